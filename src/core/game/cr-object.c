/* cr-object.c: what is set down in a hex and makes it another terrain.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-consequence-private.h"
#include "cr-deck-private.h"
#include "cr-mine.h"
#include "cr-object-private.h"
#include "cr-stock.h"
#include "cr-verb-private.h"

/* What is set down has a front and, at times, a rear; a ladder that stands, its foot twice. */
static gboolean
stands_in (const CrState *state, int index, CrPlace place)
{
  const CrGear *gear = &state->gear[index];
  CrTower tower = cr_gear_get_tower (state, index);

  if (gear->state == CR_GEAR_SET || gear->state == CR_GEAR_UPRIGHT)
    return cr_place_equal (gear->places[0], place) || cr_place_equal (gear->places[1], place);
  return cr_gear_stands (gear) && place.floor == 0 && cr_tower_stands_on (&tower, place.hex);
}

int
cr_object_find (const CrState *state, CrPlace place, int but)
{
  for (int i = 0; i < (int) state->turn.n_gear; i++)
    if (i != but && stands_in (state, i, place))
      return i;
  return -1;
}

/* Its front hex, and its rear where it has one. */
static CrPlace
find_place (const CrGear *gear, int index)
{
  CrHex own =
      g_array_index (gear->work->hexes, CrHex, MIN (index, (int) gear->work->hexes->len - 1));
  CrPlace place = gear->places[0];

  place.hex = cr_hex_add (place.hex, cr_hex_rotate (own, (CrDirection) gear->facing));
  return place;
}

/* HRD-04: one in each hex of a hoarding, whoever is above or below. */
static gboolean
can_hang (const CrState *state, const CrOrder *order, const CrWork *work, CrRefusal *refusal)
{
  const CrWays *ways = cr_castle_get_ways (cr_state_get_castle (state));

  refusal->place = order->places[0];
  if (!work->hangs)
    return cr_refuse (refusal, CR_REFUSAL_NOT_SET, "HRD-04", -1);
  if (cr_ways_index_on (ways, order->places[0], CR_POST_HOARDING) < 0)
    return cr_refuse (refusal, CR_REFUSAL_NO_HOARDING, "HRD-04", -1);
  for (int i = 0; i < (int) state->turn.n_gear; i++) {
    if (i == order->gear || state->gear[i].state != CR_GEAR_HUNG ||
        !cr_place_equal (state->gear[i].places[0], order->places[0]))
      continue;
    refusal->cost = i;
    return cr_refuse (refusal, CR_REFUSAL_TOWER_MEETS, "HRD-04", -1);
  }
  return TRUE;
}

/* Nothing else is there, and whoever is stays in what it makes of the hex. */
static gboolean
is_free (const CrState *state, const CrWork *work, int gear, CrPlace place, CrRefusal *refusal)
{
  const CrTerrainKind *kind = cr_ruleset_find_terrain (cr_state_get_ruleset (state), work->terrain);
  const CrGear *was = gear >= 0 ? &state->gear[gear] : NULL;
  int other = cr_object_find (state, place, gear);

  refusal->place = place;
  if (!cr_map_has_place (cr_state_get_map (state), place))
    return cr_refuse (refusal, CR_REFUSAL_NO_HEX, "MOV-04", -1);
  if (other >= 0) {
    refusal->cost = other;
    return cr_refuse (refusal, CR_REFUSAL_TOWER_MEETS, NULL, -1);
  }
  if (!(was != NULL && was->state == CR_GEAR_SET && stands_in (state, gear, place)) &&
      !cr_stock_takes (cr_castle_get_scene (cr_state_get_castle (state)), place))
    return cr_refuse (refusal, CR_REFUSAL_NOT_SET, NULL, -1);
  refusal->other = cr_find_in_hex (state, place, CR_POST_GROUND);
  if (refusal->other >= 0 && kind != NULL &&
      kind->cost[cr_state_get_mover (state, refusal->other)].value == CR_IMPASSABLE)
    return cr_refuse (refusal, CR_REFUSAL_OCCUPIED, "MOV-08", -1);
  refusal->other = -1;
  return TRUE;
}

static gboolean
can_set (const CrState *state, const CrGear *gear, int index, CrRefusal *refusal)
{
  for (guint i = 0; i < gear->work->hexes->len; i++)
    if (!is_free (state, gear->work, index, gear->places[i], refusal))
      return FALSE;
  return TRUE;
}

/* What a breach has made of it since then stays. */
static gboolean
is_whole (const CrMap *map, const CrGear *gear, int index)
{
  const char *code = cr_map_get_terrain (map, gear->places[index]);

  return g_strcmp0 (code, gear->work->terrain) == 0 ||
         (gear->work->moving != NULL && g_strcmp0 (code, gear->work->moving) == 0);
}

void
cr_object_clear (CrState *state, CrEvents *events, int gear)
{
  const CrGear *was = &state->gear[gear];
  const CrMap *map = cr_state_get_map (state);
  CrEdit *edit;

  if (was->state != CR_GEAR_SET && was->state != CR_GEAR_DUG)
    return;
  edit = cr_edit_new ();
  if (was->state == CR_GEAR_DUG)
    cr_mine_fill (edit, map, cr_mine_find (map, was->places[0]));
  for (guint i = 0; was->state == CR_GEAR_SET && i < was->work->hexes->len; i++) {
    if (!is_whole (map, was, (int) i))
      continue;
    cr_edit_set_code (edit, map, was->places[i], CR_LAYER_TERRAIN, was->under[i]);
    cr_edit_set_value (edit, map, was->places[i], CR_LAYER_FACING, was->under_front[i]);
  }
  cr_state_change_castle (state, events, edit);
}

static void
set_down (CrState *state, CrEvents *events, CrGear *gear, const char *terrain)
{
  const CrMap *map = cr_state_get_map (state);
  CrEdit *edit = cr_edit_new ();

  for (guint i = 0; i < gear->work->hexes->len; i++) {
    gear->under[i] = g_intern_string (cr_map_get_terrain (map, gear->places[i]));
    gear->under_front[i] = cr_map_get_value (map, gear->places[i], CR_LAYER_FACING);
    cr_edit_set_code (edit, map, gear->places[i], CR_LAYER_TERRAIN, terrain);
    cr_edit_set_value (edit, map, gear->places[i], CR_LAYER_FACING, gear->facing + 1);
  }
  cr_state_change_castle (state, events, edit);
}

void
cr_object_shift (CrState *state, CrEvents *events, int gear, const CrGear *to, const char *terrain)
{
  CrGear moved = *to;

  cr_object_clear (state, events, gear);
  set_down (state, events, &moved, terrain);
  *cr_state_change_gear (state, events, gear) = moved;
}

void
cr_gear_tell_placed (const CrState *state, CrEvents *events, int gear)
{
  CrEvent *event = cr_events_add (events, CR_EVENT_PIECE_PLACED, -1);

  event->typed = state->turn.number > 0;
  event->number = gear;
  event->to = state->gear[gear].places[0];
}

/* MIN-04: beneath a wall, where nobody is who would be buried in what was dug before. */
static gboolean
can_mine (const CrState *state, const CrGear *gear, int index, CrRefusal *refusal)
{
  const CrScene *scene = cr_castle_get_scene (cr_state_get_castle (state));
  CrMineWhy why = cr_mine_check (scene, gear->places[0], (CrDirection) gear->facing);

  refusal->place = gear->places[0];
  refusal->limit = (int) why;
  if (why == CR_MINE_TAKEN && index >= 0 && state->gear[index].state == CR_GEAR_DUG &&
      cr_place_equal (state->gear[index].places[0], gear->places[0]))
    why = CR_MINE_FREE;
  if (why != CR_MINE_FREE)
    return cr_refuse (refusal, CR_REFUSAL_NO_MINE, why == CR_MINE_NO_MOUTH ? "MIN-01" : "MIN-04",
                      -1);
  return index < 0 || cr_mine_can_be_filled (state, index, refusal);
}

static void
dig_mine (CrState *state, CrEvents *events, const CrGear *gear)
{
  CrEdit *edit = cr_edit_new ();

  cr_mine_dig (edit, cr_state_get_map (state), gear->work, gear->places[0],
               (CrDirection) gear->facing);
  cr_state_change_castle (state, events, edit);
}

gboolean
cr_mine_can_be_filled (const CrState *state, int gear, CrRefusal *refusal)
{
  const CrGear *mine = &state->gear[gear];
  CrPlace below = cr_mine_find (cr_state_get_map (state), mine->places[0]);

  if (mine->state != CR_GEAR_DUG || below.floor < 0)
    return TRUE;
  if (cr_mine_leads_on (cr_state_get_map (state), mine->places[0]))
    return cr_refuse (refusal, CR_REFUSAL_LEADS_ON, "MIN-04", -1);
  refusal->other = cr_find_in_hex (state, below, CR_POST_GROUND);
  return refusal->other < 0 || cr_refuse (refusal, CR_REFUSAL_IN_MINE, "MIN-04", -1);
}

/* As it is said, as it was, or, of a mine, to where one gets in. */
static guint8
find_facing (const CrState *state, const CrOrder *order, const CrWork *work)
{
  int mouth = -1;

  if (order->facing >= 0)
    return (guint8) order->facing;
  if (work->depth.value > 0 && (order->gear < 0 || state->gear[order->gear].state != CR_GEAR_DUG))
    mouth =
        cr_mine_find_mouth (cr_castle_get_scene (cr_state_get_castle (state)), order->places[0]);
  if (mouth >= 0)
    return (guint8) mouth;
  return order->gear >= 0 ? state->gear[order->gear].facing : 0;
}

static CrGearState
find_state (const CrOrder *order, const CrWork *work)
{
  if (order->post.kind == CR_POST_HOARDING)
    return CR_GEAR_HUNG;
  return work->depth.value > 0 ? CR_GEAR_DUG : CR_GEAR_SET;
}

static gboolean
can_place_object (const CrState *state,
                  const CrOrder *order,
                  const CrGear *gear,
                  int index,
                  CrRefusal *refusal)
{
  if (gear->state == CR_GEAR_HUNG)
    return can_hang (state, order, gear->work, refusal);
  return gear->state == CR_GEAR_DUG ? can_mine (state, gear, index, refusal)
                                    : can_set (state, gear, index, refusal);
}

static gboolean
place_object (CrState *state,
              const CrOrder *order,
              const CrWork *work,
              CrEvents *events,
              CrRefusal *refusal)
{
  int index = order->gear;
  CrGear gear = { .id = index >= 0 ? state->gear[index].id : order->name,
                  .work = work,
                  .state = find_state (order, work),
                  .places = { order->places[0], order->places[0] },
                  .facing = find_facing (state, order, work),
                  .bearers = { -1, -1 },
                  .raised = -1 };

  for (int i = 0; gear.state != CR_GEAR_HUNG && i < CR_GEAR_PLACES; i++)
    gear.places[i] = find_place (&gear, i);
  if (!can_place_object (state, order, &gear, index, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  if (index >= 0)
    cr_object_clear (state, events, index);
  if (gear.state == CR_GEAR_DUG)
    dig_mine (state, events, &gear);
  else if (gear.state == CR_GEAR_SET)
    set_down (state, events, &gear, work->terrain);
  if (index >= 0)
    *cr_state_change_gear (state, events, index) = gear;
  else
    index = cr_state_add_gear (state, &gear);
  cr_gear_tell_placed (state, events, index);
  return TRUE;
}

/* By the author, at any time: what is rolled, what is set down, or a ladder that is laid. */
gboolean
cr_gear_place (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  const CrGear *was = order->gear >= 0 ? &state->gear[order->gear] : NULL;
  const CrWork *work = was != NULL ? was->work : order->work;
  CrOrder laid = *order;

  if (was != NULL && (was->rope || (order->work != NULL && order->work != work &&
                                    (work != NULL || cr_work_is_piece (order->work)))))
    return cr_refuse (refusal, CR_REFUSAL_NOT_ROLLED, "TWR-01", -1);
  if (work != NULL && !cr_stock_is_played (cr_state_get_ruleset (state), work))
    return cr_refuse (refusal, CR_REFUSAL_UNPLAYED, cr_node_get (work->node, "rule"), -1);
  if (work != NULL && work->tower)
    return cr_tower_place (state, order, events, refusal);
  if (work != NULL && work->terrain != NULL)
    return place_object (state, order, work, events, refusal);
  laid.facing = order->facing >= 0 ? order->facing : was != NULL ? was->facing : 0;
  return cr_verb_lay (state, &laid, events, refusal);
}
