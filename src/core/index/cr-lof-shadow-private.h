/* cr-lof-shadow-private.h: shadows while they are cast. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-lof-cone.h"
#include "cr-lof-sectors.h"
#include "cr-lof-shadow.h"

/**
 * CrLofThing: something that rises.
 * @hex: counted from the man's
 * @layer: where its top is
 * @away: how many hexes
 */
typedef struct {
  CrHex hex;
  int layer, away;
} CrLofThing;

/* From the first to the last; there are none when that is before. */
typedef struct {
  int first, last;
} CrLofRows;

/* What hides all between its rays that is farther away. */
typedef struct {
  CrHex rays[2];
  int ceiling;
} CrLofScreen;

/**
 * CrLofShadows: Hexes are counted from the man's.
 * @lights: (element-type CrLofLight): by cell of the square
 * @first: by column of the square, its first row with a hex of the grid
 * @last: likewise
 * @rows: by column, those that are asked about now; @own_rows: from his column on
 * @least_q: the first column that has any
 * @most_q: the last one
 * @n_hexes: how many they are
 * @found: @n_all of them in no order, with room for so many
 * @n_found: by distance, how many of them
 * @things: (element-type CrLofThing): what casts them, up to @gathered hexes away, near ones first
 * @gathered: −1 for none yet, %G_MAXINT when there are no others
 * @n_done: how many of them have
 * @n_cast: how many had to
 * @n_columns: that shadows went over
 * @dark: where nobody is seen who is farther away than @ring
 * @screens: (element-type CrLofScreen): those of that distance
 * @ceiling: nobody who is higher
 * @view: (nullable): NULL while they are nobody's
 * @own: his cell
 * @least: what is no higher hides nobody
 * @into: the hex that lines past the thing at hand go into
 * @away: how far that is
 * @d1: hexes between the man and its far edge (LOF-22), if he is the lower
 * @light: what its shadow is
 * @wall: it is a wall, so that whoever stands in @into is hidden as well
 * @moat: the man is in one
 */
struct _CrLofShadows {
  guint8 *lights;
  int *first, *last;
  CrLofRows *rows, *own_rows;
  int least_q, most_q, n_hexes;
  CrLofThing *found;
  guint n_all, n_room;
  GArray *things;
  guint *n_found;
  int gathered;
  guint n_done, n_cast;
  int n_columns;
  CrLofSectors *dark;
  GArray *screens;
  int ring, ceiling;
  const CrLofView *view;
  CrLofGaze gaze;
  int own, level, least;
  CrLofCone cone;
  CrHex into;
  int top, away, d1;
  CrLofLight light;
  gboolean wall, moat;
};

static inline int
cr_lof_shadows_get_top (const CrLofShadows *self, const CrLofThing *thing)
{
  const CrLofSquare *square = &self->view->square;
  int cell = self->own + thing->hex.q * square->stride + thing->hex.r;

  return self->view->tops[thing->layer * square->n_cells + cell];
}

/**
 * cr_lof_shadows_find_rows:
 *
 * What is asked about, all of it in the light.
 */
void cr_lof_shadows_find_rows (CrLofShadows *shadows);

/**
 * cr_lof_shadows_gather:
 *
 * The next ones.
 */
void cr_lof_shadows_gather (CrLofShadows *shadows);
