/* cr-words-start.h: what a scenario changes of its map and its rules when it begins.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle.h"
#include "cr-scenario.h"

/* Returns: (transfer full): a line for each mechanism, change of the castle, weather and sun, each
 * with its line feed */
char *cr_words_start (const CrCastle *castle,
                      const CrScenario *scenario,
                      const char *const *languages);

/* Returns: (transfer full): one such row without a line feed: "The drawbridge at the start: raised"
 */
char *cr_words_start_row (const CrCastle *castle, const CrNode *row, const char *const *languages);

/* Returns: (transfer full): the name of a change: "breach" for “breach”, "Filled moat" for
 * “terrain:filledmoat”; anything else as it is written */
char *cr_words_change (const CrRuleset *ruleset, const char *what, const char *const *languages);

/* Returns: (transfer full): a choice of rules, "sequence=interrupting", in words: "Sequence: firing
 * interrupts movement" */
char *cr_words_choice_of_rules (const CrRuleset *ruleset,
                                const char *choice,
                                const char *const *languages);
