/* sketch.h: maps drawn in letters, for tests of drawing. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-edit.h"
#include "cr-painter.h"

/* A map with all that hangs on it. */
typedef struct {
  CrRuleset *ruleset;
  CrMap *map;
  CrScene *scene;
  CrArt *art;
} Sketch;

/* One letter a hex, see the table in sketch.c; rows end with a newline. */
Sketch *sketch_new (const char *rows, CrOrientation orientation, CrShift shift);
Sketch *sketch_new_castle (CrOrientation orientation, CrShift shift);
void sketch_free (Sketch *sketch);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Sketch, sketch_free)

/* Puts a letter on one hex, as an edit would. Returns: the damage */
CrBox sketch_put (Sketch *sketch, int column, int row, char letter);

/* Of castles by chance: the first and how many, from CRENEL_TEST_SEED and CRENEL_TEST_CASTLES where
 * they are set, so that a person can look for more. */
guint32 sketch_first_seed (void);
guint32 sketch_n_castles (guint32 usual);

/* How far from the middle of a hex another letter on it changes the picture, in W. */
double sketch_measure_put (Sketch *sketch, CrHex hex, char letter, double px);

/* How cairo rounds the cover of a pixel goes by all edges of a path in that row, near or far: by
 * one of its fifteen lines of samples more or less, and the shade over it; of 255. */
#define SKETCH_ROUNDED 20

/* The sheet at so many pixels per W; the part @area of it (whole pixels) when it has a width. */
cairo_surface_t *sketch_paint (Sketch *sketch, double px, const CrPaintOptions *options);
/* As on a screen, without the key of levels. */
cairo_surface_t *sketch_paint_plainly (Sketch *sketch, double px);
cairo_surface_t *sketch_paint_tile (Sketch *sketch,
                                    double px,
                                    const CrPaintOptions *options,
                                    int x,
                                    int y,
                                    int size);
guint32 sketch_get_pixel (cairo_surface_t *surface, int x, int y);

/* How far apart two colours are: in the channel where they are farthest, of 255. */
int sketch_get_difference (guint32 a, guint32 b);

/* How many pixels are of some colour. */
int sketch_count_tinted (cairo_surface_t *surface);

/* How far apart two pictures are at one pixel. */
int sketch_compare_pixel (cairo_surface_t *a, cairo_surface_t *b, int x, int y);

/* How many pixels of two pictures of one size are more than @most apart. */
int sketch_count_changes (cairo_surface_t *a, cairo_surface_t *b, int most);

/* @part begins at @x0, @y0 of @whole. No pixel of it is more than @most apart from that of the
 * whole. Returns: how many look rounded otherwise, being more than 2 apart */
int sketch_count_rounded (cairo_surface_t *whole, cairo_surface_t *part, int x0, int y0, int most);

/* Pixel of the sheet that a point in W falls on. */
void sketch_locate (Sketch *sketch, double px, CrPoint point, int *x_out, int *y_out);

/* Where the first tile of a size begins that is to the bit a part of the whole: at a multiple of it
 * from the pixel that the plane's origin falls on. */
void sketch_locate_tile (Sketch *sketch, double px, int size, int *x_out, int *y_out);
