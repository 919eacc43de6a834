/* cr-fabric.h: what walls are made of, and how they hang together.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-outside.h"
#include "cr-siege-rules.h"

/* A wall-walk, a tower or the keep: what is battered down and mined. */
gboolean cr_fabric_is_wall (const CrScene *scene, CrPlace place);

/**
 * cr_fabric_list_stretch:
 * @places: (element-type CrPlace): gets the hexes of the same wall, or of the same tower
 *
 * MIN-05: a wall goes from one tower to the next, whole in its thickness; a tower is by itself, the
 * keep likewise.
 */
void cr_fabric_list_stretch (const CrScene *scene, CrPlace place, GArray *places);

/**
 * cr_fabric_list_counted:
 *
 * MIN-05: of a wall all of its hexes; of a tower and the keep those of its circumference, beside a
 * hex that is not of it.
 */
void cr_fabric_list_counted (const CrScene *scene, CrPlace place, GArray *places);

/**
 * cr_fabric_is_inner:
 *
 * BAT-04: the keep, and walls and towers that nowhere touch the ground before the castle.
 */
gboolean cr_fabric_is_inner (const CrScene *scene, const CrOutside *outside, CrPlace place);

/**
 * cr_fabric_get_material:
 *
 * What an area of the kind of a material says of the hex; else stone, outer or inner.
 *
 * Returns: (nullable): NULL for what is no wall
 */
const CrMaterial *cr_fabric_get_material (const CrScene *scene,
                                          const CrOutside *outside,
                                          const CrSiegeRules *rules,
                                          CrPlace place);

/* Whether @places holds it. */
gboolean cr_fabric_holds (const GArray *places, CrPlace place);
