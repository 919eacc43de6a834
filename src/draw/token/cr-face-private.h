/* cr-face-private.h: pictures on counters. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-palette.h"

#include <cairo.h>

/* Within a box of so much, about 0, 0, as it is wide and high. FALSE where it cannot be decoded:
 * nothing is drawn. */
gboolean cr_face_draw (cairo_t *cr, CrVariant variant, GBytes *face, double width, double height);
