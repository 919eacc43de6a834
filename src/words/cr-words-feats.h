/* cr-words-feats.h: kneeling, loading, jumping and ropes, in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-game.h"

/* (transfer full) (nullable): what happens; NULL for what is none of these. */
char *cr_words_feat (const CrState *state,
                     const CrEvent *event,
                     const char *man,
                     const char *from,
                     const char *to);
