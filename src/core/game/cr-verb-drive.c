/* cr-verb-drive.c: carts and their teams. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-consequence-private.h"
#include "cr-object-private.h"
#include "cr-stock.h"
#include "cr-verb-private.h"

gboolean
cr_gear_is_driven (const CrGear *gear)
{
  return gear->state == CR_GEAR_SET && gear->work->moving != NULL;
}

static int
count_driven (const CrState *state, const CrGear *gear)
{
  return gear->raised == state->turn.played ? gear->rolled : 0;
}

/* On one of its hexes: a friend who is to drive, or a foe who keeps him from it. */
static int
find_rider (const CrState *state, CrPlace place)
{
  return cr_find_in_hex (state, place, CR_POST_GROUND);
}

/* WAG-02: the man in front holds the reins. */
static gboolean
can_drive (const CrState *state, const CrGear *gear, int n_hexes, CrRefusal *refusal)
{
  int most = g_array_index (gear->work->pushes, CrWorkPush, 0).hexes.value;
  int driver = find_rider (state, gear->places[0]);

  for (guint i = 0; i < gear->work->hexes->len; i++) {
    int rider = find_rider (state, gear->places[i]);

    refusal->place = gear->places[i];
    refusal->other = rider;
    if (rider >= 0 && state->fighters[rider].side != cr_state_get_actor (state))
      return cr_refuse (refusal, CR_REFUSAL_ENEMY, "WAG-02", -1);
  }
  refusal->other = -1;
  if (!cr_ruleset_plays (cr_state_get_ruleset (state), "WAG-02"))
    return cr_refuse (refusal, CR_REFUSAL_UNPLAYED, "WAG-02", -1);
  if (driver < 0 || !cr_fighter_can_act (&state->fighters[driver]))
    return cr_refuse (refusal, CR_REFUSAL_NO_DRIVER, "WAG-02", -1);
  refusal->cost = count_driven (state, gear);
  refusal->limit = most;
  return refusal->cost + n_hexes <= most || cr_refuse (refusal, CR_REFUSAL_ROLLED, "WAG-02", -1);
}

/* Whether it comes from the hex beside onto that one: level ground, and nobody and nothing there.
 */
static gboolean
is_open (const CrState *state, int gear, CrPlace from, CrPlace to, CrRefusal *refusal)
{
  const CrScene *scene = cr_castle_get_scene (cr_state_get_castle (state));
  const CrMap *map = cr_state_get_map (state);

  refusal->place = to;
  if (!cr_map_has_place (map, to))
    return cr_refuse (refusal, CR_REFUSAL_NO_HEX, "WAG-02", -1);
  refusal->cost = cr_object_find (state, to, gear);
  if (refusal->cost >= 0)
    return cr_refuse (refusal, CR_REFUSAL_TOWER_MEETS, "WAG-02", -1);
  refusal->other = cr_find_in_hex (state, to, CR_POST_GROUND);
  if (refusal->other >= 0)
    return cr_refuse (refusal, CR_REFUSAL_OCCUPIED, "MOV-08", -1);
  if (!cr_stock_takes (scene, to) ||
      cr_scene_get_level (scene, from) != cr_scene_get_level (scene, to) ||
      (cr_map_get_occupied_sides (map, from) & 1 << cr_hex_direction_to (from.hex, to.hex)) != 0)
    return cr_refuse (refusal, CR_REFUSAL_NOT_SET, "WAG-02", -1);
  return TRUE;
}

/* It goes there, with who is on it. */
static void
bring_cart (CrState *state, CrEvents *events, int index, const CrGear *to)
{
  CrGear was = state->gear[index];
  int riders[CR_GEAR_PLACES] = { -1, -1 };

  for (guint i = 0; i < was.work->hexes->len; i++)
    riders[i] = find_rider (state, was.places[i]);
  cr_object_shift (state, events, index, to, to->work->moving);
  for (int i = 0; i < CR_GEAR_PLACES; i++)
    if (riders[i] >= 0)
      cr_state_change_fighter (state, events, riders[i])->man.place = to->places[i];
}

static void
drive_cart (CrState *state, CrEvents *events, int index, CrGear to, int n_hexes)
{
  CrPlace from = state->gear[index].places[0];
  int driver = find_rider (state, from);
  CrFighter *fighter;
  CrEvent *event;

  to.rolled = (guint8) (count_driven (state, &state->gear[index]) + n_hexes);
  to.raised = state->turn.played;
  bring_cart (state, events, index, &to);
  fighter = cr_state_change_fighter (state, events, driver);
  fighter->points = 0;
  fighter->deeds |= CR_DEED_MOVED;
  event = cr_events_add (events, CR_EVENT_CART_DRIVEN, driver);
  event->number = index;
  event->from = from;
  event->to = to.places[0];
  event->rule = "WAG-02";
}

gboolean
cr_cart_push (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  CrGear to = state->gear[order->gear];

  if (!can_drive (state, &to, order->number, refusal))
    return FALSE;
  for (int i = 0; i < order->number; i++) {
    CrPlace next = cr_place_neighbour (to.places[0], (CrDirection) to.facing);

    if (!is_open (state, order->gear, to.places[0], next, refusal))
      return FALSE;
    to.places[1] = to.places[0];
    to.places[0] = next;
  }
  if (events != NULL)
    drive_cart (state, events, order->gear, to, order->number);
  return TRUE;
}

/* By one side, about its front, which is as far as a hex ahead. */
gboolean
cr_cart_turn (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  CrGear to = state->gear[order->gear];
  int turn = (order->facing + CR_N_DIRECTIONS - to.facing) % CR_N_DIRECTIONS;

  if (turn != 1 && turn != CR_N_DIRECTIONS - 1)
    return cr_refuse (refusal, CR_REFUSAL_TURN, "WAG-02", -1);
  if (!can_drive (state, &to, 1, refusal))
    return FALSE;
  to.facing = (guint8) order->facing;
  to.places[1] =
      cr_place_neighbour (to.places[0], cr_direction_opposite ((CrDirection) order->facing));
  if (!is_open (state, order->gear, to.places[0], to.places[1], refusal))
    return FALSE;
  if (events != NULL)
    drive_cart (state, events, order->gear, to, 1);
  return TRUE;
}

int
cr_cart_find_driven (const CrState *state, int man)
{
  for (int i = 0; i < (int) state->turn.n_gear; i++)
    if (cr_gear_is_driven (&state->gear[i]) && find_rider (state, state->gear[i].places[0]) == man)
      return i;
  return -1;
}

/* It stood still while its side had a turn: it counts as standing again. */
void
cr_cart_halt (CrState *state, CrEvents *events)
{
  for (int i = 0; i < (int) state->turn.n_gear; i++) {
    const CrGear *gear = &state->gear[i];

    if (cr_gear_is_driven (gear) && gear->rolled > 0 &&
        gear->raised <= state->turn.played - (int) state->n_parties) {
      CrGear still = *gear;

      still.rolled = 0;
      cr_object_shift (state, events, i, &still, still.work->terrain);
    }
  }
}
