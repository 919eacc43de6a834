/* cr-key-text.h: texts of the keys beneath a map. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-palette.h"

#include <cairo.h>

/* Texts are laid out with so many pixels to a W. */
#define CR_KEY_SCALE 72.0

/* The fonts of the map itself. */
#define CR_KEY_TITLE "EB Garamond, serif Bold 11"
#define CR_KEY_ROW "EB Garamond, serif Italic 11"

double cr_key_text_width (const char *text, const char *font);

/* Writes a text in the ink of the variant; @y: its middle */
void cr_key_text (cairo_t *cr,
                  CrVariant variant,
                  const char *text,
                  const char *font,
                  double x,
                  double y);
