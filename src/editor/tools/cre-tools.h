/* cre-tools.h: the table of tools. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

/* What a tool does: it looks at the map, changes it, or asks about it. The last group stands in the
 * menu and not in the strip. */
typedef enum { CRE_TOOLS_LOOK, CRE_TOOLS_CHANGE, CRE_TOOLS_ASK, CRE_TOOLS_MENU } CreToolGroup;

/**
 * CreToolInfo:
 * @id: the name in actions and settings: "terrain"
 * @label: the name for people, in English; translate it with _()
 * @icon: the name of its icon, "cre-terrain-symbolic"
 * @key: the letter that chooses it, "t"
 * @group: the strip has separators between the groups
 * @brief: whether the tool before it comes back when its work is done
 */
typedef struct {
  const char *id, *label, *icon, *key;
  CreToolGroup group;
  gboolean brief;
  GType (*get_type) (void);
} CreToolInfo;

/**
 * cre_tools_get:
 *
 * Returns: (transfer none) (array length=n_out): all tools
 */
const CreToolInfo *cre_tools_get (guint *n_out);

/**
 * cre_tools_find:
 *
 * Returns: (transfer none) (nullable): the tool with that id
 */
const CreToolInfo *cre_tools_find (const char *id);

/**
 * cre_tools_create:
 *
 * Returns: (transfer full): a new tool that works on @document
 */
CreTool *cre_tools_create (const CreToolInfo *info, CreMapDocument *document);
