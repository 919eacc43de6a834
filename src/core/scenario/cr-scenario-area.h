/* cr-scenario-area.h: where the areas of a scenario are. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-scenario.h"
#include "cr-scene.h"

/**
 * CrMask: some of the places of a map.
 */
typedef struct _CrMask CrMask;

void cr_mask_free (CrMask *mask);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrMask, cr_mask_free)

gboolean cr_mask_has (const CrMask *mask, const CrMap *map, CrPlace place);
int cr_mask_count (const CrMask *mask);
/* (element-type CrPlace): gets them, floor by floor, row-major. */
void cr_mask_list (const CrMask *mask, const CrMap *map, GArray *places);

/**
 * cr_scenario_find_area:
 * @id: of one of the scenario's areas, else of one of the map's
 *
 * Returns: (transfer full) (nullable): NULL with an error that asks whether another was meant
 */
CrMask *cr_scenario_find_area (const CrScenario *scenario,
                               const CrScene *scene,
                               const char *id,
                               GError **error);

/**
 * cr_scenario_sum_area:
 * @n_terms: the sum of so many of its terms, -1 for all of them
 *
 * Returns: (transfer full) (nullable): NULL with an error that says which term names nothing
 */
CrMask *cr_scenario_sum_area (const CrScenario *scenario,
                              const CrScene *scene,
                              guint area,
                              int n_terms,
                              GError **error);

/**
 * cr_scenario_map_areas:
 * @languages: of the names, as g_get_language_names() has them
 *
 * Returns: (transfer full): the map with the areas of the scenario for its own, each called by its
 *   name and how many places it has; one that cannot be told has none
 */
CrMap *cr_scenario_map_areas (const CrScenario *scenario,
                              const CrScene *scene,
                              const char *const *languages);
