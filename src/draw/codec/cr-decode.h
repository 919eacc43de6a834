/* cr-decode.h: decodes pictures from other programs in a process of their own.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

/**
 * cr_decode_bytes:
 * @bytes: a picture file
 * @name: its name, for errors
 *
 * Returns: (transfer full) (nullable): the picture; NULL with an error
 */
cairo_surface_t *cr_decode_bytes (GBytes *bytes, const char *name, GError **error);
