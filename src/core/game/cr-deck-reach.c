/* cr-deck-reach.c: where a man gets on siege towers. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-consequence-private.h"
#include "cr-deck-private.h"
#include "cr-tower-ground.h"

/* (element-type CrDeckSpot): what is found, cheapest first as far as @n_done */
typedef struct {
  CrState *state;
  int man, points;
  GArray *spots;
  guint n_done;
} Search;

static gboolean
is_barred (const Search *search, const CrDeckSpot *spot)
{
  int other = cr_state_find_on (search->state, spot->place, spot->post);

  return other >= 0 && other != search->man &&
         cr_state_are_foes (search->state, search->man, other);
}

static void
find (Search *search, CrDeckSpot spot)
{
  if (spot.cost > search->points || is_barred (search, &spot))
    return;
  for (guint i = 0; i < search->spots->len; i++) {
    CrDeckSpot *known = &g_array_index (search->spots, CrDeckSpot, i);

    if (!cr_place_equal (known->place, spot.place) || known->post.kind != spot.post.kind ||
        known->post.part != spot.post.part)
      continue;
    if (known->cost > spot.cost)
      *known = spot;
    return;
  }
  g_array_append_val (search->spots, spot);
}

/* The cheapest of those that are not done comes next. */
static const CrDeckSpot *
take_next (Search *search)
{
  guint best = search->n_done;
  CrDeckSpot *spots = (CrDeckSpot *) (gpointer) search->spots->data, spot;

  for (guint i = best + 1; i < search->spots->len; i++)
    if (spots[i].cost < spots[best].cost)
      best = i;
  spot = spots[best];
  spots[best] = spots[search->n_done];
  spots[search->n_done] = spot;
  return &spots[search->n_done++];
}

static void
spread (Search *search)
{
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrDeckSpot));

  while (search->n_done < search->spots->len) {
    CrDeckSpot from = *take_next (search);

    if (from.post.kind != CR_POST_TOWER)
      continue;
    cr_deck_list_steps (search->state, search->man, from.place, from.post, steps);
    for (guint i = 0; i < steps->len; i++) {
      CrDeckSpot to = g_array_index (steps, CrDeckSpot, i);

      to.cost += from.cost;
      find (search, to);
    }
  }
}

/* From each place about the tower that he can walk to. */
static void
begin_on_foot (Search *search)
{
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrDeckSpot));
  g_autoptr (GHashTable) asked = g_hash_table_new (NULL, NULL);
  g_autoptr (CrReach) reach = cr_state_get_reach (search->state, search->man, search->points);
  const CrGrid *grid = cr_map_get_grid (cr_state_get_map (search->state));
  CrPost ground = { CR_POST_GROUND, -1, NULL };
  g_autoptr (GArray) burdens = g_array_new (FALSE, FALSE, sizeof (CrBurden));

  cr_deck_add_burdens (search->state, burdens);
  for (guint i = 0; i < burdens->len * CR_N_DIRECTIONS; i++) {
    CrPlace under = g_array_index (burdens, CrBurden, i / CR_N_DIRECTIONS).place;
    CrPlace from = { 0, cr_hex_neighbour (under.hex, (CrDirection) (i % CR_N_DIRECTIONS)) };
    gpointer cell;
    int cost;

    if (!cr_grid_contains (grid, from.hex))
      continue;
    cell = GINT_TO_POINTER (cr_grid_get_cell (grid, from.hex) + 1);
    cost = cr_reach_get_cost (reach, from);
    if (cost == CR_IMPASSABLE || !g_hash_table_add (asked, cell))
      continue;
    cr_deck_list_steps (search->state, search->man, from, ground, steps);
    for (guint j = 0; j < steps->len; j++) {
      CrDeckSpot to = g_array_index (steps, CrDeckSpot, j);

      to.cost += cost;
      find (search, to);
    }
  }
}

static gboolean
has_towers (const CrState *state)
{
  for (guint i = 0; i < state->turn.n_gear; i++)
    if (cr_gear_stands (&state->gear[i]))
      return TRUE;
  return FALSE;
}

void
cr_deck_reach (CrState *state, int man, GArray *spots)
{
  const CrMan *it = &state->fighters[man].man;
  Search search = { state, man, state->fighters[man].points, spots, 0 };

  g_array_set_size (spots, 0);
  if (!has_towers (state))
    return;
  if (it->post.kind == CR_POST_TOWER)
    find (&search, (CrDeckSpot){ it->place, it->post, 0, NULL });
  else if (it->post.kind == CR_POST_GROUND)
    begin_on_foot (&search);
  spread (&search);
}

/* The hexes that its bridge, or of one without its front, lies on or touches. */
static void
list_landings (const CrState *state, const CrTower *tower, GArray *places)
{
  (void) state;
  for (int i = 0; i < (int) tower->type->parts->len; i++) {
    const CrWorkPart *part = cr_work_get_part (tower->type, i);

    for (guint j = 0; part->crosses && j < part->hexes->len; j++) {
      CrHex own = g_array_index (part->hexes, CrHex, j);
      CrPlace place = { 0, cr_tower_get_hex (tower, own) };

      if (part->enclosed && !cr_hex_equal (own, (CrHex){ 0, 0 }))
        continue;
      if (part->enclosed)
        place.hex = cr_hex_neighbour (place.hex, tower->facing);
      g_array_append_val (places, place);
    }
  }
}

/* Of a hex of the wall: over one of its sides that look to the tower. */
static CrBerth
judge_landing (const CrState *state, const CrTower *tower, CrPlace place)
{
  const CrScene *scene = cr_castle_get_scene (cr_state_get_castle (state));
  const CrMap *map = cr_state_get_map (state);
  gboolean wall = FALSE, hoarded = FALSE;

  if (!cr_scene_has_place (scene, place))
    return CR_BERTH_NO_WALL;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    const CrSide *side = cr_map_find_side (map, place, d, CR_SIDE_BATTLEMENT);

    if (!cr_tower_stands_on (tower, cr_hex_neighbour (place.hex, d)))
      continue;
    wall |= side != NULL && cr_map_is_inside (map, side, place.hex);
    hoarded |= cr_map_find_side (map, place, d, CR_SIDE_HOARDING) != NULL;
  }
  if (!wall)
    return CR_BERTH_NO_WALL;
  if (hoarded)
    return CR_BERTH_HOARDED;
  return cr_scene_get_level (scene, place) == cr_tower_get_level (tower, scene) + tower->wall
             ? CR_BERTH_FITS
             : CR_BERTH_LEVEL;
}

CrBerth
cr_deck_find_berth (const CrState *state, int gear, CrPlace *place_out)
{
  CrTower tower = cr_gear_get_tower (state, gear);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrBerth found = CR_BERTH_NO_WALL;

  *place_out = tower.front;
  list_landings (state, &tower, places);
  for (guint i = 0; i < places->len; i++) {
    CrPlace place = g_array_index (places, CrPlace, i);
    CrBerth berth = judge_landing (state, &tower, place);

    if (berth == CR_BERTH_NO_WALL || found == CR_BERTH_HOARDED ||
        (berth == CR_BERTH_FITS && found == CR_BERTH_FITS))
      continue;
    if (found == CR_BERTH_FITS && berth == CR_BERTH_LEVEL)
      continue;
    found = berth;
    *place_out = place;
  }
  return found;
}
