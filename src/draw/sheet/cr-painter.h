/* cr-painter.h: a map onto any cairo surface. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-art.h"
#include "cr-paint.h"

/* The whole first floor as it is on a screen: the art alone; pictures let it through. */
void cr_paint_options_init (CrPaintOptions *options);

/**
 * cr_art_paint:
 * @cr: scaled by the caller so that a unit is W; see #CrPoint for the origin
 *
 * Everything inside the frame of the map. Overlays go on top of it, then cr_art_paint_frame().
 */
void cr_art_paint (CrArt *art, cairo_t *cr, const CrPaintOptions *options);

/* The margin, frame, side names, title, level key, north and scale: a sheet around the map. */
void cr_art_paint_frame (CrArt *art, cairo_t *cr, const CrPaintOptions *options);

/* The map's pictures under their fit and nothing else, not even paper. */
void cr_art_paint_pictures (CrArt *art, cairo_t *cr, const CrPaintOptions *options);

/* The box of the sheet with its frame and margin, in W. */
CrBox cr_paint_sheet_box (const CrMap *map);

/* The strip of the margin that the key of levels stands in, in W. */
CrBox cr_paint_key_box (const CrMap *map);
