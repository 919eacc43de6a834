/* cr-words-men.h: who stands there, in words. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-muster.h"
#include "cr-scene.h"

char *cr_words_man (const CrScene *scene, const CrMan *man);
const char *cr_words_man_state (const CrMan *man);

/* @languages: as in cr-words-lof.h */
char *cr_words_tower (const CrScene *scene, const CrTower *tower, const char *const *languages);
char *cr_words_tower_kind (const CrTower *tower, const char *const *languages);
