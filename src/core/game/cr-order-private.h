/* cr-order-private.h: how orders are written. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-order.h"

/* What stands at one place of an order.
 * @SLOT_PIECE: a man, or a ladder
 * @SLOT_NEWCOMER: a man, or the name of one who comes now
 * @SLOT_RIDDEN: the name of a horse, which may come now
 * @SLOT_HORSE: one that is there
 * @SLOT_WAY: one place or more
 * @SLOT_FUEL: a piece, a side or a place: what can burn
 * @SLOT_EDGE: one of the four of the map
 * @SLOT_SUN: the direction in which it stands, or "none" */
typedef enum {
  SLOT_NONE,
  SLOT_MAN,
  SLOT_PIECE,
  SLOT_NEWCOMER,
  SLOT_CHARACTER,
  SLOT_PARTY,
  SLOT_PLACE,
  SLOT_WAY,
  SLOT_FACING,
  SLOT_POST,
  SLOT_DIE,
  SLOT_MEN,
  SLOT_TARGETS,
  SLOT_WEAPON,
  SLOT_CHOICE,
  SLOT_DOORS,
  SLOT_MECHANISM,
  SLOT_FUEL,
  SLOT_LADDER,
  SLOT_NEW_LADDER,
  SLOT_TWO_PLACES,
  SLOT_HEXES,
  SLOT_RIDDEN,
  SLOT_HORSE,
  SLOT_WEATHER,
  SLOT_TURN,
  SLOT_SUN,
  SLOT_EDGE,
} SlotKind;

/* @keyword: (nullable): the word before it */
typedef struct {
  SlotKind kind;
  const char *keyword;
  gboolean optional;
} Slot;

#define MAX_SLOTS 7

/* An order is its verb and these, in this order. */
typedef struct {
  const char *name;
  Slot slots[MAX_SLOTS];
} Form;

const Form *cr_order_get_form (CrVerb verb);

#define CR_ORDER_CLEAR "clear" /* weather of which there is no row */
#define CR_ORDER_NO_SUN "none"

/* "a place": borrowed, in the words of the user. */
const char *cr_order_describe_slot (const Slot *slot);

/* Where the words of an order end before it is whole.
 * @slot: (nullable): what could come next; NULL when nothing can
 * @said: its keyword is there, or it has none */
typedef struct {
  const Slot *slot;
  gboolean said;
} CrBegun;

/**
 * cr_order_read_begun:
 * @words: the first of an order, its verb at least
 * @order_out: (out): as far as it is said
 *
 * Returns: FALSE with an error when one of them cannot stand where it does
 */
gboolean cr_order_read_begun (const CrState *state,
                              char **words,
                              CrOrder *order_out,
                              CrBegun *begun_out,
                              GError **error);

/* Whether the line answers a decision by what is done: "refuse", "advance roland to 1012"; and the
 * order of choosing that. */
gboolean cr_order_is_answer (char **words);
gboolean cr_order_read_answer (const CrState *state,
                               char **words,
                               CrOrder *order_out,
                               GError **error);
