/* cr-key-text.h: words of the keys beneath a map. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-palette.h"

#include <cairo.h>

/* A line of a sheet is laid out in these pixels, so many to a W. */
#define CR_KEY_SCALE 72.0

/* What the map itself is written in. */
#define CR_KEY_TITLE "EB Garamond, serif Bold 11"
#define CR_KEY_ROW "EB Garamond, serif Italic 11"

double cr_key_text_width (const char *text, const char *font);

/* In the ink of that variant; @y: of its middle */
void cr_key_text (cairo_t *cr,
                  CrVariant variant,
                  const char *text,
                  const char *font,
                  double x,
                  double y);
