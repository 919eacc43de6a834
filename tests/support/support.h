/* support.h: what tests above core share. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle.h"
#include "cr-map.h"
#include "cr-ruleset.h"
#include "cr-state.h"

CrRuleset *support_load_ruleset (const char *id);
/* A shipped map: "border-castle". */
CrMap *support_load_map (const char *name);
/* With the usual rules. */
CrCastle *support_load_castle (const char *name);

/* An order of a game that can be given. */
void support_order (CrState *state, const char *text);

CrMap *support_random_map (guint32 seed);
guint32 support_get_seed (void);

/* A folder of the test's own, taken away with all it holds. */
char *support_make_folder (void);
void support_remove_folder (const char *path);
