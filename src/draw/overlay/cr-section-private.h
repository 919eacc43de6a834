/* cr-section-private.h: the vertical cut while it is drawn.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-recipe.h"
#include "cr-section.h"

/* How what stands on a hex looks: what no shot passes at any height, a roofed room, a house, a
 * tree. */
typedef enum {
  CR_SECTION_BLOCK,
  CR_SECTION_ROOM,
  CR_SECTION_HOUSE,
  CR_SECTION_TREE,
} CrSectionLook;

/**
 * CrSectionColumn: one hex of the cut: the step that matters most among those at its distance.
 * @look: of what stands on its ground
 * @ground: what its surface is of
 * @roof: of what stands there
 * @tower: a siege tower bars it, of which only the question knows (TWR-12)
 */
typedef struct {
  CrPlace place;
  int level, top;
  gboolean water, built, solid, tower;
  CrSectionLook look;
  CrTone ground, roof;
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

/* What it is drawn on: paper, or dark. */
void cr_section_set_ground (const CrSectionPage *page, double alpha);

/* A fine line of ink along the path, which is used up. */
void cr_section_outline (const CrSectionPage *page, double width);

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

/* What stands on the ground of a column, once for all columns that it goes on over. */
void cr_section_draw_standing (const CrSectionPage *page, int index);

/* The surface as one line, stepping at the hexsides. */
void cr_section_draw_surface (const CrSectionPage *page);

/* Walls stand on the hexsides; a merlon crowns a battlement, adding no height. */
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

/* The caption of a sheet from a corner on, broken where the sheet ends; @cr: (nullable).
 * Returns: how high it is */
double cr_section_put_text (cairo_t *cr, const CrSectionSheet *sheet, CrPoint at, double size);
