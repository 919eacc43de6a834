/* cr-art.h: a scene made ready for drawing. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-line.h"
#include "cr-scene.h"

#include <cairo.h>

/**
 * CrArt:
 *
 * Outlines of the regions of a scene, recipes, glyphs and pictures, kept between paintings.
 * Borrows the scene. Several threads may paint at once; the map must not change while one paints,
 * and all else is of one thread at a time.
 */
typedef struct _CrArt CrArt;

CrArt *cr_art_new (const CrScene *scene);
void cr_art_free (CrArt *art);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrArt, cr_art_free)

const CrScene *cr_art_get_scene (const CrArt *art);

/* The decoded picture of the map's <picture id=…>, which is drawn under its fit; NULL takes it
 * away. See cr_decode_bytes(). */
void cr_art_set_picture (CrArt *art, const char *id, cairo_surface_t *picture);

/**
 * cr_art_touch:
 * @places: (array length=n_places): whose values or sides changed
 *
 * After an edit, and after cr_scene_touch(): forgets what the places shaped and finds it anew.
 * Returns: what must be painted again, in W
 *
 * Outlines are compared from before and after.
 */
CrBox cr_art_touch (CrArt *art, const CrPlace *places, gsize n_places);

/**
 * cr_art_touch_key:
 *
 * To be asked after cr_art_touch(), before anything is painted: the key in the margin lies far
 * from the places that change it.
 *
 * Returns: whether the key of levels painted last no longer holds, see cr_paint_key_box()
 */
gboolean cr_art_touch_key (CrArt *art);

/* After a change of the map's areas, which may say of what its walls are. */
void cr_art_touch_areas (CrArt *art);

/* What may be kept of what is not in sight, in bytes or nearly so. */
#define CR_ART_KEPT (12 << 20)

/* While nobody paints: where more than @most is kept, lets go of what was not in sight since the
 * last time. */
void cr_art_trim (CrArt *art, gsize most);

/* After changes of floors, nodes or of everything. */
void cr_art_refresh (CrArt *art);
