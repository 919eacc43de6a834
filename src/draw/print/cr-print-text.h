/* cr-print-text.h: texts on paper. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "cr-layout.h"

/* A line of text, in millimetres except its size in points. @align: 0: the text begins at the
 * place; 1: it ends there */
typedef struct {
  double points, align;
  gboolean bold;
} CrPrintLetter;

double cr_print_text_width (const char *text, const CrPrintLetter *letter);
void cr_print_text (cairo_t *cr, CrPoint at, const char *text, const CrPrintLetter *letter);
/* Returns: the height of a paragraph that is so many millimetres wide */
double cr_print_paragraph_height (double width, const char *text, const CrPrintLetter *letter);
/* Writes a paragraph into a box in millimetres. Returns: its height */
double cr_print_paragraph (cairo_t *cr, CrBox box, const char *text, const CrPrintLetter *letter);
/* Writes a text on paper that lets a little of the map through. */
void cr_print_tag (cairo_t *cr, CrPoint at, const char *text, const CrPrintLetter *letter);
