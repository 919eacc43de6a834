/* cr-verb-pour.c: boiling oil, and stones that engines hurl.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-consequence-private.h"
#include "cr-text.h"
#include "cr-verb-private.h"

#define HURLS "hurls"
#define N_FACES 6

/* What comes down on him, by a table of one die. */
static void
strike_man (CrState *state, CrEvents *events, int man, const char *id, const char *rule)
{
  const CrTable *table = cr_ruleset_find_table (cr_state_get_ruleset (state), id);
  CrEvent *event = cr_events_add (events, CR_EVENT_STRUCK, man);
  const CrTableResult *result;

  event->rule = rule;
  event->modified =
      (gint8) cr_roll (state, event, cr_state_get_figure (state, CR_FIGURE_DIE_SIDES));
  if (table == NULL)
    return;
  result = cr_table_look (table, 0, event->modified)->result;
  event->code = result->code;
  cr_harm_man (state, events, man, result->harm);
}

/* Whoever is on the ground there, friend or foe. */
static void
strike_all (CrState *state, CrEvents *events, CrPlace place, const char *id, const char *rule)
{
  for (int man = 0; man < (int) state->turn.n_fighters; man++)
    if (cr_fighter_is_living (&state->fighters[man]) &&
        state->fighters[man].man.post.kind != CR_POST_HOARDING &&
        state->fighters[man].man.post.kind != CR_POST_BELOW &&
        cr_place_equal (state->fighters[man].man.place, place))
      strike_man (state, events, man, id, rule);
}

static gboolean
is_anybody_below (const CrState *state, CrPlace place)
{
  for (int man = 0; man < (int) state->turn.n_fighters; man++)
    if (cr_fighter_is_living (&state->fighters[man]) &&
        state->fighters[man].man.post.kind != CR_POST_HOARDING &&
        cr_place_equal (state->fighters[man].man.place, place))
      return TRUE;
  return FALSE;
}

/* HRD-04: the barrel in his hex of the hoarding, -1 for none. */
static int
find_barrel (const CrState *state, int man)
{
  for (int i = 0; i < (int) state->turn.n_gear; i++)
    if (state->gear[i].state == CR_GEAR_HUNG &&
        cr_place_equal (state->gear[i].places[0], state->fighters[man].man.place))
      return i;
  return -1;
}

static gboolean
can_pour (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  int man = order->men[0];

  if (!cr_ruleset_plays (cr_state_get_ruleset (state), "OIL-01"))
    return cr_refuse (refusal, CR_REFUSAL_UNPLAYED, "OIL-01", man);
  if (!cr_verb_can_act (state, order, man, refusal))
    return FALSE;
  refusal->place = state->fighters[man].man.place;
  if (state->fighters[man].deeds & (CR_DEED_SHOT | CR_DEED_FOUGHT))
    return cr_refuse (refusal, CR_REFUSAL_DONE, "OIL-01", man);
  if (state->fighters[man].man.post.kind != CR_POST_HOARDING || find_barrel (state, man) < 0)
    return cr_refuse (refusal, CR_REFUSAL_NO_OIL, "OIL-01", man);
  return is_anybody_below (state, refusal->place) ||
         cr_refuse (refusal, CR_REFUSAL_NOBODY_BELOW, "OIL-01", man);
}

gboolean
cr_verb_pour (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0], barrel;
  CrEvent *event;

  if (!can_pour (state, order, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  barrel = find_barrel (state, man);
  cr_state_change_fighter (state, events, man)->deeds |= CR_DEED_FOUGHT;
  cr_state_change_gear (state, events, barrel)->state = CR_GEAR_AWAY;
  event = cr_events_add (events, CR_EVENT_POURED, man);
  event->number = barrel;
  event->to = state->fighters[man].man.place;
  event->rule = "OIL-01";
  strike_all (state, events, state->fighters[man].man.place, "oil", "OIL-01");
  return TRUE;
}

void
cr_verb_list_pour (CrState *state, int man, GArray *orders)
{
  cr_verb_list_alone (state, CR_VERB_POUR, cr_verb_pour, man, orders);
}

/* STO-01: what the ruleset says of the piece. */
static int
get_hurls (const CrGear *gear, const char *name)
{
  const CrNode *row = gear->work != NULL ? cr_node_find (gear->work->node, HURLS) : NULL;
  int value = 0;

  if (row != NULL)
    cr_node_read_int (row, name, 0, G_MAXINT8, 0, &value, NULL);
  return value;
}

/* Each of them is beside it and has not shot. */
static gboolean
is_crew (const CrState *state, const CrOrder *order, const CrGear *gear, CrRefusal *refusal)
{
  for (int i = 0; i < order->n_men; i++) {
    int man = order->men[i];
    CrPlace here = state->fighters[man].man.place;

    if (!cr_verb_can_act (state, order, man, refusal) ||
        !cr_ladder_leaves_free (state, man, refusal))
      return FALSE;
    if (state->fighters[man].deeds & (CR_DEED_SHOT | CR_DEED_FOUGHT))
      return cr_refuse (refusal, CR_REFUSAL_DONE, "STO-01", man);
    if (here.floor != gear->places[0].floor || cr_hex_distance (here.hex, gear->places[0].hex) != 1)
      return cr_refuse (refusal, CR_REFUSAL_NOT_AT_FUEL, "STO-01", man);
  }
  refusal->cost = order->n_men;
  refusal->limit = get_hurls (gear, "men");
  return order->n_men >= refusal->limit ||
         cr_refuse (refusal, CR_REFUSAL_NO_CREW_THERE, "STO-01", order->men[0]);
}

static gboolean
can_hurl (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  const CrGear *gear = &state->gear[order->gear];

  refusal->place = order->places[0];
  if (!cr_ruleset_plays (cr_state_get_ruleset (state), "STO-01"))
    return cr_refuse (refusal, CR_REFUSAL_UNPLAYED, "STO-01", order->men[0]);
  if (gear->state != CR_GEAR_SET || get_hurls (gear, "men") == 0)
    return cr_refuse (refusal, CR_REFUSAL_NO_THROWER, "STO-01", order->men[0]);
  if (!is_crew (state, order, gear, refusal))
    return FALSE;
  refusal->limit = gear->raised + get_hurls (gear, "turns");
  if (gear->raised >= 0 && state->turn.number < refusal->limit)
    return cr_refuse (refusal, CR_REFUSAL_BEING_LOADED, "STO-01", order->men[0]);
  refusal->cost = cr_hex_distance (gear->places[0].hex, order->places[0].hex);
  refusal->limit = get_hurls (gear, "range");
  return (refusal->cost > 0 && refusal->cost <= refusal->limit) ||
         cr_refuse (refusal, CR_REFUSAL_TOO_FAR, "STO-01", order->men[0]);
}

/* A die says how far off it comes down, and another on which side. */
static CrPlace
find_stray (CrState *state, CrEvents *events, int man, int gear, CrPlace aim)
{
  const CrTable *table = cr_ruleset_find_table (cr_state_get_ruleset (state), "stray");
  CrEvent *event = cr_events_add (events, CR_EVENT_HURLED, man);
  int hexes = 0;

  event->number = gear;
  event->to = aim;
  event->rule = "STO-01";
  event->modified =
      (gint8) cr_roll (state, event, cr_state_get_figure (state, CR_FIGURE_DIE_SIDES));
  if (table != NULL) {
    event->code = cr_table_look (table, 0, event->modified)->result->code;
    cr_text_parse_int (event->code, 0, N_FACES, &hexes);
  }
  if (hexes == 0)
    return aim;
  event = cr_events_add (events, CR_EVENT_STRAYED, man);
  event->number = hexes;
  event->rule = "STO-01";
  event->modified = (gint8) cr_roll (state, event, N_FACES);
  for (int i = 0; i < hexes; i++)
    aim = cr_place_neighbour (aim, (CrDirection) (event->modified - 1) % CR_N_DIRECTIONS);
  event->to = aim;
  return aim;
}

gboolean
cr_verb_hurl (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  CrPlace place;

  if (!can_hurl (state, order, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  for (int i = 0; i < order->n_men; i++) {
    CrFighter *fighter = cr_state_change_fighter (state, events, order->men[i]);

    fighter->deeds |= CR_DEED_SHOT;
    fighter->points = 0;
  }
  cr_state_change_gear (state, events, order->gear)->raised = state->turn.number;
  place = find_stray (state, events, order->men[0], order->gear, order->places[0]);
  strike_all (state, events, place, "stone", "STO-01");
  return TRUE;
}

/* He and the first others who are ready beside it, as many as it takes. */
static void
choose_crew (const CrState *state, CrOrder *order, int limit)
{
  const CrGear *gear = &state->gear[order->gear];

  for (int i = 0; i < (int) state->turn.n_fighters && order->n_men < limit; i++) {
    CrRefusal refusal = { .man = -1, .other = -1 };
    CrOrder alone = *order;

    alone.men[0] = (gint16) i;
    alone.n_men = 1;
    if (i == order->men[0] || !cr_fighter_is_living (&state->fighters[i]) ||
        cr_state_are_foes (state, order->men[0], i))
      continue;
    if (is_crew (state, &alone, gear, &refusal) || refusal.why == CR_REFUSAL_NO_CREW_THERE)
      order->men[order->n_men++] = (gint16) i;
  }
}

/* At each hex where a foe stands. */
static void
list_hurls (CrState *state, CrOrder *order, GArray *orders)
{
  guint first = orders->len;

  for (int i = 0; i < (int) state->turn.n_fighters; i++) {
    CrRefusal refusal = { .man = -1, .other = -1 };
    gboolean known = FALSE;

    if (!cr_fighter_is_living (&state->fighters[i]) || !cr_state_are_foes (state, order->men[0], i))
      continue;
    order->places[0] = state->fighters[i].man.place;
    for (guint k = first; k < orders->len; k++)
      known |= cr_place_equal (g_array_index (orders, CrOrder, k).places[0], order->places[0]);
    if (!known && cr_verb_hurl (state, order, NULL, &refusal))
      g_array_append_val (orders, *order);
  }
}

gboolean
cr_verb_man_thrower (const CrState *state, int man, int gear, CrOrder *order)
{
  const CrGear *thrower = &state->gear[gear];
  int limit = get_hurls (thrower, "men");
  CrPlace at = thrower->places[0], here = state->fighters[man].man.place;

  if (limit == 0 || limit > CR_ORDER_MEN || thrower->state != CR_GEAR_SET ||
      at.floor != here.floor || cr_hex_distance (at.hex, here.hex) != 1)
    return FALSE;
  *order = cr_order_new (CR_VERB_HURL);
  order->gear = gear;
  order->men[0] = (gint16) man;
  order->n_men = order->n_places = 1;
  choose_crew (state, order, limit);
  return TRUE;
}

void
cr_verb_list_hurl (CrState *state, int man, GArray *orders)
{
  CrOrder order;

  for (int i = 0; man >= 0 && i < (int) state->turn.n_gear; i++)
    if (cr_verb_man_thrower (state, man, i, &order))
      list_hurls (state, &order, orders);
}
