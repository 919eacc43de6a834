/* cr-words-start.h: what is as a scenario has it, and not as its map and its rules have it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle.h"
#include "cr-scenario.h"

/* (transfer full): lines, each with its end: mechanisms, changes of the castle, weather and sun. */
char *cr_words_start (const CrCastle *castle,
                      const CrScenario *scenario,
                      const char *const *languages);

/* (transfer full): "The drawbridge at the start: raised", of one such row, without an end */
char *cr_words_start_row (const CrCastle *castle, const CrNode *row, const char *const *languages);

/* (transfer full): "breach" of “breach”, "Filled moat" of “terrain:filledmoat”; what else there is
 * stays as it is written */
char *cr_words_change (const CrRuleset *ruleset, const char *what, const char *const *languages);

/* (transfer full): "Sequence: firing interrupts movement", of a choice "sequence=interrupting" */
char *cr_words_choice_of_rules (const CrRuleset *ruleset,
                                const char *choice,
                                const char *const *languages);
