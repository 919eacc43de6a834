/* cre-tools.h: the table of tools. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

/**
 * CreToolInfo:
 * @id: for actions and settings: "terrain"
 * @label: English; translate it with _()
 * @icon: icon name, "cre-terrain-symbolic"
 * @key: the letter that chooses it, "t"
 * @group: 0 looks at the map, 1 changes it, 2 asks it: separators of the strip go between groups;
 *   3 is chosen from the menu, not the strip
 */
typedef struct {
  const char *id, *label, *icon, *key;
  int group;
  GType (*get_type) (void);
} CreToolInfo;

const CreToolInfo *cre_tools_get (guint *n_out);
const CreToolInfo *cre_tools_find (const char *id);
CreTool *cre_tools_create (const CreToolInfo *info, CreDocument *document);
