/* cre-inspect-level.h: painted levels, and levels that the stairways prove.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-map-document.h"

/**
 * CreProof: what the stairways prove about some hexes (ELV-01).
 * @n_proved: for how many hexes a level is proved
 * @n_wrong: how many of these have another painted level
 * @level: the proved level of the first of them
 * @same: all of them have that level
 */
typedef struct {
  guint n_proved, n_wrong;
  int level;
  gboolean same;
} CreProof;

/**
 * cre_inspect_prove:
 * @places: (element-type CrPlace):
 */
CreProof cre_inspect_prove (CreMapDocument *document, const GArray *places);

/**
 * cre_inspect_adopt:
 *
 * Paints the proved levels; hexes without one stay as they are.
 *
 * Returns: whether anything changed
 */
gboolean cre_inspect_adopt (CreMapDocument *document, const GArray *places);

/* Changes the level of each hex by that number, within the limits. Returns: whether anything
 * changed */
gboolean cre_inspect_shift_level (CreMapDocument *document, const GArray *places, int by);

/**
 * cre_inspect_dup_chain:
 *
 * Returns: (transfer full) (nullable): the chain of stairs that proves the level of a hex, in
 *   words: "0 at 0503, 1 step up “st1” to +1 at 0601"; NULL when nothing proves it
 */
char *cre_inspect_dup_chain (CreMapDocument *document, CrPlace place);

/**
 * cre_inspect_list_chain:
 *
 * Returns: (transfer full) (element-type CrPlace): the stair hexes of that chain, those nearest to
 *   @place first; empty when no stairway proves its level
 */
GArray *cre_inspect_list_chain (CreMapDocument *document, CrPlace place);
