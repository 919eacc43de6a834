/* cr-ruleset-extend.h: rulesets of one's own. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-node.h"

/**
 * cr_ruleset_extend:
 * @id: of the new one
 * @base: id of the one it extends
 * @base_name: (nullable): what people call that one
 *
 * Returns: (transfer full): an element ruleset that changes nothing yet
 */
CrNode *cr_ruleset_extend (const char *id, const char *base, const char *base_name);

/**
 * cr_ruleset_put_table:
 * @root: an element ruleset
 * @table: an element table
 *
 * Returns: (transfer full): the ruleset with the table in place of its own of that id, or behind
 *   the others
 */
CrNode *cr_ruleset_put_table (const CrNode *root, const CrNode *table);
