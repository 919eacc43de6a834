/* cr-consequence-private.h: what befalls men. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-state-private.h"
#include "cr-table.h"

/* CHR-05: the second harm kills. */
void cr_harm_man (CrState *state, CrEvents *events, int man, CrHarm harm);

void cr_kill_man (CrState *state, CrEvents *events, int man, const char *rule);

/* Asks for it; answered by cr_decision_settle() when there is but one answer. */
void cr_decision_await (CrState *state, const CrAwaited *awaited);

/**
 * cr_decision_retreat:
 * @from: whom he falls back from
 *
 * CHR-05: who is stunned dies of it.
 */
void cr_decision_retreat (CrState *state,
                          CrEvents *events,
                          int man,
                          int n_hexes,
                          CrPlace from,
                          gboolean by_fire);

/* LAD-12: @choice: (nullable): where its other half comes to lie; NULL where there is no room */
void cr_ladder_lie (CrState *state, CrEvents *events, int index, const CrChoice *choice);

/* Takes him off what he carries; it lies where it was. */
void cr_ladder_let_go (CrState *state, CrEvents *events, int man);

/* Does what leaves no choice, until somebody has one or nothing is awaited. */
void cr_decision_settle (CrState *state, CrEvents *events);

/* A die of the game, told in @event. */
int cr_roll (CrState *state, CrEvent *event, int sides);

/* Whether somebody who walks as he does could take that step, whoever stands there. */
gboolean cr_can_step (const CrState *state, int man, CrPlace to);
int cr_get_step_cost (const CrState *state, int man, CrPlace to);

/* MOV-08: -1, or who keeps others from ending there on that post; up a ladder one is in its hex. */
int cr_find_in_hex (const CrState *state, CrPlace place, CrPostKind post);

/* Whether a living foe of @man is beside that place. */
gboolean cr_is_beside_foe (const CrState *state, int man, CrPlace place);
