/* cr-move.c: one step: whether, why and for how much. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ways-private.h"

static const char *const why_names[CR_N_STEP_WHYS] = {
  [CR_STEP_PLAIN] = "plain",     [CR_STEP_STAIRS] = "stairs",
  [CR_STEP_SLOPE] = "slope",     [CR_STEP_BANK] = "bank",
  [CR_STEP_BRIDGE] = "bridge",   [CR_STEP_SPIRAL] = "spiral",
  [CR_STEP_OPENING] = "opening", [CR_STEP_OFF_MAP] = "off-map",
  [CR_STEP_TERRAIN] = "terrain", [CR_STEP_WALL] = "wall",
  [CR_STEP_CLOSED] = "closed",   [CR_STEP_BATTLEMENT] = "battlement",
  [CR_STEP_DROP] = "drop",       [CR_STEP_STAIR_SIDE] = "stair-side",
  [CR_STEP_APART] = "apart",     [CR_STEP_FLOODED] = "flooded",
};

/* The rule that speaks of crossing a thing; MOV-04 for all that is shut. */
static const char *const side_rules[CR_N_SIDE_KINDS] = {
  [CR_SIDE_BATTLEMENT] = "MOV-05",
  [CR_SIDE_PARAPET] = "ROF-01",
  [CR_SIDE_LOW_WALL] = "WAL-01",
  [CR_SIDE_HOARDING] = "HRD-03",
};

/* What stands on the sides that a step crosses. */
typedef struct {
  CrFigure cost;  /* the sum, with the weakest provenance of its parts */
  int kind, most; /* of what costs most, -1 for nothing */
  gboolean hoarded;
  int climb;     /* levels that the side itself lets one walk */
  gboolean door; /* through an open one */
  CrStepWhy refusal;
  const char *rule;
} Crossing;

/* A code that the ruleset lacks is taken for its first kind, as a house figure. */
static const CrTerrainKind *
get_kind (const CrWays *ways, CrPlace place)
{
  const CrTerrainKind *kind = cr_scene_get_terrain (ways->scene, place);

  return kind != NULL ? kind : cr_ruleset_get_terrain (ways->ruleset, 0);
}

static CrFigure
get_hex_cost (const CrWays *ways, CrPlace place, int mover)
{
  CrFigure cost = get_kind (ways, place)->cost[mover];

  if (cr_scene_get_terrain (ways->scene, place) == NULL)
    cost = (CrFigure){ cost.value, CR_HOUSE, NULL };
  return cost;
}

static gboolean
refuse (CrStep *step, CrStepWhy why, const char *rule)
{
  step->cost = CR_IMPASSABLE;
  step->why = why;
  step->rule = rule;
  return FALSE;
}

/* Onto a raised bridge or stairway, into the water, or off them. */
static void
refuse_bar (const CrWays *ways, CrStep *step)
{
  const CrBar *bar = cr_ways_get_bar (ways, step->to);

  if (bar == NULL)
    bar = cr_ways_get_bar (ways, step->from);
  refuse (step, bar->why, bar->rule);
}

static gboolean
is_door (CrSideKind kind)
{
  return cr_side_kind_is_opening (kind) && kind != CR_SIDE_WINDOW;
}

/* Slits, doors and windows stand in a wall, painted or not: where there is a door it decides. */
static gboolean
is_pierced (CrSideKind kind)
{
  return kind == CR_SIDE_WALL || kind == CR_SIDE_PARTITION || kind == CR_SIDE_SLIT ||
         kind == CR_SIDE_WINDOW;
}

static gboolean
is_open (const CrWays *ways, const CrSide *side)
{
  return cr_side_kind_is_opening (side->kind) && (ways->open || cr_side_is_open (side));
}

static CrCrossing
get_crossing (const CrWays *ways, const CrSide *side, CrPlace from, gboolean hoarded)
{
  if (side->kind == CR_SIDE_BATTLEMENT && hoarded)
    return CR_CROSS_HOARDED;
  if (is_open (ways, side))
    return CR_CROSS_OPEN;
  if (side->inside != CR_INSIDE_NONE && !cr_map_is_inside (ways->map, side, from.hex))
    return CR_CROSS_INWARDS;
  return CR_CROSS_PLAIN;
}

static void
refuse_crossing (Crossing *crossing, const CrSide *side)
{
  if (crossing->refusal != CR_STEP_PLAIN)
    return;
  crossing->kind = side->kind;
  crossing->rule = side_rules[side->kind] != NULL ? side_rules[side->kind] : "MOV-04";
  crossing->refusal = CR_STEP_WALL;
  if (side->kind == CR_SIDE_BATTLEMENT) {
    crossing->refusal = CR_STEP_BATTLEMENT;
  } else if (is_door (side->kind) && !cr_side_is_open (side)) {
    crossing->refusal = CR_STEP_CLOSED;
  }
}

static void
add_thing (Crossing *crossing, const CrSide *side, const CrFigure *cost, int climb)
{
  crossing->climb = MAX (crossing->climb, climb);
  if (cost->value == CR_IMPASSABLE) {
    refuse_crossing (crossing, side);
    return;
  }
  if (crossing->refusal == CR_STEP_PLAIN && (crossing->kind < 0 || cost->value > crossing->most)) {
    crossing->cost.source = cost->source;
    crossing->most = cost->value;
    crossing->kind = side->kind;
    if (cost->value > 0)
      crossing->rule =
          crossing->hoarded && side->kind == CR_SIDE_BATTLEMENT ? "MOV-16" : side_rules[side->kind];
  }
  if (crossing->cost.value == 0 && cost->value > 0)
    crossing->cost.provenance = cost->provenance;
  crossing->cost.value += cost->value;
  if (cost->value > 0 || crossing->cost.value == 0)
    crossing->cost.provenance = MAX (crossing->cost.provenance, cost->provenance);
}

/* What the things on a side, of one floor or two, make of each other. */
typedef struct {
  gboolean door, hoarded, above;
  int mover;
} Company;

static void
meet (const CrWays *ways, CrPlace from, CrDirection direction, Company *company)
{
  gsize n;
  const CrSide *sides = cr_map_get_sides (ways->map, from, direction, &n);

  for (gsize i = 0; i < n; i++) {
    company->door |= is_door (sides[i].kind);
    company->hoarded |= sides[i].kind == CR_SIDE_HOARDING;
  }
}

/* A wall that ends flush with the upper hex is nothing to those who pass above it. */
static void
cross_things (const CrWays *ways,
              const CrStep *step,
              int floor,
              const Company *company,
              Crossing *crossing)
{
  CrPlace from = { floor, step->from.hex };
  gsize n;
  const CrSide *sides =
      cr_map_get_sides (ways->map, from, cr_hex_direction_to (step->from.hex, step->to.hex), &n);

  for (gsize i = 0; i < n; i++) {
    const CrSideRule *rule = cr_ruleset_get_side (ways->ruleset, sides[i].kind);
    CrCrossing how = get_crossing (ways, &sides[i], from, company->hoarded);

    crossing->door |= is_door (sides[i].kind) && is_open (ways, &sides[i]);
    if (!is_pierced (sides[i].kind) ||
        !(company->door || (company->above && cr_side_get_height (&sides[i]) == 0)))
      add_thing (crossing, &sides[i], &rule->cost[how][company->mover], rule->climb.value);
  }
}

/* Between floors both may carry things on the side; they count together. */
static Crossing
cross (const CrWays *ways, const CrStep *step, int mover)
{
  CrDirection direction = cr_hex_direction_to (step->from.hex, step->to.hex);
  CrPlace other = { step->to.floor, step->from.hex };
  Crossing crossing = { .kind = -1, .refusal = CR_STEP_PLAIN };
  Company company = { .above = step->from.floor != step->to.floor, .mover = mover };

  meet (ways, step->from, direction, &company);
  if (company.above)
    meet (ways, other, direction, &company);
  crossing.hoarded = company.hoarded;
  cross_things (ways, step, step->from.floor, &company, &crossing);
  if (company.above)
    cross_things (ways, step, step->to.floor, &company, &crossing);
  return crossing;
}

static gboolean
apply_crossing (CrStep *step, const Crossing *crossing)
{
  step->side_cost = crossing->cost;
  step->side_kind = crossing->kind;
  if (crossing->refusal != CR_STEP_PLAIN)
    return refuse (step, crossing->refusal, crossing->rule);
  if (crossing->door)
    step->why = CR_STEP_OPENING;
  if (crossing->rule != NULL)
    step->rule = crossing->rule;
  return TRUE;
}

/* Pays the hex entered (MOV-01) on top of the side. */
static CrStep
pay (CrStep step)
{
  if (step.hex_cost.value == CR_IMPASSABLE) {
    refuse (&step, CR_STEP_TERRAIN, "MOV-01");
    return step;
  }
  step.cost = step.hex_cost.value + step.side_cost.value;
  return step;
}

static CrStep
begin (const CrWays *ways, CrPlace from, CrPlace to, int mover)
{
  CrStep step = { .from = from, .to = to, .side_kind = -1, .why = CR_STEP_PLAIN };

  step.rule = "MOV-01";
  step.side_cost = (CrFigure){ 0, CR_PRINTED, NULL };
  step.hex_cost = get_hex_cost (ways, to, mover);
  step.from_level = cr_scene_get_level (ways->scene, from);
  step.to_level = cr_scene_get_level (ways->scene, to);
  return step;
}

static gboolean
is_one_run (const CrWays *ways, const CrStep *step, gboolean *steep)
{
  guint n;
  const CrStairHex *stairs = cr_ways_get_stairs (ways, step->from, &n);

  for (guint i = 0; i < n; i++) {
    const CrStairway *stairway = stairs[i].stairway;
    int here = cr_stairway_find (stairway, step->from);
    int there = cr_stairway_find (stairway, step->to);

    if (here < 0 || there < 0)
      continue;
    *steep = ABS (stairway->steps[here] - stairway->steps[there]) > 1;
    return TRUE;
  }
  return FALSE;
}

static const CrStairway *
find_opening (const CrWays *ways, CrPlace stair, CrPlace other, CrStairEndName *end)
{
  guint n;
  const CrStairHex *stairs = cr_ways_get_stairs (ways, stair, &n);

  for (guint i = 0; i < n; i++)
    if (cr_stairway_opens_to (stairs[i].stairway, ways->map, stair, other, end))
      return stairs[i].stairway;
  return NULL;
}

/* The rule that shuts the side of a stairway: that of its end here, if it ends here. */
static const char *
get_stair_rule (const CrWays *ways, CrPlace stair)
{
  guint n;
  const CrStairHex *stairs = cr_ways_get_stairs (ways, stair, &n);

  for (guint i = 0; i < n; i++)
    for (int end = CR_STAIR_FOOT; end <= CR_STAIR_HEAD; end++)
      if (cr_stairway_find (stairs[i].stairway, stair) == (int) stairs[i].stairway->ends[end].stair)
        return cr_opens_get_rule (stairs[i].stairway->ends[end].opens);
  return "MOV-09";
}

/* On, off and along a stairway: MOV-09 to MOV-11. Levels are the business of cr_check_map(). */
static gboolean
climb_stairs (const CrWays *ways, CrStep *step)
{
  gboolean from_stair = (cr_ways_get_marks (ways, step->from) & CR_MARK_STAIR) != 0;
  const CrStairway *stairway;
  CrStairEndName end;
  gboolean steep;

  if (is_one_run (ways, step, &steep)) {
    if (steep)
      return refuse (step, CR_STEP_STAIR_SIDE, "ELV-06");
    step->why = CR_STEP_STAIRS;
    step->rule = "ELV-06";
    return TRUE;
  }
  stairway = find_opening (ways, step->from, step->to, &end);
  if (stairway == NULL)
    stairway = find_opening (ways, step->to, step->from, &end);
  if (stairway == NULL)
    return refuse (step, CR_STEP_STAIR_SIDE,
                   get_stair_rule (ways, from_stair ? step->from : step->to));
  step->why = CR_STEP_STAIRS;
  step->rule = cr_opens_get_rule (stairway->ends[end].opens);
  return TRUE;
}

static gboolean
is_masonry (const CrWays *ways, CrPlace place)
{
  const CrStructureKind *structure = cr_scene_get_structure (ways->scene, place);

  return structure != NULL && (structure->wall_walk || structure->keep);
}

/* Another level without stairs: slope, rubble, or a bank, which neither bridge nor wall has. */
static gboolean
climb (const CrWays *ways, CrStep *step, int side_climb)
{
  const CrTerrainKind *from = get_kind (ways, step->from), *to = get_kind (ways, step->to);
  int height = ABS (step->from_level - step->to_level);
  int reach = MAX (from->climb.value, to->climb.value);
  gboolean bank = !from->slope && !to->slope && (from->moat || to->moat);
  gboolean walled =
      from->bridge || to->bridge || is_masonry (ways, step->from) || is_masonry (ways, step->to);

  if (side_climb >= height || (reach >= height && !(bank && walled))) {
    step->why = bank && side_climb < height ? CR_STEP_BANK : CR_STEP_SLOPE;
    return TRUE;
  }
  return refuse (step, CR_STEP_DROP,
                 cr_scene_is_wall_walk (ways->scene, step->from) ||
                         cr_scene_is_wall_walk (ways->scene, step->to)
                     ? "MOV-05"
                     : NULL);
}

/**
 * cr_ways_walk:
 * @to: beside @from on its floor
 *
 * A step by what lies and stands there; links come on top.
 */
CrStep
cr_ways_walk (const CrWays *ways, CrPlace from, CrPlace to, int mover)
{
  CrStep step = begin (ways, from, to, mover);
  guint8 here = cr_ways_get_marks (ways, from), marks = here | cr_ways_get_marks (ways, to);
  int side_climb = 0;

  if (marks & CR_MARK_BARRED) {
    refuse_bar (ways, &step);
    return step;
  }
  if (here & 1 << cr_hex_direction_to (from.hex, to.hex)) {
    Crossing crossing = cross (ways, &step, mover);

    if (!apply_crossing (&step, &crossing))
      return step;
    side_climb = crossing.climb;
  }
  if (marks & CR_MARK_STAIR) {
    if (!climb_stairs (ways, &step))
      return step;
  } else if (step.from_level != step.to_level) {
    if (!climb (ways, &step, side_climb))
      return step;
  } else if (step.why == CR_STEP_PLAIN &&
             (get_kind (ways, from)->bridge || get_kind (ways, to)->bridge)) {
    step.why = CR_STEP_BRIDGE;
  }
  return pay (step);
}

/* The rule that speaks of a kind of link: MOV-01 for all that are merely paid. */
static const char *
get_link_rule (const char *kind, const char *otherwise)
{
  static const char *const rules[][2] = {
    { "spiral", "TMP-07" },
    { "tree", "TRE-01" },
    { "rope", "GRP-04" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rules); i++)
    if (g_str_equal (kind, rules[i][0]))
      return rules[i][1];
  return otherwise;
}

/* A spiral is one hex on whatever floors it is drawn: paid when entered, not between them. */
static CrStep
follow_link (const CrWays *ways, CrStep step, const CrLinkRule *rule, int mover)
{
  int levels = MAX (1, ABS (step.from_level - step.to_level));

  step.link = rule->kind;
  step.why = g_str_equal (rule->kind, "ramp") ? CR_STEP_SLOPE : CR_STEP_SPIRAL;
  step.side_cost = (step.to_level < step.from_level ? rule->down : rule->cost)[mover];
  step.rule = get_link_rule (rule->kind, step.rule);
  if (step.side_cost.value == CR_IMPASSABLE) {
    refuse (&step, CR_STEP_TERRAIN, step.rule);
    return step;
  }
  if (rule->per_level)
    step.side_cost.value *= levels;
  if (step.hex_cost.value != CR_IMPASSABLE &&
      (rule->per_level || (cr_hex_equal (step.from.hex, step.to.hex) &&
                           get_kind (ways, step.from) == get_kind (ways, step.to))))
    step.hex_cost.value = 0;
  return pay (step);
}

/**
 * cr_ways_follow:
 *
 * A step by a link, from floor to floor, or onto a stairway from another floor.
 */
CrStep
cr_ways_follow (const CrWays *ways, const CrJoin *join, int mover)
{
  CrStep step =
      begin (ways, cr_ways_place (ways, join->from), cr_ways_place (ways, join->to), mover);
  Crossing crossing;

  if ((ways->marks[join->from] | ways->marks[join->to]) & CR_MARK_BARRED) {
    refuse_bar (ways, &step);
    return step;
  }
  if (join->rule != NULL)
    return follow_link (ways, step, join->rule, mover);
  crossing = cross (ways, &step, mover);
  if (!apply_crossing (&step, &crossing))
    return step;
  if (join->stairway != NULL && !climb_stairs (ways, &step))
    return step;
  return pay (step);
}

static gboolean
is_better (const CrStep *step, const CrStep *than)
{
  return step->cost != CR_IMPASSABLE && (than->cost == CR_IMPASSABLE || step->cost < than->cost);
}

/**
 * cr_ways_step:
 *
 * Returns: the cheapest way from one place straight to another, or why there is none
 */
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
    if (is_better (&other, &step) || step.why == CR_STEP_APART)
      step = other;
  }
  return step;
}

/* Stable key, never translated. */
const char *
cr_step_why_get_name (CrStepWhy why)
{
  return why_names[why];
}
