/* cr-deck-reach.c: where a man gets on siege towers. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-blaze-private.h"
#include "cr-consequence-private.h"
#include "cr-deck-private.h"
#include "cr-tower-ground.h"
#include "cr-view.h"

/* @spots: (element-type CrDeckSpot): what is found, cheapest first as far as @n_done
 * @alone: whoever stands in the way does not matter */
typedef struct {
  CrState *state;
  int man, points;
  GArray *spots;
  guint n_done;
  gboolean alone;
} Search;

/* HRD-12: who is aboard may get off, and nobody gets on. */
static gboolean
is_ablaze (const Search *search, const CrDeckSpot *spot)
{
  const CrMan *it = &search->state->fighters[search->man].man;
  int gear = cr_deck_find (search->state, spot->place, spot->post).gear;

  return cr_blaze_is_on (search->state, gear) &&
         cr_deck_find (search->state, it->place, it->post).gear != gear;
}

static gboolean
is_barred (const Search *search, const CrDeckSpot *spot)
{
  int other = search->alone ? -1 : cr_state_find_on (search->state, spot->place, spot->post);

  return other >= 0 && other != search->man &&
         cr_state_are_foes (search->state, search->man, other);
}

static void
find_spot (Search *search, CrDeckSpot spot)
{
  if (spot.cost > search->points || is_barred (search, &spot) || is_ablaze (search, &spot))
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
spread_search (Search *search)
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
      find_spot (search, to);
    }
  }
}

/* Onto towers from a place to which he can walk. */
static void
begin_at (Search *search, const CrReach *reach, CrPlace from)
{
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrDeckSpot));
  CrPost ground = { CR_POST_GROUND, -1, NULL };
  int cost = cr_reach_get_cost (reach, from);

  if (cost == CR_IMPASSABLE)
    return;
  cr_deck_list_steps (search->state, search->man, from, ground, steps);
  for (guint j = 0; j < steps->len; j++) {
    CrDeckSpot to = g_array_index (steps, CrDeckSpot, j);

    to.cost += cost;
    find_spot (search, to);
  }
}

/* MIN-03: from the mine whose mouth is beneath it. */
static void
begin_below (Search *search, const CrReach *reach, CrPlace under)
{
  const CrWays *ways = cr_castle_get_ways (cr_state_get_castle (search->state));
  g_autoptr (GArray) joined = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_ways_links (ways, under, joined);
  for (guint i = 0; i < joined->len; i++)
    if (g_array_index (joined, CrPlace, i).floor != under.floor)
      begin_at (search, reach, g_array_index (joined, CrPlace, i));
}

/* From each place about the tower that he can walk to. */
static void
begin_on_foot (Search *search, const CrReach *reach)
{
  g_autoptr (GHashTable) asked = g_hash_table_new (NULL, NULL);
  const CrGrid *grid = cr_map_get_grid (cr_state_get_map (search->state));
  g_autoptr (GArray) burdens = g_array_new (FALSE, FALSE, sizeof (CrBurden));

  cr_deck_add_burdens (search->state, burdens);
  for (guint i = 0; i < burdens->len * CR_N_DIRECTIONS; i++) {
    CrPlace under = g_array_index (burdens, CrBurden, i / CR_N_DIRECTIONS).place;
    CrPlace from = { 0, cr_hex_neighbour (under.hex, (CrDirection) (i % CR_N_DIRECTIONS)) };

    if (i % CR_N_DIRECTIONS == 0)
      begin_below (search, reach, under);
    if (cr_grid_contains (grid, from.hex) &&
        g_hash_table_add (asked, GINT_TO_POINTER (cr_grid_get_cell (grid, from.hex) + 1)))
      begin_at (search, reach, from);
  }
}

/* What a man who has come to such a place by so many points reaches from there. */
static void
walk_on (Search *search, const CrDeckSpot *from, int *costs)
{
  CrFighter *fighter = &search->state->fighters[search->man], before = *fighter;
  const CrWays *ways = cr_castle_get_ways (cr_state_get_castle (search->state));
  g_autoptr (CrReach) reach = NULL;

  fighter->man.place = from->place;
  fighter->man.post = from->post;
  reach = cr_state_get_reach (search->state, search->man, search->points - from->cost);
  *fighter = before;
  for (int i = 0; i < cr_ways_n_places (ways); i++) {
    int cost = cr_reach_get_cost (reach, cr_ways_place (ways, i));

    if (cost != CR_IMPASSABLE && (costs[i] == CR_IMPASSABLE || from->cost + cost < costs[i]))
      costs[i] = from->cost + cost;
  }
}

static void
fill_costs (Search *search, int *costs, int n)
{
  for (int i = 0; i < n; i++)
    costs[i] = CR_IMPASSABLE;
  for (guint i = 0; i < search->spots->len; i++) {
    CrDeckSpot from = g_array_index (search->spots, CrDeckSpot, i);

    if (from.post.kind == CR_POST_GROUND)
      walk_on (search, &from, costs);
  }
}

static gboolean
is_off (const GArray *spots)
{
  for (guint i = 0; i < spots->len; i++)
    if (g_array_index (spots, CrDeckSpot, i).post.kind == CR_POST_GROUND)
      return TRUE;
  return FALSE;
}

/* TWR-17, TWR-18: over the bridge and along the wall, or out at the rear and on, in one go; not
 * where others may break in upon each step. */
static void
go_on_foot (Search *search)
{
  const CrWays *ways = cr_castle_get_ways (cr_state_get_castle (search->state));
  int n = cr_ways_n_places (ways);
  g_autofree int *costs = NULL;

  if (!is_off (search->spots) || cr_reaction_is_due (search->state))
    return;
  costs = g_new (int, n);
  fill_costs (search, costs, n);
  for (int i = 0; i < n; i++)
    if (costs[i] != CR_IMPASSABLE)
      find_spot (search,
                 (CrDeckSpot){
                     cr_ways_place (ways, i), { CR_POST_GROUND, -1, NULL }, costs[i], "TWR-17" });
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
cr_deck_find_exits (CrState *state, int man, const CrReach *reach, GArray *spots)
{
  const CrMan *it = &state->fighters[man].man;
  Search search = { state, man, G_MAXINT, spots, 0, TRUE };

  g_array_set_size (spots, 0);
  if (!has_towers (state))
    return;
  if (it->post.kind == CR_POST_TOWER)
    find_spot (&search, (CrDeckSpot){ it->place, it->post, 0, NULL });
  else
    begin_on_foot (&search, reach);
  spread_search (&search);
  for (guint i = spots->len; i-- > 0;)
    if (g_array_index (spots, CrDeckSpot, i).post.kind != CR_POST_GROUND)
      g_array_remove_index_fast (spots, i);
}

void
cr_deck_reach (CrState *state, int man, GArray *spots)
{
  const CrMan *it = &state->fighters[man].man;
  Search search = { state, man, state->fighters[man].points, spots, 0 };
  g_autoptr (CrReach) reach = NULL;

  g_array_set_size (spots, 0);
  if (!has_towers (state))
    return;
  if (it->post.kind == CR_POST_TOWER)
    find_spot (&search, (CrDeckSpot){ it->place, it->post, 0, NULL });
  else if (it->post.kind == CR_POST_GROUND)
    begin_on_foot (&search, reach = cr_state_get_reach (state, man, search.points));
  spread_search (&search);
  if (it->post.kind == CR_POST_TOWER)
    go_on_foot (&search);
}

CrBerth
cr_deck_find_berth (const CrState *state, int gear, CrPlace *place_out)
{
  CrTower tower = cr_gear_get_tower (state, gear);

  return cr_tower_find_berth (&tower, cr_castle_get_scene (cr_state_get_castle (state)), place_out);
}

void
cr_state_list_tower_costs (CrState *state, int man, GArray *costs)
{
  const CrGrid *grid = cr_map_get_grid (cr_state_get_map (state));
  g_autoptr (GArray) spots = g_array_new (FALSE, FALSE, sizeof (CrDeckSpot));
  int none = -1;

  g_array_set_size (costs, 0);
  for (int i = 0; i < cr_grid_n_cells (grid); i++)
    g_array_append_val (costs, none);
  cr_deck_reach (state, man, spots);
  for (guint i = 0; i < spots->len; i++) {
    const CrDeckSpot *spot = &g_array_index (spots, CrDeckSpot, i);
    int cell = spot->place.floor == 0 ? cr_grid_get_cell (grid, spot->place.hex) : -1;
    int *cost = cell >= 0 ? &g_array_index (costs, int, cell) : NULL;

    if (cost != NULL && spot->cost > 0 && (*cost < 0 || spot->cost < *cost))
      *cost = spot->cost;
  }
}
