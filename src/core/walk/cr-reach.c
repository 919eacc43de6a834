/* cr-reach.c: the cheapest cost of every place from one. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-reach-private.h"

struct _CrReach {
  const CrWays *ways;
  CrTable *table; /* the ways' own */
  CrPlace from;
  int mover, n_places;
  guint32 *costs;      /* by place: cost + 1; 0 out of reach */
  GHashTable *by_edge; /* place → its last Edge; void when the cost has fallen since */
};

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
    if (g_array_index (edges, CrTableEdge, middle).from < from)
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
    const CrTableEdge *edge = &g_array_index (edges, CrTableEdge, i);
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
  const guint8 *record = reach->table->records + (gsize) place * CR_RECORD_SIZE;
  const int *offsets = reach->table->offsets[record[CR_RECORD_PARITY]];

  for (int d = 0; d < CR_N_DIRECTIONS; d++) {
    guint next = cost + record[d];
    int other = place + offsets[d];

    if (record[d] == 0 || next > budget || !is_cheaper (reach, other, next))
      continue;
    reach->costs[other] = next + 1;
    queue_push (queue, next, other);
  }
  if (record[CR_RECORD_EDGES])
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
  reach->table = cr_table_get (ways, walker->mover);
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
  const CrTableEdge *edge = g_hash_table_lookup (reach->by_edge, GINT_TO_POINTER (place));
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
    record = reach->table->records + (gsize) other * CR_RECORD_SIZE;
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
