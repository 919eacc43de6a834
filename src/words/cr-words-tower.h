/* cr-words-tower.h: siege towers and what else is rolled, in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-game.h"
#include "cr-scene.h"

/* (transfer none): "Mantlet": a kind of gear as a scenario names it, towers by their row among the
 * works, other pieces by what orders call them; @kind itself where the rules know neither */
const char *cr_words_gear_kind (const CrRuleset *ruleset,
                                const char *kind,
                                const char *const *languages);

/* (transfer full): "Large siege tower 1" of what a game has called "large-tower-1" itself; else
 * what its author calls it.
 * @gear: no ladder */
char *cr_words_piece (const CrGear *gear, const char *const *languages);

/* "on its second level": borrowed. */
const char *cr_words_tower_part (const CrWork *work, int part, const char *const *languages);

/* What happens to one: (transfer full).
 * @man: (nullable): who does it, or whom it befalls */
char *cr_words_tower_event (const CrState *state,
                            const CrEvent *event,
                            const char *man,
                            const char *const *languages);

/* (transfer full) (nullable): without its rule; NULL for a refusal that is not about one. */
char *cr_words_tower_refusal (const CrState *state,
                              const CrOrder *order,
                              const CrRefusal *refusal,
                              const char *man,
                              const char *const *languages);

/* (transfer full) (nullable): an order to one; NULL for another. */
char *cr_words_tower_order (const CrState *state, const CrOrder *order);

/* (transfer full) (nullable): "0706, on its second level", "0406, in the hoarding": where an order
 * brings somebody; NULL on the ground. */
char *cr_words_spot (const CrState *state, CrPlace place, CrPost post);

/**
 * cr_words_tower_course:
 * @tower: where it can stand
 *
 * Returns: (transfer full): " After 3 hexes straight on its bridge reaches 0706, …", or why it
 * comes to no wall (TWR-15); nothing for what is no siege tower
 */
char *cr_words_tower_course (const CrTower *tower, const CrScene *scene);
