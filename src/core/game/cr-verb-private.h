/* cr-verb-private.h: what each verb does. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-game.h"
#include "cr-state-private.h"

/**
 * CrVerbApply:
 * @events: (nullable): NULL only to judge; then nothing is changed
 * @refusal: filled in when it returns FALSE
 *
 * Whatever can refuse the order comes before the first change and the first die.
 */
typedef gboolean (*CrVerbApply) (CrState *state,
                                 const CrOrder *order,
                                 CrEvents *events,
                                 CrRefusal *refusal);

/* Adds the orders of that verb which he could be given; man is -1 for what belongs to nobody. */
typedef void (*CrVerbList) (CrState *state, int man, GArray *orders);

/* As that: his order of @verb, which names nobody and nothing else. */
void cr_verb_list_alone (CrState *state, CrVerb verb, CrVerbApply apply, int man, GArray *orders);

/* As that: his orders of @verb for one side of the hex on which he stands. */
void cr_verb_list_at_sides (CrState *state,
                            CrVerb verb,
                            CrVerbApply apply,
                            int man,
                            GArray *orders);

/* As that: his orders of @verb that have a living foe for their only target. */
void cr_verb_list_against_foes (CrState *state,
                                CrVerb verb,
                                CrVerbApply apply,
                                int man,
                                GArray *orders);

gboolean cr_verb_place (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_remove (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_move (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_shoot (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_attack (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_hamstring (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_open (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_shut (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_breach (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
/* What the order names hangs in ruins then, with what is one door with it. */
void cr_break_wood (CrState *state, const CrOrder *order, CrEvents *events);
/* Whether the wall there can fall, with nobody on it; then it is rubble. */
gboolean cr_breach_fall (CrState *state, CrEvents *events, CrPlace place);
/* MAP-17: whether men break doors and partitions by these rules at all. */
gboolean cr_break_is_played (const CrState *state);
gboolean cr_verb_break (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_batter (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_work (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_lay (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_lift (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_carry (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_raise (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_drop (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_shift (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_pull (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_slide (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_climb (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_step (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_down (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_jump (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_kneel (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_rise (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_load (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_leave (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
/* Of leaving: over an edge of the map. */
gboolean cr_exit_leave (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
void cr_exit_list (CrState *state, int man, GArray *orders);

/* Whoever goes carries no ladder any more and works no winch. */
void cr_fighter_leave_work (CrState *state, CrEvents *events, int man);

gboolean cr_verb_throw (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_cut (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_topple (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_push (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_back (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_turn (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_lower (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_link (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_fill (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_flame (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_burn (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_douse (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_pour (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_hurl (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_face (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_mount (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_dismount (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_lead (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_release (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_weather (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_sun (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_choose (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_finish (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_roll (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_end (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);

void cr_verb_list_move (CrState *state, int man, GArray *orders);
void cr_verb_list_shoot (CrState *state, int man, GArray *orders);
void cr_verb_list_attack (CrState *state, int man, GArray *orders);
void cr_verb_list_hamstring (CrState *state, int man, GArray *orders);
void cr_verb_list_open (CrState *state, int man, GArray *orders);
void cr_verb_list_shut (CrState *state, int man, GArray *orders);
void cr_verb_list_break (CrState *state, int man, GArray *orders);
void cr_verb_list_batter (CrState *state, int man, GArray *orders);
void cr_verb_list_work (CrState *state, int man, GArray *orders);
void cr_verb_list_lift (CrState *state, int man, GArray *orders);
void cr_verb_list_carry (CrState *state, int man, GArray *orders);
void cr_verb_list_raise (CrState *state, int man, GArray *orders);
void cr_verb_list_drop (CrState *state, int man, GArray *orders);
void cr_verb_list_shift (CrState *state, int man, GArray *orders);
void cr_verb_list_pull (CrState *state, int man, GArray *orders);
void cr_verb_list_slide (CrState *state, int man, GArray *orders);
void cr_verb_list_climb (CrState *state, int man, GArray *orders);
void cr_verb_list_step (CrState *state, int man, GArray *orders);
void cr_verb_list_down (CrState *state, int man, GArray *orders);
void cr_verb_list_jump (CrState *state, int man, GArray *orders);
void cr_verb_list_kneel (CrState *state, int man, GArray *orders);
void cr_verb_list_rise (CrState *state, int man, GArray *orders);
void cr_verb_list_load (CrState *state, int man, GArray *orders);
void cr_verb_list_leave (CrState *state, int man, GArray *orders);
void cr_verb_list_throw (CrState *state, int man, GArray *orders);
void cr_verb_list_cut (CrState *state, int man, GArray *orders);
void cr_verb_list_topple (CrState *state, int man, GArray *orders);
void cr_verb_list_push (CrState *state, int man, GArray *orders);
void cr_verb_list_back (CrState *state, int man, GArray *orders);
void cr_verb_list_turn (CrState *state, int man, GArray *orders);
void cr_verb_list_lower (CrState *state, int man, GArray *orders);
void cr_verb_list_link (CrState *state, int man, GArray *orders);
void cr_verb_list_fill (CrState *state, int man, GArray *orders);
void cr_verb_list_flame (CrState *state, int man, GArray *orders);
void cr_verb_list_burn (CrState *state, int man, GArray *orders);
void cr_verb_list_douse (CrState *state, int man, GArray *orders);
void cr_verb_list_pour (CrState *state, int man, GArray *orders);
void cr_verb_list_hurl (CrState *state, int man, GArray *orders);

/**
 * cr_verb_man_thrower:
 * @order_out: (out): to hurl with it, by him and whoever else is ready beside it; where to, it does
 *   not say
 *
 * STO-01. Returns: FALSE when the piece hurls nothing or he is not beside it
 */
gboolean cr_verb_man_thrower (const CrState *state, int man, int gear, CrOrder *order_out);
void cr_verb_list_face (CrState *state, int man, GArray *orders);
void cr_verb_list_mount (CrState *state, int man, GArray *orders);
void cr_verb_list_dismount (CrState *state, int man, GArray *orders);
void cr_verb_list_lead (CrState *state, int man, GArray *orders);
void cr_verb_list_release (CrState *state, int man, GArray *orders);
void cr_verb_list_choose (CrState *state, int man, GArray *orders);
void cr_verb_list_end (CrState *state, int man, GArray *orders);

/* The parts of placing that set down gear: what is rolled, and the rest. */
gboolean cr_tower_place (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *);
gboolean cr_gear_place (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *);

/* Whether it strikes at gates (BAT-01). */
gboolean cr_gear_is_ram (const CrState *state, int gear);

/* -1, or the first living man on what is rolled. */
int cr_tower_find_aboard (const CrState *state, int gear);

/* At the end of a player turn: bridges that were let down in it. */
void cr_tower_end (CrState *state, CrEvents *events);

/* What he has at the beginning of a turn: MOV-13. */
int cr_ladder_get_allowance (const CrState *state, int man);

/* Whether he hangs on a rope. */
gboolean cr_rope_holds (const CrState *state, int man);

/* GRP-02: up it by a level, or from the wall down onto it. */
gboolean cr_rope_climb (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal);

/* Of who hangs on it: up over the wall, or down by a level. */
gboolean cr_rope_leave (CrState *state, int man, gboolean up, CrEvents *events, CrRefusal *refusal);

/* XBL-01: -1, or who loads for him and stands beside him. */
int cr_loader_find (const CrState *state, int shooter);

/* XBL-01: FALSE when he has shot with a loader's help and goes where that one is not beside him. */
gboolean cr_loader_lets_go (const CrState *state, int man, CrPlace place, CrRefusal *refusal);

/* KNE-01, XBL-01: who kneels or loads neither goes anywhere nor attacks. */
gboolean cr_kneel_leaves_free (const CrState *state, int man, CrRefusal *refusal);

/* Whoever moves by himself, shoots or fights carries no ladder and stands on none. */
gboolean cr_ladder_leaves_free (const CrState *state, int man, CrRefusal *refusal);

/* LAD-02, LAD-03, LAD-06, LAD-16: what can be scaled is read from the castle. */
gboolean cr_ladder_can_lean (const CrState *state, const CrOrder *order, CrRefusal *refusal);

/* LAD-01: whether a ladder lies over those two hexes. */
gboolean cr_carry_can_lie (const CrState *state, CrPlace one, CrPlace other);

/**
 * cr_carry_find_way:
 * @to: (array fixed-size=2): where its bearers are to stand
 * @costs: (out) (array fixed-size=2): what each pays
 *
 * Returns: FALSE where they do not get with the ladder between them and the points that they have
 */
gboolean cr_carry_find_way (CrState *state, const CrGear *ladder, const CrPlace *to, int *costs);

/* Whether he stands on either side of the side that the order names. */
gboolean cr_door_is_beside (const CrState *state, const CrOrder *order);

/* Whether a mechanism moves what is on that side. */
gboolean cr_door_is_by_winch (const CrMap *map, const CrOrder *order);

/* A door, whatever its state; a window is none. */
gboolean cr_side_is_door (const CrSide *side);

/* (transfer full) (element-type CrPlacedSide): the side that the order names, and those that are
 * leaves of one door with it: MAP-11, MAP-17. */
GArray *cr_door_list_leaves (const CrState *state, const CrOrder *order);

/* At the end of a player turn: what was worked in it, and the water. */
void cr_work_end (CrState *state, CrEvents *events);

/* DEP-02: whether one of that party may lie in wait there. */
gboolean cr_below_can_hide (const CrState *state,
                            const CrOrder *order,
                            int party,
                            CrRefusal *refusal);

/* What is done below ramparts when the assault starts. */
void cr_below_begin (CrState *state);

/* At the beginning of a game turn: the weather that comes with it. */
void cr_weather_begin (CrState *state, CrEvents *events);

/* At the end of a game turn. */
void cr_finish_turn (CrState *state, CrEvents *events);

/* Fills in the refusal, and returns FALSE. */
gboolean cr_refuse (CrRefusal *refusal, CrRefusalWhy why, const char *rule, int man);

/* Whether somebody living, not stunned, of the party whose phase it is may do that now. */
gboolean cr_verb_can_act (const CrState *state, const CrOrder *order, int man, CrRefusal *refusal);

/* Whether the author may give that at this moment, whoever it is about. */
gboolean cr_game_is_free (const CrState *state, CrVerb verb);

/* Adds what of that verb he can do now. */
void cr_game_list_verb (CrState *state, CrVerb verb, int man, GArray *orders);
