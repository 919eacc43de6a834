/* cr-refusal.h: why an order cannot be done. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-move.h"

typedef enum {
  CR_REFUSAL_NONE,
  CR_REFUSAL_OVER,     /* the game has ended */
  CR_REFUSAL_PHASE,    /* not in this phase */
  CR_REFUSAL_PARTY,    /* not his turn */
  CR_REFUSAL_NOT_HERE, /* he is not on the map */
  CR_REFUSAL_DEAD,
  CR_REFUSAL_STUNNED,
  CR_REFUSAL_NO_HEX,   /* nobody can stand there */
  CR_REFUSAL_SAME,     /* he is there already */
  CR_REFUSAL_OCCUPIED, /* by @other: MOV-08 */
  CR_REFUSAL_ENEMY,    /* @other stands there: MOV-03 */
  CR_REFUSAL_BODIES,   /* MOV-07 */
  CR_REFUSAL_NO_WAY,   /* whatever points he has */
  CR_REFUSAL_MEN_BAR,  /* only because of who stands in the way: MOV-03 */
  CR_REFUSAL_POINTS,   /* it costs @cost and he has @limit */
  CR_REFUSAL_FULL,     /* there are as many men as a game may have */
  CR_N_REFUSALS,
} CrRefusalWhy;

/**
 * CrRefusal: nothing was changed, and why.
 * @rule: (nullable): id of the rule that refuses
 * @man: who cannot, -1 for nobody in particular
 * @other: who stands in his way, or -1
 * @place: where it fails
 * @cost: what it would take, and
 * @limit: what there is
 */
typedef struct {
  CrRefusalWhy why;
  const char *rule;
  int man, other;
  CrPlace place;
  int cost, limit;
} CrRefusal;

/* "points", "enemy", …: stable keys. */
const char *cr_refusal_get_name (CrRefusalWhy why);
