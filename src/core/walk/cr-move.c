/* cr-move.c: one step: whether, why and for how much. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-move-private.h"

static const char *const why_names[CR_N_STEP_WHYS] = {
  [CR_STEP_PLAIN] = "plain",     [CR_STEP_STAIRS] = "stairs",
  [CR_STEP_SLOPE] = "slope",     [CR_STEP_BANK] = "bank",
  [CR_STEP_BRIDGE] = "bridge",   [CR_STEP_SPIRAL] = "spiral",
  [CR_STEP_OPENING] = "opening", [CR_STEP_OFF_MAP] = "off-map",
  [CR_STEP_TERRAIN] = "terrain", [CR_STEP_WALL] = "wall",
  [CR_STEP_CLOSED] = "closed",   [CR_STEP_BATTLEMENT] = "battlement",
  [CR_STEP_DROP] = "drop",       [CR_STEP_STAIR_SIDE] = "stair-side",
  [CR_STEP_APART] = "apart",     [CR_STEP_FLOODED] = "flooded",
  [CR_STEP_UNFIT] = "unfit",     [CR_STEP_TOO_HIGH] = "too-high",
  [CR_STEP_UNLEANT] = "unleant", [CR_STEP_FRONT] = "front",
  [CR_STEP_MOVING] = "moving",
};

const CrTerrainKind *
cr_ways_get_kind (const CrWays *ways, CrPlace place)
{
  const CrTerrainKind *kind = cr_scene_get_terrain (ways->scene, place);

  return kind != NULL ? kind : cr_ruleset_get_terrain (ways->ruleset, 0);
}

/* Whether that direction, as seen from the hex, is one of its front. */
static gboolean
is_front (const CrTerrainKind *kind, int front, CrDirection direction)
{
  int turn = ABS ((int) direction - front);

  return front >= 0 && 2 * MIN (turn, CR_N_DIRECTIONS - turn) < kind->front.value;
}

/* STA-01: what has a front is dearer from there. */
static gboolean
enters_front (const CrWays *ways, CrPlace from, CrPlace to)
{
  return cr_hex_distance (from.hex, to.hex) == 1 &&
         is_front (cr_ways_get_kind (ways, to), cr_map_get_front (ways->map, to),
                   cr_hex_direction_to (to.hex, from.hex));
}

static CrFigure
get_hex_cost (const CrWays *ways, CrPlace place, gboolean front, int mover)
{
  const CrTerrainKind *kind = cr_ways_get_kind (ways, place);
  CrFigure cost = front ? kind->front_cost[mover] : kind->cost[mover];

  if (cr_scene_get_terrain (ways->scene, place) == NULL)
    cost = (CrFigure){ cost.value, CR_HOUSE, NULL };
  return cost;
}

gboolean
cr_step_refuse (CrStep *step, CrStepWhy why, const char *rule)
{
  step->cost = CR_IMPASSABLE;
  step->why = why;
  step->rule = rule;
  return FALSE;
}

/* What is climbed has a front: the cart that a map has painted without one is but ground. */
static gboolean
is_climbed (const CrWays *ways, CrPlace place)
{
  return cr_ways_get_kind (ways, place)->board.value > 0 &&
         cr_map_get_front (ways->map, place) >= 0 && cr_ruleset_plays (ways->ruleset, "WAG-01");
}

/* WAG-01, WAG-02: onto a cart or off it, but not from one of its hexes to another. */
static gboolean
climb_cart (const CrWays *ways, CrStep *step)
{
  const CrTerrainKind *here = cr_ways_get_kind (ways, step->from);
  const CrTerrainKind *there = cr_ways_get_kind (ways, step->to);
  gboolean down = is_climbed (ways, step->from), up = is_climbed (ways, step->to);
  CrPlace cart = up ? step->to : step->from, ground = up ? step->from : step->to;

  if (!down && !up)
    return TRUE;
  step->rule = here->moving || there->moving ? "WAG-02" : "WAG-01";
  if (down && up && here->moving == there->moving)
    return TRUE;
  if (here->moving || there->moving)
    return cr_step_refuse (step, CR_STEP_MOVING, "WAG-02");
  if (is_front (cr_ways_get_kind (ways, cart), cr_map_get_front (ways->map, cart),
                cr_hex_direction_to (cart.hex, ground.hex)))
    return cr_step_refuse (step, CR_STEP_FRONT, "WAG-01");
  step->hex_cost.value += cr_ways_get_kind (ways, cart)->board.value;
  step->hex_cost.provenance = cr_ways_get_kind (ways, cart)->board.provenance;
  return TRUE;
}

/* Onto a raised bridge or stairway, into the water, or off them. */
static void
refuse_bar (const CrWays *ways, CrStep *step)
{
  const CrBar *bar = cr_ways_get_bar (ways, step->to);

  if (bar == NULL)
    bar = cr_ways_get_bar (ways, step->from);
  cr_step_refuse (step, bar->why, bar->rule);
}

CrStep
cr_step_pay (CrStep step)
{
  if (step.hex_cost.value == CR_IMPASSABLE) {
    cr_step_refuse (&step, CR_STEP_TERRAIN, "MOV-01");
    return step;
  }
  step.cost = step.hex_cost.value + step.side_cost.value;
  return step;
}

static CrStep
begin_step (const CrWays *ways, CrPlace from, CrPlace to, int mover)
{
  CrStep step = { .from = from, .to = to, .side_kind = -1, .why = CR_STEP_PLAIN };
  gboolean front = enters_front (ways, from, to);

  step.rule = front ? "STA-01" : "MOV-01";
  step.side_cost = (CrFigure){ 0, CR_PRINTED, NULL };
  step.hex_cost = get_hex_cost (ways, to, front, mover);
  step.from_level = cr_scene_get_level (ways->scene, from);
  step.to_level = cr_scene_get_level (ways->scene, to);
  return step;
}

CrStep
cr_ways_walk (const CrWays *ways, CrPlace from, CrPlace to, int mover)
{
  CrStep step = begin_step (ways, from, to, mover);
  guint8 here = cr_ways_get_marks (ways, from), marks = here | cr_ways_get_marks (ways, to);
  int side_climb = 0;

  if (marks & CR_MARK_BARRED) {
    refuse_bar (ways, &step);
    return step;
  }
  if (step.hex_cost.value != CR_IMPASSABLE && !climb_cart (ways, &step))
    return step;
  if (here & 1 << cr_hex_direction_to (from.hex, to.hex)) {
    CrStepSide crossing = cr_step_cross (ways, &step, mover);

    if (!cr_step_apply_side (&step, &crossing))
      return step;
    side_climb = crossing.climb;
  }
  if (marks & CR_MARK_STAIR) {
    if (!cr_step_climb_stairs (ways, &step))
      return step;
  } else if (step.from_level != step.to_level) {
    if (!cr_step_climb (ways, &step, side_climb))
      return step;
  } else if (step.why == CR_STEP_PLAIN &&
             (cr_ways_get_kind (ways, from)->bridge || cr_ways_get_kind (ways, to)->bridge)) {
    step.why = CR_STEP_BRIDGE;
  }
  return cr_step_pay (step);
}

static CrStep
stand_on (CrStep step, const CrSpot *left, const CrSpot *entered)
{
  if (left != NULL) {
    step.from_post = CR_POST_HOARDING;
    step.from_level = left->level;
  }
  if (entered != NULL) {
    step.to_post = CR_POST_HOARDING;
    step.to_level = entered->level;
  }
  return step;
}

CrStep
cr_ways_follow (const CrWays *ways, const CrJoin *join, int mover)
{
  CrStep step =
      begin_step (ways, cr_ways_place (ways, join->from), cr_ways_place (ways, join->to), mover);
  const CrSpot *left = cr_ways_get_spot (ways, join->from);
  const CrSpot *entered = cr_ways_get_spot (ways, join->to);
  CrStepSide crossing;

  if (left != NULL || entered != NULL)
    return cr_step_enter_hoarding (ways, stand_on (step, left, entered), mover);
  if ((ways->marks[join->from] | ways->marks[join->to]) & CR_MARK_BARRED) {
    refuse_bar (ways, &step);
    return step;
  }
  if (join->rule != NULL)
    return cr_step_follow_link (ways, step, join->rule, mover);
  crossing = cr_step_cross (ways, &step, mover);
  if (!cr_step_apply_side (&step, &crossing))
    return step;
  if (join->stairway != NULL && !cr_step_climb_stairs (ways, &step))
    return step;
  return cr_step_pay (step);
}

/* Side by side on one level, and nothing stands there but what terrain the hexes have. */
static gboolean
is_plain (const CrWays *ways, CrPlace from, CrPlace to)
{
  const CrGrid *grid = cr_map_get_grid (ways->map);
  int here = cr_grid_get_cell (grid, from.hex), there = cr_grid_get_cell (grid, to.hex);
  int first = from.floor * ways->n_cells;
  const gint16 *terrain, *level, *facing;
  guint8 marks;

  if (from.floor != to.floor || here < 0 || there < 0 || cr_hex_distance (from.hex, to.hex) != 1)
    return FALSE;
  terrain = cr_map_get_layer (ways->map, from.floor, CR_LAYER_TERRAIN);
  level = cr_map_get_layer (ways->map, from.floor, CR_LAYER_LEVEL);
  facing = cr_map_get_layer (ways->map, from.floor, CR_LAYER_FACING);
  marks = ways->marks[first + here] & 1 << cr_hex_direction_to (from.hex, to.hex);
  marks |=
      (ways->marks[first + here] | ways->marks[first + there]) & (CR_MARK_STAIR | CR_MARK_BARRED);
  return !marks && terrain[here] != 0 && terrain[there] != 0 && level[here] == level[there] &&
         facing[here] == 0 && facing[there] == 0;
}

/* Of two refusals that of a ladder or a rope says more: who sets one up means to climb it. */
static gboolean
is_better (const CrStep *step, const CrStep *than)
{
  if (step->cost == CR_IMPASSABLE)
    return than->why == CR_STEP_APART || (than->cost == CR_IMPASSABLE && step->link != NULL);
  return than->cost == CR_IMPASSABLE || step->cost < than->cost;
}

CrStep
cr_ways_step (const CrWays *ways, CrPlace from, CrPlace to, int mover)
{
  CrStep step = { .from = from, .to = to, .cost = CR_IMPASSABLE, .side_kind = -1 };
  int target = cr_ways_index (ways, to);
  const CrJoin *joins;
  guint n;

  if (!cr_scene_has_place (ways->scene, from) || !cr_scene_has_place (ways->scene, to)) {
    step.why = CR_STEP_OFF_MAP;
    return step;
  }
  step.from_level = cr_scene_get_level (ways->scene, from);
  step.to_level = cr_scene_get_level (ways->scene, to);
  step.why = CR_STEP_APART;
  if (from.floor == to.floor && cr_hex_distance (from.hex, to.hex) == 1)
    step = cr_ways_walk (ways, from, to, mover);
  joins = cr_ways_get_joins (ways, cr_ways_index (ways, from), &n);
  for (guint i = 0; i < n; i++) {
    CrStep other;

    if (joins[i].to != target)
      continue;
    other = cr_ways_follow (ways, &joins[i], mover);
    if (is_better (&other, &step))
      step = other;
  }
  return step;
}

gboolean
cr_ways_steps_freely (const CrWays *ways, CrPlace from, CrPlace to, int mover)
{
  return is_plain (ways, from, to) &&
         cr_ways_get_kind (ways, to)->cost[mover].value != CR_IMPASSABLE;
}

gboolean
cr_ways_can_step (const CrWays *ways, CrPlace from, CrPlace to, int mover)
{
  return cr_ways_steps_freely (ways, from, to, mover) ||
         cr_ways_step (ways, from, to, mover).cost != CR_IMPASSABLE;
}

CrStep
cr_ways_step_between (const CrWays *ways, int from, int to, int mover)
{
  CrStep step = { .cost = CR_IMPASSABLE, .side_kind = -1, .why = CR_STEP_APART };
  guint n;
  const CrJoin *joins = cr_ways_get_joins (ways, from, &n);

  if (from < ways->n_places && to < ways->n_places)
    return cr_ways_step (ways, cr_ways_place (ways, from), cr_ways_place (ways, to), mover);
  step.from = cr_ways_place (ways, from);
  step.to = cr_ways_place (ways, to);
  for (guint i = 0; i < n; i++)
    if (joins[i].to == to)
      return cr_ways_follow (ways, &joins[i], mover);
  return step;
}

const char *
cr_step_why_get_name (CrStepWhy why)
{
  return why_names[why];
}
