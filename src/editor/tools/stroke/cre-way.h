/* cre-way.h: a way along hexsides that is being drawn from corner to corner.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-vertex.h"
#include "cre-tool.h"

/**
 * CreWay:
 *
 * The corners set so far, and the one that follows the pointer. It is complete when its last corner
 * is set once more, or its first.
 */
typedef struct _CreWay CreWay;

CreWay *cre_way_new (void);
void cre_way_free (CreWay *way);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CreWay, cre_way_free)

/**
 * cre_way_vertex_at:
 *
 * Returns: the corner nearest to the pointer, which is an end of the nearest side; of the middle of
 *   a side, where the keyboard aims, the end further on clockwise
 */
CrVertex cre_way_vertex_at (const CrGrid *grid, const CreAim *aim);

/**
 * cre_way_press:
 *
 * Sets a corner. On another floor the way begins anew.
 *
 * Returns: whether the way is complete
 */
gboolean cre_way_press (CreWay *way, int floor, CrVertex vertex);

void cre_way_move (CreWay *way, CrVertex vertex);

/* Backspace. Returns: whether there was a corner to take back */
gboolean cre_way_take_back (CreWay *way);

void cre_way_clear (CreWay *way);

guint cre_way_n_corners (const CreWay *way);

/* Returns: the last corner of a way that has one */
CrVertex cre_way_get_last (const CreWay *way);

int cre_way_get_floor (const CreWay *way);

/**
 * cre_way_add_sides:
 * @to_pointer: on to the corner that follows the pointer
 * @sides: (element-type CrHexSide): appended to; each as seen from the hand round which the way
 *   bends, the right hand when it is straight
 */
void cre_way_add_sides (const CreWay *way, gboolean to_pointer, GArray *sides);
