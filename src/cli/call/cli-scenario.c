/* cli-scenario.c: a scenario with its castle. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-scenario.h"

#include <gio/gio.h>

#include "cr-error.h"
#include "cr-own-characters.h"
#include "cr-plain.h"
#include "cr-position.h"
#include "cr-save.h"
#include "cr-scenario-check.h"
#include "cr-scenario-edit.h"
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

/* By the ruleset of the map where that of the scenario is not there, which its check tells. */
static CliCastle *
load_castle (const CrScenario *it, const char *map, GError **error)
{
  CliCastle *castle = cli_castle_load (map, get_id (it->ruleset), NULL);

  return castle != NULL ? castle : cli_castle_load (map, NULL, error);
}

static CrCharacters *
load_library (const CrScenario *it, GError **error)
{
  CrCharacters *library = cr_characters_load (get_id (it->characters), NULL);

  return library != NULL ? library : cr_characters_load (NULL, error);
}

static CliScenario *
open_file (const char *path, GError **error)
{
  g_autoptr (CliScenario) scenario = g_new0 (CliScenario, 1);

  scenario->path = g_strdup (path);
  scenario->file = cr_scenario_load (path, error);
  if (scenario->file == NULL)
    return NULL;
  scenario->it = scenario->file->it;
  return g_steal_pointer (&scenario);
}

CliScenario *
cli_scenario_open (const char *path, GError **error)
{
  g_autoptr (CliScenario) scenario = open_file (path, error);
  g_autofree char *map = scenario != NULL ? cr_scenario_find_map (scenario->it, path, NULL) : NULL;

  if (scenario == NULL)
    return NULL;
  if (map != NULL)
    scenario->castle = load_castle (scenario->it, map, error);
  if (map != NULL && scenario->castle == NULL)
    return NULL;
  scenario->library = load_library (scenario->it, NULL);
  if (scenario->library != NULL)
    cr_characters_find_faces (scenario->library, path, NULL);
  return g_steal_pointer (&scenario);
}

/* Returns: FALSE with an error about the first thing that it names and is not there */
static gboolean
check_uses (const CliScenario *scenario, GError **error)
{
  g_autoptr (GPtrArray) problems = cr_problems_new ();
  const CrProblem *problem;

  if (cr_scenario_check_uses (scenario->castle->it, scenario->it, scenario->library, problems))
    return TRUE;
  problem = problems->pdata[0];
  cr_node_set_error (problem->row, error, CR_ERROR_IO, "%s", problem->message);
  cr_error_add_file (error, scenario->path);
  return FALSE;
}

CliScenario *
cli_scenario_load (const char *path, const char *library, GError **error)
{
  g_autoptr (CliScenario) scenario = open_file (path, error);
  g_autoptr (CrCharacters) base = NULL;
  g_autofree char *map = NULL;

  if (scenario == NULL)
    return NULL;
  map = cr_scenario_find_map (scenario->it, path, error);
  scenario->castle = map != NULL ? load_castle (scenario->it, map, error) : NULL;
  if (scenario->castle == NULL)
    return NULL;
  base = library != NULL ? cr_characters_load (library, error) : load_library (scenario->it, error);
  scenario->library = base != NULL ? cr_scenario_find_library (scenario->it, base, error) : NULL;
  if (scenario->library == NULL || (library == NULL && !check_uses (scenario, error)))
    return NULL;
  cr_characters_find_faces (scenario->library, path, NULL);
  return g_steal_pointer (&scenario);
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

char *
cli_make_href (const char *map, const char *file)
{
  g_autoptr (GFile) target = g_file_new_for_path (map), own = g_file_new_for_path (file);
  g_autoptr (GFile) folder = g_file_get_parent (own);
  g_autoptr (GString) up = g_string_new (NULL);
  char *below;

  while ((below = g_file_get_relative_path (folder, target)) == NULL) {
    GFile *parent = g_file_get_parent (folder);

    g_object_unref (folder);
    folder = parent;
    g_string_append (up, "../");
  }
  g_string_append (up, below);
  g_free (below);
  return g_string_free (g_steal_pointer (&up), FALSE);
}

/* Returns: (transfer full) (nullable): the castle of a scenario, or the map that is played without
 * one, as it was before the game */
static CliCastle *
load_played (const char *path, char **map_out, GError **error)
{
  g_autoptr (CrScenarioFile) file = NULL;

  if (!cli_is_scenario (path)) {
    *map_out = g_strdup (path);
    return cli_castle_load (path, NULL, error);
  }
  file = cr_scenario_load (path, error);
  *map_out = file != NULL ? cr_scenario_find_map (file->it, path, error) : NULL;
  return *map_out != NULL ? cli_castle_load (*map_out, get_id (file->it->ruleset), error) : NULL;
}

gboolean
cli_save_position (const CrState *state, const char *path, const char *out, GError **error)
{
  g_autofree char *map = NULL, *href = NULL, *base = NULL, *id = NULL;
  g_autoptr (CliCastle) castle = out != NULL ? load_played (path, &map, error) : NULL;
  g_autoptr (CrScenario) it = NULL, named = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (out == NULL || castle == NULL)
    return out == NULL;
  base = g_path_get_basename (out);
  id = cr_map_make_id (base);
  it = cr_position_new_scenario (state, castle->it, id, error);
  if (it == NULL)
    return FALSE;
  href = cli_make_href (map, out);
  named = cr_scenario_set (it, it->map, "href", href);
  bytes = cr_scenario_write (named != NULL ? named : it, NULL);
  return cli_castle_check_target (castle, out, error) && cr_save (out, bytes, NULL, error);
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
