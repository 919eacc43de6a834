/* cr-ride.c: riders and horses. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ride-private.h"

#include "cr-verb-private.h"

int
cr_ride_find_other (const CrState *state, int man, CrPlace place)
{
  for (guint i = 0; i < state->turn.n_fighters; i++) {
    const CrFighter *other = &state->fighters[i];

    if ((int) i != man && cr_fighter_is_living (other) &&
        (other->man.post.kind == CR_POST_GROUND || other->man.post.kind == CR_POST_LADDER_TOP) &&
        cr_fighter_covers (other, place))
      return (int) i;
  }
  return -1;
}

int
cr_ride_find_in_way (const CrState *state, int man, CrPlace place)
{
  return state->fighters[man].man.rear >= 0 ? cr_ride_find_other (state, man, place)
                                            : cr_find_in_way (state, man, place);
}

static CrPlace
get_rump (CrPlace head, CrDirection facing)
{
  return cr_place_neighbour (head, cr_direction_opposite (facing));
}

static gboolean
is_walled (const CrMap *map, CrPlace place, CrDirection side)
{
  return cr_map_find_side (map, place, side, CR_SIDE_LOW_WALL) != NULL;
}

gboolean
cr_ride_can_span (const CrState *state, CrPlace head, CrDirection facing)
{
  CrCastle *castle = cr_state_get_castle (state);
  int mover = cr_ruleset_find_mover (cr_state_get_ruleset (state), CR_MOVER_MOUNTED);
  CrPlace rump = get_rump (head, facing);

  return cr_map_has_place (cr_castle_get_map (castle), head) &&
         cr_map_has_place (cr_castle_get_map (castle), rump) &&
         !is_walled (cr_castle_get_map (castle), rump, facing) &&
         cr_ways_can_step (cr_castle_get_ways (castle), rump, head, mover) &&
         cr_ways_can_step (cr_castle_get_ways (castle), head, rump, mover);
}

gboolean
cr_ride_can_stand (const CrState *state,
                   int man,
                   CrPlace head,
                   CrDirection facing,
                   CrRefusal *refusal)
{
  const CrPlace hexes[] = { head, get_rump (head, facing) };

  for (gsize i = 0; i < G_N_ELEMENTS (hexes); i++) {
    refusal->place = hexes[i];
    refusal->other = cr_ride_find_other (state, man, hexes[i]);
    if (refusal->other >= 0)
      return cr_refuse (refusal, CR_REFUSAL_OCCUPIED, "MOV-08", man);
  }
  refusal->place = head;
  return cr_ride_can_span (state, head, facing) ||
         cr_refuse (refusal, CR_REFUSAL_NO_ROOM, "CHR-04", man);
}

int
cr_ride_find_end (const CrState *state, int man, const CrReach *reach, CrPlace head, int facing)
{
  int best = -1, least = G_MAXINT;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    int cost = cr_reach_get_cost_facing (reach, head, d);
    CrRefusal refusal;

    if ((facing >= 0 && (int) d != facing) || cost == CR_IMPASSABLE || cost >= least ||
        !cr_ride_can_stand (state, man, head, d, &refusal))
      continue;
    best = (int) d;
    least = cost;
  }
  return best;
}

int
cr_game_find_facing (const CrState *state, int man, const CrReach *reach, CrPlace place)
{
  return cr_ride_find_end (state, man, reach, place, -1);
}

static int
turn_between (int a, int b)
{
  int turn = ABS (a - b);

  return MIN (turn, CR_N_DIRECTIONS - turn);
}

CrPlace
cr_ride_get_nearer (const CrMan *man, CrPlace to)
{
  CrPlace rump = man->place;

  if (man->rear < 0)
    return rump;
  rump.hex = cr_hex_neighbour (rump.hex, (CrDirection) man->rear);
  return cr_hex_distance (rump.hex, to.hex) < cr_hex_distance (man->place.hex, to.hex) ? rump
                                                                                       : man->place;
}

gboolean
cr_ride_pace (const CrMan *man, CrPlace to, CrMan *after_out)
{
  CrPlace from = cr_ride_get_nearer (man, to);
  int direction;

  *after_out = *man;
  after_out->place = to;
  if (man->rear < 0)
    return TRUE;
  if (to.floor != from.floor || cr_hex_distance (from.hex, to.hex) != 1)
    return FALSE;
  direction = (int) cr_hex_direction_to (from.hex, to.hex);
  if (cr_place_equal (from, man->place)) {
    after_out->rear = (gint8) cr_direction_opposite ((CrDirection) direction);
    return turn_between (direction, man->rear) > 1;
  }
  after_out->place = from;
  after_out->rear = (gint8) direction;
  return turn_between (direction, man->rear) <= 1;
}

int
cr_ride_measure (const CrMan *man, CrPlace from)
{
  CrHex rump =
      man->rear < 0 ? man->place.hex : cr_hex_neighbour (man->place.hex, (CrDirection) man->rear);

  return cr_hex_distance (man->place.hex, from.hex) + cr_hex_distance (rump, from.hex);
}

/* CHR-04: the horse that he leads comes after him. */
static void
follow_leader (CrState *state, CrEvents *events, int man, CrPlace was)
{
  CrFighter *horse = cr_state_change_fighter (state, events, state->fighters[man].horse);

  horse->man.rear = (gint8) cr_hex_direction_to (was.hex, horse->man.place.hex);
  horse->man.place = was;
}

void
cr_ride_step (CrState *state, CrEvents *events, int man, CrPlace to)
{
  CrFighter *fighter = cr_state_change_fighter (state, events, man);
  CrPlace was = fighter->man.place;

  fighter->man.place = to;
  if (fighter->man.rear >= 0) {
    int facing =
        cr_ride_get_facing (cr_fighter_get_facing (fighter), cr_hex_direction_to (was.hex, to.hex));

    fighter->man.rear = (gint8) cr_direction_opposite ((CrDirection) facing);
  } else if (fighter->horse >= 0)
    follow_leader (state, events, man, was);
}

/* Rider and horse part: each is on its own from here on. */
static void
part_from_horse (CrState *state, CrEvents *events, int man)
{
  CrFighter *rider = cr_state_change_fighter (state, events, man);
  CrFighter *horse = cr_state_change_fighter (state, events, rider->horse);

  if (cr_fighter_rides (rider)) {
    horse->here = TRUE;
    horse->side = rider->side;
    horse->man.side = rider->man.side;
    horse->man.place = rider->man.place;
    horse->man.rear = rider->man.rear;
    rider->man.body = CR_MAN_ON_FOOT;
    rider->man.rear = -1;
  }
  horse->horse = rider->horse = -1;
}

void
cr_ride_leave (CrState *state, CrEvents *events, int man)
{
  if (state->fighters[man].horse >= 0)
    part_from_horse (state, events, man);
}

void
cr_ride_let_go (CrState *state, CrEvents *events, int man)
{
  const CrFighter *fighter = &state->fighters[man];
  int leader = cr_fighter_is_animal (fighter) ? fighter->horse : man;
  CrEvent *event;

  if (leader < 0 || !cr_fighter_leads (&state->fighters[leader]))
    return;
  event = cr_events_add (events, CR_EVENT_LET_GO, leader);
  event->other = state->fighters[leader].horse;
  event->rule = "CHR-03";
  part_from_horse (state, events, leader);
}

gboolean
cr_ride_can_alight (const CrState *state, int man, CrPlace from, CrPlace to)
{
  const CrRuleset *ruleset = cr_state_get_ruleset (state);
  int mover =
      cr_ruleset_find_mover (ruleset, state->fighters[man].character->armour ? "armoured" : "foot");

  return !cr_state_get_burden (state, man, to).bars &&
         cr_ways_step (cr_castle_get_ways (cr_state_get_castle (state)), from, to, MAX (mover, 0))
                 .cost != CR_IMPASSABLE;
}

static void
kill_horse (CrState *state, CrEvents *events, int horse)
{
  CrFighter *fighter = cr_state_change_fighter (state, events, horse);

  fighter->health = CR_HEALTH_DEAD;
  fighter->man.state = CR_MAN_DEAD;
}

void
cr_ride_fall (CrState *state, CrEvents *events, int man)
{
  int horse = state->fighters[man].horse;
  CrFighter *fighter;
  CrEvent *event;

  part_from_horse (state, events, man);
  kill_horse (state, events, horse);
  fighter = cr_state_change_fighter (state, events, man);
  fighter->points = 0;
  event = cr_events_add (events, CR_EVENT_UNHORSED, man);
  event->other = (gint16) horse;
  event->rule = "CHR-03";
}

void
cr_ride_harm (CrState *state, CrEvents *events, int man, const CrTableResult *result)
{
  if (result->unhorsed && cr_fighter_rides (&state->fighters[man]))
    cr_ride_fall (state, events, man);
  if (result->unhorsed && cr_fighter_is_animal (&state->fighters[man]))
    cr_kill_man (state, events, man, "CHR-03");
  else
    cr_harm_man (state, events, man, result->harm);
}

gboolean
cr_ride_meets_stakes (const CrState *state, CrPlace from, CrPlace to)
{
  CrCastle *castle = cr_state_get_castle (state);
  const CrTerrainKind *kind = cr_scene_get_terrain (cr_castle_get_scene (castle), to);
  int mover = cr_ruleset_find_mover (cr_state_get_ruleset (state), CR_MOVER_MOUNTED);

  return kind != NULL && kind->front.value > 0 &&
         cr_ruleset_plays (cr_state_get_ruleset (state), "STA-02") &&
         g_strcmp0 (cr_ways_step (cr_castle_get_ways (castle), from, to, mover).rule, "STA-01") ==
             0;
}

void
cr_ride_test_stakes (CrState *state, CrEvents *events, int man)
{
  const CrTable *table = cr_ruleset_find_table (cr_state_get_ruleset (state), "onto-stakes");
  const CrFighter *fighter = &state->fighters[man];
  gboolean less = cr_fighter_rides (fighter) && fighter->character->armour;
  const CrTableResult *result;
  CrEvent *event;

  if (table == NULL || !cr_fighter_is_living (fighter))
    return;
  event = cr_events_add (events, CR_EVENT_STAKES, man);
  cr_roll (state, event, cr_state_get_figure (state, CR_FIGURE_DIE_SIDES));
  if (less)
    event->modified =
        (gint8) (event->die + cr_state_get_figure (state, CR_FIGURE_STAKES_ARMOUR_DIE));
  result = cr_table_look (table, 0, event->modified)->result;
  event->to = fighter->man.place;
  event->facing = (gint8) cr_fighter_get_facing (fighter);
  event->code = result->code;
  event->rule = "STA-02";
  if (result->harm == CR_HARM_NONE && result->retreat == 0)
    return;
  cr_state_change_fighter (state, events, man)->points = 0;
  if (result->unhorsed)
    cr_state_change_fighter (state, events, man)->deeds |= CR_DEED_FOUGHT;
  cr_ride_harm (state, events, man, result);
}
