/* cr-tiling.h: divides a large picture into sheets of paper.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-layout.h"
#include "cr-paper.h"

typedef enum { CR_PRINT_FEWER, CR_PRINT_UPRIGHT, CR_PRINT_SIDEWAYS } CrPrintWay;

/**
 * CrTilingWish: how a picture is put on paper. All lengths are in millimetres.
 * @margin: on every side, on which printers do not print
 * @overlap: by how much neighbours share the picture
 * @hex: the width and height of a hex. Neighbours share so much that each hex is whole on one of
 *   them, and sheets are cut through the middle of hexes; 0 to cut anywhere
 * @pitch: the distance from a hex to the next, across and down
 * @first: the middle of a hex on the picture
 * @stretch_x: how long the printer makes a millimetre; 1 for an exact printer
 * @stretch_y: the same downwards
 */
typedef struct {
  CrPaper paper;
  CrPrintWay way;
  double margin, overlap;
  CrPoint hex, pitch, first;
  double stretch_x, stretch_y;
} CrTilingWish;

/**
 * CrTiling: the sheets of a picture.
 * @paper: its width and height as it lies
 * @sideways: the paper lies on its longer side
 * @room: the part of the picture on one sheet
 * @step: from the picture of a sheet to that of the next
 * @start: where that of the first sheet begins on the picture; it may begin outside
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
 * The paper lies the way that takes fewer sheets, upright if both take the same number, unless a
 * way is chosen.
 *
 * Returns: FALSE with an error when no room is left on the paper, or when there would be too many
 *   sheets
 */
gboolean cr_tiling_make (const CrTilingWish *wish,
                         CrPoint picture,
                         CrTiling *tiling_out,
                         GError **error);

int cr_tiling_count (const CrTiling *tiling);

/* Returns: the part of the picture on a sheet; sheet 0 is the first, row by row */
CrBox cr_tiling_get_part (const CrTiling *tiling, int sheet);

/* Returns: (transfer full): the name of a sheet, "A1": a letter for the column, a number for the
 * row */
char *cr_tiling_dup_label (const CrTiling *tiling, int sheet);

/**
 * cr_tiling_find_neighbour:
 * @side: 0 left, 1 above, 2 right, 3 below
 *
 * Returns: the sheet there, −1 when there is none
 */
int cr_tiling_find_neighbour (const CrTiling *tiling, int sheet, int side);

/* Returns: (transfer full) (element-type CrPoint): places on the picture at which all sheets that
 * show them are laid over one another: the middles of what they share */
GArray *cr_tiling_list_targets (const CrTiling *tiling);
