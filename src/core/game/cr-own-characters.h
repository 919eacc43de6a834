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

/**
 * cr_library_put:
 * @root: (nullable): an element characters; NULL for a new one
 * @id: of a new one
 * @from: the library that he is of
 *
 * Returns: (transfer full): the library with him, in place of who has his id; his class comes along
 */
CrNode *cr_library_put (const CrNode *root,
                        const char *id,
                        const CrCharacters *from,
                        const CrCharacter *character);

/**
 * cr_scenario_take_characters:
 * @base: the library that the scenario uses; a class that it has not is left out
 *
 * Returns: (transfer full): the scenario with all of them as its own, in place of those of their
 * ids
 */
CrScenario *cr_scenario_take_characters (const CrScenario *scenario,
                                         const CrCharacters *base,
                                         const CrCharacters *from);
