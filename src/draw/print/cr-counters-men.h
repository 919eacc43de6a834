/* cr-counters-men.h: whose counters are made. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-characters.h"
#include "cr-counters.h"
#include "cr-state.h"

/* Everybody who has part in a game, as he is called there, and what is carried and rolled in it. */
void cr_counters_add_game (CrCounters *self, const CrState *state);

/* Adds each marker that there is. */
void cr_counters_add_markers (CrCounters *self);

/* Those that @text names: "watkin*3,odo", or "all". @library: (nullable): NULL for markers */
gboolean cr_counters_add_named (CrCounters *self,
                                const CrCharacters *library,
                                int side,
                                const char *text,
                                GError **error);
