/* cr-png-private.h: pixels into a PNG file. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

gboolean cr_png_write (cairo_surface_t *surface, GByteArray *bytes, GError **error);
