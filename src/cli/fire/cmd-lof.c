/* cmd-lof.c: one line of fire. SPDX-License-Identifier: GPL-3.0-or-later */
#include "question.h"

#include <glib/gi18n.h>

#include "cr-words-lof.h"

static const char *const how_names[] = { "through", "along", "corner" };

static void
add_step (JsonBuilder *json, const CrMap *map, const CrLofStep *step)
{
  json_builder_begin_object (json);
  cli_json_at (json, map, step->place);
  if (step->side >= 0)
    cli_json_string (json, "side",
                     cr_direction_get_name (step->side, cr_map_get_grid (map)->orientation));
  cli_json_string (json, "how", how_names[step->how]);
  cli_json_int (json, "way", step->way);
  if (step->kind >= 0)
    cli_json_string (json, "kind", cr_side_kind_get_name (step->kind));
  cli_json_int (json, "top", step->top);
  cli_json_int (json, "N", step->n);
  cli_json_int (json, "H", step->h);
  cli_json_int (json, "D1", step->d1);
  cli_json_int (json, "D2", step->d2);
  if (step->men > 0)
    cli_json_int (json, "men", step->men);
  cli_json_string (json, "reason", cr_lof_reason_get_name (step->reason));
  cli_json_string (json, "rule", step->rule);
  json_builder_end_object (json);
}

/* Adds what is known of the weapon and the die. */
static void
add_die (JsonBuilder *json, const CrLof *lof)
{
  if (lof->weapon != NULL) {
    cli_json_string (json, "weapon", lof->weapon->id);
    cli_json_string (json, "band", cr_band_get_name ((CrBand) lof->band));
  }
  json_builder_set_member_name (json, "modifiers");
  json_builder_begin_array (json);
  for (int i = 0; i < lof->n_modifiers; i++) {
    json_builder_begin_object (json);
    cli_json_string (json, "rule", lof->modifiers[i].rule);
    cli_json_int (json, "value", lof->modifiers[i].value);
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
}

static void
add_verdict (JsonBuilder *json, const CrLof *lof)
{
  cli_json_string (json, "verdict", cr_verdict_get_name (lof->verdict));
  cli_json_string (json, "reason", cr_lof_reason_get_name (lof->reason));
  cli_json_int (json, "range", lof->range);
  cli_json_string (json, "cover", cr_cover_get_name (lof->cover));
  add_die (json, lof);
  json_builder_set_member_name (json, "rules");
  json_builder_begin_array (json);
  for (const char *const *rule = lof->rules; *rule != NULL; rule++)
    json_builder_add_string_value (json, *rule);
  json_builder_end_array (json);
}

static void
add_reverse (JsonBuilder *json, const CrLof *lof)
{
  json_builder_set_member_name (json, "reverse");
  json_builder_begin_object (json);
  cli_json_string (json, "verdict", cr_verdict_get_name (lof->reverse));
  cli_json_string (json, "reason", cr_lof_reason_get_name (lof->reverse_reason));
  json_builder_set_member_name (json, "same");
  json_builder_add_boolean_value (json, lof->reverse == lof->verdict);
  json_builder_end_object (json);
}

void
cli_json_lof (JsonBuilder *json, const CrMap *map, const CrLof *lof)
{
  add_verdict (json, lof);
  if (lof->decided.reason != CR_LOF_FREE) {
    json_builder_set_member_name (json, "deciding");
    add_step (json, map, &lof->decided);
  }
}

/* Adds the same shot in the castle without changes. */
static void
add_before (JsonBuilder *json, const CliQuestion *question, const CrLof *lof)
{
  const CliCastle *castle = question->castle;
  g_autofree char *sentence = cr_words_lof (castle->scene, lof, g_get_language_names ());

  json_builder_set_member_name (json, "before");
  json_builder_begin_object (json);
  cli_json_lof (json, castle->map, lof);
  cli_json_string (json, "sentence", sentence);
  json_builder_end_object (json);
}

/* Adds where a man is, and what he stands on. */
static void
add_man (JsonBuilder *json, const CrScene *scene, CrPlace place, const CrLofStand *stand)
{
  CrOrientation orientation = cr_map_get_grid (cr_scene_get_map (scene))->orientation;

  json_builder_begin_object (json);
  cli_json_members_of_place (json, scene, place);
  cli_json_string (json, "post", cr_post_kind_get_name ((CrPostKind) stand->post.kind));
  if (stand->part != NULL)
    cli_json_string (json, "part", stand->part->id);
  if (stand->post.facing >= 0)
    cli_json_string (json, "facing", cr_direction_get_name (stand->post.facing, orientation));
  cli_json_int (json, "stands", stand->level);
  json_builder_end_object (json);
}

static void
print_json (const CliQuestion *question, const CrLof *lof)
{
  const GArray *steps = cr_answer_get_steps (question->answer);
  const CrLof *before = cr_answer_get_before (question->answer);
  g_autoptr (JsonBuilder) json = json_builder_new ();

  json_builder_begin_object (json);
  cli_question_add_changes (question, json);
  json_builder_set_member_name (json, "from");
  add_man (json, question->scene, lof->from, &lof->from_stand);
  json_builder_set_member_name (json, "to");
  add_man (json, question->scene, lof->to, &lof->to_stand);
  cli_json_lof (json, question->map, lof);
  json_builder_set_member_name (json, "steps");
  json_builder_begin_array (json);
  for (guint i = 0; i < steps->len; i++)
    add_step (json, question->map, &g_array_index (steps, CrLofStep, i));
  json_builder_end_array (json);
  add_reverse (json, lof);
  cli_question_add_sentence (question, CR_QUESTION_LOF, json);
  if (before != NULL)
    add_before (json, question, before);
  json_builder_end_object (json);
  cli_json_print (json);
}

/* With changes both answers are printed, so that the difference is seen. */
static void
print_words (const CliQuestion *question)
{
  g_autofree char *sentence = cli_question_dup_sentence (question, CR_QUESTION_LOF);
  const CrLof *before = cr_answer_get_before (question->answer);

  if (before != NULL) {
    g_autofree char *words =
        cr_words_lof (question->castle->scene, before, g_get_language_names ());

    g_print (_ ("before: %s\n"), words);
    g_print (_ ("after:  %s\n"), sentence);
  } else {
    g_print ("%s\n", sentence);
  }
}

static void
print_steps (const CliQuestion *question)
{
  g_autoptr (CrWordsTable) table =
      cr_words_answer_table (question->answer, CR_QUESTION_LOF, g_get_language_names ());
  g_autofree char *text = cli_question_format (question, table);

  g_print ("\n%s", text);
}

CliStatus
cli_lof (CliCall *call, GError **error)
{
  g_auto (CliQuestion) question = { NULL };
  gboolean show_steps = FALSE;
  const CrLof *lof;
  const GOptionEntry entries[] = {
    { "steps", 0, 0, G_OPTION_ARG_NONE, &show_steps,
      N_ ("List every hex and side the line touches, with the numbers of the rule"), NULL },
    { NULL },
  };

  if (!cli_question_ask (&question, call, CR_QUESTION_LOF, entries, error) ||
      !cli_question_answer (&question, call, 0, error))
    return CLI_FAILED;
  lof = cr_answer_get_lof (question.answer);
  if (call->json)
    print_json (&question, lof);
  else
    print_words (&question);
  if (show_steps && !call->json)
    print_steps (&question);
  return lof->verdict == CR_LOF_CLEAR ? CLI_YES : CLI_NO;
}
