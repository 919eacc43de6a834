/* cr-verb-climb.c: up a ladder, over the battlement, and down again.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-consequence-private.h"
#include "cr-verb-private.h"

/* LAD-05: what one crossing of the ruleset's ladder costs him. */
static int
get_price (const CrState *state, int man, CrCrossing crossing)
{
  const CrLinkRule *rule = cr_ruleset_find_link (cr_state_get_ruleset (state), "ladder");
  int mover = cr_state_get_mover (state, man);

  return rule != NULL ? rule->cost[crossing][mover].value : CR_IMPASSABLE;
}

static int
count_levels (const CrState *state, const CrGear *ladder)
{
  const CrMap *map = cr_state_get_map (state);

  return cr_map_get_level (map, cr_gear_get_top (ladder)) -
         cr_map_get_level (map, ladder->places[0]);
}

/* LAD-07 to LAD-09: whether climbing ends his turn, which games have said differently. */
static gboolean
ends_turn (const CrState *state, const CrGear *ladder)
{
  if (cr_state_says (state, "ladder-turns", "never"))
    return TRUE;
  if (cr_state_says (state, "ladder-turns", "always"))
    return FALSE;
  return count_levels (state, ladder) >
             cr_state_get_figure (state, CR_FIGURE_LADDER_QUICK_LEVELS) ||
         ladder->raised == state->turn.played;
}

/* What the log names: the rule by which his turn ends, or goes on. */
static const char *
get_rule (const CrState *state, const CrGear *ladder)
{
  if (!cr_state_says (state, "ladder-turns", "one-level"))
    return "LAD-09";
  if (count_levels (state, ladder) > cr_state_get_figure (state, CR_FIGURE_LADDER_QUICK_LEVELS))
    return "LAD-08";
  return ladder->raised == state->turn.played ? "LAD-07" : "LAD-05";
}

/* @to: the hex that it costs so much to come to */
static gboolean
can_pay (const CrState *state, int man, CrPlace to, int cost, CrRefusal *refusal)
{
  refusal->cost = cost;
  refusal->limit = state->fighters[man].points;
  refusal->place = to;
  if (cost == CR_IMPASSABLE)
    return cr_refuse (refusal, CR_REFUSAL_NO_WAY, "LAD-05", man);
  return cost <= refusal->limit || cr_refuse (refusal, CR_REFUSAL_POINTS, "LAD-05", man);
}

/* From its hex, from beside it, or from the battlement down onto it: the hex of a ladder is entered
 * by climbing it. */
static gboolean
is_at (const CrState *state, int man, const CrGear *ladder, gboolean *above_out)
{
  const CrMan *it = &state->fighters[man].man;

  *above_out = cr_place_equal (it->place, cr_gear_get_top (ladder));
  return it->post.kind == CR_POST_GROUND &&
         (*above_out || cr_place_equal (it->place, ladder->places[0]) ||
          cr_can_step (state, man, ladder->places[0]));
}

/* MOV-08: nobody else is in its hex. */
static gboolean
is_hex_free (const CrState *state, int man, const CrGear *ladder, CrRefusal *refusal)
{
  int other = cr_state_find_living (state, ladder->places[0], CR_POST_GROUND);

  if (other < 0 || other == man)
    return TRUE;
  refusal->other = other;
  refusal->place = ladder->places[0];
  return cr_refuse (refusal, CR_REFUSAL_OCCUPIED, "MOV-08", man);
}

static gboolean
can_climb (const CrState *state, const CrOrder *order, gboolean *above_out, CrRefusal *refusal)
{
  int man = order->men[0];
  const CrGear *ladder = &state->gear[order->gear];

  if (!cr_verb_can_act (state, order, man, refusal) || !cr_ladder_leaves_free (state, man, refusal))
    return FALSE;
  if (ladder->state != CR_GEAR_UPRIGHT)
    return cr_refuse (refusal, CR_REFUSAL_NOT_UPRIGHT, "LAD-05", man);
  refusal->other = cr_state_find_climber (state, order->gear);
  if (refusal->other >= 0)
    return cr_refuse (refusal, CR_REFUSAL_CLIMBED, "LAD-15", man);
  if (!is_at (state, man, ladder, above_out))
    return cr_refuse (refusal, CR_REFUSAL_NOT_AT_LADDER, "LAD-05", man);
  if (!is_hex_free (state, man, ladder, refusal))
    return FALSE;
  return can_pay (
      state, man, ladder->places[0],
      get_price (state, man, *above_out ? CR_CROSS_OVER_BATTLEMENT : CR_CROSS_AGAINST_WALL),
      refusal);
}

gboolean
cr_verb_climb (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0];
  const CrGear *ladder = &state->gear[order->gear];
  CrFighter *fighter;
  CrEvent *event;
  gboolean above;

  if (ladder->rope)
    return cr_rope_climb (state, order, events, refusal);
  if (!can_climb (state, order, &above, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  fighter = cr_state_change_fighter (state, events, man);
  event = cr_events_add (events, CR_EVENT_CLIMBED, man);
  event->number = order->gear;
  event->from = fighter->man.place;
  event->to = cr_gear_get_top (ladder);
  event->rule = get_rule (state, ladder);
  fighter->man.place = ladder->places[0];
  fighter->man.post = (CrPost){ CR_POST_LADDER_TOP, (gint8) ladder->facing, NULL };
  fighter->points = (gint16) (ends_turn (state, ladder) ? 0 : fighter->points - refusal->cost);
  fighter->deeds |= CR_DEED_MOVED | CR_DEED_CLIMBED;
  return TRUE;
}

void
cr_verb_list_climb (CrState *state, int man, GArray *orders)
{
  CrOrder order = cr_order_new (CR_VERB_CLIMB);
  CrRefusal refusal;

  order.men[0] = (gint16) man;
  order.n_men = 1;
  for (order.gear = 0; man >= 0 && order.gear < (int) state->turn.n_gear; order.gear++)
    if (cr_verb_climb (state, &order, NULL, &refusal))
      g_array_append_val (orders, order);
}

/* The ladder that he is on, -1 for none. */
static int
find_ladder (const CrState *state, int man)
{
  for (guint i = 0; i < state->turn.n_gear; i++)
    if (cr_state_find_climber (state, (int) i) == man)
      return (int) i;
  return -1;
}

static gboolean
leave_ladder (CrState *state,
              const CrOrder *order,
              CrPlace to,
              CrCrossing crossing,
              CrEventKind kind,
              CrEvents *events,
              CrRefusal *refusal)
{
  int man = order->men[0];
  CrFighter *fighter;
  CrEvent *event;

  refusal->other = cr_state_find_living (state, to, CR_POST_GROUND);
  if (refusal->other >= 0) {
    refusal->place = to;
    return cr_refuse (refusal, CR_REFUSAL_OCCUPIED, "MOV-08", man);
  }
  if (!can_pay (state, man, to, get_price (state, man, crossing), refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  fighter = cr_state_change_fighter (state, events, man);
  event = cr_events_add (events, kind, man);
  event->from = fighter->man.place;
  event->to = to;
  event->rule = "LAD-05";
  fighter->man.place = to;
  fighter->man.post = (CrPost){ CR_POST_GROUND, -1, NULL };
  fighter->points = (gint16) (fighter->points - refusal->cost);
  fighter->deeds |= CR_DEED_MOVED;
  return TRUE;
}

gboolean
cr_verb_step (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0], ladder = find_ladder (state, man);

  if (!cr_verb_can_act (state, order, man, refusal))
    return FALSE;
  if (cr_rope_holds (state, man))
    return cr_rope_leave (state, man, TRUE, events, refusal);
  if (ladder < 0)
    return cr_refuse (refusal, CR_REFUSAL_NOT_AT_LADDER, "LAD-05", man);
  return leave_ladder (state, order, cr_gear_get_top (&state->gear[ladder]),
                       CR_CROSS_OVER_BATTLEMENT, CR_EVENT_STEPPED_OVER, events, refusal);
}

gboolean
cr_verb_down (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0], ladder = find_ladder (state, man);

  if (!cr_verb_can_act (state, order, man, refusal))
    return FALSE;
  if (cr_rope_holds (state, man))
    return cr_rope_leave (state, man, FALSE, events, refusal);
  if (ladder < 0)
    return cr_refuse (refusal, CR_REFUSAL_NOT_AT_LADDER, "LAD-05", man);
  return leave_ladder (state, order, state->gear[ladder].places[0], CR_CROSS_AGAINST_WALL,
                       CR_EVENT_CLIMBED_DOWN, events, refusal);
}

void
cr_verb_list_alone (CrState *state, CrVerb verb, CrVerbApply apply, int man, GArray *orders)
{
  CrOrder order = cr_order_new (verb);
  CrRefusal refusal;

  order.men[0] = (gint16) man;
  order.n_men = 1;
  if (man >= 0 && apply (state, &order, NULL, &refusal))
    g_array_append_val (orders, order);
}

void
cr_verb_list_step (CrState *state, int man, GArray *orders)
{
  cr_verb_list_alone (state, CR_VERB_STEP, cr_verb_step, man, orders);
}

void
cr_verb_list_down (CrState *state, int man, GArray *orders)
{
  cr_verb_list_alone (state, CR_VERB_DOWN, cr_verb_down, man, orders);
}
