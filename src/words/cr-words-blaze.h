/* cr-words-blaze.h: fire in a game, in words. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-game.h"

/* Each function returns (transfer full) (nullable) a sentence about an event of fire, about an
 * order, or why one is refused; NULL for anything that is not about fire. */
char *cr_words_blaze_event (const CrState *state,
                            const CrEvent *event,
                            const char *man,
                            const char *const *languages);
char *cr_words_blaze_order (const CrState *state, const CrOrder *order);
char *cr_words_blaze_refusal (const CrRefusal *refusal, const char *man);
