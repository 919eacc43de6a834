/* cr-move-side.c: what a step pays, or is refused, for the side that it crosses.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-move-private.h"

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

/* Between floors both may carry things on the side; they count together. */
CrStepSide
cr_step_cross (const CrWays *ways, const CrStep *step, int mover)
{
  CrDirection direction = cr_hex_direction_to (step->from.hex, step->to.hex);
  CrPlace other = { step->to.floor, step->from.hex };
  CrStepSide crossing = { .kind = -1, .refusal = CR_STEP_PLAIN };
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
