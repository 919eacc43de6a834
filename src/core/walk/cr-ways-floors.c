/* cr-ways-floors.c: where one walks over to another floor at one level.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each hex lists its wall-walks, and each door is looked at once: a map of many floors costs what
 * stands on them, not every floor beside every other. */
#include "cr-ways-private.h"

/* A wall-walk that lies over a cell: its floor and its level. */
typedef struct {
  int floor, level;
} Walk;

/* Those of one level in a hex, by floor. */
typedef struct {
  const Walk *walks;
  guint n;
} Group;

/* @from: place of the higher floor
 * @direction: to the other hex
 * @floor: the lower one */
typedef struct {
  int from, direction, floor;
} Pair;

typedef struct {
  CrWays *ways;
  GArray *walks; /* Walk, by cell, level and floor */
  guint *first;  /* by cell, and one more */
  GArray *pairs; /* Pair */
} Joining;

static int
compare_walks (gconstpointer a, gconstpointer b)
{
  const Walk *left = a, *right = b;

  return left->level != right->level ? left->level - right->level : left->floor - right->floor;
}

static void
read_walks (Joining *joining)
{
  const CrWays *ways = joining->ways;
  int n_floors = cr_map_n_floors (ways->map);
  g_autofree const gint16 **structures = g_new (const gint16 *, n_floors);

  for (int floor = 0; floor < n_floors; floor++)
    structures[floor] = cr_map_get_layer (ways->map, floor, CR_LAYER_STRUCTURE);

  for (int cell = 0; cell < ways->n_cells; cell++) {
    CrPlace place = cr_ways_place (ways, cell);
    guint first = joining->first[cell] = joining->walks->len;

    for (; place.floor < n_floors; place.floor++) {
      Walk walk = { place.floor, 0 };

      if (structures[place.floor][cell] == 0 || !cr_scene_is_wall_walk (ways->scene, place) ||
          !cr_scene_has_place (ways->scene, place))
        continue;
      walk.level = cr_scene_get_level (ways->scene, place);
      g_array_append_val (joining->walks, walk);
    }
    if (joining->walks->len > first + 1)
      qsort (&g_array_index (joining->walks, Walk, first), joining->walks->len - first,
             sizeof (Walk), compare_walks);
  }
  joining->first[ways->n_cells] = joining->walks->len;
}

/* A pair is told from the higher of its two floors. */
static void
add_pair (Joining *joining, CrPlace from, CrDirection direction, int floor)
{
  CrPlace other = { floor, cr_hex_neighbour (from.hex, direction) };
  CrPlace high = from.floor > floor ? from : other;
  Pair pair = { cr_ways_index (joining->ways, high),
                from.floor > floor ? direction : cr_direction_opposite (direction),
                MIN (from.floor, floor) };

  g_array_append_val (joining->pairs, pair);
}

static gboolean
has_floor (const Group *group, int floor)
{
  guint low = 0, high = group->n;

  while (low < high) {
    guint middle = (low + high) / 2;
    if (group->walks[middle].floor < floor)
      low = middle + 1;
    else
      high = middle;
  }
  return low < group->n && group->walks[low].floor == floor;
}

/* A walk goes over to another floor where one of the two ends: two that lie upon each other and
 * both go on are walked each for itself. */
static void
join_groups (Joining *joining,
             CrHex hex,
             CrDirection direction,
             const Group *here,
             const Group *there)
{
  for (guint i = 0; i < here->n; i++)
    for (guint j = 0; !has_floor (there, here->walks[i].floor) && j < there->n; j++)
      add_pair (joining, (CrPlace){ here->walks[i].floor, hex }, direction, there->walks[j].floor);
  for (guint j = 0; j < there->n; j++)
    for (guint i = 0; !has_floor (here, there->walks[j].floor) && i < here->n; i++)
      if (has_floor (there, here->walks[i].floor))
        add_pair (joining, (CrPlace){ here->walks[i].floor, hex }, direction,
                  there->walks[j].floor);
}

/* The walks of a level from @walks on. */
static Group
get_group (const Walk *walks, const Walk *end)
{
  Group group = { walks, 0 };

  while (walks + group.n < end && walks[group.n].level == walks->level)
    group.n++;
  return group;
}

static void
join_cells (Joining *joining, int cell, CrHex hex, CrDirection direction)
{
  const CrGrid *grid = cr_map_get_grid (joining->ways->map);
  int other = cr_grid_get_cell (grid, cr_hex_neighbour (hex, direction));
  const Walk *all = (const Walk *) (const void *) joining->walks->data;
  const guint *first = joining->first;

  if (other < 0)
    return;
  Group here = get_group (all + first[cell], all + first[cell + 1]);
  Group there = get_group (all + first[other], all + first[other + 1]);
  while (here.n > 0 && there.n > 0) {
    int here_level = here.walks->level, there_level = there.walks->level;

    if (here_level == there_level)
      join_groups (joining, hex, direction, &here, &there);
    if (here_level <= there_level)
      here = get_group (here.walks + here.n, all + first[cell + 1]);
    if (there_level <= here_level)
      there = get_group (there.walks + there.n, all + first[other + 1]);
  }
}

static void
join_walks (Joining *joining)
{
  const CrGrid *grid = cr_map_get_grid (joining->ways->map);

  read_walks (joining);
  for (int cell = 0; cell < joining->ways->n_cells; cell++)
    for (CrDirection d = 0; joining->first[cell] < joining->first[cell + 1] && d < 3; d++)
      join_cells (joining, cell, cr_grid_get_hex (grid, cell), d);
}

/* From a hex beside an open door of its floor to the other side of it on all other floors. */
static void
join_door (Joining *joining, CrPlace from, CrDirection direction)
{
  const CrScene *scene = joining->ways->scene;
  CrHex beyond = cr_hex_neighbour (from.hex, direction);

  if (!cr_scene_has_place (scene, from))
    return;
  for (int floor = 0; floor < cr_map_n_floors (joining->ways->map); floor++) {
    CrPlace to = { floor, beyond };

    if (floor != from.floor && cr_scene_has_place (scene, to) &&
        cr_scene_get_level (scene, from) == cr_scene_get_level (scene, to))
      add_pair (joining, from, direction, floor);
  }
}

static void
join_doors (Joining *joining)
{
  const CrWays *ways = joining->ways;

  for (int floor = 0; floor < cr_map_n_floors (ways->map); floor++) {
    gsize n;
    const CrSide *sides = cr_map_get_all_sides (ways->map, floor, &n);

    for (gsize i = 0; i < n; i++) {
      CrPlace here = { floor, cr_grid_get_hex (cr_map_get_grid (ways->map), sides[i].cell) };
      CrDirection d = sides[i].direction;

      if (!cr_side_kind_is_opening (sides[i].kind) || sides[i].kind == CR_SIDE_WINDOW ||
          (!ways->open && !cr_side_is_open (&sides[i])))
        continue;
      join_door (joining, here, d);
      join_door (joining, (CrPlace){ floor, cr_hex_neighbour (here.hex, d) },
                 cr_direction_opposite (d));
    }
  }
}

static int
compare_pairs (gconstpointer a, gconstpointer b)
{
  const Pair *left = a, *right = b;

  if (left->from != right->from)
    return left->from < right->from ? -1 : 1;
  return left->direction != right->direction ? left->direction - right->direction
                                             : left->floor - right->floor;
}

void
cr_ways_join_floors (CrWays *ways)
{
  g_autoptr (GArray) walks = g_array_new (FALSE, FALSE, sizeof (Walk));
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (Pair));
  g_autofree guint *first = g_new (guint, ways->n_cells + 1);
  Joining joining = { ways, walks, first, pairs };

  if (cr_map_n_floors (ways->map) < 2)
    return;
  join_walks (&joining);
  join_doors (&joining);
  g_array_sort (pairs, compare_pairs);
  for (guint i = 0; i < pairs->len; i++) {
    const Pair *pair = &g_array_index (pairs, Pair, i);
    CrPlace from = cr_ways_place (ways, pair->from);

    if (i == 0 || compare_pairs (pair, pair - 1) != 0)
      cr_ways_add_join (ways, from,
                        (CrPlace){ pair->floor, cr_hex_neighbour (from.hex, pair->direction) },
                        NULL, NULL);
  }
}
