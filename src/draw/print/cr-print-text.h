/* cr-print-text.h: words on paper. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "cr-layout.h"

/* A line of text; @align: 0 begins at the place, 1 ends there. Millimetres, but for the points of
 * its size. */
typedef struct {
  double points, align;
  gboolean bold;
} CrPrintLetter;

double cr_print_text_width (const char *text, const CrPrintLetter *letter);
void cr_print_text (cairo_t *cr, CrPoint at, const char *text, const CrPrintLetter *letter);
/* The height of a paragraph that is so many millimetres wide. */
double cr_print_paragraph_height (double width, const char *text, const CrPrintLetter *letter);
/* In a box of so many millimetres; returns its height. */
double cr_print_paragraph (cairo_t *cr, CrBox box, const char *text, const CrPrintLetter *letter);
/* On paper that lets a little of the map through. */
void cr_print_tag (cairo_t *cr, CrPoint at, const char *text, const CrPrintLetter *letter);
