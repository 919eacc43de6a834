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

CrSides *cr_sides_new (const CrSearch *search);
void cr_sides_free (CrSides *sides);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrSides, cr_sides_free)

CrFrame cr_frame_of (const CrGrid *grid, CrHex origin);
int cr_frame_n_sides (const CrFrame *frame);
CrSidesSum cr_sides_sum (const CrSides *sides, const CrFrame *frame);
double cr_sides_weigh (const CrSides *sides, const CrFrame *frame);
int cr_sides_weigh_hex (const CrSides *sides, CrHex hex);
gboolean cr_sides_find_frame (const CrSides *sides, CrFrame *frame_out);
CrGrid cr_sides_name_frame (const CrSides *sides, const CrFrame *frame, CrHex *origin_out);
