/* cre-tools.c: the table of tools. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tools.h"

#include <glib/gi18n-lib.h>

#include "cre-tool-level.h"
#include "cre-tool-structure.h"
#include "cre-tool-terrain.h"

/* In the order of the strip. */
static const CreToolInfo tools[] = {
  { "terrain", N_ ("Terrain"), "cre-terrain-symbolic", "t", 1, cre_tool_terrain_get_type },
  { "level", N_ ("Level"), "cre-level-symbolic", "e", 1, cre_tool_level_get_type },
  { "structure", N_ ("Structure"), "cre-structure-symbolic", "u", 1, cre_tool_structure_get_type },
};

/**
 * cre_tools_get:
 *
 * Returns: (transfer none) (array length=n_out): all there are
 */
const CreToolInfo *
cre_tools_get (guint *n_out)
{
  *n_out = G_N_ELEMENTS (tools);
  return tools;
}

/**
 * cre_tools_find:
 *
 * Returns: (transfer none) (nullable): the tool with that id
 */
const CreToolInfo *
cre_tools_find (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (tools); i++)
    if (g_str_equal (tools[i].id, id))
      return &tools[i];
  return NULL;
}

/**
 * cre_tools_create:
 *
 * Returns: (transfer full): a tool at work on @document
 */
CreTool *
cre_tools_create (const CreToolInfo *info, CreDocument *document)
{
  return g_object_new (info->get_type (), "document", document, NULL);
}
