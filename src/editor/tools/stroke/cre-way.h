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

CrVertex cre_way_vertex_at (const CrGrid *grid, const CreAim *aim);
gboolean cre_way_press (CreWay *way, int floor, CrVertex vertex);
void cre_way_move (CreWay *way, CrVertex vertex);
gboolean cre_way_take_back (CreWay *way);
void cre_way_clear (CreWay *way);

guint cre_way_n_corners (const CreWay *way);
CrVertex cre_way_get_last (const CreWay *way);
int cre_way_get_floor (const CreWay *way);
void cre_way_add_sides (const CreWay *way, gboolean to_pointer, GArray *sides);
