/* cmd-field.c: field of fire, dead ground, coverage. SPDX-License-Identifier: GPL-3.0-or-later */
#include "question.h"

#include <glib/gi18n.h>

#include "cr-field.h"
#include "cr-words-fire.h"

/* Men on a castle, and their common field of fire; with changes also the difference. */
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

/* Returns: the range to the nearest man; a field does not have it for places out of reach */
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
print_document (Answer *answer, CrQuestionKind kind, CliEachPlace add)
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
  cli_question_add_sentence (&answer->question, kind, answer->json);
  json_builder_end_object (answer->json);
  cli_json_print (answer->json);
}

static void
print_words (const CliQuestion *question, CrQuestionKind kind)
{
  CrWordsFire asked = cr_words_fire_of (question->answer, g_get_language_names ());

  if (cr_answer_get_difference (question->answer) != NULL) {
    cli_question_print (question, CR_QUESTION_DIFFERENCE);
    g_print ("\n");
  }
  cli_question_print (question, kind);
  if (kind == CR_QUESTION_FIELD) {
    g_autoptr (CrWordsTable) bands =
        cr_words_field_bands (&asked, cr_answer_get_field (question->answer));
    g_autofree char *text = cli_question_format (question, bands);

    g_print ("\n%s", text);
  }
}

static CliStatus
tell_field (CliCall *call, CrQuestionKind kind, CliEachPlace add, GError **error)
{
  g_auto (Answer) answer = { .men = NULL };

  if (!ask_field (call, &answer, kind, error))
    return CLI_FAILED;
  if (call->json)
    print_document (&answer, kind, add);
  else
    print_words (&answer.question, kind);
  return CLI_YES;
}

CliStatus
cli_field (CliCall *call, GError **error)
{
  return tell_field (call, CR_QUESTION_FIELD, add_cell_cb, error);
}

CliStatus
cli_dead (CliCall *call, GError **error)
{
  return tell_field (call, CR_QUESTION_DEAD, add_dead_cb, error);
}

CliStatus
cli_coverage (CliCall *call, GError **error)
{
  return tell_field (call, CR_QUESTION_COVERAGE, add_covered_cb, error);
}
