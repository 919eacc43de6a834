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

gboolean cr_verb_place (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_remove (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_move (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_shoot (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_attack (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_open (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_shut (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_work (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_choose (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_roll (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);
gboolean cr_verb_end (CrState *state, const CrOrder *, CrEvents *, CrRefusal *);

void cr_verb_list_move (CrState *state, int man, GArray *orders);
void cr_verb_list_shoot (CrState *state, int man, GArray *orders);
void cr_verb_list_attack (CrState *state, int man, GArray *orders);
void cr_verb_list_open (CrState *state, int man, GArray *orders);
void cr_verb_list_shut (CrState *state, int man, GArray *orders);
void cr_verb_list_work (CrState *state, int man, GArray *orders);
void cr_verb_list_choose (CrState *state, int man, GArray *orders);
void cr_verb_list_end (CrState *state, int man, GArray *orders);

/* At the end of a player turn: what was worked in it, and the water. */
void cr_work_end (CrState *state, CrEvents *events);

/* Always FALSE. */
gboolean cr_refuse (CrRefusal *refusal, CrRefusalWhy why, const char *rule, int man);

/* Whether somebody living, not stunned, of the party whose phase it is may do that now. */
gboolean cr_verb_can_act (const CrState *state, const CrOrder *order, int man, CrRefusal *refusal);
