/* cre-gather.h: what is to be selected: within a line, or alike.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

/* All append to an array of CreMark, each once a call; sides only where something stands on them.
 */

/**
 * CreLasso: a closed line in the plane.
 * @points: (array length=n_points): two are the opposite corners of a box, its edge included
 * @sides: sides are gathered by their middles, else hexes are
 */
typedef struct {
  const CrPoint *points;
  gsize n_points;
  int floor;
  gboolean sides;
} CreLasso;

/* Hexes whose middles lie within; or sides with something on them. */
void cre_gather_within (const CrMap *map, const CreLasso *lasso, GArray *marks);

/**
 * cre_gather_hexes:
 * @connected: only those that hang together with @place
 *
 * Hexes of a floor that have in a layer what @place has there.
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
 * Sides of a floor that carry the kind of thing that stands first on @from.
 */
void cre_gather_sides (const CrMap *map, const CreMark *from, gboolean connected, GArray *marks);

/* All hexes of a floor, or all sides with something on them. */
void cre_gather_all (const CrMap *map, int floor, gboolean sides, GArray *marks);
