/* cr-verb-move.c: walking among men. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-consequence-private.h"
#include "cr-deck-private.h"
#include "cr-verb-private.h"

/* MOV-08: one living man a hex at the end of the movement. */
static gboolean
can_stop (const CrState *state, int man, CrPlace place, CrPostKind post, CrRefusal *refusal)
{
  refusal->place = place;
  refusal->other = cr_find_in_hex (state, place, post);
  if (refusal->other == man)
    return cr_refuse (refusal, CR_REFUSAL_SAME, NULL, man);
  if (refusal->other < 0)
    return TRUE;
  return cr_state_are_foes (state, man, refusal->other)
             ? cr_refuse (refusal, CR_REFUSAL_ENEMY, "MOV-03", man)
             : cr_refuse (refusal, CR_REFUSAL_OCCUPIED, "MOV-08", man);
}

/* Why a place is out of reach: his points, of which he has spent some on his way, the men who stand
 * there, or the castle. */
static gboolean
refuse_reach (CrState *state, int man, int spent, CrPostKind post, CrRefusal *refusal)
{
  const CrFighter *fighter = &state->fighters[man];
  CrPlace place = refusal->place;
  g_autoptr (CrReach) among = cr_state_get_reach (state, man, -1);
  g_autoptr (CrReach) alone = NULL;

  refusal->cost = cr_reach_get_cost_on (among, place, post) + spent;
  refusal->limit = fighter->points + spent;
  if (cr_reach_get_cost_on (among, place, post) != CR_IMPASSABLE) {
    if (refusal->cost <= refusal->limit)
      refusal->limit = cr_state_get_open_points (state, man, fighter->points) + spent;
    return cr_refuse (refusal, CR_REFUSAL_POINTS,
                      refusal->limit < fighter->points + spent ? "MOV-12" : "MOV-01", man);
  }
  if (!cr_map_has_place (cr_state_get_map (state), place))
    return cr_refuse (refusal, CR_REFUSAL_NO_HEX, "MOV-04", man);
  if (cr_state_count_bodies (state, place) >= cr_state_get_figure (state, CR_FIGURE_BODIES_BAR))
    return cr_refuse (refusal, CR_REFUSAL_BODIES, "MOV-07", man);
  alone = cr_state_get_reach_alone (state, man);
  return cr_reach_get_cost_on (alone, place, post) != CR_IMPASSABLE
             ? cr_refuse (refusal, CR_REFUSAL_MEN_BAR, "MOV-03", man)
             : cr_refuse (refusal, CR_REFUSAL_NO_WAY, "MOV-04", man);
}

static CrWay
begin_way (const CrState *state, int man)
{
  const CrMan *it = &state->fighters[man].man;

  return (CrWay){ .at = 1,
                  .n = 1,
                  .stands = { cr_ways_index_on (cr_castle_get_ways (cr_state_get_castle (state)),
                                                it->place, (CrPostKind) it->post.kind) } };
}

/* A way of more steps than there is room for ends before its end. */
static void
add_steps (const CrState *state, const CrReach *reach, CrPlace to, CrPostKind post, CrWay *way)
{
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrStep));
  const CrWays *ways = cr_castle_get_ways (cr_state_get_castle (state));

  cr_reach_get_path_on (reach, to, post, steps);
  for (guint i = 0; i < steps->len && way->n < CR_MAX_WAY; i++) {
    const CrStep *step = &g_array_index (steps, CrStep, i);

    way->stands[way->n] = cr_ways_index_on (ways, step->to, step->to_post);
    way->costs[way->n++] = (guint8) (cr_reach_get_cost_on (reach, step->to, step->to_post) -
                                     cr_reach_get_cost_on (reach, step->from, step->from_post));
  }
}

/* One leg of the way: moves him and takes his points, of which he had so many at first. */
static gboolean
walk_leg (CrState *state,
          int man,
          int had,
          CrPlace to,
          CrPostKind post,
          CrWay *way,
          CrRefusal *refusal)
{
  CrFighter *fighter = &state->fighters[man];
  g_autoptr (CrReach) reach = cr_state_get_reach (state, man, fighter->points);
  int cost = cr_reach_get_cost_on (reach, to, post);

  refusal->place = to;
  if (cost == CR_IMPASSABLE)
    return refuse_reach (state, man, had - fighter->points, post, refusal);
  if (way != NULL)
    add_steps (state, reach, to, post, way);
  fighter->points = (gint16) (fighter->points - cost);
  fighter->man.place = to;
  fighter->man.post = (CrPost){ (guint8) post, -1, NULL };
  return TRUE;
}

/* By every place of the order and to its first. What was worked out of the men holds while he is on
 * his way, for he does not stand in his own. */
static gboolean
walk_legs (CrState *state, const CrOrder *order, CrWay *way, CrRefusal *refusal)
{
  int man = order->men[0], had = state->fighters[man].points;

  for (int i = 1; i < order->n_places; i++)
    if (!walk_leg (state, man, had, order->places[i], CR_POST_GROUND, way, refusal))
      return FALSE;
  return walk_leg (state, man, had, order->places[0], (CrPostKind) order->post.kind, way, refusal);
}

/* TWR-06, TWR-17: onto a siege tower, about it and off it. */
static gboolean
find_spot (CrState *state, const CrOrder *order, CrDeckSpot *spot_out, CrRefusal *refusal)
{
  g_autoptr (GArray) spots = g_array_new (FALSE, FALSE, sizeof (CrDeckSpot));
  int man = order->men[0];

  refusal->place = order->places[0];
  refusal->other = cr_state_find_on (state, order->places[0], order->post);
  if (refusal->other == man)
    return cr_refuse (refusal, CR_REFUSAL_SAME, NULL, man);
  if (refusal->other >= 0)
    return cr_refuse (refusal, CR_REFUSAL_OCCUPIED, "MOV-08", man);
  cr_deck_reach (state, man, spots);
  for (guint i = 0; i < spots->len; i++) {
    *spot_out = g_array_index (spots, CrDeckSpot, i);
    if (cr_place_equal (spot_out->place, order->places[0]) &&
        spot_out->post.kind == order->post.kind &&
        g_strcmp0 (spot_out->post.part, order->post.part) == 0)
      return TRUE;
  }
  return cr_refuse (refusal, CR_REFUSAL_NO_WAY, "TWR-06", man);
}

static gboolean
move_on_tower (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0];
  CrDeckSpot spot = { .cost = 0 };
  CrFighter *fighter;
  CrEvent *event;

  if (!find_spot (state, order, &spot, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  fighter = cr_state_change_fighter (state, events, man);
  event = cr_events_add (events,
                         spot.post.kind == CR_POST_TOWER ? CR_EVENT_BOARDED : CR_EVENT_MOVED, man);
  event->from = fighter->man.place;
  event->to = spot.place;
  event->number = spot.cost;
  event->code = spot.post.part;
  event->rule = spot.rule;
  fighter->man.place = spot.place;
  fighter->man.post = spot.post;
  fighter->points = (gint16) (fighter->points - spot.cost);
  fighter->deeds |= CR_DEED_MOVED;
  cr_reaction_await_fire (state, man);
  return TRUE;
}

static gboolean
is_of_tower (const CrState *state, const CrOrder *order)
{
  return order->post.kind == CR_POST_TOWER ||
         state->fighters[order->men[0]].man.post.kind == CR_POST_TOWER;
}

gboolean
cr_verb_move (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0];
  CrFighter before = state->fighters[man], after;
  gboolean by_steps =
      events != NULL && (cr_reaction_is_due (state) || cr_trees_are_at (state, before.man.place) ||
                         cr_trees_are_at (state, order->places[0]));
  CrWay way = begin_way (state, man);
  CrEvent *event;

  if (!cr_verb_can_act (state, order, man, refusal) || !cr_ladder_leaves_free (state, man, refusal))
    return FALSE;
  if (is_of_tower (state, order))
    return move_on_tower (state, order, events, refusal);
  if (!can_stop (state, man, order->places[0], (CrPostKind) order->post.kind, refusal))
    return FALSE;
  if (!walk_legs (state, order, by_steps ? &way : NULL, refusal)) {
    state->fighters[man] = before;
    return FALSE;
  }
  after = state->fighters[man];
  state->fighters[man] = before;
  if (events == NULL)
    return TRUE;
  if (by_steps) {
    cr_state_change_turn (state)->way = way;
    cr_reaction_await_way (state, man);
    return TRUE;
  }
  after.deeds |= CR_DEED_MOVED;
  *cr_state_change_fighter (state, events, man) = after;
  event = cr_events_add (events, CR_EVENT_MOVED, man);
  event->from = before.man.place;
  event->to = after.man.place;
  event->number = before.points - after.points;
  return TRUE;
}

static void
add_move (CrState *state, int man, CrPlace place, CrPostKind post, GArray *orders)
{
  CrOrder order = cr_order_new (CR_VERB_MOVE);
  CrRefusal refusal;

  if (!can_stop (state, man, place, post, &refusal))
    return;
  order.men[0] = (gint16) man;
  order.n_men = order.n_places = 1;
  order.places[0] = place;
  order.post.kind = (guint8) post;
  g_array_append_val (orders, order);
}

static void
list_on_tower (CrState *state, int man, GArray *orders)
{
  g_autoptr (GArray) spots = g_array_new (FALSE, FALSE, sizeof (CrDeckSpot));
  CrOrder order = cr_order_new (CR_VERB_MOVE);

  order.men[0] = (gint16) man;
  order.n_men = order.n_places = 1;
  cr_deck_reach (state, man, spots);
  for (guint i = 0; i < spots->len; i++) {
    const CrDeckSpot *spot = &g_array_index (spots, CrDeckSpot, i);

    order.places[0] = spot->place;
    order.post = spot->post;
    if (cr_state_find_on (state, spot->place, spot->post) < 0)
      g_array_append_val (orders, order);
  }
}

void
cr_verb_list_move (CrState *state, int man, GArray *orders)
{
  static const CrPostKind posts[] = { CR_POST_GROUND, CR_POST_HOARDING };
  CrRefusal refusal;
  g_autoptr (CrReach) reach = NULL;
  const CrWays *ways;

  if (man < 0 || !cr_verb_can_act (state, NULL, man, &refusal) ||
      !cr_ladder_leaves_free (state, man, &refusal))
    return;
  list_on_tower (state, man, orders);
  if (state->fighters[man].man.post.kind == CR_POST_TOWER)
    return;
  reach = cr_state_get_reach (state, man, state->fighters[man].points);
  ways = cr_castle_get_ways (cr_state_get_castle (state));
  for (int i = 0; i < cr_ways_n_places (ways); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (posts); j++)
      if (cr_reach_get_cost_on (reach, cr_ways_place (ways, i), posts[j]) != CR_IMPASSABLE)
        add_move (state, man, cr_ways_place (ways, i), posts[j], orders);
}

CrPost
cr_game_find_post (CrState *state, int man, CrPlace place)
{
  g_autoptr (GArray) spots = g_array_new (FALSE, FALSE, sizeof (CrDeckSpot));
  CrPost here = state->fighters[man].man.post, post = { CR_POST_GROUND, -1, NULL };
  int best = G_MAXINT;

  if (here.kind != CR_POST_TOWER && !cr_deck_covers (state, place))
    return post;
  cr_deck_reach (state, man, spots);
  for (guint i = 0; i < spots->len; i++) {
    const CrDeckSpot *spot = &g_array_index (spots, CrDeckSpot, i);
    gboolean same = g_strcmp0 (spot->post.part, here.part) == 0;

    if (!cr_place_equal (spot->place, place) || spot->cost == 0 || (!same && spot->cost >= best))
      continue;
    post = spot->post;
    best = same ? 0 : spot->cost;
  }
  return post;
}
