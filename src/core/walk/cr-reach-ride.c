/* cr-reach-ride.c: where a rider can go. SPDX-License-Identifier: GPL-3.0-or-later */
/* CHR-04: his horse takes two hexes and goes head first. The head goes into one of the three hexes
 * before it, and the rump follows into the hex where the head was; or the horse turns on its hind
 * legs, by one side; or about, in its own two hexes. So each of the six sides of the head is one
 * way to go, and a place is reached with a facing. */
#include "cr-reach-private.h"

#include <string.h>

/* What a step over a side of the head is, by how far that lies from the front. */
typedef enum { AHEAD, PIVOT, ABOUT } Kind;

static const Kind kinds[CR_N_DIRECTIONS] = { AHEAD, AHEAD, PIVOT, ABOUT, PIVOT, AHEAD };

static int
turn_by (int direction, int sides)
{
  return (direction + sides + CR_N_DIRECTIONS) % CR_N_DIRECTIONS;
}

int
cr_ride_get_facing (int facing, CrDirection direction)
{
  int by = turn_by ((int) direction, -facing);

  if (kinds[by] == AHEAD)
    return (int) direction;
  if (kinds[by] == ABOUT)
    return turn_by (facing, CR_N_DIRECTIONS / 2);
  return turn_by (facing, by == 2 ? 1 : -1);
}

/* Returns: the price of a step of the horse, or -1 where it cannot make the step */
static int
price_step (const CrReach *reach, const guint8 *record, int place, int facing, int direction)
{
  const int *offsets = reach->table->offsets[record[CR_RECORD_PARITY]];
  Kind kind = kinds[turn_by (direction, -facing)];
  const guint8 *rump;
  int cost;

  if (kind == ABOUT)
    return reach->ride->about;
  if (record[direction] == 0)
    return -1;
  if (kind == AHEAD)
    return record[direction] + cr_reach_get_burden (reach, place + offsets[direction]);
  rump = reach->table->records +
         (gsize) (place + offsets[turn_by (facing, CR_N_DIRECTIONS / 2)]) * CR_RECORD_SIZE;
  cost = rump[cr_ride_get_facing (facing, (CrDirection) direction)];
  return cost == 0
             ? -1
             : cost + reach->ride->turn + cr_reach_get_burden (reach, place + offsets[direction]);
}

static void
take_step (CrReach *reach, CrQueue *queue, int state, int direction, guint cost, guint budget)
{
  CrRide *ride = reach->ride;
  int place = state / CR_N_DIRECTIONS, facing = state % CR_N_DIRECTIONS;
  const guint8 *record = reach->table->records + (gsize) place * CR_RECORD_SIZE;
  int price = price_step (reach, record, place, facing, direction);
  int other = place + reach->table->offsets[record[CR_RECORD_PARITY]][direction];
  guint next = cost + (guint) price;
  int to = other * CR_N_DIRECTIONS + cr_ride_get_facing (facing, (CrDirection) direction);

  if (price < 0 || next > cr_reach_get_limit (reach, other, budget) || next >= G_MAXUINT16 ||
      next >= (guint16) (ride->costs[to] - 1))
    return;
  ride->costs[to] = (guint16) (next + 1);
  ride->ways[to] = (guint8) (facing * CR_N_DIRECTIONS + direction);
  cr_queue_push (queue, next, to);
}

/* A hex counts as reached by the cheapest way to it. */
static void
settle_state (CrReach *reach, int state, guint cost)
{
  guint32 *best = &reach->costs[state / CR_N_DIRECTIONS];

  if (*best == 0) {
    *best = cost + 1;
    reach->n_places++;
  }
}

static void
search_reach (CrReach *reach, guint budget)
{
  CrRide *ride = reach->ride;
  int start = reach->start * CR_N_DIRECTIONS + ride->facing;
  CrQueue queue;

  cr_queue_init (&queue, reach->table->dearest + reach->heaviest + ride->turn + ride->about);
  ride->costs[start] = 1;
  cr_queue_push (&queue, 0, start);
  for (guint cost = 0; queue.n_waiting > 0; cost++) {
    CrBucket *bucket = &queue.buckets[cost & queue.mask];

    for (guint i = 0; i < bucket->n; i++) {
      int state = bucket->places[i];

      if (ride->costs[state] != cost + 1)
        continue;
      settle_state (reach, state, cost);
      for (int d = 0; d < CR_N_DIRECTIONS; d++)
        take_step (reach, &queue, state, d, cost, budget);
    }
    queue.n_waiting -= bucket->n;
    bucket->n = 0;
  }
  cr_queue_clear (&queue);
}

static int
get_points (const CrReach *reach, CrRuleFigure figure)
{
  return cr_ruleset_get_figure (reach->ways->ruleset, figure).value;
}

static void
set_barred (CrReach *reach, const GArray *barred, guint16 cost)
{
  for (guint i = 0; i < barred->len; i++)
    for (int d = 0; d < CR_N_DIRECTIONS; d++)
      reach->ride->costs[g_array_index (barred, int, i) * CR_N_DIRECTIONS + d] = cost;
}

void
cr_ride_search (CrReach *reach, const GArray *barred, int facing, guint budget)
{
  gsize n = (gsize) cr_ways_n_stands (reach->ways) * CR_N_DIRECTIONS;
  CrPlace rump = cr_ways_place (reach->ways, reach->start);

  rump.hex = cr_hex_neighbour (rump.hex, cr_direction_opposite ((CrDirection) facing));
  if (cr_ways_index (reach->ways, rump) < 0)
    return;
  reach->ride = g_new0 (CrRide, 1);
  reach->ride->costs = g_new0 (guint16, n);
  reach->ride->ways = g_new (guint8, n);
  reach->ride->facing = facing;
  reach->ride->turn = get_points (reach, CR_FIGURE_TURN_POINTS);
  reach->ride->about = get_points (reach, CR_FIGURE_ABOUT_POINTS);
  set_barred (reach, barred, 1);
  search_reach (reach, budget);
  set_barred (reach, barred, 0);
}

void
cr_ride_free (CrRide *ride)
{
  if (ride == NULL)
    return;
  g_free (ride->costs);
  g_free (ride->ways);
  g_free (ride);
}

gboolean
cr_reach_is_ridden (const CrReach *reach)
{
  return reach->ride != NULL;
}

int
cr_reach_get_cost_facing (const CrReach *reach, CrPlace place, CrDirection facing)
{
  int index = cr_ways_index (reach->ways, place);
  int cost = index < 0 || reach->ride == NULL
                 ? 0
                 : reach->ride->costs[index * CR_N_DIRECTIONS + (int) facing];

  return cost == 0 ? CR_IMPASSABLE : cost - 1;
}

int
cr_reach_find_facing (const CrReach *reach, CrPlace place)
{
  int best = -1;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    int cost = cr_reach_get_cost_facing (reach, place, d);

    if (cost != CR_IMPASSABLE &&
        (best < 0 || cost < cr_reach_get_cost_facing (reach, place, (CrDirection) best)))
      best = (int) d;
  }
  return best;
}

/* Turning is told apart from the hex. */
static CrStep
make_step (const CrReach *reach, int from, int facing, int direction)
{
  Kind kind = kinds[turn_by (direction, -facing)];
  CrPlace head = cr_ways_place (reach->ways, from), to = head;
  CrFigure cost = cr_ruleset_get_figure (
      reach->ways->ruleset, kind == ABOUT ? CR_FIGURE_ABOUT_POINTS : CR_FIGURE_TURN_POINTS);
  CrStep step;

  to.hex = cr_hex_neighbour (head.hex, (CrDirection) direction);
  if (kind == AHEAD)
    return cr_ways_step (reach->ways, head, to, reach->mover);
  head.hex = cr_hex_neighbour (head.hex, cr_direction_opposite ((CrDirection) facing));
  step = cr_ways_step (reach->ways, kind == ABOUT ? to : head, to, reach->mover);
  step.from = cr_ways_place (reach->ways, from);
  step.why = CR_STEP_PLAIN;
  step.rule = "CHR-04";
  if (kind == ABOUT)
    step.hex_cost = (CrFigure){ 0, CR_HOUSE, NULL };
  step.side_cost = (CrFigure){ step.side_cost.value + cost.value, cost.provenance, cost.source };
  if (kind == ABOUT)
    step.side_cost.value = cost.value;
  step.cost = step.hex_cost.value + step.side_cost.value;
  return step;
}

gboolean
cr_reach_get_path_facing (const CrReach *reach, CrPlace to, CrDirection facing, GArray *steps)
{
  int place = cr_ways_index (reach->ways, to), now = (int) facing;

  g_array_set_size (steps, 0);
  if (cr_reach_get_cost_facing (reach, to, facing) == CR_IMPASSABLE)
    return FALSE;
  while (place != reach->start || now != reach->ride->facing) {
    guint8 way = reach->ride->ways[place * CR_N_DIRECTIONS + now];
    int was = way / CR_N_DIRECTIONS, direction = way % CR_N_DIRECTIONS;
    CrPlace here = cr_ways_place (reach->ways, place);
    CrStep step;

    here.hex = cr_hex_neighbour (here.hex, cr_direction_opposite ((CrDirection) direction));
    place = cr_ways_index (reach->ways, here);
    step = make_step (reach, place, was, direction);
    cr_reach_add_burden (reach, &step);
    g_array_prepend_val (steps, step);
    now = was;
  }
  return TRUE;
}
