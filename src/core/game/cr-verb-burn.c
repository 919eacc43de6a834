/* cr-verb-burn.c: flaming arrows, fires set by hand, and fires put out.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-blaze-private.h"
#include "cr-consequence-private.h"
#include "cr-verb-private.h"

/* What the order names, alight or not. */
static gboolean
is_fuel (const CrState *state,
         const CrOrder *order,
         gboolean alight,
         CrFuel *fuel,
         CrRefusal *refusal)
{
  int man = order->men[0];

  refusal->place = order->places[0];
  refusal->limit = CR_MAX_BLAZES;
  if (!cr_ruleset_plays (cr_state_get_ruleset (state), "FIR-01"))
    return cr_refuse (refusal, CR_REFUSAL_UNPLAYED, "FIR-01", man);
  if (!cr_fuel_find (state, order, fuel))
    return cr_refuse (refusal, CR_REFUSAL_NO_FUEL, "FIR-01", man);
  if ((cr_blaze_find (state, fuel) >= 0) != alight)
    return alight ? cr_refuse (refusal, CR_REFUSAL_NO_BLAZE, "FIR-05", man)
                  : cr_refuse (refusal, CR_REFUSAL_ABLAZE, "FIR-01", man);
  return alight || state->turn.n_blazes < CR_MAX_BLAZES ||
         cr_refuse (refusal, CR_REFUSAL_BLAZES, "FIR-01", man);
}

/* (element-type CrPlace): gets where an arrow from there meets it: of a gate only on his side. */
static void
list_aims (const CrState *state, const CrFuel *fuel, CrPlace from, GArray *aims)
{
  CrPlace beyond;

  cr_fuel_list_places (state, fuel, aims);
  if (fuel->side < 0 || cr_fuel_is_hoarding (state, fuel))
    return;
  beyond = cr_place_neighbour (fuel->place, (CrDirection) fuel->side);
  for (guint i = aims->len; i-- > 0;) {
    CrPlace aim = g_array_index (aims, CrPlace, i);
    CrPlace other = cr_place_equal (aim, beyond) ? fuel->place : beyond;

    if (cr_hex_distance (from.hex, aim.hex) >= cr_hex_distance (from.hex, other.hex))
      g_array_remove_index (aims, i);
  }
}

/* The first line that is clear; else why the last is not. */
static gboolean
has_line (CrState *state, int man, const CrWeapon *weapon, const CrFuel *fuel, CrRefusal *refusal)
{
  CrPlace from = state->fighters[man].man.place;
  g_autoptr (GArray) aims = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrPost post = { cr_fuel_is_hoarding (state, fuel) ? CR_POST_HOARDING : CR_POST_GROUND, -1, NULL };

  list_aims (state, fuel, from, aims);
  for (guint i = 0; i < aims->len; i++) {
    CrPlace aim = g_array_index (aims, CrPlace, i);

    if (cr_place_equal (aim, from))
      continue;
    refusal->lof = cr_shoot_judge_at (state, man, weapon, aim, &post);
    if (refusal->lof.verdict == CR_LOF_CLEAR)
      return TRUE;
  }
  if (refusal->lof.rules[0] == NULL)
    return cr_refuse (refusal, CR_REFUSAL_NO_FUEL, "FIR-01", man);
  return cr_refuse (refusal, CR_REFUSAL_NO_FIRE, refusal->lof.rules[0], man);
}

/* @way: the rule by which he sets fire, or puts it out */
static CrEvent *
tell_fuel (CrEvents *events, CrEventKind kind, int man, const CrFuel *fuel, const char *rule)
{
  CrEvent *event = cr_events_add (events, kind, man);

  event->to = fuel->place;
  event->facing = fuel->side;
  event->number = fuel->gear;
  event->rule = rule;
  return event;
}

static gboolean
can_flame (CrState *state,
           const CrOrder *order,
           const CrWeapon **weapon,
           CrFuel *fuel,
           CrRefusal *refusal)
{
  int man = order->men[0];

  if (!cr_verb_can_act (state, order, man, refusal) ||
      !is_fuel (state, order, FALSE, fuel, refusal) ||
      !cr_shoot_is_free (state, order, weapon, refusal))
    return FALSE;
  if (!(*weapon)->flaming.value)
    return cr_refuse (refusal, CR_REFUSAL_NO_FLAMES, "FIR-01", man);
  return has_line (state, man, *weapon, fuel, refusal);
}

gboolean
cr_verb_flame (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0];
  CrHex from = state->fighters[man].man.place.hex;
  const CrWeapon *weapon;
  const char *rule, *column;
  CrEvent *event;
  CrFuel fuel;

  if (!can_flame (state, order, &weapon, &fuel, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  rule = cr_fuel_get_rule (state, &fuel);
  column = cr_fuel_get_column (state, &fuel, from);
  cr_shoot_use (state, events, man, weapon);
  event = tell_fuel (events, CR_EVENT_FLAMED, man, &fuel, rule);
  if (cr_blaze_roll (state, event, column, TRUE))
    cr_blaze_kindle (state, events, &fuel, TRUE, rule);
  return TRUE;
}

/* Within reach of his hand: his own hex or the next; in a hoarding, and behind it. */
static gboolean
is_at_hand (const CrState *state, int man, const CrFuel *fuel)
{
  const CrMan *it = &state->fighters[man].man;
  gboolean hung = cr_fuel_is_hoarding (state, fuel);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  if (cr_fuel_holds (state, fuel, man) || (fuel->side >= 0 && it->post.kind == CR_POST_GROUND &&
                                           cr_place_equal (it->place, fuel->place)))
    return TRUE;
  if (hung != (it->post.kind == CR_POST_HOARDING))
    return FALSE;
  cr_fuel_list_places (state, fuel, places);
  for (guint i = 0; i < places->len; i++) {
    CrPlace at = g_array_index (places, CrPlace, i);
    int most = fuel->side >= 0 && !hung ? 0 : 1;

    if (at.floor == it->place.floor && cr_hex_distance (at.hex, it->place.hex) <= most)
      return TRUE;
  }
  return FALSE;
}

static gboolean
can_by_hand (CrState *state,
             const CrOrder *order,
             gboolean alight,
             CrFuel *fuel,
             CrRefusal *refusal)
{
  int man = order->men[0];
  const char *rule = alight ? "FIR-05" : "FIR-02";

  if (!cr_verb_can_act (state, order, man, refusal) ||
      !cr_ladder_leaves_free (state, man, refusal) || !cr_kneel_leaves_free (state, man, refusal) ||
      !is_fuel (state, order, alight, fuel, refusal))
    return FALSE;
  if (state->fighters[man].deeds & (CR_DEED_SHOT | CR_DEED_FOUGHT))
    return cr_refuse (refusal, CR_REFUSAL_DONE, rule, man);
  return is_at_hand (state, man, fuel) || cr_refuse (refusal, CR_REFUSAL_NOT_AT_FUEL, rule, man);
}

/* GRK-01: with such a pot beside him he needs no die. */
static gboolean
has_greek_fire (const CrState *state, int man)
{
  CrPlace here = state->fighters[man].man.place;

  for (guint i = 0; i < state->turn.n_gear; i++) {
    const CrGear *gear = &state->gear[i];

    if (gear->state == CR_GEAR_SET && gear->places[0].floor == here.floor &&
        cr_hex_distance (gear->places[0].hex, here.hex) <= 1 &&
        g_strcmp0 (cr_node_get (gear->work->node, "greek"), "yes") == 0)
      return cr_ruleset_plays (cr_state_get_ruleset (state), "GRK-01");
  }
  return FALSE;
}

gboolean
cr_verb_burn (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  CrEvent *event;
  CrFuel fuel;

  if (!can_by_hand (state, order, FALSE, &fuel, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  cr_state_change_fighter (state, events, order->men[0])->deeds |= CR_DEED_FOUGHT;
  if (has_greek_fire (state, order->men[0])) {
    tell_fuel (events, CR_EVENT_TORCHED, order->men[0], &fuel, "GRK-01");
    cr_blaze_kindle (state, events, &fuel, FALSE, "GRK-01");
    return TRUE;
  }
  event = tell_fuel (events, CR_EVENT_TORCHED, order->men[0], &fuel, "FIR-02");
  if (cr_blaze_roll (state, event, CR_FIRE_HAND, FALSE))
    cr_blaze_kindle (state, events, &fuel, FALSE, "FIR-02");
  return TRUE;
}

gboolean
cr_verb_douse (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  gboolean by_arrow;
  CrEvent *event;
  CrFuel fuel;

  if (!can_by_hand (state, order, TRUE, &fuel, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  by_arrow = state->turn.blazes[cr_blaze_find (state, &fuel)].by_arrow;
  cr_state_change_fighter (state, events, order->men[0])->deeds |= CR_DEED_FOUGHT;
  event = tell_fuel (events, CR_EVENT_DOUSED, order->men[0], &fuel, "FIR-05");
  event->other = cr_blaze_roll (state, event, CR_FIRE_DOUSE, by_arrow) ? order->men[0] : -1;
  if (event->other >= 0)
    cr_blaze_put_out (state, &fuel);
  return TRUE;
}

/* Judged by the verb itself for each of @fuels. */
static void
list_fuels (CrState *state,
            CrVerb verb,
            CrVerbApply apply,
            int man,
            const GArray *fuels,
            GArray *orders)
{
  CrOrder order = cr_order_new (verb);
  CrRefusal refusal = { .man = -1, .other = -1 };

  order.men[0] = (gint16) man;
  order.n_men = 1;
  for (guint i = 0; i < fuels->len; i++) {
    cr_fuel_name (&g_array_index (fuels, CrFuel, i), &order);
    if (apply (state, &order, NULL, &refusal))
      g_array_append_val (orders, order);
  }
}

void
cr_verb_list_flame (CrState *state, int man, GArray *orders)
{
  g_autoptr (GArray) fuels = NULL;
  CrOrder order = cr_order_new (CR_VERB_FLAME);
  const CrWeapon *weapon;
  CrRefusal refusal;

  if (man < 0)
    return;
  order.men[0] = (gint16) man;
  order.n_men = 1;
  if (!cr_ruleset_plays (cr_state_get_ruleset (state), "FIR-01") ||
      !cr_verb_can_act (state, &order, man, &refusal) ||
      !cr_shoot_is_free (state, &order, &weapon, &refusal) || !weapon->flaming.value)
    return;
  fuels = g_array_new (FALSE, FALSE, sizeof (CrFuel));
  cr_fuel_list (state, fuels);
  list_fuels (state, CR_VERB_FLAME, cr_verb_flame, man, fuels, orders);
}

/* What is no farther off than the hexes round him. */
static void
list_near (CrState *state, int man, GArray *near)
{
  g_autoptr (GArray) fuels = g_array_new (FALSE, FALSE, sizeof (CrFuel));

  cr_fuel_list (state, fuels);
  for (guint i = 0; i < fuels->len; i++)
    if (is_at_hand (state, man, &g_array_index (fuels, CrFuel, i)))
      g_array_append_val (near, g_array_index (fuels, CrFuel, i));
}

void
cr_verb_list_burn (CrState *state, int man, GArray *orders)
{
  g_autoptr (GArray) near = NULL;

  if (man < 0 || !cr_ruleset_plays (cr_state_get_ruleset (state), "FIR-02"))
    return;
  near = g_array_new (FALSE, FALSE, sizeof (CrFuel));
  list_near (state, man, near);
  list_fuels (state, CR_VERB_BURN, cr_verb_burn, man, near, orders);
}

void
cr_verb_list_douse (CrState *state, int man, GArray *orders)
{
  g_autoptr (GArray) burning = NULL;

  if (man < 0 || state->turn.n_blazes == 0)
    return;
  burning = g_array_new (FALSE, FALSE, sizeof (CrFuel));
  for (guint i = 0; i < state->turn.n_blazes; i++)
    g_array_append_val (burning, state->turn.blazes[i].fuel);
  list_fuels (state, CR_VERB_DOUSE, cr_verb_douse, man, burning, orders);
}
