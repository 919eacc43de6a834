/* cr-castle-outline.h: the outlines of towers and keeps. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-castle-private.h"

/* From a loop of #CrEdge to a closed line, as #CrRegionClass has it. */
GArray *cr_outline_tower (const CrGrid *grid, const GArray *loop);
GArray *cr_outline_gate_tower (const CrGrid *grid, const GArray *loop);

/* A keep is a plain block where one fits, at a multiple of 30 degrees; else it follows its hexes.
 */
GArray *cr_outline_keep (const CrGrid *grid, const GArray *loop);
