/* cr-ground-private.h: what lies and grows about. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-ground.h"
#include "cr-regions.h"

/* What lies about on one hex of loose ground, beyond its colour. */
void cr_draw_ground_hex (const CrDraw *draw, CrHex hex, const CrRecipe *recipe);

/* Whether a point lies in a hex of the region or in one beside it. */
gboolean cr_region_is_near (const CrDraw *draw, const CrRegion *region, CrPoint p);

/* Draws the faces of bare rock of cliffs. */
void cr_draw_cliffs (const CrDraw *draw);

/* Laid stones over the region that the caller clips to, and what of it runs on beneath roads. */
void cr_draw_paving (const CrDraw *draw, const CrRegion *region, const CrRecipe *recipe);

/* The part of the outline that belongs to one side of the loop, shifted inwards: banks have as many
 * points to each side. */
GArray *cr_water_get_bank (const CrRegion *region, guint loop, guint side, double inset);

/* Shallows over sand in the bends of a river, within it; and what grows along its banks. */
void cr_draw_bars (const CrDraw *draw, const CrRegion *river);
void cr_draw_reeds (const CrDraw *draw, const CrRegion *river);

/* Draws the bushes of one hex of scrub. */
void cr_draw_scrub (const CrDraw *draw, CrHex hex);

/**
 * CrHeap: fallen stones about a place.
 * @spread: in W
 * @big: radius of the largest
 */
typedef struct {
  CrPoint at;
  int n;
  double spread, big;
} CrHeap;
void cr_draw_heap (const CrDraw *draw, const CrHeap *heap, CrRng *rng);
