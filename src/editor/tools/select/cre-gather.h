/* cre-gather.h: what is to be selected: within a line, or alike.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

/* These functions append to an array of CreMark, each mark once a call. A side is appended only
 * when a thing stands on it. */

/**
 * CreLasso: a closed line in the plane.
 * @points: (array length=n_points): two points are the opposite corners of a box, whose edge
 *   belongs to it
 * @sides: whether sides are gathered in place of hexes, by their middles
 */
typedef struct {
  const CrPoint *points;
  gsize n_points;
  int floor;
  gboolean sides;
} CreLasso;

/* Appends the hexes whose middles lie within, or the sides. */
void cre_gather_within (const CrMap *map, const CreLasso *lasso, GArray *marks);

/**
 * cre_gather_hexes:
 * @connected: only those that hang together with @place
 *
 * Appends the hexes of a floor that have the same value in a layer as @place.
 */
void cre_gather_hexes (const CrMap *map,
                       CrPlace place,
                       CrLayer layer,
                       gboolean connected,
                       GArray *marks);

/**
 * cre_gather_sides:
 * @connected: only those that hang together with @from, corner by corner
 *
 * Appends the sides of a floor that have a thing of the same kind as the first one on @from.
 */
void cre_gather_sides (const CrMap *map, const CreMark *from, gboolean connected, GArray *marks);

/* Appends all hexes of a floor, or all sides with a thing on them. */
void cre_gather_all (const CrMap *map, int floor, gboolean sides, GArray *marks);
