/* cr-words-fire-private.h: shared by the words for fire. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-words-fire.h"

char *cr_words_fire_number (const CrWordsFire *asked, CrPlace place);
char *cr_words_fire_ground (const CrWordsFire *asked, CrPlace place);
char *cr_words_fire_footing (const CrWordsFire *asked, CrPlace place);

/* Every place of the map, floor by floor, row-major. */
typedef void (*CrWordsEach) (CrPlace place, gpointer data);
void cr_words_fire_each (const CrWordsFire *asked, CrWordsEach each, gpointer data);
