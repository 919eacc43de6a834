/* cr-lof-ward.h: what the castle as a whole gives the men inside it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-scene.h"

/**
 * CrLofWard:
 *
 * Which hexes lie outside the castle, whether its drawbridges are raised (COV-02), and the castle
 * hexes beside them (COV-07). It changes with any hex or side and with any mechanism; told of
 * them, it follows. A scene keeps one: cr_scene_get_ward().
 */

/**
 * CrLofFlank: whether a hex is one of the two castle hexes beside a drawbridge.
 */
typedef enum { CR_LOF_FLANK_NONE, CR_LOF_FLANK_LOWERED, CR_LOF_FLANK_RAISED } CrLofFlank;

/**
 * cr_lof_ward_is_needed:
 *
 * Returns: whether there is a drawbridge, for without one no rule asks what is outside
 */
gboolean cr_lof_ward_is_needed (const CrScene *scene);

CrLofWard *cr_lof_ward_new (const CrScene *scene);
void cr_lof_ward_free (CrLofWard *ward);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrLofWard, cr_lof_ward_free)

/* As cr_outside_touch(): the hex at @place has changed. */
void cr_lof_ward_touch (CrLofWard *ward, const CrScene *scene, CrPlace place);

/* A mechanism or an area may have changed. */
void cr_lof_ward_touch_nodes (CrLofWard *ward);

/**
 * cr_lof_ward_follow:
 *
 * Brings it up to date after edits it was told of.
 *
 * Returns: whether it gives any man something else than before
 */
gboolean cr_lof_ward_follow (CrLofWard *ward, const CrScene *scene);

/* Rooms and walks on other floors are the castle's. */
gboolean cr_lof_ward_is_outside (const CrLofWard *ward, CrPlace place);

/**
 * cr_lof_ward_is_shut:
 *
 * Returns: whether all drawbridges that lead outside are raised, of which there is one (COV-02)
 */
gboolean cr_lof_ward_is_shut (const CrLofWard *ward);

CrLofFlank cr_lof_ward_get_flank (const CrLofWard *ward, CrPlace place);

/* Whether any of its rules may touch a shot: from outside at a man inside. */
gboolean cr_lof_ward_concerns (const CrLofWard *ward, CrPlace from, CrPlace to);
