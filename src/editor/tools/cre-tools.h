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

const CreToolInfo *cre_tools_get (guint *n_out);
const CreToolInfo *cre_tools_find (const char *id);
CreTool *cre_tools_create (const CreToolInfo *info, CreMapDocument *document);
