/* cr-verb-rope.c: grapnels thrown, ropes climbed and cut. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-consequence-private.h"
#include "cr-verb-private.h"

#include <string.h>

static int
count_levels (const CrState *state, const CrGear *rope)
{
  const CrMap *map = cr_state_get_map (state);

  return cr_map_get_level (map, cr_gear_get_top (rope)) - cr_map_get_level (map, rope->places[0]);
}

/* GRP-01, GRP-02: what one crossing of the ruleset's rope costs him. */
static int
get_price (const CrState *state, int man, CrCrossing crossing)
{
  const CrLinkRule *rule = cr_ruleset_find_link (cr_state_get_ruleset (state), "rope");

  return rule != NULL ? rule->cost[crossing][cr_state_get_mover (state, man)].value : CR_IMPASSABLE;
}

/* Of the wall that it hangs on: a battlement or a parapet. */
static CrCrossing
get_top_crossing (const CrState *state, const CrGear *rope)
{
  return cr_map_find_side (cr_state_get_map (state), rope->places[0], (CrDirection) rope->facing,
                           CR_SIDE_BATTLEMENT) != NULL
             ? CR_CROSS_OVER_BATTLEMENT
             : CR_CROSS_OVER_PARAPET;
}

gboolean
cr_rope_holds (const CrState *state, int man)
{
  const CrMan *it = &state->fighters[man].man;

  if (it->post.kind != CR_POST_LADDER && it->post.kind != CR_POST_LADDER_TOP)
    return FALSE;
  for (guint i = 0; i < state->turn.n_gear; i++)
    if (state->gear[i].rope && state->gear[i].state == CR_GEAR_UPRIGHT &&
        cr_place_equal (state->gear[i].places[0], it->place))
      return TRUE;
  return FALSE;
}

/* -1, or what stands or hangs in that hex. */
static int
find_upright (const CrState *state, CrPlace place)
{
  for (guint i = 0; i < state->turn.n_gear; i++)
    if (state->gear[i].state == CR_GEAR_UPRIGHT && cr_place_equal (state->gear[i].places[0], place))
      return (int) i;
  return -1;
}

/* GRP-01: a wall of one level or two, crenellated or with a parapet, and no hoarding. */
static gboolean
can_hook (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  const CrMap *map = cr_state_get_map (state);
  CrDirection side = (CrDirection) order->facing;
  CrPlace foot = order->places[0], top = { foot.floor, cr_hex_neighbour (foot.hex, side) };
  const CrLinkRule *rule = cr_ruleset_find_link (cr_state_get_ruleset (state), "rope");

  refusal->place = top;
  if (cr_map_find_side (map, foot, side, CR_SIDE_BATTLEMENT) == NULL &&
      cr_map_find_side (map, foot, side, CR_SIDE_PARAPET) == NULL)
    return cr_refuse (refusal, CR_REFUSAL_NO_HOLD, "GRP-01", order->men[0]);
  if (cr_map_find_side (map, foot, side, CR_SIDE_HOARDING) != NULL)
    return cr_refuse (refusal, CR_REFUSAL_HOARDED, "GRP-01", order->men[0]);
  if (find_upright (state, foot) >= 0)
    return cr_refuse (refusal, CR_REFUSAL_ROPED, "GRP-01", order->men[0]);
  refusal->cost = cr_map_get_level (map, top) - cr_map_get_level (map, foot);
  refusal->limit = rule != NULL ? rule->reach.value : 0;
  return (refusal->cost >= 1 && refusal->cost <= refusal->limit) ||
         cr_refuse (refusal, CR_REFUSAL_TALL, "GRP-01", order->men[0]);
}

static gboolean
can_throw (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  int man = order->men[0];
  const CrFighter *fighter = &state->fighters[man];

  if (!cr_ruleset_plays (cr_state_get_ruleset (state), "GRP-01"))
    return cr_refuse (refusal, CR_REFUSAL_UNPLAYED, "GRP-01", man);
  if (!cr_verb_can_act (state, order, man, refusal) || !cr_ladder_leaves_free (state, man, refusal))
    return FALSE;
  if (fighter->grapnels == 0)
    return cr_refuse (refusal, CR_REFUSAL_NO_GRAPNEL, "GRP-01", man);
  if (fighter->man.body != CR_MAN_ON_FOOT)
    return cr_refuse (refusal, CR_REFUSAL_NOT_ON_FOOT, "GRP-01", man);
  if (fighter->character->armour)
    return cr_refuse (refusal, CR_REFUSAL_ARMOURED, "GRP-01", man);
  if (fighter->deeds & (CR_DEED_MOVED | CR_DEED_FOUGHT))
    return cr_refuse (refusal, CR_REFUSAL_BUSY, "GRP-01", man);
  refusal->place = order->places[0];
  if (fighter->man.post.kind != CR_POST_GROUND ||
      !cr_place_equal (order->places[0], fighter->man.place)) {
    refusal->other = man;
    return cr_refuse (refusal, CR_REFUSAL_NOT_THERE, "GRP-01", man);
  }
  return can_hook (state, order, refusal);
}

/* Returns: the first name "rope-1", "rope-2", … that no piece of gear has */
static const char *
make_name (const CrState *state)
{
  for (guint i = 1;; i++) {
    g_autofree char *id = g_strdup_printf ("rope-%u", i);

    if (cr_state_find_gear (state, id) < 0)
      return g_intern_string (id);
  }
}

static void
hang_rope (CrState *state, CrEvents *events, const CrOrder *order)
{
  CrGear rope = { .id = make_name (state),
                  .rope = TRUE,
                  .state = CR_GEAR_UPRIGHT,
                  .facing = (guint8) order->facing,
                  .places = { order->places[0], order->places[0] },
                  .bearers = { -1, -1 },
                  .raised = state->turn.played };

  cr_state_change_fighter (state, events, order->men[0])->grapnels--;
  cr_state_add_gear (state, &rope);
}

gboolean
cr_verb_throw (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0], fails;
  CrFighter *fighter;
  CrEvent *event;

  if (!can_throw (state, order, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  fails = cr_state_get_figure (state, refusal->cost > 1 ? CR_FIGURE_GRAPNEL_FAILS_HIGH
                                                        : CR_FIGURE_GRAPNEL_FAILS);
  fighter = cr_state_change_fighter (state, events, man);
  fighter->points = 0;
  fighter->deeds |= CR_DEED_MOVED | CR_DEED_FOUGHT;
  event = cr_events_add (events, CR_EVENT_GRAPNEL_THROWN, man);
  event->to = refusal->place;
  event->rule = "GRP-01";
  event->number = cr_roll (state, event, cr_state_get_figure (state, CR_FIGURE_DIE_SIDES)) > fails;
  if (event->number)
    hang_rope (state, events, order);
  return TRUE;
}

void
cr_verb_list_throw (CrState *state, int man, GArray *orders)
{
  CrOrder order = cr_order_new (CR_VERB_THROW);
  CrRefusal refusal;

  if (man < 0 || state->fighters[man].grapnels == 0)
    return;
  order.men[0] = (gint16) man;
  order.n_men = order.n_places = 1;
  order.places[0] = state->fighters[man].man.place;
  for (order.facing = 0; order.facing < CR_N_DIRECTIONS; order.facing++)
    if (can_throw (state, &order, &refusal))
      g_array_append_val (orders, order);
}

/* GRP-02: how many levels up he is on it: 0 on the ground in its hex, all of them at its top, one
 * more on the wall that it hangs from; -1 elsewhere. */
static int
get_height (const CrState *state, int man, const CrGear *rope)
{
  const CrMan *it = &state->fighters[man].man;

  if (cr_place_equal (it->place, cr_gear_get_top (rope)) && it->post.kind == CR_POST_GROUND)
    return count_levels (state, rope) + 1;
  if (!cr_place_equal (it->place, rope->places[0]))
    return -1;
  if (it->post.kind == CR_POST_LADDER_TOP)
    return count_levels (state, rope);
  return it->post.kind == CR_POST_LADDER ? 1 : it->post.kind == CR_POST_GROUND ? 0 : -1;
}

static CrPost
get_post (const CrState *state, const CrGear *rope, int height)
{
  CrPostKind kind = height == 0                            ? CR_POST_GROUND
                    : height == count_levels (state, rope) ? CR_POST_LADDER_TOP
                                                           : CR_POST_LADDER;

  return (CrPost){ (guint8) kind, kind == CR_POST_GROUND ? -1 : (gint8) rope->facing, NULL };
}

/* Nobody else where he comes to be. */
static gboolean
is_free (const CrState *state, int man, const CrGear *rope, int height, CrRefusal *refusal)
{
  gboolean above = height > count_levels (state, rope);

  refusal->place = above ? cr_gear_get_top (rope) : rope->places[0];
  refusal->other = cr_find_in_hex (state, refusal->place, CR_POST_GROUND);
  return refusal->other < 0 || refusal->other == man ||
         cr_refuse (refusal, CR_REFUSAL_OCCUPIED, "MOV-08", man);
}

/* Moves him on the rope from one height to the next, in levels above its foot. */
static gboolean
go_on_rope (CrState *state,
            int man,
            int gear,
            int from,
            int to,
            CrEventKind kind,
            CrEvents *events,
            CrRefusal *refusal)
{
  const CrGear *rope = &state->gear[gear];
  int levels = count_levels (state, rope);
  gboolean crosses = from > levels || to > levels;
  CrFighter *fighter;
  CrEvent *event;

  if (!is_free (state, man, rope, to, refusal))
    return FALSE;
  refusal->cost = get_price (state, man,
                             crosses     ? get_top_crossing (state, rope)
                             : from > to ? CR_CROSS_DOWN
                                         : CR_CROSS_PLAIN);
  refusal->limit = cr_state_get_open_points (state, man, state->fighters[man].points);
  if (refusal->cost == CR_IMPASSABLE)
    return cr_refuse (refusal, CR_REFUSAL_ARMOURED, "GRP-01", man);
  if (refusal->cost > refusal->limit)
    return cr_refuse (refusal, CR_REFUSAL_POINTS, "GRP-02", man);
  if (events == NULL)
    return TRUE;
  fighter = cr_state_change_fighter (state, events, man);
  event = cr_events_add (events, kind, man);
  event->number = gear;
  event->from = fighter->man.place;
  event->rule = "GRP-02";
  fighter->man.place = to > levels ? cr_gear_get_top (rope) : rope->places[0];
  fighter->man.post =
      to > levels ? (CrPost){ CR_POST_GROUND, -1, NULL } : get_post (state, rope, to);
  event->to = fighter->man.place;
  fighter->points = (gint16) (fighter->points - refusal->cost);
  fighter->deeds |= CR_DEED_MOVED;
  return TRUE;
}

gboolean
cr_rope_climb (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0];
  const CrGear *rope = &state->gear[order->gear];
  int height, levels;

  if (!cr_verb_can_act (state, order, man, refusal))
    return FALSE;
  if (!cr_rope_holds (state, man) && !cr_ladder_leaves_free (state, man, refusal))
    return FALSE;
  if (rope->state != CR_GEAR_UPRIGHT)
    return cr_refuse (refusal, CR_REFUSAL_NOT_AT_LADDER, "GRP-02", man);
  height = get_height (state, man, rope);
  levels = count_levels (state, rope);
  if (height < 0 || height == levels || levels < 1)
    return cr_refuse (refusal, CR_REFUSAL_NOT_AT_LADDER, "GRP-02", man);
  return go_on_rope (state, man, order->gear, height, height > levels ? levels : height + 1,
                     CR_EVENT_ROPE_CLIMBED, events, refusal);
}

gboolean
cr_rope_leave (CrState *state, int man, gboolean up, CrEvents *events, CrRefusal *refusal)
{
  int gear = find_upright (state, state->fighters[man].man.place);
  const CrGear *rope = &state->gear[gear];
  int height = get_height (state, man, rope);

  if (up && height < count_levels (state, rope))
    return cr_refuse (refusal, CR_REFUSAL_NOT_AT_LADDER, "GRP-02", man);
  return go_on_rope (state, man, gear, height, up ? height + 1 : height - 1,
                     up ? CR_EVENT_STEPPED_OVER : CR_EVENT_ROPE_CLIMBED_DOWN, events, refusal);
}

/* GRP-06: by whoever stands on the wall where it is hooked. */
static gboolean
can_cut (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  int man = order->men[0];
  const CrGear *rope = &state->gear[order->gear];

  if (!cr_verb_can_act (state, order, man, refusal) || !cr_ladder_leaves_free (state, man, refusal))
    return FALSE;
  if (!rope->rope)
    return cr_refuse (refusal, CR_REFUSAL_NO_ROPE, "GRP-06", man);
  if (rope->state != CR_GEAR_UPRIGHT || state->fighters[man].man.post.kind != CR_POST_GROUND ||
      !cr_place_equal (state->fighters[man].man.place, cr_gear_get_top (rope)))
    return cr_refuse (refusal, CR_REFUSAL_NOT_AT_LADDER, "GRP-06", man);
  return (state->fighters[man].deeds & (CR_DEED_SHOT | CR_DEED_FOUGHT)) == 0 ||
         cr_refuse (refusal, CR_REFUSAL_DONE, "GRP-06", man);
}

gboolean
cr_verb_cut (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0];
  CrAwaited falls = { .kind = CR_AWAITED_DROP };
  CrEvent *event;

  if (!can_cut (state, order, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  cr_state_change_fighter (state, events, man)->deeds |= CR_DEED_FOUGHT;
  event = cr_events_add (events, CR_EVENT_ROPE_CUT, man);
  event->rule = "GRP-06";
  event->number = cr_roll (state, event, cr_state_get_figure (state, CR_FIGURE_DIE_SIDES)) <=
                  cr_state_get_figure (state, CR_FIGURE_ROPE_CUT);
  if (!event->number)
    return TRUE;
  falls.man = (gint16) cr_state_find_climber (state, order->gear);
  falls.from = state->gear[order->gear].places[0];
  cr_state_change_gear (state, events, order->gear)->state = CR_GEAR_AWAY;
  if (falls.man < 0)
    return TRUE;
  falls.party = state->fighters[falls.man].side;
  cr_decision_await (state, &falls);
  return TRUE;
}

void
cr_verb_list_cut (CrState *state, int man, GArray *orders)
{
  CrOrder order = cr_order_new (CR_VERB_CUT);
  CrRefusal refusal;

  order.men[0] = (gint16) man;
  order.n_men = 1;
  for (order.gear = 0; man >= 0 && order.gear < (int) state->turn.n_gear; order.gear++)
    if (can_cut (state, &order, &refusal))
      g_array_append_val (orders, order);
}

/* GRP-05: -1, or a rope that hangs from where he stands down to that hex, for whom it is to hold.
 */
int
cr_rope_find_down (const CrState *state, int man, CrPlace to)
{
  int gear = find_upright (state, to);
  const CrFighter *fighter = &state->fighters[man];

  return gear >= 0 && state->gear[gear].rope && !fighter->character->armour &&
                 fighter->man.body == CR_MAN_ON_FOOT && fighter->man.post.kind == CR_POST_GROUND &&
                 cr_place_equal (fighter->man.place, cr_gear_get_top (&state->gear[gear])) &&
                 cr_find_in_hex (state, to, CR_POST_GROUND) < 0
             ? gear
             : -1;
}

void
cr_rope_grasp (CrState *state, CrEvents *events, int man, int gear)
{
  const CrGear *rope = &state->gear[gear];
  CrRuleFigure fails = state->fighters[man].health == CR_HEALTH_WOUNDED
                           ? CR_FIGURE_GRASP_FAILS_WOUNDED
                           : CR_FIGURE_GRASP_FAILS;
  CrFighter *fighter = cr_state_change_fighter (state, events, man);
  CrEvent *event = cr_events_add (events, CR_EVENT_ROPE_GRASPED, man);
  int die = cr_roll (state, event, cr_state_get_figure (state, CR_FIGURE_DIE_SIDES));

  event->from = fighter->man.place;
  event->to = rope->places[0];
  event->rule = "GRP-05";
  fighter->man.place = rope->places[0];
  fighter->man.post = get_post (state, rope, count_levels (state, rope));
  if (fighter->man.state == CR_MAN_KNEELING)
    fighter->man.state = CR_MAN_STANDING;
  if (die <= cr_state_get_figure (state, fails))
    cr_kill_man (state, events, man, "GRP-05");
}
