/* cr-ways-private.h: the map made ready for walking, from inside.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-link.h"
#include "cr-move.h"
#include "cr-stairway.h"

/* Of a place: bit d says that something stands on its side d. What has none of the marks is walked
 * by terrain and level alone. */
enum {
  CR_MARK_STAIR = 1 << 6,  /* a hex of a stairway */
  CR_MARK_BARRED = 1 << 7, /* of a drawbridge or stairway that stands raised, or flooded */
};

/* How two places are joined that need not lie side by side on one floor. */
typedef struct {
  int from, to;               /* index of a place: floor × cells + cell */
  const CrLinkRule *rule;     /* NULL: a join of floors or the end of a stairway */
  const CrStairway *stairway; /* NULL: a join of floors */
} CrJoin;

/* A link as the map has it: a stairway, or what joins two places. */
typedef struct {
  CrStairway *stairway;
  CrJoin join;
} CrWaysLink;

typedef struct {
  int index;
  const CrStairway *stairway;
} CrStairHex;

/* A hoarding that hangs over a hex (HRD-03). */
typedef struct {
  CrPlace place;
  int level;
} CrSpot;

/* Why nobody enters a place: %CR_STEP_CLOSED of a mechanism or %CR_STEP_FLOODED. */
typedef struct {
  int index;
  CrStepWhy why;
  const char *rule;
} CrBar;

typedef struct _CrReachTable CrReachTable;

struct _CrWays {
  const CrScene *scene;
  const CrMap *map;
  const CrRuleset *ruleset;
  int n_cells, n_places;
  gboolean open; /* as if every door stood open and every mechanism let one pass */
  guint8 *marks;
  GArray *links;    /* CrWaysLink, in the map's order; owns the stairways */
  GArray *stairs;   /* CrStairHex, sorted by index */
  GArray *joins;    /* CrJoin, sorted by from */
  GArray *spots;    /* CrSpot: numbered behind the places */
  GHashTable *hung; /* number of a place → that of the hoarding over it */
  GArray *bars;     /* CrBar, sorted by index */
  GMutex lock;      /* of what follows, made when first asked for */
  CrReachTable *tables[CR_MAX_MOVERS];
};

void cr_ways_add_join (CrWays *ways,
                       CrPlace from,
                       CrPlace to,
                       const CrLinkRule *rule,
                       const CrStairway *stairway);

/**
 * cr_ways_join_floors:
 *
 * Adds the joins of floors: of wall-walks side by side, and through open doors.
 */
void cr_ways_join_floors (CrWays *ways);

guint8 cr_ways_get_marks (const CrWays *ways, CrPlace place);
const CrJoin *cr_ways_get_joins (const CrWays *ways, int index, guint *n_out);

/* Returns: (nullable): what bars the place; of several the one that the map names first */
const CrBar *cr_ways_get_bar (const CrWays *ways, CrPlace place);

const CrStairHex *cr_ways_get_stairs (const CrWays *ways, CrPlace place, guint *n_out);

void cr_ways_join (CrWays *ways,
                   int from,
                   int to,
                   const CrLinkRule *rule,
                   const CrStairway *stairway);
void cr_ways_add_hoardings (CrWays *ways);
/* NULL: the place is one of the map's own. */
const CrSpot *cr_ways_get_spot (const CrWays *ways, int index);
gboolean cr_ways_has_stand (const CrWays *ways, int index);

/**
 * cr_ways_walk:
 * @to: beside @from on its floor
 *
 * A step by what lies and stands there; links come on top.
 */
CrStep cr_ways_walk (const CrWays *ways, CrPlace from, CrPlace to, int mover);

/**
 * cr_ways_follow:
 *
 * A step by a link, from floor to floor, or onto a stairway from another floor.
 */
CrStep cr_ways_follow (const CrWays *ways, const CrJoin *join, int mover);

void cr_reach_table_free (CrReachTable *table);
/* What it says of some hexes, on all floors, and of all joins, is worked out anew. */
void cr_reach_table_touch (const CrWays *ways, int mover, const GArray *cells);
