/* cr-floors.c: which floor lies above which. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-floors.h"

#include "cr-link.h"
#include "cr-stairway.h"

static int
get_storey (const CrMap *map, int floor)
{
  return cr_map_get_floor (map, floor)->storey;
}

/* Floors of one storey, two towers' rooms perhaps, keep the order of the file. */
static gint
compare_floors (gconstpointer a, gconstpointer b, gpointer data)
{
  const CrMap *map = data;
  int left = *(const int *) a, right = *(const int *) b;
  int apart = get_storey (map, left) - get_storey (map, right);

  return apart != 0 ? apart : left - right;
}

GArray *
cr_floors_sort (const CrMap *map)
{
  GArray *order = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < cr_map_n_floors (map); i++)
    g_array_append_val (order, i);
  g_array_sort_with_data (order, compare_floors, (gpointer) map);
  return order;
}

int
cr_floors_step (const CrMap *map, int floor, int step)
{
  g_autoptr (GArray) order = cr_floors_sort (map);
  int n = (int) order->len;

  for (int i = 0; i < n; i++)
    if (g_array_index (order, int, i) == floor)
      return g_array_index (order, int, CLAMP (i + step, 0, n - 1));
  return floor;
}

/* The floor that a new one of that storey would lie next to, towards the ground. */
static int
find_next (const CrMap *map, int storey)
{
  int best = 0;

  for (int i = 0; i < cr_map_n_floors (map); i++) {
    int here = get_storey (map, i);

    if (storey >= 0 ? here < storey && here > get_storey (map, best)
                    : here > storey && here < get_storey (map, best))
      best = i;
  }
  return best;
}

int
cr_floors_propose_level (const CrMap *map, int storey, const CrHex *at, int *next_out)
{
  int next = find_next (map, storey);
  CrPlace place = { next, at != NULL ? *at : (CrHex){ 0, 0 } };

  *next_out = at != NULL && cr_map_has_place (map, place)
                  ? cr_map_get_level (map, place)
                  : cr_map_get_floor (map, next)->defaults[CR_LAYER_LEVEL];
  return CLAMP (*next_out + (storey < 0 ? -1 : 1), CR_LEVEL_MIN, CR_LEVEL_MAX);
}

int
cr_floors_get_ghost (const CrMap *map, int floor)
{
  int storey = get_storey (map, floor), best = -1;

  for (int i = 0; i < cr_map_n_floors (map); i++) {
    int here = get_storey (map, i);
    gboolean fits = storey > 0 ? here >= 0 && here < storey : storey < 0 && here >= 0;

    if (!fits || cr_floor_is_secret (cr_map_get_floor (map, i)))
      continue;
    if (best < 0 || (storey > 0 ? here > get_storey (map, best) : here < get_storey (map, best)))
      best = i;
  }
  return best;
}

static void
add_way (GArray *ways, CrFloorWay way)
{
  CrFloorWay back = { way.link, way.kind, way.to, way.from };

  if (way.from.floor == way.to.floor)
    return;
  g_array_append_val (ways, way);
  g_array_append_val (ways, back);
}

/* The head of a stairway may lie on the floor above, its foot on the one below. */
static void
add_stairway (GArray *ways, const CrStairway *stairway, CrFloorWay way)
{
  for (int end = CR_STAIR_FOOT; end <= CR_STAIR_HEAD; end++) {
    const CrStairEnd *it = &stairway->ends[end];

    way.from = stairway->hexes[it->stair];
    for (guint i = 0; i < it->n_places; i++) {
      way.to = it->places[i];
      add_way (ways, way);
    }
  }
}

GArray *
cr_floors_list_ways (const CrMap *map)
{
  GArray *ways = g_array_new (FALSE, FALSE, sizeof (CrFloorWay));

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, i);
    CrFloorWay way = { .link = i, .kind = cr_node_get_name (node) };
    g_autoptr (CrStairway) stairway =
        cr_node_is (node, "stairway") ? cr_stairway_new (map, node, NULL) : NULL;
    CrLink link;

    if (stairway != NULL)
      add_stairway (ways, stairway, way);
    else if (cr_link_is_kind (way.kind) && cr_link_read (map, node, &link, NULL)) {
      way.from = link.from;
      way.to = link.to;
      add_way (ways, way);
    }
  }
  return ways;
}

GArray *
cr_floors_list_ways_from (const CrMap *map, CrPlace from)
{
  GArray *ways = cr_floors_list_ways (map);

  for (guint i = ways->len; i > 0; i--) {
    const CrFloorWay *way = &g_array_index (ways, CrFloorWay, i - 1);

    if (way->from.floor != from.floor || !cr_hex_equal (way->from.hex, from.hex))
      g_array_remove_index (ways, i - 1);
  }
  return ways;
}
