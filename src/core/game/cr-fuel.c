/* cr-fuel.c: what can be set on fire, by rows of the ruleset that say so.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-area.h"
#include "cr-blaze-private.h"
#include "cr-deck-private.h"

#define BURNS "burns"

static const CrNode *
find_burns (const CrNode *row)
{
  return row != NULL ? cr_node_find (row, BURNS) : NULL;
}

/* What is not broken, in the order in which things stand on a side; @d as seen from the hex. */
static const CrSide *
find_burning_side (const CrState *state, CrPlace place, CrDirection d)
{
  gsize n;
  const CrSide *sides = cr_map_get_sides (cr_state_get_map (state), place, d, &n);

  for (gsize i = 0; i < n; i++) {
    const CrSideRule *rule =
        cr_ruleset_get_side (cr_state_get_ruleset (state), (CrSideKind) sides[i].kind);

    if (sides[i].state != CR_STATE_BROKEN && rule != NULL && find_burns (rule->node) != NULL)
      return &sides[i];
  }
  return NULL;
}

static const CrNode *
find_material (const CrState *state, const char *kind)
{
  const CrNode *siege = cr_node_find (cr_ruleset_get_node (cr_state_get_ruleset (state)), "siege");

  return siege != NULL && kind != NULL
             ? find_burns (cr_node_find_with (siege, "material", "id", kind))
             : NULL;
}

/* What areas of wood hold that is built: a stockade, a house. */
static const CrNode *
find_painted (const CrState *state, CrPlace place)
{
  const CrMap *map = cr_state_get_map (state);

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_AREAS, i);
    const CrNode *burns = find_material (state, cr_node_get (node, "kind"));
    g_auto (CrArea) area = { NULL };

    if (burns != NULL && cr_area_read (map, node, &area, NULL) && cr_area_has (&area, place))
      return burns;
  }
  return NULL;
}

static gboolean
is_built (const CrState *state, CrPlace place)
{
  return cr_map_get_value (cr_state_get_map (state), place, CR_LAYER_STRUCTURE) != 0;
}

/* (nullable): the row of what the hex itself is of. */
static const CrNode *
find_ground (const CrState *state, CrPlace place)
{
  const CrScene *scene = cr_castle_get_scene (cr_state_get_castle (state));
  const CrTerrainKind *kind =
      cr_scene_has_place (scene, place) ? cr_scene_get_terrain (scene, place) : NULL;
  const CrNode *burns = kind != NULL ? find_burns (kind->node) : NULL;

  return burns != NULL || kind == NULL || !is_built (state, place) ? burns
                                                                   : find_painted (state, place);
}

static gboolean
gear_burns (const CrGear *gear)
{
  return (gear->state == CR_GEAR_STANDING || gear->state == CR_GEAR_SET ||
          gear->state == CR_GEAR_HUNG) &&
         gear->work != NULL && find_burns (gear->work->node) != NULL;
}

/* What is set down in a hex burns as what it is, not as the terrain that it makes. */
static gboolean
is_of_gear (const CrState *state, CrPlace place)
{
  for (guint i = 0; i < state->turn.n_gear; i++)
    if (state->gear[i].state == CR_GEAR_SET && cr_place_equal (state->gear[i].places[0], place))
      return TRUE;
  return FALSE;
}

/* As seen from its inside; what has none, a partition, as the map keeps it. */
static CrFuel
get_side_fuel (const CrState *state, const CrSide *side, CrPlace place, CrDirection d)
{
  const CrMap *map = cr_state_get_map (state);

  if (side->inside == CR_INSIDE_NONE)
    return (CrFuel){ { place.floor, cr_grid_get_hex (cr_map_get_grid (map), side->cell) },
                     side->direction,
                     -1 };
  if (cr_map_is_inside (map, side, place.hex))
    return (CrFuel){ place, (gint8) d, -1 };
  return (CrFuel){ cr_place_neighbour (place, d), (gint8) cr_direction_opposite (d), -1 };
}

gboolean
cr_fuel_find (const CrState *state, const CrOrder *order, CrFuel *fuel_out)
{
  const CrSide *side;
  CrPlace place = order->places[0];

  if (order->gear >= 0) {
    const CrGear *gear = &state->gear[order->gear];

    *fuel_out = (CrFuel){ gear->places[0], -1, (gint16) order->gear };
    return gear_burns (gear);
  }
  if (order->facing < 0) {
    *fuel_out = (CrFuel){ place, -1, -1 };
    return find_ground (state, place) != NULL && !is_of_gear (state, place);
  }
  side = find_burning_side (state, place, (CrDirection) order->facing);
  if (side == NULL)
    return FALSE;
  *fuel_out = get_side_fuel (state, side, place, (CrDirection) order->facing);
  return TRUE;
}

void
cr_fuel_name (const CrFuel *fuel, CrOrder *order)
{
  order->gear = fuel->gear;
  order->n_places = fuel->gear < 0;
  order->places[0] = fuel->place;
  order->facing = fuel->side;
}

static void
list_sides (const CrState *state, int floor, GArray *fuels)
{
  const CrMap *map = cr_state_get_map (state);
  const CrGrid *grid = cr_map_get_grid (map);
  gsize n;
  const CrSide *sides = cr_map_get_all_sides (map, floor, &n);

  for (gsize i = 0; i < n; i++) {
    const CrSideRule *rule =
        cr_ruleset_get_side (cr_state_get_ruleset (state), (CrSideKind) sides[i].kind);
    CrPlace place = { floor, cr_grid_get_hex (grid, sides[i].cell) };
    CrFuel fuel;

    if (rule == NULL || find_burns (rule->node) == NULL || sides[i].state == CR_STATE_BROKEN)
      continue;
    fuel = get_side_fuel (state, &sides[i], place, (CrDirection) sides[i].direction);
    g_array_append_val (fuels, fuel);
  }
}

/* One of 100² hexes is asked by its codes, of which there are few. */
static void
list_terrain (const CrState *state, int floor, GArray *fuels)
{
  const CrMap *map = cr_state_get_map (state);
  const CrGrid *grid = cr_map_get_grid (map);
  int n_codes = cr_map_n_codes (map, CR_LAYER_TERRAIN);
  g_autofree gboolean *burn = g_new0 (gboolean, n_codes);
  const gint16 *layer = cr_map_get_layer (map, floor, CR_LAYER_TERRAIN);

  for (int i = 0; i < n_codes; i++) {
    const CrTerrainKind *kind = cr_ruleset_find_terrain (
        cr_state_get_ruleset (state), cr_map_get_code (map, CR_LAYER_TERRAIN, i));

    burn[i] = kind != NULL && find_burns (kind->node) != NULL;
  }
  for (int i = 0; i < cr_grid_n_cells (grid); i++) {
    CrFuel fuel = { { floor, cr_grid_get_hex (grid, i) }, -1, -1 };

    if (burn[layer[i]] && !is_of_gear (state, fuel.place))
      g_array_append_val (fuels, fuel);
  }
}

static void
list_area (const CrState *state, const CrArea *area, GArray *fuels)
{
  for (guint i = 0; i < area->places->len; i++) {
    CrFuel fuel = { g_array_index (area->places, CrPlace, i), -1, -1 };

    if (is_built (state, fuel.place))
      g_array_append_val (fuels, fuel);
  }
}

void
cr_fuel_list (const CrState *state, GArray *fuels)
{
  const CrMap *map = cr_state_get_map (state);

  g_array_set_size (fuels, 0);
  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    list_sides (state, floor, fuels);
    list_terrain (state, floor, fuels);
  }
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_AREAS, i);
    g_auto (CrArea) area = { NULL };

    if (find_material (state, cr_node_get (node, "kind")) != NULL &&
        cr_area_read (map, node, &area, NULL))
      list_area (state, &area, fuels);
  }
  for (guint i = 0; i < state->turn.n_gear; i++) {
    CrFuel fuel = { state->gear[i].places[0], -1, (gint16) i };

    if (gear_burns (&state->gear[i]))
      g_array_append_val (fuels, fuel);
  }
}

gboolean
cr_fuel_is_hoarding (const CrState *state, const CrFuel *fuel)
{
  const CrSide *side =
      fuel->side < 0 ? NULL : find_burning_side (state, fuel->place, (CrDirection) fuel->side);

  return side != NULL && side->kind == CR_SIDE_HOARDING;
}

/* TWR-19: whether that hex is before the front of a tower, within its two front sextants. */
static gboolean
is_before (const CrGear *gear, CrHex from)
{
  CrTower tower = { .front = gear->places[0], .facing = (CrDirection) gear->facing };
  CrHex own = cr_tower_get_own (&tower, from);

  return own.r < 0 && own.q + own.r <= 0 && own.q >= own.r;
}

static const CrNode *
find_row (const CrState *state, const CrFuel *fuel, gboolean from_front)
{
  const CrNode *front = NULL;

  if (fuel->gear < 0 && fuel->side < 0)
    return find_ground (state, fuel->place);
  if (fuel->gear < 0)
    return find_burns (
        cr_ruleset_get_side (
            cr_state_get_ruleset (state),
            (CrSideKind) find_burning_side (state, fuel->place, (CrDirection) fuel->side)->kind)
            ->node);
  front = cr_node_find_with (state->gear[fuel->gear].work->node, BURNS, "from", "front");
  if (front != NULL && from_front)
    return front;
  for (guint i = 0; i < cr_node_n_children (state->gear[fuel->gear].work->node); i++) {
    const CrNode *row = cr_node_get_child (state->gear[fuel->gear].work->node, i);

    if (cr_node_is (row, BURNS) && row != front)
      return row;
  }
  return front;
}

const char *
cr_fuel_get_column (const CrState *state, const CrFuel *fuel, CrHex from)
{
  gboolean from_front = fuel->gear >= 0 && is_before (&state->gear[fuel->gear], from);

  return cr_node_get (find_row (state, fuel, from_front), "as");
}

const char *
cr_fuel_get_code (const CrState *state, const CrFuel *fuel)
{
  const CrSide *side =
      fuel->side < 0 ? NULL : find_burning_side (state, fuel->place, (CrDirection) fuel->side);

  if (fuel->gear >= 0)
    return state->gear[fuel->gear].id;
  if (fuel->side >= 0)
    return side != NULL ? cr_side_kind_get_name ((CrSideKind) side->kind) : "";
  return is_built (state, fuel->place)
             ? cr_map_get_structure (cr_state_get_map (state), fuel->place)
             : cr_map_get_terrain (cr_state_get_map (state), fuel->place);
}

const char *
cr_fuel_get_rule (const CrState *state, const CrFuel *fuel)
{
  if (fuel->gear >= 0 && state->gear[fuel->gear].work->tower &&
      cr_node_find_with (state->gear[fuel->gear].work->node, BURNS, "from", "front") != NULL)
    return "TWR-19";
  return cr_fuel_is_hoarding (state, fuel) ? "HRD-12" : "FIR-01";
}

const char *
cr_fuel_get_remains (const CrState *state, const CrFuel *fuel)
{
  return cr_node_get (find_row (state, fuel, FALSE), "leaves");
}

void
cr_fuel_list_places (const CrState *state, const CrFuel *fuel, GArray *places)
{
  CrPlace beyond = fuel->place;

  g_array_set_size (places, 0);
  if (fuel->gear >= 0 && state->gear[fuel->gear].state == CR_GEAR_STANDING) {
    CrTower tower = cr_gear_get_tower (state, fuel->gear);
    const CrWorkPart *foot = cr_work_get_part (tower.type, 0);

    for (guint i = 0; i < foot->hexes->len; i++) {
      CrPlace place = { 0, cr_tower_get_hex (&tower, g_array_index (foot->hexes, CrHex, i)) };

      g_array_append_val (places, place);
    }
    return;
  }
  if (fuel->side >= 0)
    beyond = cr_place_neighbour (fuel->place, (CrDirection) fuel->side);
  g_array_append_val (places, beyond);
  if (fuel->side >= 0 && !cr_fuel_is_hoarding (state, fuel))
    g_array_append_val (places, fuel->place);
}

gboolean
cr_fuel_holds (const CrState *state, const CrFuel *fuel, int man)
{
  const CrMan *it = &state->fighters[man].man;

  if (!cr_fighter_is_living (&state->fighters[man]))
    return FALSE;
  if (fuel->gear >= 0 && state->gear[fuel->gear].state == CR_GEAR_STANDING)
    return cr_deck_find (state, it->place, it->post).gear == fuel->gear;
  if (fuel->side >= 0)
    return it->post.kind == CR_POST_HOARDING && cr_fuel_is_hoarding (state, fuel) &&
           cr_place_equal (it->place, cr_place_neighbour (fuel->place, (CrDirection) fuel->side));
  return fuel->gear < 0 && it->post.kind == CR_POST_GROUND &&
         cr_place_equal (it->place, fuel->place);
}
