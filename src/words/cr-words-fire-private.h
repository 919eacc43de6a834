/* cr-words-fire-private.h: shared by the words for fire. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-words-fire.h"

/* Returns: (transfer full): "1107", "cellar/1107" */
char *cr_words_fire_number (const CrWordsFire *asked, CrPlace place);

/* Returns: (transfer full): "rampart, +2" */
char *cr_words_fire_ground (const CrWordsFire *asked, CrPlace place);

/* Returns: (transfer full): what a man at the place stands on: "large siege tower, on its third
 * level, +2" */
char *cr_words_fire_footing (const CrWordsFire *asked, CrPlace place);

/* Called for every place of the map, floor by floor, row by row. */
typedef void (*CrWordsEach) (CrPlace place, gpointer data);
