/* cr-assembly-join.h: where a part can be joined to the others.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-assembly-plane.h"
#include "cr-map-edges.h"

/**
 * CrJoin: a place where edges meet (MAP-04).
 * @column, @row, @turn: as those of a #CrPart
 * @to: the part whose edge it lies at
 * @edge: which edge of it, and
 * @own: of the part that is joined, each as its map names them
 * @n_shared: half hexes that both have (MAP-05)
 * @n_differ: of these, those that differ in terrain, level or structure
 * @flush: both ends of the shorter edge or of the longer one lie at an end of the other
 */
typedef struct {
  int column, row, turn;
  int to;
  CrMapEdge edge, own;
  guint n_shared, n_differ;
  gboolean flush;
} CrJoin;

/**
 * cr_assembly_list_joins:
 * @part: where it lies now does not matter
 *
 * All places where an edge of the part lies on an edge of another, the shorter within the longer,
 * and it covers none: as it lies or turned by 180 degrees, and by a quarter turn where flat hexes
 * meet pointed ones; the shorter edge slides by whole hexes.
 *
 * Returns: (transfer full) (element-type CrJoin): flush ones first, then those that differ least
 */
GArray *cr_assembly_list_joins (const CrGround *ground, guint part);

/**
 * cr_assembly_list_shared:
 * @part, @other: of the ground, as they lie
 * @hexes: (nullable) (element-type CrHex): gets those that differ, on the grid of the first part
 * @n_differ_out: (out):
 *
 * Returns: how many hexes both have
 */
guint cr_assembly_list_shared (const CrGround *ground,
                               guint part,
                               guint other,
                               GArray *hexes,
                               guint *n_differ_out);
