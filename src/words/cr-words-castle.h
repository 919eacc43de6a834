/* cr-words-castle.h: descriptions of the things of a castle.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-linkage.h"
#include "cr-scene.h"

/* Texts of type char * are (transfer full). @languages: (array zero-terminated=1) (nullable): most
 * wanted first; they choose among the names in the ruleset, while all other words follow the
 * locale. */

/* Returns: (transfer full): a thing on a side as seen from @place: "arrow slit, from the inside,
 * arc 60°, height 1" */
char *cr_words_thing (const CrScene *scene,
                      CrPlace place,
                      const CrSide *side,
                      const char *const *languages);

/* Returns: (transfer full): "Secret passage, storey −1, known to its owner alone" */
char *cr_words_floor (const CrMap *map, int floor);

/* Returns: (transfer full): one or two sentences about a node: a link, a mechanism, an area, a
 * label or a picture; when it cannot be read, the reason. @linkage: the links of the same map */
char *cr_words_node (const CrScene *scene,
                     CrLinkage *linkage,
                     CrSection section,
                     const CrNode *node,
                     const char *const *languages);

/* Returns: "Drawbridge" or "Secret passage"; the kind itself when it is unknown */
const char *cr_words_mechanism_kind (const char *kind);
/* The first returns what working the mechanism does: "raise the drawbridge"; the second tells its
 * state: "The drawbridge is raised." */
const char *cr_words_mechanism_deed (const CrNode *node);
const char *cr_words_mechanism_done (const CrNode *node);
const char *cr_words_mechanism_state (const char *state);

/* Returns: (transfer full): "0507, 0508, 0509 and 4 more". @places: (element-type CrPlace) */
char *cr_words_places (const CrMap *map, const GArray *places);
