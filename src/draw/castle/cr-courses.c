/* cr-courses.c: stones in courses and rows, and at corners.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-castle-private.h"

#include <math.h>

/**
 * Edge: an edge of masonry.
 * @lean_a: how much shorter a course is at the first end for every W of its depth, because the
 *   courses of two walls meet on the mitre of their corner
 * @lean_b: the same at the other end
 */
typedef struct {
  CrPoint a, b;
  double lean_a, lean_b;
} Edge;

/* At a corner with a smaller bend than this, half of thirty degrees, courses end squarely; at a
 * larger one they go on to the mitre. */
#define SLIGHT 0.3

/* Returns: the lean at a corner, from the points around it; 0 where a line turns back on itself */
static double
find_lean (CrPoint before, CrPoint at, CrPoint after)
{
  CrPoint in = cr_way_between (before, at), on = cr_way_between (at, after);
  double along = 1 + in.x * on.x + in.y * on.y;

  double lean = along > 0.3 ? (in.x * on.y - in.y * on.x) / along : 0;

  return lean > 0 && lean < SLIGHT ? 0 : lean;
}

static Edge
get_edge (const GArray *line, guint i)
{
  guint n = line->len;
  CrPoint before = cr_line_at (line, (i + n - 1) % n), a = cr_line_at (line, i);
  CrPoint b = cr_line_at (line, (i + 1) % n), after = cr_line_at (line, (i + 2) % n);

  return (Edge){ a, b, find_lean (before, a, b), find_lean (a, b, after) };
}

/* Behind a corner at which a wall turns squarely or more sharply, courses end at this distance in
 * W, and stones lie without order. */
#define SQUARE 0.9
#define BARE 0.57

/* Rows deeper than two end so far from a corner, in W. A bevel between two faces is too short for
 * them; so no joint depends on the length of its face, which an edit far away may change. */
#define OFF_CORNER 0.3

/* Returns: how much shorter a course is at an end, at that depth in the wall */
static double
find_short (double lean, double depth, int row)
{
  if (lean < -SQUARE)
    return BARE;
  return depth * lean + (row > 1 ? OFF_CORNER : 0);
}

/* Returns: the direction of an edge as one of 24, so that π and −π count as the same */
static gint32
find_bearing (CrPoint way)
{
  return (gint32) (lround (cr_angle_of_way (way) * 12 / G_PI) + 24) % 24;
}

/* A row of stones along an edge, of which the part from @from to @to is drawn; both are places
 * along its whole line. */
typedef struct {
  const Edge *edge;
  CrPoint way;
  int row;
  gint32 bearing;
  double near, far, start, from, to;
  double pitch, slack;
} Course;

static Course
get_course (const Edge *edge, const CrCourses *courses, int row)
{
  CrPoint way = cr_way_between (edge->a, edge->b);
  double start = edge->a.x * way.x + edge->a.y * way.y, length = cr_distance (edge->a, edge->b);
  double near = courses->depth * row / courses->rows;
  double far = courses->depth * (row + 1) / courses->rows, middle = (near + far) / 2;

  return (Course){ edge,
                   way,
                   row,
                   find_bearing (way),
                   near,
                   far,
                   start,
                   start + find_short (edge->lean_a, middle, row),
                   start + length - find_short (edge->lean_b, middle, row),
                   (courses->least + courses->most) / 2,
                   courses->most - courses->least };
}

/* Stones are numbered by their place in the plane, so that a longer wall keeps the joints of its
 * old part. */
static gint32
get_first (const Course *course)
{
  return (gint32) floor (course->from / course->pitch) - 1;
}

static double
joint_at (const Course *course, gint32 k)
{
  return (k + 0.5 * (course->row & 1)) * course->pitch +
         course->slack * (cr_hash3 (k, course->row * 64 + course->bearing, CR_RNG_COURSE) - 0.5);
}

static CrPoint
course_at (const Course *course, double along, double depth)
{
  return cr_point_along (course->edge->a, course->way, along - course->start, depth);
}

/* Adds a joint more at each end than fits, so that rounding at a corner does not decide whether one
 * is drawn. */
static void
add_course (const CrDraw *draw, const Course *course)
{
  const Edge *edge = course->edge;
  double length = cr_distance (edge->a, edge->b);
  double short_a = find_short (edge->lean_a, course->near, course->row);
  double short_b = find_short (edge->lean_b, course->near, course->row);

  if (course->row > 0 && short_a + short_b < length) {
    CrPoint p = cr_point_along (edge->a, course->way, short_a, course->near);
    CrPoint q = cr_point_along (edge->b, course->way, -short_b, course->near);
    cairo_move_to (draw->cr, p.x, p.y);
    cairo_line_to (draw->cr, q.x, q.y);
  }
  for (gint32 k = get_first (course); (k - 1) * course->pitch < course->to; k++) {
    double at = joint_at (course, k);
    if (at < course->from + 0.02 || at > course->to - 0.02)
      continue;
    CrPoint p = course_at (course, at, course->near), q = course_at (course, at, course->far);
    cairo_move_to (draw->cr, p.x, p.y);
    cairo_line_to (draw->cr, q.x, q.y);
  }
}

/* Some stones are lighter than the others, some darker. */
typedef enum { TINT_NONE, TINT_LIT, TINT_DIM } Tint;

static Tint
choose_tint (gint32 k, gint32 row)
{
  double chance = cr_hash3 (k, row, CR_RNG_FLAGS);

  return chance < 0.15 ? TINT_LIT : chance > 0.86 ? TINT_DIM : TINT_NONE;
}

static const CrTone stone_tones[] = { CR_TONE_STONE_LIT, CR_TONE_STONE_DIM, CR_TONE_JOINT };

static void
fill_tint (const CrDraw *draw, const CrTone *tones, Tint tint)
{
  cr_draw_fill (draw, tones[tint == TINT_LIT ? 0 : 1], 0.42);
}

static void
add_tinted (const CrDraw *draw, const Course *course, Tint tint)
{
  for (gint32 k = get_first (course); (k - 1) * course->pitch < course->to; k++) {
    if (choose_tint (k, course->row * 64 + course->bearing) != tint)
      continue;
    double from = MAX (joint_at (course, k), course->from);
    double to = MIN (joint_at (course, k + 1), course->to);
    CrQuad stone = { { course_at (course, from, course->near), course_at (course, to, course->near),
                       course_at (course, to, course->far),
                       course_at (course, from, course->far) } };

    if (to > from)
      cr_quad_add (draw, &stone);
  }
}

/* Draws the mitre of two walls, from their corner inwards. */
static void
add_mitre (const CrDraw *draw, const Edge *edge, double depth)
{
  CrPoint way = cr_way_between (edge->a, edge->b);
  CrPoint end = cr_point_along (edge->a, way, depth * edge->lean_a, depth);

  if (fabs (edge->lean_a) < SLIGHT || edge->lean_a > 1.2 || edge->lean_a < -SQUARE)
    return;
  cairo_move_to (draw->cr, edge->a.x, edge->a.y);
  cairo_line_to (draw->cr, end.x, end.y);
}

/* Whether the line is a hole of a single hex in a wall. */
static gboolean
is_pit (const GArray *line)
{
  double area = cr_line_get_area (line);

  return area < 0 && area > -0.6;
}

/* The row that ends short of corners has no tinted stones. */
static void
add_tints (const CrDraw *draw, const GArray *line, const CrCourses *courses, Tint tint)
{
  for (guint i = 0; i < line->len; i++) {
    Edge edge = get_edge (line, i);

    for (int row = 0; row < MIN (2, courses->rows); row++) {
      Course course = get_course (&edge, courses, row);
      add_tinted (draw, &course, tint);
    }
  }
}

void
cr_draw_courses (const CrDraw *draw, const GArray *line, const CrCourses *courses)
{
  const CrTone *tones = courses->tones != NULL ? courses->tones : stone_tones;

  if (draw->detail < CR_DETAIL_FULL || is_pit (line))
    return;
  for (Tint tint = TINT_LIT; tint <= TINT_DIM; tint++) {
    add_tints (draw, line, courses, tint);
    fill_tint (draw, tones, tint);
  }
  for (guint i = 0; i < line->len; i++) {
    Edge edge = get_edge (line, i);

    for (int row = 0; row < courses->rows; row++) {
      Course course = get_course (&edge, courses, row);
      add_course (draw, &course);
    }
    add_mitre (draw, &edge, courses->depth);
  }
  cairo_set_line_cap (draw->cr, CAIRO_LINE_CAP_ROUND);
  cr_draw_stroke (draw, tones[2], 0.009, 0.8);
  cairo_set_line_cap (draw->cr, CAIRO_LINE_CAP_BUTT);
}

/* The size of the dressed stone at a corner, in W: along both faces, and in depth. */
#define QUOIN 0.17
#define QUOIN_DEPTH 0.13
/* The depth at the corner of a gap, which lies farther from the hex that makes it than the corner
 * of a wall. */
#define GAP_DEPTH 0.085

/* The cosine of the slightest bend that has such a stone. Bevels at an inner corner have none,
 * because it would be seen before the two walls that meet there. */
#define LEAST_BEND 0.95
#define LEAST_INNER_BEND 0.8

static void
add_quoin (const CrDraw *draw, CrPoint before, CrPoint at, CrPoint after)
{
  CrPoint in = cr_way_between (before, at), on = cr_way_between (at, after);
  double along = in.x * on.x + in.y * on.y, turn = in.x * on.y - in.y * on.x;
  CrPoint half = cr_way_between ((CrPoint){ 0, 0 }, (CrPoint){ in.x + on.x, in.y + on.y });
  double back = MIN (QUOIN, cr_distance (before, at) / 2);
  double ahead = MIN (QUOIN, cr_distance (at, after) / 2);

  double depth = turn < -0.9 ? GAP_DEPTH : QUOIN_DEPTH;

  if (along > (turn < 0 ? LEAST_INNER_BEND : LEAST_BEND) || along < -0.6)
    return;
  const CrPoint p[] = { cr_point_along (at, in, -back, 0),
                        at,
                        cr_point_along (at, on, ahead, 0),
                        cr_point_along (at, on, ahead, depth),
                        cr_point_along (at, half, 0, depth / (half.x * on.x + half.y * on.y)),
                        cr_point_along (at, in, -back, depth) };
  g_autoptr (GArray) line = g_array_append_vals (cr_line_new (), p, G_N_ELEMENTS (p));
  cr_draw_path (draw, line, TRUE);
}

void
cr_draw_quoins (const CrDraw *draw, const GArray *line)
{
  guint n = line->len;

  if (draw->detail < CR_DETAIL_FULL || is_pit (line))
    return;
  for (guint i = 0; i < n; i++)
    add_quoin (draw, cr_line_at (line, (i + n - 1) % n), cr_line_at (line, i),
               cr_line_at (line, (i + 1) % n));
  cr_draw_set_colour (draw, cr_draw_tone (draw, CR_TONE_STONE_LIT), 0.8);
  cairo_fill_preserve (draw->cr);
  cr_draw_stroke (draw, CR_TONE_JOINT, 0.012, 1);
}

#define ROW 0.15
#define ROW_STONE 0.26

/* How far rows reach along their direction (u) and across it (v). */
typedef struct {
  CrPoint at, way;
  double u0, u1, v0, v1;
} Rows;

static double
row_joint (gint32 k, int row)
{
  return (k + 0.5 * (row & 1)) * ROW_STONE + 0.1 * (cr_hash3 (k, row, CR_RNG_COURSE) - 0.5);
}

static void
add_tinted_rows (const CrDraw *draw, const Rows *rows, Tint tint)
{
  for (int row = (int) floor (rows->v0 / ROW); row * ROW < rows->v1; row++)
    for (int k = (int) floor (rows->u0 / ROW_STONE) - 1; k * ROW_STONE < rows->u1; k++) {
      if (choose_tint (k, row) != tint)
        continue;
      CrPoint p = cr_point_along (rows->at, rows->way, row_joint (k, row), (row + 0.5) * ROW);
      CrPoint q = cr_point_along (rows->at, rows->way, row_joint (k + 1, row), (row + 0.5) * ROW);
      CrQuad stone = cr_quad_along (p, q, ROW);
      cr_quad_add (draw, &stone);
    }
}

static void
add_rows (const CrDraw *draw, const Rows *rows)
{
  for (int row = (int) floor (rows->v0 / ROW); row * ROW < rows->v1; row++) {
    CrPoint a = cr_point_along (rows->at, rows->way, rows->u0, row * ROW);
    CrPoint b = cr_point_along (rows->at, rows->way, rows->u1, row * ROW);

    cairo_move_to (draw->cr, a.x, a.y);
    cairo_line_to (draw->cr, b.x, b.y);
    for (int k = (int) floor (rows->u0 / ROW_STONE); k * ROW_STONE < rows->u1; k++) {
      CrPoint p = cr_point_along (rows->at, rows->way, row_joint (k, row), row * ROW);
      CrPoint q = cr_point_along (rows->at, rows->way, row_joint (k, row), (row + 1) * ROW);

      cairo_move_to (draw->cr, p.x, p.y);
      cairo_line_to (draw->cr, q.x, q.y);
    }
  }
}

void
cr_draw_rows (const CrDraw *draw, const GArray *line, CrPoint at, CrPoint way, gboolean tinted)
{
  double u0 = G_MAXDOUBLE, u1 = -G_MAXDOUBLE, v0 = G_MAXDOUBLE, v1 = -G_MAXDOUBLE;

  for (guint i = 0; i < line->len; i++) {
    double x = cr_line_at (line, i).x - at.x, y = cr_line_at (line, i).y - at.y;

    u0 = MIN (u0, x * way.x + y * way.y);
    u1 = MAX (u1, x * way.x + y * way.y);
    v0 = MIN (v0, y * way.x - x * way.y);
    v1 = MAX (v1, y * way.x - x * way.y);
  }
  if (draw->detail < CR_DETAIL_FULL)
    return;
  const Rows rows = { at, way, u0, u1, v0, v1 };
  cr_draw_path (draw, line, TRUE);
  cr_draw_begin_within (draw);
  for (Tint tint = TINT_LIT; tint <= TINT_DIM && tinted; tint++) {
    add_tinted_rows (draw, &rows, tint);
    fill_tint (draw, stone_tones, tint);
  }
  add_rows (draw, &rows);
  cr_draw_stroke (draw, CR_TONE_JOINT, 0.009, 0.8);
  cr_draw_end_within (draw);
}
