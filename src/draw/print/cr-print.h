/* cr-print.h: sheets at true scale, page by page. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-aid.h"
#include "cr-counters.h"
#include "cr-pages.h"
#include "cr-sheet.h"
#include "cr-tiling.h"

/**
 * CrPrintWish: what is to be printed, and how.
 * @tiling: paper; its hex, pitch and first are found out
 * @hex_mm: from a side of a hex to the opposite one
 * @whole_hexes: each hex is whole on one of the sheets
 * @marks: targets, corners, and the strip that the next sheet is glued on
 * @overview: a page behind the others that shows how they lie, with rulers
 * @no_map: only what lies behind map and overview
 * @title: of the map, as @author and @date, in ISO 8601, which are (nullable)
 */
typedef struct {
  CrTilingWish tiling;
  double hex_mm;
  gboolean whole_hexes, marks, overview, no_map;
  const char *title, *author, *date;
} CrPrintWish;

/* A4, whichever way takes fewer sheets, 10 mm of margin and overlap, with marks and overview. */
void cr_print_wish_init (CrPrintWish *wish);

/**
 * CrPrint:
 *
 * Pages. Window, file and printer paint the same ones.
 */
typedef struct _CrPrint CrPrint;

/* Nothing yet. @grid: of the map that is printed */
CrPrint *cr_print_new (const CrGrid *grid, const CrPrintWish *wish);
void cr_print_free (CrPrint *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrPrint, cr_print_free)

/**
 * cr_print_add:
 * @sheet: (transfer full): a floor, or what is laid over it on paper of its own
 * @is_map: it is painted with a map, see cr_print_set_art()
 * @name: (nullable): where there are several
 *
 * Returns: FALSE with an error when it does not fit the paper
 */
gboolean cr_print_add (CrPrint *self,
                       CrSheet *sheet,
                       gboolean is_map,
                       const char *name,
                       GError **error);

/* (transfer none): tables behind all other pages, on the same paper; asked for when the sheets have
 * been added, and filled before anything is asked of the pages. NULL with an error when it does not
 * fit the paper.
 */
CrAid *cr_print_add_aid (CrPrint *self, GError **error);

gboolean cr_print_has_tables (const CrPrint *self);
/* (transfer full): the tables as plain text; there must be some. */
char *cr_print_dup_text (const CrPrint *self);

/* (transfer none): counters behind all other pages, likewise. @wish: its paper and margin are those
 * of the print
 */
CrCounters *cr_print_add_counters (CrPrint *self, const CrCountersWish *wish, GError **error);

int cr_print_n_pages (const CrPrint *self);
const CrTiling *cr_print_get_tiling (const CrPrint *self);

/* How many it would take if the paper lay otherwise; 0 where it does not fit. */
int cr_print_count_sheets (const CrPrint *self, CrPrintWay way);

/* The size of a hex, in millimetres, at which so many of them with the margin of the map take one
 * sheet, whichever way it lies unless a way is asked for; 0 where there is no room for them. */
double cr_print_find_hex (const CrPrint *self, int columns, int rows);

/* The size of the map, in millimetres. */
CrPoint cr_print_get_size (const CrPrint *self);

/* (transfer full): "Overview", "B2", "cellar B2". */
char *cr_print_dup_label (const CrPrint *self, int page);

/* The size of every page, in points. */
CrPoint cr_print_get_paper (const CrPrint *self);

/* (transfer full): "8 sheets of A4, upright, and the overview" */
char *cr_print_describe (const CrPrint *self);

/* (nullable): what is less on these pages than one may expect, and what helps, a sentence */
const char *cr_print_get_hint (const CrPrint *self);

/* @cr: in points from the corner of the paper */
void cr_print_paint (const CrPrint *self, cairo_t *cr, int page);

/* The pages, which borrow the print. */
CrPages cr_print_get_pages (const CrPrint *self);

/* Gives each floor the map it is painted with, which is borrowed. Sheets of answers alone have
 * none.
 */
void cr_print_set_art (CrPrint *self, CrArt *art);
