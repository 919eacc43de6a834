/* cr-ink.c: the pen: lines of varying width, and short marks.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-draw.h"

#include <math.h>

/* The distance of points along the pen's line, and how far it trembles, in W. */
#define INK_STEP 0.09
#define INK_SHAKE 0.006
#define INK_SEED 3

/* The two edges of the stroke at one point. */
typedef struct {
  CrPoint left, right;
} Rib;

/* Returns: (transfer full): points of a line at whole multiples of a step of the plane, so that
 * those of a straight line stay where they are when it is lengthened */
static GArray *
lay_places (const GArray *line, gboolean closed)
{
  guint n = line->len, spans = closed ? n : n - 1;
  GArray *out = cr_line_new ();

  for (guint i = 0; i < spans; i++) {
    CrPoint a = cr_line_at (line, i), b = cr_line_at (line, (i + 1) % n);
    double length = MAX (cr_distance (a, b), 1e-9), x = (b.x - a.x) / length,
           y = (b.y - a.y) / length;
    double from = a.x * x + a.y * y;

    g_array_append_val (out, a);
    for (double k = floor (from / INK_STEP + 1.4); k * INK_STEP < from + length - 0.4 * INK_STEP;
         k++)
      cr_line_add (out, a.x + x * (k * INK_STEP - from), a.y + y * (k * INK_STEP - from));
  }
  if (!closed)
    g_array_append_val (out, cr_line_at (line, n - 1));
  return out;
}

static CrPoint
direction_at (const GArray *line, guint i, gboolean closed)
{
  guint n = line->len;
  CrPoint a = cr_line_at (line, closed || i > 0 ? (i + n - 1) % n : 0);
  CrPoint b = cr_line_at (line, closed || i + 1 < n ? (i + 1) % n : n - 1);
  double length = MAX (cr_distance (a, b), 1e-9);

  return (CrPoint){ (b.x - a.x) / length, (b.y - a.y) / length };
}

/* The outside of a closed line, and of a hole, lies to its left; so a gap that opens in a ring
 * leaves the ink of its inner edge as it was. An open line has no outside. */
static Rib
make_rib (const GArray *line, guint i, gboolean closed, double width)
{
  CrPoint p = cr_line_at (line, i), way = direction_at (line, i, closed);
  CrPoint side = { way.y, -way.x };
  double away = closed ? -cr_sun_on (side.x, side.y) : 0;
  double x = p.x + INK_SHAKE * cr_noise (p.x * 5, p.y * 5, INK_SEED);
  double y = p.y + INK_SHAKE * cr_noise (p.x * 5, p.y * 5, INK_SEED + 1);
  double swell = 1 + 0.45 * away + 0.35 * cr_noise (x * 2.7, y * 2.7, INK_SEED + 2);
  double w = width / 2 * swell;

  return (Rib){ { x + side.x * w, y + side.y * w }, { x - side.x * w, y - side.y * w } };
}

/* Adds a strip of the stroke over the points from @first to the last, wrapping around. */
static void
add_strip (cairo_t *cr, const Rib *ribs, guint n, guint first, guint count)
{
  cairo_move_to (cr, ribs[first % n].left.x, ribs[first % n].left.y);
  for (guint k = 1; k < count; k++)
    cairo_line_to (cr, ribs[(first + k) % n].left.x, ribs[(first + k) % n].left.y);
  for (guint k = count; k-- > 0;)
    cairo_line_to (cr, ribs[(first + k) % n].right.x, ribs[(first + k) % n].right.y);
  cairo_close_path (cr);
}

/* Adds the whole ring as two outlines, so that no end of a strip shows. */
static void
add_ring (cairo_t *cr, const Rib *ribs, guint n)
{
  for (guint k = 0; k < n; k++) {
    if (k == 0)
      cairo_move_to (cr, ribs[k].left.x, ribs[k].left.y);
    else
      cairo_line_to (cr, ribs[k].left.x, ribs[k].left.y);
  }
  cairo_close_path (cr);
  for (guint k = n; k-- > 0;) {
    if (k == n - 1)
      cairo_move_to (cr, ribs[k].right.x, ribs[k].right.y);
    else
      cairo_line_to (cr, ribs[k].right.x, ribs[k].right.y);
  }
  cairo_close_path (cr);
}

/* Adds only the strips that can be seen; their ends lie outside the clip. */
static void
add_ribbon (const CrDraw *draw, const GArray *way, gboolean closed, double width)
{
  guint n = way->len, first = 0;
  g_autofree Rib *ribs = g_new (Rib, n);
  g_autofree gboolean *near = g_new (gboolean, n);
  guint seen = 0;

  for (guint i = 0; i < n; i++) {
    near[i] = cr_box_has (draw->clip, cr_line_at (way, i), width + 0.3);
    seen += near[i];
    if (near[i])
      ribs[i] = make_rib (way, i, closed, width);
  }
  if (seen == n && closed) {
    add_ring (draw->cr, ribs, n);
    return;
  }
  /* A closed line is followed from a gap, so that no run is cut in two. */
  while (closed && first < n && near[first])
    first++;
  for (guint i = 0; i < n;) {
    guint count = 0;

    while (i + count < n && near[(first + i + count) % n])
      count++;
    if (count > 1)
      add_strip (draw->cr, ribs, n, first + i, count);
    i += count + 1;
  }
}

void
cr_draw_ink (const CrDraw *draw, const GArray *line, gboolean closed, CrPen pen)
{
  if (draw->detail < CR_DETAIL_FULL) {
    g_autoptr (GArray) part = closed ? cr_line_reduce (line, cr_box_grow (draw->clip, 0.5)) : NULL;

    cr_draw_path (draw, part != NULL ? part : line, closed);
    cr_draw_stroke (draw, pen.tone, pen.width, pen.alpha);
    return;
  }
  if (line->len < 2)
    return;
  g_autoptr (GArray) way = lay_places (line, closed);

  add_ribbon (draw, way, closed, pen.width);
  cr_draw_fill (draw, pen.tone, pen.alpha);
}

GArray *
cr_flicks_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (CrFlick));
}

void
cr_flicks_add (GArray *flicks, CrPoint from, CrPoint to, double width)
{
  CrFlick flick = { from, to, width };

  g_array_append_val (flicks, flick);
}

void
cr_draw_flicks (const CrDraw *draw, const GArray *flicks, CrTone tone, double alpha)
{
  for (guint i = 0; i < flicks->len; i++) {
    CrFlick f = g_array_index (flicks, CrFlick, i);
    double length = MAX (cr_distance (f.from, f.to), 1e-9);
    double x = (f.to.y - f.from.y) / length * f.width / 2;
    double y = -(f.to.x - f.from.x) / length * f.width / 2;

    if (!cr_box_has (draw->clip, f.from, length))
      continue;
    cairo_move_to (draw->cr, f.from.x + x, f.from.y + y);
    cairo_line_to (draw->cr, f.to.x, f.to.y);
    cairo_line_to (draw->cr, f.from.x - x, f.from.y - y);
    cairo_close_path (draw->cr);
  }
  cr_draw_fill (draw, tone, alpha);
}
