/* cr-move-side.c: what a step pays, or is refused, for the side it crosses or climbs.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-move-private.h"

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

gboolean
cr_step_climb_stairs (const CrWays *ways, CrStep *step)
{
  gboolean from_stair = (cr_ways_get_marks (ways, step->from) & CR_MARK_STAIR) != 0;
  const CrStairway *stairway;
  CrStairEndName end;
  gboolean steep;

  if (is_one_run (ways, step, &steep)) {
    if (steep)
      return cr_step_refuse (step, CR_STEP_STAIR_SIDE, "ELV-06");
    step->why = CR_STEP_STAIRS;
    step->rule = "ELV-06";
    return TRUE;
  }
  stairway = find_opening (ways, step->from, step->to, &end);
  if (stairway == NULL)
    stairway = find_opening (ways, step->to, step->from, &end);
  if (stairway == NULL)
    return cr_step_refuse (step, CR_STEP_STAIR_SIDE,
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

gboolean
cr_step_climb (const CrWays *ways, CrStep *step, int side_climb)
{
  const CrTerrainKind *from = cr_ways_get_kind (ways, step->from),
                      *to = cr_ways_get_kind (ways, step->to);
  int height = ABS (step->from_level - step->to_level);
  int reach = MAX (from->climb.value, to->climb.value);
  gboolean bank = !from->slope && !to->slope && (from->moat || to->moat);
  gboolean walled =
      from->bridge || to->bridge || is_masonry (ways, step->from) || is_masonry (ways, step->to);

  if (side_climb >= height || (reach >= height && !(bank && walled))) {
    step->why = bank && side_climb < height ? CR_STEP_BANK : CR_STEP_SLOPE;
    return TRUE;
  }
  return cr_step_refuse (step, CR_STEP_DROP,
                         cr_scene_is_wall_walk (ways->scene, step->from) ||
                                 cr_scene_is_wall_walk (ways->scene, step->to)
                             ? "MOV-05"
                             : NULL);
}

/* The rule that speaks of crossing a thing; MOV-04 for all that is shut. */
static const char *const side_rules[CR_N_SIDE_KINDS] = {
  [CR_SIDE_BATTLEMENT] = "MOV-05",
  [CR_SIDE_PARAPET] = "ROF-01",
  [CR_SIDE_LOW_WALL] = "WAL-01",
  [CR_SIDE_HOARDING] = "HRD-03",
};

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
refuse_crossing (CrStepSide *crossing, const CrSide *side)
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
add_thing (CrStepSide *crossing, const CrSide *side, const CrFigure *cost, int cr_step_climb)
{
  crossing->climb = MAX (crossing->climb, cr_step_climb);
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
meet_things (const CrWays *ways, CrPlace from, CrDirection direction, Company *company)
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
              CrStepSide *crossing)
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

CrStepSide
cr_step_cross (const CrWays *ways, const CrStep *step, int mover)
{
  CrDirection direction = cr_hex_direction_to (step->from.hex, step->to.hex);
  CrPlace other = { step->to.floor, step->from.hex };
  CrStepSide crossing = { .kind = -1, .refusal = CR_STEP_PLAIN };
  Company company = { .above = step->from.floor != step->to.floor, .mover = mover };

  meet_things (ways, step->from, direction, &company);
  if (company.above)
    meet_things (ways, other, direction, &company);
  crossing.hoarded = company.hoarded;
  cross_things (ways, step, step->from.floor, &company, &crossing);
  if (company.above)
    cross_things (ways, step, step->to.floor, &company, &crossing);
  return crossing;
}

gboolean
cr_step_apply_side (CrStep *step, const CrStepSide *crossing)
{
  step->side_cost = crossing->cost;
  step->side_kind = crossing->kind;
  if (crossing->refusal != CR_STEP_PLAIN)
    return cr_step_refuse (step, crossing->refusal, crossing->rule);
  if (crossing->door)
    step->why = CR_STEP_OPENING;
  if (crossing->rule != NULL)
    step->rule = crossing->rule;
  return TRUE;
}

/* He goes over what stands on his own floor; what ends below him he does not meet. */
static int
get_leap_cost (const CrWays *ways, CrPlace from, CrPlace to, int mover)
{
  CrStep step = { .from = from, .to = to };
  CrStepSide crossing = { .kind = -1, .refusal = CR_STEP_PLAIN };
  Company company = { .above = from.floor != to.floor, .mover = mover };

  if (cr_hex_equal (from.hex, to.hex))
    return 0;
  meet_things (ways, from, cr_hex_direction_to (from.hex, to.hex), &company);
  cross_things (ways, &step, from.floor, &company, &crossing);
  return company.hoarded || crossing.refusal != CR_STEP_PLAIN ? CR_IMPASSABLE : crossing.cost.value;
}

int
cr_ways_leap (const CrWays *ways, CrPlace from, CrPlace to, int mover)
{
  int here = cr_ways_index (ways, from), there = cr_ways_index (ways, to);

  if (here < 0 || there < 0 || cr_ways_get_kind (ways, to)->cost[mover].value == CR_IMPASSABLE ||
      cr_ways_get_marks (ways, to) & CR_MARK_BARRED || cr_ways_is_covered (ways, there) ||
      cr_ways_is_covered (ways, here))
    return CR_IMPASSABLE;
  return get_leap_cost (ways, from, to, mover);
}
