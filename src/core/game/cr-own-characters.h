/* cr-own-characters.h: characters that a scenario has of its own.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-characters.h"
#include "cr-scenario.h"

/**
 * cr_scenario_find_library:
 * @base: the library that the scenario uses; with the own ones already in it is as well
 *
 * Returns: (transfer full) (nullable): @base, where characters that stand in the scenario go before
 *   those of their id and others come behind them; NULL with an error that says where one of them
 *   cannot be read
 */
CrCharacters *cr_scenario_find_library (const CrScenario *scenario,
                                        const CrCharacters *base,
                                        GError **error);

/* (transfer full): the row that says of a character what the library says, to be changed in the
 * scenario */
CrNode *cr_own_character_new (const CrCharacter *character);
