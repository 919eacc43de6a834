/* cre-tools.h: the table of tools. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

/* What looks at the map, changes it, asks it; what the menu offers and not the strip. */
typedef enum { CRE_TOOLS_LOOK, CRE_TOOLS_CHANGE, CRE_TOOLS_ASK, CRE_TOOLS_MENU } CreToolGroup;

/**
 * CreToolInfo:
 * @id: for actions and settings: "terrain"
 * @label: English; translate it with _()
 * @icon: icon name, "cre-terrain-symbolic"
 * @key: the letter that chooses it, "t"
 * @group: separators of the strip go between groups
 * @brief: what was in hand before it comes back after it
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
 * Returns: (transfer none) (array length=n_out): all there are
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
 * Returns: (transfer full): a tool at work on @document
 */
CreTool *cre_tools_create (const CreToolInfo *info, CreMapDocument *document);
