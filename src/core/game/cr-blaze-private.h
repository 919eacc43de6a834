/* cr-blaze-private.h: what can burn, and how it comes to. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-order.h"
#include "cr-refusal.h"
#include "cr-state-private.h"

/* Columns of the table of fire. */
#define CR_FIRE_TABLE "fire"
#define CR_FIRE_SPREAD "spread"
#define CR_FIRE_HAND "hand"
#define CR_FIRE_DOUSE "douse"

/* Whether what the order names could burn: a piece, the gate or hoarding of a side, or a hex. */
gboolean cr_fuel_find (const CrState *state, const CrOrder *order, CrFuel *fuel_out);

/* Sets the fields of the order that name this fuel. */
void cr_fuel_name (const CrFuel *fuel, CrOrder *order);

/* (element-type CrFuel): gets all that could burn, or burns. */
void cr_fuel_list (const CrState *state, GArray *fuels);

/* The column of the table of fire by which an arrow from there lights it. */
const char *cr_fuel_get_column (const CrState *state, const CrFuel *fuel, CrHex from);

/* Returns: the rule by which it burns: FIR-01, HRD-12 or TWR-19 */
const char *cr_fuel_get_rule (const CrState *state, const CrFuel *fuel);

/* (nullable): code of the terrain that is left of a hex of it. */
const char *cr_fuel_get_remains (const CrState *state, const CrFuel *fuel);

gboolean cr_fuel_is_hoarding (const CrState *state, const CrFuel *fuel);

/* Whether he stands in it, on it or aboard. */
gboolean cr_fuel_holds (const CrState *state, const CrFuel *fuel, int man);

/* The fire of that, -1 when it does not burn. */
int cr_blaze_find (const CrState *state, const CrFuel *fuel);

/* It catches, told in an event; what else burns does no more when there is no room left. */
void cr_blaze_kindle (CrState *state,
                      CrEvents *events,
                      const CrFuel *fuel,
                      gboolean by_arrow,
                      const char *rule);

void cr_blaze_put_out (CrState *state, const CrFuel *fuel);

/* Whether that piece of gear burns. */
gboolean cr_blaze_is_on (const CrState *state, int gear);

/* At the end of a game turn: who is in it, what is burnt, what it spreads to. */
void cr_blaze_end (CrState *state, CrEvents *events);

/* HRD-12: (nullable): the rule by which nobody enters that, for it burns. */
const char *cr_blaze_bars (const CrState *state, CrPlace place, CrPostKind post);

/* (element-type CrBurden): adds the hexes that burn. */
void cr_blaze_add_burdens (const CrState *state, GArray *burdens);

/* A die in that column of the table of fire, told in @event. */
gboolean cr_blaze_roll (CrState *state, CrEvent *event, const char *column, gboolean by_arrow);
