/* cr-built.c: masonry edges from zigzags of hexsides. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-region.h"

#include <math.h>

/* Which of the parallel lines of a direction; none where the zigzag is broken. */
#define NO_LINE G_MININT

/* A run of hexsides that follow one of twelve directions. */
typedef struct {
  int way;            /* multiples of 30 degrees */
  int line;           /* see find_line(), or NO_LINE */
  guint first, count; /* sides of the loop, wrapping */
  gboolean tried;
} Run;

typedef struct {
  const CrGrid *grid;
  const GArray *loop;
  GArray *mids; /* CrPoint, middles of the sides */
  GArray *runs; /* Run */
  int *owners;  /* by side: index of its run, or one of the below */
} Fit;

/* A side that gave way to a corner; one that no straight line suits. */
enum { OWNER_CORNER = -1, OWNER_SOFT = -2 };

/* A direction with a place: the line a run stands for. */
typedef struct {
  CrPoint at, way;
} Ray;

#define run_at(fit, i) (&g_array_index ((fit)->runs, Run, (i)))

static CrPoint
mid_at (const Fit *fit, guint i)
{
  return cr_line_at (fit->mids, i % fit->mids->len);
}

/* Middles four apart lie exactly along a wall that runs at a multiple of 30 degrees, because the
 * zigzag of a row repeats every four sides. */
static int
way_of_side (const Fit *fit, guint i)
{
  guint n = fit->mids->len;
  CrPoint a = mid_at (fit, i + n - 2), b = mid_at (fit, i + 2);

  return ((int) lround (atan2 (b.y - a.y, b.x - a.x) / (G_PI / 6)) + 12) % 12;
}

/* How one side turns from another: −1, 0 or 1 sixths of a circle. */
static int
turn_between (const Fit *fit, guint from, guint to)
{
  guint n = fit->loop->len;
  int turn = cr_edge_at (fit->loop, to % n).side - cr_edge_at (fit->loop, from % n).side;

  return (turn + CR_N_DIRECTIONS + 3) % CR_N_DIRECTIONS - 3;
}

/* The way across a line, to its right. */
static CrPoint
across (int way)
{
  return (CrPoint){ -sin (way * G_PI / 6), cos (way * G_PI / 6) };
}

/* Walls along the axis of the grid zigzag every two sides, those between two axes every four; and
 * the middles of their sides lie on lines so far apart. */
#define AXIS_PITCH 0.375
#define ROW_PITCH (CR_LAYOUT_PITCH / 4)

static gboolean
is_axis (const Fit *fit, guint i)
{
  guint n = fit->loop->len;

  return turn_between (fit, i + n - 2, i) == 0 && turn_between (fit, i, i + 2) == 0 &&
         turn_between (fit, i + n - 1, i + 1) == 0;
}

/* Two sides of each four lie along the row, the others lead up and down again. */
static gboolean
is_row (const Fit *fit, guint i, gboolean *along_out)
{
  guint n = fit->loop->len;
  int before = turn_between (fit, i + n - 1, i), after = turn_between (fit, i, i + 1);

  *along_out = before == after;
  if (*along_out)
    return turn_between (fit, i + n - 2, i) == 0 && turn_between (fit, i, i + 2) == 0;
  return turn_between (fit, i + n - 2, i + n - 1) == before &&
         turn_between (fit, i + 1, i + 2) == after;
}

/* A side within an unbroken zigzag lies on a line that its two neighbours each way tell, however
 * long the wall is: so a longer wall leaves its old part where it was. */
static int
find_line (const Fit *fit, guint i, int way)
{
  CrPoint normal = across (way), at = mid_at (fit, i);
  guint n = fit->loop->len;
  double pitch = AXIS_PITCH;
  gboolean along;

  if (!is_axis (fit, i)) {
    if (!is_row (fit, i, &along))
      return NO_LINE;
    pitch = ROW_PITCH;
    if (along)
      at = cr_point_between (mid_at (fit, i + n - 1), mid_at (fit, i + 1), 0.5);
  }
  return (int) lround ((at.x * normal.x + at.y * normal.y) / pitch);
}

/* Adds a side to the last run, or begins another. */
static void
add_side (Fit *fit, guint i, int way)
{
  Run *last = fit->runs->len > 0 ? run_at (fit, fit->runs->len - 1) : NULL;
  Run run = { way, find_line (fit, i, way), i, 1, FALSE };

  if (last == NULL || last->way != way ||
      (run.line != NO_LINE && last->line != NO_LINE && run.line != last->line)) {
    g_array_append_val (fit->runs, run);
    return;
  }
  last->count++;
  if (run.line != NO_LINE)
    last->line = run.line;
}

static void
find_runs (Fit *fit)
{
  guint n = fit->mids->len, start = 0;
  g_autofree int *ways = g_new (int, n);

  for (guint i = 0; i < n; i++)
    ways[i] = way_of_side (fit, i);
  while (start < n && ways[start] == ways[(start + n - 1) % n])
    start++;
  for (guint i = start; i < start + n; i++)
    add_side (fit, i % n, ways[i % n]);
}

/* Of a broken zigzag, through the mean of its middles. */
static CrPoint
mean_of_run (const Fit *fit, const Run *run)
{
  CrPoint sum = { 0, 0 };

  for (guint i = 0; i < run->count; i++) {
    CrPoint p = mid_at (fit, run->first + i);
    sum.x += p.x / run->count;
    sum.y += p.y / run->count;
  }
  return sum;
}

static Ray
ray_of_run (const Fit *fit, const Run *run)
{
  CrPoint way = { cos (run->way * G_PI / 6), sin (run->way * G_PI / 6) },
          normal = across (run->way);
  /* The axes of a flat grid are the rows of a pointy one. */
  gboolean axis = (run->way % 2 == 1) == (fit->grid->orientation == CR_FLAT);
  double off = run->line * (axis ? AXIS_PITCH : ROW_PITCH);

  if (run->line == NO_LINE)
    return (Ray){ mean_of_run (fit, run), way };
  return (Ray){ { normal.x * off, normal.y * off }, way };
}

/* Where two lines meet; FALSE when they are nearly parallel. */
static gboolean
meet (Ray a, Ray b, CrPoint *out)
{
  double det = a.way.x * b.way.y - a.way.y * b.way.x;

  if (fabs (det) < 0.3)
    return FALSE;
  double t = ((b.at.x - a.at.x) * b.way.y - (b.at.y - a.at.y) * b.way.x) / det;
  *out = (CrPoint){ a.at.x + t * a.way.x, a.at.y + t * a.way.y };
  return TRUE;
}

/* The order of the sides of a map, wherever a loop begins. */
static gboolean
comes_before (const Fit *fit, const Run *a, const Run *b)
{
  CrEdge p = cr_edge_at (fit->loop, a->first), q = cr_edge_at (fit->loop, b->first);

  if (a->count != b->count)
    return a->count < b->count;
  if (p.hex.r != q.hex.r)
    return p.hex.r < q.hex.r;
  return p.hex.q != q.hex.q ? p.hex.q < q.hex.q : p.side < q.side;
}

/* The shortest run below a hex's breadth that was not looked at yet, or -1. */
static int
find_short_run (const Fit *fit)
{
  int found = -1;

  for (guint i = 0; i < fit->runs->len; i++) {
    const Run *run = run_at (fit, i);

    if (run->count < 4 && !run->tried &&
        (found < 0 || comes_before (fit, run, run_at (fit, found))))
      found = (int) i;
  }
  return found;
}

/* Two parts of one wall, or two walls a step apart? */
static gboolean
in_line (const Fit *fit, const Run *a, const Run *b)
{
  Ray p = ray_of_run (fit, a), q = ray_of_run (fit, b);
  double off = (q.at.x - p.at.x) * p.way.y - (q.at.y - p.at.y) * p.way.x;

  return a->way == b->way && a != b && fabs (off) < 0.40;
}

/* A short run is a dent in one wall (merged), a corner of two (dropped), or an end (kept). */
static void
settle_run (Fit *fit, guint i)
{
  guint n = fit->runs->len;
  Run *run = run_at (fit, i), *before = run_at (fit, (i + n - 1) % n);
  Run *after = run_at (fit, (i + 1) % n);
  CrPoint corner;

  run->tried = TRUE;
  if (in_line (fit, before, after)) {
    /* Over any corners dropped in between. */
    guint sides = fit->mids->len;
    before->count = (after->first + after->count + sides - before->first - 1) % sides + 1;
    if (before->line == NO_LINE)
      before->line = after->line;
    guint high = MAX (i, (i + 1) % n), low = MIN (i, (i + 1) % n);
    g_array_remove_index (fit->runs, high);
    g_array_remove_index (fit->runs, low);
    return;
  }
  if (MIN (before->count, after->count) > 1 &&
      meet (ray_of_run (fit, before), ray_of_run (fit, after), &corner) &&
      cr_distance (corner, mean_of_run (fit, run)) < 0.62)
    g_array_remove_index (fit->runs, i);
}

static gboolean
is_long (const Run *run)
{
  return run->count >= 4 || run->line != NO_LINE;
}

/* The side in a stretch whose middle lies farthest that way. */
static guint
find_farthest (const Fit *fit, guint first, guint count, CrPoint way)
{
  double most = -G_MAXDOUBLE;
  guint best = first;

  for (guint i = first; i < first + count; i++) {
    CrPoint p = mid_at (fit, i);
    if (p.x * way.x + p.y * way.y <= most + 1e-9)
      continue;
    most = p.x * way.x + p.y * way.y;
    best = i;
  }
  return best % fit->mids->len;
}

/* The sides between two long runs, if they are few. */
static guint
sides_between (const Fit *fit, const Run *a, const Run *b)
{
  guint n = fit->mids->len;

  return (b->first + 2 * n - a->first - a->count) % n;
}

/* How far apart the two faces of a wall one hex thick can be, in W. */
#define THICK 1.0
#define MOST_END 6

/* The wall ends between its two faces: square, at the farthest of the sides between them. */
static gboolean
cap_end (Fit *fit, guint i, guint n_short)
{
  guint n = fit->runs->len;
  const Run *a = run_at (fit, i), *b = run_at (fit, (i + n_short + 1) % n);
  guint count = sides_between (fit, a, b);
  Ray p = ray_of_run (fit, a), q = ray_of_run (fit, b);
  double apart = (q.at.x - p.at.x) * -p.way.y + (q.at.y - p.at.y) * p.way.x;

  if ((b->way + 6) % 12 != a->way || count == 0 || count > MOST_END || fabs (apart) > THICK)
    return FALSE;
  Run cap = { (a->way + (apart > 0 ? 3 : 9)) % 12, NO_LINE,
              find_farthest (fit, a->first + a->count, count, p.way), 1, TRUE };
  *run_at (fit, (i + 1) % n) = cap;
  for (guint k = n; k-- > 0;) {
    guint after = (k + n - i) % n;
    if (after > 1 && after <= n_short)
      g_array_remove_index (fit->runs, k);
  }
  return TRUE;
}

static void
cap_ends (Fit *fit)
{
  for (guint i = 0; i < fit->runs->len; i++) {
    guint n = fit->runs->len, n_short = 0;

    /* What was tried is an end already. */
    while (n_short + 2 < n && !is_long (run_at (fit, (i + n_short + 1) % n)) &&
           !run_at (fit, (i + n_short + 1) % n)->tried)
      n_short++;
    if (is_long (run_at (fit, i)) && n_short > 0 && is_long (run_at (fit, (i + n_short + 1) % n)) &&
        cap_end (fit, i, n_short))
      i = 0;
  }
}

static void
find_owners (Fit *fit)
{
  guint n = fit->mids->len;

  for (guint i = 0; i < n; i++)
    fit->owners[i] = OWNER_CORNER;
  for (guint k = 0; k < fit->runs->len; k++)
    for (guint i = 0; i < run_at (fit, k)->count; i++)
      fit->owners[(run_at (fit, k)->first + i) % n] = (int) k;
}

/* A softened middle: what is drawn where no straight line will do. */
static void
add_soft (const Fit *fit, guint i, GArray *out)
{
  guint n = fit->mids->len;
  CrPoint a = mid_at (fit, i + n - 1), b = mid_at (fit, i), c = mid_at (fit, i + 1);

  cr_line_add (out, (a.x + 2 * b.x + c.x) / 4, (a.y + 2 * b.y + c.y) / 4);
}

/* Where the middle of a side falls on the line of its run. */
static void
add_foot (const Fit *fit, guint i, GArray *out)
{
  Ray ray = ray_of_run (fit, run_at (fit, fit->owners[i]));
  CrPoint p = mid_at (fit, i);
  double t = (p.x - ray.at.x) * ray.way.x + (p.y - ray.at.y) * ray.way.y;

  cr_line_add (out, ray.at.x + t * ray.way.x, ray.at.y + t * ray.way.y);
}

/* From the last side of a run to the first of the next. */
static void
add_corner (const Fit *fit, guint last, guint first, GArray *out)
{
  CrPoint from = mid_at (fit, last), to = mid_at (fit, first), corner;
  Ray a = ray_of_run (fit, run_at (fit, fit->owners[last]));
  Ray b = ray_of_run (fit, run_at (fit, fit->owners[first]));

  if (meet (a, b, &corner) && cr_distance (corner, cr_point_between (from, to, 0.5)) < 0.9) {
    g_array_append_val (out, corner);
    return;
  }
  g_array_append_val (out, from);
  g_array_append_val (out, to);
}

static void
add_passage (const Fit *fit, guint last, guint side, GArray *out)
{
  gboolean was_soft = fit->owners[last] == OWNER_SOFT, is_soft = fit->owners[side] == OWNER_SOFT;

  if (!was_soft && !is_soft) {
    if (fit->owners[last] != fit->owners[side])
      add_corner (fit, last, side, out);
    return;
  }
  if (!was_soft)
    add_foot (fit, last, out);
  if (is_soft)
    add_soft (fit, side, out);
  else
    add_foot (fit, side, out);
}

static GArray *
join_runs (const Fit *fit)
{
  guint n = fit->mids->len, last = n - 1;
  GArray *out = cr_line_new ();

  while (last > 0 && fit->owners[last] == OWNER_CORNER)
    last--;
  for (guint i = 0; i < n; i++) {
    if (fit->owners[i] == OWNER_CORNER)
      continue;
    add_passage (fit, last, i, out);
    last = i;
  }
  return out;
}

static gboolean
side_is_true (const Fit *fit, guint i, const GArray *line)
{
  CrEdge edge = cr_edge_at (fit->loop, i % fit->loop->len);
  CrPoint in = cr_layout_centre (fit->grid, edge.hex);
  CrPoint out = cr_layout_centre (fit->grid, cr_hex_neighbour (edge.hex, edge.side));
  gboolean clockwise = cr_line_get_area (line) > 0;

  return cr_line_contains (line, in) == clockwise && cr_line_contains (line, out) != clockwise;
}

/* Softens a side and its two neighbours. Returns: whether any was straight till now */
static gboolean
soften_about (Fit *fit, guint i, guint reach)
{
  guint n = fit->mids->len;
  gboolean any = FALSE;

  for (guint k = 0; k <= 2 * reach; k++) {
    int *owner = &fit->owners[(i + n - reach + k) % n];
    any |= *owner != OWNER_SOFT;
    *owner = OWNER_SOFT;
  }
  return any;
}

/* Returns: how many sides have a hex on the wrong side of the line; sets *@mended_out when
 * something about them could still be softened, and was */
static guint
soften_faults (Fit *fit, const GArray *line, guint reach, gboolean *mended_out)
{
  guint faults = 0;

  *mended_out = FALSE;
  for (guint i = 0; i < fit->mids->len; i++) {
    if (side_is_true (fit, i, line))
      continue;
    faults++;
    *mended_out |= soften_about (fit, i, reach);
  }
  return faults;
}

static GArray *
soften_all (const Fit *fit)
{
  GArray *out = cr_line_new ();

  for (guint i = 0; i < fit->mids->len; i++)
    add_soft (fit, i, out);
  return out;
}

/* Straight where the check allows. About a fault the line gives way, ever farther, and elsewhere
 * the wall stays as it is: an edit at one end must not change the other. */
static GArray *
fit_checked (Fit *fit)
{
  gboolean clockwise = cr_line_get_area (fit->mids) > 0, mended = TRUE;

  for (guint reach = 1; mended && reach < fit->mids->len / 2; reach++) {
    g_autoptr (GArray) line = join_runs (fit);

    if (line->len < 3 || (cr_line_get_area (line) > 0) != clockwise)
      break;
    if (soften_faults (fit, line, reach, &mended) == 0)
      return g_steal_pointer (&line);
  }
  return soften_all (fit);
}

/**
 * cr_region_built:
 * @loop: (element-type CrEdge): from cr_region_trace()
 *
 * Loops of fewer than eleven sides (a hex or two) are drawn through their middles.
 */
GArray *
cr_region_built (const CrGrid *grid, const GArray *loop)
{
  g_autoptr (GArray) mids = cr_line_new ();
  g_autoptr (GArray) runs = g_array_new (FALSE, FALSE, sizeof (Run));
  g_autofree int *owners = g_new (int, loop->len);
  Fit fit = { grid, loop, mids, runs, owners };
  int short_run;

  for (guint i = 0; i < loop->len; i++) {
    CrPoint p = cr_edge_get_middle (grid, cr_edge_at (loop, i));
    g_array_append_val (mids, p);
  }
  if (loop->len < 11)
    return g_steal_pointer (&mids);
  find_runs (&fit);
  cap_ends (&fit);
  while (runs->len > 3 && (short_run = find_short_run (&fit)) >= 0)
    settle_run (&fit, (guint) short_run);
  find_owners (&fit);
  return fit_checked (&fit);
}
