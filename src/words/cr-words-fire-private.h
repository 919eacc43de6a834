/* cr-words-fire-private.h: shared by the words for fire. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-words-fire.h"

/* "1107", "cellar/1107" */
char *cr_words_fire_number (const CrWordsFire *asked, CrPlace place);

/* "rampart, +2" */
char *cr_words_fire_ground (const CrWordsFire *asked, CrPlace place);

/* "large siege tower, on its third level, +2": what a man there stands on */
char *cr_words_fire_footing (const CrWordsFire *asked, CrPlace place);

/* Every place of the map, floor by floor, row-major. */
typedef void (*CrWordsEach) (CrPlace place, gpointer data);
