/* cr-enlist.h: men who are to be in a game. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-state.h"

/**
 * cr_state_enlist:
 * @id: interned; nobody else is called so
 * @party: index
 *
 * Before the first order: somebody who is to be put on the map, and has not been yet.
 *
 * Returns: his index, -1 when there are as many men as a game may have
 */
int cr_state_enlist (CrState *state, const char *id, const CrCharacter *character, int party);

/* Before the first order: whose the castle is, by index; -1 for a fight after which
 * nobody is captured (END-02). */
void cr_state_set_defender (CrState *state, int party);

/**
 * cr_state_set_absent:
 * @dead: he died before
 *
 * Before the first order: that man is not there to be put on the map.
 */
void cr_state_set_absent (CrState *state, int man, CrAway away, gboolean dead);

/* Before the first order: an area whose men are all absent, and that no gear is for, is not set up.
 * One is, so that the set-up has an end. */
void cr_state_skip_areas (CrState *state);
