/* render-overlay.c: puts answers on a sheet. SPDX-License-Identifier: GPL-3.0-or-later */
#include "render.h"

#include <glib/gi18n.h>

#include "cr-area.h"
#include "cr-error.h"
#include "cr-near.h"
#include "cr-question-words.h"
#include "cr-section.h"
#include "cr-text.h"
#include "cr-words-answer.h"
#include "cr-words-lof.h"

/* @sheet: gets the answers, and owns what they are made of */
typedef struct {
  const CliQuestion *question;
  CrSheet *sheet;
  GPtrArray *legends;
  const CliFigures *figures;
} Asked;

/* A kind of overlay: the words between its colons, and how it is answered. */
typedef struct {
  const char *name, *syntax;
  guint least, most;
  gboolean (*ask) (const Asked *asked, char **words, GError **error);
} Kind;

/* Returns: (transfer full): the question of the command line with the words of the overlay */
static CrQuestion *
new_question (const Asked *asked, CrQuestionKind kind)
{
  CrQuestion *question = cr_question_copy (asked->question->asked);

  cr_question_set_kind (question, kind);
  return question;
}

static gboolean
read_ends (const Asked *asked, CrQuestion *question, const char *const *ends, GError **error)
{
  return cr_question_read_ends (question, asked->question->castle->it, asked->question->what_if,
                                ends, error);
}

/* Returns: (nullable): the answer, owned by the sheet */
static CrAnswer *
answer_question (const Asked *asked, CrQuestion *question, const char *const *ends, GError **error)
{
  CrAnswer *result;

  if (!read_ends (asked, question, ends, error))
    return NULL;
  result =
      cr_question_answer (asked->question->castle->it, asked->question->what_if, question, error);
  return result != NULL ? cr_sheet_own (asked->sheet, result, (GDestroyNotify) cr_answer_free)
                        : NULL;
}

/* Adds the men on all floors, as the window does. */
static void
add_men (const Asked *asked, const CrAnswer *result)
{
  const CrScene *scene = cr_answer_get_scene (result);
  const GArray *men = cr_answer_get_shooters (result);

  for (guint i = 0; i < men->len; i++) {
    CrPlace at = g_array_index (men, CrPlace, i);
    g_autofree char *label = men->len > CR_SHEET_MOST_NAMED
                                 ? NULL
                                 : cr_words_tag (scene, at, cr_scene_get_level (scene, at));

    at.floor = cr_sheet_get_floor (asked->sheet);
    cr_sheet_add_shooter (asked->sheet, at, label, FALSE);
  }
}

static CrLegend *
get_legend (const Asked *asked, CrPlaces men)
{
  CrLegend *legend = cr_legend_new ();

  cr_legend_set_from (legend, asked->question->map, men);
  for (guint i = 0; i < asked->legends->len; i++)
    if (g_str_equal (cr_legend_get_title (asked->legends->pdata[i]),
                     cr_legend_get_title (legend))) {
      cr_legend_free (legend);
      return asked->legends->pdata[i];
    }
  g_ptr_array_add (asked->legends, legend);
  return legend;
}

static CrLegend *
get_legend_of_shooters (const Asked *asked, const CrAnswer *result)
{
  return get_legend (asked, cr_places_of (cr_answer_get_shooters (result)));
}

static gboolean
ask_of_field (const Asked *asked, const char *word, CrSheetField shown, GError **error)
{
  g_autoptr (CrQuestion) question = new_question (asked, CR_QUESTION_FIELD);
  CrAnswer *result = answer_question (asked, question, (const char *const[]){ word, NULL }, error);

  if (result == NULL)
    return FALSE;
  cr_sheet_add_field (asked->sheet, cr_answer_get_field (result), shown);
  cr_legend_add_field (get_legend_of_shooters (asked, result), cr_answer_get_field (result), shown);
  add_men (asked, result);
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
  g_autoptr (CrQuestion) question = new_question (asked, CR_QUESTION_DIFFERENCE);
  CrAnswer *result;

  if (asked->question->what_if == NULL) {
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
                 _ ("--overlay difference needs --with or --without, so that something differs"));
    return FALSE;
  }
  result = answer_question (asked, question, (const char *const[]){ words[0], NULL }, error);
  if (result == NULL)
    return FALSE;
  cr_sheet_add_difference (asked->sheet, cr_answer_get_difference (result));
  cr_legend_add_difference (get_legend_of_shooters (asked, result),
                            cr_answer_get_difference (result));
  add_men (asked, result);
  return TRUE;
}

static gboolean
ask_exposure (const Asked *asked, char **words, GError **error)
{
  g_autoptr (CrQuestion) question = new_question (asked, CR_QUESTION_EXPOSURE);
  g_autofree char *badge = NULL;
  CrAnswer *result = NULL;

  if (cr_question_read_option (question, asked->question->castle->it, "from", words[0], error))
    result = answer_question (asked, question, (const char *const[]){ words[1], NULL }, error);
  if (result == NULL)
    return FALSE;
  badge = g_strdup_printf ("%u", cr_exposure_get_total (cr_answer_get_exposure (result)));
  add_men (asked, result);
  cr_sheet_add_exposure (asked->sheet, cr_answer_get_exposure (result), badge);
  cr_legend_add_exposure (get_legend_of_shooters (asked, result));
  return TRUE;
}

/* The man is checked before anything is computed. */
static gboolean
ask_bands (const Asked *asked, char **words, GError **error)
{
  const CliQuestion *line = asked->question;
  g_autoptr (CrQuestion) question = new_question (asked, CR_QUESTION_FIELD);
  g_autoptr (CrAnswer) result = NULL;
  const GArray *men;
  CrBands *bands;

  if (read_ends (asked, question, (const char *const[]){ words[0], NULL }, error))
    result = cr_answer_new (line->castle->it, line->what_if, question, error);
  if (result == NULL)
    return FALSE;
  men = cr_answer_get_shooters (result);
  bands = cr_bands_new (cr_map_get_grid (line->map), cr_places_of (men),
                        cr_answer_get_options (result));
  cr_sheet_own (asked->sheet, bands, (GDestroyNotify) cr_bands_free);
  cr_sheet_add_bands (asked->sheet, bands);
  cr_legend_add_bands (get_legend_of_shooters (asked, result), bands);
  add_men (asked, result);
  if (cr_bands_n (bands) > 0)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
               _ ("--overlay bands needs --weapon, or a --weather in which one does not see far"));
  return FALSE;
}

static void
add_figure (const Asked *asked, const CrAnswer *result)
{
  g_autofree char *sentence =
      cr_words_answer (result, CR_QUESTION_SECTION, g_get_language_names ());
  const CrSectionSheet cut = { .width = CR_SECTION_WIDTH,
                               .variant = asked->figures->variant,
                               .caption = sentence };

  if (cr_answer_get_lof (result)->range > 0)
    g_ptr_array_add (asked->figures->all, cr_section_record (&cut, result));
}

static gboolean
ask_lof (const Asked *asked, char **words, GError **error)
{
  g_autoptr (CrQuestion) question =
      new_question (asked, asked->figures != NULL ? CR_QUESTION_SECTION : CR_QUESTION_LOF);
  CrAnswer *result =
      answer_question (asked, question, (const char *const[]){ words[0], words[1], NULL }, error);

  if (result == NULL)
    return FALSE;
  cr_sheet_add_shot (asked->sheet, cr_answer_get_scene (result), cr_answer_get_lof (result));
  if (asked->figures != NULL)
    add_figure (asked, result);
  return TRUE;
}

/* A walk begins in the hex itself, not on the work from which a man shoots. */
static gboolean
read_walk (const Asked *asked,
           CrQuestion *question,
           const char *points,
           const char *mover,
           GError **error)
{
  CrCastle *castle = asked->question->castle->it;

  cr_question_set_post (question, CR_END_FROM, NULL);
  cr_question_set_post (question, CR_END_TO, NULL);
  return (points == NULL || cr_question_read_option (question, castle, "mp", points, error)) &&
         (mover == NULL || cr_question_read_option (question, castle, "mover", mover, error));
}

static CrLegend *
get_legend_of_walker (const Asked *asked, const CrAnswer *result)
{
  return get_legend (
      asked, (CrPlaces){ cr_question_get_end (cr_answer_get_question (result), CR_END_FROM), 1 });
}

static gboolean
ask_reach (const Asked *asked, char **words, GError **error)
{
  g_autoptr (CrQuestion) question = new_question (asked, CR_QUESTION_REACH);
  CrAnswer *result = NULL;

  if (read_walk (asked, question, words[1], words[2], error))
    result = answer_question (asked, question, (const char *const[]){ words[0], NULL }, error);
  if (result == NULL)
    return FALSE;
  cr_sheet_add_reach (asked->sheet, cr_answer_get_scene (result), cr_answer_get_reach (result));
  cr_legend_add_reach (get_legend_of_walker (asked, result));
  return TRUE;
}

static gboolean
ask_path (const Asked *asked, char **words, GError **error)
{
  g_autoptr (CrQuestion) question = new_question (asked, CR_QUESTION_PATH);
  g_autofree char *badge = NULL;
  CrAnswer *result = NULL;
  const CrGoal *goal;

  if (read_walk (asked, question, NULL, words[2], error))
    result =
        answer_question (asked, question, (const char *const[]){ words[0], words[1], NULL }, error);
  if (result == NULL)
    return FALSE;
  goal = cr_answer_get_goal (result);
  if (goal->cost == CR_IMPASSABLE) {
    g_set_error (error, CR_ERROR, CR_ERROR_PLACE, _ ("there is no way from %s to %s"), words[0],
                 words[1]);
    return FALSE;
  }
  badge = g_strdup_printf (_ ("%d MP"), goal->cost);
  cr_sheet_add_path (asked->sheet, goal->steps, badge);
  cr_legend_add_way (get_legend_of_walker (asked, result));
  return TRUE;
}

static gboolean
ask_areas (const Asked *asked, char **words, GError **error)
{
  const CrMap *map = asked->question->areas;
  int index = words[0] != NULL ? cr_map_find_area (map, words[0]) : -1;
  g_autofree char *shown = words[0] != NULL ? cr_text_show (words[0]) : NULL;

  if (words[0] != NULL && index < 0) {
    g_set_error (error, CR_ERROR, CR_ERROR_PLACE, _ ("there is no area “%s”"), shown);
    return FALSE;
  }
  cr_sheet_add_areas (asked->sheet, map, index);
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
  { "areas", "areas[:NAME]", 0, 1, ask_areas },
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
  cr_near_refuse (&near, error,
                  _ ("found --overlay %s, expected field, dead, shooters, bands, lof, "
                     "difference, exposure, reach, path or areas"),
                  text);
  return NULL;
}

gboolean
cli_overlay_add (const CliQuestion *question,
                 CrSheet *sheet,
                 GPtrArray *legends,
                 const CliFigures *figures,
                 const char *text,
                 GError **error)
{
  g_auto (GStrv) words = g_strsplit (text, ":", -1);
  guint n = g_strv_length (words);
  const Kind *kind = find_kind (n > 0 ? words[0] : "", text, n > 0 ? n - 1 : 0, error);

  return kind != NULL &&
         kind->ask (&(Asked){ question, sheet, legends, figures }, words + 1, error);
}
