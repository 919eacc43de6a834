/* cmd-levels.c: the shots between two hexes from all their floors.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "question.h"

#include "cr-words-lof.h"

static void
add_shot (JsonBuilder *json, const CliQuestion *question, const CrLof *lof)
{
  g_autofree char *sentence = cr_words_lof (question->scene, lof, g_get_language_names ());

  json_builder_begin_object (json);
  cli_json_lof (json, question->map, lof);
  cli_json_string (json, "sentence", sentence);
  json_builder_end_object (json);
}

static void
add_stand (JsonBuilder *json, const CliQuestion *question, CrPlace place, const CrPost *post)
{
  json_builder_begin_object (json);
  cli_json_members_of_place (json, question->scene, place);
  cli_json_string (json, "post", cr_post_kind_get_name ((CrPostKind) post->kind));
  cli_json_string (json, "part", post->part);
  json_builder_end_object (json);
}

static void
add_stands (JsonBuilder *json, const CliQuestion *question, const CrShotTable *shots)
{
  json_builder_set_member_name (json, "from");
  json_builder_begin_array (json);
  for (guint i = 0; i < cr_shot_table_n_rows (shots); i++)
    add_stand (json, question, cr_shot_table_get_row (shots, i),
               cr_shot_table_get_row_post (shots, i));
  json_builder_end_array (json);
  json_builder_set_member_name (json, "to");
  json_builder_begin_array (json);
  for (guint i = 0; i < cr_shot_table_n_columns (shots); i++)
    add_stand (json, question, cr_shot_table_get_column (shots, i),
               cr_shot_table_get_column_post (shots, i));
  json_builder_end_array (json);
}

static void
print_json (const CliQuestion *question, const CrShotTable *shots)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();

  json_builder_begin_object (json);
  cli_question_add_changes (question, json);
  add_stands (json, question, shots);
  json_builder_set_member_name (json, "shots");
  json_builder_begin_array (json);
  for (guint row = 0; row < cr_shot_table_n_rows (shots); row++) {
    json_builder_begin_array (json);
    for (guint column = 0; column < cr_shot_table_n_columns (shots); column++)
      add_shot (json, question, cr_shot_table_get (shots, row, column));
    json_builder_end_array (json);
  }
  json_builder_end_array (json);
  cli_question_add_sentence (question, CR_QUESTION_LEVELS, json);
  json_builder_end_object (json);
  cli_json_print (json);
}

static gboolean
has_clear (const CrShotTable *shots)
{
  for (guint row = 0; row < cr_shot_table_n_rows (shots); row++)
    for (guint column = 0; column < cr_shot_table_n_columns (shots); column++)
      if (cr_shot_table_get (shots, row, column)->verdict == CR_LOF_CLEAR)
        return TRUE;
  return FALSE;
}

CliStatus
cli_levels (CliCall *call, GError **error)
{
  g_auto (CliQuestion) question = { NULL };
  const CrShotTable *shots;

  if (!cli_question_ask (&question, call, CR_QUESTION_LEVELS, NULL, error) ||
      !cli_question_answer (&question, call, 0, error))
    return CLI_FAILED;
  shots = cr_answer_get_shots (question.answer);
  if (call->json)
    print_json (&question, shots);
  else
    cli_question_print (&question, CR_QUESTION_LEVELS);
  return has_clear (shots) ? CLI_YES : CLI_NO;
}
