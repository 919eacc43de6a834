/* cr-xml-scenario.c: scenarios from and to files. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-xml-scenario.h"

#include "cr-error.h"
#include "cr-limits.h"
#include "cr-text.h"
#include "cr-xml-assembly.h"
#include "cr-xml-node.h"

static CrScenario *
parse_scenario (GBytes *bytes, const char *path, GError **error)
{
  g_autoptr (CrNode) root = cr_xml_node_parse (bytes, path, "scenario", error);
  CrScenario *scenario = root != NULL ? cr_scenario_new (root, error) : NULL;

  if (scenario == NULL && root != NULL)
    cr_error_add_file (error, path);
  return scenario;
}

CrScenarioFile *
cr_scenario_load (const char *path, GError **error)
{
  g_autoptr (CrScenarioFile) file = g_new0 (CrScenarioFile, 1);

  file->old = cr_file_read (path, CR_LIMIT_FILE_BYTES, &file->state, error);
  if (file->old == NULL)
    return NULL;
  file->it = parse_scenario (file->old, path, error);
  return file->it != NULL ? g_steal_pointer (&file) : NULL;
}

void
cr_scenario_file_free (CrScenarioFile *file)
{
  if (file == NULL)
    return;
  g_clear_pointer (&file->it, cr_scenario_unref);
  g_clear_pointer (&file->old, g_bytes_unref);
  g_free (file);
}

GBytes *
cr_scenario_write (const CrScenario *scenario, GBytes *old)
{
  return cr_xml_node_serialize_like (scenario->root, old);
}

char *
cr_scenario_find_map (const CrScenario *scenario, const char *path, GError **error)
{
  const CrNode *uses = scenario->map;
  char *map = uses != NULL ? cr_map_find_file (uses, "id", path) : NULL;

  if (map != NULL)
    return map;
  if (uses == NULL)
    cr_node_set_error (scenario->root, error, CR_ERROR_SYNTAX,
                       cr_text ("found no <uses kind=\"map\">, expected one"));
  else
    cr_node_set_error (uses, error, CR_ERROR_IO,
                       cr_text ("the map “%s” is neither beside the scenario nor among the shipped "
                                "castles"),
                       cr_node_get (uses, "id"));
  cr_error_add_file (error, path);
  return NULL;
}
