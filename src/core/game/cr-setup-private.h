/* cr-setup-private.h: how men of a scenario come. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-order.h"
#include "cr-refusal.h"
#include "cr-state-private.h"

/* Who comes anew; he is not on the map yet. Returns: his index */
int cr_fighter_add (CrState *state, const char *id, const CrCharacter *character, int party);

/* What the author does at any time, he does in free play only; in a scenario men and gear begin
 * where it lets them. */
gboolean cr_setup_lets (const CrState *state, const CrOrder *order, CrRefusal *refusal);

/* Whether all who set up now stand somewhere, or find no place. */
gboolean cr_setup_is_done (CrState *state, CrRefusal *refusal);

/* Whether foes do not see who is put on the map so. */
gboolean cr_setup_hides (const CrState *state, int man);

/* The next area is filled. FALSE: it was the last one. */
gboolean cr_setup_go_on (CrState *state);

/* (nullable): men of the scenario stand in the state in its order, before all others; its gear
 * begins where its plan says. NULL: he, or it, is none of the scenario's. */
const CrScenarioMan *cr_setup_get_man (const CrState *state, int index);
const CrScenarioGear *cr_setup_get_gear (const CrState *state, int index);

/**
 * cr_setup_find_mask:
 * @at: (nullable): where the scenario has put him, or it
 * @man: -1 for gear
 *
 * Returns: (nullable): where those of a force may be put now; NULL with a refusal when they may not
 */
const CrMask *cr_setup_find_mask (const CrState *state,
                                  int force,
                                  const char *at,
                                  int man,
                                  CrRefusal *refusal);

/* Adds the orders that put him somewhere, no more than so many. */
void cr_setup_list_man (CrState *state, int man, guint most, GArray *orders);

/* Adds the orders that put the man on a place, for each place where he can be put. */
void cr_verb_list_place (CrState *state, int man, GArray *orders);

/* Whether men of that force may come now; else a refusal that says what they come by. */
gboolean cr_force_is_due (const CrState *state, int force, CrRefusal *refusal);

/* Whether the man may be chosen besides those of his force who were. */
gboolean cr_force_has_room (const CrState *state, int man, CrRefusal *refusal);

/* Whether his player has to set him up, and not only may. */
gboolean cr_force_needs (const CrState *state, int man);

/* Who was not set up when the set-up ends does not come any more. */
void cr_force_begin (CrState *state, CrEvents *events);

/* As a turn of that side begins: the dice by which men of its come. */
void cr_force_roll (CrState *state, CrEvents *events, int party);

/* After an order: what men come by, and who is discovered by it. */
void cr_force_settle (CrState *state, CrEvents *events);

/* Whether the conditions, all or one of them, hold. */
gboolean cr_verdict_holds (const CrState *state, guint first, guint n, gboolean all);

/* Points of who is dead or taken, of that side and its friends. */
int cr_verdict_count_lost (const CrState *state, int party);

/* Whether somebody of that side is yet to come. */
gboolean cr_setup_awaits (const CrState *state, int party);

/* After an order: who holds what, and whether somebody has won by it. */
void cr_verdict_settle (CrState *state, CrEvents *events);

/**
 * cr_verdict_conclude:
 * @winner: unless a scenario says otherwise; -1 for nobody
 * @rule: (nullable): by which it ends
 *
 * The game is over.
 */
void cr_verdict_conclude (CrState *state, CrEvents *events, int winner, const char *rule);

/* As a scenario begins; each FALSE with an error that says where in it what is wrong. */

/* What stands on the map by the name of that piece, which is another then, or is gone. */
gboolean cr_setup_take_off_map (CrState *state, const CrScenarioGear *gear, GError **error);

/* It stands, and leans to where it does not lie. */
void cr_setup_raise (CrState *state, const CrScenarioGear *gear);

/* He kneels, climbs or is stunned, if he is there. */
gboolean cr_setup_put_plight (CrState *state, const CrScenarioMan *man, GError **error);

/* What burns, and what lies in the moat. */
gboolean cr_setup_put_plights (CrState *state, const CrScenario *scenario, GError **error);
