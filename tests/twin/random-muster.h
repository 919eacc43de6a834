/* random-muster.h: random men, weapons and weather on a castle.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof.h"
#include "random-castle.h"

/* Men on all kinds of posts, siege towers and weather. */
CrMuster *random_muster_new (GRand *rand, const CrMap *map, const CrRuleset *ruleset);

/* Any switch of lines may be set. */
CrLofOptions random_muster_options (GRand *rand, const CrRuleset *ruleset, const CrMuster *muster);

/* Something to stand on in that hex, of which there may be nothing. */
CrPost random_muster_post (GRand *rand, const CrMap *map, CrPlace place);

/* The same men, who all say which hoarding or ladder of their hex they stand on. */
CrMuster *random_muster_settle (GRand *rand, const CrMuster *muster);

/* The same men and question on a castle that is laid otherwise. */
CrMuster *castle_turn_muster (const CastleTurn *turn,
                              const CrMap *map,
                              const CrMap *turned,
                              const CrMuster *muster);
CrLofOptions castle_turn_options (const CastleTurn *turn,
                                  const CrLofOptions *options,
                                  const CrMuster *moved);
