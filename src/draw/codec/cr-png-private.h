/* cr-png-private.h: pixels into a PNG file. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

/**
 * cr_png_write:
 * @surface: an image of CAIRO_FORMAT_RGB24. Nothing of it is left, for a large picture would else
 *   need its memory twice
 * @bytes: what the file is to hold is added to them
 */
gboolean cr_png_write (cairo_surface_t *surface, GByteArray *bytes, GError **error);
