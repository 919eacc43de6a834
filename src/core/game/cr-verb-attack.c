/* cr-verb-attack.c: hand to hand. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-deck-private.h"
#include "cr-odds.h"
#include "cr-ride-private.h"
#include "cr-verb-private.h"

static gboolean
are_adjacent (const CrState *state, CrPlace a, CrPlace b)
{
  g_autoptr (GArray) joined = NULL;

  if (a.floor == b.floor)
    return cr_hex_distance (a.hex, b.hex) == 1;
  joined = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  cr_ways_links (cr_castle_get_ways (cr_state_get_castle (state)), a, joined);
  return cr_places_contain (joined, b);
}

static gboolean
is_on_ladder (const CrState *state, int man)
{
  return state->fighters[man].man.post.kind == CR_POST_LADDER_TOP;
}

/* CBT-13: who is on a ladder fights against the battlement hex it leans on, and is fought from
 * there. */
static gboolean
meet_at_top (const CrState *state, int man, int target)
{
  const CrMan *climber = &state->fighters[is_on_ladder (state, man) ? man : target].man;
  const CrMan *other = &state->fighters[is_on_ladder (state, man) ? target : man].man;
  CrHex top = cr_hex_neighbour (climber->place.hex, (CrDirection) climber->post.facing);

  return other->post.kind == CR_POST_GROUND && other->place.floor == climber->place.floor &&
         cr_hex_equal (other->place.hex, top);
}

static gboolean
is_up_a_tree (const CrState *state, const CrMan *man)
{
  const CrTerrainKind *kind =
      cr_scene_get_terrain (cr_castle_get_scene (cr_state_get_castle (state)), man->place);

  return man->post.kind == CR_POST_TREE || (kind != NULL && kind->crown);
}

/* CBT-16: who is up a tree fights nobody on the ground, and on works one walks or does not fight.
 */
static CrStep
find_step (const CrState *state, const CrMan *man, const CrMan *target, int mover)
{
  const CrWays *ways = cr_castle_get_ways (cr_state_get_castle (state));
  int from = cr_ways_index_on (ways, man->place, (CrPostKind) man->post.kind);
  int to = cr_ways_index_on (ways, target->place, (CrPostKind) target->post.kind);

  if (from < 0 || to < 0 || is_up_a_tree (state, man) != is_up_a_tree (state, target))
    return (CrStep){ .cost = CR_IMPASSABLE, .why = CR_STEP_APART };
  return cr_ways_step_between (ways, from, to, mover);
}

/* TWR-18: on one level of a tower, at its rear, and over its bridge. */
static gboolean
meet_on_tower (const CrState *state, int man, int target)
{
  const CrMan *to = &state->fighters[target].man;
  CrPost post;

  return cr_deck_step (state, man, to->place, &post) != CR_IMPASSABLE &&
         post.kind == to->post.kind && g_strcmp0 (post.part, to->post.part) == 0;
}

static gboolean
is_on_tower (const CrState *state, int man)
{
  return state->fighters[man].man.post.kind == CR_POST_TOWER;
}

/* CHR-04: a rider fights before him and beside him. */
static gboolean
is_behind (const CrState *state, int man, CrPlace place)
{
  const CrFighter *fighter = &state->fighters[man];

  return cr_fighter_rides (fighter) && place.floor == fighter->man.place.floor &&
         cr_hex_distance (fighter->man.place.hex, place.hex) > 1 &&
         cr_hex_distance (cr_fighter_get_rump (fighter).hex, place.hex) == 1;
}

/* CBT-13, CBT-16: whoever could not walk there does not fight there; but men are fought in a cart
 * that goes along, onto which nobody gets: it has an effect on combat (WAG-02). */
gboolean
cr_attack_can_reach (const CrState *state, int man, int target, CrRefusal *refusal)
{
  const CrMan *from = &state->fighters[man].man;
  CrMan beside = state->fighters[target].man, *to = &beside;
  CrStep step;

  beside.place = cr_ride_get_nearer (to, from->place);
  refusal->other = target;
  refusal->place = to->place;
  if (is_on_ladder (state, man) || is_on_ladder (state, target))
    return meet_at_top (state, man, target) ||
           cr_refuse (refusal, CR_REFUSAL_NO_ACCESS, "CBT-13", man);
  if (is_behind (state, man, to->place))
    return cr_refuse (refusal, CR_REFUSAL_BEHIND, "CHR-04", man);
  if (!are_adjacent (state, from->place, to->place))
    return cr_refuse (refusal, CR_REFUSAL_NOT_ADJACENT, "CBT-01", man);
  if (is_on_tower (state, man) || is_on_tower (state, target))
    return meet_on_tower (state, man, target) || meet_on_tower (state, target, man) ||
           cr_refuse (refusal, CR_REFUSAL_NO_ACCESS, "TWR-18", man);
  step = find_step (state, from, to, cr_state_get_mover (state, man));
  if (step.cost != CR_IMPASSABLE || step.why == CR_STEP_MOVING)
    return TRUE;
  return cr_refuse (refusal, CR_REFUSAL_NO_ACCESS,
                    step.why == CR_STEP_STAIR_SIDE                          ? step.rule
                    : step.why == CR_STEP_DROP || step.why == CR_STEP_APART ? "CBT-16"
                                                                            : "CBT-13",
                    man);
}

static gboolean
can_join (const CrState *state, const CrOrder *order, int man, CrRefusal *refusal)
{
  if (!cr_verb_can_act (state, order, man, refusal))
    return FALSE;
  if (state->fighters[man].gear >= 0)
    return cr_refuse (refusal, CR_REFUSAL_LADEN, "LAD-01", man);
  if (!cr_kneel_leaves_free (state, man, refusal))
    return FALSE;
  if (state->fighters[man].deeds & CR_DEED_FOUGHT)
    return cr_refuse (refusal, CR_REFUSAL_DONE, "CBT-01", man);
  for (int i = 0; i < order->n_targets; i++)
    if (!cr_attack_can_reach (state, man, order->targets[i], refusal))
      return FALSE;
  return TRUE;
}

static gboolean
can_be_attacked (const CrState *state, const CrOrder *order, int target, CrRefusal *refusal)
{
  refusal->other = target;
  if (!cr_fighter_is_living (&state->fighters[target]))
    return cr_refuse (refusal, CR_REFUSAL_DEAD, "CHR-02", target);
  return cr_state_are_foes (state, order->men[0], target) ||
         cr_refuse (refusal, CR_REFUSAL_FRIEND, "CBT-01", order->men[0]);
}

static gboolean
has_twice (const gint16 *men, int n)
{
  for (int i = 0; i < n; i++)
    for (int j = 0; j < i; j++)
      if (men[i] == men[j])
        return TRUE;
  return FALSE;
}

static gboolean
check_men (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  if ((order->n_men > 1 && order->n_targets > 1) || has_twice (order->men, order->n_men) ||
      has_twice (order->targets, order->n_targets))
    return cr_refuse (refusal, CR_REFUSAL_TOO_MANY, "CBT-07", order->men[0]);
  for (int i = 0; i < order->n_targets; i++)
    if (!can_be_attacked (state, order, order->targets[i], refusal))
      return FALSE;
  for (int i = 0; i < order->n_men; i++)
    if (!can_join (state, order, order->men[i], refusal))
      return FALSE;
  return TRUE;
}

gboolean
cr_verb_attack (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  CrOdds odds;

  if (!check_men (state, order, refusal) || !cr_odds_find (state, order, &odds, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  for (int i = 0; i < order->n_men; i++)
    cr_state_change_fighter (state, events, order->men[i])->deeds |= CR_DEED_FOUGHT;
  cr_fight_await (state, order);
  return TRUE;
}

void
cr_verb_list_against_foes (CrState *state, CrVerb verb, CrVerbApply apply, int man, GArray *orders)
{
  CrOrder order = cr_order_new (verb);
  CrRefusal refusal;

  if (man < 0 || !cr_verb_can_act (state, NULL, man, &refusal))
    return;
  order.men[0] = (gint16) man;
  order.n_men = order.n_targets = 1;
  for (guint i = 0; i < state->turn.n_fighters; i++) {
    order.targets[0] = (gint16) i;
    if (cr_state_are_foes (state, man, (int) i) && cr_fighter_is_living (&state->fighters[i]) &&
        apply (state, &order, NULL, &refusal))
      g_array_append_val (orders, order);
  }
}

void
cr_verb_list_attack (CrState *state, int man, GArray *orders)
{
  cr_verb_list_against_foes (state, CR_VERB_ATTACK, cr_verb_attack, man, orders);
}
