/* cr-timber.c: keeps, gates and towers of wood. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-timber-private.h"

#include "cr-walls-private.h"

#include <math.h>

gboolean
cr_draw_is_timber (const CrDraw *draw, CrHex hex)
{
  return cr_art_get_look (draw->art, draw->floor, hex) == CR_LOOK_STAKES;
}

void
cr_draw_beams (const CrDraw *draw, const GArray *line, double depth)
{
  static const CrTone tones[] = { CR_TONE_WOOD_LIT, CR_TONE_WOOD_DIM, CR_TONE_INK };
  const CrCourses beams = { depth, 2, 0.55, 0.95, tones };

  cr_draw_path (draw, line, TRUE);
  cr_draw_fill (draw, CR_TONE_WOOD, 1);
  cr_draw_path (draw, line, TRUE);
  cr_draw_begin_within (draw);
  cr_draw_courses (draw, line, &beams);
  cr_draw_end_within (draw);
}

void
cr_draw_stakes_about (const CrDraw *draw, const CrRegion *region)
{
  const GArray *loop = region->loops->pdata[0], *line = region->outlines->pdata[0];
  g_autoptr (GArray) stakes = cr_stakes_new ();

  for (guint i = 0; i < loop->len; i++) {
    CrEdge edge = cr_edge_at (loop, i);
    double from, to;

    cr_region_project (draw->grid, loop, i, line, &from, &to);
    cr_stakes_add (stakes, line, from, to, cr_draw_has_battlement (draw, edge.hex, edge.side));
  }
  cr_draw_stakes (draw, stakes);
}

/* Draws shingles across a slope of a cap, from its eave to the point. */
static void
add_shingles (const CrDraw *draw, CrPoint a, CrPoint b, CrPoint top)
{
  for (int k = 1; k < 4; k++) {
    CrPoint p = cr_point_between (a, top, k / 4.0), q = cr_point_between (b, top, k / 4.0);

    cairo_move_to (draw->cr, p.x, p.y);
    cairo_line_to (draw->cr, q.x, q.y);
  }
  cairo_move_to (draw->cr, a.x, a.y);
  cairo_line_to (draw->cr, top.x, top.y);
}

void
cr_draw_shingle_cap (const CrDraw *draw, CrPoint at, double half, double angle)
{
  g_autoptr (GArray) eaves = cr_line_box (at, 2 * half, 2 * half, angle);
  CrColour wood = cr_draw_tone (draw, CR_TONE_WOOD);

  for (guint i = 0; i < eaves->len; i++) {
    CrPoint a = cr_line_at (eaves, i), b = cr_line_at (eaves, (i + 1) % eaves->len);
    CrPoint down = cr_way_between (at, cr_point_between (a, b, 0.5));
    double lit = cr_sun_on (down.x, down.y);
    CrColour to = cr_draw_tone (draw, lit > 0 ? CR_TONE_WOOD_LIT : CR_TONE_WOOD_DIM);

    cairo_move_to (draw->cr, at.x, at.y);
    cairo_line_to (draw->cr, a.x, a.y);
    cairo_line_to (draw->cr, b.x, b.y);
    cairo_close_path (draw->cr);
    cr_draw_fill_colour (draw, cr_colour_mix (wood, to, MIN (fabs (lit), 1)), 1);
  }
  for (guint i = 0; i < eaves->len && draw->detail == CR_DETAIL_FULL; i++)
    add_shingles (draw, cr_line_at (eaves, i), cr_line_at (eaves, (i + 1) % eaves->len), at);
  cr_draw_stroke (draw, CR_TONE_INK, 0.009, 0.6);
  cr_draw_ink (draw, eaves, TRUE, (CrPen){ CR_TONE_INK, 0.022, 1 });
}

/* A gate has so many planks across it. */
#define GATE_PLANKS 8

void
cr_draw_timber_gate (const CrDraw *draw, const GArray *body, CrHex hex, gboolean guarded)
{
  CrQuad deck = { { cr_line_at (body, 1), cr_line_at (body, 2), cr_line_at (body, 3),
                    cr_line_at (body, 0) } };
  g_autoptr (GArray) stakes = cr_stakes_new ();
  CrRng rng = cr_rng_at_hex (hex, CR_RNG_PLANK, 7);

  cr_draw_path (draw, body, TRUE);
  cr_draw_begin_within (draw);
  cr_draw_boards (draw, &deck, GATE_PLANKS, &rng);
  cr_draw_end_within (draw);
  cr_draw_ink (draw, body, TRUE, (CrPen){ CR_TONE_INK, 0.024, 1 });
  cr_stakes_add (stakes, body, 0, cr_distance (cr_line_at (body, 0), cr_line_at (body, 1)),
                 guarded);
  cr_draw_stakes (draw, stakes);
}
