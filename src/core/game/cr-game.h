/* cr-game.h: the one function that plays. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-event.h"
#include "cr-order.h"
#include "cr-refusal.h"

/**
 * cr_game_apply:
 * @events: gets what happened; what it held before is forgotten
 * @refusal_out: (out) (optional): why not
 *
 * Judges the order by the rules, rolls, and changes the state. A die is rolled only after
 * everything that can refuse the order.
 *
 * Returns: FALSE when it cannot be done; nothing is changed
 */
gboolean cr_game_apply (CrState *state,
                        const CrOrder *order,
                        CrEvents *events,
                        CrRefusal *refusal_out);

/* Whether cr_game_apply() would do it; the state stays as it is. */
gboolean cr_game_judge (CrState *state, const CrOrder *order, CrRefusal *refusal_out);

/**
 * cr_game_revert:
 * @events: of the last order that was applied and not taken back
 *
 * The state is as it was before, its dice included.
 */
void cr_game_revert (CrState *state, CrEvents *events);

/**
 * cr_game_list:
 * @man: index of a man, -1 for what belongs to no man: choices, the end of the phase
 * @orders: (element-type CrOrder): gets what cr_game_apply() would do
 */
void cr_game_list (CrState *state, int man, GArray *orders);

/**
 * cr_game_list_together:
 * @men: (array length=n_men): who are to act together; one of them alone does what he can, and what
 *   can be done with the ladder that he carries
 * @orders: (element-type CrOrder): gets what cr_game_apply() would do
 */
void cr_game_list_together (CrState *state, const gint16 *men, int n_men, GArray *orders);

/**
 * CrPrice:
 * @points: movement points
 * @ends: whether whoever pays them loses the others too, so that his move ends
 */
typedef struct {
  int points;
  gboolean ends;
} CrPrice;

/**
 * cr_game_find_price:
 * @price_out: (out): of several men that of whoever pays most
 *
 * What an order with ladders, or to kneel, costs before it is given. The state is as it was.
 *
 * Returns: FALSE for other orders, and for what costs nothing or cannot be done
 */
gboolean cr_game_find_price (CrState *state, const CrOrder *order, CrPrice *price_out);

/**
 * cr_game_count_shooters:
 * @place: where he would stand
 * @first_out: (out): one of them, where there are any
 *
 * Returns: how many of his foes would have a clear line to him there, with what they have to shoot
 */
guint cr_game_count_shooters (const CrState *state, int man, CrPlace place, int *first_out);

/**
 * CrDenial: an order that one could expect to be given, and why it cannot be.
 */
typedef struct {
  CrOrder order;
  CrRefusal refusal;
} CrDenial;

/**
 * cr_game_list_denied:
 * @men: (array length=n_men): who are to act together
 * @denials: (element-type CrDenial): gets what these men, where they stand, could be expected to do
 *   and cannot: walk, shoot the nearest foe, attack each foe beside them, work each door, mechanism
 *   and ladder there
 *
 * Whom nothing at all can be ordered (he is dead, stunned, or not of the side whose turn it is) is
 * denied once.
 */
void cr_game_list_denied (CrState *state, const gint16 *men, int n_men, GArray *denials);

/**
 * cr_game_list_gear_denied:
 * @can: (element-type CrOrder): what can be done with it
 * @denials: (element-type CrDenial): gets what one could expect to be done with a siege tower, or
 *   whatever is rolled, and cannot be: push it, let its bridge down
 */
void cr_game_list_gear_denied (CrState *state, int gear, const GArray *can, GArray *denials);

/* Whether a ladder could be raised in that hex, if men brought one: LAD-02, LAD-03, LAD-06, LAD-16,
 * TMP-06. */
gboolean cr_game_is_foot (const CrState *state, CrPlace place);

/* On what of a hex he would stand who walks there: of a siege tower the part on which he is, else
 * that which he gets to soonest. */
CrPost cr_game_find_post (CrState *state, int man, CrPlace place);

/* CHR-04: with which facing a rider ends cheapest on that hex, -1 where he cannot stand on it. */
int cr_game_find_facing (const CrState *state, int man, const CrReach *reach, CrPlace place);

/* LOF-02: who stands on the line of a shot and counts there; @men (element-type int). */
void cr_game_list_counted (CrState *state, const CrOrder *order, GArray *men);
