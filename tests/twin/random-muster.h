/* random-muster.h: random men, weapons and weather on a castle. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cr-lof.h"

/* Men on all kinds of posts, siege towers and weather. */
CrMuster *random_muster_new (GRand *rand, const CrMap *map, const CrRuleset *ruleset);

/* Any switch of lines may be set. */
CrLofOptions random_muster_options (GRand *rand, const CrRuleset *ruleset, const CrMuster *muster);

/* Something to stand on in that hex, of which there may be nothing. */
CrPost random_muster_post (GRand *rand, const CrMap *map, CrPlace place);
