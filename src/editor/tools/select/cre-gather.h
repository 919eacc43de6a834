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

void cre_gather_within (const CrMap *map, const CreLasso *lasso, GArray *marks);
void cre_gather_hexes (const CrMap *map,
                       CrPlace place,
                       CrLayer layer,
                       gboolean connected,
                       GArray *marks);
void cre_gather_sides (const CrMap *map, const CreMark *from, gboolean connected, GArray *marks);
void cre_gather_all (const CrMap *map, int floor, gboolean sides, GArray *marks);
