/* cmd-convert.c: maps, assemblies and scenarios written as another file.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-scenario.h"

#include <glib/gi18n.h>

#include "cr-error.h"
#include "cr-plain.h"
#include "cr-save.h"
#include "cr-scenario-edit.h"

#define MAP_ENDING ".map.xml"

static gboolean
refuse_ending (const char *out, const char *endings, GError **error)
{
  g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
               _ ("found %s, expected a file that ends in %s; pictures, prints and sheets are made "
                  "by render"),
               out, endings);
  return FALSE;
}

/* Unknown contents are kept; the map is named by its path from the new file. */
static gboolean
write_scenario (const CliScenario *scenario, const char *out, GError **error)
{
  g_autofree char *map = cr_scenario_find_map (scenario->it, scenario->path, error);
  g_autofree char *href = map != NULL ? cli_make_href (map, out) : NULL;
  g_autoptr (CrScenario) named = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (map == NULL || !cli_castle_check_target (scenario->castle, out, error))
    return FALSE;
  named = cr_scenario_set (scenario->it, scenario->it->map, "href", href);
  bytes = cr_scenario_write (named != NULL ? named : scenario->it, scenario->file->old);
  return cr_save (out, bytes, NULL, error);
}

/* Writes the map of a scenario, without the changes of its start. */
static gboolean
convert_scenario (const char *in, const char *out, GError **error)
{
  g_autoptr (CliScenario) scenario = cli_scenario_load (in, NULL, error);

  if (scenario == NULL)
    return FALSE;
  if (cli_is_scenario (out))
    return write_scenario (scenario, out, error);
  return g_str_has_suffix (out, MAP_ENDING)
             ? cli_castle_check_target (scenario->castle, out, error) &&
                   cli_castle_save (scenario->castle, out, error)
             : refuse_ending (out, CR_SCENARIO_ENDING ", " MAP_ENDING, error);
}

/* Writes an assembly as one castle. */
static gboolean
convert_castle (const char *in, const char *out, GError **error)
{
  g_autoptr (CliCastle) castle = cli_castle_load (in, NULL, error);

  if (castle == NULL)
    return FALSE;
  if (!g_str_has_suffix (out, MAP_ENDING))
    return refuse_ending (out, MAP_ENDING, error);
  return cli_castle_check_target (castle, out, error) && cli_castle_save (castle, out, error);
}

CliStatus
cli_convert (CliCall *call, GError **error)
{
  const char *in, *out;

  call->about =
      _ ("An assembly becomes one map, a scenario its map or another scenario file, which "
         "names its map from where it lies; what Crenel does not know of them stays.");
  if (!cli_call_parse (call, NULL, error))
    return CLI_FAILED;
  in = call->words[0];
  out = call->words[1];
  return (cli_is_scenario (in) ? convert_scenario : convert_castle) (in, out, error) ? CLI_YES
                                                                                     : CLI_FAILED;
}
