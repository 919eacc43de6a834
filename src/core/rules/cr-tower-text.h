/* cr-tower-text.h: a siege tower as people write it. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-muster.h"
#include "cr-ruleset.h"

gboolean cr_tower_parse (const CrMap *map,
                         const CrRuleset *ruleset,
                         const char *text,
                         CrTower *tower_out,
                         GError **error);
char *cr_tower_format (const CrMap *map, const CrTower *tower);
