/* cli-scenario.c: a scenario with its castle. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-scenario.h"

#include "cr-error.h"
#include "cr-xml-characters.h"

gboolean
cli_is_scenario (const char *path)
{
  return g_str_has_suffix (path, CR_SCENARIO_ENDING);
}

static const char *
get_id (const CrNode *uses)
{
  return uses != NULL ? cr_node_get (uses, "id") : NULL;
}

CliScenario *
cli_scenario_load (const char *path, const char *library, GError **error)
{
  g_autoptr (CliScenario) scenario = g_new0 (CliScenario, 1);
  g_autofree char *map = NULL;

  scenario->path = g_strdup (path);
  scenario->file = cr_scenario_load (path, error);
  if (scenario->file == NULL)
    return NULL;
  scenario->it = scenario->file->it;
  map = cr_scenario_find_map (scenario->it, path, error);
  scenario->castle =
      map != NULL ? cli_castle_load (map, get_id (scenario->it->ruleset), error) : NULL;
  if (scenario->castle == NULL)
    return NULL;
  scenario->library =
      cr_characters_load (library != NULL ? library : get_id (scenario->it->characters), error);
  return scenario->library != NULL ? g_steal_pointer (&scenario) : NULL;
}

CrState *
cli_scenario_begin (const CliScenario *scenario, guint64 seed, GError **error)
{
  CrState *state =
      cr_state_new_scenario (scenario->castle->it, scenario->it, scenario->library, seed, error);

  if (state == NULL)
    cr_error_add_file (error, scenario->path);
  return state;
}

void
cli_scenario_free (CliScenario *scenario)
{
  if (scenario == NULL)
    return;
  g_clear_pointer (&scenario->file, cr_scenario_file_free);
  g_clear_pointer (&scenario->castle, cli_castle_free);
  g_clear_pointer (&scenario->library, cr_characters_unref);
  g_free (scenario->path);
  g_free (scenario);
}
