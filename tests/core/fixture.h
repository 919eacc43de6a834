/* fixture.h: rulesets for tests that must not know io. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"
#include "cr-ruleset.h"

CrNode *fixture_read_node (const char *xml, GError **error);
/* Of what must be sound. */
CrNode *fixture_read_sound_node (const char *xml);
CrRuleset *fixture_read_ruleset (const char *xml, const CrRuleset *base, GError **error);
CrRuleset *fixture_load_ruleset (const char *id, const CrRuleset *base);
CrMap *fixture_random_map (void);
