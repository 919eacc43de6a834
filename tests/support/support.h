/* support.h: what tests above core share. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"
#include "cr-ruleset.h"

CrRuleset *support_load_ruleset (const char *id);
CrMap *support_random_map (guint32 seed);
guint32 support_get_seed (void);

/* A folder of the test's own, taken away with all it holds. */
char *support_make_folder (void);
void support_remove_folder (const char *path);
