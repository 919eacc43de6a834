/* cr-suggest.h: terrain proposed from a picture. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-edit.h"
#include "cr-patches.h"

/**
 * CrSuggestion:
 * @place: a hex nobody has painted
 * @terrain: index of the terrain that seems to cover more than half of it (MAP-12); -1 when it
 *   looks like nothing that was painted
 * @confidence: per cent; of its squares, weighed by how sure each is
 */
typedef struct {
  CrPlace place;
  int terrain, confidence;
} CrSuggestion;

/* Below this nothing is proposed. */
#define CR_SUGGEST_LEAST 50

GArray *cr_suggest_terrain (const CrMap *map,
                            int floor,
                            const CrPatches *patches,
                            const GArray *also,
                            GError **error);

CrEdit *cr_suggest_accept (const CrMap *map, const GArray *suggestions, int least);
