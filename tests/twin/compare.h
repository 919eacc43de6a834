/* compare.h: core and twin side by side. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "twin.h"

GRand *compare_make_rand (void);
gboolean compare_is_full (void);

/* (element-type CrPlace): every place of the map. */
GArray *compare_list_places (const CrScene *scene);
void compare_describe (const CrMap *map);

/* Core's record; stops the test, with the map and both answers, when the twin says otherwise. */
CrLof compare_pair (const TwinCastle *castle,
                    CrPlace from,
                    CrPlace to,
                    const CrLofOptions *options);
