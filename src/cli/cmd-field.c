/* cmd-field.c: field of fire and dead ground. SPDX-License-Identifier: GPL-3.0-or-later */
#include "question.h"

#include <glib/gi18n.h>

#include "cr-field.h"
#include "cr-numbering.h"
#include "cr-words-lof.h"

/* Men on a castle, and what they can do together. */
typedef struct {
  CliQuestion ask;
  CliCastle *castle;
  GArray *men;
  CrField *field;
} Question;

static void
question_clear (Question *question)
{
  g_clear_pointer (&question->field, cr_field_free);
  g_clear_pointer (&question->men, g_array_unref);
  cli_question_clear (&question->ask);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Question, question_clear)

static gboolean
ask (CliCall *call, Question *question, GError **error)
{
  if (!cli_question_ask (&question->ask, call, NULL, error))
    return FALSE;
  question->castle = question->ask.castle;
  question->men = cli_places_new ();
  for (int i = 1; i < call->n_words; i++)
    if (!cli_read_men (question->castle, call->words[i], question->men, error))
      return FALSE;
  question->field = cr_field_new (question->ask.fire, (const CrPlace *) question->men->data,
                                  question->men->len, &question->ask.options, NULL, NULL);
  return TRUE;
}

/* One place's line of an answer, to a table or to a document. */
typedef struct {
  const Question *question;
  JsonBuilder *json;
} Answer;

static void
print_cell_cb (CrPlace place, gpointer data)
{
  const Answer *answer = data;
  const CrFieldCell *cell = cr_field_get (answer->question->field, place);
  g_autofree char *printed = cr_map_format_printed (answer->question->castle->map, place);

  if (cell->verdict != CR_LOF_CLEAR)
    return;
  g_print ("%-12s %5d %8d %s\n", printed, cell->range, cell->n_shooters,
           cr_words_cover ((CrCover) cell->cover));
}

static void
add_cell_cb (CrPlace place, gpointer data)
{
  const Answer *answer = data;
  const CrFieldCell *cell = cr_field_get (answer->question->field, place);
  JsonBuilder *json = answer->json;

  json_builder_begin_object (json);
  cli_json_at (json, answer->question->castle->map, place);
  cli_json_string (json, "verdict", cr_verdict_get_name (cell->verdict));
  cli_json_int (json, "range", cell->range);
  cli_json_string (json, "cover", cr_cover_get_name ((CrCover) cell->cover));
  cli_json_int (json, "shooters", cell->n_shooters);
  json_builder_end_object (json);
}

static void
print_dead_cb (CrPlace place, gpointer data)
{
  const Answer *answer = data;
  const CliCastle *castle = answer->question->castle;
  g_autofree char *words = NULL;

  if (!cr_field_is_dead (answer->question->field, place))
    return;
  words = cr_words_place (castle->scene, place, g_get_language_names ());
  g_print ("%s\n", words);
}

static void
add_dead_cb (CrPlace place, gpointer data)
{
  const Answer *answer = data;

  if (cr_field_is_dead (answer->question->field, place))
    cli_json_place (answer->json, answer->question->castle->scene, place);
}

static void
print_document (const Question *question, CliEachPlace add)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();
  Answer answer = { question, json };

  json_builder_begin_object (json);
  cli_json_places (json, "from", question->castle->scene, question->men);
  json_builder_set_member_name (json, "places");
  json_builder_begin_array (json);
  cli_each_place (question->castle->map, add, &answer);
  json_builder_end_array (json);
  json_builder_end_object (json);
  cli_json_print (json);
}

CliStatus
cli_field (CliCall *call, GError **error)
{
  g_auto (Question) question = { .men = NULL };
  Answer answer = { &question, NULL };

  if (!ask (call, &question, error))
    return CLI_FAILED;
  if (call->json) {
    print_document (&question, add_cell_cb);
    return CLI_YES;
  }
  g_print (_ ("shooters: %d; places they can hit: %d; places of dead ground: %d\n"),
           (int) question.men->len, cr_field_n_hit (question.field),
           cr_field_n_dead (question.field));
  g_print (_ ("hex          range shooters cover\n"));
  cli_each_place (question.castle->map, print_cell_cb, &answer);
  return CLI_YES;
}

CliStatus
cli_dead (CliCall *call, GError **error)
{
  g_auto (Question) question = { .men = NULL };
  Answer answer = { &question, NULL };

  if (!ask (call, &question, error))
    return CLI_FAILED;
  if (call->json) {
    print_document (&question, add_dead_cb);
    return CLI_YES;
  }
  g_print (_ ("shooters: %d; places where none of them can hit a man: %d\n"),
           (int) question.men->len, cr_field_n_dead (question.field));
  cli_each_place (question.castle->map, print_dead_cb, &answer);
  return CLI_YES;
}
