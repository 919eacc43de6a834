/* cr-scene.h: a map as a ruleset reads it: what every rule sees.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"
#include "cr-ruleset.h"

/**
 * CrScene:
 *
 * Joins a map with a ruleset once, so that a rule never looks up a code by name: per cell its
 * terrain kind, structure kind, level and top. Borrows the map and holds the ruleset. After an
 * edit call cr_scene_touch_places() for its places, or cr_scene_refresh() after changes of floors,
 * and cr_scene_touch_nodes() when an area or a mechanism may have changed.
 */
typedef struct _CrScene CrScene;
typedef struct _CrLofWard CrLofWard;

/**
 * cr_scene_new:
 * @map: borrowed; must outlive the scene
 */
CrScene *cr_scene_new (const CrMap *map, const CrRuleset *ruleset);

/**
 * cr_scene_copy:
 * @map: borrowed; a copy of the scene's, to which nothing has been done yet
 *
 * Returns: (transfer full): what cr_scene_new() would read from it
 */
CrScene *cr_scene_copy (const CrScene *scene, const CrMap *map);

void cr_scene_free (CrScene *scene);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrScene, cr_scene_free)

/**
 * cr_scene_touch_places:
 * @places: whose values or sides changed; of a side, both of its hexes are to be told
 */
void cr_scene_touch_places (CrScene *scene, const CrPlace *places, gsize n_places);

/* An area or a mechanism may have changed. */
void cr_scene_touch_nodes (CrScene *scene);

/**
 * cr_scene_refresh:
 *
 * Reads the whole map anew.
 */
void cr_scene_refresh (CrScene *scene);

const CrMap *cr_scene_get_map (const CrScene *scene);
const CrRuleset *cr_scene_get_ruleset (const CrScene *scene);

/**
 * cr_scene_get_terrain:
 *
 * NULL: the ruleset does not know the code; such a hex is taken as flat and open.
 *
 * Returns: (transfer none) (nullable): the row of the ruleset, NULL for a code it lacks
 */
const CrTerrainKind *cr_scene_get_terrain (const CrScene *scene, CrPlace place);

/**
 * cr_scene_get_structure:
 *
 * Returns: (transfer none) (nullable): the row of the ruleset, NULL for a code it lacks
 */
const CrStructureKind *cr_scene_get_structure (const CrScene *scene, CrPlace place);

int cr_scene_get_level (const CrScene *scene, CrPlace place);

/* COV-13, DEP-01: beside a hex of a rampart or tower that is higher than @level. */
gboolean cr_scene_is_at_foot (const CrScene *scene, CrPlace place, int level);

/**
 * cr_scene_get_top:
 *
 * Returns: level + height of the obstruction + 1 if roofed (ELV-05)
 */
int cr_scene_get_top (const CrScene *scene, CrPlace place);

gboolean cr_scene_is_wall_walk (const CrScene *scene, CrPlace place);
gboolean cr_scene_is_set_back (const CrScene *scene, CrPlace place);
/* Whether a moat is there, at any place, be it off the map. */
gboolean cr_scene_is_moat (const CrScene *scene, CrPlace place);

/* A hex that exists: on the map and not void. */
gboolean cr_scene_has_place (const CrScene *scene, CrPlace place);

/**
 * cr_scene_get_ward:
 *
 * The first question reads the whole map, and those after it nothing that has not changed: one line
 * judged alone costs what it touches.
 *
 * Returns: (transfer none) (nullable): valid until the scene is touched; NULL when no rule asks for
 *   it, see cr_lof_ward_is_needed()
 */
const CrLofWard *cr_scene_get_ward (const CrScene *scene);
