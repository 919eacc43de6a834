/* cr-section-private.h: the vertical cut while it is drawn. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cr-section.h"

/**
 * CrSectionColumn: one hex of the cut: the step that matters most among those at its distance.
 * @tower: a siege tower bars it, of which only the question knows (TWR-12)
 */
typedef struct {
  CrPlace place;
  int level, top;
  gboolean water, built, solid, tower;
} CrSectionColumn;

/**
 * CrSectionPage:
 * @columns: (element-type CrSectionColumn): from the shooter on
 * @left: where they begin
 * @pitch: width of one
 * @bottom: y of level @lowest
 * @rise: pixels a level
 */
typedef struct {
  cairo_t *cr;
  const CrScene *scene;
  const CrLof *lof;
  const GArray *steps;
  const CrSectionStyle *style;
  GArray *columns;
  double left, pitch;
  double bottom, rise;
  int lowest, highest;
} CrSectionPage;

void cr_section_set_tone (const CrSectionPage *page, CrTone tone, double alpha);

/* Columns count from the shooter; whole numbers are hex centres. */
double cr_section_get_x (const CrSectionPage *page, double column);
double cr_section_get_y (const CrSectionPage *page, double level);

/* What men stand on that is not of the ground, and siege towers in the way. */
void cr_section_draw_works (const CrSectionPage *page);
