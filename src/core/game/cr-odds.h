/* cr-odds.h: how an attack stands before the die. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-order.h"
#include "cr-refusal.h"

/**
 * CrOddsWhy: what moves an attack to another column of the table.
 */
#define CR_ODDS_BACKERS (CR_MAX_JOINED * CR_N_DIRECTIONS)

typedef enum {
  CR_ODDS_ATTACKER, /* what @man, who attacks from the worst place, stands on: CBT-05, CBT-08 */
  CR_ODDS_DEFENDER, /* what @man, who is attacked in the best place, stands on: CBT-05 */
  CR_ODDS_SIDE,     /* what @man is attacked over: WAL-01 */
  CR_ODDS_LADDER,   /* @man is on a ladder: LAD-17 */
  CR_ODDS_ROPE,     /* @man hangs on a rope: GRP-04 */
  CR_ODDS_JOINT,    /* several attack one: CBT-07 */
  CR_N_ODDS_WHYS,
} CrOddsWhy;

/**
 * CrOddsShift:
 * @why: a #CrOddsWhy
 * @columns: to the right when it is more than 0
 * @man: whose place it is, -1 for nobody's
 * @rule: id
 */
typedef struct {
  CrOddsWhy why;
  int columns, man;
  const char *rule;
} CrOddsShift;

/**
 * CrOdds:
 * @table: of foot or of mounted men; borrowed from the ruleset
 * @attack: all together, as
 * @defence: all together
 * @base: the column of these odds, -1 for less than the first
 * @column: the one that the die is looked up in
 * @backers: (array length=n_backers): who stand behind those of them who kneel; their defence is in
 * it
 * @times: what the attack counts for, 0 for once
 * @die: added to the die
 * @shifts: (array length=n_shifts): what lies between the two
 */
typedef struct {
  const CrTable *table;
  int attack, defence, base, column, times, die;
  int n_backers;
  gint16 backers[CR_ODDS_BACKERS], backed[CR_ODDS_BACKERS];
  int n_shifts;
  CrOddsShift shifts[CR_N_ODDS_WHYS];
} CrOdds;

/**
 * cr_odds_find:
 * @order: an attack; who may take part in it is not judged here
 *
 * Returns: FALSE with the refusal when the attack is too weak, or there is no table for it
 */
gboolean cr_odds_find (const CrState *state,
                       const CrOrder *order,
                       CrOdds *odds_out,
                       CrRefusal *refusal);
