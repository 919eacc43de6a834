/* cr-print.h: prints maps at true scale, page by page. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-aid.h"
#include "cr-counters.h"
#include "cr-pages.h"
#include "cr-sheet.h"
#include "cr-tiling.h"

/**
 * CrPrintWish: what is printed, and how.
 * @tiling: the paper; its hex, pitch and first are computed
 * @hex_mm: from a side of a hex to the opposite one, in millimetres
 * @whole_hexes: each hex is whole on one of the sheets
 * @marks: targets, corners, and the strip on which the next sheet is glued
 * @overview: a page after the sheets that shows how they lie, with rulers
 * @no_map: only tables and counters are printed
 * @title: (nullable): of the map
 * @author: (nullable):
 * @date: (nullable): in ISO 8601
 */
typedef struct {
  CrTilingWish tiling;
  double hex_mm;
  gboolean whole_hexes, marks, overview, no_map;
  const char *title, *author, *date;
} CrPrintWish;

/* Sets A4 in the direction that takes fewer sheets, with 10 mm of margin and overlap, marks and
 * overview. */
void cr_print_wish_init (CrPrintWish *wish);

/**
 * CrPrint:
 *
 * The pages of a print. Window, file and printer paint the same pages.
 */
typedef struct _CrPrint CrPrint;

/* Returns: (transfer full): a print without any pages yet. @grid: of the map */
CrPrint *cr_print_new (const CrGrid *grid, const CrPrintWish *wish);
void cr_print_free (CrPrint *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrPrint, cr_print_free)

/**
 * cr_print_add:
 * @sheet: (transfer full): a floor, or answers on paper of their own
 * @is_map: it is painted with a map, see cr_print_set_art()
 * @name: (nullable): given when there are several
 *
 * Returns: FALSE with an error when it does not fit on the paper
 */
gboolean cr_print_add (CrPrint *self,
                       CrSheet *sheet,
                       gboolean is_map,
                       const char *name,
                       GError **error);

/* Returns: (transfer none) (nullable): tables on the same paper, after all other pages. Call it
 * after the sheets were added, and fill it before the pages are asked for. NULL with an error when
 * it does not fit on the paper */
CrAid *cr_print_add_aid (CrPrint *self, GError **error);

gboolean cr_print_has_tables (const CrPrint *self);
/* Returns: (transfer full): the tables as plain text; there must be tables */
char *cr_print_dup_text (const CrPrint *self);

/* Returns: (transfer none) (nullable): counters after all other pages; NULL with an error. @wish:
 * its paper and margin are replaced by those of the print */
CrCounters *cr_print_add_counters (CrPrint *self, const CrCountersWish *wish, GError **error);

int cr_print_n_pages (const CrPrint *self);
const CrTiling *cr_print_get_tiling (const CrPrint *self);

/* Returns: how many sheets there would be with the paper that way round; 0 when the map does not
 * fit */
int cr_print_count_sheets (const CrPrint *self, CrPrintWay way);

/* Returns: the size of a hex in millimetres at which so many of them, with the margin of the map,
 * fit on one sheet, in the better direction of the paper unless one is chosen; 0 when there is no
 * room */
double cr_print_find_hex (const CrPrint *self, int columns, int rows);

/* Returns: the size of the map in millimetres */
CrPoint cr_print_get_size (const CrPrint *self);

/* Returns: (transfer full): the name of a page: "Overview", "B2", "cellar B2" */
char *cr_print_dup_label (const CrPrint *self, int page);

/* Returns: the size of every page in points */
CrPoint cr_print_get_paper (const CrPrint *self);

/* Returns: (transfer full): "8 sheets of A4, upright, and the overview" */
char *cr_print_describe (const CrPrint *self);

/* Returns: (nullable): a sentence that tells what these pages lack, and what helps */
const char *cr_print_get_hint (const CrPrint *self);

/* @cr: in points from the corner of the paper */
void cr_print_paint (const CrPrint *self, cairo_t *cr, int page);

/* The pages, which borrow the print. */
CrPages cr_print_get_pages (const CrPrint *self);

/* Sets the map with which floors are painted, borrowed. Sheets with answers alone have no map. */
void cr_print_set_art (CrPrint *self, CrArt *art);
