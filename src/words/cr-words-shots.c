/* cr-words-shots.c: who can hit whom, what a change does, and what a way costs, as sentences and
 * tables. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-map-words.h"
#include "cr-text.h"
#include "cr-words-castle.h"
#include "cr-words-fire-private.h"
#include "cr-words-lof.h"

#define ngettext(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

/* A cell names at most so many shooters before "…". */
#define MOST_NAMES 6

char *
cr_words_hitters (const CrWordsFire *asked, CrPlace target, const GArray *hitters)
{
  g_autofree char *to = cr_words_fire_place (asked, target);
  g_autofree char *best = NULL;
  const CrLof *lof;

  if (hitters->len == 0)
    return g_strdup_printf (cr_text ("Nobody can hit %s."), to);
  lof = &g_array_index (hitters, CrLof, 0);
  best = cr_words_lof_stand (asked->scene, lof->from, &lof->from_stand, asked->languages);
  return g_strdup_printf (
      ngettext ("%1$s can be hit from %2$d place: from %3$s, range %4$d, %5$s.",
                "%1$s can be hit from %2$d places, best from %3$s, range %4$d, %5$s.",
                hitters->len),
      to, (int) hitters->len, best, lof->range, cr_words_cover (lof->cover));
}

/* Returns: (transfer full): "heavy cover, battlement" */
static char *
describe_cover (const CrWordsFire *asked, const CrLof *lof)
{
  g_autofree char *kind = NULL;

  if (lof->cover_side < 0 || lof->cover == CR_COVER_NONE)
    return g_strdup (cr_words_cover (lof->cover));
  kind = cr_words_side_kind (asked->scene, (CrSideKind) lof->cover_side, asked->languages);
  return g_strdup_printf ("%s, %s", cr_words_cover (lof->cover), kind);
}

CrWordsTable *
cr_words_hitters_table (const CrWordsFire *asked, const GArray *hitters)
{
  const CrWordsColumn columns[] = {
    { cr_text ("From"), FALSE },  { cr_text ("Ground"), FALSE }, { cr_text ("Range"), TRUE },
    { cr_text ("Cover"), FALSE }, { cr_text ("Back"), FALSE },   { cr_text ("Rule"), FALSE },
  };
  CrWordsTable *table = cr_words_table_new (columns, G_N_ELEMENTS (columns));

  for (guint i = 0; i < hitters->len; i++) {
    const CrLof *lof = &g_array_index (hitters, CrLof, i);

    cr_words_table_take (table, cr_words_fire_number (asked, lof->from));
    cr_words_table_take (table, lof->from_stand.work != NULL
                                    ? cr_words_lof_footing (&lof->from_stand, asked->languages)
                                    : cr_words_fire_ground (asked, lof->from));
    cr_words_table_add_number (table, lof->range);
    cr_words_table_take (table, describe_cover (asked, lof));
    cr_words_table_take (table, cr_words_reverse (lof));
    cr_words_table_add (table, lof->rules[0] != NULL ? lof->rules[0] : "");
  }
  return table;
}

char *
cr_words_shots (const CrWordsFire *asked, const CrShotTable *shots)
{
  guint n_rows = cr_shot_table_n_rows (shots), n_columns = cr_shot_table_n_columns (shots);
  g_autofree char *from = NULL, *to = NULL;
  guint n = 0;

  if (n_rows == 0 || n_columns == 0)
    return g_strdup (cr_text ("One of the hexes is not on the map."));
  for (guint row = 0; row < n_rows; row++)
    for (guint column = 0; column < n_columns; column++)
      n += cr_shot_table_get (shots, row, column)->verdict == CR_LOF_CLEAR ? 1 : 0;
  from = cr_words_fire_number (asked, (CrPlace){ 0, cr_shot_table_get_row (shots, 0).hex });
  to = cr_words_fire_number (asked, (CrPlace){ 0, cr_shot_table_get_column (shots, 0).hex });
  return g_strdup_printf (ngettext ("%1$s → %2$s over all floors: %3$d of %4$d shot is clear.",
                                    "%1$s → %2$s over all floors: %3$d of %4$d shots are clear.",
                                    n_rows * n_columns),
                          from, to, (int) n, (int) (n_rows * n_columns));
}

/* Returns: (transfer full): "Siege tower, top (+3)", with the names in the ruleset */
static char *
name_post (const CrWordsFire *asked, const CrLofStand *stand)
{
  const char *work = cr_node_get_localized (stand->work->node, "name", asked->languages);
  const char *part = stand->part != NULL
                         ? cr_node_get_localized (stand->part->node, "name", asked->languages)
                         : NULL;
  g_autofree char *level = cr_words_level (stand->level);

  return g_strdup_printf ("%s%s%s (%s)", work != NULL ? work : stand->work->id,
                          part != NULL ? ", " : "", part != NULL ? part : "", level);
}

char *
cr_words_stand (const CrWordsFire *asked, CrPlace place, const CrLofStand *stand)
{
  const CrMap *map = cr_scene_get_map (asked->scene);
  g_autofree char *ground = NULL;

  if (stand->work != NULL)
    return name_post (asked, stand);
  ground = cr_words_fire_ground (asked, place);
  return g_strdup_printf ("%s (%s)", cr_map_get_floor_name (map, place.floor, asked->languages),
                          ground);
}

CrWordsTable *
cr_words_shots_table (const CrWordsFire *asked, const CrShotTable *shots)
{
  guint n_rows = cr_shot_table_n_rows (shots);
  guint n_columns = n_rows > 0 ? cr_shot_table_n_columns (shots) : 0;
  g_autoptr (GArray) columns = g_array_new (FALSE, FALSE, sizeof (CrWordsColumn));
  g_autoptr (GPtrArray) heads = g_ptr_array_new_with_free_func (g_free);
  CrWordsColumn head = { cr_text ("From \\ to"), FALSE };
  CrWordsTable *table;

  g_array_append_val (columns, head);
  for (guint i = 0; i < n_columns; i++) {
    g_ptr_array_add (heads, cr_words_stand (asked, cr_shot_table_get_column (shots, i),
                                            &cr_shot_table_get (shots, 0, i)->to_stand));
    head.head = heads->pdata[i];
    g_array_append_val (columns, head);
  }
  table = cr_words_table_new ((const CrWordsColumn *) (const void *) columns->data, columns->len);
  for (guint row = 0; n_columns > 0 && row < n_rows; row++) {
    cr_words_table_take (table, cr_words_stand (asked, cr_shot_table_get_row (shots, row),
                                                &cr_shot_table_get (shots, row, 0)->from_stand));
    for (guint i = 0; i < n_columns; i++)
      cr_words_table_take (table, cr_words_badge (cr_shot_table_get (shots, row, i)));
  }
  return table;
}

static const char *
word_change (CrFireChange change)
{
  switch (change) {
  case CR_FIRE_GAINED:
    return cr_text ("gained");
  case CR_FIRE_LOST:
    return cr_text ("lost");
  case CR_FIRE_COVER:
    return cr_text ("other cover");
  case CR_FIRE_SHOOTERS:
    return cr_text ("other number of shooters");
  default:
    return cr_text ("unchanged");
  }
}

/* "12 places gained" */
static char *
count_change (const CrDifference *difference, CrFireChange change)
{
  guint n = cr_difference_count (difference, change);
  const char *form;

  switch (change) {
  case CR_FIRE_GAINED:
    form = ngettext ("%u place gained", "%u places gained", n);
    break;
  case CR_FIRE_LOST:
    form = ngettext ("%u place lost", "%u places lost", n);
    break;
  case CR_FIRE_COVER:
    form = ngettext ("%u place in other cover", "%u places in other cover", n);
    break;
  default:
    form = ngettext ("%u place under another number of shooters",
                     "%u places under another number of shooters", n);
  }
  return g_strdup_printf (form, n);
}

char *
cr_words_difference (const CrWordsFire *asked, const CrDifference *difference)
{
  GString *text = g_string_new (NULL);

  for (int change = CR_FIRE_GAINED; change < CR_N_FIRE_CHANGES; change++) {
    g_autofree char *part = NULL;

    if (cr_difference_count (difference, (CrFireChange) change) == 0)
      continue;
    part = count_change (difference, (CrFireChange) change);
    g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", part);
  }
  if (text->len == 0)
    g_string_append (text, cr_text ("No change of fire anywhere."));
  else
    g_string_append_c (text, '.');
  return g_string_free (text, FALSE);
}

/* "no fire" or "medium cover, 3 men" */
static char *
describe_cell (const CrFieldCell *cell)
{
  if (cell->n_shooters == 0)
    return g_strdup (cr_words_verdict (CR_LOF_BLOCKED));
  /* Translators: a cover, and how many can shoot there */
  return g_strdup_printf (ngettext ("%1$s, %2$d man", "%1$s, %2$d men", cell->n_shooters),
                          cr_words_cover ((CrCover) cell->cover), cell->n_shooters);
}

CrWordsTable *
cr_words_difference_table (const CrWordsFire *asked, const CrDifference *difference)
{
  const CrWordsColumn columns[] = {
    { cr_text ("Hex"), FALSE },    { cr_text ("Ground"), FALSE }, { cr_text ("Change"), FALSE },
    { cr_text ("Before"), FALSE }, { cr_text ("After"), FALSE },
  };
  CrWordsTable *table = cr_words_table_new (columns, G_N_ELEMENTS (columns));

  for (guint i = 0; i < cr_difference_n (difference); i++) {
    const CrDifferenceCell *cell = cr_difference_get (difference, i);

    cr_words_table_take (table, cr_words_fire_number (asked, cell->place));
    cr_words_table_take (table, cr_words_fire_footing (asked, cell->place));
    cr_words_table_add (table, word_change (cell->change));
    cr_words_table_take (table, describe_cell (&cell->before));
    cr_words_table_take (table, describe_cell (&cell->after));
  }
  return table;
}

char *
cr_words_exposure (const CrWordsFire *asked, const CrExposure *exposure)
{
  guint n_steps = cr_exposure_n_steps (exposure), worst = cr_exposure_get_worst (exposure);
  guint n_shots = cr_exposure_get_total (exposure), n_men = cr_exposure_n_men (exposure);
  g_autofree char *where = NULL, *steps = NULL, *shots = NULL, *men = NULL;

  if (n_shots == 0)
    return g_strdup_printf (
        ngettext ("%u step, out of all fire.", "%u steps, out of all fire.", n_steps), n_steps);
  where = cr_words_fire_number (asked, cr_exposure_get_step (exposure, worst)->place);
  steps = g_strdup_printf (ngettext ("%u step", "%u steps", n_steps), n_steps);
  shots = g_strdup_printf (ngettext ("%u shot", "%u shots", n_shots), n_shots);
  men = g_strdup_printf (ngettext ("%u man", "%u men", n_men), n_men);
  /* Translators: “3 steps”, “4 shots”, “2 men”, two numbers about a hex */
  return g_strdup_printf (
      cr_text ("%1$s under %2$s by %3$s; out of fire: %4$u; worst: %5$s, from %6$u."), steps, shots,
      men, cr_exposure_n_safe (exposure), where,
      cr_exposure_get_step (exposure, worst)->hitters->len);
}

/* "1107 1109 1112 …" */
static char *
list_shooters (const CrWordsFire *asked, const GArray *hitters)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < MIN (hitters->len, MOST_NAMES); i++) {
    g_autofree char *number = cr_words_fire_number (asked, g_array_index (hitters, CrLof, i).from);

    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", number);
  }
  if (hitters->len > MOST_NAMES)
    g_string_append (text, " …");
  return g_string_free (text, FALSE);
}

CrWordsTable *
cr_words_exposure_table (const CrWordsFire *asked, const CrExposure *exposure)
{
  const CrWordsColumn columns[] = {
    { cr_text ("Step"), TRUE },     { cr_text ("Hex"), FALSE },   { cr_text ("Ground"), FALSE },
    { cr_text ("Shooters"), TRUE }, { cr_text ("Cover"), FALSE }, { cr_text ("From"), FALSE },
  };
  CrWordsTable *table = cr_words_table_new (columns, G_N_ELEMENTS (columns));

  for (guint i = 0; i < cr_exposure_n_steps (exposure); i++) {
    const CrExposureStep *step = cr_exposure_get_step (exposure, i);
    const CrLof *best = step->hitters->len > 0 ? &g_array_index (step->hitters, CrLof, 0) : NULL;

    cr_words_table_add_number (table, (int) i + 1);
    cr_words_table_take (table, cr_words_fire_number (asked, step->place));
    cr_words_table_take (table, cr_words_fire_footing (asked, step->place));
    cr_words_table_add_number (table, (int) step->hitters->len);
    cr_words_table_add (table, best != NULL ? cr_words_cover (best->cover) : "");
    cr_words_table_take (table, list_shooters (asked, step->hitters));
  }
  return table;
}

/* Returns: the format of an offer; it has a placeholder for the place, and for the thing if needed
 */
static const char *
get_form (CrOfferKind what)
{
  switch (what) {
  case CR_OFFER_REMOVE:
    return cr_text ("Without the %1$s of %2$s");
  case CR_OFFER_OPEN:
    return cr_text ("With the %1$s of %2$s open");
  case CR_OFFER_SHUT:
    return cr_text ("With the %1$s of %2$s shut");
  default:
    return cr_text ("With a %1$s at %2$s");
  }
}

char *
cr_words_offer (const CrWordsFire *asked, const CrOffer *offer)
{
  g_autofree char *number = cr_words_fire_number (asked, offer->place);
  g_autofree char *where = offer->side >= 0
                               ? cr_words_side (asked->scene, offer->place, offer->side)
                               : g_strdup (number);
  g_autofree char *kind = NULL;

  switch (offer->what) {
  case CR_OFFER_BREACH:
    return g_strdup_printf (cr_text ("With a breach at %s"), where);
  case CR_OFFER_WORK:
    return g_strdup_printf (cr_text ("%1$s of %2$s: %3$s"),
                            cr_words_mechanism_kind (offer->mechanism), where,
                            cr_words_mechanism_state (offer->state));
  case CR_OFFER_FELL:
    return g_strdup_printf (cr_text ("Without the tree of %s"), where);
  default:
    kind = cr_words_side_kind (asked->scene, (CrSideKind) offer->kind, asked->languages);
    return g_strdup_printf (get_form (offer->what), kind, where);
  }
}
