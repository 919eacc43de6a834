/* cr-words-feats.h: kneeling, loading, jumping and ropes, in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-game.h"

/* Returns: (transfer full) (nullable): a sentence about the event; NULL for an event of another
 * kind */
char *cr_words_feat (const CrState *state,
                     const CrEvent *event,
                     const char *man,
                     const char *from,
                     const char *to);
