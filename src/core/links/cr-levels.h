/* cr-levels.h: levels as the stairways prove them. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"
#include "cr-stairway.h"

/**
 * CrSurface: hexes side by side on a floor, painted at one level, with no wall between them.
 * @first: one of them
 * @n_hexes: how many they are
 * @painted: the level they are painted at
 * @level: the level that the stairways lead to, where they lead here
 * @proved: whether they do; otherwise @level is what is painted
 * @stairway: index of the stairway that leads here, -1 where none does
 * @from: index of the surface at its other end
 * @at: the hex of this surface that it leads to
 * @against: index of a stairway that leads here at another level, or -1
 * @against_level: that level
 */
typedef struct {
  CrPlace first;
  int n_hexes, painted, level;
  gboolean proved;
  int stairway, from;
  CrPlace at;
  int against, against_level;
} CrSurface;

/**
 * CrLevels:
 *
 * A level is the number of stair hexes it takes to get there from level 0 (ELV-01). The ground at
 * the edge of the map that is painted so is level 0 (ELV-02); from there each stairway gives the
 * level of the surface at its other end. What no stairway leads to from there stands on its lowest
 * surface. Borrows the map; make new ones after an edit. They take the whole map; who must not wait
 * for that begins them and calls cr_levels_grow(), bit by bit.
 */
typedef struct _CrLevels CrLevels;

/**
 * cr_levels_new:
 * @map: borrowed; must outlive the levels, unchanged
 */
CrLevels *cr_levels_new (const CrMap *map);

/**
 * cr_levels_begin:
 * @map: borrowed; must outlive the levels, unchanged
 *
 * Returns: (transfer full): what cr_levels_grow() makes complete; until then it is asked nothing
 */
CrLevels *cr_levels_begin (const CrMap *map);

/**
 * cr_levels_grow:
 * @n_hexes: after so many it stops; each hex of each floor counts twice
 *
 * Goes on where it stopped.
 *
 * Returns: whether they are complete
 */
gboolean cr_levels_grow (CrLevels *levels, int n_hexes);

void cr_levels_free (CrLevels *levels);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrLevels, cr_levels_free)

guint cr_levels_n_surfaces (const CrLevels *levels);
const CrSurface *cr_levels_get_surface (const CrLevels *levels, guint index);

/**
 * cr_levels_get_hexes:
 * @places: (element-type CrPlace): appended to
 */
void cr_levels_get_hexes (const CrLevels *levels, guint index, GArray *places);

/* -1: a stair, or no hex at all */
int cr_levels_find_surface (const CrLevels *levels, CrPlace place);

guint cr_levels_n_stairways (const CrLevels *levels);
const CrStairway *cr_levels_get_stairway (const CrLevels *levels, guint index);

/* Of a place on a surface or on a stairway. FALSE: no stairway tells. */
gboolean cr_levels_get (const CrLevels *levels, CrPlace place, int *level_out);

/**
 * cr_levels_dup_chain:
 *
 * "0 at 0503, 1 step up “st1” to +1 at 0601": how they lead there; NULL: no stairway tells.
 *
 * Returns: (nullable): the way from the ground, stairway by stairway
 */
char *cr_levels_dup_chain (const CrLevels *levels, CrPlace place);

/* "+2", "0", "-1" */
char *cr_level_format (int level);
