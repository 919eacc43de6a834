/* scenario.c: describes and checks scenarios. SPDX-License-Identifier: GPL-3.0-or-later */
#include "scenario.h"

#include <glib/gi18n.h>

#include "cr-error.h"
#include "cr-scenario-check.h"
#include "cr-text.h"
#include "cr-words-sheet.h"

static void
add_sides (JsonBuilder *json, const CrScenario *scenario)
{
  json_builder_set_member_name (json, "sides");
  json_builder_begin_array (json);
  for (guint i = 0; i < scenario->sides->len; i++) {
    const CrScenarioSide *side = cr_scenario_get_side (scenario, i);
    int n = 0;

    for (guint j = 0; j < scenario->men->len; j++) {
      int force = cr_scenario_get_man (scenario, j)->force;

      n += cr_scenario_get_force (scenario, (guint) force)->side == (int) i;
    }
    json_builder_begin_object (json);
    cli_json_string (json, "id", side->id);
    cli_json_string (json, "name", cr_scenario_get_name (side->node, g_get_language_names ()));
    cli_json_int (json, "men", n);
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
}

static void
print_json (const CliScenario *scenario)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();

  json_builder_begin_object (json);
  cli_json_string (json, "kind", "scenario");
  cli_json_string (json, "id", scenario->it->id);
  cli_json_string (json, "title", cr_scenario_get_title (scenario->it, g_get_language_names ()));
  cli_json_string (json, "map", cr_map_get_id (scenario->castle->map));
  cli_json_int (json, "turns", scenario->it->last_turn);
  cli_json_int (json, "men", (int) scenario->it->men->len);
  cli_json_int (json, "areas", (int) scenario->it->areas->len);
  cli_json_int (json, "conditions", (int) scenario->it->conditions->len);
  add_sides (json, scenario->it);
  json_builder_end_object (json);
  cli_json_print (json);
}

CliStatus
cli_scenario_info (const CliCall *call, GError **error)
{
  g_autoptr (CliScenario) scenario = cli_scenario_load (call->words[0], NULL, error);
  g_autofree char *sheet = NULL, *shown = NULL;

  if (scenario == NULL)
    return CLI_FAILED;
  if (call->json) {
    print_json (scenario);
    return CLI_YES;
  }
  sheet = cr_words_sheet (scenario->castle->it, scenario->it, scenario->library,
                          g_get_language_names ());
  shown = cr_text_show_lines (sheet);
  g_print ("%s", shown);
  return CLI_YES;
}

/* Returns: (transfer full): with its line in the file */
static char *
dup_message (const CrProblem *problem)
{
  g_autoptr (GError) error = NULL;

  /* The message about a row that could not be read contains its line already. */
  if (problem->row == NULL || g_str_equal (problem->id, "unreadable"))
    return g_strdup (problem->message);
  cr_node_set_error (problem->row, &error, CR_ERROR_UNKNOWN, "%s", problem->message);
  return g_strdup (error->message);
}

static void
tell_problem (const char *path, const CrProblem *problem, JsonBuilder *json)
{
  gboolean stops = problem->severity == CR_PROBLEM_ERROR;
  g_autofree char *said = dup_message (problem);
  g_autofree char *file = cr_text_show (path), *message = cr_text_show (said);

  if (json == NULL) {
    g_print ("%s: %s: %s\n", file, stops ? _ ("error") : _ ("warning"), message);
    return;
  }
  json_builder_begin_object (json);
  cli_json_string (json, "file", path);
  cli_json_string (json, "id", problem->id);
  cli_json_string (json, "severity", stops ? "error" : "warning");
  cli_json_string (json, "message", said);
  json_builder_end_object (json);
}

int
cli_scenario_check (const char *path, JsonBuilder *json, GError **error)
{
  g_autoptr (CliScenario) scenario = cli_scenario_open (path, error);
  g_autoptr (GPtrArray) problems = NULL;

  if (scenario == NULL)
    return -1;
  problems = cr_scenario_check (scenario->castle != NULL ? scenario->castle->it : NULL,
                                scenario->it, scenario->library);
  for (guint i = 0; i < problems->len; i++)
    tell_problem (path, problems->pdata[i], json);
  return (int) problems->len;
}
