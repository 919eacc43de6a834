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
 * edit call cr_scene_touch() for its places, or cr_scene_refresh() after changes of floors, and
 * cr_scene_touch_nodes() when an area or a mechanism may have changed.
 */
typedef struct _CrScene CrScene;
typedef struct _CrLofWard CrLofWard;

CrScene *cr_scene_new (const CrMap *map, const CrRuleset *ruleset);
CrScene *cr_scene_copy (const CrScene *scene, const CrMap *map);
void cr_scene_free (CrScene *scene);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrScene, cr_scene_free)

void cr_scene_touch (CrScene *scene, CrPlace place);
void cr_scene_touch_places (CrScene *scene, const CrPlace *places, gsize n_places);
void cr_scene_touch_nodes (CrScene *scene);
void cr_scene_refresh (CrScene *scene);

const CrMap *cr_scene_get_map (const CrScene *scene);
const CrRuleset *cr_scene_get_ruleset (const CrScene *scene);

/* NULL: the ruleset does not know the code; such a hex is taken as flat and open. */
const CrTerrainKind *cr_scene_get_terrain (const CrScene *scene, CrPlace place);
const CrStructureKind *cr_scene_get_structure (const CrScene *scene, CrPlace place);
int cr_scene_get_level (const CrScene *scene, CrPlace place);
int cr_scene_get_top (const CrScene *scene, CrPlace place);
gboolean cr_scene_is_wall_walk (const CrScene *scene, CrPlace place);
gboolean cr_scene_is_set_back (const CrScene *scene, CrPlace place);
gboolean cr_scene_has_place (const CrScene *scene, CrPlace place);

const CrLofWard *cr_scene_get_ward (const CrScene *scene);
