/* cr-words-men.h: men and siege towers placed for questions, in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-muster.h"
#include "cr-scene.h"

/**
 * cr_words_man:
 *
 * Returns: (transfer full): "0810: a friend of the shooter, on his knees."
 */
char *cr_words_man (const CrScene *scene, const CrMan *man);

/**
 * cr_words_tower:
 *
 * @languages: as in cr-words-lof.h
 *
 * Returns: (transfer full): "0810: large siege tower, facing N, against a wall of 2 levels, bridge
 *   down."
 */
char *cr_words_tower (const CrScene *scene, const CrTower *tower, const char *const *languages);
