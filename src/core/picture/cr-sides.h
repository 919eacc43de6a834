/* cr-sides.h: which sides of hexes a picture shows, and how many a frame holds.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-propose-private.h"

/* Evidence of a side that the picture does not show, in hundredths: somewhat against it. */
#define CR_SIDES_OUTSIDE (-30)

/**
 * CrFrame: a printed rectangle; sides strictly within it are the map's
 * @across0: in halves of a lane: columns of flat hexes, rows of pointed ones
 * @along0: along a lane, in quarters of a hex
 */
typedef struct {
  int across0, across1, along0, along1;
} CrFrame;

/**
 * CrSidesSum:
 * @evidence: −100 … 100 each
 * @shown: sides that lie on the picture
 * @seen: of these, with a line
 */
typedef struct {
  gint32 evidence, shown, seen;
} CrSidesSum;

typedef struct _CrSides CrSides;

/**
 * cr_sides_new:
 * @search: borrowed; measured
 *
 * Returns: (transfer full): every side about the hexes found, weighed once
 */
CrSides *cr_sides_new (const CrSearch *search);

void cr_sides_free (CrSides *sides);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrSides, cr_sides_free)

/**
 * cr_frame_of:
 * @origin: the hex of the lattice that is hex 1,1
 *
 * Returns: its printed rectangle. One of whole hexes ends between the middles of two lanes; no
 *   side has its middle there, so the next middle does as well
 */
CrFrame cr_frame_of (const CrGrid *grid, CrHex origin);

CrSidesSum cr_sides_sum (const CrSides *sides, const CrFrame *frame);

/**
 * cr_sides_weigh:
 *
 * Returns: how well a map lies in that frame, −1 … 1 per side
 */
double cr_sides_weigh (const CrSides *sides, const CrFrame *frame);

/* Returns what the six sides of a hex say together. */
int cr_sides_weigh_hex (const CrSides *sides, CrHex hex);

/**
 * cr_sides_find_frame:
 *
 * The rectangle that holds most lines and least of what has none: what a map must look like that
 * is all that is printed.
 *
 * Returns: FALSE when there is none
 */
gboolean cr_sides_find_frame (const CrSides *sides, CrFrame *frame_out);

/**
 * cr_sides_name_frame:
 * @origin_out: (out): the hex of the lattice that is its hex 1,1
 *
 * Returns: the grid of which @frame is the printed rectangle
 */
CrGrid cr_sides_name_frame (const CrSides *sides, const CrFrame *frame, CrHex *origin_out);
