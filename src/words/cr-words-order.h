/* cr-words-order.h: orders that can be given, in words. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-complete.h"
#include "cr-game.h"
#include "cr-odds.h"

/* Returns: (transfer full): the label of a button that gives the order: "Shoot Odo", "Open the door
 * N"; the written order when it has no label */
char *cr_words_order (CrState *state, const CrOrder *order);

/* Returns: (transfer full) (nullable): what the order costs: "3 MP", "3 MP, and his move ends" */
char *cr_words_order_price (CrState *state, const CrOrder *order);

/* Returns: (transfer full): a piece of gear by its name, otherwise "the ladder on 0508", or "the
 * ladder" when it is carried */
char *cr_words_gear (const CrState *state, guint gear);

/* Returns: (transfer full): the meaning of a word that could come next in an order */
char *cr_words_completion (CrState *state,
                           const CrCompletion *completion,
                           const char *const *languages);

/* Returns: (transfer full): "44 against 6 is 7:1, one column left (Odo's place, CBT-05): 6:1." */
char *cr_words_odds (const CrState *state, const CrOdds *odds);

/* Returns: (transfer full) (array zero-terminated=1): a sentence for each thing that cannot be
 * done, with reason and rule; all that belongs to another phase in one sentence */
char **cr_words_denials (CrState *state, const GArray *denials, const char *const *languages);

/* Returns: (transfer full) (nullable): the men on the line of a shot who count there */
char *cr_words_counted (CrState *state, const CrOrder *order);
