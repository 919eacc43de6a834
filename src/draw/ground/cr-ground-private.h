/* cr-ground-private.h: shared by the files about the ground.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-ground.h"
#include "cr-regions.h"

/* Draws the marks of one hex of loose ground, over its colour. */
void cr_draw_ground_hex (const CrDraw *draw, CrHex hex, const CrRecipe *recipe);

/* Whether a point lies in a hex of the region or in one beside it. */
gboolean cr_region_is_near (const CrDraw *draw, const CrRegion *region, CrPoint p);

/* Draws the faces of bare rock of cliffs. */
void cr_draw_cliffs (const CrDraw *draw);

/* Draws paving over the region to which the caller clips, and over the parts that continue beneath
 * roads. */
void cr_draw_paving (const CrDraw *draw, const CrRegion *region, const CrRecipe *recipe);

/* Returns: (transfer full): the part of the outline that belongs to one side of the loop, shifted
 * inwards; each side has the same number of points */
GArray *cr_water_get_bank (const CrRegion *region, guint loop, guint side, double inset);

/* The first draws sand bars in the bends of a river, the second what grows along its banks. */
void cr_draw_bars (const CrDraw *draw, const CrRegion *river);
void cr_draw_reeds (const CrDraw *draw, const CrRegion *river);

/* Draws the bushes of one hex of scrub. */
void cr_draw_scrub (const CrDraw *draw, CrHex hex);

/**
 * CrHeap: fallen stones around a place.
 * @n: how many
 * @spread: in W
 * @big: the radius of the largest, in W
 */
typedef struct {
  CrPoint at;
  int n;
  double spread, big;
} CrHeap;
void cr_draw_heap (const CrDraw *draw, const CrHeap *heap, CrRng *rng);
