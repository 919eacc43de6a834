/* cr-blaze.c: fires, how they spread, and what they leave.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-blaze-private.h"
#include "cr-consequence-private.h"
#include "cr-deck-private.h"
#include "cr-verb-private.h"

static gboolean
is_same (const CrFuel *a, const CrFuel *b)
{
  return a->gear == b->gear &&
         (a->gear >= 0 || (a->side == b->side && cr_place_equal (a->place, b->place)));
}

int
cr_blaze_find (const CrState *state, const CrFuel *fuel)
{
  for (guint i = 0; i < state->turn.n_blazes; i++)
    if (is_same (&state->turn.blazes[i].fuel, fuel))
      return (int) i;
  return -1;
}

static CrEvent *
tell_fuel (CrEvents *events, CrEventKind kind, const CrFuel *fuel, const char *rule)
{
  CrEvent *event = cr_events_add (events, kind, -1);

  event->to = fuel->place;
  event->facing = fuel->side;
  event->number = fuel->gear;
  event->rule = rule;
  return event;
}

void
cr_blaze_kindle (CrState *state,
                 CrEvents *events,
                 const CrFuel *fuel,
                 gboolean by_arrow,
                 const char *rule)
{
  CrTurn *turn = cr_state_change_turn (state);

  if (turn->n_blazes == CR_MAX_BLAZES)
    return;
  turn->blazes[turn->n_blazes++] = (CrBlaze){ *fuel, by_arrow, turn->number };
  tell_fuel (events, CR_EVENT_CAUGHT, fuel, rule);
}

gboolean
cr_blaze_roll (CrState *state, CrEvent *event, const char *column, gboolean by_arrow)
{
  const CrTable *table = cr_ruleset_find_table (cr_state_get_ruleset (state), CR_FIRE_TABLE);
  int at = table != NULL ? cr_table_find_column (table, column) : -1;
  int die = cr_roll (state, event, cr_state_get_figure (state, CR_FIGURE_DIE_SIDES));
  const CrTableResult *result;

  event->modified = (gint8) die;
  if (at < 0)
    return FALSE;
  result = cr_table_look (table, (guint) at, die)->result;
  event->code = result->code;
  return result->success && (by_arrow || cr_node_get (result->node, "arrows") == NULL);
}

static gboolean
touch_fuel (const CrState *state, const GArray *places, const CrFuel *other)
{
  g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_fuel_list_places (state, other, others);
  for (guint i = 0; i < places->len; i++)
    for (guint j = 0; j < others->len; j++) {
      CrPlace a = g_array_index (places, CrPlace, i), b = g_array_index (others, CrPlace, j);

      if (a.floor == b.floor && cr_hex_distance (a.hex, b.hex) <= 1)
        return TRUE;
    }
  return FALSE;
}

/* All beside it that could burn and does not. */
static void
list_beside (const CrState *state, const CrFuel *fuel, GArray *beside)
{
  g_autoptr (GArray) fuels = g_array_new (FALSE, FALSE, sizeof (CrFuel));
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  g_array_set_size (beside, 0);
  cr_fuel_list (state, fuels);
  cr_fuel_list_places (state, fuel, places);
  for (guint i = 0; i < fuels->len; i++) {
    CrFuel other = g_array_index (fuels, CrFuel, i);

    if (cr_blaze_find (state, &other) < 0 && touch_fuel (state, places, &other))
      g_array_append_val (beside, other);
  }
}

/* FIR-04, HRD-12: one die for each that burns; then all beside it catches. */
static void
spread_fire (CrState *state, CrEvents *events, guint n)
{
  g_autoptr (GArray) beside = g_array_new (FALSE, FALSE, sizeof (CrFuel));

  for (guint i = 0; i < n; i++) {
    CrFuel fuel = state->turn.blazes[i].fuel;
    const char *rule = cr_fuel_is_hoarding (state, &fuel) ? "HRD-12" : "FIR-04";
    CrEvent *event;

    list_beside (state, &fuel, beside);
    if (beside->len == 0)
      continue;
    event = tell_fuel (events, CR_EVENT_SPREAD, &fuel, rule);
    if (!cr_blaze_roll (state, event, CR_FIRE_SPREAD, FALSE))
      continue;
    for (guint j = 0; j < beside->len; j++)
      cr_blaze_kindle (state, events, &g_array_index (beside, CrFuel, j), FALSE, rule);
  }
}

/* FIR-06: who is in what burns when the game turn ends is wounded. */
static void
scorch_men (CrState *state, CrEvents *events, const CrFuel *fuel)
{
  for (int man = 0; man < (int) state->turn.n_fighters; man++)
    if (cr_fuel_holds (state, fuel, man)) {
      CrEvent *event = tell_fuel (events, CR_EVENT_SCORCHED, fuel, "FIR-06");

      event->man = (gint16) man;
      cr_harm_man (state, events, man, CR_HARM_WOUNDED);
    }
}

static gboolean
holds_anybody (const CrState *state, const CrFuel *fuel)
{
  for (int man = 0; man < (int) state->turn.n_fighters; man++)
    if (cr_fuel_holds (state, fuel, man))
      return TRUE;
  return FALSE;
}

static void
burn_hoarding (CrState *state, CrEvents *events, const CrFuel *fuel)
{
  const CrMap *map = cr_state_get_map (state);
  gsize n, left = 0;
  const CrSide *sides = cr_map_get_sides (map, fuel->place, (CrDirection) fuel->side, &n);
  g_autofree CrSide *kept = g_memdup2 (sides, n * sizeof *sides);
  CrEdit *edit = cr_edit_new ();

  for (gsize i = 0; i < n; i++)
    if (sides[i].kind != CR_SIDE_HOARDING)
      kept[left++] = sides[i];
  cr_edit_set_sides (edit, map, fuel->place, (CrDirection) fuel->side, kept, left);
  cr_state_change_castle (state, events, edit);
  for (guint i = 0; i < state->turn.n_gear; i++)
    if (state->gear[i].state == CR_GEAR_HUNG &&
        cr_place_equal (state->gear[i].places[0],
                        cr_place_neighbour (fuel->place, (CrDirection) fuel->side)))
      cr_state_change_gear (state, events, (int) i)->state = CR_GEAR_AWAY;
}

static void
burn_gear (CrState *state, CrEvents *events, int gear)
{
  cr_object_clear (state, events, gear);
  cr_state_change_gear (state, events, gear)->state = CR_GEAR_AWAY;
}

/* A stockade leaves rubble, as what has been battered down does. */
static gboolean
burn_ground (CrState *state, CrEvents *events, const CrFuel *fuel)
{
  const char *remains = cr_fuel_get_remains (state, fuel);
  CrEdit *edit;

  if (remains == NULL)
    return cr_breach_fall (state, events, fuel->place);
  edit = cr_edit_new ();
  cr_edit_set_code (edit, cr_state_get_map (state), fuel->place, CR_LAYER_TERRAIN, remains);
  cr_state_change_castle (state, events, edit);
  return TRUE;
}

/* FIR-06: not while anybody living is there. */
static gboolean
burn_down (CrState *state, CrEvents *events, const CrFuel *fuel)
{
  CrOrder order = cr_order_new (CR_VERB_BREAK);

  if (holds_anybody (state, fuel))
    return FALSE;
  if (fuel->gear >= 0)
    burn_gear (state, events, fuel->gear);
  else if (fuel->side < 0)
    return burn_ground (state, events, fuel);
  else if (cr_fuel_is_hoarding (state, fuel))
    burn_hoarding (state, events, fuel);
  else {
    cr_fuel_name (fuel, &order);
    cr_break_wood (state, &order, events);
  }
  return TRUE;
}

static void
put_out (CrTurn *turn, guint at)
{
  for (guint i = at + 1; i < turn->n_blazes; i++)
    turn->blazes[i - 1] = turn->blazes[i];
  turn->n_blazes--;
}

void
cr_blaze_put_out (CrState *state, const CrFuel *fuel)
{
  int at = cr_blaze_find (state, fuel);

  if (at >= 0)
    put_out (cr_state_change_turn (state), (guint) at);
}

/* What it is is said while it is still there. */
static void
burn_out (CrState *state, CrEvents *events)
{
  int turns = cr_state_get_figure (state, CR_FIGURE_FIRE_TURNS);

  for (guint i = 0; i < state->turn.n_blazes;) {
    CrBlaze blaze = state->turn.blazes[i];
    const char *code = cr_fuel_get_code (state, &blaze.fuel);

    if (state->turn.number + 1 - blaze.since < turns || !burn_down (state, events, &blaze.fuel)) {
      i++;
      continue;
    }
    tell_fuel (events, CR_EVENT_BURNT, &blaze.fuel, "FIR-06")->code = code;
    put_out (cr_state_change_turn (state), i);
  }
}

/* What was broken, battered or taken away since burns no more. */
static void
forget_lost (CrState *state)
{
  for (guint i = state->turn.n_blazes; i-- > 0;) {
    CrOrder order = cr_order_new (CR_VERB_BURN);
    CrFuel fuel;

    cr_fuel_name (&state->turn.blazes[i].fuel, &order);
    if (!cr_fuel_find (state, &order, &fuel))
      put_out (cr_state_change_turn (state), i);
  }
}

void
cr_blaze_end (CrState *state, CrEvents *events)
{
  if (state->turn.n_blazes == 0)
    return;
  forget_lost (state);
  for (guint i = 0; i < state->turn.n_blazes; i++)
    scorch_men (state, events, &state->turn.blazes[i].fuel);
  burn_out (state, events);
  spread_fire (state, events, state->turn.n_blazes);
}

const char *
cr_blaze_bars (const CrState *state, CrPlace place, CrPostKind post)
{
  for (guint i = 0; i < state->turn.n_blazes; i++) {
    const CrFuel *fuel = &state->turn.blazes[i].fuel;
    gboolean hung = cr_fuel_is_hoarding (state, fuel);

    if (hung
            ? post == CR_POST_HOARDING &&
                  cr_place_equal (place, cr_place_neighbour (fuel->place, (CrDirection) fuel->side))
            : fuel->side < 0 && fuel->gear < 0 && post == CR_POST_GROUND &&
                  cr_place_equal (place, fuel->place))
      return hung ? "HRD-12" : "FIR-06";
  }
  return NULL;
}

gboolean
cr_blaze_is_on (const CrState *state, int gear)
{
  CrFuel fuel = { { 0, { 0, 0 } }, -1, (gint16) gear };

  return gear >= 0 && cr_blaze_find (state, &fuel) >= 0;
}

void
cr_blaze_add_burdens (const CrState *state, GArray *burdens)
{
  for (guint i = 0; i < state->turn.n_blazes; i++) {
    const CrFuel *fuel = &state->turn.blazes[i].fuel;
    gboolean hung = cr_fuel_is_hoarding (state, fuel);
    CrBurden burden = { .place = hung ? cr_place_neighbour (fuel->place, (CrDirection) fuel->side)
                                      : fuel->place,
                        .post = hung ? CR_POST_HOARDING : CR_POST_GROUND,
                        .bars = TRUE,
                        .rule = hung ? "HRD-12" : "FIR-06" };

    if (fuel->gear < 0 && (hung || fuel->side < 0))
      g_array_append_val (burdens, burden);
  }
}
