/* cr-verb-break.c: doors and partitions broken, by hand and by rams.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-consequence-private.h"
#include "cr-deck-private.h"
#include "cr-mechanism.h"
#include "cr-verb-private.h"
#include "cr-view.h"

/* MAP-17: wood that stands in the way; -1 for nothing. Of a portcullis the bars are iron. */
static int
find_wood (const CrState *state, const CrOrder *order)
{
  gsize n;
  const CrSide *sides = cr_map_get_sides (cr_state_get_map (state), order->places[0],
                                          (CrDirection) order->facing, &n);
  int found = -1;

  for (gsize i = 0; i < n; i++)
    if (cr_side_is_door (&sides[i]) && sides[i].kind != CR_SIDE_PORTCULLIS)
      return sides[i].kind;
    else if (sides[i].kind == CR_SIDE_PARTITION)
      found = CR_SIDE_PARTITION;
  return found;
}

static gboolean
is_shut (const CrState *state, const CrOrder *order, int kind)
{
  const CrSide *side = cr_map_find_side (cr_state_get_map (state), order->places[0],
                                         (CrDirection) order->facing, (CrSideKind) kind);

  return kind == CR_SIDE_PARTITION || !cr_side_is_open (side);
}

gboolean
cr_break_is_played (const CrState *state)
{
  return cr_state_says (state, "doors-broken", "die");
}

static gboolean
may_break (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  int man = order->men[0];
  const CrFighter *fighter = &state->fighters[man];

  refusal->place = order->places[0];
  if (!cr_verb_can_act (state, order, man, refusal) || !cr_ladder_leaves_free (state, man, refusal))
    return FALSE;
  if ((fighter->character->tools & ~CR_TOOL_GRAPNEL) == 0)
    return cr_refuse (refusal, CR_REFUSAL_NO_TOOL, "MAP-17", man);
  return (fighter->deeds & (CR_DEED_SHOT | CR_DEED_FOUGHT)) == 0 ||
         cr_refuse (refusal, CR_REFUSAL_DONE, "MAP-17", man);
}

/* Whether it stands in the way of who is before it. */
static gboolean
stands_shut (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  int man = order->men[0], kind = find_wood (state, order);

  refusal->place = order->places[0];
  if (kind < 0)
    return cr_refuse (refusal, CR_REFUSAL_NO_DOOR, "MAP-17", man);
  if (order->gear < 0 && !cr_door_is_beside (state, order))
    return cr_refuse (refusal, CR_REFUSAL_NOT_AT_DOOR, "MAP-17", man);
  if (!is_shut (state, order, kind))
    return cr_refuse (refusal, CR_REFUSAL_ALREADY, "MAP-17", man);
  /* A ram does not ask who moves what it strikes. */
  return order->gear >= 0 || !cr_door_is_by_winch (cr_state_get_map (state), order) ||
         cr_refuse (refusal, CR_REFUSAL_BY_WINCH, "MAP-17", man);
}

static gboolean
can_break (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  return may_break (state, order, refusal) && stands_shut (state, order, refusal);
}

/* A door hangs in ruins, a partition is gone. */
static void
break_side (CrEdit *edit, const CrMap *map, const CrPlacedSide *at)
{
  gsize n, left = 0;
  const CrSide *sides = cr_map_get_sides (map, at->place, at->direction, &n);
  g_autofree CrSide *broken = g_memdup2 (sides, n * sizeof *sides);

  for (gsize i = 0; i < n; i++) {
    if (sides[i].kind == CR_SIDE_PARTITION)
      continue;
    broken[left] = sides[i];
    if (cr_side_is_door (&sides[i]) && sides[i].kind != CR_SIDE_PORTCULLIS)
      broken[left].state = CR_STATE_BROKEN;
    left++;
  }
  cr_edit_set_sides (edit, map, at->place, at->direction, broken, left);
}

void
cr_break_wood (CrState *state, const CrOrder *order, CrEvents *events)
{
  const CrMap *map = cr_state_get_map (state);
  g_autoptr (GArray) leaves = cr_door_list_leaves (state, order);
  CrEdit *edit = cr_edit_new ();

  for (guint i = 0; i < leaves->len; i++)
    break_side (edit, map, &g_array_index (leaves, CrPlacedSide, i));
  cr_state_change_castle (state, events, edit);
}

static CrEvent *
add_event (CrEvents *events, CrEventKind kind, const CrOrder *order)
{
  CrEvent *event = cr_events_add (events, kind, order->men[0]);

  event->to = order->places[0];
  event->number = order->facing;
  event->rule = order->gear >= 0 ? "BAT-02" : "MAP-17";
  return event;
}

static void
tell_struck (CrState *state, const CrOrder *order, gboolean breaks, CrEvents *events)
{
  add_event (events, breaks ? CR_EVENT_DOOR_BROKEN : CR_EVENT_DOOR_HOLDS, order);
  if (breaks)
    cr_break_wood (state, order, events);
}

gboolean
cr_verb_break (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  CrRuleFigure most = find_wood (state, order) == CR_SIDE_PARTITION ? CR_FIGURE_PARTITION_BROKEN
                                                                    : CR_FIGURE_DOOR_BROKEN;
  int die;

  if (!can_break (state, order, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  cr_state_change_fighter (state, events, order->men[0])->deeds |= CR_DEED_FOUGHT;
  die = cr_roll (state, add_event (events, CR_EVENT_DOOR_TRIED, order),
                 cr_state_get_figure (state, CR_FIGURE_DIE_SIDES));
  tell_struck (state, order, die <= cr_state_get_figure (state, most), events);
  return TRUE;
}

/* BAT-01, BAT-02: the table by which a ram batters wood, and its column for that; NULL for what is
 * no ram. */
static const CrTable *
find_battering (const CrState *state, const CrWork *work, guint *column_out)
{
  const CrSiegeRules *rules = cr_state_get_siege_rules (state);
  const CrEngineKind *ram = rules != NULL && work != NULL && work->piece != NULL
                                ? cr_siege_rules_find_engine (rules, work->piece)
                                : NULL;
  const CrMaterial *wood = rules != NULL ? cr_siege_rules_find_material (rules, "wood") : NULL;
  const CrTable *table = ram != NULL && ram->use == CR_ENGINE_RAMS && wood != NULL
                             ? cr_ruleset_find_table (cr_state_get_ruleset (state), wood->table)
                             : NULL;
  int column = table != NULL ? cr_siege_rules_find_column (table, wood->id, ram->points.value) : -1;

  *column_out = (guint) MAX (column, 0);
  return column >= 0 ? table : NULL;
}

gboolean
cr_gear_is_ram (const CrState *state, int gear)
{
  guint column;

  return find_battering (state, state->gear[gear].work, &column) != NULL;
}

/* Returns: the kind of what is of wood before the ram, open or shut; -1 for nothing */
static int
find_before (const CrState *state, const CrTower *ram, gboolean *shut_out)
{
  CrOrder order = { .places[0] = ram->front, .facing = ram->facing };
  int kind = find_wood (state, &order);

  *shut_out = kind >= 0 && is_shut (state, &order, kind);
  return kind;
}

static gboolean
can_stand (const CrState *state, const CrTower *ram)
{
  return cr_tower_check (ram, cr_state_get_map (state), NULL) &&
         cr_tower_check_ground (ram, cr_castle_get_scene (state->ground->castle), NULL);
}

int
cr_ram_find_way (const CrState *state, const CrTower *ram, CrPlace *front_out, gboolean *shut_out)
{
  CrTower it = *ram;
  guint column;

  if (find_battering (state, ram->type, &column) == NULL)
    return -1;
  it.moving = TRUE;
  for (int n = 0; can_stand (state, &it); n++) {
    *front_out = it.front;
    if (find_before (state, &it, shut_out) >= 0)
      return n;
    it.front.hex = cr_hex_neighbour (it.front.hex, it.facing);
  }
  return -1;
}

void
cr_ram_list_stands (const CrState *state, const CrWork *type, GArray *rams)
{
  const CrGrid *grid = cr_map_get_grid (cr_state_get_map (state));
  gboolean shut;
  guint column;

  if (find_battering (state, type, &column) == NULL)
    return;
  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++)
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrTower ram = {
        .front = { 0, cr_grid_get_hex (grid, cell) }, .facing = d, .type = type, .wall = 1
      };

      if (find_before (state, &ram, &shut) >= 0 && can_stand (state, &ram))
        g_array_append_val (rams, ram);
    }
}

static gboolean
is_of_crew (const CrState *state, int man, int gear)
{
  const CrFighter *fighter = &state->fighters[man];

  return cr_state_is_aboard (state, man, gear) && cr_fighter_can_act (fighter) &&
         fighter->side == cr_state_get_actor (state);
}

/* @first_out: -1, or the first of them */
static int
count_crew (const CrState *state, int gear, int *first_out)
{
  int n = 0;

  *first_out = -1;
  for (int i = (int) state->turn.n_fighters - 1; i >= 0; i--)
    if (is_of_crew (state, i, gear)) {
      *first_out = i;
      n++;
    }
  return n;
}

/* As many as it takes to move it. */
static int
get_fewest (const CrWork *work)
{
  int fewest = G_MAXINT;

  for (guint i = 0; i < work->pushes->len; i++)
    fewest = MIN (fewest, g_array_index (work->pushes, CrWorkPush, i).men);
  return fewest;
}

/* All who are under it strike, and none of them has done anything like it. */
static gboolean
has_crew (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  refusal->place = state->gear[order->gear].places[0];
  refusal->limit = get_fewest (state->gear[order->gear].work);
  if (order->n_men < refusal->limit)
    return cr_refuse (refusal, CR_REFUSAL_NO_CREW, "BAT-01", -1);
  for (int i = 0; i < (int) state->turn.n_fighters; i++)
    if (is_of_crew (state, i, order->gear) &&
        (state->fighters[i].deeds & (CR_DEED_SHOT | CR_DEED_FOUGHT)) != 0)
      return cr_refuse (refusal, CR_REFUSAL_DONE, "BAT-02", i);
  return TRUE;
}

/* The side before it, as whoever of its crew comes first strikes at it; @n_men says how many. */
static CrOrder
aim_ram (const CrState *state, const CrOrder *order)
{
  const CrGear *gear = &state->gear[order->gear];
  CrOrder aimed = *order;
  int first;

  aimed.places[0] = gear->places[0];
  aimed.facing = gear->facing;
  aimed.n_places = 1;
  aimed.n_men = (guint8) count_crew (state, order->gear, &first);
  aimed.men[0] = (gint16) first;
  return aimed;
}

/* A gate is of wood, and one result D demolishes it: BAT-01, BAT-02. */
gboolean
cr_verb_batter (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  guint column;
  const CrTable *table = find_battering (state, state->gear[order->gear].work, &column);
  CrOrder aimed;
  CrEvent *event;
  int die;

  if (table == NULL || !cr_gear_stands (&state->gear[order->gear]))
    return cr_refuse (refusal, CR_REFUSAL_NO_RAM, "BAT-01", -1);
  aimed = aim_ram (state, order);
  if (!has_crew (state, &aimed, refusal) || !stands_shut (state, &aimed, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  for (int i = 0; i < (int) state->turn.n_fighters; i++)
    if (is_of_crew (state, i, order->gear))
      cr_state_change_fighter (state, events, i)->deeds |= CR_DEED_FOUGHT;
  event = add_event (events, CR_EVENT_DOOR_TRIED, &aimed);
  event->code = state->gear[order->gear].id;
  die = cr_roll (state, event, cr_state_get_figure (state, CR_FIGURE_DIE_SIDES));
  tell_struck (state, &aimed, cr_table_look (table, column, die)->result->success, events);
  return TRUE;
}

void
cr_verb_list_break (CrState *state, int man, GArray *orders)
{
  cr_verb_list_at_sides (state, CR_VERB_BREAK, cr_verb_break, man, orders);
}

void
cr_verb_list_batter (CrState *state, int man, GArray *orders)
{
  CrOrder order = cr_order_new (CR_VERB_BATTER);
  CrRefusal refusal;

  if (man < 0)
    return;
  order.gear =
      cr_deck_find (state, state->fighters[man].man.place, state->fighters[man].man.post).gear;
  if (order.gear >= 0 && cr_verb_batter (state, &order, NULL, &refusal))
    g_array_append_val (orders, order);
}
