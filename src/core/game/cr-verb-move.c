/* cr-verb-move.c: walking among men. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-blaze-private.h"
#include "cr-deck-private.h"
#include "cr-ride-private.h"
#include "cr-verb-private.h"

/* MOV-08: one living man a hex at the end of the movement. */
static gboolean
can_stop (const CrState *state,
          int man,
          CrPlace place,
          CrPostKind post,
          int facing,
          CrRefusal *refusal)
{
  refusal->place = place;
  if (!cr_hamstring_is_hidden (state, man, place, refusal) ||
      !cr_loader_lets_go (state, man, place, refusal))
    return FALSE;
  refusal->other = cr_find_in_hex (state, place, post);
  if (refusal->other == man && cr_place_equal (place, state->fighters[man].man.place) &&
      (facing < 0 || facing == cr_fighter_get_facing (&state->fighters[man])))
    return cr_refuse (refusal, CR_REFUSAL_SAME, NULL, man);
  if (refusal->other == man)
    refusal->other = cr_ride_find_other (state, man, place);
  if (refusal->other < 0)
    return TRUE;
  return cr_state_are_foes (state, man, refusal->other)
             ? cr_refuse (refusal, CR_REFUSAL_ENEMY, "MOV-03", man)
             : cr_refuse (refusal, CR_REFUSAL_OCCUPIED, "MOV-08", man);
}

static gboolean
is_moving (const CrState *state, CrPlace place)
{
  const CrTerrainKind *kind =
      cr_scene_get_terrain (cr_castle_get_scene (cr_state_get_castle (state)), place);

  return kind != NULL && kind->moving;
}

/* WAG-02, or whatever of the castle bars his way. */
static gboolean
refuse_way (const CrState *state, int man, CrRefusal *refusal)
{
  gboolean moves =
      is_moving (state, state->fighters[man].man.place) != is_moving (state, refusal->place);

  return cr_refuse (refusal, CR_REFUSAL_NO_WAY, moves ? "WAG-02" : "MOV-04", man);
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
  const char *burns;

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
  burns = cr_blaze_bars (state, place, (CrPostKind) post);
  if (burns != NULL)
    return cr_refuse (refusal, CR_REFUSAL_MEN_BAR, burns, man);
  alone = cr_state_get_reach_alone (state, man);
  return cr_reach_get_cost_on (alone, place, post) != CR_IMPASSABLE
             ? cr_refuse (refusal, CR_REFUSAL_MEN_BAR, fighter->stalks < 0 ? "MOV-03" : "HAM-01",
                          man)
             : refuse_way (state, man, refusal);
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

/* @had: points at the beginning of the order
 * @facing: to end with, -1 for any
 * @ends: he is to stop there */
typedef struct {
  CrPlace to;
  CrPostKind post;
  int had, facing;
  gboolean ends;
} Leg;

/* A way of more steps than there is room for ends before its end. */
static void
add_steps (const CrState *state, const CrReach *reach, const Leg *leg, int facing, CrWay *way)
{
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrStep));
  const CrWays *ways = cr_castle_get_ways (cr_state_get_castle (state));

  if (cr_reach_is_ridden (reach))
    cr_reach_get_path_facing (reach, leg->to, (CrDirection) facing, steps);
  else
    cr_reach_get_path_on (reach, leg->to, leg->post, steps);
  for (guint i = 0; i < steps->len && way->n < CR_MAX_WAY; i++) {
    const CrStep *step = &g_array_index (steps, CrStep, i);

    way->stands[way->n] = cr_ways_index_on (ways, step->to, step->to_post);
    way->costs[way->n++] = (guint8) step->cost;
  }
}

/* With which facing a rider gets there, at the end of his way so that he can stand; 0 for who has
 * none. */
static int
find_facing (CrState *state, int man, const CrReach *reach, CrPlace to, int facing, gboolean ends)
{
  if (!cr_reach_is_ridden (reach))
    return 0;
  return ends ? cr_ride_find_end (state, man, reach, to, facing) : cr_reach_find_facing (reach, to);
}

/* He could stand there so with more points, or never. */
static gboolean
refuse_facing (CrState *state, int man, const Leg *leg, CrRefusal *refusal)
{
  g_autoptr (CrReach) reach = cr_state_get_reach (state, man, -1);
  int facing = cr_ride_find_end (state, man, reach, leg->to, leg->facing);

  if (facing < 0)
    return cr_refuse (refusal, CR_REFUSAL_NO_ROOM, "CHR-04", man);
  refusal->cost = cr_reach_get_cost_facing (reach, leg->to, (CrDirection) facing) + leg->had -
                  state->fighters[man].points;
  refusal->limit = leg->had;
  return cr_refuse (refusal, CR_REFUSAL_POINTS, "MOV-01", man);
}

static void
arrive_at (CrFighter *fighter, CrPlace to, CrPostKind post, int facing)
{
  fighter->man.place = to;
  fighter->man.post = (CrPost){ (guint8) post, -1, NULL };
  if (cr_fighter_rides (fighter))
    fighter->man.rear = (gint8) cr_direction_opposite ((CrDirection) facing);
}

/* One leg of the way: moves him and takes his points, of which he had so many at first. */
static gboolean
walk_leg (CrState *state, int man, const Leg *leg, CrWay *way, CrRefusal *refusal)
{
  CrFighter *fighter = &state->fighters[man];
  g_autoptr (CrReach) reach = cr_state_get_reach (state, man, fighter->points);
  int cost = cr_reach_get_cost_on (reach, leg->to, leg->post);
  int facing;

  refusal->place = leg->to;
  if (cost == CR_IMPASSABLE)
    return refuse_reach (state, man, leg->had - fighter->points, leg->post, refusal);
  facing = find_facing (state, man, reach, leg->to, leg->facing, leg->ends);
  if (facing < 0)
    return refuse_facing (state, man, leg, refusal);
  if (cr_reach_is_ridden (reach))
    cost = cr_reach_get_cost_facing (reach, leg->to, (CrDirection) facing);
  if (way != NULL)
    add_steps (state, reach, leg, facing, way);
  fighter->points = (gint16) (fighter->points - cost);
  arrive_at (fighter, leg->to, leg->post, facing);
  return TRUE;
}

/* By every place of the order and to its first. What was worked out of the men holds while he is on
 * his way, for he does not stand in his own. */
static gboolean
walk_legs (CrState *state, const CrOrder *order, CrWay *way, CrRefusal *refusal)
{
  int man = order->men[0];
  Leg leg = { .had = state->fighters[man].points, .facing = -1 };

  for (int i = 1; i < order->n_places; i++) {
    leg.to = order->places[i];
    if (!walk_leg (state, man, &leg, way, refusal))
      return FALSE;
  }
  leg.to = order->places[0];
  leg.post = (CrPostKind) order->post.kind;
  leg.facing = order->facing;
  leg.ends = TRUE;
  return walk_leg (state, man, &leg, way, refusal);
}

/* MOV-08: the horse that he leads ends in the last two hexes of his way. */
static gboolean
brings_horse (const CrState *state, int man, const CrWay *way, CrRefusal *refusal)
{
  const CrWays *ways = cr_castle_get_ways (cr_state_get_castle (state));
  const CrFighter *horse = &state->fighters[state->fighters[man].horse];
  CrPlace head = cr_ways_place (ways, way->stands[way->n - 2]);
  CrPlace rump = way->n > 2 ? cr_ways_place (ways, way->stands[way->n - 3]) : horse->man.place;

  refusal->place = head;
  for (guint i = 0; i < state->turn.n_fighters; i++) {
    const CrFighter *other = &state->fighters[i];

    if ((int) i != man && other != horse && cr_fighter_is_living (other) &&
        (cr_fighter_covers (other, head) || cr_fighter_covers (other, rump)))
      return cr_refuse (refusal, CR_REFUSAL_OCCUPIED, "MOV-08", refusal->other = (int) i);
  }
  return cr_ride_can_span (state, head, cr_hex_direction_to (rump.hex, head.hex)) ||
         cr_refuse (refusal, CR_REFUSAL_NO_ROOM, "CHR-04", man);
}

static gboolean
meets_stakes (const CrState *state, int man, const CrWay *way)
{
  const CrWays *ways = cr_castle_get_ways (cr_state_get_castle (state));

  for (int i = 1; cr_fighter_rides (&state->fighters[man]) && i < way->n; i++)
    if (cr_ride_meets_stakes (state, cr_ways_place (ways, way->stands[i - 1]),
                              cr_ways_place (ways, way->stands[i])))
      return TRUE;
  return FALSE;
}

/* Leaves him where he is, and gets him as he will be. */
static gboolean
find_way (CrState *state, const CrOrder *order, CrWay *way, CrFighter *after, CrRefusal *refusal)
{
  int man = order->men[0];
  CrFighter before = state->fighters[man];
  gboolean found = walk_legs (state, order, way, refusal);

  *after = state->fighters[man];
  state->fighters[man] = before;
  return found && (!cr_fighter_leads (&before) || brings_horse (state, man, way, refusal));
}

/* The bound of a search for any way: more than a way can cost. */
#define CR_MAX_POINTS 200

/* Whether he gets there with the points that he has. */
static gboolean
has_spot (CrState *state, const CrOrder *order, GArray *spots, CrDeckSpot *spot_out)
{
  cr_deck_reach (state, order->men[0], spots);
  for (guint i = 0; i < spots->len; i++) {
    *spot_out = g_array_index (spots, CrDeckSpot, i);
    if (cr_place_equal (spot_out->place, order->places[0]) &&
        spot_out->post.kind == order->post.kind &&
        g_strcmp0 (spot_out->post.part, order->post.part) == 0)
      return TRUE;
  }
  return FALSE;
}

/* TWR-06, TWR-17: onto a siege tower, about it and off it. */
static gboolean
find_spot (CrState *state, const CrOrder *order, CrDeckSpot *spot_out, CrRefusal *refusal)
{
  g_autoptr (GArray) spots = g_array_new (FALSE, FALSE, sizeof (CrDeckSpot));
  int man = order->men[0];
  CrFighter *fighter = &state->fighters[man];
  gboolean dear;

  refusal->place = order->places[0];
  refusal->other = cr_state_find_on (state, order->places[0], order->post);
  if (refusal->other == man)
    return cr_refuse (refusal, CR_REFUSAL_SAME, NULL, man);
  if (refusal->other >= 0)
    return cr_refuse (refusal, CR_REFUSAL_OCCUPIED, "MOV-08", man);
  if (has_spot (state, order, spots, spot_out))
    return TRUE;
  refusal->limit = fighter->points;
  fighter->points = CR_MAX_POINTS;
  dear = has_spot (state, order, spots, spot_out);
  fighter->points = (gint16) refusal->limit;
  refusal->cost = spot_out->cost;
  return dear ? cr_refuse (refusal, CR_REFUSAL_POINTS, "MOV-01", man)
              : cr_refuse (refusal, CR_REFUSAL_NO_WAY, "TWR-06", man);
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
  gboolean due = cr_reaction_is_due (state) || cr_fighter_leads (&before) ||
                 cr_trees_are_at (state, before.man.place) ||
                 cr_trees_are_at (state, order->places[0]);
  gboolean by_steps = due || before.horse >= 0;
  CrWay way = begin_way (state, man);
  CrEvent *event;

  if (!cr_verb_can_act (state, order, man, refusal) || !cr_ladder_leaves_free (state, man, refusal))
    return FALSE;
  if (is_of_tower (state, order) && before.horse >= 0)
    return cr_refuse (refusal, CR_REFUSAL_NO_WAY, "TWR-06", man);
  if (is_of_tower (state, order))
    return move_on_tower (state, order, events, refusal);
  if (!can_stop (state, man, order->places[0], (CrPostKind) order->post.kind, order->facing,
                 refusal) ||
      !find_way (state, order, by_steps ? &way : NULL, &after, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  if (due || meets_stakes (state, man, &way)) {
    cr_state_change_turn (state)->way = way;
    cr_reaction_await_way (state, man);
    return TRUE;
  }
  after.deeds |= CR_DEED_MOVED;
  *cr_state_change_fighter (state, events, man) = after;
  event = cr_events_add (events, CR_EVENT_MOVED, man);
  event->from = before.man.place;
  event->to = after.man.place;
  event->facing = (gint8) cr_fighter_get_facing (&after);
  event->number = before.points - after.points;
  return TRUE;
}

static void
add_move (CrState *state,
          int man,
          const CrReach *reach,
          CrPlace place,
          CrPostKind post,
          GArray *orders)
{
  CrOrder order = cr_order_new (CR_VERB_MOVE);
  CrRefusal refusal;

  if (!can_stop (state, man, place, post, -1, &refusal) ||
      find_facing (state, man, reach, place, -1, TRUE) < 0)
    return;
  order.men[0] = (gint16) man;
  order.n_men = order.n_places = 1;
  order.places[0] = place;
  order.post.kind = (guint8) post;
  if (!cr_fighter_leads (&state->fighters[man]) || cr_verb_move (state, &order, NULL, &refusal))
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
    if (!is_of_tower (state, &order)) /* through it and off again: by two orders */
      continue;
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
  if (state->fighters[man].horse < 0)
    list_on_tower (state, man, orders);
  if (state->fighters[man].man.post.kind == CR_POST_TOWER)
    return;
  reach = cr_state_get_reach (state, man, state->fighters[man].points);
  ways = cr_castle_get_ways (cr_state_get_castle (state));
  for (int i = 0; i < cr_ways_n_places (ways); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (posts); j++)
      if (cr_reach_get_cost_on (reach, cr_ways_place (ways, i), posts[j]) != CR_IMPASSABLE)
        add_move (state, man, reach, cr_ways_place (ways, i), posts[j], orders);
}

/* TWR-06: on his own part of the tower, else on that which is the cheapest to get to. */
static CrPost
find_part (CrState *state, int man, CrPlace place)
{
  g_autoptr (GArray) spots = g_array_new (FALSE, FALSE, sizeof (CrDeckSpot));
  CrPost here = state->fighters[man].man.post, post = { CR_POST_GROUND, -1, NULL };
  int best = G_MAXINT;

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

CrPost
cr_game_find_post (CrState *state, int man, CrPlace place)
{
  g_autoptr (CrReach) reach = NULL;

  if (state->fighters[man].man.post.kind == CR_POST_TOWER || cr_deck_covers (state, place))
    return find_part (state, man, place);
  reach = cr_state_get_reach (state, man, state->fighters[man].points);
  return (CrPost){ (guint8) cr_reach_find_post (reach, place), -1, NULL };
}
