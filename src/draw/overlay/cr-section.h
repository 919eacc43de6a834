/* cr-section.h: the vertical section along a line of fire.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-answer.h"
#include "cr-layout.h"
#include "cr-lof.h"
#include "cr-palette.h"

#include <cairo.h>

/**
 * CrSectionStyle:
 * @dark: light lines on a dark ground
 * @font: size of the text, in units of the drawing
 */
typedef struct {
  CrVariant variant;
  gboolean dark;
  double font;
} CrSectionStyle;

/**
 * cr_section_draw:
 * @width: of the drawing, in units of @cr
 * @height: of the drawing, in units of @cr
 * @steps: (element-type CrLofStep): from the same cr_lof_judge() as @lof
 *
 * Draws only what the record says, with the numbers of the engine. Columns are hexes, dotted lines
 * are levels. Horizontal distances are those of the rule: the lower man's own hex ends at D1 = 0,
 * the upper man's at D2 = 0. So a line that the rule lets pass touches nothing here either.
 */
void cr_section_draw (cairo_t *cr,
                      double width,
                      double height,
                      const CrScene *scene,
                      const CrLof *lof,
                      const GArray *steps,
                      const CrSectionStyle *style);

/* The default width of a section in a file of its own, in pixels. */
#define CR_SECTION_WIDTH 980.0

/**
 * CrSectionSheet:
 * @width: in pixels
 * @caption: (nullable): the sentence of the record, beneath the drawing
 */
typedef struct {
  double width;
  CrVariant variant;
  gboolean dark;
  const char *caption;
} CrSectionSheet;

/* Returns: the height in pixels that its levels and its caption need */
double cr_section_find_height (const CrSectionSheet *sheet,
                               const CrScene *scene,
                               const CrLof *lof,
                               const GArray *steps);

/**
 * cr_section_draw_file:
 * @answer: about a shot, as the next
 * @path: its ending says which kind of file
 *
 * Returns: (transfer full) (nullable): the contents of the file; NULL with an error
 */
GBytes *cr_section_draw_file (const CrSectionSheet *sheet,
                              const CrAnswer *answer,
                              const char *path,
                              GError **error);

/* Returns: (transfer full): the section as a recording surface of its size */
cairo_surface_t *cr_section_record (const CrSectionSheet *sheet, const CrAnswer *answer);
