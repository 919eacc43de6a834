/* cr-decode.h: foreign pictures, decoded in a process of their own.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

/**
 * cr_decode_bytes:
 * @bytes: a picture, held by a map file or read already
 * @name: as people know it
 */
cairo_surface_t *cr_decode_bytes (GBytes *bytes, const char *name, GError **error);
