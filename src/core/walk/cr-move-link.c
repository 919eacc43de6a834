/* cr-move-link.c: what it costs to follow a link: spirals, ladders, ropes, trunks.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-curtain.h"
#include "cr-move-private.h"

/* The rules that speak of a kind of link. */
typedef struct {
  const char *kind;
  const char *paid, *unfit, *too_high;
} LinkRules;

static const LinkRules all_rules[] = {
  { "spiral", "TMP-07", "TMP-07", NULL },
  { "tree", "TRE-01", "TRE-01", NULL },
  { "ladder", "LAD-05", "LAD-05", "LAD-06" },
  { "rope", "GRP-02", "GRP-01", "GRP-01" },
};

static const LinkRules *
find_rules (const char *kind)
{
  for (gsize i = 0; i < G_N_ELEMENTS (all_rules); i++)
    if (g_str_equal (kind, all_rules[i].kind))
      return &all_rules[i];
  return NULL;
}

/* To the next hex, up or down a wall, and not within a house or a tower. */
typedef struct {
  const CrLinkRule *rule;
  CrPlace upper;
  CrDirection outwards; /* of the upper, -1 when it leads over no wall */
  int rise;
} Climb;

static gboolean
has_side (const CrWays *ways, const Climb *climb, CrSideKind kind)
{
  return climb->outwards >= 0 && cr_curtain_has (ways->map, climb->upper, climb->outwards, kind);
}

/* A ladder that leads over no battlement is one of the castle's own, however high. */
static Climb
look_at_climb (const CrWays *ways, const CrStep *step, const CrLinkRule *rule)
{
  gboolean down = step->to_level < step->from_level;
  CrPlace lower = down ? step->to : step->from;
  Climb climb = { .rule = rule,
                  .upper = down ? step->from : step->to,
                  .outwards = -1,
                  .rise = ABS (step->to_level - step->from_level) };

  if (cr_hex_distance (climb.upper.hex, lower.hex) == 1)
    climb.outwards = cr_hex_direction_to (climb.upper.hex, lower.hex);
  if (rule->leans && !has_side (ways, &climb, CR_SIDE_BATTLEMENT) &&
      !has_side (ways, &climb, CR_SIDE_PARAPET))
    climb.outwards = -1;
  return climb;
}

/* LAD-03, LAD-16: nobody sets a ladder against them. */
static const char *
find_unleant (const CrWays *ways, const Climb *climb)
{
  if (!climb->rule->leans || !has_side (ways, climb, CR_SIDE_BATTLEMENT))
    return NULL;
  if (has_side (ways, climb, CR_SIDE_HOARDING))
    return "LAD-16";
  return cr_defies_ladders (ways->scene, climb->upper) ? "LAD-03" : NULL;
}

static CrFigure
add_figures (CrFigure sum, const CrFigure *more)
{
  if (more->value > 0)
    sum.provenance = MAX (sum.provenance, more->provenance);
  sum.value += more->value;
  return sum;
}

/* A ladder is climbed once, a rope by the level; whoever is at its top steps over the wall. */
static CrFigure
get_price (const CrWays *ways, const CrStep *step, const Climb *climb, int mover)
{
  gboolean leans = climb->rule->leans && climb->outwards >= 0;
  CrCrossing way = leans                               ? CR_CROSS_AGAINST_WALL
                   : step->to_level < step->from_level ? CR_CROSS_DOWN
                                                       : CR_CROSS_PLAIN;
  CrFigure price = climb->rule->cost[way][mover];

  if (price.value == CR_IMPASSABLE)
    return price;
  if (climb->rule->per_level && !leans)
    price.value *= MAX (1, climb->rise);
  if (has_side (ways, climb, CR_SIDE_BATTLEMENT))
    return add_figures (price, &climb->rule->cost[CR_CROSS_OVER_BATTLEMENT][mover]);
  if (has_side (ways, climb, CR_SIDE_PARAPET))
    return add_figures (price, &climb->rule->cost[CR_CROSS_OVER_PARAPET][mover]);
  return price;
}

/* Up two levels he ends his turn on the ladder (LAD-08); a ladder in a house is merely paid. */
static const char *
get_rule (const Climb *climb, const LinkRules *rules, const char *otherwise)
{
  gboolean leans = climb->rule->leans;

  if (rules == NULL || (leans && climb->outwards < 0))
    return otherwise;
  return leans && climb->rise > 1 ? "LAD-08" : rules->paid;
}

/* A spiral is one hex on whatever floors it is drawn: paid when entered, not between them. */
static gboolean
is_paid_by_link (const CrWays *ways, const CrStep *step, const CrLinkRule *rule)
{
  return rule->per_level ||
         (cr_hex_equal (step->from.hex, step->to.hex) &&
          cr_ways_get_kind (ways, step->from) == cr_ways_get_kind (ways, step->to));
}

CrStep
cr_step_follow_link (const CrWays *ways, CrStep step, const CrLinkRule *rule, int mover)
{
  const LinkRules *rules = find_rules (rule->kind);
  Climb climb = look_at_climb (ways, &step, rule);
  const char *unleant = find_unleant (ways, &climb);

  step.link = rule->kind;
  step.why = g_str_equal (rule->kind, "ramp") ? CR_STEP_SLOPE : CR_STEP_SPIRAL;
  step.side_cost = get_price (ways, &step, &climb, mover);
  step.rule = get_rule (&climb, rules, step.rule);
  if (step.side_cost.value == CR_IMPASSABLE)
    cr_step_refuse (&step, CR_STEP_UNFIT, rules != NULL ? rules->unfit : step.rule);
  else if (climb.outwards >= 0 && rule->reach.value > 0 && climb.rise > rule->reach.value)
    cr_step_refuse (&step, CR_STEP_TOO_HIGH, rules != NULL ? rules->too_high : NULL);
  else if (unleant != NULL)
    cr_step_refuse (&step, CR_STEP_UNLEANT, unleant);
  if (step.cost == CR_IMPASSABLE)
    return step;
  if (step.hex_cost.value != CR_IMPASSABLE && is_paid_by_link (ways, &step, rule))
    step.hex_cost.value = 0;
  return cr_step_pay (step);
}
