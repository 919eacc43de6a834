/* cr-paper.h: sizes of paper. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* A millimetre in points, the unit of printers. */
#define CR_PAPER_MM (72 / 25.4)

/**
 * CrPaper: an upright sheet.
 * @name: "A4"; NULL for a sheet given by its sides
 * @width: in millimetres
 * @height: in millimetres, not less than @width
 */
typedef struct {
  const char *name;
  double width, height;
} CrPaper;

/* Returns: (array length=n_out): the papers with a name, the usual one first */
const CrPaper *cr_papers_get (gsize *n_out);

/**
 * cr_paper_parse:
 * @text: "A4", "Letter", or the sides in millimetres: "320x450"
 *
 * Returns: FALSE with an error
 */
gboolean cr_paper_parse (const char *text, CrPaper *paper_out, GError **error);
