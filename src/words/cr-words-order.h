/* cr-words-order.h: orders that can be given, in words. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-complete.h"
#include "cr-game.h"
#include "cr-odds.h"

/* (transfer full): what a button says that gives it: "Shoot Odo", "Open the door N"; the order
 * itself where there is no other word for it. */
char *cr_words_order (CrState *state, const CrOrder *order);

/* (transfer full): "the ladder on 0508", "the ladder" that is carried; what has a name of its own
 * by that */
char *cr_words_gear (const CrState *state, guint gear);

/* "walks": what an order that begins with that verb is for. */
const char *cr_words_verb (CrVerb verb);

/* (transfer full): what a word of an order means where it could come next */
char *cr_words_completion (CrState *state,
                           const CrCompletion *completion,
                           const char *const *languages);

/* (transfer full): "44 against 6 is 7:1, one column left (Odo's place, CBT-05): 6:1." */
char *cr_words_odds (const CrState *state, const CrOdds *odds);

/* (transfer full) (array zero-terminated=1): what cannot be done and why, with the rules, a
 * sentence each; all that is for another phase in one */
char **cr_words_denials (CrState *state, const GArray *denials, const char *const *languages);

/* (transfer full) (nullable): who stands on the line of a shot and counts there */
char *cr_words_counted (CrState *state, const CrOrder *order);
