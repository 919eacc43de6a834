/* cr-words-men.h: who stands there, in words. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-muster.h"
#include "cr-scene.h"

char *cr_words_man (const CrScene *scene, const CrMan *man);
const char *cr_words_man_state (const CrMan *man);
