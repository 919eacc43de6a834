/* cr-xml-ruleset.h: rulesets from files. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"
#include "cr-ruleset.h"

CrRuleset *cr_ruleset_load (const char *path_or_id, GError **error);
CrRuleset *cr_ruleset_load_for_map (const CrMap *map,
                                    const char *map_path,
                                    char **lost_out,
                                    GError **error);
GPtrArray *cr_ruleset_list_files (const char *id, const char *map_path);
