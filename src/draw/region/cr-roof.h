/* cr-roof.h: the roofs that cover the hexes of a house. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-regions.h"

/* The random stream of roofs, among those of the castle. */
#define CR_RNG_ROOF 205

/**
 * CrRoof: a ridge with its slopes; all lengths are in W.
 * @key: a hex of the house, which seeds random details
 * @at: its middle
 * @way: the direction of the ridge, of length 1
 * @length: along the ridge
 * @n_wings: how many roofs the house has; they follow one another, the longest last
 * @hip: how far the ridge ends before the gable; 0 for a gabled roof
 */
typedef struct {
  const CrRecipe *recipe;
  CrHex key;
  CrPoint at, way;
  double length, width, hip;
  guint n_wings;
} CrRoof;

/* How far something reaches along a direction (u) and across it (v). */
typedef struct {
  double u0, u1, v0, v1;
} CrRoofExtent;

/* Returns: (transfer full) (element-type CrRoof): the roofs of all hexes within @reach of the clip
 */
GArray *cr_roofs_find (const CrDraw *draw, double reach);
CrPoint cr_roof_at (const CrRoof *roof, double along, double across);
/* Returns: (transfer full): the box of its eaves as a line */
GArray *cr_roof_get_line (const CrRoof *roof);

/**
 * cr_roof_outline_house:
 *
 * Returns: (transfer full): the outline of a house for the cache of regions, from a loop of CrEdge:
 *   the box of the roof if there is a single one, so that a house that gets longer counts as
 *   changed as a whole
 */
GArray *cr_roof_outline_house (const CrGrid *grid, const GArray *loop);
