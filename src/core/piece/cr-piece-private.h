/* cr-piece-private.h: shared by copying and pasting. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-piece.h"
#include "cr-readdress.h"

/* The value of a layer as it is when its hex was moved. */
int cr_motion_turn_value (CrMotion motion, CrLayer layer, int value);

/* A set of places of a map. */
typedef GHashTable CrPlaceSet;

CrPlaceSet *cr_place_set_new (void);
void cr_place_set_add (CrPlaceSet *set, CrPlace place);
gboolean cr_place_set_has (CrPlaceSet *set, CrPlace place);

/**
 * CrLeaving: sparse things that go with the hexes they stand on.
 * @places: the hexes
 * @sections: which lists are gone through
 * @ids: (element-type utf8): gets the ids of what stays
 * @n_left: (out): how many nodes each list has afterwards
 */
typedef struct {
  CrPlaceSet *places;
  gboolean sections[CR_N_SECTIONS];
  GHashTable *ids;
  guint n_left[CR_N_SECTIONS];
} CrLeaving;
