/* cr-ways.c: the map made ready for walking. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ways-private.h"

#include "cr-linkage.h"
#include "cr-mechanism.h"

int
cr_ways_n_places (const CrWays *ways)
{
  return ways->n_places;
}

int
cr_ways_n_stands (const CrWays *ways)
{
  return ways->n_places + (int) ways->spots->len;
}

int
cr_ways_index (const CrWays *ways, CrPlace place)
{
  int cell = cr_grid_get_cell (cr_map_get_grid (ways->map), place.hex);

  if (cell < 0 || place.floor < 0 || place.floor >= cr_map_n_floors (ways->map))
    return -1;
  return place.floor * ways->n_cells + cell;
}

const CrSpot *
cr_ways_get_spot (const CrWays *ways, int index)
{
  return index < ways->n_places
             ? NULL
             : &g_array_index (ways->spots, CrSpot, (guint) (index - ways->n_places));
}

gboolean
cr_ways_has_stand (const CrWays *ways, int index)
{
  return index >= ways->n_places || cr_scene_has_place (ways->scene, cr_ways_place (ways, index));
}

int
cr_ways_index_on (const CrWays *ways, CrPlace place, CrPostKind post)
{
  int index = cr_ways_index (ways, place);
  gpointer hung;

  if (post != CR_POST_HOARDING)
    return index;
  return g_hash_table_lookup_extended (ways->hung, GINT_TO_POINTER (index), NULL, &hung)
             ? GPOINTER_TO_INT (hung)
             : -1;
}

CrPlace
cr_ways_place (const CrWays *ways, int index)
{
  if (index >= ways->n_places)
    return cr_ways_get_spot (ways, index)->place;
  return (CrPlace){ index / ways->n_cells,
                    cr_grid_get_hex (cr_map_get_grid (ways->map), index % ways->n_cells) };
}

int
cr_ways_get_level (const CrWays *ways, int index)
{
  const CrSpot *spot = cr_ways_get_spot (ways, index);

  return spot != NULL ? spot->level : cr_scene_get_level (ways->scene, cr_ways_place (ways, index));
}

guint8
cr_ways_get_marks (const CrWays *ways, CrPlace place)
{
  int index = cr_ways_index (ways, place);

  return index < 0 ? 0 : ways->marks[index];
}

static void
mark_place (CrWays *ways, CrPlace place, guint8 what)
{
  int index = cr_ways_index (ways, place);

  if (index >= 0)
    ways->marks[index] |= what;
}

/* Of a hex and of its neighbours, where they have a side between them. */
static void
mark_side (CrWays *ways, int floor, const CrSide *side)
{
  CrHex hex = cr_grid_get_hex (cr_map_get_grid (ways->map), side->cell);
  CrDirection back = cr_direction_opposite (side->direction);

  mark_place (ways, (CrPlace){ floor, hex }, (guint8) (1 << side->direction));
  mark_place (ways, (CrPlace){ floor, cr_hex_neighbour (hex, side->direction) },
              (guint8) (1 << back));
}

static void
mark_sides (CrWays *ways)
{
  for (int floor = 0; floor < cr_map_n_floors (ways->map); floor++) {
    gsize n;
    const CrSide *sides = cr_map_get_all_sides (ways->map, floor, &n);

    for (gsize i = 0; i < n; i++)
      mark_side (ways, floor, &sides[i]);
  }
}

void
cr_ways_join (CrWays *ways, int from, int to, const CrLinkRule *rule, const CrStairway *stairway)
{
  CrJoin there = { from, to, rule, stairway };
  CrJoin back = { there.to, there.from, rule, stairway };

  if (there.from < 0 || there.to < 0)
    return;
  g_array_append_val (ways->joins, there);
  g_array_append_val (ways->joins, back);
}

void
cr_ways_add_join (CrWays *ways,
                  CrPlace from,
                  CrPlace to,
                  const CrLinkRule *rule,
                  const CrStairway *stairway)
{
  cr_ways_join (ways, cr_ways_index (ways, from), cr_ways_index (ways, to), rule, stairway);
}

/* The head of a stairway may lie on the floor above. */
static void
join_stairway (CrWays *ways, const CrStairway *stairway)
{
  g_autoptr (GArray) accesses = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  for (int end = CR_STAIR_FOOT; end <= CR_STAIR_HEAD; end++) {
    CrPlace stair = stairway->hexes[stairway->ends[end].stair];

    g_array_set_size (accesses, 0);
    cr_stairway_get_accesses (stairway, ways->map, end, accesses);
    for (guint i = 0; i < accesses->len; i++) {
      CrPlace access = g_array_index (accesses, CrPlace, i);
      if (access.floor != stair.floor)
        cr_ways_add_join (ways, stair, access, NULL, stairway);
    }
  }
}

static void
add_stair_hexes (CrWays *ways, const CrStairway *stairway)
{
  for (guint i = 0; i < stairway->n_hexes; i++) {
    CrStairHex hex = { cr_ways_index (ways, stairway->hexes[i]), stairway };

    g_array_append_val (ways->stairs, hex);
  }
}

/* A link that cannot be read leads nowhere; cr_check_map() says why. */
static void
read_link (CrWays *ways, const CrNode *node)
{
  const char *kind = cr_node_get_name (node);
  CrWaysLink entry = { NULL };
  CrLink link;

  if (cr_node_is (node, "stairway")) {
    entry.stairway = cr_stairway_new (ways->map, node, NULL);
    if (entry.stairway == NULL)
      return;
    add_stair_hexes (ways, entry.stairway);
  } else {
    if (!cr_link_is_kind (kind) || !cr_link_read (ways->map, node, &link, NULL))
      return;
    entry.join.rule = cr_ruleset_find_link (ways->ruleset, kind);
    entry.join.from = cr_ways_index (ways, link.from);
    entry.join.to = cr_ways_index (ways, link.to);
    if (entry.join.rule == NULL)
      return;
  }
  g_array_append_val (ways->links, entry);
}

static void
clear_link (gpointer data)
{
  cr_stairway_free (((CrWaysLink *) data)->stairway);
}

static void
bar_all (CrWays *ways, const GArray *places, CrStepWhy why, const char *rule)
{
  for (guint i = 0; i < places->len; i++) {
    CrPlace place = g_array_index (places, CrPlace, i);
    CrBar bar = { cr_ways_index (ways, place), why, rule };

    g_array_append_val (ways->bars, bar);
  }
}

static const char *
get_raised_rule (const CrMechanism *mechanism)
{
  return g_str_equal (mechanism->kind, "stairway") ? "TMP-05" : "DRW-01";
}

static void
read_mechanisms (CrWays *ways)
{
  for (guint i = 0; i < cr_map_n_nodes (ways->map, CR_SECTION_MECHANISMS); i++) {
    const CrNode *node = cr_map_get_node (ways->map, CR_SECTION_MECHANISMS, i);
    CrMechanism mechanism;

    if (!cr_node_is (node, "mechanism") || !cr_mechanism_read (ways->map, node, &mechanism, NULL))
      continue;
    if (cr_mechanism_is_raised (&mechanism))
      bar_all (ways, mechanism.barred, CR_STEP_CLOSED, get_raised_rule (&mechanism));
    cr_mechanism_clear (&mechanism);
  }
}

static void
read_floods (CrWays *ways)
{
  g_autoptr (CrLinkage) linkage = cr_linkage_new (ways->map);
  g_autoptr (GArray) flooded = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_linkage_get_flooded (linkage, flooded);
  bar_all (ways, flooded, CR_STEP_FLOODED, "TMP-08");
}

/* A join starts with its place, a stair hex and a bar with their own: one order serves all. */
static int
compare_index (gconstpointer a, gconstpointer b)
{
  const int *left = a, *right = b;

  return *left < *right ? -1 : *left > *right;
}

static void
join_links (CrWays *ways)
{
  for (guint i = 0; i < ways->links->len; i++) {
    const CrWaysLink *link = &g_array_index (ways->links, CrWaysLink, i);

    if (link->stairway != NULL)
      join_stairway (ways, link->stairway);
    else
      cr_ways_join (ways, link->join.from, link->join.to, link->join.rule, NULL);
  }
}

static void
read_nodes (CrWays *ways)
{
  g_array_set_size (ways->stairs, 0);
  g_array_set_size (ways->links, 0);
  for (guint i = 0; i < cr_map_n_nodes (ways->map, CR_SECTION_LINKS); i++)
    read_link (ways, cr_map_get_node (ways->map, CR_SECTION_LINKS, i));
  g_array_sort (ways->stairs, compare_index);
}

/* All that joins places, and all that bars them: it is little beside the hexes. */
static void
join_all (CrWays *ways)
{
  g_array_set_size (ways->joins, 0);
  g_array_set_size (ways->bars, 0);
  g_array_set_size (ways->spots, 0);
  g_hash_table_remove_all (ways->hung);
  join_links (ways);
  if (!ways->open) {
    read_mechanisms (ways);
    read_floods (ways);
  }
  cr_ways_join_floors (ways);
  cr_ways_add_hoardings (ways);
  g_array_sort (ways->joins, compare_index);
  g_array_sort (ways->bars, compare_index);
}

/* @rows: (element-type CrStairHex or CrBar): both begin with their place's index */
static void
mark_rows (CrWays *ways, const GArray *rows, guint8 what)
{
  guint size = g_array_get_element_size ((GArray *) rows);

  for (guint i = 0; i < rows->len; i++) {
    int index = *(const int *) (const void *) (rows->data + (gsize) i * size);

    if (index >= 0)
      ways->marks[index] |= what;
  }
}

static CrWays *
make_ways (const CrScene *scene, gboolean open)
{
  CrWays *ways = g_new0 (CrWays, 1);

  ways->scene = scene;
  ways->open = open;
  ways->map = cr_scene_get_map (scene);
  ways->ruleset = cr_scene_get_ruleset (scene);
  ways->n_cells = cr_grid_n_cells (cr_map_get_grid (ways->map));
  ways->n_places = ways->n_cells * cr_map_n_floors (ways->map);
  ways->marks = g_new0 (guint8, ways->n_places);
  ways->links = g_array_new (FALSE, FALSE, sizeof (CrWaysLink));
  g_array_set_clear_func (ways->links, clear_link);
  ways->stairs = g_array_new (FALSE, FALSE, sizeof (CrStairHex));
  ways->joins = g_array_new (FALSE, FALSE, sizeof (CrJoin));
  ways->bars = g_array_new (FALSE, FALSE, sizeof (CrBar));
  ways->spots = g_array_new (FALSE, FALSE, sizeof (CrSpot));
  ways->hung = g_hash_table_new (NULL, NULL);
  g_mutex_init (&ways->lock);
  mark_sides (ways);
  read_nodes (ways);
  join_all (ways);
  mark_rows (ways, ways->stairs, CR_MARK_STAIR);
  mark_rows (ways, ways->bars, CR_MARK_BARRED);
  return ways;
}

CrWays *
cr_ways_new (const CrScene *scene)
{
  return make_ways (scene, FALSE);
}

CrWays *
cr_ways_new_open (const CrScene *scene)
{
  return make_ways (scene, TRUE);
}

/* @cells: (element-type int): appended to */
static void
list_rows (const CrWays *ways, const GArray *rows, GArray *cells)
{
  guint size = g_array_get_element_size ((GArray *) rows);

  for (guint i = 0; i < rows->len; i++) {
    int index = *(const int *) (const void *) (rows->data + (gsize) i * size);
    int cell = index % ways->n_cells;

    if (index >= 0)
      g_array_append_val (cells, cell);
  }
}

/* Their marks stay only where the same are found again. */
static void
unmark_links (CrWays *ways, gboolean nodes, GArray *cells)
{
  list_rows (ways, ways->bars, cells);
  if (nodes)
    list_rows (ways, ways->stairs, cells);
  for (guint i = 0; i < cells->len; i++)
    for (int index = g_array_index (cells, int, i); index < ways->n_places; index += ways->n_cells)
      ways->marks[index] &= (guint8) ~(CR_MARK_STAIR | CR_MARK_BARRED);
}

static void
mark_anew (CrWays *ways, const CrPlace *place, GArray *cells)
{
  int index = cr_ways_index (ways, *place), cell = index % ways->n_cells;

  if (index < 0)
    return;
  g_array_append_val (cells, cell);
  ways->marks[index] = 0;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    gsize n;

    cr_map_get_sides (ways->map, *place, d, &n);
    ways->marks[index] |= (guint8) (n > 0 ? 1 << d : 0);
  }
}

void
cr_ways_touch (CrWays *ways, const CrPlace *places, gsize n_places, gboolean nodes)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (int));

  if (n_places == 0 && !nodes)
    return;
  unmark_links (ways, nodes, cells);
  for (gsize i = 0; i < n_places; i++)
    mark_anew (ways, &places[i], cells);
  if (nodes)
    read_nodes (ways);
  join_all (ways);
  mark_rows (ways, ways->stairs, CR_MARK_STAIR);
  mark_rows (ways, ways->bars, CR_MARK_BARRED);
  list_rows (ways, ways->bars, cells);
  if (nodes)
    list_rows (ways, ways->stairs, cells);
  for (int mover = 0; mover < CR_MAX_MOVERS; mover++)
    if (ways->tables[mover] != NULL)
      cr_reach_table_touch (ways, mover, cells);
}

void
cr_ways_free (CrWays *ways)
{
  if (ways == NULL)
    return;
  for (int i = 0; i < CR_MAX_MOVERS; i++)
    g_clear_pointer (&ways->tables[i], cr_reach_table_free);
  g_mutex_clear (&ways->lock);
  g_array_unref (ways->stairs);
  g_array_unref (ways->joins);
  g_array_unref (ways->bars);
  g_array_unref (ways->spots);
  g_hash_table_unref (ways->hung);
  g_array_unref (ways->links);
  g_free (ways->marks);
  g_free (ways);
}

const CrScene *
cr_ways_get_scene (const CrWays *ways)
{
  return ways->scene;
}

/* First of the rows that start with @index, and how many they are. */
static guint
find_rows (const GArray *rows, int index, guint *n_out)
{
  guint size = g_array_get_element_size ((GArray *) rows);
  guint low = 0, high = rows->len, end;

  while (low < high) {
    guint middle = (low + high) / 2;
    if (*(const int *) (const void *) (rows->data + (gsize) middle * size) < index)
      low = middle + 1;
    else
      high = middle;
  }
  for (end = low; end < rows->len; end++)
    if (*(const int *) (const void *) (rows->data + (gsize) end * size) != index)
      break;
  *n_out = end - low;
  return low;
}

const CrJoin *
cr_ways_get_joins (const CrWays *ways, int index, guint *n_out)
{
  guint first = find_rows (ways->joins, index, n_out);

  return *n_out > 0 ? &g_array_index (ways->joins, CrJoin, first) : NULL;
}

const CrBar *
cr_ways_get_bar (const CrWays *ways, CrPlace place)
{
  guint n, first = find_rows (ways->bars, cr_ways_index (ways, place), &n);

  return n > 0 ? &g_array_index (ways->bars, CrBar, first) : NULL;
}

const CrStairHex *
cr_ways_get_stairs (const CrWays *ways, CrPlace place, guint *n_out)
{
  guint first = find_rows (ways->stairs, cr_ways_index (ways, place), n_out);

  return *n_out > 0 ? &g_array_index (ways->stairs, CrStairHex, first) : NULL;
}

void
cr_ways_links (const CrWays *ways, CrPlace place, GArray *places)
{
  guint n, n_before = places->len;
  const CrJoin *joins = cr_ways_get_joins (ways, cr_ways_index (ways, place), &n);

  for (guint i = 0; i < n; i++) {
    CrPlace to = cr_ways_place (ways, joins[i].to);
    gboolean known = joins[i].to >= ways->n_places;

    for (guint j = n_before; j < places->len; j++)
      known |= cr_ways_index (ways, g_array_index (places, CrPlace, j)) == joins[i].to;
    if (!known)
      g_array_append_val (places, to);
  }
}
