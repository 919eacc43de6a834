/* cr-suggest.h: terrain proposed from a picture. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-edit.h"
#include "cr-patches.h"

/**
 * CrSuggestion:
 * @place: a hex nobody has painted
 * @terrain: index of the terrain that seems to cover most of it; -1 when it looks like nothing that
 *   was painted
 * @confidence: per cent; how much of it that seems to be. From %CR_SUGGEST_LEAST on it is more than
 *   half (MAP-12); who asks for less gets guesses
 */
typedef struct {
  CrPlace place;
  int terrain, confidence;
} CrSuggestion;

/* Below this nothing is proposed unless it is asked for, and below the lowest never: of five kinds
 * each may as well be it. */
#define CR_SUGGEST_LEAST 50
#define CR_SUGGEST_LOWEST 20

GArray *cr_suggest_terrain (const CrMap *map,
                            int floor,
                            const CrPatches *patches,
                            const GArray *also,
                            GError **error);

CrEdit *cr_suggest_accept (const CrMap *map, const GArray *suggestions, int least);
