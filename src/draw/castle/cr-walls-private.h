/* cr-walls-private.h: shared by walls of stone and of other material.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle-private.h"

#define CR_WALL_INK 0.026
#define CR_WALL_PARAPET 0.17 /* depth of the parapet behind the battlement */

/* Adds a hex of a walk to the path, with the parts of the wall that stand out over neighbours
 * outside the walk. */
void cr_walk_path_hex (const CrDraw *draw, const CrRegion *region, CrHex hex);

/* Draws the parapet behind the merlons, and its shade on the walk. @fronts: (element-type GArray of
 * CrPoint): open lines */
void cr_draw_parapet (const CrDraw *draw, const GPtrArray *fronts, double depth);

/* The merlons of walls of a look. The function returns NULL for a wall of stakes, which has none.
 */
typedef struct {
  double pitch, length, depth;
} CrMerlons;
const CrMerlons *cr_wall_look_get_merlons (CrLook look);

/**
 * cr_draw_wall_looks:
 * @fronts: (element-type GArray of CrPoint): the stretches of its outlines with a battlement
 * @backs: the stretches without
 *
 * Draws the other materials of a walk's hexes over its stone; the caller clips to the walk.
 */
void cr_draw_wall_looks (const CrDraw *draw,
                         const CrRegion *region,
                         const GPtrArray *fronts,
                         const GPtrArray *backs);

/**
 * CrStake: a stake seen from above.
 * @high: it is part of a breastwork and pointed; otherwise it holds up planks
 */
typedef struct {
  CrPoint at;
  gboolean high;
} CrStake;

GArray *cr_stakes_new (void);
/* Adds stakes side by side from @from to @to of a closed line; an edit elsewhere leaves them as
 * they are. */
void cr_stakes_add (GArray *stakes, const GArray *line, double from, double to, gboolean high);
void cr_draw_stakes (const CrDraw *draw, const GArray *stakes);
