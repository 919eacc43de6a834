/* cr-words-tower.h: siege towers and other rolled gear, in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-game.h"
#include "cr-scene.h"

/* Returns: (transfer none): the name of a kind of gear in a scenario, "Mantlet": that of a siege
 * tower in the ruleset, that of other pieces in orders; @kind itself when the rules know neither */
const char *cr_words_gear_kind (const CrRuleset *ruleset,
                                const char *kind,
                                const char *const *languages);

/* Returns: (transfer full): "Large siege tower 1" for a piece that the game has named
 * "large-tower-1"; otherwise the author's name. @gear: no ladder */
char *cr_words_piece (const CrGear *gear, const char *const *languages);

/* Returns: (transfer none): "on its second level" */
const char *cr_words_tower_part (const CrWork *work, int part, const char *const *languages);

/* Returns: (transfer full): an event about a siege tower or other rolled gear. @man: (nullable):
 * who does it, or to whom it happens */
char *cr_words_tower_event (const CrState *state,
                            const CrEvent *event,
                            const char *man,
                            const char *const *languages);

/* Returns: (transfer full) (nullable): why an order about one is refused, without the rule; NULL
 * for another refusal */
char *cr_words_tower_refusal (const CrState *state,
                              const CrOrder *order,
                              const CrRefusal *refusal,
                              const char *man,
                              const char *const *languages);

/* Returns: (transfer full) (nullable): the label of an order about one; NULL for another order */
char *cr_words_tower_order (const CrState *state, const CrOrder *order);

/* Returns: (transfer full) (nullable): where an order brings a man: "0706, on its second level",
 * "0406, in the hoarding"; NULL when that is the ground */
char *cr_words_spot (const CrState *state, CrPlace place, CrPost post);

/**
 * cr_words_ram_way:
 * @ram: how it stands
 *
 * Returns: (transfer full): " After 3 hexes straight on it can strike at the gate of 0706 N."; an
 *   empty text where it meets nothing, and for other gear
 */
char *cr_words_ram_way (const CrState *state, const CrTower *ram);

/**
 * cr_words_tower_course:
 * @tower: a siege tower at a place where it can stand
 *
 * Returns: (transfer full): " After 3 hexes straight on its bridge reaches 0706, …", or why it
 *   reaches no wall (TWR-15); an empty text for other gear
 */
char *cr_words_tower_course (const CrTower *tower, const CrScene *scene);
