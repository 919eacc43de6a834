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
 * still to come. Of the castle what differs from its map is a change at the start. Not kept are
 * fires, fascines in a moat that is not filled, who is stunned, and who climbs: he stands at the
 * foot of his ladder, which lies there.
 *
 * Returns: (transfer full) (nullable): it; NULL with an error that says what it cannot begin with
 */
CrScenario *cr_position_new_scenario (const CrState *state,
                                      const CrCastle *original,
                                      const char *id,
                                      GError **error);
