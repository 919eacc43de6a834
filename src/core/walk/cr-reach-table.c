/* cr-reach-table.c: the prices of all steps of one mover.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-reach-private.h"

#include <string.h>

void
cr_reach_table_free (CrReachTable *table)
{
  g_free (table->records);
  g_array_unref (table->dear);
  g_array_unref (table->edges);
  g_free (table);
}

/* What lies how far in the row-major order depends on which columns (rows) are shifted. */
static int
get_parity (const CrGrid *grid, CrHex hex)
{
  return (grid->orientation == CR_FLAT ? hex.q : hex.r) & 1;
}

static void
find_offsets (CrReachTable *table, const CrGrid *grid)
{
  for (int parity = 0; parity < 2; parity++) {
    CrHex hex = cr_grid_hex_at (grid, 3 + parity, 3 + parity);
    int column, row;

    cr_grid_address (grid, hex, &column, &row);
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      int other_column, other_row;
      cr_grid_address (grid, cr_hex_neighbour (hex, d), &other_column, &other_row);
      table->offsets[get_parity (grid, hex)][d] =
          (other_row - row) * grid->columns + other_column - column;
    }
  }
}

static void
add_edge (CrReachTable *table, GArray *edges, int from, int to, int cost)
{
  CrReachEdge edge = { from, to, cost };

  g_array_append_val (edges, edge);
  table->dearest = MAX (table->dearest, cost);
}

/* By terrain code; 0 where the code is none, or the mover may not enter. */
static int *
make_prices (const CrWays *ways, int mover)
{
  int n = cr_map_n_codes (ways->map, CR_LAYER_TERRAIN);
  int *prices = g_new0 (int, n);

  for (int i = 1; i < n; i++) {
    const CrTerrainKind *kind =
        cr_ruleset_find_terrain (ways->ruleset, cr_map_get_code (ways->map, CR_LAYER_TERRAIN, i));
    int cost = (kind != NULL ? kind : cr_ruleset_get_terrain (ways->ruleset, 0))->cost[mover].value;
    prices[i] = MAX (cost, 0);
  }
  return prices;
}

/* What is looked up for every hex of a floor. */
typedef struct {
  const CrWays *ways;
  CrReachTable *table;
  const gint16 *terrain, *level, *facing;
  const guint8 *marks;
  const int *prices;
  int floor, mover;
} Builder;

/* Over most sides nothing stands, the level is the same and no front looks there: then the terrain
 * says it all. */
G_ALWAYS_INLINE static inline int
price_step (const Builder *it, int cell, int other, CrDirection direction)
{
  guint8 marks = (guint8) ((it->marks[cell] | it->marks[other]) & (CR_MARK_STAIR | CR_MARK_BARRED));

  if (it->terrain[other] == 0)
    return 0;
  if (!marks && !(it->marks[cell] & 1 << direction) && it->level[cell] == it->level[other] &&
      it->facing[cell] == 0 && it->facing[other] == 0)
    return it->prices[it->terrain[other]];

  const CrGrid *grid = cr_map_get_grid (it->ways->map);
  CrPlace from = { it->floor, cr_grid_get_hex (grid, cell) };
  CrPlace to = { it->floor, cr_grid_get_hex (grid, other) };

  return MAX (0, cr_ways_walk (it->ways, from, to, it->mover).cost);
}

static void
build_cell (const Builder *it, int cell, CrHex hex)
{
  const CrGrid *grid = cr_map_get_grid (it->ways->map);
  int first = it->floor * it->ways->n_cells, parity = get_parity (grid, hex);
  guint8 *record = it->table->records + (gsize) (first + cell) * CR_RECORD_SIZE;

  memset (record, 0, CR_RECORD_SIZE);
  record[CR_RECORD_PARITY] = (guint8) parity;
  if (it->terrain[cell] == 0)
    return;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    int other = cell + it->table->offsets[parity][d], cost;

    if (!cr_grid_contains (grid, cr_hex_neighbour (hex, d)))
      continue;
    cost = price_step (it, cell, other, d);
    if (cost > G_MAXUINT8) {
      add_edge (it->table, it->table->dear, first + cell, first + other, cost);
      continue;
    }
    record[d] = (guint8) cost;
    it->table->dearest = MAX (it->table->dearest, cost);
  }
}

static int
compare_edges (gconstpointer a, gconstpointer b)
{
  const CrReachEdge *left = a, *right = b;

  return left->from < right->from ? -1 : left->from > right->from;
}

/* The records say which places have edges. */
static void
build_edges (const CrWays *ways, CrReachTable *table, int mover)
{
  int n_stands = cr_ways_n_stands (ways);

  g_array_set_size (table->edges, 0);
  g_array_append_vals (table->edges, table->dear->data, table->dear->len);
  for (guint i = 0; i < ways->joins->len; i++) {
    const CrJoin *join = &g_array_index (ways->joins, CrJoin, i);
    CrStep step = cr_ways_follow (ways, join, mover);

    if (step.cost != CR_IMPASSABLE && cr_ways_has_stand (ways, join->from) &&
        cr_ways_has_stand (ways, join->to))
      add_edge (table, table->edges, join->from, join->to, step.cost);
  }
  g_array_sort (table->edges, compare_edges);
  for (int i = 0; i < n_stands; i++)
    table->records[(gsize) i * CR_RECORD_SIZE + CR_RECORD_EDGES] = 0;
  for (guint i = 0; i < table->edges->len; i++) {
    gsize from = (gsize) g_array_index (table->edges, CrReachEdge, i).from;

    table->records[from * CR_RECORD_SIZE + CR_RECORD_EDGES] = 1;
  }
}

static Builder
begin_floor (const CrWays *ways, CrReachTable *table, const int *prices, int floor, int mover)
{
  return (Builder){
    .ways = ways,
    .table = table,
    .terrain = cr_map_get_layer (ways->map, floor, CR_LAYER_TERRAIN),
    .level = cr_map_get_layer (ways->map, floor, CR_LAYER_LEVEL),
    .facing = cr_map_get_layer (ways->map, floor, CR_LAYER_FACING),
    .marks = ways->marks + (gsize) floor * ways->n_cells,
    .prices = prices,
    .floor = floor,
    .mover = mover,
  };
}

static CrReachTable *
table_new (const CrWays *ways, int mover)
{
  const CrGrid *grid = cr_map_get_grid (ways->map);
  CrReachTable *table = g_new0 (CrReachTable, 1);
  g_autofree int *prices = make_prices (ways, mover);

  table->records = g_malloc0 ((gsize) cr_ways_n_stands (ways) * CR_RECORD_SIZE);
  table->dear = g_array_new (FALSE, FALSE, sizeof (CrReachEdge));
  table->edges = g_array_new (FALSE, FALSE, sizeof (CrReachEdge));
  find_offsets (table, grid);
  for (int floor = 0; floor < cr_map_n_floors (ways->map); floor++) {
    Builder builder = begin_floor (ways, table, prices, floor, mover);

    for (int cell = 0; cell < ways->n_cells; cell++)
      build_cell (&builder, cell, cr_grid_get_hex (grid, cell));
  }
  build_edges (ways, table, mover);
  return table;
}

/* The cells and their neighbours, each once. Returns: (transfer full) (element-type int) */
static GArray *
widen_cells (const CrGrid *grid, const GArray *cells)
{
  GArray *wide = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GHashTable) known = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < cells->len; i++) {
    CrHex hex = cr_grid_get_hex (grid, g_array_index (cells, int, i));

    for (int d = -1; d < CR_N_DIRECTIONS; d++) {
      int cell = cr_grid_get_cell (grid, d < 0 ? hex : cr_hex_neighbour (hex, (CrDirection) d));

      if (cell >= 0 && g_hash_table_add (known, GINT_TO_POINTER (cell)))
        g_array_append_val (wide, cell);
    }
  }
  return wide;
}

static void
drop_dear (CrReachTable *table, int from)
{
  for (guint i = table->dear->len; i > 0; i--)
    if (g_array_index (table->dear, CrReachEdge, i - 1).from == from)
      g_array_remove_index_fast (table->dear, i - 1);
}

void
cr_reach_table_touch (const CrWays *ways, int mover, const GArray *cells)
{
  const CrGrid *grid = cr_map_get_grid (ways->map);
  CrReachTable *table = ways->tables[mover];
  g_autofree int *prices = make_prices (ways, mover);
  g_autoptr (GArray) wide = widen_cells (grid, cells);
  gsize n_own = (gsize) ways->n_places * CR_RECORD_SIZE;
  gsize n_all = (gsize) cr_ways_n_stands (ways) * CR_RECORD_SIZE;

  table->records = g_realloc (table->records, n_all);
  memset (table->records + n_own, 0, n_all - n_own);
  for (int floor = 0; floor < cr_map_n_floors (ways->map); floor++) {
    Builder builder = begin_floor (ways, table, prices, floor, mover);

    for (guint i = 0; i < wide->len; i++) {
      int cell = g_array_index (wide, int, i);

      drop_dear (table, floor * ways->n_cells + cell);
      build_cell (&builder, cell, cr_grid_get_hex (grid, cell));
    }
  }
  build_edges (ways, table, mover);
}

CrReachTable *
cr_reach_table_get (const CrWays *ways, int mover)
{
  CrWays *shared = (CrWays *) ways;

  g_mutex_lock (&shared->lock);
  if (shared->tables[mover] == NULL)
    shared->tables[mover] = table_new (ways, mover);
  g_mutex_unlock (&shared->lock);
  return shared->tables[mover];
}
