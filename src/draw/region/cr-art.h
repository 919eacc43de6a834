/* cr-art.h: the caches of drawing a scene. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-line.h"
#include "cr-scene.h"

#include <cairo.h>

/**
 * CrArt:
 *
 * The outlines of regions, recipes, glyphs and pictures of a scene, kept between paintings. It
 * borrows the scene. Several threads may paint at once, but the map must not change meanwhile; all
 * other functions are for one thread at a time.
 */
typedef struct _CrArt CrArt;

CrArt *cr_art_new (const CrScene *scene);
void cr_art_free (CrArt *art);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrArt, cr_art_free)

const CrScene *cr_art_get_scene (const CrArt *art);

/* Sets the decoded picture of the map's <picture id=…>, which is drawn under its fit; NULL removes
 * it. See cr_decode_bytes(). */
void cr_art_set_picture (CrArt *art, const char *id, cairo_surface_t *picture);

/**
 * cr_art_touch:
 * @places: (array length=n_places): the places whose values or sides have changed
 *
 * Called after an edit, and after cr_scene_touch_places(): finds the regions around the places anew
 * and compares their outlines with those before.
 *
 * Returns: the box that has to be redrawn, in W
 */
CrBox cr_art_touch (CrArt *art, const CrPlace *places, gsize n_places);

/**
 * cr_art_touch_key:
 *
 * Called after cr_art_touch() and before anything is painted, because the key in the margin is far
 * from the places that change it.
 *
 * Returns: whether the key of levels has changed, see cr_paint_key_box()
 */
gboolean cr_art_touch_key (CrArt *art);

/* Called after a change of the map's areas, which may tell the material of walls. */
void cr_art_touch_areas (CrArt *art);

/* About how many bytes of outlines that are not in view are kept. */
#define CR_ART_KEPT (12 << 20)

/* Called while nobody paints: when more than @most bytes are kept, frees what was not in view since
 * the last call. */
void cr_art_trim (CrArt *art, gsize most);

/* Called after changes of floors, of nodes, or of everything. */
void cr_art_refresh (CrArt *art);
