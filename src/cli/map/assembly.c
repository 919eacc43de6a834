/* assembly.c: maps put together, checked. SPDX-License-Identifier: GPL-3.0-or-later */
#include "assembly.h"

#include <glib/gi18n.h>

#include "cr-text.h"
#include "cr-words-assembly.h"
#include "cr-xml-assembly.h"

static const struct {
  const char *id, *rule;
  gboolean stops;
} kinds[CR_N_ASSEMBLY_FINDINGS] = {
  [CR_ASSEMBLY_COVERS] = { "part-covers", "MAP-04", TRUE },
  [CR_ASSEMBLY_APART] = { "part-apart", "MAP-04", FALSE },
  [CR_ASSEMBLY_HALVES] = { "part-halves", "MAP-05", TRUE },
  [CR_ASSEMBLY_DIFFERS] = { "part-differs", "MAP-04", FALSE },
  [CR_ASSEMBLY_CHANGED] = { "part-changed", NULL, FALSE },
  [CR_ASSEMBLY_EDGES] = { "part-edges", "MAP-06", FALSE },
};

static void
tell_finding (const char *path,
              const CrGround *ground,
              const CrAssemblyFinding *finding,
              JsonBuilder *json)
{
  gboolean stops = kinds[finding->kind].stops;
  const char *rule = kinds[finding->kind].rule;
  g_autofree char *message = cr_words_assembly_finding (ground, finding, g_get_language_names ());
  g_autofree char *file = cr_text_show (path), *shown = cr_text_show (message);

  if (json == NULL) {
    g_print ("%s: %s: %s", file, stops ? _ ("error") : _ ("warning"), shown);
    g_print (rule != NULL ? " (%s)\n" : "\n", rule);
    return;
  }
  json_builder_begin_object (json);
  cli_json_string (json, "file", path);
  cli_json_string (json, "id", kinds[finding->kind].id);
  cli_json_string (json, "severity", stops ? "error" : "warning");
  cli_json_string (json, "rule", rule);
  cli_json_string (json, "message", message);
  json_builder_end_object (json);
}

int
cli_assembly_check (const char *path, JsonBuilder *json, GError **error)
{
  g_autoptr (CrAssemblyFile) file = cr_assembly_load (path, error);
  g_autoptr (GArray) findings = NULL;
  CrGround ground;

  if (file == NULL)
    return -1;
  ground = cr_assembly_file_get_ground (file);
  findings = cr_assembly_check (&ground);
  for (guint i = 0; i < findings->len; i++)
    tell_finding (path, &ground, &g_array_index (findings, CrAssemblyFinding, i), json);
  return (int) findings->len;
}
