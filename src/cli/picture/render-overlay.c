/* render-overlay.c: answers put on a sheet. SPDX-License-Identifier: GPL-3.0-or-later */
#include "render.h"

#include <glib/gi18n.h>

#include "cr-error.h"
#include "cr-near.h"
#include "cr-text.h"

/* @sheet: gets what is answered, and keeps what that is made of */
typedef struct {
  const CliQuestion *question;
  CrSheet *sheet;
} Asked;

/* A row of the table below: what is between the colons, and how it is answered. */
typedef struct {
  const char *name, *syntax;
  guint least, most;
  gboolean (*ask) (const Asked *asked, char **words, GError **error);
} Kind;

static CrFirePlaces
get_places (const GArray *places)
{
  return (CrFirePlaces){ (const CrPlace *) (const void *) places->data, places->len };
}

/* (nullable): those that the word names */
static GArray *
read_men (const Asked *asked, const char *word, GError **error)
{
  g_autoptr (GArray) men = cli_places_new ();

  return cli_question_read_some (asked->question, word, men, error) ? g_steal_pointer (&men) : NULL;
}

static void
add_men (const Asked *asked, const GArray *men)
{
  for (guint i = 0; i < men->len; i++)
    cr_sheet_add_shooter (asked->sheet, g_array_index (men, CrPlace, i), NULL, FALSE);
}

static CrField *
shoot (const Asked *asked, CrFire *fire, const GArray *men)
{
  CrField *field =
      cr_field_new (fire, get_places (men).places, men->len, &asked->question->options, NULL, NULL);

  return cr_sheet_own (asked->sheet, field, (GDestroyNotify) cr_field_free);
}

static gboolean
ask_of_field (const Asked *asked, const char *word, CrSheetField shown, GError **error)
{
  g_autoptr (GArray) men = read_men (asked, word, error);

  if (men == NULL)
    return FALSE;
  cr_sheet_add_field (asked->sheet, shoot (asked, asked->question->fire, men), shown);
  add_men (asked, men);
  return TRUE;
}

static gboolean
ask_field (const Asked *asked, char **words, GError **error)
{
  return ask_of_field (asked, words[0], CR_SHEET_FIELD, error);
}

static gboolean
ask_dead (const Asked *asked, char **words, GError **error)
{
  return ask_of_field (asked, words[0], CR_SHEET_DEAD, error);
}

static gboolean
ask_shooters (const Asked *asked, char **words, GError **error)
{
  return ask_of_field (asked, words[0], CR_SHEET_COUNTS, error);
}

static gboolean
ask_difference (const Asked *asked, char **words, GError **error)
{
  const CliQuestion *question = asked->question;
  g_autoptr (GArray) men = NULL;
  CrDifference *difference;

  if (question->before == NULL) {
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
                 _ ("--overlay difference needs --with or --without, so that something differs"));
    return FALSE;
  }
  men = read_men (asked, words[0], error);
  if (men == NULL)
    return FALSE;
  difference = cr_difference_new (question->scene, shoot (asked, question->before, men),
                                  shoot (asked, question->fire, men));
  cr_sheet_own (asked->sheet, difference, (GDestroyNotify) cr_difference_unref);
  cr_sheet_add_difference (asked->sheet, difference);
  add_men (asked, men);
  return TRUE;
}

static gboolean
ask_exposure (const Asked *asked, char **words, GError **error)
{
  g_autoptr (GArray) men = read_men (asked, words[0], error);
  g_autoptr (GArray) way = men != NULL ? read_men (asked, words[1], error) : NULL;
  g_autofree char *badge = NULL;
  CrExposure *exposure;

  if (way == NULL)
    return FALSE;
  exposure = cr_exposure_new (asked->question->fire, get_places (way), get_places (men),
                              &asked->question->options);
  badge = g_strdup_printf ("%u", cr_exposure_get_total (exposure));
  add_men (asked, men);
  cr_sheet_add_exposure (asked->sheet, exposure, badge);
  cr_sheet_own (asked->sheet, exposure, (GDestroyNotify) cr_exposure_free);
  return TRUE;
}

static gboolean
ask_bands (const Asked *asked, char **words, GError **error)
{
  const CliQuestion *question = asked->question;
  g_autoptr (GArray) men = read_men (asked, words[0], error);
  CrBands *bands;

  if (men == NULL)
    return FALSE;
  bands = cr_bands_new (cr_map_get_grid (question->map), get_places (men).places, men->len,
                        &question->options);
  cr_sheet_own (asked->sheet, bands, (GDestroyNotify) cr_bands_free);
  cr_sheet_add_bands (asked->sheet, bands);
  add_men (asked, men);
  if (cr_bands_n (bands) > 0)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
               _ ("--overlay bands needs --weapon, or a --weather in which one does not see far"));
  return FALSE;
}

static gboolean
ask_lof (const Asked *asked, char **words, GError **error)
{
  const CliQuestion *question = asked->question;
  CrPlace from, to;
  CrLof lof;

  if (!cli_read_place (question->map, words[0], &from, error) ||
      !cli_read_place (question->map, words[1], &to, error))
    return FALSE;
  lof = cr_lof_judge (question->scene, from, to, &question->options, NULL);
  cr_sheet_add_shot (asked->sheet, question->scene,
                     cr_sheet_own (asked->sheet, g_memdup2 (&lof, sizeof lof), g_free));
  return TRUE;
}

/* (nullable): as far as the mover gets */
static CrReach *
walk (const Asked *asked, const char *from, const char *mover_id, int budget, GError **error)
{
  const CliQuestion *question = asked->question;
  CrWalker walker = { .budget = budget, .muster = question->muster };
  CrReach *reach;
  CrPlace place;

  if (!cli_read_place (question->map, from, &place, error) ||
      !cli_read_mover (question->castle->ruleset, mover_id, &walker.mover, error))
    return NULL;
  reach = cr_reach_new_among (cr_castle_get_ways (question->it), place, &walker);
  return cr_sheet_own (asked->sheet, reach, (GDestroyNotify) cr_reach_free);
}

static gboolean
ask_reach (const Asked *asked, char **words, GError **error)
{
  CrReach *reach = NULL;
  int budget;

  if (cli_read_movement_points (words[1], &budget, error))
    reach = walk (asked, words[0], words[2], budget, error);
  if (reach != NULL)
    cr_sheet_add_reach (asked->sheet, asked->question->scene, reach);
  return reach != NULL;
}

static gboolean
ask_path (const Asked *asked, char **words, GError **error)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (CrStep));
  g_autofree char *badge = NULL;
  CrReach *reach = NULL;
  CrPlace to;

  cr_sheet_own (asked->sheet, steps, (GDestroyNotify) g_array_unref);
  if (cli_read_place (asked->question->map, words[1], &to, error))
    reach = walk (asked, words[0], words[2], -1, error);
  if (reach == NULL)
    return FALSE;
  if (!cr_reach_get_path (reach, to, steps)) {
    g_set_error (error, CR_ERROR, CR_ERROR_PLACE, _ ("there is no way from %s to %s"), words[0],
                 words[1]);
    return FALSE;
  }
  badge = g_strdup_printf (_ ("%d MP"),
                           cr_reach_get_cost_on (reach, to, cr_reach_find_post (reach, to)));
  cr_sheet_add_path (asked->sheet, steps, badge);
  return TRUE;
}

static const Kind kinds[] = {
  { "field", "field:FROM", 1, 1, ask_field },
  { "dead", "dead:FROM", 1, 1, ask_dead },
  { "shooters", "shooters:FROM", 1, 1, ask_shooters },
  { "bands", "bands:FROM", 1, 1, ask_bands },
  { "lof", "lof:FROM:TO", 2, 2, ask_lof },
  { "difference", "difference:FROM", 1, 1, ask_difference },
  { "exposure", "exposure:FROM:PLACES", 2, 2, ask_exposure },
  { "reach", "reach:FROM:MP[:MOVER]", 2, 3, ask_reach },
  { "path", "path:FROM:TO[:MOVER]", 2, 3, ask_path },
};

static const Kind *
find_kind (const char *name, const char *text, guint n_words, GError **error)
{
  CrNear near = { .name = name };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++) {
    if (!g_str_equal (kinds[i].name, name))
      continue;
    if (n_words >= kinds[i].least && n_words <= kinds[i].most)
      return &kinds[i];
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX, _ ("found --overlay %s, expected %s"), text,
                 kinds[i].syntax);
    return NULL;
  }
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    cr_near_offer (&near, kinds[i].name);
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN,
               _ ("found --overlay %s, expected field, dead, shooters, bands, lof, "
                  "difference, exposure, reach or path"),
               text);
  cr_near_tell (&near, error);
  return NULL;
}

gboolean
cli_overlay_add (const CliQuestion *question, CrSheet *sheet, const char *text, GError **error)
{
  g_auto (GStrv) words = g_strsplit (text, ":", -1);
  guint n = g_strv_length (words);
  const Kind *kind = find_kind (n > 0 ? words[0] : "", text, n > 0 ? n - 1 : 0, error);

  return kind != NULL && kind->ask (&(Asked){ question, sheet }, words + 1, error);
}
