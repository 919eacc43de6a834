/* cr-furniture.c: furniture on platforms and in rooms. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-castle-private.h"

#include <math.h>

/* No trapdoor or ladder is put here by chance, because those are ways that men walk. */

static void
shade_box (const CrDraw *draw, CrPoint at, double width, double height, double angle)
{
  g_autoptr (GArray) box =
      cr_line_box ((CrPoint){ at.x + 0.03, at.y + 0.03 }, width, height, angle);

  cr_draw_path (draw, box, TRUE);
  cr_draw_fill (draw, CR_TONE_SHADOW, 0.35);
}

static void
draw_box (const CrDraw *draw, CrPoint at, double width, double height, double angle, CrTone tone)
{
  g_autoptr (GArray) line = cr_line_box (at, width, height, angle);

  cr_draw_piece (draw, line, tone, 0.011);
}

static void
draw_barrel (const CrDraw *draw, CrPoint at, double angle)
{
  CrPoint way = cr_way_of_angle (angle), p = cr_point_along (at, way, -0.05, 0),
          q = cr_point_along (at, way, 0.05, 0);

  cr_draw_dot (draw, (CrPoint){ at.x + 0.025, at.y + 0.025 }, 0.075);
  cr_draw_fill (draw, CR_TONE_SHADOW, 0.35);
  cr_draw_dot (draw, at, 0.075);
  cr_draw_fill (draw, CR_TONE_WOOD_DIM, 1);
  cr_draw_dot (draw, at, 0.055);
  cr_draw_fill (draw, CR_TONE_WOOD_LIT, 1);
  cr_draw_dot (draw, at, 0.075);
  cairo_move_to (draw->cr, p.x, p.y);
  cairo_line_to (draw->cr, q.x, q.y);
  cr_draw_stroke (draw, CR_TONE_INK, 0.011, 1);
}

static void
draw_barrels (const CrDraw *draw, CrPoint at, double angle)
{
  CrPoint way = cr_way_of_angle (angle);

  draw_barrel (draw, cr_point_along (at, way, 0, -0.08), angle);
  draw_barrel (draw, cr_point_along (at, way, 0.03, 0.08), angle + 1);
  draw_barrel (draw, cr_point_along (at, way, 0.14, -0.02), angle + 2);
}

static void
draw_chest (const CrDraw *draw, CrPoint at, double angle)
{
  CrPoint way = cr_way_of_angle (angle);

  shade_box (draw, at, 0.20, 0.13, angle);
  draw_box (draw, at, 0.20, 0.13, angle, CR_TONE_WOOD_DIM);
  for (int k = -1; k <= 1; k += 2)
    draw_box (draw, cr_point_along (at, way, k * 0.06, 0), 0.02, 0.13, angle, CR_TONE_MERLON_DIM);
}

/* Draws a table with benches, and bowls on it. */
static void
draw_table (const CrDraw *draw, CrPoint at, double angle)
{
  CrPoint way = cr_way_of_angle (angle);

  for (int k = -1; k <= 1; k += 2) {
    CrPoint bench = cr_point_along (at, way, 0, k * 0.15);

    shade_box (draw, bench, 0.36, 0.055, angle);
    draw_box (draw, bench, 0.36, 0.055, angle, CR_TONE_WOOD_DIM);
  }
  shade_box (draw, at, 0.42, 0.16, angle);
  draw_box (draw, at, 0.42, 0.16, angle, CR_TONE_WOOD_LIT);
  for (int k = -1; k <= 1; k++)
    cr_draw_dot (draw, cr_point_along (at, way, 0.12 * k, 0.03 * k), 0.022);
  cr_draw_fill (draw, CR_TONE_MERLON, 1);
}

static void
draw_bed (const CrDraw *draw, CrPoint at, double angle)
{
  CrPoint way = cr_way_of_angle (angle);

  shade_box (draw, at, 0.34, 0.19, angle);
  draw_box (draw, at, 0.34, 0.19, angle, CR_TONE_WOOD_DIM);
  draw_box (draw, cr_point_along (at, way, 0.01, 0), 0.30, 0.16, angle, CR_TONE_CANVAS);
  draw_box (draw, cr_point_along (at, way, -0.11, 0), 0.07, 0.13, angle, CR_TONE_MERLON);
}

/* A basket of embers. */
static void
draw_brazier (const CrDraw *draw, CrPoint at, double angle)
{
  cr_draw_dot (draw, (CrPoint){ at.x + 0.03, at.y + 0.03 }, 0.085);
  cr_draw_fill (draw, CR_TONE_SHADOW, 0.35);
  cr_draw_dot (draw, at, 0.085);
  cr_draw_fill (draw, CR_TONE_INK, 1);
  for (int i = 0; i < 5; i++)
    cr_draw_dot (draw, cr_point_along (at, cr_way_of_angle (angle + i * 1.26), 0.035, 0), 0.022);
  cr_draw_fill (draw, CR_TONE_TILE_LIT, 1);
  cr_draw_dot (draw, at, 0.02);
  cr_draw_fill (draw, CR_TONE_THATCH_LIT, 1);
}

/* Draws the heap of stones that lies ready to be thrown. */
static void
draw_stones (const CrDraw *draw, CrPoint at, double angle)
{
  static const double heap[][3] = { { -0.08, -0.03, 0.045 }, { 0.01, -0.07, 0.04 },
                                    { 0.08, -0.01, 0.045 },  { -0.03, 0.05, 0.045 },
                                    { 0.06, 0.07, 0.04 },    { 0, 0, 0.05 } };
  CrPoint way = cr_way_of_angle (angle);

  for (guint i = 0; i < G_N_ELEMENTS (heap); i++) {
    CrPoint p = cr_point_along (at, way, heap[i][0], heap[i][1]);

    cr_draw_dot (draw, (CrPoint){ p.x + 0.015, p.y + 0.02 }, heap[i][2]);
    cr_draw_fill (draw, CR_TONE_SHADOW, 0.3);
    cr_draw_dot (draw, p, heap[i][2]);
    cr_draw_fill (draw, i % 2 ? CR_TONE_STONE_LIT : CR_TONE_MERLON_DIM, 1);
    cr_draw_dot (draw, p, heap[i][2]);
    cr_draw_stroke (draw, CR_TONE_INK, 0.010, 1);
  }
}

typedef void (*Piece) (const CrDraw *draw, CrPoint at, double angle);

/* Whether the place is clear of where levels, men and numbers are drawn. */
static gboolean
is_clear_of_marks (const CrDraw *draw, CrPoint at)
{
  CrHex near = cr_layout_hex_at (draw->grid, at);

  for (int d = -1; d < CR_N_DIRECTIONS; d++) {
    CrHex hex = d < 0 ? near : cr_hex_neighbour (near, (CrDirection) d);
    CrPoint centre = cr_layout_centre (draw->grid, hex);

    if (cr_distance (centre, at) < 0.24 ||
        (fabs (centre.x - at.x) < 0.22 && fabs (centre.y - 0.34 - at.y) < 0.12))
      return FALSE;
  }
  return TRUE;
}

void
cr_furnish_tower (const CrDraw *draw, CrPoint at, double radius, CrHex key, gboolean room)
{
  static const Piece on_platforms[] = { draw_brazier, draw_stones, draw_barrels, draw_stones };
  static const Piece in_rooms[] = { draw_barrel, draw_chest, draw_barrel, draw_chest };
  CrRng rng = cr_rng_at_hex (key, CR_RNG_FURNITURE, 0);
  double away = (room ? MAX (radius - 0.26, radius * 0.55) : radius - 0.2) - 0.16;
  double angle = cr_rng_next (&rng, 0, 2 * G_PI);
  int piece = cr_rng_pick (&rng, 4);

  if (draw->detail < CR_DETAIL_FULL || away < 0.16)
    return;
  for (int i = 0; i < 12; i++) {
    CrPoint place =
        cr_point_along (at, cr_way_of_angle (angle + i * G_PI / 6), MIN (away, 0.42), 0);

    if (!is_clear_of_marks (draw, place))
      continue;
    (room ? in_rooms : on_platforms)[piece](draw, place, angle);
    return;
  }
}

static gboolean
is_within (const GArray *inner, CrPoint at, double reach)
{
  for (int i = 0; i < 8; i++)
    if (!cr_line_contains (inner, cr_point_along (at, cr_way_of_angle (i * G_PI / 4), reach, 0)))
      return FALSE;
  return TRUE;
}

/* Whether the hex has bare boards, and no stair comes up beside it. */
static gboolean
is_bare (const CrDraw *draw, CrHex hex)
{
  const CrRecipe *recipe = cr_art_get_recipe (draw->art, draw->floor, hex);

  return cr_recipe_has_scatter (recipe, "planks") && recipe->kind != CR_RECIPE_STAIR;
}

static void
furnish_hex (const CrDraw *draw, CrHex hex, const GArray *inner, double along)
{
  static const Piece pieces[] = { draw_table, draw_barrels, draw_chest, draw_bed, draw_table };
  CrRng rng = cr_rng_at_hex (hex, CR_RNG_FURNITURE, 1);
  CrPoint at = cr_layout_centre (draw->grid, hex);
  double side = cr_rng_next (&rng, 0, 1) < 0.5 ? -0.2 : 0.2;
  int piece = cr_rng_pick (&rng, 7);

  at = (CrPoint){ at.x + side, at.y + 0.24 };
  if (piece < (int) G_N_ELEMENTS (pieces) && is_within (inner, at, 0.25) &&
      !cr_draw_is_by_stair (draw, at, 0))
    pieces[piece](draw, at, along + cr_rng_next (&rng, -0.08, 0.08));
}

/* Whether nothing but a battlement stands on the side. */
static gboolean
is_blind (const CrDraw *draw, CrEdge edge)
{
  CrPlace place = { draw->floor, edge.hex };
  gsize n;
  const CrSide *sides = cr_map_get_sides (draw->map, place, edge.side, &n);

  for (gsize i = 0; i < n; i++)
    if (sides[i].kind != CR_SIDE_BATTLEMENT)
      return FALSE;
  return cr_grid_contains (draw->grid, edge.hex) && is_bare (draw, edge.hex);
}

/* Draws a hearth against the wall: stones around embers. */
static void
draw_hearth (const CrDraw *draw, CrPoint wall, CrPoint in)
{
  double angle = cr_angle_of_way (in);
  CrPoint at = cr_point_along (wall, in, 0.07, 0);

  draw_box (draw, at, 0.17, 0.42, angle, CR_TONE_STONE_LIT);
  draw_box (draw, cr_point_along (wall, in, 0.05, 0), 0.12, 0.28, angle, CR_TONE_INK);
  for (int k = -2; k <= 2; k++)
    cr_draw_dot (draw, cr_point_along (wall, in, 0.05 + 0.015 * (k % 2), 0.045 * k), 0.022);
  cr_draw_fill (draw, CR_TONE_TILE_LIT, 1);
  for (int k = -1; k <= 1; k += 2)
    cr_draw_dot (draw, cr_point_along (wall, in, 0.045, 0.05 * k), 0.014);
  cr_draw_fill (draw, CR_TONE_THATCH_LIT, 1);
}

/* Returns: how far a place on the line is from the nearest corner */
static double
find_clear (const GArray *line, CrPoint at)
{
  double clear = G_MAXDOUBLE;

  for (guint k = 0; k < line->len; k++) {
    CrPoint a = cr_line_at (line, (k + line->len - 1) % line->len), b = cr_line_at (line, k);
    CrPoint in = cr_way_between (a, b);
    CrPoint out = cr_way_between (b, cr_line_at (line, (k + 1) % line->len));

    if (in.x * out.x + in.y * out.y < 0.9)
      clear = MIN (clear, cr_distance (at, b));
  }
  return clear;
}

static double
get_lot (CrEdge edge)
{
  CrRng rng = cr_rng_at_side (edge.hex, edge.side, CR_RNG_FURNITURE);

  return cr_rng_next (&rng, 0, 1);
}

/* A keep has one hearth for so many of its sides. */
#define SIDES_A_HEARTH 16

/* Whether the side is one of the few that may have a hearth; it is drawn if the side is blind. So a
 * thing put into another wall moves no hearth. */
static gboolean
draws_hearth (const GArray *loop, CrEdge edge)
{
  guint before = 0;

  for (guint i = 0; i < loop->len; i++)
    before += get_lot (cr_edge_at (loop, i)) < get_lot (edge);
  return before <= loop->len / SIDES_A_HEARTH;
}

static void
draw_hearths (const CrDraw *draw, const CrRegion *region, const GArray *inner)
{
  const GArray *loop = region->loops->pdata[0];

  for (guint i = 0; i < loop->len; i++) {
    CrEdge edge = cr_edge_at (loop, i);
    double length = cr_line_project (inner, cr_edge_get_middle (draw->grid, edge), TRUE);
    CrPoint way, at = cr_line_get_point (inner, length, TRUE, &way);

    if (draws_hearth (loop, edge) && is_blind (draw, edge) && find_clear (inner, at) > 0.45 &&
        !cr_draw_is_by_stair (draw, at, 0.1))
      draw_hearth (draw, at, (CrPoint){ -way.y, way.x });
  }
}

void
cr_furnish_keep (const CrDraw *draw, const CrRegion *region, const GArray *inner, double along)
{
  if (draw->detail < CR_DETAIL_FULL)
    return;
  for (guint i = 0; i < region->hexes->len; i++) {
    CrHex hex = g_array_index (region->hexes, CrHex, i);

    if (is_bare (draw, hex) && cr_box_has (draw->clip, cr_layout_centre (draw->grid, hex), 1))
      furnish_hex (draw, hex, inner, along);
  }
  draw_hearths (draw, region, inner);
}
