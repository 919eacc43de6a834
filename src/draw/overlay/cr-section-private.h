/* cr-section-private.h: shared by the files of the section.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-recipe.h"
#include "cr-section.h"

/* How the thing on a hex looks: something no shot passes at any height, a roofed room, a house, a
 * tree. */
typedef enum {
  CR_SECTION_BLOCK,
  CR_SECTION_ROOM,
  CR_SECTION_HOUSE,
  CR_SECTION_TREE,
} CrSectionLook;

/**
 * CrSectionColumn: a hex of the section, with the step that matters most among those at its
 * distance.
 * @look: of what stands on its ground
 * @ground: the material of its surface
 * @roof: the material of what stands there
 * @tower: a siege tower that was placed for the question bars it (TWR-12)
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
 * @columns: (element-type CrSectionColumn): beginning at the shooter
 * @left: the x of the first column
 * @pitch: the width of a column
 * @bottom: the y of level @lowest
 * @rise: the height of a level
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

/* Sets the colour of the drawing's background, light or dark. */
void cr_section_set_ground (const CrSectionPage *page, double alpha);

/* Strokes the path with a fine line of ink, and clears it. */
void cr_section_outline (const CrSectionPage *page, double width);

/* Strokes the path with the current colour, with background colour on both sides. */
void cr_section_stroke (const CrSectionPage *page, double width);
void cr_section_fill (const CrSectionPage *page);

/* Sets a colour for text and lines that is readable on the background. */
void cr_section_set_ink (const CrSectionPage *page, double alpha);

/* Sets a red that is readable on the background. */
void cr_section_set_red (const CrSectionPage *page);

void cr_section_set_blue (const CrSectionPage *page);

/* Columns are counted from the shooter; whole numbers are hex centres. */
double cr_section_get_x (const CrSectionPage *page, double column);
double cr_section_get_y (const CrSectionPage *page, double level);

/* Draws the works on which men stand, and siege towers in the way. */
void cr_section_draw_works (const CrSectionPage *page);

/* The first finds the columns from the steps of the record, the second how high they reach; the
 * others draw parts of the ground. */
void cr_section_collect_columns (CrSectionPage *page);
void cr_section_measure_levels (CrSectionPage *page);
void cr_section_draw_column (const CrSectionPage *page, int index);

/* Draws what stands on the ground of a column, once for all columns over which it continues. */
void cr_section_draw_standing (const CrSectionPage *page, int index);

/* Draws the surface as one line with steps at the hexsides. */
void cr_section_draw_surface (const CrSectionPage *page);

/* Draws walls on hexsides; the merlon of a battlement adds no height. */
void cr_section_draw_sides (const CrSectionPage *page);

/* Returns: whether the deciding step has figures */
gboolean cr_section_has_numbers (const CrLof *lof);

/* Returns: where along the line it is decided, in columns: at the far edge of the obstruction, D1
 * from the lower man */
double cr_section_get_break (const CrSectionPage *page);

void cr_section_draw_line (const CrSectionPage *page);

/* @x: of the shooter and of the target */
void cr_section_find_men (const CrSectionPage *page, double x[2]);

/* Draws both men, before all texts, because they are what one looks for first. */
void cr_section_draw_men (const CrSectionPage *page);

/* Cross-hatches the ground that is hidden behind the deciding edge. */
void cr_section_draw_dead_ground (const CrSectionPage *page);

/* The functions from here on draw labels. */
void cr_section_draw_levels (const CrSectionPage *page);

/* Draws N, H, D1 and D2 of the deciding step, as the record has them. */
void cr_section_draw_numbers (const CrSectionPage *page);

void cr_section_draw_names (const CrSectionPage *page);

/* Writes the caption of a sheet, wrapped at its edge. @cr: (nullable): NULL to measure only.
 * Returns: the height of the text */
double cr_section_put_text (cairo_t *cr, const CrSectionSheet *sheet, CrPoint at, double size);
