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

/**
 * cr_suggest_terrain:
 * @patches: the pictures of that floor
 * @also: (nullable) (element-type CrPlace): hexes to learn from as they are, beside those that
 *   were painted
 *
 * What was not painted is a mixture of the painted kinds and of what was never painted. How much
 * of each kind is in it shows where that kind looks like no other; without them the rest remains.
 * A square speaks for a painted kind when it is commoner there than in that rest, so that a hex
 * that looks like nothing painted stays as it is.
 *
 * Returns: (transfer full) (element-type CrSuggestion): one for each hex to be judged that a
 *   picture covers; NULL with an error when there is nothing to learn from
 */
GArray *cr_suggest_terrain (const CrMap *map,
                            int floor,
                            const CrPatches *patches,
                            const GArray *also,
                            GError **error);

/**
 * cr_suggest_accept:
 * @least: proposals less sure than this stay out
 *
 * Returns: (transfer full): puts them onto the map
 */
CrEdit *cr_suggest_accept (const CrMap *map, const GArray *suggestions, int least);
