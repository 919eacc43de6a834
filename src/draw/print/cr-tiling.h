/* cr-tiling.h: a large picture on several sheets of paper.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-layout.h"
#include "cr-paper.h"

typedef enum { CR_PRINT_FEWER, CR_PRINT_UPRIGHT, CR_PRINT_SIDEWAYS } CrPrintWay;

/**
 * CrTilingWish: how a picture is to be put on paper. All lengths are in millimetres.
 * @margin: that no printer prints on, on every side
 * @overlap: by which neighbours share the picture
 * @hex: one hex, width and height: neighbours share so much that each is whole on one of them, and
 *   are cut through the middle of hexes; 0 where that is not asked for
 * @pitch: from a hex to the next, across and down
 * @first: the middle of one, on the picture
 * @stretch_x: what the printer makes of a millimetre; 1 for one that is exact, likewise @stretch_y
 */
typedef struct {
  CrPaper paper;
  CrPrintWay way;
  double margin, overlap;
  CrPoint hex, pitch, first;
  double stretch_x, stretch_y;
} CrTilingWish;

/**
 * CrTiling: which sheets it takes.
 * @paper: as it lies: its width may be the greater side
 * @sideways: it does
 * @room: of the picture, that one sheet shows
 * @step: from a sheet's picture to the next one's
 * @start: where that of the first begins on the picture; it may begin before it
 */
typedef struct {
  CrPoint paper, room, step, start;
  double margin;
  gboolean sideways;
  int columns, rows;
} CrTiling;

/**
 * cr_tiling_make:
 * @picture: its width and height
 *
 * Lying as it takes the fewer sheets, upright where both take as many, unless a way is asked for.
 *
 * Returns: FALSE with an error when nothing would be left of the paper, or it would take more
 * sheets than anybody glues together
 */
gboolean cr_tiling_make (const CrTilingWish *wish,
                         CrPoint picture,
                         CrTiling *tiling_out,
                         GError **error);

int cr_tiling_count (const CrTiling *tiling);

/* The part of the picture that is on that sheet: 0 is the first, row by row. */
CrBox cr_tiling_get_part (const CrTiling *tiling, int sheet);

/* (transfer full): "A1": a letter for the column, a number for the row. */
char *cr_tiling_dup_label (const CrTiling *tiling, int sheet);

/**
 * cr_tiling_find_neighbour:
 * @side: 0 left, 1 above, 2 right, 3 below
 *
 * Returns: -1 where there is none
 */
int cr_tiling_find_neighbour (const CrTiling *tiling, int sheet, int side);

/* (transfer full) (element-type CrPoint): on the picture, where all sheets that show the place are
 * laid over one another: in the middle of what they share. */
GArray *cr_tiling_list_targets (const CrTiling *tiling);
