/* cr-blit.h: puts a small picture over others, pixel by pixel.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

/* Paints an ARGB32 surface, to the bit as cairo_paint() would, without what that costs for each of
 * many thousands of small pictures. The matrix of @cr is the identity and its operator is OVER.
 * @left, @top: where the surface's origin is put, in whole pixels of @cr.
 * Returns: FALSE if nothing was painted because the target has no pixels, or its clip is no
 * rectangle of whole pixels: then cairo is to paint */
gboolean cr_blit (cairo_t *cr, cairo_surface_t *surface, int left, int top);
