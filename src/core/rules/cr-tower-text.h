/* cr-tower-text.h: a siege tower as people write it. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-muster.h"
#include "cr-ruleset.h"

/**
 * cr_tower_parse:
 * @text: "0810:facing=N:type=new:bridge=down:wall=2:moving"; what is left out is a tower of the
 *   new type that faces the first direction, bridge up, against a wall of one level, at rest; the
 *   front of one that comes in rear first is beyond the edge: "8,0:facing=N:moving"
 *
 * Returns: FALSE with an error that says what was found and what would do
 */
gboolean cr_tower_parse (const CrMap *map,
                         const CrRuleset *ruleset,
                         const char *text,
                         CrTower *tower_out,
                         GError **error);

/* (transfer full): what cr_tower_parse() reads. A front beyond the edge is written by column and
 * row. */
char *cr_tower_format (const CrMap *map, const CrTower *tower);
