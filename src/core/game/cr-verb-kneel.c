/* cr-verb-kneel.c: who kneels, and who loads for another.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-consequence-private.h"
#include "cr-verb-private.h"

gboolean
cr_kneel_leaves_free (const CrState *state, int man, CrRefusal *refusal)
{
  const CrFighter *fighter = &state->fighters[man];

  if (fighter->man.state == CR_MAN_KNEELING)
    return cr_refuse (refusal, CR_REFUSAL_KNEELING, "KNE-01", man);
  refusal->other = fighter->loads;
  return fighter->loads < 0 || cr_refuse (refusal, CR_REFUSAL_LOADS, "XBL-01", man);
}

static gboolean
can_pay (const CrState *state, int man, int cost, CrRefusal *refusal)
{
  refusal->cost = cost;
  refusal->limit = cr_state_get_open_points (state, man, state->fighters[man].points);
  refusal->place = state->fighters[man].man.place;
  return refusal->cost <= refusal->limit || cr_refuse (refusal, CR_REFUSAL_POINTS, "KNE-01", man);
}

/* KNE-01: on foot and without armour, on the ground; not on an enemy. */
static gboolean
can_kneel (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  int man = order->men[0];
  const CrFighter *fighter = &state->fighters[man];

  if (!cr_ruleset_plays (cr_state_get_ruleset (state), "KNE-01"))
    return cr_refuse (refusal, CR_REFUSAL_UNPLAYED, "KNE-01", man);
  if (!cr_verb_can_act (state, order, man, refusal))
    return FALSE;
  if (fighter->man.state == CR_MAN_KNEELING)
    return cr_refuse (refusal, CR_REFUSAL_KNEELING, "KNE-01", man);
  if (fighter->gear >= 0)
    return cr_refuse (refusal, CR_REFUSAL_LADEN, "LAD-01", man);
  if (fighter->man.body != CR_MAN_ON_FOOT)
    return cr_refuse (refusal, CR_REFUSAL_NOT_ON_FOOT, "KNE-01", man);
  if (fighter->character->armour)
    return cr_refuse (refusal, CR_REFUSAL_ARMOURED, "KNE-01", man);
  if (fighter->man.post.kind == CR_POST_LADDER_TOP || fighter->man.post.kind == CR_POST_LADDER)
    return cr_refuse (refusal, CR_REFUSAL_ON_LADDER, "LAD-05", man);
  return can_pay (state, man, cr_state_get_figure (state, CR_FIGURE_KNEEL), refusal);
}

static void
take_stance (CrState *state, CrEvents *events, int man, int cost, CrManState stance)
{
  CrFighter *fighter = cr_state_change_fighter (state, events, man);

  fighter->man.state = (guint8) stance;
  fighter->points = (gint16) (fighter->points - cost);
  cr_events_add (events, stance == CR_MAN_KNEELING ? CR_EVENT_KNELT : CR_EVENT_ROSE, man)->rule =
      "KNE-01";
}

gboolean
cr_verb_kneel (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  if (!can_kneel (state, order, refusal))
    return FALSE;
  if (events != NULL)
    take_stance (state, events, order->men[0], refusal->cost, CR_MAN_KNEELING);
  return TRUE;
}

gboolean
cr_verb_rise (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0];

  if (!cr_verb_can_act (state, order, man, refusal))
    return FALSE;
  if (state->fighters[man].man.state != CR_MAN_KNEELING)
    return cr_refuse (refusal, CR_REFUSAL_NOT_KNEELING, "KNE-01", man);
  if (!can_pay (state, man, cr_state_get_figure (state, CR_FIGURE_RISE), refusal))
    return FALSE;
  if (events != NULL)
    take_stance (state, events, man, refusal->cost, CR_MAN_STANDING);
  return TRUE;
}

static gboolean
are_beside (const CrState *state, CrPlace a, CrPlace b)
{
  const CrMap *map = cr_state_get_map (state);

  return a.floor == b.floor && cr_hex_distance (a.hex, b.hex) == 1 &&
         cr_map_get_level (map, a) == cr_map_get_level (map, b);
}

int
cr_loader_find (const CrState *state, int shooter)
{
  for (guint i = 0; i < state->turn.n_fighters; i++)
    if (state->fighters[i].loads == shooter && cr_fighter_can_act (&state->fighters[i]) &&
        are_beside (state, state->fighters[i].man.place, state->fighters[shooter].man.place))
      return (int) i;
  return -1;
}

gboolean
cr_loader_lets_go (const CrState *state, int man, CrPlace place, CrRefusal *refusal)
{
  int loader = state->fighters[man].deeds & CR_DEED_SHOT ? cr_loader_find (state, man) : -1;

  if (loader < 0 || are_beside (state, state->fighters[loader].man.place, place))
    return TRUE;
  refusal->other = loader;
  return cr_refuse (refusal, CR_REFUSAL_AWAY, "XBL-01", man);
}

/* Whether he has something that is quicker with a loader. */
static gboolean
takes_loader (const CrState *state, int man)
{
  for (const char **id = state->fighters[man].character->weapons; *id != NULL; id++) {
    const CrWeapon *weapon = cr_ruleset_find_weapon (cr_state_get_ruleset (state), *id);

    if (weapon != NULL && weapon->frequency.value == CR_FREQUENCY_LOADER)
      return TRUE;
  }
  return FALSE;
}

/* XBL-01: beside him, and he has neither moved nor fought in this turn. */
static gboolean
can_load (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  int man = order->men[0], shooter = order->targets[0];

  if (!cr_ruleset_plays (cr_state_get_ruleset (state), "XBL-01"))
    return cr_refuse (refusal, CR_REFUSAL_UNPLAYED, "XBL-01", man);
  if (!cr_verb_can_act (state, order, man, refusal) || !cr_ladder_leaves_free (state, man, refusal))
    return FALSE;
  refusal->other = shooter;
  if (state->fighters[man].man.body != CR_MAN_ON_FOOT)
    return cr_refuse (refusal, CR_REFUSAL_NOT_ON_FOOT, "XBL-01", man);
  if (order->n_targets != 1 || man == shooter || cr_state_are_foes (state, man, shooter) ||
      !takes_loader (state, shooter))
    return cr_refuse (refusal, CR_REFUSAL_NO_CROSSBOW, "XBL-01", man);
  if (!cr_fighter_can_act (&state->fighters[shooter]) ||
      !are_beside (state, state->fighters[man].man.place, state->fighters[shooter].man.place))
    return cr_refuse (refusal, CR_REFUSAL_NOT_ADJACENT, "XBL-01", man);
  if (state->fighters[man].deeds & (CR_DEED_MOVED | CR_DEED_FOUGHT))
    return cr_refuse (refusal, CR_REFUSAL_BUSY, "XBL-01", man);
  refusal->other = cr_loader_find (state, shooter);
  return refusal->other < 0 || cr_refuse (refusal, CR_REFUSAL_LOADED, "XBL-01", shooter);
}

gboolean
cr_verb_load (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  CrEvent *event;

  if (!can_load (state, order, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  cr_state_change_fighter (state, events, order->men[0])->loads = order->targets[0];
  event = cr_events_add (events, CR_EVENT_LOADS, order->men[0]);
  event->other = order->targets[0];
  event->rule = "XBL-01";
  return TRUE;
}

/* HAM-01: he no longer means to hamstring. */
static gboolean
give_up (CrState *state, int man, CrEvents *events)
{
  if (events == NULL)
    return TRUE;
  cr_state_change_fighter (state, events, man)->stalks = -1;
  cr_events_add (events, CR_EVENT_LEFT, man)->rule = "HAM-01";
  return TRUE;
}

gboolean
cr_verb_leave (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0];

  if (!cr_verb_can_act (state, order, man, refusal))
    return FALSE;
  if (order->number > 0)
    return cr_exit_leave (state, order, events, refusal);
  if (cr_fighter_rides (&state->fighters[man]))
    return cr_refuse (refusal, CR_REFUSAL_MOUNTED, "CHR-03", man);
  if (state->fighters[man].stalks >= 0)
    return give_up (state, man, events);
  if (state->fighters[man].loads < 0)
    return cr_refuse (refusal, CR_REFUSAL_NOT_LOADING, "XBL-01", man);
  refusal->other = state->fighters[man].loads;
  if (state->fighters[refusal->other].deeds & CR_DEED_SHOT)
    return cr_refuse (refusal, CR_REFUSAL_LOADS, "XBL-01", man);
  if (events == NULL)
    return TRUE;
  cr_state_change_fighter (state, events, man)->loads = -1;
  cr_events_add (events, CR_EVENT_LEFT, man)->rule = "XBL-01";
  return TRUE;
}

void
cr_verb_list_kneel (CrState *state, int man, GArray *orders)
{
  cr_verb_list_alone (state, CR_VERB_KNEEL, cr_verb_kneel, man, orders);
}

void
cr_verb_list_rise (CrState *state, int man, GArray *orders)
{
  cr_verb_list_alone (state, CR_VERB_RISE, cr_verb_rise, man, orders);
}

void
cr_verb_list_leave (CrState *state, int man, GArray *orders)
{
  cr_verb_list_alone (state, CR_VERB_LEAVE, cr_verb_leave, man, orders);
  cr_exit_list (state, man, orders);
}

void
cr_verb_list_load (CrState *state, int man, GArray *orders)
{
  CrOrder order = cr_order_new (CR_VERB_LOAD);
  CrRefusal refusal;

  if (man < 0 || !cr_verb_can_act (state, NULL, man, &refusal))
    return;
  order.men[0] = (gint16) man;
  order.n_men = order.n_targets = 1;
  for (guint i = 0; i < state->turn.n_fighters; i++) {
    order.targets[0] = (gint16) i;
    if (can_load (state, &order, &refusal))
      g_array_append_val (orders, order);
  }
}
