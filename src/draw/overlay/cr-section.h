/* cr-section.h: the vertical cut along one line of fire. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

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
 * @height: of the drawing
 * @steps: (element-type CrLofStep): as cr_lof_judge() gave them with @lof
 *
 * Draws only what the record says, with the engine's own numbers. Columns are hexes, dotted lines
 * are levels. Across, the scale is that of the rule: the lower man's own hex ends at D1 = 0, the
 * upper man's at D2 = 0, so a line that the rule lets pass touches nothing here either.
 */
void cr_section_draw (cairo_t *cr,
                      double width,
                      double height,
                      const CrScene *scene,
                      const CrLof *lof,
                      const GArray *steps,
                      const CrSectionStyle *style);

/* A cut by itself, as a file has it. */
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

/* In pixels: as much as its levels and its caption need. */
double cr_section_find_height (const CrSectionSheet *sheet,
                               const CrScene *scene,
                               const CrLof *lof,
                               const GArray *steps);
void cr_section_draw_sheet (cairo_t *cr,
                            const CrSectionSheet *sheet,
                            const CrScene *scene,
                            const CrLof *lof,
                            const GArray *steps);

/* (transfer full): the same as a recording of its size. */
cairo_surface_t *cr_section_record (const CrSectionSheet *sheet,
                                    const CrScene *scene,
                                    const CrLof *lof,
                                    const GArray *steps);
