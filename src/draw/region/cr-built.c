/* cr-built.c: outlines of masonry, fitted to zigzags of hexsides.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-region.h"

#include <math.h>

/* At each of its corners a loop turns right or left by a sixth of a circle. Along an axis of the
 * grid, the sides of a wall turn alternately; between two axes they turn twice to the right and
 * twice to the left. So three turns tell in which of twelve directions a wall runs at a corner of
 * the loop, and along which line. Only around the end of a wall more turns are needed; hence an
 * edit changes the outline no farther than one hex away. Turns between two walls that meet are a
 * wall of their own, a bevel. An inner corner at a right angle has no bevel: up to eight turns tell
 * of it, and an edit near one may change the outline two hexes away. */
typedef struct {
  const CrGrid *grid;
  const GArray *loop;
  GArray *mids; /* CrPoint, middles of the sides */
  gboolean
      *rights; /* by side: whether the loop turns right, towards its hexes, into the next side */
} Fit;

/* A point with a direction: the line of a wall. */
typedef struct {
  CrPoint at, way;
} Ray;

static gboolean
turns_right (const GArray *loop, guint side)
{
  int turn = cr_edge_at (loop, (side + 1) % loop->len).side - cr_edge_at (loop, side).side;

  return (turn + CR_N_DIRECTIONS) % CR_N_DIRECTIONS == 1;
}

/* Returns: the side that follows after @on sides, or precedes by them */
static guint
step_side (const Fit *fit, guint side, int on)
{
  return (side + fit->loop->len + (guint) on) % fit->loop->len;
}

static CrPoint
mid_at (const Fit *fit, guint side, int on)
{
  return cr_line_at (fit->mids, step_side (fit, side, on));
}

/* Returns: how many turns in a row are the same at the end of a side, up to three, before it or
 * after it */
static int
count_alike (const Fit *fit, guint side, int way)
{
  int n = 0;

  while (n < 3 && fit->rights[step_side (fit, side, (n + 1) * way)] == fit->rights[side])
    n++;
  return n;
}

static Ray
ray_between (CrPoint from, CrPoint to)
{
  double length = cr_distance (from, to);

  return (Ray){ from, { (to.x - from.x) / length, (to.y - from.y) / length } };
}

/* Returns: a point between the middles of the neighbouring sides, which lies on one line for either
 * kind of wall */
static CrPoint
place_at (const Fit *fit, guint side, int on)
{
  return cr_point_between (mid_at (fit, side, on - 1), mid_at (fit, side, on + 1), 0.5);
}

/* A wall, and a gap in one, ends so far from the middle of its last hex, in W. The far corners tell
 * how many neighbours that hex has; at this distance they lie within one hex of each of them. */
#define END 0.35

/* Returns: a line along a side, but nearer to the last hex */
static Ray
cap_ray (const Fit *fit, guint side)
{
  CrEdge edge = cr_edge_at (fit->loop, side);
  gboolean is_wall = fit->rights[side];
  CrHex last = is_wall ? edge.hex : cr_hex_neighbour (edge.hex, edge.side);
  Ray ray = ray_between (cr_edge_get_start (fit->grid, edge), cr_edge_get_end (fit->grid, edge));

  ray.at = cr_point_between (cr_layout_centre (fit->grid, last),
                             cr_edge_get_middle (fit->grid, edge), END / (CR_LAYOUT_PITCH / 2));
  return ray;
}

/* Returns: the line around the last hex of a wall, or of a gap, where four turns are the same. Its
 * faces run along the axis of the last two hexes, and the third of its five sides closes it.
 * @before: how many of these turns come before the one at the end of this side */
static Ray
end_ray (const Fit *fit, guint side, int before)
{
  if (before == 0 || before == 3)
    return ray_between (mid_at (fit, side, 0), mid_at (fit, side, 1));
  return cap_ray (fit, step_side (fit, side, before == 1));
}

/* Finds the line of the wall at the end of a side. Returns: FALSE at a tip, where the lines before
 * and after it meet */
static gboolean
find_ray (const Fit *fit, guint side, Ray *out)
{
  int before = count_alike (fit, side, -1), after = count_alike (fit, side, 1);

  if (before == 1 && after == 1)
    return FALSE;
  *out = before + after == 3 ? end_ray (fit, side, before)
                             : ray_between (place_at (fit, side, 0), place_at (fit, side, 1));
  return TRUE;
}

#define SAME 1e-6

static double
cross (CrPoint a, CrPoint b)
{
  return a.x * b.y - a.y * b.x;
}

static gboolean
is_same_line (const Ray *a, const Ray *b)
{
  CrPoint between = { b->at.x - a->at.x, b->at.y - a->at.y };

  return fabs (cross (a->way, b->way)) < SAME && fabs (cross (a->way, between)) < SAME;
}

/* Two successive lines differ by at least thirty degrees. */
static CrPoint
meet_rays (const Ray *a, const Ray *b)
{
  CrPoint between = { b->at.x - a->at.x, b->at.y - a->at.y };
  double t = cross (between, b->way) / cross (a->way, b->way);

  return (CrPoint){ a->at.x + t * a->way.x, a->at.y + t * a->way.y };
}

/**
 * Turn: the corner of a loop at the end of a side.
 * @ray: the line of the wall there
 * @has: whether the outline runs along it
 * @is_wall: it belongs to one of two walls that meet in an inner corner
 * @is_bevel: it lies between two such walls
 */
typedef struct {
  Ray ray;
  gboolean has, is_wall, is_bevel;
} Turn;

/* How a loop turns where a wall along an axis and one between two axes meet in an inner corner at a
 * right angle. The turns @first and @last belong to the two walls; those between them are their
 * bevel. */
static const struct {
  const char *turns;
  int first, last;
} corners[] = { { "LLRLLRLR", 1, 5 },
                { "RLRLLRLL", 2, 6 },
                { "RLLLRLR", 1, 4 },
                { "RLRLLLR", 2, 5 } };

static gboolean
has_turns (const Fit *fit, guint side, const char *turns)
{
  for (int i = 0; turns[i] != '\0'; i++)
    if (fit->rights[step_side (fit, side, i)] != (turns[i] == 'R'))
      return FALSE;
  return TRUE;
}

/* @kind: index into @corners */
static void
mark_corner (Turn *turns, const Fit *fit, guint side, gsize kind)
{
  int first = corners[kind].first, last = corners[kind].last;

  if (!has_turns (fit, side, corners[kind].turns))
    return;
  turns[step_side (fit, side, first)].is_wall = TRUE;
  turns[step_side (fit, side, last)].is_wall = TRUE;
  for (int i = first + 1; i < last; i++)
    turns[step_side (fit, side, i)].is_bevel = TRUE;
}

/* The walls of an inner corner meet in it, because bevels would make a court round. A bevel that is
 * also a wall of another corner stays: then no corner depends on the next one.
 * Returns: (transfer full): one turn for each side of the loop */
static Turn *
find_turns (const Fit *fit)
{
  Turn *turns = g_new0 (Turn, fit->loop->len);

  for (guint i = 0; i < fit->loop->len; i++) {
    turns[i].has = find_ray (fit, i, &turns[i].ray);
    for (gsize k = 0; k < G_N_ELEMENTS (corners); k++)
      mark_corner (turns, fit, i, k);
  }
  for (guint i = 0; i < fit->loop->len; i++)
    turns[i].has = turns[i].has && (turns[i].is_wall || !turns[i].is_bevel);
  return turns;
}

/* Returns: (transfer full) (element-type Ray): the lines of a loop, one for each straight wall; the
 * first may be there twice */
static GArray *
find_rays (const Fit *fit)
{
  GArray *rays = g_array_new (FALSE, FALSE, sizeof (Ray));
  g_autofree Turn *turns = find_turns (fit);

  for (guint i = 0; i < fit->loop->len; i++)
    if (turns[i].has && (rays->len == 0 ||
                         !is_same_line (&g_array_index (rays, Ray, rays->len - 1), &turns[i].ray)))
      g_array_append_val (rays, turns[i].ray);
  return rays;
}

static GArray *
join_rays (const GArray *rays)
{
  GArray *line = cr_line_new ();

  for (guint i = 0; i < rays->len; i++) {
    const Ray *ray = &g_array_index (rays, Ray, i);
    const Ray *next = &g_array_index (rays, Ray, (i + 1) % rays->len);

    if (is_same_line (ray, next))
      continue;
    CrPoint corner = meet_rays (ray, next);
    g_array_append_val (line, corner);
  }
  return line;
}

/* The hole of a single hex is so wide, in parts of one through the middles of its sides; with the
 * parapet around it, it lies within one hex of each neighbour. */
#define PIT 0.86

/* Returns: (transfer full): the outline of a single hex, through the middles of its sides */
static GArray *
draw_single (const Fit *fit)
{
  CrEdge edge = cr_edge_at (fit->loop, 0);
  CrPoint c = cr_layout_centre (fit->grid, cr_hex_neighbour (edge.hex, edge.side));
  GArray *line = cr_line_copy (fit->mids);

  for (guint i = 0; i < line->len && !fit->rights[0]; i++)
    cr_line_at (line, i) = cr_point_between (c, cr_line_at (line, i), PIT);
  return line;
}

GArray *
cr_region_built (const CrGrid *grid, const GArray *loop)
{
  g_autoptr (GArray) mids = cr_line_new ();
  g_autofree gboolean *rights = g_new (gboolean, loop->len);
  Fit fit = { grid, loop, mids, rights };

  for (guint i = 0; i < loop->len; i++) {
    CrPoint p = cr_edge_get_middle (grid, cr_edge_at (loop, i));
    g_array_append_val (mids, p);
    rights[i] = turns_right (loop, i);
  }
  if (loop->len == CR_N_DIRECTIONS)
    return draw_single (&fit);
  g_autoptr (GArray) rays = find_rays (&fit);
  return join_rays (rays);
}
