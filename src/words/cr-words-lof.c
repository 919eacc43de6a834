/* cr-words-lof.c: the record of a line of fire as words. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-words-lof-private.h"

#include <glib/gi18n.h>

#include "cr-numbering.h"
#include "cr-text.h"

const char *
cr_words_verdict (CrVerdict verdict)
{
  switch (verdict) {
  case CR_LOF_CLEAR:
    return cr_text ("clear");
  case CR_LOF_BLOCKED:
    return cr_text ("no fire");
  default:
    return cr_text ("not possible");
  }
}

/* Two or three words for a badge on the map. Whatever blocks the line, its own badge says "no
 * fire". */
static const char *const reasons[] = {
  [CR_LOF_FREE] = N_ ("no fire"),
  [CR_LOF_TOO_HIGH] = N_ ("too high"),
  [CR_LOF_NOT_AT_EDGE] = N_ ("not at the edge"),
  [CR_LOF_DEAD_GROUND] = N_ ("dead ground"),
  [CR_LOF_WALL] = N_ ("wall between"),
  [CR_LOF_OPENINGS] = N_ ("two openings"),
  [CR_LOF_SOLID] = N_ ("solid"),
  [CR_LOF_BOARDS] = N_ ("hoarding between"),
  [CR_LOF_NOT_LOWER] = N_ ("not lower"),
  [CR_LOF_TOO_FAR] = N_ ("too far off"),
  [CR_LOF_MEN] = N_ ("somebody between"),
  [CR_LOF_DEAD_EDGE] = N_ ("dead ground"),
  [CR_LOF_SET_BACK] = N_ ("set back"),
  [CR_LOF_INNER_WALL] = N_ ("inner battlement"),
  [CR_LOF_KEEP_DOORWAY] = N_ ("keep doorway"),
  [CR_LOF_NOT_IN_LINE] = N_ ("not in line"),
  [CR_LOF_OUT_OF_ARC] = N_ ("outside the arc"),
  [CR_LOF_MOAT] = N_ ("from the moat"),
  [CR_LOF_HOARDED] = N_ ("behind a hoarding"),
  [CR_LOF_UNDERGROUND] = N_ ("underground"),
  [CR_LOF_OUT_OF_RANGE] = N_ ("out of range"),
  [CR_LOF_UNSEEN] = N_ ("not seen"),
  [CR_LOF_STUNNED] = N_ ("stunned"),
  [CR_LOF_WEAPON_KNEELS] = N_ ("on his knees"),
  [CR_LOF_SHOOTER_KNEELS] = N_ ("on his knees"),
  [CR_LOF_TARGET_KNEELS] = N_ ("kneels in cover"),
  [CR_LOF_AT_FOOT] = N_ ("infinite cover"),
  [CR_LOF_FRIEND_BESIDE] = N_ ("friend beside"),
  [CR_LOF_HOARDING_ARC] = N_ ("outside the arc"),
  [CR_LOF_MURDER_HOLES] = N_ ("not with this weapon"),
  [CR_LOF_NO_ENGINE] = N_ ("not with this weapon"),
  [CR_LOF_LADDER] = N_ ("from a ladder"),
  [CR_LOF_TREE] = N_ ("not with this weapon"),
  [CR_LOF_NOT_BELOW] = N_ ("not below"),
  [CR_LOF_SHUT_IN] = N_ ("closed side"),
  [CR_LOF_COVERED] = N_ ("infinite cover"),
  [CR_LOF_NO_END] = N_ ("not possible"),
  [CR_LOF_NO_POST] = N_ ("not possible"),
  [CR_LOF_SAME_PLACE] = N_ ("same hex"),
  [CR_LOF_NO_PLACE] = N_ ("not possible"),
};

G_STATIC_ASSERT (G_N_ELEMENTS (reasons) == CR_LOF_NO_PLACE + 1);

const char *
cr_words_reason (CrLofReason reason)
{
  return cr_text (reasons[reason]);
}

const char *
cr_words_band_name (int band)
{
  switch (band) {
  case CR_BAND_SHORT:
    return cr_text ("short");
  case CR_BAND_MEDIUM:
    return cr_text ("medium");
  case CR_BAND_LONG:
    return cr_text ("long");
  case CR_BAND_OUT:
    return cr_text ("too long");
  default:
    return NULL;
  }
}

/**
 * word_band:
 *
 * Returns: (nullable): the band of the range, NULL without a weapon
 */
static const char *
word_band (const CrLof *lof)
{
  return cr_words_band_name (lof->band);
}

CrWordsLof
cr_words_lof_parts (const CrScene *scene, const CrLof *lof, const char *const *languages)
{
  g_autofree char *from = cr_words_lof_stand (scene, lof->from, &lof->from_stand, languages);
  g_autofree char *to = cr_words_lof_stand (scene, lof->to, &lof->to_stand, languages);
  gboolean clear = lof->verdict == CR_LOF_CLEAR;
  g_autofree char *why = clear ? cr_words_lof_describe_cover (scene, lof, languages)
                               : cr_words_lof_explain (scene, lof, languages);
  CrWordsLof words;

  const char *band = word_band (lof);

  words.before = band == NULL
                     ? g_strdup_printf (cr_text ("%1$s → %2$s, range %3$d: "), from, to, lof->range)
                     : g_strdup_printf (cr_text ("%1$s → %2$s, range %3$d (%4$s): "), from, to,
                                        lof->range, band);
  words.verdict = g_strdup (cr_words_verdict (lof->verdict));
  words.after = g_strconcat (clear ? ", " : " — ", why, lof->rules[0] != NULL ? ". " : "",
                             lof->rules[0] != NULL ? lof->rules[0] : "", ".", NULL);
  return words;
}

void
cr_words_lof_clear (CrWordsLof *words)
{
  g_clear_pointer (&words->before, g_free);
  g_clear_pointer (&words->verdict, g_free);
  g_clear_pointer (&words->after, g_free);
}

char *
cr_words_lof (const CrScene *scene, const CrLof *lof, const char *const *languages)
{
  g_auto (CrWordsLof) words = cr_words_lof_parts (scene, lof, languages);

  return g_strconcat (words.before, words.verdict, words.after, NULL);
}

char *
cr_words_badge (const CrLof *lof)
{
  if (lof->verdict == CR_LOF_IMPOSSIBLE)
    return g_strdup (cr_words_reason (lof->reason));
  if (lof->verdict == CR_LOF_BLOCKED)
    return g_strdup (cr_words_verdict (lof->verdict));
  if (lof->cover == CR_COVER_NONE)
    return g_strdup (cr_words_verdict (lof->verdict));
  return g_strdup_printf ("%s, %s", cr_words_verdict (lof->verdict), cr_words_cover (lof->cover));
}

char *
cr_words_tag (const CrScene *scene, CrPlace place, int level)
{
  g_autofree char *number = cr_map_format_printed (cr_scene_get_map (scene), place);
  g_autofree char *height = cr_words_level (level);

  return g_strdup_printf ("%s  %s", number, height);
}

char *
cr_words_decided (const CrScene *scene, const CrLof *lof)
{
  const CrLofStep *step = &lof->decided;
  int level = step->top != CR_LOF_NO_TOP ? step->top : cr_scene_get_level (scene, step->place);
  g_autofree char *where = NULL, *height = NULL;

  if (step->side < 0)
    return cr_words_tag (scene, step->place, level);
  where = cr_words_side (scene, step->place, step->side);
  height = cr_words_level (level);
  return g_strdup_printf ("%s  %s", where, height);
}

/* Returns: (nullable): the highest step that stops the line, if it is higher than the one that
 * decides */
static const CrLofStep *
find_higher (const CrLof *lof, const GArray *steps)
{
  const CrLofStep *highest = &lof->decided;

  for (guint i = 0; lof->deciding >= 0 && i < steps->len; i++) {
    const CrLofStep *step = &g_array_index (steps, CrLofStep, i);

    if (step->reason != CR_LOF_FREE && step->top != CR_LOF_NO_TOP && step->top > highest->top)
      highest = step;
  }
  return highest != &lof->decided ? highest : NULL;
}

char *
cr_words_higher (const CrScene *scene,
                 const CrLof *lof,
                 const GArray *steps,
                 const char *const *languages)
{
  const CrLofStep *step = lof->verdict != CR_LOF_CLEAR ? find_higher (lof, steps) : NULL;
  g_autofree char *where = NULL, *what = NULL, *level = NULL;

  if (step == NULL)
    return NULL;
  level = cr_words_level (step->top);
  if (step->side < 0) {
    where = cr_map_format_printed (cr_scene_get_map (scene), step->place);
    what = cr_words_surface (scene, step->place, languages);
  } else {
    where = cr_words_side (scene, step->place, step->side);
    what = step->kind >= 0 ? cr_words_side_kind (scene, (CrSideKind) step->kind, languages)
                           : g_strdup (cr_text ("open side"));
  }
  return g_strdup_printf (cr_text ("%s (%s)  %s"), where, what, level);
}

char *
cr_words_reverse (const CrLof *lof)
{
  if (lof->reverse == lof->verdict)
    return g_strdup (cr_text ("the same"));

  const char *verdict = cr_words_verdict (lof->reverse);
  const char *reason = cr_words_reason (lof->reverse_reason);
  if (lof->reverse == CR_LOF_CLEAR || g_str_equal (verdict, reason))
    return g_strdup (verdict);
  return g_strdup_printf ("%s, %s", verdict, reason);
}

char *
cr_words_step (const CrScene *scene, const CrLofStep *step, const char *const *languages)
{
  g_autofree char *where = step->side >= 0
                               ? cr_words_side (scene, step->place, step->side)
                               : cr_map_format_printed (cr_scene_get_map (scene), step->place);
  g_autofree char *what = NULL, *top = NULL;

  if (step->side >= 0)
    what = step->kind >= 0 ? cr_words_side_kind (scene, (CrSideKind) step->kind, languages)
                           : g_strdup (cr_text ("open side"));
  else if (cr_scene_has_place (scene, step->place))
    what = cr_words_surface (scene, step->place, languages);
  else
    what = g_strdup (cr_text ("off the map"));
  if (step->top != CR_LOF_NO_TOP)
    top = cr_words_level (step->top);

  g_autofree char *men =
      step->men > 0
          ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d man", "%d men", (gulong) step->men),
                             step->men)
          : NULL;
  const char *does = step->reason != CR_LOF_FREE ? cr_text ("stops") : cr_text ("lets pass");
  g_autofree char *row = g_strjoin (" ", where, what, top != NULL ? top : "", NULL);
  return g_strjoin (" ", g_strchomp (row), men != NULL ? men : does, men != NULL ? does : NULL,
                    NULL);
}
