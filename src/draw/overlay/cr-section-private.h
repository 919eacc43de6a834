/* cr-section-private.h: the vertical cut while it is drawn.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-recipe.h"
#include "cr-section.h"

/**
 * CrSectionColumn: one hex of the cut: the step that matters most among those at its distance.
 * @stuff: of what stands on its ground
 * @stone: that is laid in courses
 * @tower: a siege tower bars it, of which only the question knows (TWR-12)
 */
typedef struct {
  CrPlace place;
  int level, top;
  gboolean water, built, solid, tower, stone;
  CrTone stuff;
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
/* How light the ground of a dark drawing is. */
#define CR_SECTION_DARK 0.12

/* The path, with what is set, and the ground along it. */
void cr_section_stroke (const CrSectionPage *page, double width);
void cr_section_fill (const CrSectionPage *page);

/* Readable on the drawing's ground, be it light or dark. */
void cr_section_set_ink (const CrSectionPage *page, double alpha);

/* Red that is readable on the drawing's ground. */
void cr_section_set_red (const CrSectionPage *page);

void cr_section_set_blue (const CrSectionPage *page);

/* Columns count from the shooter; whole numbers are hex centres. */
double cr_section_get_x (const CrSectionPage *page, double column);
double cr_section_get_y (const CrSectionPage *page, double level);

/* What men stand on that is not of the ground, and siege towers in the way. */
void cr_section_draw_works (const CrSectionPage *page);

/* Ground: what is cut, from the record's steps, and how high it reaches; then the parts of it. */
void cr_section_collect_columns (CrSectionPage *page);
void cr_section_measure_levels (CrSectionPage *page);
void cr_section_draw_column (const CrSectionPage *page, int index);

/* The surface as one line, stepping at the hexsides. */
void cr_section_draw_surface (const CrSectionPage *page);

/* Walls stand on the hexsides; merlons crown a battlement, adding no height. */
void cr_section_draw_sides (const CrSectionPage *page);

/* The line; where along it is decided, in columns, when that has figures. */
gboolean cr_section_has_numbers (const CrLof *lof);

/* Where along the line it is decided: at the obstruction's far edge, D1 from the lower man. */
double cr_section_get_break (const CrSectionPage *page);

void cr_section_draw_line (const CrSectionPage *page);

/* @x: of the shooter and of the target */
void cr_section_find_men (const CrSectionPage *page, double x[2]);

/* Both, before all that is written: where they stand is what one looks for first. */
void cr_section_draw_men (const CrSectionPage *page);

/* The ground hidden behind the break, cross-hatched. */
void cr_section_draw_dead_ground (const CrSectionPage *page);

/* Labels. */
void cr_section_draw_levels (const CrSectionPage *page);

/* N, H, D1 and D2 of the deciding step, as the record has them. */
void cr_section_draw_numbers (const CrSectionPage *page);

void cr_section_draw_names (const CrSectionPage *page);
