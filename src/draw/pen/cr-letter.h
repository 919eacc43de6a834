/* cr-letter.h: outlines of text, kept in a cache. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <pango/pango.h>

#include "cr-draw.h"

/* Draws a text at the current point with the current source: as letters in a file that can be
 * searched, as outlines in pixels, because letters would be hinted. */
void cr_letter_show (cairo_t *cr, PangoLayout *layout);

/* Marks a recording that goes into a file, so that text on it stays letters. */
void cr_letter_keep (cairo_surface_t *recording);

typedef struct _CrLetters CrLetters;

CrLetters *cr_letters_new (void);
void cr_letters_free (CrLetters *letters);
CrLetters *cr_art_get_letters (CrArt *art);
