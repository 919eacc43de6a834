/* random-muster.h: random men, weapons and weather on a castle. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cr-lof.h"

CrMuster *random_muster_new (GRand *rand, const CrMap *map, const CrRuleset *ruleset);
CrLofOptions random_muster_options (GRand *rand, const CrRuleset *ruleset, const CrMuster *muster);
