/* cr-painter.h: paints a map onto any cairo surface. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-art.h"
#include "cr-paint.h"

/* Sets the options for the whole first floor on a screen: the art alone; pictures, if shown over
 * it, have the usual opacity. */
void cr_paint_options_init (CrPaintOptions *options);

/**
 * cr_art_paint:
 * @cr: scaled by the caller so that a unit is W; see #CrPoint for the origin
 *
 * Paints everything within the frame of the map. Overlays are painted over it, and then
 * cr_art_paint_frame().
 */
void cr_art_paint (CrArt *art, cairo_t *cr, const CrPaintOptions *options);

/* Paints the sheet around the map: margin, frame, names of sides, title, key of levels, north and
 * scale. */
void cr_art_paint_frame (CrArt *art, cairo_t *cr, const CrPaintOptions *options);

/* Paints only the map's pictures under their fit, without paper. */
void cr_art_paint_pictures (CrArt *art, cairo_t *cr, const CrPaintOptions *options);

/* Returns: the box of the sheet with frame and margin, in W */
CrBox cr_paint_sheet_box (const CrMap *map);

/* Returns: the strip of the margin with the key of levels, in W */
CrBox cr_paint_key_box (const CrMap *map);
