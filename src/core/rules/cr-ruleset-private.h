/* cr-ruleset-private.h: reading a ruleset. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-figure.h"

/**
 * cr_ruleset_merge:
 *
 * Returns: (transfer full): @base with the attributes, rows and figures of @over in place of its
 *   own; what @base lacks comes after
 */
CrNode *cr_ruleset_merge (const CrNode *base, const CrNode *over);

/* −1, 0, +1 or %CR_COMBAT_NEVER; 0, inferred, of a row that does not say. */
gboolean cr_ruleset_read_combat (const CrNode *row, CrFigure *figure, GError **error);

/* @node: of a cover, with its value and where that is from */
gboolean cr_ruleset_read_cover_value (const CrNode *node, CrFigure *figure, GError **error);
