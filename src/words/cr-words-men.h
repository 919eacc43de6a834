/* cr-words-men.h: who stands there, in words. SPDX-License-Identifier: GPL-3.0-or-later */
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
 * cr_words_man_state:
 *
 * Returns: "on his knees", "on a horse", …: a word or two for a list
 */
const char *cr_words_man_state (const CrMan *man);

/* @languages: as in cr-words-lof.h */
char *cr_words_tower (const CrScene *scene, const CrTower *tower, const char *const *languages);

/**
 * cr_words_tower_kind:
 *
 * Returns: (transfer full): "large siege tower"
 */
char *cr_words_tower_kind (const CrTower *tower, const char *const *languages);
