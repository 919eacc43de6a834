/* cr-hoarding.c: timber galleries hung before battlements.
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-castle-private.h"

#include <math.h>

#define HOARDING_REACH 1.0
#define OUT 0.42  /* how far it stands out from the wall */
#define BACK 0.10 /* how far it reaches over it */

/* One side's piece of a gallery: along the wall from @from to @to, outwards to @out. */
typedef struct {
  CrHex hex;
  CrDirection side;
  CrPoint from, to, out;
} Gallery;

/* A gallery hangs on the wall as it is drawn: the corners of the side are moved to the wall's outer
 * face. */
static Gallery
make_gallery (const CrDraw *draw, const CrSide *side)
{
  CrHex named = cr_grid_get_hex (draw->grid, side->cell);
  CrHex hex = cr_map_get_inside_hex (draw->map, side);
  CrDirection d =
      cr_hex_equal (named, hex) ? side->direction : cr_direction_opposite (side->direction);
  CrAnchor anchor = cr_draw_get_anchor (draw, hex, d);
  CrPoint along = { -anchor.out.y, anchor.out.x };
  CrPoint a = cr_edge_get_start (draw->grid, (CrEdge){ hex, d });
  CrPoint b = cr_edge_get_end (draw->grid, (CrEdge){ hex, d });
  double u = (a.x - anchor.at.x) * along.x + (a.y - anchor.at.y) * along.y;
  double v = (b.x - anchor.at.x) * along.x + (b.y - anchor.at.y) * along.y;

  return (Gallery){ hex, d, cr_point_along (anchor.at, along, u, 0),
                    cr_point_along (anchor.at, along, v, 0), anchor.out };
}

/* Returns: (transfer full) (element-type Gallery): the galleries around the clip */
static GArray *
find_galleries (const CrDraw *draw)
{
  GArray *galleries = g_array_new (FALSE, FALSE, sizeof (Gallery));
  gsize n;
  const CrSide *sides = cr_map_get_all_sides (draw->map, draw->floor, &n);

  for (gsize i = 0; i < n; i++) {
    CrHex hex = cr_grid_get_hex (draw->grid, sides[i].cell);
    CrPoint middle = cr_layout_side_middle (draw->grid, hex, sides[i].direction);

    if (sides[i].kind != CR_SIDE_HOARDING || !cr_box_has (draw->clip, middle, HOARDING_REACH))
      continue;
    Gallery gallery = make_gallery (draw, &sides[i]);
    g_array_append_val (galleries, gallery);
  }
  return galleries;
}

static CrPoint
gallery_at (const Gallery *gallery, double along, double outwards)
{
  CrPoint p = cr_point_between (gallery->from, gallery->to, along);

  return cr_point_along (p, gallery->out, outwards, 0);
}

static CrQuad
gallery_quad (const Gallery *g, double from, double to)
{
  return (CrQuad){ { gallery_at (g, 0, to), gallery_at (g, 1, to), gallery_at (g, 1, from),
                     gallery_at (g, 0, from) } };
}

/* Draws a beam that carries the gallery, and the holes to throw through. */
static void
draw_fittings (const CrDraw *draw, const Gallery *g)
{
  double angle = cr_angle_of_way (g->out);
  g_autoptr (GArray) beam = cr_line_box (gallery_at (g, 0, 0.16), 0.62, 0.06, angle);

  for (int k = 0; k < 2 && cr_distance (g->from, g->to) > 0.35; k++) {
    CrPoint at = gallery_at (g, k ? 0.76 : 0.32, 0.18);
    g_autoptr (GArray) hole = cr_line_box (at, 0.12, 0.09, angle);
    g_autoptr (GArray) glimpse =
        cr_line_box ((CrPoint){ at.x + 0.012, at.y + 0.012 }, 0.09, 0.06, angle);

    cr_draw_path (draw, hole, TRUE);
    cr_draw_fill (draw, CR_TONE_INK, 1);
    cr_draw_path (draw, glimpse, TRUE);
    cr_draw_fill (draw, CR_TONE_WATER_DEEP, 0.55);
  }
  cr_draw_piece (draw, beam, CR_TONE_WOOD_LIT, 0.012);
}

/* Draws the breastwork with its loops. */
static void
draw_breastwork (const CrDraw *draw, const Gallery *g)
{
  CrQuad quad = gallery_quad (g, OUT - 0.09, OUT);
  g_autoptr (GArray) line = cr_quad_get_line (&quad);

  cr_draw_piece (draw, line, CR_TONE_WOOD_DIM, 0.014);
  for (int k = 0; k < 2; k++) {
    g_autoptr (GArray) loop = cr_line_box (gallery_at (g, k ? 0.72 : 0.28, OUT - 0.045), 0.09, 0.05,
                                           cr_angle_of_way (g->out));
    cr_draw_path (draw, loop, TRUE);
  }
  cr_draw_fill (draw, CR_TONE_INK, 1);
}

static void
draw_gallery (const CrDraw *draw, const Gallery *g)
{
  CrQuad quad = gallery_quad (g, -BACK, OUT);
  CrRng rng = cr_rng_at_side (g->hex, g->side, CR_RNG_HOARDING);

  cr_draw_boards (draw, &quad, MAX (3, (int) lround (cr_distance (g->from, g->to) * 12)), &rng);
}

static void
ink_gallery (const CrDraw *draw, const Gallery *g)
{
  CrQuad quad = gallery_quad (g, -BACK, OUT);

  for (int i = 0; i < 3; i += 2) {
    g_autoptr (GArray) edge = cr_line_new ();
    g_array_append_val (edge, quad.p[i]);
    g_array_append_val (edge, quad.p[i + 1]);
    cr_draw_ink (draw, edge, FALSE, (CrPen){ CR_TONE_INK, 0.022, 1 });
  }
}

void
cr_draw_hoardings (const CrDraw *draw)
{
  g_autoptr (GArray) galleries = find_galleries (draw);

  /* All boards are drawn before what lies on them, so that a long gallery is of one piece. */
  for (guint i = 0; i < galleries->len; i++)
    draw_gallery (draw, &g_array_index (galleries, Gallery, i));
  for (guint i = 0; i < galleries->len; i++)
    draw_breastwork (draw, &g_array_index (galleries, Gallery, i));
  for (guint i = 0; i < galleries->len; i++) {
    draw_fittings (draw, &g_array_index (galleries, Gallery, i));
    ink_gallery (draw, &g_array_index (galleries, Gallery, i));
  }
}

void
cr_cast_hoardings (const CrDraw *draw, CrCasters *casters)
{
  g_autoptr (GArray) galleries = find_galleries (draw);

  for (guint i = 0; i < galleries->len; i++) {
    CrQuad quad = gallery_quad (&g_array_index (galleries, Gallery, i), -BACK, OUT);
    g_autoptr (GArray) line = cr_quad_get_line (&quad);

    if (cr_line_get_area (line) < 0)
      cr_line_reverse (line);
    cr_casters_take (casters, g_steal_pointer (&line), 0.6);
  }
}
