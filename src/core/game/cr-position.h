/* cr-position.h: a game as it stands, made a scenario of its own.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-state.h"

/**
 * cr_position_new_scenario:
 * @original: the castle of the map, as the game was begun on it
 * @id: of the scenario
 *
 * Everybody stands where he stands now, whole or wounded, and whose turn it is plays first. What
 * has been lost, the turns that are over and who has left count no more: conditions ask for what is
 * still to come. Of the castle and its gear what differs from the map is a change at the start; so
 * is what burns, what lies in a moat, and who kneels, is stunned or climbs. Not kept is what men
 * carry, which lies at their feet, ropes, bodies, and what they have done in this turn.
 *
 * Returns: (transfer full) (nullable): it; NULL with an error that says what it cannot begin with
 */
CrScenario *cr_position_new_scenario (const CrState *state,
                                      const CrCastle *original,
                                      const char *id,
                                      GError **error);
