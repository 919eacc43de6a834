/* cmd-section.c: the vertical cut along a line of fire. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "question.h"

#include <glib/gi18n.h>

#include "cli-surface.h"
#include "cr-error.h"
#include "cr-save.h"
#include "cr-section.h"

static void
print_json (const CliQuestion *question, const char *path)
{
  const CrLof *lof = cr_answer_get_lof (question->answer);
  g_autoptr (JsonBuilder) json = json_builder_new ();

  json_builder_begin_object (json);
  cli_json_string (json, "file", path);
  cli_question_add_changes (question, json);
  json_builder_set_member_name (json, "from");
  cli_json_place (json, question->scene, lof->from);
  json_builder_set_member_name (json, "to");
  cli_json_place (json, question->scene, lof->to);
  cli_json_lof (json, question->map, lof);
  cli_question_add_sentence (question, CR_QUESTION_SECTION, json);
  json_builder_end_object (json);
  cli_json_print (json);
}

CliStatus
cli_section (CliCall *call, GError **error)
{
  static const char *const variants[] = { "colour", "grey", "contrast", NULL };
  g_auto (CliQuestion) question = { NULL };
  g_autofree char *width = NULL, *variant = NULL, *sentence = NULL;
  g_autoptr (GBytes) bytes = NULL;
  CrSectionSheet sheet = { .width = CR_SECTION_WIDTH };
  const CrLof *lof;
  int ink;
  const GOptionEntry entries[] = {
    { "width", 0, 0, G_OPTION_ARG_STRING, &width, N_ ("Width of the drawing in pixels (980)"),
      N_ ("N") },
    { "variant", 0, 0, G_OPTION_ARG_STRING, &variant, N_ ("Which inks"), "colour|grey|contrast" },
    { "dark", 0, 0, G_OPTION_ARG_NONE, &sheet.dark, N_ ("Light lines on a dark ground"), NULL },
    { NULL },
  };

  if (!cli_question_ask (&question, call, CR_QUESTION_SECTION, entries, error) ||
      !cli_castle_check_target (question.castle, call->words[3], error) ||
      !cli_read_number ("--width", width, 1, 10000, &sheet.width, error) ||
      !cli_read_name ("--variant", variant, variants, &ink, error) ||
      !cli_question_answer (&question, call, 1, error))
    return CLI_FAILED;
  sheet.variant = (CrVariant) ink;
  lof = cr_answer_get_lof (question.answer);
  if (lof->range < 1) {
    g_set_error (error, CR_ERROR, CR_ERROR_PLACE,
                 _ ("found “%s” twice, expected two hexes, for a cut needs some length"),
                 call->words[2]);
    return CLI_FAILED;
  }
  sentence = cli_question_dup_sentence (&question, CR_QUESTION_SECTION);
  sheet.caption = sentence;
  bytes = cr_section_draw_file (&sheet, question.answer, call->words[3], error);
  if (bytes == NULL || !cr_save (call->words[3], bytes, NULL, error))
    return CLI_FAILED;
  if (call->json)
    print_json (&question, call->words[3]);
  else
    g_print ("%s\n", sentence);
  return CLI_YES;
}
