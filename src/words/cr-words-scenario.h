/* cr-words-scenario.h: scenarios in words. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-game.h"
#include "cr-scenario-area.h"
#include "cr-start.h"

/* Returns: (nullable): the name of a well-known side id within a sentence: "the besiegers"; NULL
 * for an id that only its scenario can name */
const char *cr_words_known_side (const char *id);

/* Returns: the name of a side of a scenario within a sentence */
const char *cr_words_scenario_side (const CrScenario *scenario,
                                    int side,
                                    const char *const *languages);

/* Returns: (transfer full): "the besiegers hold The keep with 3 men", without a full stop */
char *cr_words_condition (const CrScenario *scenario,
                          const CrMap *map,
                          guint condition,
                          const char *const *languages);

/* Returns: (transfer full): "the besiegers win (the castle is theirs)", without a full stop */
char *cr_words_victory (const CrScenario *scenario, int level, const char *const *languages);

/* Returns: (transfer full) (nullable): how the game of a scenario has ended; NULL for a game
 * without victories */
char *cr_words_outcome (const CrState *state, const char *const *languages);

/* Returns: the zones as the end of a sentence: "before the castle" */
const char *cr_words_zones (CrZones zones);

/* Returns: (transfer full) (nullable): "Set-up of the besiegers: The camp.", or where both sides of
 * a siege are set up; NULL when men may stand anywhere, or after the set-up */
char *cr_words_setup (const CrState *state, const char *const *languages);

/* Returns: (transfer full): a sentence about a man who leaves, is discovered or arrives, or about
 * an event of the scenario that has happened */
char *cr_words_scenario_event (const CrState *state,
                               const CrEvent *event,
                               const char *const *languages);

/* Returns: (transfer full): "Leave by side 3" */
char *cr_words_exit (const CrState *state, const CrOrder *order);

/* Returns: (transfer full): when a force arrives, as part of a sentence: "in turn 3", "with the
 * alarm, by a die of 4 or less"; an empty text for a force that is set up */
char *cr_words_coming (const CrScenario *scenario, guint force, const char *const *languages);

/* Returns: (transfer full) (nullable): why the scenario lets no man be put there; NULL when the
 * refusal has another reason */
char *cr_words_setup_refusal (const CrState *state,
                              const CrRefusal *refusal,
                              const char *man,
                              const char *place,
                              const char *const *languages);
