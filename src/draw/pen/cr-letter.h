/* cr-letter.h: outlines of text, kept. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <pango/pango.h>

#include "cr-draw.h"

/* Fills a text at the current point with the current source: as letters where a file can be
 * searched for them, as outlines in pixels, where letters would be hinted. */
void cr_letter_show (cairo_t *cr, PangoLayout *layout);

/* It goes into a file: what is written on it stays letters. */
void cr_letter_keep (cairo_surface_t *recording);

typedef struct _CrLetters CrLetters;

CrLetters *cr_letters_new (void);
void cr_letters_free (CrLetters *letters);
CrLetters *cr_art_get_letters (CrArt *art);
