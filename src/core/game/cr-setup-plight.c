/* cr-setup-plight.c: what is under way as a scenario begins: fires, a moat that is being filled,
 * men who are stunned, kneel or climb. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-setup-private.h"

#include "cr-blaze-private.h"
#include "cr-error.h"
#include "cr-game.h"
#include "cr-text.h"

/* The map calls nothing by the name that it had. */
static void
rename_gear (CrState *state, int index)
{
  g_autofree char *id = g_strdup_printf ("%s-of-the-map", state->gear[index].id);

  state->gear[index].id = g_intern_string (id);
}

gboolean
cr_setup_take_off_map (CrState *state, const CrScenarioGear *gear, GError **error)
{
  int index = cr_state_find_gear (state, gear->id);
  g_autoptr (CrEvents) events = cr_events_new ();
  CrOrder order = cr_order_new (CR_VERB_REMOVE);

  if (index < 0)
    return TRUE;
  order.gear = index;
  if (!cr_game_apply (state, &order, events, NULL)) {
    cr_node_set_error (gear->node, error, CR_ERROR_PLACE,
                       cr_text ("“%s” of the map cannot be taken from where it stands"), gear->id);
    return FALSE;
  }
  rename_gear (state, index);
  return TRUE;
}

/* It was laid before, so that there is room for it. */
void
cr_setup_raise (CrState *state, const CrScenarioGear *gear)
{
  int index = cr_state_find_gear (state, gear->id);
  CrGear *ladder = &state->gear[index];

  ladder->facing = (guint8) cr_direction_opposite ((CrDirection) ladder->facing);
  ladder->places[1] = ladder->places[0];
  ladder->state = CR_GEAR_UPRIGHT;
}

static gboolean
set_climber (CrState *state, const CrScenarioMan *man, CrFighter *fighter, GError **error)
{
  int index = cr_state_find_gear (state, man->climbing);
  const CrGear *ladder = index >= 0 ? &state->gear[index] : NULL;

  if (ladder == NULL || ladder->state != CR_GEAR_UPRIGHT ||
      !cr_place_equal (ladder->places[0], fighter->man.place)) {
    cr_node_set_error (
        man->node, error, CR_ERROR_PLACE,
        cr_text ("found climbing=\"%s\", expected a raised ladder at whose foot he is"),
        man->climbing);
    return FALSE;
  }
  fighter->man.post = (CrPost){ CR_POST_LADDER_TOP, (gint8) ladder->facing, NULL };
  return TRUE;
}

gboolean
cr_setup_put_plight (CrState *state, const CrScenarioMan *man, GError **error)
{
  CrFighter *fighter = &state->fighters[cr_state_find_fighter (state, man->id)];

  if (!fighter->here || (man->climbing != NULL && !set_climber (state, man, fighter, error)))
    return !fighter->here;
  if (man->kneeling)
    fighter->man.state = CR_MAN_KNEELING;
  if (man->stunned > 0) {
    fighter->stunned = (guint8) man->stunned;
    fighter->man.state = CR_MAN_STUNNED;
  }
  state->mustered = FALSE;
  return TRUE;
}

static gboolean
refuse_fire (const CrNode *row, GError **error)
{
  const char *at = cr_node_get (row, "at"), *gear = cr_node_get (row, "gear");

  cr_node_set_error (row, error, CR_ERROR_PLACE, cr_text ("nothing that burns is at “%s”"),
                     gear != NULL ? gear : at);
  return FALSE;
}

/* Whether the row names something that burns. */
static gboolean
find_fuel (const CrState *state, const CrNode *row, CrFuel *fuel)
{
  const char *at = cr_node_get (row, "at"), *side = cr_node_get (row, "side");
  const char *gear = cr_node_get (row, "gear");
  const CrMap *map = cr_state_get_map (state);
  CrOrder order = cr_order_new (CR_VERB_BURN);
  CrDirection direction;

  order.gear = gear != NULL ? cr_state_find_gear (state, gear) : -1;
  order.facing = -1;
  if (gear != NULL)
    return order.gear >= 0 && cr_fuel_find (state, &order, fuel);
  if (!cr_map_parse_place (map, at, &order.places[0], NULL))
    return FALSE;
  if (side != NULL) {
    if (!cr_direction_parse (side, cr_map_get_grid (map)->orientation, &direction))
      return FALSE;
    order.facing = (int) direction;
  }
  order.n_places = 1;
  return cr_fuel_find (state, &order, fuel);
}

/* @row: says how many game turns it has burnt as the first begins */
static gboolean
set_fire (CrState *state, const CrNode *row, GError **error)
{
  CrTurn *turn = &state->turn;
  CrFuel fuel;
  int age = 0;

  if (!find_fuel (state, row, &fuel) || turn->n_blazes == CR_MAX_BLAZES)
    return refuse_fire (row, error);
  cr_node_read_int (row, "age", 0, CR_MAX_TURNS, 0, &age, NULL);
  turn->blazes[turn->n_blazes++] =
      (CrBlaze){ fuel, g_strcmp0 (cr_node_get (row, "arrow"), "yes") == 0, 1 - age };
  return TRUE;
}

static gboolean
is_moat (const CrState *state, CrPlace place)
{
  return cr_scene_is_moat (cr_castle_get_scene (cr_state_get_castle (state)), place);
}

static gboolean
set_heap (CrState *state, const CrNode *row, GError **error)
{
  CrTurn *turn = &state->turn;
  CrHeap it = { .fascines = 1 };

  if (turn->n_heaps == CR_MAX_HEAPS ||
      !cr_map_parse_place (cr_state_get_map (state), cr_node_get (row, "at"), &it.place, NULL) ||
      !is_moat (state, it.place)) {
    cr_node_set_error (row, error, CR_ERROR_PLACE, cr_text ("there is no moat at “%s”"),
                       cr_node_get (row, "at"));
    return FALSE;
  }
  cr_node_read_int (row, "fascines", 1, CR_MAX_TURNS, 1, &it.fascines, NULL);
  turn->heaps[turn->n_heaps++] = it;
  return TRUE;
}

gboolean
cr_setup_put_plights (CrState *state, const CrScenario *scenario, GError **error)
{
  for (guint i = 0; i < scenario->plights->len; i++) {
    const CrNode *row = scenario->plights->pdata[i];

    if (cr_node_is (row, "fire") ? !set_fire (state, row, error) : !set_heap (state, row, error))
      return FALSE;
  }
  return TRUE;
}
