/* cr-letter.h: outlines of text, kept. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-draw.h"

typedef struct _CrLetters CrLetters;

CrLetters *cr_letters_new (void);
void cr_letters_free (CrLetters *letters);
CrLetters *cr_art_get_letters (CrArt *art);
