/* cr-line.c: polylines in the plane. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-line.h"

#include <math.h>

GArray *
cr_line_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (CrPoint));
}

GArray *
cr_line_copy (const GArray *line)
{
  GArray *copy = g_array_sized_new (FALSE, FALSE, sizeof (CrPoint), line->len);

  return g_array_append_vals (copy, line->data, line->len);
}

void
cr_line_add (GArray *line, double x, double y)
{
  CrPoint point = { x, y };

  g_array_append_val (line, point);
}

void
cr_line_reverse (GArray *line)
{
  for (guint i = 0, j = line->len; i + 1 < j--; i++) {
    CrPoint kept = cr_line_at (line, i);

    cr_line_at (line, i) = cr_line_at (line, j);
    cr_line_at (line, j) = kept;
  }
}

GArray *
cr_line_circle (CrPoint centre, double radius, int n)
{
  GArray *line = cr_line_new ();

  for (int i = 0; i < n; i++) {
    double a = i * 2 * G_PI / n;
    cr_line_add (line, centre.x + radius * cos (a), centre.y + radius * sin (a));
  }
  return line;
}

GArray *
cr_line_box (CrPoint centre, double width, double height, double angle)
{
  static const CrPoint corners[4] = { { -0.5, -0.5 }, { 0.5, -0.5 }, { 0.5, 0.5 }, { -0.5, 0.5 } };
  double co = cos (angle), si = sin (angle);
  GArray *line = cr_line_new ();

  for (int i = 0; i < 4; i++) {
    double x = corners[i].x * width, y = corners[i].y * height;
    cr_line_add (line, centre.x + x * co - y * si, centre.y + x * si + y * co);
  }
  return line;
}

GArray *
cr_line_lobes (CrPoint centre, double radius, CrRng *rng, int n_lobes, double depth)
{
  double first = cr_rng_next (rng, 0, 7), second = cr_rng_next (rng, 0, 7);
  int n = MAX (18, n_lobes * 5);
  GArray *line = cr_line_new ();

  for (int i = 0; i < n; i++) {
    double a = i * 2 * G_PI / n;
    double swing = 0.6 * sin (n_lobes * a + first) + 0.5 * sin ((n_lobes / 2 + 1) * a + second);
    double r = radius * (1 + depth * swing);
    cr_line_add (line, centre.x + r * cos (a), centre.y + r * sin (a));
  }
  return line;
}

double
cr_distance (CrPoint a, CrPoint b)
{
  return hypot (a.x - b.x, a.y - b.y);
}

CrPoint
cr_point_between (CrPoint a, CrPoint b, double share_of_b)
{
  return (CrPoint){ a.x + (b.x - a.x) * share_of_b, a.y + (b.y - a.y) * share_of_b };
}

CrPoint
cr_point_along (CrPoint from, CrPoint way, double ahead, double aside)
{
  return (CrPoint){ from.x + way.x * ahead - way.y * aside,
                    from.y + way.y * ahead + way.x * aside };
}

CrPoint
cr_way_between (CrPoint from, CrPoint to)
{
  double length = MAX (cr_distance (from, to), 1e-9);

  return (CrPoint){ (to.x - from.x) / length, (to.y - from.y) / length };
}

CrPoint
cr_way_of_angle (double angle)
{
  return (CrPoint){ cos (angle), sin (angle) };
}

double
cr_angle_of_way (CrPoint way)
{
  return atan2 (way.y, way.x);
}

double
cr_line_get_area (const GArray *line)
{
  double sum = 0;

  for (guint i = 0; i < line->len; i++) {
    CrPoint a = cr_line_at (line, i), b = cr_line_at (line, (i + 1) % line->len);
    sum += a.x * b.y - b.x * a.y;
  }
  return sum / 2;
}

gboolean
cr_line_contains (const GArray *line, CrPoint p)
{
  gboolean odd = FALSE;

  for (guint i = 0; i < line->len; i++) {
    CrPoint a = cr_line_at (line, i), b = cr_line_at (line, (i + 1) % line->len);

    if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (p.y - a.y) * (b.x - a.x) / (b.y - a.y))
      odd = !odd;
  }
  return odd;
}

CrBox
cr_line_get_box (const GArray *line)
{
  double x0 = G_MAXDOUBLE, y0 = G_MAXDOUBLE, x1 = -G_MAXDOUBLE, y1 = -G_MAXDOUBLE;

  for (guint i = 0; i < line->len; i++) {
    CrPoint p = cr_line_at (line, i);
    x0 = MIN (x0, p.x);
    x1 = MAX (x1, p.x);
    y0 = MIN (y0, p.y);
    y1 = MAX (y1, p.y);
  }
  return line->len ? (CrBox){ x0, y0, x1 - x0, y1 - y0 } : (CrBox){ 0 };
}

static guint
n_spans (const GArray *line, gboolean closed)
{
  return closed || line->len == 0 ? line->len : line->len - 1;
}

double
cr_line_get_length (const GArray *line, gboolean closed)
{
  double sum = 0;

  for (guint i = 0; i < n_spans (line, closed); i++)
    sum += cr_distance (cr_line_at (line, i), cr_line_at (line, (i + 1) % line->len));
  return sum;
}

/* Every span is cut into equal parts of about @step, so that a point depends only on its own span.
 */
GArray *
cr_line_resample (const GArray *line, double step, gboolean closed)
{
  GArray *out = cr_line_new ();

  for (guint i = 0; i < n_spans (line, closed); i++) {
    CrPoint a = cr_line_at (line, i), b = cr_line_at (line, (i + 1) % line->len);
    int m = MAX (1, (int) (cr_distance (a, b) / step + 0.5));

    for (int j = 0; j < m; j++) {
      CrPoint p = cr_point_between (a, b, (double) j / m);
      g_array_append_val (out, p);
    }
  }
  if (!closed && line->len > 0)
    g_array_append_val (out, cr_line_at (line, line->len - 1));
  return out;
}

static void
relax_once (GArray *to, const GArray *from, gboolean closed)
{
  guint n = from->len;

  for (guint i = 0; i < n; i++) {
    CrPoint a = cr_line_at (from, (i + n - 1) % n), b = cr_line_at (from, i);
    CrPoint c = cr_line_at (from, (i + 1) % n);
    gboolean end = !closed && (i == 0 || i == n - 1);

    cr_line_at (to, i) =
        end ? b : (CrPoint){ (a.x + 2 * b.x + c.x) / 4, (a.y + 2 * b.y + c.y) / 4 };
  }
}

void
cr_line_relax (GArray *line, int rounds, gboolean closed)
{
  g_autoptr (GArray) other = cr_line_copy (line);

  for (int i = 0; i < rounds && line->len > 2; i++) {
    relax_once (other, line, closed);
    memcpy (line->data, other->data, sizeof (CrPoint) * line->len);
  }
}

void
cr_line_wobble (GArray *line, double amplitude, double frequency, guint32 seed)
{
  for (guint i = 0; i < line->len; i++)
    cr_line_at (line, i) = cr_wobble (cr_line_at (line, i), amplitude, frequency, seed);
}

/* Returns: the unit direction of the line at its point @i */
static CrPoint
tangent_at (const GArray *line, guint i, gboolean closed)
{
  guint n = line->len;
  CrPoint a = cr_line_at (line, closed ? (i + n - 1) % n : i > 0 ? i - 1 : 0);
  CrPoint b = cr_line_at (line, closed ? (i + 1) % n : MIN (i + 1, n - 1));
  double length = MAX (cr_distance (a, b), 1e-9);

  return (CrPoint){ (b.x - a.x) / length, (b.y - a.y) / length };
}

GArray *
cr_line_shift (const GArray *line, double distance, gboolean closed)
{
  guint n = line->len;
  GArray *out = cr_line_new ();

  for (guint i = 0; i < n; i++) {
    CrPoint p = cr_line_at (line, i), t = tangent_at (line, i, closed);
    CrPoint next = cr_line_at (line, (i + 1) % n);
    double length = cr_distance (p, next), along = 1;

    if (length > 1e-9 && (closed || i + 1 < n))
      along = fabs (((next.x - p.x) * t.x + (next.y - p.y) * t.y) / length);
    double d = distance / MAX (along, 0.5);
    cr_line_add (out, p.x - t.y * d, p.y + t.x * d);
  }
  return out;
}

/* Returns: a bit for each edge of the box beyond which a point lies */
static guint
count_beyond (CrPoint p, CrBox box)
{
  return (p.x < box.x ? 1u : 0) | (p.x > box.x + box.width ? 2u : 0) | (p.y < box.y ? 4u : 0) |
         (p.y > box.y + box.height ? 8u : 0);
}

GArray *
cr_line_reduce (const GArray *line, CrBox box)
{
  guint n = line->len;
  GArray *out = cr_line_new ();

  for (guint i = 0; i < n; i++) {
    CrPoint p = cr_line_at (line, i);
    /* A point is compared with the last one that was kept, so that a run is reduced to its ends,
     * not to every second point. */
    gboolean end = i == 0 || i == n - 1;

    if (end || !(count_beyond (cr_line_at (out, out->len - 1), box) & count_beyond (p, box) &
                 count_beyond (cr_line_at (line, i + 1), box)))
      g_array_append_val (out, p);
  }
  return out;
}

/* Returns: the share of the way from @a to @b at which it is nearest to @p, 0…1 */
static double
foot_on (CrPoint a, CrPoint b, CrPoint p)
{
  double x = b.x - a.x, y = b.y - a.y, square = x * x + y * y;

  return square > 0 ? CLAMP (((p.x - a.x) * x + (p.y - a.y) * y) / square, 0, 1) : 0;
}

/* Returns: arc length of the point of the line nearest to @point */
double
cr_line_project (const GArray *line, CrPoint point, gboolean closed)
{
  double best = G_MAXDOUBLE, at = 0, run = 0;

  for (guint i = 0; i < n_spans (line, closed); i++) {
    CrPoint a = cr_line_at (line, i), b = cr_line_at (line, (i + 1) % line->len);
    double t = foot_on (a, b, point), length = cr_distance (a, b);
    double d = cr_distance (point, cr_point_between (a, b, t));

    if (d < best) {
      best = d;
      at = run + t * length;
    }
    run += length;
  }
  return at;
}

/* The rounding error of an arc length that is summed up from two different beginnings. */
#define SAME 1e-7

CrPoint
cr_line_get_point (const GArray *line, double length, gboolean closed, CrPoint *tangent_out)
{
  double all = cr_line_get_length (line, closed), left = length;
  guint spans = n_spans (line, closed);

  if (closed && all > 0)
    left -= floor (left / all + SAME) * all;
  for (guint i = 0; i < spans; i++) {
    CrPoint a = cr_line_at (line, i), b = cr_line_at (line, (i + 1) % line->len);
    double span = cr_distance (a, b);

    if ((left > span - SAME && i + 1 < spans) || span < 1e-12) {
      left -= span;
      continue;
    }
    if (tangent_out != NULL)
      *tangent_out = (CrPoint){ (b.x - a.x) / span, (b.y - a.y) / span };
    return cr_point_between (a, b, CLAMP (left / span, 0, 1));
  }
  return cr_line_at (line, 0);
}

/* Adds the corners of a closed line that lie between two arc lengths. */
static void
add_between (GArray *out, const GArray *line, double lap, double from, double to)
{
  double run = lap;

  for (guint i = 0; i < line->len; i++) {
    CrPoint a = cr_line_at (line, i);

    if (run > from + 1e-6 && run < to - 1e-6)
      g_array_append_val (out, a);
    run += cr_distance (a, cr_line_at (line, (i + 1) % line->len));
  }
}

GArray *
cr_line_stretch (const GArray *line, double from, double to)
{
  double all = cr_line_get_length (line, TRUE);
  GArray *out = cr_line_new ();
  CrPoint first = cr_line_get_point (line, from, TRUE, NULL);
  CrPoint last = cr_line_get_point (line, to, TRUE, NULL);

  if (to <= from)
    to += all;
  g_array_append_val (out, first);
  for (int lap = -1; lap < 3; lap++)
    add_between (out, line, lap * all, from, to);
  g_array_append_val (out, last);
  return out;
}

gboolean
cr_box_meets (CrBox a, CrBox b)
{
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height &&
         b.y <= a.y + a.height;
}

gboolean
cr_box_has (CrBox box, CrPoint point, double reach)
{
  return point.x >= box.x - reach && point.x <= box.x + box.width + reach &&
         point.y >= box.y - reach && point.y <= box.y + box.height + reach;
}

CrBox
cr_box_grow (CrBox box, double reach)
{
  return (CrBox){ box.x - reach, box.y - reach, box.width + 2 * reach, box.height + 2 * reach };
}

CrBox
cr_box_join (CrBox a, CrBox b)
{
  if (a.width <= 0 && a.height <= 0)
    return b;
  if (b.width <= 0 && b.height <= 0)
    return a;
  double x = MIN (a.x, b.x), y = MIN (a.y, b.y);
  return (CrBox){ x, y, MAX (a.x + a.width, b.x + b.width) - x,
                  MAX (a.y + a.height, b.y + b.height) - y };
}

CrBox
cr_box_cut (CrBox a, CrBox b)
{
  double x = MAX (a.x, b.x), y = MAX (a.y, b.y);

  return (CrBox){ x, y, MAX (MIN (a.x + a.width, b.x + b.width) - x, 0),
                  MAX (MIN (a.y + a.height, b.y + b.height) - y, 0) };
}
