/* cmd-field.c: field of fire, dead ground, coverage. SPDX-License-Identifier: GPL-3.0-or-later */
#include "question.h"

#include <glib/gi18n.h>

#include "cr-field.h"
#include "cr-words-lof.h"

/* Men on a castle, and what they can do together; with changes also what is different. */
typedef struct {
  CliQuestion question;
  const GArray *men;
  const CrField *field;
  const CrDifference *difference;
  JsonBuilder *json;
} Answer;

static void
answer_clear (Answer *answer)
{
  g_clear_object (&answer->json);
  cli_question_clear (&answer->question);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Answer, answer_clear)

static gboolean
ask_field (CliCall *call, Answer *answer, CrQuestionKind kind, GError **error)
{
  CliQuestion *question = &answer->question;

  if (!cli_question_ask (question, call, kind, NULL, error))
    return FALSE;
  if (question->what_if != NULL)
    cr_question_set_kind (question->asked, CR_QUESTION_DIFFERENCE);
  if (!cli_question_answer (question, call, 0, error))
    return FALSE;
  answer->men = cr_answer_get_shooters (question->answer);
  answer->field = cr_answer_get_field (question->answer);
  answer->difference = cr_answer_get_difference (question->answer);
  return TRUE;
}

/* To the nearest; beyond the reach of all the field does not say. */
static int
find_range (const Answer *answer, CrPlace place, const CrFieldCell *cell)
{
  int range = cell->range;

  for (guint i = 0; cell->range == G_MAXUINT16 && i < answer->men->len; i++)
    range = MIN (range, cr_hex_distance (g_array_index (answer->men, CrPlace, i).hex, place.hex));
  return range;
}

static void
add_cell (JsonBuilder *json, const CrFieldCell *cell, int range)
{
  cli_json_string (json, "verdict", cr_verdict_get_name (cell->verdict));
  cli_json_int (json, "range", range);
  cli_json_string (json, "cover", cr_cover_get_name ((CrCover) cell->cover));
  cli_json_int (json, "shooters", cell->n_shooters);
}

static void
add_cell_cb (CrPlace place, gpointer data)
{
  const Answer *answer = data;
  const CrFieldCell *cell = cr_field_get (answer->field, place);

  json_builder_begin_object (answer->json);
  cli_json_at (answer->json, answer->question.map, place);
  add_cell (answer->json, cell, find_range (answer, place, cell));
  json_builder_end_object (answer->json);
}

static void
add_covered_cb (CrPlace place, gpointer data)
{
  const Answer *answer = data;

  if (cr_field_get (answer->field, place)->n_shooters > 0)
    add_cell_cb (place, data);
}

static void
add_dead_cb (CrPlace place, gpointer data)
{
  const Answer *answer = data;

  if (cr_field_is_dead (answer->field, place))
    cli_json_place (answer->json, answer->question.scene, place);
}

static void
add_changed_cell (JsonBuilder *json, const char *key, const CrFieldCell *cell)
{
  json_builder_set_member_name (json, key);
  json_builder_begin_object (json);
  cli_json_int (json, "shooters", cell->n_shooters);
  if (cell->n_shooters > 0)
    cli_json_string (json, "cover", cr_cover_get_name ((CrCover) cell->cover));
  json_builder_end_object (json);
}

static void
add_difference (Answer *answer)
{
  JsonBuilder *json = answer->json;

  json_builder_set_member_name (json, "difference");
  json_builder_begin_object (json);
  for (CrFireChange change = CR_FIRE_GAINED; change < CR_N_FIRE_CHANGES; change++)
    cli_json_int (json, cr_fire_change_get_name (change),
                  (int) cr_difference_count (answer->difference, change));
  json_builder_set_member_name (json, "places");
  json_builder_begin_array (json);
  for (guint i = 0; i < cr_difference_n (answer->difference); i++) {
    const CrDifferenceCell *cell = cr_difference_get (answer->difference, i);

    json_builder_begin_object (json);
    cli_json_at (json, answer->question.map, cell->place);
    cli_json_string (json, "change", cr_fire_change_get_name (cell->change));
    add_changed_cell (json, "before", &cell->before);
    add_changed_cell (json, "after", &cell->after);
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
  json_builder_end_object (json);
}

static void
print_document (Answer *answer, CliEachPlace add, const char *sentence)
{
  answer->json = json_builder_new ();
  json_builder_begin_object (answer->json);
  cli_question_add_changes (&answer->question, answer->json);
  cli_json_places (answer->json, "from", answer->question.scene, answer->men);
  json_builder_set_member_name (answer->json, "places");
  json_builder_begin_array (answer->json);
  cli_each_place (answer->question.map, add, answer);
  json_builder_end_array (answer->json);
  if (answer->difference != NULL)
    add_difference (answer);
  cli_json_string (answer->json, "sentence", sentence);
  json_builder_end_object (answer->json);
  cli_json_print (answer->json);
}

/* A row of the table below: how a command lists what it found. */
typedef struct {
  char *(*tell) (const CrWordsFire *asked, const CrField *field);
  CrWordsTable *(*list) (const CrWordsFire *asked, const CrField *field);
  CliEachPlace add;
  CrQuestionKind kind;
  gboolean bands;
} Form;

static const Form field_form = { cr_words_field, cr_words_field_table, add_cell_cb,
                                 CR_QUESTION_FIELD, TRUE };
static const Form dead_form = { cr_words_dead, cr_words_dead_table, add_dead_cb, CR_QUESTION_DEAD,
                                FALSE };
static const Form coverage_form = { cr_words_coverage, cr_words_coverage_table, add_covered_cb,
                                    CR_QUESTION_COVERAGE, FALSE };

static void
print_words (const Answer *answer, const Form *form)
{
  CrWordsFire asked = cr_words_fire_of (answer->question.answer, g_get_language_names ());

  if (answer->difference != NULL) {
    cli_question_print (&answer->question, cr_words_difference (&asked, answer->difference),
                        cr_words_difference_table (&asked, answer->difference));
    g_print ("\n");
  }
  cli_question_print (&answer->question, form->tell (&asked, answer->field),
                      form->list (&asked, answer->field));
  if (form->bands) {
    g_autoptr (CrWordsTable) bands = cr_words_field_bands (&asked, answer->field);
    g_autofree char *text = cli_question_format (&answer->question, bands);

    g_print ("\n%s", text);
  }
}

static CliStatus
run_form (CliCall *call, const Form *form, GError **error)
{
  g_auto (Answer) answer = { .men = NULL };

  if (!ask_field (call, &answer, form->kind, error))
    return CLI_FAILED;
  if (call->json) {
    CrWordsFire asked = cr_words_fire_of (answer.question.answer, g_get_language_names ());
    g_autofree char *sentence = form->tell (&asked, answer.field);

    print_document (&answer, form->add, sentence);
  } else {
    print_words (&answer, form);
  }
  return CLI_YES;
}

CliStatus
cli_field (CliCall *call, GError **error)
{
  return run_form (call, &field_form, error);
}

CliStatus
cli_dead (CliCall *call, GError **error)
{
  return run_form (call, &dead_form, error);
}

CliStatus
cli_coverage (CliCall *call, GError **error)
{
  return run_form (call, &coverage_form, error);
}
