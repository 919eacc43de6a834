/* cr-print-private.h: what the painters of pages share. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

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
 */
struct _CrPrint {
  CrGrid grid;
  CrPrintWish wish;
  char *title, *author, *date;
  double hex_width;
  GPtrArray *parts;
};

/* A line of text; @align: 0 begins at the place, 1 ends there. Millimetres, but for the points of
 * its size. */
typedef struct {
  double points, align;
  gboolean bold;
} CrPrintLetter;

double cr_print_text_width (const char *text, const CrPrintLetter *letter);
void cr_print_text (cairo_t *cr, CrPoint at, const char *text, const CrPrintLetter *letter);
/* In a box of so many millimetres; returns its height. */
double cr_print_paragraph (cairo_t *cr, CrBox box, const char *text, const CrPrintLetter *letter);
/* On paper that lets a little of the map through. */
void cr_print_tag (cairo_t *cr, CrPoint at, const char *text, const CrPrintLetter *letter);

/* Paints a part of it: from the corner of the paper's room, in millimetres. */
void cr_print_paint_part (const CrPrint *self, const CrPrintPart *part, cairo_t *cr, CrBox box);
void cr_print_paint_marks (const CrPrint *self, const CrPrintPart *part, cairo_t *cr, int sheet);
void cr_print_paint_overview (const CrPrint *self, cairo_t *cr);
