/* cr-deck-private.h: siege towers as places to stand on. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-berth.h"
#include "cr-state-private.h"

/**
 * CrDeck: a hex of a part of what is rolled.
 * @gear: index of the piece, -1 for none
 * @part: of its work
 * @own: counted from its front hex, as its work has it
 */
typedef struct {
  int gear, part;
  CrHex own;
} CrDeck;

/* A place that a man gets to, and on what of it he stands there.
 * @cost: points, from where he began
 * @rule: of the last step */
typedef struct {
  CrPlace place;
  CrPost post;
  int cost;
  const char *rule;
} CrDeckSpot;

/* Whether the piece is one that is rolled and stands on the map. */
gboolean cr_gear_stands (const CrGear *gear);

/* The hex of what is set there is again what it was. */
void cr_object_clear (CrState *state, CrEvents *events, int gear);
/* Where the piece is put, by its side or, once the game has begun, by the author. */
void cr_gear_tell_placed (const CrState *state, CrEvents *events, int gear);

/* On what of a siege tower somebody on that post stands. */
CrDeck cr_deck_find (const CrState *state, CrPlace place, CrPost post);
const CrWorkPart *cr_deck_get_part (const CrState *state, CrDeck deck);

/* TWR-16: who stays under a bridge that falls is on it then. */
void cr_deck_lift (CrState *state, CrEvents *events, int man);

/* Whether a siege tower or its bridge is there, so that one cannot walk on the ground. */
gboolean cr_deck_covers (const CrState *state, CrPlace place);
/* @burdens: (element-type CrBurden): gets the hexes under siege towers, which nobody enters */
void cr_deck_add_burdens (const CrState *state, GArray *burdens);

/* (element-type CrDeckSpot): gets what is one step off a place, where either end is on a tower:
 * TWR-06, TWR-17. Who stands there does not matter. */
void cr_deck_list_steps (const CrState *state, int man, CrPlace place, CrPost post, GArray *spots);

/**
 * cr_deck_step:
 * @post_out: (out): on what of that hex he would stand
 *
 * Returns: what a step to the hex beside him costs, where either end is on a tower; else
 *   %CR_IMPASSABLE
 */
int cr_deck_step (const CrState *state, int man, CrPlace to, CrPost *post_out);

/**
 * cr_deck_reach:
 * @spots: (element-type CrDeckSpot): gets where he can go with his points; onto towers, and off
 *   that on which he is
 */
void cr_deck_reach (CrState *state, int man, GArray *spots);

/**
 * cr_deck_find_exits:
 * @reach: of where he can walk
 * @spots: (element-type CrDeckSpot): gets where he gets off siege towers, be it over a bridge that
 *   is down, that he walks to or is on; whoever stands there, and however far it is
 */
void cr_deck_find_exits (CrState *state, int man, const CrReach *reach, GArray *spots);

/* Returns: the living man on that post of the place, or -1 */
int cr_state_find_on (const CrState *state, CrPlace place, CrPost post);

/* TWR-15, HRD-13: whether its bridge would lie on a battlement.
 * @place_out: (out): the hex that decides */
CrBerth cr_deck_find_berth (const CrState *state, int gear, CrPlace *place_out);
