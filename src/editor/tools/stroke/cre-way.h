/* cre-way.h: a way along hexsides that is drawn from corner to corner.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-vertex.h"
#include "cre-tool.h"

/**
 * CreWay:
 *
 * The corners that were set so far, and the one at the pointer. The way is complete when its last
 * or its first corner is set again.
 */
typedef struct _CreWay CreWay;

CreWay *cre_way_new (void);
void cre_way_free (CreWay *way);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CreWay, cre_way_free)

/**
 * cre_way_vertex_at:
 *
 * Returns: the corner nearest to the pointer, which is an end of the nearest side; for the middle
 *   of a side, at which the keyboard aims, its clockwise end
 */
CrVertex cre_way_vertex_at (const CrGrid *grid, const CreAim *aim);

/**
 * cre_way_press:
 *
 * Sets a corner. On another floor the way begins again.
 *
 * Returns: whether the way is complete
 */
gboolean cre_way_press (CreWay *way, int floor, CrVertex vertex);

/* The pointer is at this corner now. */
void cre_way_move (CreWay *way, CrVertex vertex);

/* Called for Backspace: removes the last corner. Returns: whether there was one */
gboolean cre_way_take_back (CreWay *way);

void cre_way_clear (CreWay *way);

guint cre_way_n_corners (const CreWay *way);

/* Returns: the last corner; the way must have one */
CrVertex cre_way_get_last (const CreWay *way);

/* Returns: the floor of the corner that was set last */
int cre_way_get_floor (const CreWay *way);

/**
 * cre_way_add_sides:
 * @to_pointer: also the sides on to the corner at the pointer
 * @sides: (element-type CrHexSide): gets the sides, each seen from the side round which the way
 *   bends; from its right when it is straight
 */
void cre_way_add_sides (const CreWay *way, gboolean to_pointer, GArray *sides);
