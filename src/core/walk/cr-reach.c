/* cr-reach.c: the cheapest cost of every place from one, and who hinders.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-reach-private.h"

#include "cr-move-private.h"
#include "cr-walk-men-private.h"

/* MOV-03, U-15: never through the living; later games let one pass the stunned. */
static gboolean
bars_way (const CrWays *ways, const CrMan *man)
{
  const char *stunned = cr_ruleset_get_option_value (ways->ruleset, "stunned-block-walking");

  return man->state != CR_MAN_DEAD &&
         (man->state != CR_MAN_STUNNED || g_strcmp0 (stunned, "no") != 0);
}

static void
add_stand (const CrWays *ways, CrPlace place, CrPostKind post, GArray *stands)
{
  int index = cr_ways_index_on (ways, place, post);

  if (index >= 0)
    g_array_append_val (stands, index);
}

/* A man up a tree, on a ladder or on a siege tower stands in nobody's way on the ground. */
static GArray *
walk_find_enemies (const CrWays *ways, CrPlace from, const CrWalker *walker)
{
  GArray *stands = g_array_new (FALSE, FALSE, sizeof (int));
  const CrMan *self = walker->muster != NULL ? cr_muster_find (walker->muster, from) : NULL;
  guint8 side = walker->side > 0 ? (guint8) (walker->side - 1) : self != NULL ? self->side : 0;

  for (guint i = 0; walker->muster != NULL && i < cr_muster_n_men (walker->muster); i++) {
    const CrMan *man = cr_muster_get_man (walker->muster, i);
    CrPostKind post = (CrPostKind) man->post.kind;

    if (man->side == side || !bars_way (ways, man) ||
        (post != CR_POST_GROUND && post != CR_POST_HOARDING))
      continue;
    add_stand (ways, man->place, post, stands);
    if (man->rear >= 0)
      add_stand (ways, cr_place_neighbour (man->place, (CrDirection) man->rear), post, stands);
  }
  return stands;
}

static void
add_floor (const CrWays *ways, int floor, GArray *stands)
{
  for (int cell = 0; cell < ways->n_cells; cell++) {
    int index = floor * ways->n_cells + cell;

    g_array_append_val (stands, index);
  }
}

/* Adds the numbers of the stands that a stranger knows nothing of (TMP-07). */
static void
walk_add_secrets (const CrWays *ways, GArray *stands)
{
  for (int floor = 0; floor < cr_map_n_floors (ways->map); floor++)
    if (cr_floor_is_secret (cr_map_get_floor (ways->map, floor)))
      add_floor (ways, floor, stands);
}

gboolean
cr_ways_is_covered (const CrWays *ways, int stand)
{
  const CrTerrainKind *kind = cr_ways_get_kind (ways, cr_ways_place (ways, stand));

  return stand < ways->n_places && (kind->roofed || kind->passage || (kind->low && !kind->tree));
}

/* Returns: (transfer full): for each stand whether it is covered from the weather */
static guint8 *
walk_find_covered (const CrWays *ways)
{
  int n = cr_ways_n_stands (ways);
  guint8 *covered = g_malloc0 ((gsize) n);

  for (int i = 0; i < n; i++)
    covered[i] = cr_ways_is_covered (ways, i);
  return covered;
}

int
cr_weather_get_allowance (const CrWeather *weather, int points)
{
  return weather == NULL ? points : points * weather->movement.value / weather->movement_of;
}

void
cr_queue_init (CrQueue *queue, int dearest)
{
  guint n = 1;

  while (n <= (guint) dearest)
    n *= 2;
  queue->buckets = g_new0 (CrBucket, n);
  queue->mask = n - 1;
  queue->n_waiting = 0;
}

void
cr_queue_clear (CrQueue *queue)
{
  for (guint i = 0; i <= queue->mask; i++)
    g_free (queue->buckets[i].places);
  g_free (queue->buckets);
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
    if (g_array_index (edges, CrReachEdge, middle).from < from)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

static void
follow_edges (CrReach *reach, CrQueue *queue, int place, guint cost, guint budget)
{
  const GArray *edges = reach->table->edges;

  for (guint i = find_edges (edges, place); i < edges->len; i++) {
    const CrReachEdge *edge = &g_array_index (edges, CrReachEdge, i);
    guint next = cost + (guint) (edge->cost + cr_reach_get_burden (reach, edge->to));

    if (edge->from != place)
      break;
    if (next > cr_reach_get_limit (reach, edge->to, budget) || !is_cheaper (reach, edge->to, next))
      continue;
    reach->costs[edge->to] = next + 1;
    g_hash_table_insert (reach->by_edge, GINT_TO_POINTER (edge->to), (gpointer) edge);
    cr_queue_push (queue, next, edge->to);
  }
}

static void
follow_sides (CrReach *reach, CrQueue *queue, int place, guint cost, guint budget)
{
  const guint8 *record = reach->table->records + (gsize) place * CR_RECORD_SIZE;
  const int *offsets = reach->table->offsets[record[CR_RECORD_PARITY]];
  gboolean plain = reach->covered == NULL && reach->burdens == NULL;

  for (int d = 0; d < CR_N_DIRECTIONS; d++) {
    int other = place + offsets[d];
    guint next = cost + record[d];

    if (record[d] == 0)
      continue;
    if (!plain)
      next += (guint) cr_reach_get_burden (reach, other);
    if (next > (plain ? budget : cr_reach_get_limit (reach, other, budget)) ||
        !is_cheaper (reach, other, next))
      continue;
    reach->costs[other] = next + 1;
    cr_queue_push (queue, next, other);
  }
  if (record[CR_RECORD_EDGES])
    follow_edges (reach, queue, place, cost, budget);
}

static void
search_places (CrReach *reach, int start, guint budget)
{
  CrQueue queue;

  cr_queue_init (&queue, reach->table->dearest + reach->heaviest);
  reach->costs[start] = 1;
  cr_queue_push (&queue, 0, start);
  for (guint cost = 0; queue.n_waiting > 0; cost++) {
    CrBucket *bucket = &queue.buckets[cost & queue.mask];

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
  cr_queue_clear (&queue);
}

/* A hex that is barred counts as reached for nothing while the search runs, so no way leads on from
 * it. */
static void
set_barred (CrReach *reach, const GArray *barred, guint32 cost)
{
  for (guint i = 0; i < barred->len; i++)
    reach->costs[g_array_index (barred, int, i)] = cost;
}

/* MOV-12 */
static void
take_weather (CrReach *reach, const CrWalker *walker)
{
  const CrWeather *weather =
      walker->muster != NULL ? cr_muster_get_sky (walker->muster).weather : NULL;

  reach->whole = reach->budget = walker->budget;
  if (walker->budget < 0)
    return;
  if (walker->whole > 0)
    reach->whole = walker->whole;
  else
    reach->budget = cr_weather_get_allowance (weather, walker->budget);
  if (reach->budget < reach->whole && cr_ways_is_covered (reach->ways, reach->start))
    reach->covered = walk_find_covered (reach->ways);
}

/* The places that what he carries cannot enter join @barred. */
static void
take_burdens (CrReach *reach, const CrWalker *walker, GArray *barred)
{
  if (walker->n_burdens > 0) {
    reach->burdens = g_malloc0 ((gsize) cr_ways_n_stands (reach->ways));
    reach->carried = g_array_new (FALSE, FALSE, sizeof (CrBurden));
    g_array_append_vals (reach->carried, walker->burdens, walker->n_burdens);
  }
  for (guint i = 0; i < walker->n_burdens; i++) {
    int place = cr_ways_index_on (reach->ways, walker->burdens[i].place, walker->burdens[i].post);

    if (place >= 0 && walker->burdens[i].bars)
      g_array_append_val (barred, place);
    else if (place >= 0)
      reach->burdens[place] = (gint8) walker->burdens[i].points;
    reach->heaviest = MAX (reach->heaviest, walker->burdens[i].points);
  }
}

CrReach *
cr_reach_new_among (const CrWays *ways, CrPlace from, const CrWalker *walker)
{
  CrReach *reach = g_new0 (CrReach, 1);
  g_autoptr (GArray) barred = NULL;
  guint budget;

  g_return_val_if_fail (walker->mover >= 0, NULL);

  reach->ways = ways;
  reach->table = cr_reach_table_get (ways, walker->mover);
  reach->mover = walker->mover;
  reach->budget = reach->whole = walker->budget;
  reach->costs = g_new0 (guint32, cr_ways_n_stands (ways));
  reach->by_edge = g_hash_table_new (NULL, NULL);
  reach->start = cr_ways_index_on (ways, from, walker->post);
  if (reach->start < 0 || !cr_ways_has_stand (ways, reach->start))
    return reach;
  take_weather (reach, walker);
  barred = walk_find_enemies (ways, from, walker);
  if (walker->stranger)
    walk_add_secrets (ways, barred);
  take_burdens (reach, walker, barred);
  budget = reach->budget < 0 ? G_MAXINT32 : (guint) reach->budget;
  if (walker->rides > 0 && walker->post == CR_POST_GROUND)
    cr_ride_search (reach, barred, walker->rides - 1, budget);
  if (reach->ride == NULL) {
    set_barred (reach, barred, 1);
    search_places (reach, reach->start, budget);
    set_barred (reach, barred, 0);
  }
  reach->costs[reach->start] = 1;
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
  cr_ride_free (reach->ride);
  g_free (reach->covered);
  g_free (reach->burdens);
  if (reach->carried != NULL)
    g_array_unref (reach->carried);
  g_free (reach->costs);
  g_free (reach);
}

int
cr_reach_get_cost (const CrReach *reach, CrPlace place)
{
  return cr_reach_get_cost_on (reach, place, CR_POST_GROUND);
}

int
cr_reach_get_cost_on (const CrReach *reach, CrPlace place, CrPostKind post)
{
  int index = cr_ways_index_on (reach->ways, place, post);

  return index < 0 || reach->costs[index] == 0 ? CR_IMPASSABLE : (int) reach->costs[index] - 1;
}

CrPostKind
cr_reach_find_post (const CrReach *reach, CrPlace place)
{
  int below = cr_reach_get_cost (reach, place);
  int above = cr_reach_get_cost_on (reach, place, CR_POST_HOARDING);

  return above != CR_IMPASSABLE && (below == CR_IMPASSABLE || above < below) ? CR_POST_HOARDING
                                                                             : CR_POST_GROUND;
}

int
cr_reach_get_least (const CrReach *reach, CrPlace place)
{
  return cr_reach_get_cost_on (reach, place, cr_reach_find_post (reach, place));
}

int
cr_reach_get_budget (const CrReach *reach)
{
  return reach->budget;
}

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
  const CrReachEdge *edge = g_hash_table_lookup (reach->by_edge, GINT_TO_POINTER (place));
  CrPlace here = cr_ways_place (reach->ways, place);
  guint bare = reach->costs[place] - (guint) cr_reach_get_burden (reach, place);

  if (edge != NULL && reach->costs[edge->from] + (guint) edge->cost == bare)
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
        reach->costs[other] + record[cr_direction_opposite (d)] == bare)
      return other;
  }
  g_assert_not_reached ();
}

/* What lies there is paid with the hex. */
void
cr_reach_add_burden (const CrReach *reach, CrStep *step)
{
  int place = cr_ways_index_on (reach->ways, step->to, step->to_post);
  int points = step->cost == CR_IMPASSABLE ? 0 : cr_reach_get_burden (reach, place);

  for (guint i = 0; points != 0 && i < reach->carried->len; i++) {
    const CrBurden *burden = &g_array_index (reach->carried, CrBurden, i);

    if (cr_place_equal (burden->place, step->to))
      step->rule = burden->rule;
  }
  step->cost += points;
  step->hex_cost.value += points;
}

gboolean
cr_reach_get_path (const CrReach *reach, CrPlace to, GArray *steps)
{
  return cr_reach_get_path_on (reach, to, cr_reach_find_post (reach, to), steps);
}

gboolean
cr_reach_get_path_on (const CrReach *reach, CrPlace to, CrPostKind post, GArray *steps)
{
  int place = cr_ways_index_on (reach->ways, to, post);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (int));

  g_array_set_size (steps, 0);
  if (place < 0 || reach->costs[place] == 0)
    return FALSE;
  if (reach->ride != NULL)
    return cr_reach_get_path_facing (reach, to, (CrDirection) cr_reach_find_facing (reach, to),
                                     steps);
  for (; place != reach->start; place = find_before (reach, place))
    g_array_append_val (places, place);
  g_array_append_val (places, reach->start);
  for (guint i = places->len - 1; i > 0; i--) {
    CrStep step = cr_ways_step_between (reach->ways, g_array_index (places, int, i),
                                        g_array_index (places, int, i - 1), reach->mover);

    cr_reach_add_burden (reach, &step);
    g_array_append_val (steps, step);
  }
  return TRUE;
}
