/* cr-draw.c: paths and fills of one painting. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-draw.h"

#include <math.h>

void
cr_draw_path (const CrDraw *draw, const GArray *line, gboolean closed)
{
  for (guint i = 0; i < line->len; i++) {
    CrPoint p = cr_line_at (line, i);

    if (i == 0)
      cairo_move_to (draw->cr, p.x, p.y);
    else
      cairo_line_to (draw->cr, p.x, p.y);
  }
  if (closed && line->len > 0)
    cairo_close_path (draw->cr);
}

/* Adds a quadratic arc from the current point, which is @from. */
static void
bend_to (cairo_t *cr, CrPoint from, CrPoint over, CrPoint to)
{
  CrPoint a = cr_point_between (from, over, 2.0 / 3), b = cr_point_between (to, over, 2.0 / 3);

  cairo_curve_to (cr, a.x, a.y, b.x, b.y, to.x, to.y);
}

void
cr_draw_curve (const CrDraw *draw, const GArray *line, gboolean closed)
{
  guint n = line->len;

  if (n < 3) {
    cr_draw_path (draw, line, closed);
    return;
  }
  CrPoint at = cr_line_at (line, 0);
  if (closed)
    at = cr_point_between (cr_line_at (line, n - 1), at, 0.5);
  cairo_move_to (draw->cr, at.x, at.y);
  for (guint i = 0; i < (closed ? n : n - 1); i++) {
    CrPoint to = cr_point_between (cr_line_at (line, i), cr_line_at (line, (i + 1) % n), 0.5);

    bend_to (draw->cr, at, cr_line_at (line, i), to);
    at = to;
  }
  if (closed)
    cairo_close_path (draw->cr);
  else
    cairo_line_to (draw->cr, cr_line_at (line, n - 1).x, cr_line_at (line, n - 1).y);
}

static gboolean
span_is_near (const CrDraw *draw, const GArray *line, guint i, double reach)
{
  guint n = line->len;

  return cr_box_has (draw->clip, cr_line_at (line, i), reach) ||
         cr_box_has (draw->clip, cr_line_at (line, (i + 1) % n), reach) ||
         cr_box_has (draw->clip, cr_line_at (line, (i + n - 1) % n), reach);
}

void
cr_draw_curve_near (const CrDraw *draw, const GArray *line, double reach)
{
  guint n = line->len, drawn = 0;
  gboolean on = FALSE;

  for (guint i = 0; i < n; i++) {
    CrPoint at = cr_point_between (cr_line_at (line, (i + n - 1) % n), cr_line_at (line, i), 0.5);
    CrPoint to = cr_point_between (cr_line_at (line, i), cr_line_at (line, (i + 1) % n), 0.5);
    gboolean near = span_is_near (draw, line, i, reach);

    if (near && !on)
      cairo_move_to (draw->cr, at.x, at.y);
    if (near)
      bend_to (draw->cr, at, cr_line_at (line, i), to);
    on = near;
    drawn += near;
  }
  if (drawn == n && n > 0)
    cairo_close_path (draw->cr);
}

/* The stroke of a ring reaches so far beyond it, in W. */
#define RING_STROKE 0.2

void
cr_draw_dot (const CrDraw *draw, CrPoint centre, double radius)
{
  if (!cr_box_has (draw->clip, centre, radius + RING_STROKE))
    return;
  cairo_new_sub_path (draw->cr); /* or arcs would be joined by lines */
  cairo_arc (draw->cr, centre.x, centre.y, radius, 0, 2 * G_PI);
  cairo_close_path (draw->cr);
}

CrColour
cr_draw_tone (const CrDraw *draw, CrTone tone)
{
  return cr_palette_get (draw->variant, tone);
}

CrColour
cr_draw_mix_tint (const CrDraw *draw, CrColour colour, CrTint tint)
{
  return cr_colour_mix (colour, cr_draw_tone (draw, tint.tone), tint.share);
}

void
cr_draw_set_colour (const CrDraw *draw, CrColour colour, double alpha)
{
  cairo_set_source_rgba (draw->cr, colour.red, colour.green, colour.blue, alpha);
}

/* A group with an empty clip is an image surface even for a vector target. */
gboolean
cr_draw_is_vector (const CrDraw *draw)
{
  switch (cairo_surface_get_type (cairo_get_target (draw->cr))) {
  case CAIRO_SURFACE_TYPE_PDF:
  case CAIRO_SURFACE_TYPE_PS:
  case CAIRO_SURFACE_TYPE_SVG:
  case CAIRO_SURFACE_TYPE_SCRIPT:
  case CAIRO_SURFACE_TYPE_RECORDING:
    return TRUE;
  default:
    return FALSE;
  }
}

/* Vector files repeat the clip for each thing drawn, the outline of a court two thousand times, and
 * in pixels each thing would be antialiased along it. So all that is clipped is drawn as one group.
 */
static void
begin_clip (const CrDraw *draw, cairo_fill_rule_t rule)
{
  cairo_save (draw->cr);
  cairo_set_fill_rule (draw->cr, rule);
  cairo_clip (draw->cr);
  cairo_set_fill_rule (draw->cr, CAIRO_FILL_RULE_WINDING);
  cairo_push_group (draw->cr);
  cairo_reset_clip (draw->cr);
}

void
cr_draw_begin_within (const CrDraw *draw)
{
  begin_clip (draw, CAIRO_FILL_RULE_EVEN_ODD);
}

void
cr_draw_begin_union (const CrDraw *draw)
{
  begin_clip (draw, CAIRO_FILL_RULE_WINDING);
}

void
cr_draw_end_within (const CrDraw *draw)
{
  cairo_pop_group_to_source (draw->cr);
  cairo_paint (draw->cr);
  cairo_restore (draw->cr);
}

void
cr_draw_fill (const CrDraw *draw, CrTone tone, double alpha)
{
  cr_draw_fill_colour (draw, cr_draw_tone (draw, tone), alpha);
}

void
cr_draw_fill_colour (const CrDraw *draw, CrColour colour, double alpha)
{
  cr_draw_set_colour (draw, colour, alpha);
  cairo_fill (draw->cr);
}

void
cr_draw_fill_tint (const CrDraw *draw, CrTint tint)
{
  cr_draw_fill (draw, tint.tone, tint.share);
}

void
cr_draw_fill_stone (const CrDraw *draw, int level)
{
  CrColour stone = cr_draw_tone (draw, CR_TONE_STONE);

  cr_draw_fill_colour (draw, cr_draw_mix_tint (draw, stone, cr_tint_stone (level)), 1);
}

void
cr_draw_stroke (const CrDraw *draw, CrTone tone, double width, double alpha)
{
  cr_draw_set_colour (draw, cr_draw_tone (draw, tone), alpha);
  cairo_set_line_width (draw->cr, width);
  cairo_stroke (draw->cr);
}

void
cr_draw_dashes (const CrDraw *draw, const GArray *line, CrRng *rng, const double bounds[4])
{
  double all = cr_line_get_length (line, FALSE), at = cr_rng_next (rng, 0, bounds[3]);

  while (at < all) {
    double to = MIN (all, at + cr_rng_next (rng, bounds[0], bounds[1]));
    double run = 0;
    CrPoint p = cr_line_get_point (line, at, FALSE, NULL);

    cairo_move_to (draw->cr, p.x, p.y);
    for (guint i = 0; i + 1 < line->len; i++) {
      if (run > at && run < to)
        cairo_line_to (draw->cr, cr_line_at (line, i).x, cr_line_at (line, i).y);
      run += cr_distance (cr_line_at (line, i), cr_line_at (line, i + 1));
    }
    p = cr_line_get_point (line, to, FALSE, NULL);
    cairo_line_to (draw->cr, p.x, p.y);
    at = to + cr_rng_next (rng, bounds[2], bounds[3]);
  }
}

/* Adds the shadow of a caster; of a large one only the part that can reach the clip. */
static void
add_shadow (const CrDraw *draw, const CrCaster *caster, double length)
{
  CrBox box = cr_box_grow (draw->clip, length + 0.1);

  if (length <= 0 || !cr_box_meets (cr_line_get_box (caster->line), box))
    return;
  g_autoptr (GArray) line = cr_line_reduce (caster->line, box);
  cr_shadow_sweep (draw->cr, line, length);
}

/* On large hexes and in printed files four steps of a shadow would show as rings, so there are six;
 * on small hexes the steps are so close that two are enough. */
#define FINE_PX 120
#define COARSE_PX 40

void
cr_draw_shadows (const CrDraw *draw, const CrCasters *casters, double base, double strength)
{
  static const double fine[] = { 0.74, 0.84, 0.92, 0.99, 1.06, 1.13 };
  static const double soft[] = { 0.76, 0.90, 1.02, 1.12 }, coarse[] = { 0.83, 1.07 },
                      hard[] = { 1 };
  gboolean full = draw->detail == CR_DETAIL_FULL, vector = cr_draw_is_vector (draw);
  const double *steps = hard;
  int n = 1;

  if (full && (draw->px >= FINE_PX || vector)) {
    steps = fine;
    n = G_N_ELEMENTS (fine);
  } else if (full) {
    steps = draw->px < COARSE_PX ? coarse : soft;
    n = draw->px < COARSE_PX ? G_N_ELEMENTS (coarse) : G_N_ELEMENTS (soft);
  }
  /* n veils of this opacity are together as dark as one of @strength. */
  double alpha = 1 - pow (1 - strength, 1.0 / n);

  for (int i = 0; i < n; i++) {
    for (guint k = 0; k < casters->len; k++) {
      const CrCaster *caster = &g_array_index (casters, CrCaster, k);

      add_shadow (draw, caster, (caster->level - base) * CR_SHADOW_REACH * steps[i]);
    }
    cr_draw_fill (draw, CR_TONE_SHADOW, alpha);
  }
}
