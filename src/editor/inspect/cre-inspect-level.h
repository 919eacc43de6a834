/* cre-inspect-level.h: painted levels beside those that the stairways prove.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-map-document.h"

/**
 * CreProof: what the stairways say of the hexes chosen (ELV-01).
 * @n_proved: of how many they say anything
 * @n_wrong: of how many they say something else than what is painted
 * @level: that of the first they say anything of
 * @same: all they speak of have that level
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
 * Paints what the stairways say. What they say nothing of stays as it is.
 *
 * Returns: whether anything changed
 */
gboolean cre_inspect_adopt (CreMapDocument *document, const GArray *places);

/* Each from its own level, within the bounds there are. */
gboolean cre_inspect_shift_level (CreMapDocument *document, const GArray *places, int by);

/**
 * cre_inspect_dup_chain:
 *
 * The chain of stairs that proves the level of a hex, in words; NULL: none does.
 *
 * Returns: (transfer full) (nullable): "0 at 0503, 1 step up “st1” to +1 at 0601"
 */
char *cre_inspect_dup_chain (CreMapDocument *document, CrPlace place);

/**
 * cre_inspect_list_chain:
 *
 * The places along the chain of stairs that leads to a hex, from the ground up.
 *
 * Returns: (transfer full) (element-type CrPlace): every stair hex that the proof goes over, those
 *   nearest to @place first; none when no stairway tells
 */
GArray *cre_inspect_list_chain (CreMapDocument *document, CrPlace place);
