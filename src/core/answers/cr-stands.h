/* cr-stands.h: what a man may stand on in a hex. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof.h"

/**
 * CrStand: somewhere a man of a hex may be.
 * @stand: on what; its post is one that cr_lof_judge() takes
 */
typedef struct {
  CrPlace place;
  CrLofStand stand;
} CrStand;

/**
 * CrStandsOf: what is looked for.
 * @CR_STANDS_BUILT: the ground of every floor, the hoarding, the tree, each part of a siege tower,
 *   and the ladder that somebody climbs
 * @CR_STANDS_ALL: besides, ladders wherever they might be raised, and every side a hoarding or a
 *   ladder might be of
 */
typedef enum { CR_STANDS_BUILT, CR_STANDS_ALL } CrStandsOf;

/* (transfer full) (element-type CrStand): the highest first, of equal ones the floor that comes
 * first. What is there the rules decide, as for any shot. */
GArray *cr_stands_find (const CrScene *scene,
                        CrHex hex,
                        const CrLofOptions *options,
                        CrStandsOf which);

/* Whether two posts of one place are the same one. */
gboolean cr_post_equal (CrPost a, CrPost b);
