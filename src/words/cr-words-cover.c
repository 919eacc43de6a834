/* cr-words-cover.c: the cover of a target as words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-lof-private.h"

#include <glib/gi18n.h>

#include "cr-text.h"

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

/* What gives a cover that is neither the target's hex nor one of its sides; %s is the step. */
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

char *
cr_words_lof_describe_shelter (const CrLof *lof)
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

  char *shelter = cr_words_lof_describe_shelter (lof);
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
 * cr_words_die:
 *
 * Returns: (transfer full) (nullable): "die +2": what is known to be added to the missile die
 */
char *
cr_words_die (const CrLof *lof)
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

/* Cover, what raised it, and the die. */
char *
cr_words_lof_describe_cover (const CrScene *scene, const CrLof *lof, const char *const *languages)
{
  g_autofree char *shelter = describe_all_cover (scene, lof, languages);
  g_autofree char *die = cr_words_die (lof);
  GString *text = g_string_new (shelter);

  if (lof->knelt)
    g_string_append_printf (text, ", %s", cr_text ("on his knees"));
  if (die != NULL)
    g_string_append_printf (text, ", %s", die);
  return g_string_free (text, FALSE);
}
