/* cr-face-private.h: pictures on counters. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-palette.h"

#include <cairo.h>

/* Draws a picture within a box of that size around 0, 0. Returns: FALSE when it cannot be decoded;
 * then nothing is drawn */
gboolean cr_face_draw (cairo_t *cr, CrVariant variant, GBytes *face, double width, double height);
