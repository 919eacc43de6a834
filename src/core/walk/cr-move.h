/* cr-move.h: where a man can walk and what it costs. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-muster.h"
#include "cr-scene.h"

/**
 * CrStepWhy: what decides a step between two places; those from %CR_STEP_OFF_MAP on refuse it.
 */
typedef enum {
  CR_STEP_PLAIN,
  CR_STEP_STAIRS,  /* on, off or along a stairway: MOV-09…11 */
  CR_STEP_SLOPE,   /* slope side or terrain, one level */
  CR_STEP_BANK,    /* into or out of the moat */
  CR_STEP_BRIDGE,  /* over a lowered drawbridge */
  CR_STEP_SPIRAL,  /* to another floor by a spiral stair, ladder or trapdoor */
  CR_STEP_OPENING, /* through an open door or gate */
  CR_STEP_OFF_MAP,
  CR_STEP_TERRAIN,    /* the mover may not enter that terrain */
  CR_STEP_WALL,       /* wall, slit, window: MOV-04 */
  CR_STEP_CLOSED,     /* a shut door or gate */
  CR_STEP_BATTLEMENT, /* from outside: MOV-05 */
  CR_STEP_DROP,       /* another level, and nothing that leads there */
  CR_STEP_STAIR_SIDE, /* the stairway opens elsewhere: MOV-09…11 */
  CR_STEP_APART,      /* neither side by side nor joined by a link */
  CR_STEP_FLOODED,    /* a passage under water: TMP-08 */
  CR_STEP_UNFIT,      /* the mover does not climb that: GRP-01, TRE-01 */
  CR_STEP_TOO_HIGH,   /* beyond the reach of a ladder or rope: LAD-06, GRP-01 */
  CR_STEP_UNLEANT,    /* no ladder stands against a tower or a hoarding: LAD-03, LAD-16 */
  CR_STEP_FRONT,      /* nobody climbs over the front of what stands there: WAG-01 */
  CR_STEP_MOVING,     /* nobody gets onto it or off it while it goes along: WAG-02 */
  CR_N_STEP_WHYS,
} CrStepWhy;

/**
 * CrStep: one step and its price.
 * @cost: movement points (MOV-01), or %CR_IMPASSABLE
 * @hex_cost: the part of the hex entered, with its provenance
 * @side_cost: the part of the side crossed or the link followed
 * @side_kind: the #CrSideKind that costs or refuses most, -1 for none
 * @link: (nullable): kind of the link followed; borrowed from the map
 * @from_level: level left
 * @to_level: level reached
 * @rule: (nullable): id of the rule that decides
 * @from_post: on what of the hex left he stood: %CR_POST_GROUND or %CR_POST_HOARDING
 * @to_post: likewise of the hex entered
 */
typedef struct {
  CrPlace from, to;
  CrPostKind from_post, to_post;
  int cost;
  CrFigure hex_cost, side_cost;
  int side_kind;
  const char *link;
  int from_level, to_level;
  CrStepWhy why;
  const char *rule;
} CrStep;

/**
 * CrWays: the map made ready for walking: stairways, spirals and passages joined to the hexes.
 * Borrows the scene; after an edit call cr_ways_touch(), and make new ones after changes of floors.
 *
 * Besides links, floors are joined at one level between wall-walk hexes that lie side by side (the
 * walk over a gateway is a floor of its own), unless both floors have both of them, and through an
 * open door that one of the floors carries on the side between them.
 */
typedef struct _CrWays CrWays;

/**
 * cr_ways_new:
 * @scene: borrowed; must outlive the ways
 */
CrWays *cr_ways_new (const CrScene *scene);

/**
 * cr_ways_new_open:
 * @scene: borrowed; must outlive the ways
 *
 * As the castle could stand: every door open, bridges and stairs let down, passages drained.
 */
CrWays *cr_ways_new_open (const CrScene *scene);

/**
 * cr_ways_touch:
 * @places: whose values or sides changed; of a side, both of its hexes
 * @nodes: whether a link or a mechanism may have changed
 *
 * After an edit that left floors and grid as they were: they are what cr_ways_new() would make. A
 * #CrReach that was made of them before must not be asked any more.
 */
void cr_ways_touch (CrWays *ways, const CrPlace *places, gsize n_places, gboolean nodes);

void cr_ways_free (CrWays *ways);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrWays, cr_ways_free)

const CrScene *cr_ways_get_scene (const CrWays *ways);

/* Places by number, 0 first: -1 for what is none of the map's. Behind them come the hoardings, one
 * for each hex that one hangs over; cr_ways_place() gives that hex. */
int cr_ways_n_places (const CrWays *ways);
int cr_ways_n_stands (const CrWays *ways);
int cr_ways_index (const CrWays *ways, CrPlace place);

/**
 * cr_ways_index_on:
 *
 * Returns: -1 also where no hoarding hangs
 */
int cr_ways_index_on (const CrWays *ways, CrPlace place, CrPostKind post);

CrPlace cr_ways_place (const CrWays *ways, int index);
int cr_ways_get_level (const CrWays *ways, int index);

/* Under a roof or below the ground, where no weather is: WEA-01. */
gboolean cr_ways_is_covered (const CrWays *ways, int stand);

/**
 * cr_ways_step:
 *
 * @to: adjacent to @from on its floor, or joined to it.
 *
 * Returns: the cheapest way from one place straight to another, or why there is none
 */
CrStep cr_ways_step (const CrWays *ways, CrPlace from, CrPlace to, int mover);

/**
 * cr_ways_steps_freely:
 *
 * Returns: whether a look at the terrain is enough to say that cr_ways_step() finds a way
 */
gboolean cr_ways_steps_freely (const CrWays *ways, CrPlace from, CrPlace to, int mover);

/* Whether cr_ways_step() finds a way. */
gboolean cr_ways_can_step (const CrWays *ways, CrPlace from, CrPlace to, int mover);

/**
 * cr_ways_step_between:
 * @from: number of a place or of a hoarding
 * @to: likewise
 */
CrStep cr_ways_step_between (const CrWays *ways, int from, int to, int mover);

/**
 * cr_ways_leap:
 * @to: the same hex or the next
 *
 * Returns: what stands in the way of a man who jumps there from above, in movement points, or
 *   %CR_IMPASSABLE where nobody stands or a roof, a wall or a hoarding keeps him
 */
int cr_ways_leap (const CrWays *ways, CrPlace from, CrPlace to, int mover);

/**
 * cr_ways_links:
 * @places: (element-type CrPlace): appended to, each place once
 *
 * All places joined to @place by more than lying side by side on its floor.
 */
void cr_ways_links (const CrWays *ways, CrPlace place, GArray *places);

/**
 * CrReach: the cheapest cost of every place from one, by Dijkstra.
 */
typedef struct _CrReach CrReach;

/**
 * CrBurden: a hex that costs more than its terrain says.
 * @points: added for whoever enters it, fewer than 128 and less than 0 where it costs less; or
 *   %CR_IMPASSABLE when @bars
 * @bars: nobody enters it
 * @rule: (nullable): id of the rule that says so
 * @post: %CR_POST_GROUND, or of the hoarding over it %CR_POST_HOARDING
 */
typedef struct {
  CrPlace place;
  int points;
  gboolean bars;
  const char *rule;
  CrPostKind post;
} CrBurden;

/**
 * CrWalker:
 * @mover: index of the ruleset's mover
 * @budget: movement points; -1 for as far as he can go
 * @whole: 0, or the points he has under a roof: then the weather's part of @budget is taken already
 * @post: on what of his hex he starts: %CR_POST_GROUND or %CR_POST_HOARDING
 * @muster: (nullable): the men among whom he walks, and the weather. Of the others' hexes he enters
 *   none, his friends' he may pass (MOV-03). The weather takes its part of the budget (MOV-12).
 * @side: 1 + his side; 0 for that of whoever stands where he starts, else side 0
 * @rides: 1 + the direction that his horse faces, whose head stands where he starts (CHR-04); 0 for
 *   who has no front
 * @stranger: he knows nothing of floors that only the owner of the castle knows, a secret passage
 *   among them (TMP-07)
 * @burdens: (nullable) (array length=n_burdens): what lies or stands in his way (MOV-06, MOV-07,
 *   MOV-14); the last of one place holds
 */
typedef struct {
  int mover, budget, whole;
  CrPostKind post;
  const CrMuster *muster;
  int side, rides;
  gboolean stranger;
  const CrBurden *burdens;
  guint n_burdens;
} CrWalker;

CrReach *cr_reach_new (const CrWays *ways, CrPlace from, int mover, int budget);

/**
 * cr_reach_new_among:
 *
 * MOV-01 to MOV-05, MOV-09 to MOV-12 and HRD-03, TMP-07: every place he can walk to. What is left
 * of the budget at a place is lost (MOV-02). A start that is no hex, or has no hoarding over it,
 * reaches nothing.
 */
CrReach *cr_reach_new_among (const CrWays *ways, CrPlace from, const CrWalker *walker);

void cr_reach_free (CrReach *reach);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrReach, cr_reach_free)

/* Movement points, 0 at the start, or %CR_IMPASSABLE when out of reach. */
int cr_reach_get_cost (const CrReach *reach, CrPlace place);
int cr_reach_get_cost_on (const CrReach *reach, CrPlace place, CrPostKind post);
/* %CR_POST_HOARDING where the hoarding over a hex is reached for less than the hex. */
CrPostKind cr_reach_find_post (const CrReach *reach, CrPlace place);
/* Of the two that which is less. */
int cr_reach_get_least (const CrReach *reach, CrPlace place);
/* What the weather leaves of the budget; -1 for as far as he can go. */
int cr_reach_get_budget (const CrReach *reach);

/* How many places he can reach, his own included. */
int cr_reach_n_places (const CrReach *reach);

/* @steps: (element-type CrStep): emptied, then the way from the start to @to; FALSE: no way. Where
 * it does not say on what of the hex, that is as cr_reach_find_post() has it. */
gboolean cr_reach_get_path (const CrReach *reach, CrPlace to, GArray *steps);
gboolean cr_reach_get_path_on (const CrReach *reach, CrPlace to, CrPostKind post, GArray *steps);

/* CHR-04: of a rider places are reached with a facing; what is asked without one is asked of the
 * cheapest. */
gboolean cr_reach_is_ridden (const CrReach *reach);
int cr_reach_get_cost_facing (const CrReach *reach, CrPlace place, CrDirection facing);
/* The facing in which a rider gets there most cheaply; -1 when he does not get there. */
int cr_reach_find_facing (const CrReach *reach, CrPlace place);
gboolean cr_reach_get_path_facing (const CrReach *reach,
                                   CrPlace to,
                                   CrDirection facing,
                                   GArray *steps);

/* How a horse faces when its head, that faced so, has gone over that side of its hex: ahead; round
 * on its hind legs; or about. */
int cr_ride_get_facing (int facing, CrDirection direction);

/* MOV-12: rounded down; without weather they are all left. */
int cr_weather_get_allowance (const CrWeather *weather, int points);

/* The reason as files and --json write it: a stable key, never translated. */
const char *cr_step_why_get_name (CrStepWhy why);
