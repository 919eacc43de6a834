/* cr-paper.h: sheets of paper. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* A millimetre in points, the unit of printers. */
#define CR_PAPER_MM (72 / 25.4)

/**
 * CrPaper: a sheet, upright.
 * @name: "A4", or NULL for one that was given by its sides
 * @width: in millimetres, as @height, which is no less
 */
typedef struct {
  const char *name;
  double width, height;
} CrPaper;

/* Those with a name, the usual one first. */
const CrPaper *cr_papers_get (gsize *n_out);

/**
 * cr_paper_parse:
 * @text: "A4", "Letter", or its sides in millimetres: "320x450"
 */
gboolean cr_paper_parse (const char *text, CrPaper *paper_out, GError **error);
