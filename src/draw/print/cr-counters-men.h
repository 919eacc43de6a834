/* cr-counters-men.h: chooses the men and things whose counters are printed.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-characters.h"
#include "cr-counters.h"
#include "cr-state.h"

/* Adds every man of a game by his name there, and the gear of the game. */
void cr_counters_add_game (CrCounters *self, const CrState *state);

/* Adds one of each marker. */
void cr_counters_add_markers (CrCounters *self);

/* Adds those that @text names: "watkin*3,odo", or "all". @library: (nullable): NULL for markers.
 * Returns: FALSE with an error */
gboolean cr_counters_add_named (CrCounters *self,
                                const CrCharacters *library,
                                int side,
                                const char *text,
                                GError **error);
