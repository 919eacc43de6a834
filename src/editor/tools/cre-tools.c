/* cre-tools.c: the table of tools. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tools.h"

#include <glib/gi18n-lib.h>

#include "cre-tool-fire.h"
#include "cre-tool-gear.h"
#include "cre-tool-hoarding.h"
#include "cre-tool-level.h"
#include "cre-tool-mechanism.h"
#include "cre-tool-names.h"
#include "cre-tool-passage.h"
#include "cre-tool-paste.h"
#include "cre-tool-select.h"
#include "cre-tool-side.h"
#include "cre-tool-stairway.h"
#include "cre-tool-structure.h"
#include "cre-tool-suggest.h"
#include "cre-tool-terrain.h"
#include "cre-tool-walk.h"

/* The tools stand in the order of the strip. */
static const CreToolInfo tools[] = {
  { "select", N_ ("Select"), "cre-select-symbolic", "s", CRE_TOOLS_LOOK, FALSE,
    cre_tool_select_get_type },
  { "terrain", N_ ("Terrain"), "cre-terrain-symbolic", "t", CRE_TOOLS_CHANGE, FALSE,
    cre_tool_terrain_get_type },
  { "level", N_ ("Level"), "cre-level-symbolic", "e", CRE_TOOLS_CHANGE, FALSE,
    cre_tool_level_get_type },
  { "structure", N_ ("Structure"), "cre-structure-symbolic", "u", CRE_TOOLS_CHANGE, FALSE,
    cre_tool_structure_get_type },
  { "side", N_ ("Side"), "cre-side-symbolic", "w", CRE_TOOLS_CHANGE, FALSE,
    cre_tool_side_get_type },
  { "stairway", N_ ("Stairway"), "cre-stairway-symbolic", "y", CRE_TOOLS_CHANGE, FALSE,
    cre_tool_stairway_get_type },
  { "passage", N_ ("Passage"), "cre-passage-symbolic", "p", CRE_TOOLS_CHANGE, FALSE,
    cre_tool_passage_get_type },
  { "hoarding", N_ ("Hoarding"), "cre-hoarding-symbolic", "h", CRE_TOOLS_CHANGE, FALSE,
    cre_tool_hoarding_get_type },
  { "mechanism", N_ ("Mechanism"), "cre-mechanism-symbolic", "m", CRE_TOOLS_CHANGE, FALSE,
    cre_tool_mechanism_get_type },
  { "gear", N_ ("Gear"), "crenel-cart-symbolic", "r", CRE_TOOLS_CHANGE, FALSE,
    cre_tool_gear_get_type },
  { "names", N_ ("Names and areas"), "cre-names-symbolic", "n", CRE_TOOLS_CHANGE, FALSE,
    cre_tool_names_get_type },
  { "fire", N_ ("Line of fire"), "cre-fire-symbolic", "l", CRE_TOOLS_ASK, FALSE,
    cre_tool_fire_get_type },
  { "walk", N_ ("Walk"), "cre-walk-symbolic", "k", CRE_TOOLS_ASK, FALSE, cre_tool_walk_get_type },
  { "suggest", N_ ("Terrain from the picture"), "cre-terrain-symbolic", NULL, CRE_TOOLS_MENU, FALSE,
    cre_tool_suggest_get_type },
  { "paste", N_ ("Paste"), "edit-paste-symbolic", NULL, CRE_TOOLS_MENU, TRUE,
    cre_tool_paste_get_type },
};

const CreToolInfo *
cre_tools_get (guint *n_out)
{
  *n_out = G_N_ELEMENTS (tools);
  return tools;
}

const CreToolInfo *
cre_tools_find (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (tools); i++)
    if (g_str_equal (tools[i].id, id))
      return &tools[i];
  return NULL;
}

CreTool *
cre_tools_create (const CreToolInfo *info, CreMapDocument *document)
{
  return g_object_new (info->get_type (), "document", document, NULL);
}
