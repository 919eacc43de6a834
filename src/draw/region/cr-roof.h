/* cr-roof.h: the roofs that cover the hexes of a house. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-regions.h"

/* The stream of chance of roofs, among those of the castle. */
#define CR_RNG_ROOF 205

/**
 * CrRoof: a ridge with its slopes.
 * @key: a hex of the house, of which chance is drawn
 * @at: its middle, in W as all lengths
 * @way: of the ridge, of length 1
 * @length: along the ridge
 * @n_wings: how many roofs the house has; they follow each other, the longest last
 * @hip: how far the ridge ends from the gable; 0 of a gabled roof
 */
typedef struct {
  const CrRecipe *recipe;
  CrHex key;
  CrPoint at, way;
  double length, width, hip;
  guint n_wings;
} CrRoof;

/* How far something reaches along and across a way. */
typedef struct {
  double u0, u1, v0, v1;
} CrRoofExtent;

/* (transfer full) (element-type CrRoof): of all hexes within @reach of the clip. */
GArray *cr_roofs_find (const CrDraw *draw, double reach);
CrPoint cr_roof_at (const CrRoof *roof, double along, double across);
/* (transfer full): the box of its eaves. */
GArray *cr_roof_get_line (const CrRoof *roof);

/**
 * cr_roof_outline_house:
 *
 * (transfer full): the outline of a house, from a loop of CrEdge.
 *
 * For the cache of regions: the box of the roof where there is one, so that a longer house is
 * known to have changed all over.
 */
GArray *cr_roof_outline_house (const CrGrid *grid, const GArray *loop);
