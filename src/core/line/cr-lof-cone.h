/* cr-lof-cone.h: the hexes behind something. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-hex.h"

/* Corners have whole numbers in thirds of a hex. */
#define CR_LOF_THIRDS 3

/* A slope that no line can have, because no map is so high. */
#define CR_LOF_CONE_FAR (1 << 28)

/**
 * CrLofConeEdge: where a ray meets a column: at @row and @rest parts of @whole.
 * @step: by how many rows it moves in each further column; @step_rest parts are added
 */
typedef struct {
  int row, rest, step, step_rest, whole;
} CrLofConeEdge;

/**
 * CrLofCone: the hexes between two rays, column by column outwards, counted from a man's hex.
 * @rays: they go past two corners, in thirds of a hex; the second is clockwise of the first by
 *   less than half a turn, or the same
 * @column: that of the thing in front
 * @edges: the one with fewer rows and the one with more
 */
typedef struct {
  CrHex rays[2];
  int column;
  CrLofConeEdge edges[2];
} CrLofCone;

/**
 * CrLofConeRun: the rows of one column.
 * @first: the first row strictly between the rays
 * @end: the row after the last one between them
 * @touched: the rows on the rays themselves, %CR_LOF_CONE_FAR for none
 */
typedef struct {
  int first, end, touched[2];
} CrLofConeRun;

/* Where the man's own column lies to the cone. */
typedef enum { CR_LOF_CONE_OUTSIDE, CR_LOF_CONE_INSIDE, CR_LOF_CONE_TOUCHED } CrLofConeUpright;

/**
 * cr_lof_cone_begin:
 * @sign: 1 for the columns to the right of the man, −1 for those to the left
 * @q_out: (out): the first column, which is not before that of the thing in front
 *
 * Returns: FALSE when there are no columns
 */
gboolean cr_lof_cone_begin (CrLofCone *cone, int sign, int *q_out);

/**
 * cr_lof_cone_get_upright:
 * @run_out: (out): the hexes above or below the man that may belong to the cone
 *
 * Returns: whether they belong to it, or lie on one of its rays
 */
CrLofConeUpright cr_lof_cone_get_upright (const CrLofCone *cone, CrLofConeRun *run_out);

static inline int
cr_lof_cone_cross (CrHex a, CrHex b)
{
  return a.q * b.r - a.r * b.q;
}

/* Goes on to the next column. */
static inline void
cr_lof_cone_go_on (CrLofCone *cone)
{
  for (int i = 0; i < 2; i++) {
    CrLofConeEdge *edge = &cone->edges[i];

    edge->row += edge->step;
    edge->rest += edge->step_rest;
    if (edge->rest >= edge->whole) {
      edge->rest -= edge->whole;
      edge->row++;
    }
  }
}

static inline CrLofConeRun
cr_lof_cone_get (const CrLofCone *cone)
{
  const CrLofConeEdge *less = &cone->edges[0], *more = &cone->edges[1];

  return (CrLofConeRun){
    .first = less->row + 1,
    .end = more->row + (more->rest != 0 ? 1 : 0),
    .touched = { less->rest == 0 ? less->row : CR_LOF_CONE_FAR,
                 more->rest == 0 ? more->row : CR_LOF_CONE_FAR },
  };
}
