/* cr-words-castle.h: the things of a castle as words. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-linkage.h"
#include "cr-scene.h"

/* In all: @languages, (array zero-terminated=1) (nullable), most wanted first, choose the names
 * of the ruleset; everything else follows the locale. */

/* "arrow slit, from the inside, arc 60°, height 1", seen from @place. */
char *cr_words_thing (const CrScene *scene,
                      CrPlace place,
                      const CrSide *side,
                      const char *const *languages);

/* "Secret passage, storey −1, known to its owner alone" */
char *cr_words_floor (const CrMap *map, int floor);

/* One or two sentences about a thing of a section: a link, a mechanism, an area, a label or a
 * picture; when it cannot be read, why. @linkage: of the map. */
char *cr_words_node (const CrScene *scene,
                     CrLinkage *linkage,
                     CrSection section,
                     const CrNode *node,
                     const char *const *languages);

/* "Drawbridge", "Secret passage" */
const char *cr_words_mechanism_kind (const char *kind);
/* What working it would do: "raise the drawbridge"; and of the state it is in: "The drawbridge is
 * raised." */
const char *cr_words_mechanism_deed (const CrNode *node);
const char *cr_words_mechanism_done (const CrNode *node);
const char *cr_words_mechanism_state (const char *state);

/* "0507, 0508, 0509 and 4 more" @places: (element-type CrPlace) */
char *cr_words_places (const CrMap *map, const GArray *places);
