/* cr-object-private.h: what is set down in hexes, and carts that go from there.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-order.h"
#include "cr-refusal.h"
#include "cr-state-private.h"

/* -1, or what stands in that hex besides the piece @but. */
int cr_object_find (const CrState *state, CrPlace place, int but);

/**
 * cr_object_shift:
 * @to: what it becomes; where it lies is not read but found
 * @terrain: of its hexes from then on
 */
void cr_object_shift (CrState *state,
                      CrEvents *events,
                      int gear,
                      const CrGear *to,
                      const char *terrain);

/* Whether nobody is in the mine @gear, nor anything behind it; so of any other piece. */
gboolean cr_mine_can_be_filled (const CrState *state, int gear, CrRefusal *refusal);

/* It is set down, and can be driven along: a cart with its team (WAG-02). */
gboolean cr_gear_is_driven (const CrGear *gear);

gboolean cr_cart_push (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal);
gboolean cr_cart_turn (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal);

/* -1, or the cart in the front of which that man is. */
int cr_cart_find_driven (const CrState *state, int man);

/* At the beginning of a player turn: carts that were not driven since the last. */
void cr_cart_halt (CrState *state, CrEvents *events);
