/* cr-xml-ruleset.h: rulesets from files. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-ruleset.h"

CrRuleset *cr_ruleset_load (const char *path_or_id, GError **error);
