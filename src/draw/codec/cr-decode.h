/* cr-decode.h: foreign pictures, decoded in a process of their own.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

/* (transfer full): ARGB32; NULL with %CR_ERROR_PICTURE or %CR_ERROR_IO and one sentence that names
 * it. PNG, JPEG, WebP, TIFF and SVG. Blocks for as long as ten seconds: call it off the main
 * thread. */
cairo_surface_t *cr_decode_file (const char *path, GError **error);

/**
 * cr_decode_bytes:
 * @bytes: a picture, held by a map file or read already
 * @name: as people know it
 */
cairo_surface_t *cr_decode_bytes (GBytes *bytes, const char *name, GError **error);
