/* cr-words-feats.h: kneeling, loading, jumping and ropes, in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-game.h"

/* "die 4", "die 4 + 2 = 6", and whether it was rolled by hand: (transfer full). */
char *cr_words_die (const CrEvent *event);

/* (transfer full) (nullable): what happens; NULL for what is none of these. */
char *cr_words_feat (const CrState *state,
                     const CrEvent *event,
                     const char *man,
                     const char *from,
                     const char *to);
