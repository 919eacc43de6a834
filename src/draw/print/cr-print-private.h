/* cr-print-private.h: shared by the painters of pages. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-print-text.h"
#include "cr-print.h"

/**
 * CrPrintPart: a part of the print on sheets of its own, such as a floor.
 * @name: (nullable):
 * @picture: its size in millimetres
 */
typedef struct {
  CrSheet *sheet;
  char *name;
  gboolean is_map;
  CrPoint picture;
  CrTiling tiling;
} CrPrintPart;

/**
 * CrPrint:
 * @hex_width: of a hex from corner to corner, in millimetres
 * @parts: (element-type CrPrintPart) (owned): all are divided into sheets in the same way
 * @aid: (nullable): its pages follow the parts
 * @counters: (nullable): their pages come last
 */
struct _CrPrint {
  CrGrid grid;
  CrPrintWish wish;
  char *title, *author, *date;
  double hex_width;
  GPtrArray *parts;
  CrAid *aid;
  CrCounters *counters;
};

/* Paints a part, in millimetres from the corner of the room on the paper. */
void cr_print_paint_part (const CrPrint *self, const CrPrintPart *part, cairo_t *cr, CrBox box);
void cr_print_paint_marks (const CrPrint *self, const CrPrintPart *part, cairo_t *cr, int sheet);
void cr_print_paint_overview (const CrPrint *self, cairo_t *cr);

/* Returns: (nullable): the part to which the page belongs; NULL for the overview and the pages
 * after the map. @sheet_out: the number of its sheet */
const CrPrintPart *cr_print_find_sheet (const CrPrint *self, int page, int *sheet_out);

/* Returns: how many hexes of the part lie in that many millimetres */
double cr_print_count_hexes (const CrPrint *self, const CrPrintPart *part, CrPoint room);

/* Returns: how many pages the map and its overview have; tables and counters follow */
int cr_print_count_map_pages (const CrPrint *self);

/* Changes from points of the paper to millimetres of the room on which is printed. */
void cr_print_turn_to_room (const CrPrint *self, cairo_t *cr);

/* Writes a sheet of the map in its layers, with its marks as one more layer. */
gboolean cr_print_write_svg (const CrPrint *self,
                             int page,
                             const CrPictureSink *sink,
                             GError **error);
