/* cr-boards.c: boards side by side, and floors of them. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-castle-private.h"

#include <math.h>

CrQuad
cr_quad_along (CrPoint from, CrPoint to, double width)
{
  CrPoint way = cr_way_between (from, to);

  return (CrQuad){
    { cr_point_along (from, way, 0, -width / 2), cr_point_along (to, way, 0, -width / 2),
      cr_point_along (to, way, 0, width / 2), cr_point_along (from, way, 0, width / 2) }
  };
}

GArray *
cr_quad_get_line (const CrQuad *quad)
{
  return g_array_append_vals (cr_line_new (), quad->p, 4);
}

void
cr_quad_add (const CrDraw *draw, const CrQuad *quad)
{
  cairo_move_to (draw->cr, quad->p[0].x, quad->p[0].y);
  for (int i = 1; i < 4; i++)
    cairo_line_to (draw->cr, quad->p[i].x, quad->p[i].y);
  cairo_close_path (draw->cr);
}

static CrPoint
quad_at (const CrQuad *quad, double along, double across)
{
  return cr_point_between (cr_point_between (quad->p[0], quad->p[1], along),
                           cr_point_between (quad->p[3], quad->p[2], along), across);
}

static void
draw_grain (const CrDraw *draw, const CrQuad *board, CrRng *rng)
{
  for (int i = 0; i < 2; i++) {
    double m = cr_rng_next (rng, 0.25, 0.75), from = cr_rng_next (rng, 0, 0.5);
    CrPoint p = quad_at (board, m, from);
    CrPoint q = quad_at (board, m, from + cr_rng_next (rng, 0.2, 0.45));

    cairo_move_to (draw->cr, p.x, p.y);
    cairo_line_to (draw->cr, q.x, q.y);
  }
  cr_draw_stroke (draw, CR_TONE_WOOD_DIM, 0.006, 0.8);
}

static void
draw_board (const CrDraw *draw, const CrQuad *board, CrRng *rng)
{
  static const CrTone tones[] = { CR_TONE_WOOD, CR_TONE_WOOD_LIT, CR_TONE_WOOD_DIM };
  g_autoptr (GArray) line = cr_quad_get_line (board);
  CrColour other = cr_draw_tone (draw, tones[cr_rng_pick (rng, 3)]);
  double share = cr_rng_next (rng, 0.2, 0.7);

  cr_draw_path (draw, line, TRUE);
  cr_draw_fill_colour (draw, cr_colour_mix (cr_draw_tone (draw, CR_TONE_WOOD), other, share), 1);
  if (draw->detail < CR_DETAIL_FULL)
    return;
  draw_grain (draw, board, rng);
  cr_draw_path (draw, line, TRUE);
  cr_draw_stroke (draw, CR_TONE_INK, 0.008, 0.75);
}

void
cr_draw_boards (const CrDraw *draw, const CrQuad *quad, int n, CrRng *rng)
{
  g_autoptr (GArray) line = cr_quad_get_line (quad);

  cr_draw_path (draw, line, TRUE);
  cr_draw_fill (draw, CR_TONE_WOOD_DIM, 1);
  for (int i = 0; i < n; i++) {
    double a = (double) i / n, b = (i + 0.94) / n, jut = cr_rng_next (rng, -0.02, 0.02);
    CrQuad board = { { quad_at (quad, a, jut), quad_at (quad, b, jut), quad_at (quad, b, 1 + jut),
                       quad_at (quad, a, 1 + jut) } };
    draw_board (draw, &board, rng);
  }
}

#define FLOOR_BOARD 0.13
#define FLOOR_LENGTH 1.7

/* Draws the boards of row @k between @from and @to; the joints of each row are at other places. */
static void
draw_floor_row (const CrDraw *draw, CrPoint way, int k, double from, double to)
{
  static const CrTone tones[] = { CR_TONE_WOOD_LIT, CR_TONE_FLOOR, CR_TONE_WOOD };
  double shift = FLOOR_LENGTH * cr_hash3 (k, 0, CR_RNG_PLANK);

  for (int j = (int) floor ((from - shift) / FLOOR_LENGTH); j * FLOOR_LENGTH + shift < to; j++) {
    CrRng rng = cr_rng_at_hex ((CrHex){ k, j }, CR_RNG_PLANK, 1);
    CrPoint a =
        cr_point_along ((CrPoint){ 0, 0 }, way, j * FLOOR_LENGTH + shift, (k + 0.5) * FLOOR_BOARD);
    CrQuad board = cr_quad_along (a, cr_point_along (a, way, FLOOR_LENGTH, 0), FLOOR_BOARD * 0.97);
    g_autoptr (GArray) line = cr_quad_get_line (&board);
    CrColour other = cr_draw_tone (draw, tones[cr_rng_pick (&rng, 3)]);

    cr_draw_path (draw, line, TRUE);
    cr_draw_fill_colour (
        draw,
        cr_colour_mix (cr_draw_tone (draw, CR_TONE_FLOOR), other, cr_rng_next (&rng, 0.2, 0.8)), 1);
    if (draw->detail < CR_DETAIL_FULL)
      continue;
    cr_draw_path (draw, line, TRUE);
    cr_draw_stroke (draw, CR_TONE_INK, 0.008, 0.7);
  }
}

void
cr_draw_floor (const CrDraw *draw, const GArray *line, double angle)
{
  CrPoint way = cr_way_of_angle (angle);
  double u0 = G_MAXDOUBLE, u1 = -G_MAXDOUBLE, v0 = G_MAXDOUBLE, v1 = -G_MAXDOUBLE;

  for (guint i = 0; i < line->len; i++) {
    CrPoint p = cr_line_at (line, i);
    u0 = MIN (u0, p.x * way.x + p.y * way.y);
    u1 = MAX (u1, p.x * way.x + p.y * way.y);
    v0 = MIN (v0, p.y * way.x - p.x * way.y);
    v1 = MAX (v1, p.y * way.x - p.x * way.y);
  }
  cr_draw_path (draw, line, TRUE);
  cr_draw_begin_within (draw);
  cr_draw_path (draw, line, TRUE);
  cr_draw_fill (draw, CR_TONE_WOOD_DIM, 1);
  for (int k = (int) floor (v0 / FLOOR_BOARD); k * FLOOR_BOARD < v1; k++)
    draw_floor_row (draw, way, k, u0, u1);
  cr_draw_end_within (draw);
}
