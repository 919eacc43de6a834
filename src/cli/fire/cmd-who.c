/* cmd-who.c: who can hit a place, and a way. SPDX-License-Identifier: GPL-3.0-or-later */
#include "question.h"

#include <glib/gi18n.h>

static void
add_hitter (JsonBuilder *json, const CliQuestion *question, const CrLof *lof)
{
  json_builder_begin_object (json);
  cli_json_members_of_place (json, question->scene, lof->from);
  cli_json_int (json, "range", lof->range);
  cli_json_string (json, "cover", cr_cover_get_name (lof->cover));
  cli_json_string (json, "rule", lof->rules[0]);
  cli_json_string (json, "reverse", cr_verdict_get_name (lof->reverse));
  json_builder_end_object (json);
}

static void
add_hitters (JsonBuilder *json, const CliQuestion *question, const GArray *hitters)
{
  json_builder_set_member_name (json, "shooters");
  json_builder_begin_array (json);
  for (guint i = 0; i < hitters->len; i++)
    add_hitter (json, question, &g_array_index (hitters, CrLof, i));
  json_builder_end_array (json);
}

static void
print_hitters (const CliQuestion *question, const GArray *hitters)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();

  json_builder_begin_object (json);
  cli_question_add_changes (question, json);
  json_builder_set_member_name (json, "to");
  cli_json_place (json, question->scene, *cr_question_get_end (question->asked, CR_END_TO));
  add_hitters (json, question, hitters);
  cli_question_add_sentence (question, CR_QUESTION_WHO, json);
  json_builder_end_object (json);
  cli_json_print (json);
}

CliStatus
cli_who (CliCall *call, GError **error)
{
  g_auto (CliQuestion) question = { NULL };
  const GArray *hitters;

  if (!cli_question_ask (&question, call, CR_QUESTION_WHO, NULL, error) ||
      !cli_question_answer (&question, call, 0, error))
    return CLI_FAILED;
  hitters = cr_answer_get_hitters (question.answer);
  if (call->json)
    print_hitters (&question, hitters);
  else
    cli_question_print (&question, CR_QUESTION_WHO);
  return hitters->len > 0 ? CLI_YES : CLI_NO;
}

static void
add_steps (JsonBuilder *json, const CliQuestion *question, const CrExposure *exposure)
{
  json_builder_set_member_name (json, "steps");
  json_builder_begin_array (json);
  for (guint i = 0; i < cr_exposure_n_steps (exposure); i++) {
    const CrExposureStep *step = cr_exposure_get_step (exposure, i);

    json_builder_begin_object (json);
    cli_json_members_of_place (json, question->scene, step->place);
    cli_json_int (json, "count", (int) step->hitters->len);
    add_hitters (json, question, step->hitters);
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
}

static void
print_exposure (const CliQuestion *question)
{
  const CrExposure *exposure = cr_answer_get_exposure (question->answer);
  g_autoptr (JsonBuilder) json = json_builder_new ();

  json_builder_begin_object (json);
  cli_question_add_changes (question, json);
  cli_json_places (json, "from", question->scene, cr_answer_get_shooters (question->answer));
  cli_json_int (json, "total", (int) cr_exposure_get_total (exposure));
  cli_json_int (json, "men", (int) cr_exposure_n_men (exposure));
  cli_json_int (json, "safe", (int) cr_exposure_n_safe (exposure));
  cli_json_int (json, "worst", (int) cr_exposure_get_worst (exposure));
  add_steps (json, question, exposure);
  cli_question_add_sentence (question, CR_QUESTION_EXPOSURE, json);
  json_builder_end_object (json);
  cli_json_print (json);
}

CliStatus
cli_exposure (CliCall *call, GError **error)
{
  g_auto (CliQuestion) question = { NULL };
  const GOptionEntry entries[] = {
    { "from", 0, 0, G_OPTION_ARG_CALLBACK, (gpointer) cli_question_take_cb,
      N_ ("Who shoots; without it @garrison"), N_ ("FROM") },
    { NULL },
  };

  if (!cli_question_ask (&question, call, CR_QUESTION_EXPOSURE, entries, error) ||
      !cli_question_answer (&question, call, 0, error))
    return CLI_FAILED;
  if (call->json)
    print_exposure (&question);
  else
    cli_question_print (&question, CR_QUESTION_EXPOSURE);
  return CLI_YES;
}
