/* cr-lof-lanes.c: lines of many men at once. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-lanes.h"

/* What they gain: judged one by one, all pairs of 26 × 16 take 3.1 times as long. */

/* What a line between two men in the open meets depends on its displacement alone. So the lines of
 * men who stand above one another on the map are judged together: they have the same steps, and the
 * tops that they meet lie side by side in memory. */

/* How many levels a map can have. */
#define N_DIFFERENCES (CR_LEVEL_MAX - CR_LEVEL_MIN + 1)

/* After so many steps it is looked whether any line is still open. */
#define AT_ONCE 8

void
cr_lof_ray_init (CrLofRay *ray, const CrLofView *view, gboolean whole)
{
  gsize n_tops = (gsize) view->square.n_cells * CR_LOF_N_LAYERS;

  *ray = (CrLofRay){ .tops = view->tops, .levels = view->levels, .edge = view->edge };
  ray->whole = whole;
  if (memchr (view->grounds, CR_LOF_VIEW_MOAT, view->square.n_cells) != NULL)
    ray->grounds = view->grounds;
  ray->n_cells = view->square.n_cells;
  ray->marks = memchr (view->tops, CR_LOF_VIEW_UNSURE, n_tops) != NULL ||
               memchr (view->tops, CR_LOF_VIEW_KEEP, n_tops) != NULL;
}

void
cr_lof_ray_clear (CrLofRay *ray)
{
  g_free (ray->copied);
  g_free (ray->limits);
}

static void
make_room (CrLofRay *ray, int n_steps)
{
  if (n_steps <= ray->n_room)
    return;
  ray->n_room = 2 * n_steps;
  ray->copied = g_renew (CrLofPathStep, ray->copied, ray->n_room);
  g_free (ray->limits);
  ray->limits = g_new (CrLofLanes, ray->n_room * N_DIFFERENCES);
}

/* Copies the steps of a path, those first that stop a line alone. */
static void
copy_steps (CrLofRay *ray, const CrLofPath *path)
{
  int at = 0;

  for (int i = 0; i < path->n_steps; i++)
    if (path->steps[i].way == 0)
      ray->copied[at++] = path->steps[i];
  ray->n_alone = at;
  for (int i = 0; i < path->n_steps && at < path->n_steps; i++)
    if (path->steps[i].way != 0)
      ray->copied[at++] = path->steps[i];
  ray->steps = ray->copied;
}

void
cr_lof_ray_aim (CrLofRay *ray, CrLofPaths *paths, CrHex displacement)
{
  const CrLofPath *path = cr_lof_paths_get (paths, displacement, -1, -1);

  make_room (ray, path->n_steps);
  ray->steps = path->steps;
  ray->n_alone = path->n_steps;
  if (!path->alone || path->loose)
    copy_steps (ray, path);
  ray->n_steps = path->n_steps;
  ray->range = cr_hex_distance ((CrHex){ 0, 0 }, displacement);
  ray->d = path->d;
  ray->known = 0;
}

/* Solves D · H > D1 · N of cr_lof_check_height() for the top: it must be over the lower man by more
 * than D1 · N / D, rounded down; where D1 ≥ times · D2, by more than N. */
static int
get_limit (const CrLofRay *ray, int i, int n)
{
  int d1 = ray->steps[i].d1, times = cr_lof_edge_times (&ray->edge, n);

  return (times + 1) * d1 >= times * ray->d ? n : d1 * n / ray->d;
}

static const CrLofLanes *
get_limits (CrLofRay *ray, int n)
{
  CrLofLanes *limits = &ray->limits[n * ray->n_room];

  for (int i = 0; (ray->known >> n & 1) == 0 && i < ray->n_steps; i++)
    limits[i] = cr_lof_lanes_spread (get_limit (ray, i, n));
  ray->known |= (guint64) 1 << n;
  return limits;
}

/* What steps do to lines. @over: a top is over the limit; @marked: one of these tops is a mark,
 * which is over every limit. */
typedef struct {
  CrLofLanes over, marked;
} Met;

/* What is done with marks: there are none; they are reported; they are left out. */
typedef enum { MARKS_NONE, MARKS_TOLD, MARKS_OMITTED } Marks;

static inline CrLofLanes
is_marked (CrLofLanes top)
{
  return top > cr_lof_lanes_spread (CR_LOF_VIEW_UNSURE - 1);
}

/* Lines whose upper men are equally high over their lower ones. Men on one level are in no group.
 */
typedef struct {
  CrLofLanes who;
  const CrLofLanes *limits;
} Group;

/* The lines that are judged: in @n groups, with what is done with marks. */
typedef struct {
  const Group *groups;
  int n;
  Marks marks;
} Asked;

G_ALWAYS_INLINE static inline void
meet_ray (const CrLofRay *ray, Asked asked, int cell, int i, Met *met)
{
  const gint8 *tops = &ray->tops[cell];
  CrLofLanes top = cr_lof_lanes_load (&tops[ray->steps[i].at]);
  CrLofLanes limit = cr_lof_lanes_load (&ray->levels[cell]);
  CrLofLanes marked = is_marked (top);

  for (int k = 0; k < asked.n; k++)
    limit += asked.groups[k].who & asked.groups[k].limits[i];
  if (asked.marks == MARKS_OMITTED)
    met->over |= (top > limit) & ~marked;
  else
    met->over |= top > limit;
  if (asked.marks == MARKS_TOLD)
    met->marked |= marked;
}

/* A line with two ways is stopped when both ways are. */
G_ALWAYS_INLINE static inline void
follow_ways (const CrLofRay *ray, Asked asked, int cell, Met *met)
{
  CrLofLanes first = met->over, second = met->over;

  for (int i = ray->n_alone; i < ray->n_steps; i++) {
    Met one = { { 0 }, met->marked };

    meet_ray (ray, asked, cell, i, &one);
    met->marked = one.marked;
    if (ray->steps[i].way == 1) {
      first |= one.over;
      continue;
    }
    second |= one.over;
    if (!ray->steps[i].last)
      continue;
    met->over |= first & second;
    first = second = met->over;
  }
}

/* Every few steps it looks whether any line is still open. */
G_ALWAYS_INLINE static inline Met
follow_ray (const CrLofRay *ray, Asked asked, int cell, CrLofLanes who)
{
  Met met = { { 0 }, { 0 } };
  int i = 0;

  for (; i + AT_ONCE <= ray->n_alone; i += AT_ONCE) {
#pragma GCC unroll 8
    for (int j = 0; j < AT_ONCE; j++)
      meet_ray (ray, asked, cell, i + j, &met);
    if (!ray->whole && !cr_lof_lanes_any (who & ~met.over))
      return met;
  }
  for (; i < ray->n_alone; i++)
    meet_ray (ray, asked, cell, i, &met);
  if (ray->n_alone < ray->n_steps)
    follow_ways (ray, asked, cell, &met);
  return met;
}

/* Returns: the number of groups; −1 when a man is higher over the other than a map can have levels
 */
static int
group_men (CrLofRay *ray, CrLofLanes n, CrLofLanes who, Group *groups)
{
  int n_groups = 0;

  who &= n != cr_lof_lanes_spread (0);
  while (cr_lof_lanes_any (who)) {
    int over = n[cr_lof_lanes_find (who)];
    CrLofLanes same = n == cr_lof_lanes_spread (over);

    if (over >= N_DIFFERENCES)
      return -1;
    groups[n_groups++] = (Group){ same, get_limits (ray, over) };
    who &= ~same;
  }
  return n_groups;
}

/* Most pairs of men stand on one level or on two, so these get loops of their own. */
static Met
follow_first (const CrLofRay *ray, const Group *groups, int n, int cell, CrLofLanes who)
{
  if (n == 0 && !ray->marks)
    return follow_ray (ray, (Asked){ NULL, 0, MARKS_NONE }, cell, who);
  if (n == 1 && !ray->marks)
    return follow_ray (ray, (Asked){ groups, 1, MARKS_NONE }, cell, who);
  return follow_ray (ray, (Asked){ groups, n, MARKS_TOLD }, cell, who);
}

/* Returns: the lines for which the step is a bank of the lower man's moat, as high as the upper
 * man, who is not at its edge (LOF-20). A bank that is nearer to the lower man stops the line
 * anyway. */
static CrLofLanes
is_bank (const CrLofRay *ray, const CrLofPathStep *step, int cell, CrLofLanes upper)
{
  int hex = cell + step->at - step->layer * ray->n_cells;

  if (step->d1 >= ray->d || 3 * step->d1 < 2 * ray->d ||
      (step->layer >= CR_LOF_LAYER_WALL && step->layer < CR_LOF_LAYER_ENTER))
    return (CrLofLanes){ 0 };

  CrLofLanes bank = cr_lof_lanes_load (&ray->tops[cell + step->at]) == upper;

  return bank & (cr_lof_lanes_load (&ray->levels[hex]) == upper) &
         (cr_lof_lanes_load (&ray->grounds[hex]) == cr_lof_lanes_spread (CR_LOF_VIEW_BANK));
}

/* Returns: what banks do to lines that nothing else stops */
static Met
meet_banks (const CrLofRay *ray, int cell, CrLofLanes over, CrLofLanes who)
{
  CrLofLanes upper = cr_lof_lanes_load (&ray->levels[cell]) + over;
  Met met = { { 0 }, { 0 } };

  if (ray->grounds == NULL)
    return met;
  who &= over != cr_lof_lanes_spread (0);
  who &= cr_lof_lanes_load (&ray->grounds[cell]) == cr_lof_lanes_spread (CR_LOF_VIEW_MOAT);
  for (int i = 0; cr_lof_lanes_any (who) && i < ray->n_steps; i++) {
    CrLofLanes bank = who & is_bank (ray, &ray->steps[i], cell, upper);

    if (i < ray->n_alone)
      met.over |= bank;
    else
      met.marked |= bank & ~met.over;
  }
  return met;
}

CrLofLanes
cr_lof_ray_stop (CrLofRay *ray, int cell, CrLofLanes over, CrLofLanes asked, CrLofLanes *doubt_out)
{
  Group groups[N_DIFFERENCES];
  int n = group_men (ray, over, asked, groups);

  *doubt_out = asked;
  if (n < 0)
    return asked;

  Met met = follow_first (ray, groups, n, cell, asked), banks;

  *doubt_out &= met.marked;
  if (cr_lof_lanes_any (*doubt_out)) {
    met = follow_ray (ray, (Asked){ groups, n, MARKS_OMITTED }, cell, asked);
    if (!ray->whole)
      *doubt_out &= ~met.over;
  }
  banks = meet_banks (ray, cell, over, asked & ~met.over);
  *doubt_out |= banks.marked;
  return met.over | banks.over;
}
