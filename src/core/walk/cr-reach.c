/* cr-reach.c: the cheapest cost of every place from one. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "cr-ways-private.h"

/* Costs of all steps of one mover: 8 bytes for each place, six of them the price of a step over
 * that side (0: refused), so that a search reads one word a hex. Built from cr_ways_walk() alone.
 */
enum { RECORD_PARITY = 6, RECORD_EDGES = 7, RECORD_SIZE = 8 };

/* A step that the six bytes cannot hold: by a join, or dearer than a byte. */
typedef struct {
  int from, to, cost;
} Edge;

struct _CrTable {
  guint8 *records;
  GArray *edges; /* Edge, sorted by from */
  int offsets[2][CR_N_DIRECTIONS];
  int dearest;
};

struct _CrReach {
  const CrWays *ways;
  CrTable *table; /* the ways' own */
  CrPlace from;
  int mover, n_places;
  guint32 *costs;      /* by place: cost + 1; 0 out of reach */
  GHashTable *by_edge; /* place → its last Edge; void when the cost has fallen since */
};

void
cr_table_free (CrTable *table)
{
  g_free (table->records);
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
find_offsets (CrTable *table, const CrGrid *grid)
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
add_edge (CrTable *table, int from, int to, int cost)
{
  Edge edge = { from, to, cost };

  g_array_append_val (table->edges, edge);
  table->records[(gsize) from * RECORD_SIZE + RECORD_EDGES] = 1;
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
  CrTable *table;
  const gint16 *terrain, *level;
  const guint8 *marks;
  const int *prices;
  int floor, mover;
} Builder;

/* Over most sides nothing stands and the level is the same: then the terrain says it all. */
static int
price_step (const Builder *it, int cell, int other, CrDirection direction)
{
  guint8 marks = (guint8) ((it->marks[cell] | it->marks[other]) & (CR_MARK_STAIR | CR_MARK_BARRED));

  if (it->terrain[other] == 0)
    return 0;
  if (!marks && !(it->marks[cell] & 1 << direction) && it->level[cell] == it->level[other])
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
  guint8 *record = it->table->records + (gsize) (first + cell) * RECORD_SIZE;

  record[RECORD_PARITY] = (guint8) parity;
  if (it->terrain[cell] == 0)
    return;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    int other = cell + it->table->offsets[parity][d], cost;

    if (!cr_grid_contains (grid, cr_hex_neighbour (hex, d)))
      continue;
    cost = price_step (it, cell, other, d);
    if (cost > G_MAXUINT8) {
      add_edge (it->table, first + cell, first + other, cost);
      continue;
    }
    record[d] = (guint8) cost;
    it->table->dearest = MAX (it->table->dearest, cost);
  }
}

static void
build_joins (const CrWays *ways, CrTable *table, int mover)
{
  for (guint i = 0; i < ways->joins->len; i++) {
    const CrJoin *join = &g_array_index (ways->joins, CrJoin, i);
    CrStep step = cr_ways_follow (ways, join, mover);

    if (step.cost != CR_IMPASSABLE && cr_scene_has_place (ways->scene, step.from) &&
        cr_scene_has_place (ways->scene, step.to))
      add_edge (table, join->from, join->to, step.cost);
  }
}

static int
compare_edges (gconstpointer a, gconstpointer b)
{
  const Edge *left = a, *right = b;

  return left->from < right->from ? -1 : left->from > right->from;
}

static CrTable *
table_new (const CrWays *ways, int mover)
{
  const CrGrid *grid = cr_map_get_grid (ways->map);
  CrTable *table = g_new0 (CrTable, 1);
  g_autofree int *prices = make_prices (ways, mover);

  table->records = g_malloc0 ((gsize) ways->n_places * RECORD_SIZE);
  table->edges = g_array_new (FALSE, FALSE, sizeof (Edge));
  find_offsets (table, grid);
  for (int floor = 0; floor < cr_map_n_floors (ways->map); floor++) {
    Builder builder = {
      .ways = ways,
      .table = table,
      .terrain = cr_map_get_layer (ways->map, floor, CR_LAYER_TERRAIN),
      .level = cr_map_get_layer (ways->map, floor, CR_LAYER_LEVEL),
      .marks = ways->marks + (gsize) floor * ways->n_cells,
      .prices = prices,
      .floor = floor,
      .mover = mover,
    };
    for (int cell = 0; cell < ways->n_cells; cell++)
      build_cell (&builder, cell, cr_grid_get_hex (grid, cell));
  }
  build_joins (ways, table, mover);
  g_array_sort (table->edges, compare_edges);
  return table;
}

/* Made once for each mover, whoever asks first; the lock lets several threads ask. */
static CrTable *
get_table (const CrWays *ways, int mover)
{
  CrWays *shared = (CrWays *) ways;

  g_mutex_lock (&shared->lock);
  if (shared->tables[mover] == NULL)
    shared->tables[mover] = table_new (ways, mover);
  g_mutex_unlock (&shared->lock);
  return shared->tables[mover];
}

/* Circular buckets of one cost each: as many as the dearest step, rounded up to a power of two. */
typedef struct {
  int *places;
  guint n, size;
} Bucket;

typedef struct {
  Bucket *buckets;
  guint mask;
  gint64 n_waiting;
} Queue;

static void
queue_init (Queue *queue, int dearest)
{
  guint n = 1;

  while (n <= (guint) dearest)
    n *= 2;
  queue->buckets = g_new0 (Bucket, n);
  queue->mask = n - 1;
  queue->n_waiting = 0;
}

static void
queue_clear (Queue *queue)
{
  for (guint i = 0; i <= queue->mask; i++)
    g_free (queue->buckets[i].places);
  g_free (queue->buckets);
}

static inline void
queue_push (Queue *queue, guint cost, int place)
{
  Bucket *bucket = &queue->buckets[cost & queue->mask];

  if (bucket->n == bucket->size) {
    bucket->size = MAX (64, 2 * bucket->size);
    bucket->places = g_renew (int, bucket->places, bucket->size);
  }
  bucket->places[bucket->n++] = place;
  queue->n_waiting++;
}

/* Unreached places hold 0, one less than which is more than any cost. */
static inline gboolean
is_cheaper (const CrReach *reach, int place, guint cost)
{
  return cost < reach->costs[place] - 1;
}

static guint
find_edges (const GArray *edges, int from)
{
  guint low = 0, high = edges->len;

  while (low < high) {
    guint middle = (low + high) / 2;
    if (g_array_index (edges, Edge, middle).from < from)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

static void
follow_edges (CrReach *reach, Queue *queue, int place, guint cost, guint budget)
{
  const GArray *edges = reach->table->edges;

  for (guint i = find_edges (edges, place); i < edges->len; i++) {
    const Edge *edge = &g_array_index (edges, Edge, i);
    guint next = cost + (guint) edge->cost;

    if (edge->from != place)
      break;
    if (next > budget || !is_cheaper (reach, edge->to, next))
      continue;
    reach->costs[edge->to] = next + 1;
    g_hash_table_insert (reach->by_edge, GINT_TO_POINTER (edge->to), (gpointer) edge);
    queue_push (queue, next, edge->to);
  }
}

static void
follow_sides (CrReach *reach, Queue *queue, int place, guint cost, guint budget)
{
  const guint8 *record = reach->table->records + (gsize) place * RECORD_SIZE;
  const int *offsets = reach->table->offsets[record[RECORD_PARITY]];

  for (int d = 0; d < CR_N_DIRECTIONS; d++) {
    guint next = cost + record[d];
    int other = place + offsets[d];

    if (record[d] == 0 || next > budget || !is_cheaper (reach, other, next))
      continue;
    reach->costs[other] = next + 1;
    queue_push (queue, next, other);
  }
  if (record[RECORD_EDGES])
    follow_edges (reach, queue, place, cost, budget);
}

static void
search (CrReach *reach, int start, guint budget)
{
  Queue queue;

  queue_init (&queue, reach->table->dearest);
  reach->costs[start] = 1;
  queue_push (&queue, 0, start);
  for (guint cost = 0; queue.n_waiting > 0; cost++) {
    Bucket *bucket = &queue.buckets[cost & queue.mask];

    /* A step between floors may cost nothing, so the bucket can grow while it is read. */
    for (guint i = 0; i < bucket->n; i++) {
      int place = bucket->places[i];
      if (reach->costs[place] != cost + 1)
        continue;
      reach->n_places++;
      follow_sides (reach, &queue, place, cost, budget);
    }
    queue.n_waiting -= bucket->n;
    bucket->n = 0;
  }
  queue_clear (&queue);
}

/* An enemy's hex counts as reached for nothing while the search runs, so no way leads on from it.
 */
static void
set_enemies (CrReach *reach, const CrWalker *walker, guint32 cost)
{
  for (gsize i = 0; i < walker->n_enemies; i++) {
    int index = cr_ways_index (reach->ways, walker->enemies[i]);
    if (index >= 0)
      reach->costs[index] = cost;
  }
}

/**
 * cr_reach_new_among:
 *
 * MOV-01 to MOV-05 and MOV-09 to MOV-11: every place he can walk to. What is left of the budget
 * at a place is lost (MOV-02). A start that is no hex reaches nothing.
 */
CrReach *
cr_reach_new_among (const CrWays *ways, CrPlace from, const CrWalker *walker)
{
  CrReach *reach = g_new0 (CrReach, 1);

  g_return_val_if_fail (walker->mover >= 0, NULL);

  reach->ways = ways;
  reach->table = get_table (ways, walker->mover);
  reach->from = from;
  reach->mover = walker->mover;
  reach->costs = g_new0 (guint32, ways->n_places);
  reach->by_edge = g_hash_table_new (NULL, NULL);
  if (!cr_scene_has_place (ways->scene, from))
    return reach;
  set_enemies (reach, walker, 1);
  search (reach, cr_ways_index (ways, from), walker->budget < 0 ? G_MAXINT32 : walker->budget);
  set_enemies (reach, walker, 0);
  reach->costs[cr_ways_index (ways, from)] = 1;
  return reach;
}

CrReach *
cr_reach_new (const CrWays *ways, CrPlace from, int mover, int budget)
{
  CrWalker walker = { .mover = mover, .budget = budget };

  return cr_reach_new_among (ways, from, &walker);
}

void
cr_reach_free (CrReach *reach)
{
  if (reach == NULL)
    return;
  g_hash_table_unref (reach->by_edge);
  g_free (reach->costs);
  g_free (reach);
}

int
cr_reach_get_cost (const CrReach *reach, CrPlace place)
{
  int index = cr_ways_index (reach->ways, place);

  return index < 0 || reach->costs[index] == 0 ? CR_IMPASSABLE : (int) reach->costs[index] - 1;
}

/* The start included. */
int
cr_reach_n_places (const CrReach *reach)
{
  return reach->n_places;
}

/* The place before @place on a cheapest way; its cost is lower, or the search came that way. */
static int
find_before (const CrReach *reach, int place)
{
  const CrGrid *grid = cr_map_get_grid (reach->ways->map);
  const Edge *edge = g_hash_table_lookup (reach->by_edge, GINT_TO_POINTER (place));
  CrPlace here = cr_ways_place (reach->ways, place);

  if (edge != NULL && reach->costs[edge->from] + (guint) edge->cost == reach->costs[place])
    return edge->from;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex hex = cr_hex_neighbour (here.hex, d);
    const guint8 *record;
    int other;

    if (!cr_grid_contains (grid, hex))
      continue;
    other = cr_ways_index (reach->ways, (CrPlace){ here.floor, hex });
    record = reach->table->records + (gsize) other * RECORD_SIZE;
    if (reach->costs[other] != 0 && record[cr_direction_opposite (d)] != 0 &&
        reach->costs[other] + record[cr_direction_opposite (d)] == reach->costs[place])
      return other;
  }
  g_assert_not_reached ();
}

gboolean
cr_reach_get_path (const CrReach *reach, CrPlace to, GArray *steps)
{
  int start = cr_ways_index (reach->ways, reach->from), place = cr_ways_index (reach->ways, to);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (int));

  g_array_set_size (steps, 0);
  if (place < 0 || reach->costs[place] == 0)
    return FALSE;
  for (; place != start; place = find_before (reach, place))
    g_array_append_val (places, place);
  g_array_append_val (places, start);
  for (guint i = places->len - 1; i > 0; i--) {
    CrPlace from = cr_ways_place (reach->ways, g_array_index (places, int, i));
    CrPlace next = cr_ways_place (reach->ways, g_array_index (places, int, i - 1));
    CrStep step = cr_ways_step (reach->ways, from, next, reach->mover);
    g_array_append_val (steps, step);
  }
  return TRUE;
}
