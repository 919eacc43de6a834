/* cr-assembly-build.h: the one map that an assembly is. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-assembly-plane.h"

/**
 * CrAssembled:
 * @map: (owned): a map like any other
 * @motions: (element-type CrMotion): by part, from its hexes to those of @map
 * @owners: (array): by cell of the main floor, the part whose hex stands there; -1 for none
 */
typedef struct {
  CrMap *map;
  GArray *motions;
  gint8 *owners;
} CrAssembled;

/**
 * cr_assembly_build:
 * @ground: parts without a map are left out
 *
 * Lays the parts down one after another. Ids and names of areas that an earlier part has get the
 * id of the part, or its name, before them. Each edge of a part that has a name (MAP-06) and is
 * not joined becomes an area, "forest-side-12"; an edge of the whole that is all of one such edge
 * has its name.
 *
 * Returns: (transfer full) (nullable): NULL with an error when a turn does not fit, or it would be
 *   larger than a map may be
 */
CrAssembled *cr_assembly_build (const CrGround *ground, GError **error);
void cr_assembled_free (CrAssembled *assembled);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrAssembled, cr_assembled_free)
