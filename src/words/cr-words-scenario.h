/* cr-words-scenario.h: scenarios in words. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-game.h"
#include "cr-scenario-area.h"
#include "cr-start.h"

/* (nullable): what people call a side of that id in a sentence: "the besiegers"; NULL where its
 * scenario names it. */
const char *cr_words_known_side (const char *id);

/* As people call a side of a scenario. */
const char *cr_words_scenario_side (const CrScenario *scenario,
                                    int side,
                                    const char *const *languages);

/* (transfer full): "the besiegers hold The keep with 3 men", without its stop */
char *cr_words_condition (const CrScenario *scenario,
                          const CrMap *map,
                          guint condition,
                          const char *const *languages);

/* (transfer full): "the besiegers win (the castle is theirs)", without its stop */
char *cr_words_victory (const CrScenario *scenario, int level, const char *const *languages);

/* (transfer full) (nullable): how a game of a scenario has ended; NULL of one that no victory
 * decides */
char *cr_words_outcome (const CrState *state, const char *const *languages);

/* Where that is, as a sentence ends: "before the castle" */
const char *cr_words_zones (CrZones zones);

/* (transfer full) (nullable): "Set-up of the besiegers: The camp.", or where both sides of a siege
 * begin; NULL when they are put anywhere, or the set-up is over */
char *cr_words_setup (const CrState *state, const char *const *languages);

/* (transfer full): who leaves, is discovered or comes, and what has come to pass */
char *cr_words_scenario_event (const CrState *state,
                               const CrEvent *event,
                               const char *const *languages);

/* (transfer full): "Leave by side 3" */
char *cr_words_exit (const CrState *state, const CrOrder *order);

/* (transfer full): what a force comes by, as a sentence that goes on: "in turn 3", "with the alarm,
 * by a die of 4 or less"; of one that is set up the empty string */
char *cr_words_coming (const CrScenario *scenario, guint force, const char *const *languages);

/* (transfer full) (nullable): why a scenario lets nobody be put there; NULL when something else is
 * refused */
char *cr_words_setup_refusal (const CrState *state,
                              const CrRefusal *refusal,
                              const char *man,
                              const char *place,
                              const char *const *languages);
