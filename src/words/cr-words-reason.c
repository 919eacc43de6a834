/* cr-words-reason.c: the reason why a line of fire is blocked, and the cover on a clear one.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-lof-private.h"

#include "cr-numbering.h"
#include "cr-text.h"

#include <glib/gi18n.h>

const char *
cr_words_cover (CrCover cover)
{
  switch (cover) {
  case CR_COVER_NONE:
    return cr_text ("no cover");
  case CR_COVER_LIGHT:
    return cr_text ("light cover");
  case CR_COVER_MEDIUM:
    return cr_text ("medium cover");
  case CR_COVER_HEAVY:
    return cr_text ("heavy cover");
  default:
    return cr_text ("infinite cover");
  }
}

/* Things that give cover and are neither the target's hex nor one of its sides; %s is the step. */
static const struct {
  const char *rule, *text;
} shelters[] = {
  { "COV-02", N_ ("%s inside the castle, its drawbridge raised") },
  { "COV-07", N_ ("%s beside the drawbridge") },
  { "ROF-01", N_ ("%s on the flat roof") },
  { "TRE-04", N_ ("%s up a tree") },
  { "HRD-05", N_ ("%s in the hoarding") },
  { "WAG-01", N_ ("%s in the cart") },
  { "WAG-02", N_ ("%s in the moving cart") },
};

static char *
words_lof_describe_shelter (const CrLof *lof)
{
  for (gsize i = 0; i < G_N_ELEMENTS (shelters) && lof->cover_side < 0; i++)
    if (g_strcmp0 (lof->cover_rule, shelters[i].rule) == 0)
      return g_strdup_printf (cr_text (shelters[i].text), cr_words_cover (lof->cover));
  return NULL;
}

/* "heavy cover over the battlement" */
static char *
describe_all_cover (const CrScene *scene, const CrLof *lof, const char *const *languages)
{
  const char *cover = cr_words_cover (lof->cover);

  if (lof->cover == CR_COVER_NONE || (lof->knelt && lof->cover_side < 0))
    return g_strdup (cover);

  char *shelter = words_lof_describe_shelter (lof);
  if (shelter != NULL)
    return shelter;
  if (lof->cover_side < 0) {
    g_autofree char *surface = cr_words_lof_shelter (scene, lof, languages);
    return g_strdup_printf (cr_text ("%1$s in the %2$s"), cover, surface);
  }

  g_autofree char *kind = cr_words_side_kind (scene, (CrSideKind) lof->cover_side, languages);
  gboolean through =
      lof->cover_side == CR_SIDE_SLIT || cr_side_kind_is_opening ((CrSideKind) lof->cover_side);
  return through ? g_strdup_printf (cr_text ("%1$s through the %2$s"), cover, kind)
                 : g_strdup_printf (cr_text ("%1$s over the %2$s"), cover, kind);
}

/**
 * words_die:
 *
 * Returns: (transfer full) (nullable): "die +2": the known modifiers of the missile die
 */
static char *
words_die (const CrLof *lof)
{
  g_autofree char *sum = NULL;
  int n = 0;

  for (int i = 0; i < lof->n_modifiers; i++)
    n += lof->modifiers[i].value;
  if (n == 0)
    return NULL;
  sum = cr_words_level (n);
  return g_strdup_printf (cr_text ("die %s"), sum);
}

char *
cr_words_lof_describe_cover (const CrScene *scene, const CrLof *lof, const char *const *languages)
{
  g_autofree char *shelter = describe_all_cover (scene, lof, languages);
  g_autofree char *die = words_die (lof);
  GString *text = g_string_new (shelter);

  if (lof->knelt)
    g_string_append_printf (text, ", %s", cr_text ("on his knees"));
  if (die != NULL)
    g_string_append_printf (text, ", %s", die);
  return g_string_free (text, FALSE);
}

/* From below, a rampart ends at its battlement: whether the wall has one towards the lower man. */
static gboolean
shows_battlement (const CrScene *scene, const CrLof *lof)
{
  const CrMap *map = cr_scene_get_map (scene);
  gboolean shooter_low =
      cr_scene_get_level (scene, lof->from) <= cr_scene_get_level (scene, lof->to);
  CrHex low = shooter_low ? lof->from.hex : lof->to.hex;
  CrPlace place = lof->decided.place;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    gsize n;
    const CrSide *things = cr_map_get_sides (map, place, d, &n);

    if (cr_hex_dot (cr_hex_steps[d], cr_hex_sub (low, place.hex)) <= 1)
      continue;
    for (gsize i = 0; i < n; i++)
      if (things[i].kind == CR_SIDE_BATTLEMENT && cr_map_is_inside (map, &things[i], place.hex))
        return TRUE;
  }
  return FALSE;
}

/* Returns: (transfer full): what decides, without its place */
static char *
name_obstacle (const CrScene *scene, const CrLof *lof, const char *const *languages)
{
  const CrLofStep *step = &lof->decided;
  const CrTerrainKind *terrain = cr_scene_get_terrain (scene, step->place);

  if (g_strcmp0 (step->rule, "TWR-14") == 0 ||
      (g_strcmp0 (step->rule, "TWR-12") == 0 && (terrain == NULL || !terrain->blocks)))
    return g_strdup (cr_text ("siege tower"));

  if (step->side >= 0 && step->kind >= 0)
    return cr_words_side_kind (scene, (CrSideKind) step->kind, languages);
  if (step->top > cr_scene_get_top (scene, step->place))
    return cr_words_side_kind (scene, CR_SIDE_HOARDING, languages);
  if (shows_battlement (scene, lof))
    return cr_words_side_kind (scene, CR_SIDE_BATTLEMENT, languages);
  return cr_words_surface (scene, step->place, languages);
}

/* Returns: (transfer full): the hex to which a battlement on the line belongs, not the hex from
 * which the line came */
static char *
name_inside (const CrScene *scene, const CrLofStep *step)
{
  const CrMap *map = cr_scene_get_map (scene);
  CrPlace place = step->place;
  gsize n;
  const CrSide *things =
      step->side >= 0 ? cr_map_get_sides (map, place, step->side, &n) : (n = 0, NULL);

  for (gsize i = 0; i < n; i++)
    if (things[i].kind == CR_SIDE_BATTLEMENT) {
      place.hex = cr_map_get_inside_hex (map, &things[i]);
      break;
    }
  return cr_map_format_printed (map, place);
}

/* Returns: (transfer full) (nullable): the breach for which the line leaves a rampart over this
 * side */
static char *
name_breach (const CrScene *scene, const CrLofStep *step)
{
  CrPlace place = step->place;
  const CrTerrainKind *terrain = cr_scene_get_terrain (scene, place);

  if (step->side >= 0 && (terrain == NULL || !terrain->breach))
    place.hex = cr_hex_neighbour (place.hex, step->side);
  return cr_map_format_printed (cr_scene_get_map (scene), place);
}

/* Explains dead ground: a man too near behind the foot of an obstacle. */
static char *
explain_dead_ground (const CrLof *lof, const char *what, const char *where)
{
  const CrLofStep *step = &lof->decided;

  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   "dead ground behind the %1$s of %2$s: needs %3$d hex from its foot, has "
                   "%4$d (N %5$d, H %6$d, D2 %7$d)",
                   "dead ground behind the %1$s of %2$s: needs %3$d hexes from its foot, has "
                   "%4$d (N %5$d, H %6$d, D2 %7$d)",
                   (gulong) lof->needs),
      what, where, lof->needs, step->d1, step->n, step->h, step->d2);
}

/* Explains a man too near below the edge of the upper man's own rampart. */
static char *
explain_edge (const CrLof *lof, const char *what, const char *where)
{
  const CrLofStep *step = &lof->decided;

  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   "dead ground behind the edge of the %1$s of %2$s: needs %3$d hex from it, "
                   "has %4$d (N %5$d, D2 %6$d)",
                   "dead ground behind the edge of the %1$s of %2$s: needs %3$d hexes from it, "
                   "has %4$d (N %5$d, D2 %6$d)",
                   (gulong) lof->needs),
      what, where, lof->needs, step->d1, step->n, step->d2);
}

/* Explains heights: the obstacle, then N, H, D1 and D2 of the rule, as far as they decide. */
static char *
explain_height (const CrScene *scene, const CrLof *lof, const char *const *languages)
{
  const CrLofStep *step = &lof->decided;
  g_autofree char *what = name_obstacle (scene, lof, languages);
  g_autofree char *where = step->side >= 0
                               ? cr_words_side (scene, step->place, step->side)
                               : cr_map_format_printed (cr_scene_get_map (scene), step->place);

  switch (lof->reason) {
  case CR_LOF_NOT_LOWER:
    return g_strdup_printf (cr_text ("the %1$s of %2$s is not lower than the upper man"), what,
                            where);
  case CR_LOF_TOO_FAR:
    return g_strdup_printf (
        cr_text ("the %1$s of %2$s is lower than the upper man, who ignores that only on a "
                 "battlement or at a slit, and not beyond %3$d hexes"),
        what, where, lof->limit);
  case CR_LOF_TOO_HIGH:
    return g_strdup_printf (cr_text ("the %1$s of %2$s is higher than both men (N %3$d, H %4$d)"),
                            what, where, step->n, step->h);
  case CR_LOF_WALL:
    return g_strdup_printf (cr_text ("the %1$s of %2$s stands between (N %3$d, H %4$d)"), what,
                            where, step->n, step->h);
  case CR_LOF_NOT_AT_EDGE:
    return g_strdup_printf (
        cr_text ("the %1$s of %2$s is as high as the upper man, who is not at its edge "
                 "(N %3$d, H %4$d, D2 %5$d)"),
        what, where, step->n, step->h, step->d2);
  case CR_LOF_DEAD_GROUND:
    return explain_dead_ground (lof, what, where);
  default:
    return explain_edge (lof, what, where);
  }
}

/* Names the men in the way; a bow can shoot over a man, but not always (LOF-04). */
static char *
explain_men_on_line (const CrLof *lof, const char *where)
{
  if (lof->weapon == NULL || lof->weapon->over_men.value == CR_OVER_NEVER)
    return g_strdup_printf (cr_text ("somebody stands on the line in %s"), where);
  if (lof->band == CR_BAND_SHORT)
    return g_strdup_printf (
        cr_text ("somebody stands on the line in %s, and the target is too near to shoot over him"),
        where);
  return g_strdup_printf (
      cr_text ("somebody stands on the line in %s, and the target is too well covered to shoot "
               "over him"),
      where);
}

/* Explains reasons that name one thing and its place. */
static char *
explain_thing (const CrScene *scene, const CrLof *lof, const char *const *languages)
{
  const CrLofStep *step = &lof->decided;
  const CrMap *map = cr_scene_get_map (scene);
  g_autofree char *what = name_obstacle (scene, lof, languages);
  g_autofree char *inside = name_inside (scene, step), *breach = name_breach (scene, step);
  g_autofree char *where = step->side >= 0 ? cr_words_side (scene, step->place, step->side)
                                           : cr_map_format_printed (map, step->place);
  g_autofree char *from = cr_map_format_printed (map, lof->from);
  g_autofree char *to = cr_map_format_printed (map, lof->to);

  switch (lof->reason) {
  case CR_LOF_OPENINGS:
    return g_strdup_printf (cr_text ("the %1$s of %2$s is the second opening on the line"), what,
                            where);
  case CR_LOF_SOLID:
    return g_strdup_printf (cr_text ("no shot passes the %1$s of %2$s"), what, where);
  case CR_LOF_BOARDS:
    return g_strdup_printf (cr_text ("the boards of the hoarding over %s are in the way"), where);
  case CR_LOF_MEN:
    return explain_men_on_line (lof, where);
  case CR_LOF_SET_BACK:
    if (g_strcmp0 (step->rule, "RMP-02") == 0)
      return g_strdup_printf (cr_text ("set back on the rampart, and not beside the breach of %s"),
                              breach);
    return g_strdup_printf (cr_text ("set back behind the battlement of %s"), inside);
  case CR_LOF_INNER_WALL:
    return g_strdup_printf (cr_text ("the rampart is fortified on this side too, at %s"), inside);
  case CR_LOF_KEEP_DOORWAY:
    if (step->reason == CR_LOF_FREE)
      return g_strdup_printf (cr_text ("no shot goes out of the keep doorway of %s"), from);
    return g_strdup_printf (cr_text ("no shot goes through the keep doorway of %s"), where);
  case CR_LOF_NOT_IN_LINE:
    return g_strdup_printf (cr_text ("not in line with the slit of %s"), to);
  case CR_LOF_OUT_OF_ARC:
    return g_strdup_printf (cr_text ("outside the arc of the slit of %s"), from);
  default:
    if (step->side < 0)
      return g_strdup_printf (cr_text ("the hoarding over %s hides who is on its battlement"),
                              where);
    return g_strdup_printf (cr_text ("the battlement of %s is behind a hoarding"), inside);
  }
}

/* "infinite cover in the keep doorway" */
static char *
explain_cover (const CrScene *scene, const CrLof *lof, const char *const *languages)
{
  char *shelter = words_lof_describe_shelter (lof);

  if (shelter != NULL)
    return shelter;

  g_autofree char *surface = cr_words_lof_shelter (scene, lof, languages);
  return g_strdup_printf (cr_text ("infinite cover in the %s"), surface);
}

/* Explains reasons of weapon, weather and stance. */
static char *
explain_muster (const CrLof *lof)
{
  switch (lof->reason) {
  case CR_LOF_OUT_OF_RANGE:
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "out of range: the weapon reaches %d hex",
                                         "out of range: the weapon reaches %d hexes",
                                         (gulong) lof->limit),
                            lof->limit);
  case CR_LOF_UNSEEN:
    return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE, "the target is not seen: one sees no farther than %d hex",
                     "the target is not seen: one sees no farther than %d hexes",
                     (gulong) lof->limit),
        lof->limit);
  case CR_LOF_STUNNED:
    return g_strdup (cr_text ("the shooter is stunned"));
  case CR_LOF_WEAPON_KNEELS:
    return g_strdup (lof->weapon->kneeling.value == CR_KNEELING_LOADER
                         ? cr_text ("on his knees he needs a loader behind him for this weapon")
                         : cr_text ("this weapon is not shot on one’s knees"));
  case CR_LOF_SHOOTER_KNEELS:
    return g_strdup (cr_text ("the shooter kneels in cover and sees nothing of the target"));
  case CR_LOF_TARGET_KNEELS:
    return g_strdup (cr_text ("the target kneels in cover, which makes it infinite"));
  case CR_LOF_AT_FOOT:
    return g_strdup (cr_text ("infinite cover for animals at the foot of a rampart"));
  default:
    return g_strdup (cr_text ("a friend stands beside the target at its height"));
  }
}

/* Explains reasons of posts. */
static const char *
explain_post (CrLofReason reason)
{
  switch (reason) {
  case CR_LOF_HOARDING_ARC:
    return cr_text ("from a hoarding one shoots only outwards");
  case CR_LOF_MURDER_HOLES:
    return cr_text ("bows alone shoot out of a hoarding and up into it, and what is thrown or "
                    "poured alone goes down");
  case CR_LOF_NO_ENGINE:
    return cr_text ("no ballista is taken into a hoarding or shot through it");
  case CR_LOF_LADDER:
    return cr_text ("from a ladder one shoots only at its top, at the battlement hex before it");
  case CR_LOF_TREE:
    return cr_text ("this weapon is not shot up a tree");
  case CR_LOF_NOT_BELOW:
    return cr_text ("this is only dropped on whoever stands lower");
  case CR_LOF_SHUT_IN:
    return cr_text ("the siege tower is closed on that side");
  default:
    return cr_text ("one of the men cannot stand there");
  }
}

/* Explains reasons without a place on the line. */
static char *
explain_men (const CrScene *scene, const CrLof *lof, const char *const *languages)
{
  switch (lof->reason) {
  case CR_LOF_MOAT:
    return g_strdup (cr_text ("nobody in a moat shoots at a battlement or a slit"));
  case CR_LOF_UNDERGROUND:
    return g_strdup (cr_text ("no shot goes into or out of a passage or mine"));
  case CR_LOF_SAME_PLACE:
    return g_strdup (cr_text ("both are in the same hex"));
  case CR_LOF_NO_PLACE:
    return g_strdup (cr_text ("one of the hexes is not on the map"));
  case CR_LOF_NO_END:
    return g_strdup (cr_text ("that side of his hex is no origin towards this target"));
  default:
    return explain_cover (scene, lof, languages);
  }
}

char *
cr_words_lof_explain (const CrScene *scene, const CrLof *lof, const char *const *languages)
{
  switch (lof->reason) {
  case CR_LOF_TOO_HIGH:
  case CR_LOF_NOT_AT_EDGE:
  case CR_LOF_DEAD_GROUND:
  case CR_LOF_WALL:
  case CR_LOF_DEAD_EDGE:
  case CR_LOF_NOT_LOWER:
  case CR_LOF_TOO_FAR:
    return explain_height (scene, lof, languages);
  case CR_LOF_OUT_OF_RANGE:
  case CR_LOF_UNSEEN:
  case CR_LOF_STUNNED:
  case CR_LOF_WEAPON_KNEELS:
  case CR_LOF_SHOOTER_KNEELS:
  case CR_LOF_TARGET_KNEELS:
  case CR_LOF_AT_FOOT:
  case CR_LOF_FRIEND_BESIDE:
    return explain_muster (lof);
  case CR_LOF_HOARDING_ARC:
  case CR_LOF_MURDER_HOLES:
  case CR_LOF_NO_ENGINE:
  case CR_LOF_LADDER:
  case CR_LOF_TREE:
  case CR_LOF_NOT_BELOW:
  case CR_LOF_SHUT_IN:
  case CR_LOF_NO_POST:
    return g_strdup (explain_post (lof->reason));
  case CR_LOF_MOAT:
  case CR_LOF_UNDERGROUND:
  case CR_LOF_COVERED:
  case CR_LOF_NO_END:
  case CR_LOF_SAME_PLACE:
  case CR_LOF_NO_PLACE:
    return explain_men (scene, lof, languages);
  default:
    return explain_thing (scene, lof, languages);
  }
}
