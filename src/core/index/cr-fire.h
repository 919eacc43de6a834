/* cr-fire.h: what many lines over one map share. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof.h"

/**
 * CrFire:
 *
 * The hexes and sides of a scene as lines of fire see them, and the ways of lines over its grid,
 * each worked out once. It holds no rule and changes no answer. Borrows the scene; after each
 * change of the map call cr_fire_touch_place() for the places of the edit, or cr_fire_touch()
 * after changes of floors. The ways stay as long as the grid does. The first question reads the
 * whole map; who must not wait for that calls cr_fire_grow() before, bit by bit.
 */
typedef struct _CrFire CrFire;

CrFire *cr_fire_new (const CrScene *scene);
void cr_fire_free (CrFire *fire);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrFire, cr_fire_free)

void cr_fire_touch_place (CrFire *fire, CrPlace place);
void cr_fire_touch (CrFire *fire);
void cr_fire_touch_nodes (CrFire *fire);

gboolean cr_fire_is_ready (const CrFire *fire);
gboolean cr_fire_grow (CrFire *fire, int n_hexes);
