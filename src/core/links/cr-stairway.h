/* cr-stairway.h: a run of stair hexes with a foot and a head.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"

/**
 * CrOpens: which hexes give access to an end of a stairway, and combat there.
 * @CR_OPENS_SIDE: exactly the one behind a hexside (MOV-09)
 * @CR_OPENS_TWO: two (MOV-10)
 * @CR_OPENS_HEX: all around the end, at the level it leads to (MOV-11)
 */
typedef enum { CR_OPENS_SIDE, CR_OPENS_TWO, CR_OPENS_HEX } CrOpens;

typedef enum { CR_STAIR_FOOT, CR_STAIR_HEAD } CrStairEndName;

/**
 * CrStairEnd:
 * @stair: index of the stair hex at this end
 * @n_places: how many of @places the map names: two for %CR_OPENS_TWO, else one; none when
 *   %CR_OPENS_HEX names the stair hex itself
 * @places: the hexes it leads to; the head's may be on another floor
 */
typedef struct {
  CrOpens opens;
  guint stair;
  guint n_places;
  CrPlace places[2];
} CrStairEnd;

/**
 * CrStairway:
 * @id: (nullable) (owned):
 * @n_hexes: at least one
 * @hexes: (owned): of one floor, from foot to head
 * @steps: (owned): the how manieth step each of them is, the first being 1 (ELV-01, ELV-06)
 * @ends: foot and head
 * @raisable: whether a mechanism may raise it (TMP-03)
 *
 * What <stairway id="" hexes="5,5 5,6" foot="5,7" head="5,4:S" opens-foot="" opens-head=""
 * raisable="yes"/> says.
 * An end names the hex it leads to, or the side of the stair hex under either name; two of them
 * for "two". Left out, opens is "two" where two are named, else "side".
 */
typedef struct {
  char *id;
  guint n_hexes;
  CrPlace *hexes;
  guint8 *steps;
  CrStairEnd ends[2];
  gboolean raisable;
} CrStairway;

/**
 * cr_stairway_new:
 * @node: an element stairway
 *
 * Returns: (transfer full) (nullable): NULL with an error that names line, found and expected
 */
CrStairway *cr_stairway_new (const CrMap *map, const CrNode *node, GError **error);

void cr_stairway_free (CrStairway *stairway);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrStairway, cr_stairway_free)

/* Index of the hex at @place, -1 when it is not one of the stairway's. */
int cr_stairway_find (const CrStairway *stairway, CrPlace place);

/**
 * cr_stairway_get_level:
 *
 * Returns: the level of a hex of the run as its stairs give it: a level is the number of stair
 *   hexes needed to reach it (ELV-01)
 */
int cr_stairway_get_level (const CrStairway *stairway, const CrMap *map, guint index);

/**
 * cr_stairway_get_end_level:
 *
 * Returns: the level an end leads to, as painted
 */
int cr_stairway_get_end_level (const CrStairway *stairway, const CrMap *map, CrStairEndName end);

/**
 * cr_stairway_get_accesses:
 * @places: (element-type CrPlace): appended to: the hexes from which that end is reached
 */
void cr_stairway_get_accesses (const CrStairway *stairway,
                               const CrMap *map,
                               CrStairEndName end,
                               GArray *places);

/**
 * cr_stairway_opens_to:
 * @stair: a hex of the stairway
 * @place: one outside it
 * @end_out: (out): the end that joins them
 */
gboolean cr_stairway_opens_to (const CrStairway *stairway,
                               const CrMap *map,
                               CrPlace stair,
                               CrPlace place,
                               CrStairEndName *end_out);

const char *cr_opens_get_name (CrOpens opens);
const char *cr_opens_get_rule (CrOpens opens);
