/* cr-masonry.c: lines of masonry, and merlons on them. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-castle-private.h"

#include <math.h>

/* Returns: (transfer full): the line without points that coincide or lie on the straight line
 * between their neighbours */
static GArray *
plain_corners (const GArray *line)
{
  GArray *out = cr_line_new ();
  guint n = line->len;

  for (guint i = 0; i < n; i++) {
    CrPoint a = cr_line_at (line, (i + n - 1) % n), b = cr_line_at (line, i);
    CrPoint c = cr_line_at (line, (i + 1) % n);
    CrPoint in = cr_way_between (a, b), on = cr_way_between (b, c);

    if (cr_distance (a, b) > 1e-6 && fabs (in.x * on.y - in.y * on.x) > 1e-4)
      g_array_append_val (out, b);
  }
  return out;
}

GArray *
cr_masonry_inset (const GArray *line, double depth)
{
  g_autoptr (GArray) corners = plain_corners (line);
  GArray *out = cr_line_new ();
  guint n = corners->len;

  for (guint i = 0; i < n; i++) {
    CrPoint b = cr_line_at (corners, i);
    CrPoint in = cr_way_between (cr_line_at (corners, (i + n - 1) % n), b);
    CrPoint on = cr_way_between (b, cr_line_at (corners, (i + 1) % n));
    CrPoint half = cr_way_between ((CrPoint){ 0, 0 }, (CrPoint){ in.x + on.x, in.y + on.y });
    double lean = MAX (half.x * on.x + half.y * on.y, 0.35);
    CrPoint p = cr_point_along (b, half, 0, depth / lean);

    g_array_append_val (out, p);
  }
  return out;
}

GArray *
cr_masonry_shift (const GArray *line, double depth)
{
  GArray *out = cr_line_new ();
  guint n = line->len;
  gboolean ring = n > 3 && cr_distance (cr_line_at (line, 0), cr_line_at (line, n - 1)) < 1e-6;

  for (guint i = 0; i < n; i++) {
    CrPoint b = cr_line_at (line, i);
    guint before = i > 0 ? i - 1 : ring ? n - 2 : 0, after = i + 1 < n ? i + 1 : ring ? 1 : n - 1;
    CrPoint in = cr_way_between (cr_line_at (line, before), b);
    CrPoint on = cr_way_between (b, cr_line_at (line, after));

    if (before == i)
      in = on;
    if (after == i)
      on = in;
    CrPoint half = cr_way_between ((CrPoint){ 0, 0 }, (CrPoint){ in.x + on.x, in.y + on.y });
    CrPoint p = cr_point_along (b, half, 0, depth / MAX (half.x * on.x + half.y * on.y, 0.35));
    g_array_append_val (out, p);
  }
  return out;
}

int
cr_masonry_count (double length, double pitch)
{
  /* On a lattice, lengths of an exact half pitch are frequent; the small number keeps rounding
   * errors from deciding. */
  return MAX (1, (int) lround (length / pitch - 1e-6));
}

GArray *
cr_blocks_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (CrBlock));
}

void
cr_blocks_add (GArray *blocks, CrPoint at, double angle, double length, double depth)
{
  CrBlock block = { at, angle, length, depth };

  g_array_append_val (blocks, block);
}

static GArray *
block_line (const CrBlock *block)
{
  return cr_line_box (block->at, block->length, block->depth, block->angle);
}

/* Adds the faces of a block that look away from the light to the path. */
static void
add_bevels (const CrDraw *draw, const CrBlock *block)
{
  g_autoptr (GArray) line = block_line (block);

  for (guint i = 0; i < 4; i++) {
    CrPoint p = cr_line_at (line, i), q = cr_line_at (line, (i + 1) % 4);
    CrPoint way = cr_way_between (p, q);
    CrPoint a = cr_point_between (q, block->at, 0.3), b = cr_point_between (p, block->at, 0.3);

    if (cr_sun_on (way.y, -way.x) >= -0.02)
      continue;
    cairo_move_to (draw->cr, p.x, p.y);
    cairo_line_to (draw->cr, q.x, q.y);
    cairo_line_to (draw->cr, a.x, a.y);
    cairo_line_to (draw->cr, b.x, b.y);
    cairo_close_path (draw->cr);
  }
}

void
cr_draw_blocks (const CrDraw *draw, const GArray *blocks)
{
  if (draw->detail == CR_DETAIL_FLAT)
    return;
  for (guint i = 0; i < blocks->len; i++) {
    g_autoptr (GArray) line = block_line (&g_array_index (blocks, CrBlock, i));
    cr_shadow_sweep (draw->cr, line, 0.055);
  }
  cr_draw_fill (draw, CR_TONE_SHADOW, 0.42);
  for (guint i = 0; i < blocks->len; i++) {
    g_autoptr (GArray) line = block_line (&g_array_index (blocks, CrBlock, i));
    cr_draw_path (draw, line, TRUE);
  }
  cr_draw_set_colour (draw, cr_draw_tone (draw, CR_TONE_MERLON), 1);
  cairo_fill_preserve (draw->cr);
  cairo_set_line_join (draw->cr, CAIRO_LINE_JOIN_ROUND);
  cr_draw_stroke (draw, CR_TONE_INK, 0.012, 1);
  for (guint i = 0; i < blocks->len && draw->detail == CR_DETAIL_FULL; i++)
    add_bevels (draw, &g_array_index (blocks, CrBlock, i));
  cr_draw_fill (draw, CR_TONE_MERLON_DIM, 1);
}

void
cr_draw_piece (const CrDraw *draw, const GArray *line, CrTone tone, double ink)
{
  cr_draw_path (draw, line, TRUE);
  cr_draw_fill (draw, tone, 1);
  cr_draw_ink (draw, line, TRUE, (CrPen){ CR_TONE_INK, ink, 1 });
}
