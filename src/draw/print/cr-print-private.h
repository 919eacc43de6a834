/* cr-print-private.h: what the painters of pages share. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-print-text.h"
#include "cr-print.h"

/**
 * CrPrintPart: one sheet.
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
 * @hex_width: a hex from corner to corner, in millimetres
 * @parts: (element-type CrPrintPart) (owned): which lie alike on their sheets of paper
 * @aid: (nullable): behind them
 * @counters: (nullable): behind it
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

/* Paints a part of it: from the corner of the paper's room, in millimetres. */
void cr_print_paint_part (const CrPrint *self, const CrPrintPart *part, cairo_t *cr, CrBox box);
void cr_print_paint_marks (const CrPrint *self, const CrPrintPart *part, cairo_t *cr, int sheet);
void cr_print_paint_overview (const CrPrint *self, cairo_t *cr);

/* (nullable): what that page is a sheet of; NULL where it is none: for the overview, and what lies
 * behind the map. */
const CrPrintPart *cr_print_find_sheet (const CrPrint *self, int page, int *sheet_out);

/* How many there are of it in so many millimetres. */
double cr_print_count_hexes (const CrPrint *self, const CrPrintPart *part, CrPoint room);

/* Of the map and its overview; then come those of what lies behind. */
int cr_print_count_map_pages (const CrPrint *self);

/* From points of the paper to millimetres of what is printed on. */
void cr_print_turn_to_room (const CrPrint *self, cairo_t *cr);

/* The sheet of a map in its layers, with its marks as one of them. */
gboolean cr_print_write_svg (const CrPrint *self,
                             int page,
                             const CrPictureSink *sink,
                             GError **error);
