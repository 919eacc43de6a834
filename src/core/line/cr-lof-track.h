/* cr-lof-track.h: all that lines between two ends touch, by displacement.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof-square.h"

/**
 * CrLofMeet: one touch of a line that starts in the hex 0,0.
 * @touch: its hexes are counted from the first man's
 * @cell: the cell of the touched hex, counted from the first man's cell of the square
 * @away: the distance of the touched hex from the first man's, and from the second man's
 */
typedef struct {
  CrLofTouch touch;
  gint32 cell;
  gint16 away[2];
} CrLofMeet;

typedef struct {
  int n_meets;
  CrLofMeet meets[];
} CrLofTrack;

/**
 * CrLofTracks: tracks by displacement and ends, each made when it is first asked for. They depend
 * on the shape of the grid alone, so they outlive every edit of hexes.
 */
typedef struct _CrLofTracks CrLofTracks;

/**
 * cr_lof_tracks_new:
 * @grid: (nullable): NULL for a single line; then no track is kept
 */
CrLofTracks *cr_lof_tracks_new (const CrGrid *grid);

void cr_lof_tracks_free (CrLofTracks *tracks);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrLofTracks, cr_lof_tracks_free)

/**
 * cr_lof_tracks_get:
 * @displacement: that of the second man from the first; not zero
 * @from_side: the first man's end, −1 for his centre
 * @to_side: the second man's end; the two must be able to join
 *
 * Returns: (transfer none): valid until the next call
 */
const CrLofTrack *cr_lof_tracks_get (CrLofTracks *tracks,
                                     CrHex displacement,
                                     CrDirection from_side,
                                     CrDirection to_side);
