/* cre-painting.h: what all tools that paint have in common.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-symmetry.h"
#include "cre-map-document.h"

/* What can be locked: the layers of hexes by their own numbers, and the sides. The direction in
 * which a thing looks is locked with its terrain. */
#define CRE_LOCK_SIDES CR_LAYER_FACING
#define CRE_N_LOCKS (CRE_LOCK_SIDES + 1)

/**
 * CrePainting:
 *
 * The mirror and the locks of a document. They are not saved with it. Properties: symmetry
 * (#CrSymmetryKind as an int), lock-terrain, lock-level, lock-structure, lock-sides. Signal:
 * changed (), after any of them or the axis has changed.
 */
#define CRE_TYPE_PAINTING (cre_painting_get_type ())
G_DECLARE_FINAL_TYPE (CrePainting, cre_painting, CRE, PAINTING, GObject)

/**
 * cre_painting_get:
 *
 * Returns: (transfer none): that of the document; at first its axis is in the middle of the map
 */
CrePainting *cre_painting_get (CreMapDocument *document);

CrSymmetry cre_painting_get_symmetry (CrePainting *painting);

/* Sets the hex through whose middle the axes go. */
void cre_painting_set_axis (CrePainting *painting, CrHex hex);

/**
 * cre_painting_is_locked:
 * @lock: a #CrLayer or %CRE_LOCK_SIDES
 *
 * Returns: whether that cannot be painted
 */
gboolean cre_painting_is_locked (CrePainting *painting, int lock);

/* Returns: (transfer none): a translated sentence for someone who tries to paint it */
const char *cre_painting_explain_lock (int lock);
