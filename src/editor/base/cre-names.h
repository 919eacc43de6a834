/* cre-names.h: names of kinds for people. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"
#include "cr-ruleset.h"

char *cre_name_terrain (const CrRuleset *ruleset, const char *code);
char *cre_name_structure (const CrRuleset *ruleset, const char *code);
char *cre_format_front (int front, CrOrientation orientation);
char *cre_name_side (const CrRuleset *ruleset, CrSideKind kind);
char *cre_name_link (const CrRuleset *ruleset, const char *kind);
char *cre_name_mover (const CrRuleset *ruleset, int mover);
char *cre_capitalize (const char *text);
char *cre_format_level (int level);
