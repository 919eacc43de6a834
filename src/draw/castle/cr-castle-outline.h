/* cr-castle-outline.h: the outlines of towers and keeps. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-castle-private.h"

/* Returns: (transfer full): the closed outline of a tower, made from a loop of #CrEdge as
 * #CrRegionClass requires */
GArray *cr_outline_tower (const CrGrid *grid, const GArray *loop);
GArray *cr_outline_gate_tower (const CrGrid *grid, const GArray *loop);

/* Returns: (transfer full): the outline of a keep: a plain block at a multiple of 30 degrees if one
 * fits, otherwise along its hexes */
GArray *cr_outline_keep (const CrGrid *grid, const GArray *loop);
