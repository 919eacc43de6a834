/* cr-chart-gear.c: gear that stands on the map at the start.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-chart.h"
#include "cr-overlay.h"
#include "cr-recipe.h"
#include "cr-regions.h"
#include "cr-standing.h"

#include <math.h>

/* A ladder reaches so far beyond the middles of its two hexes, in W. */
#define BEYOND 0.1

/* A thing of two hexes is drawn so many times as large as one of a single hex. */
#define LONG 1.7

/* The stones of a pile, from the middle of their hex, in W. */
static const CrPoint stones[] = { { -0.16, -0.08 }, { 0.12, -0.14 }, { 0.18, 0.10 },
                                  { -0.10, 0.16 },  { 0.00, 0.00 },  { 0.02, 0.24 } };

static void
draw_stones (const CrDraw *draw, CrPoint at)
{
  for (gsize i = 0; i < G_N_ELEMENTS (stones); i++) {
    cr_draw_dot (draw, (CrPoint){ at.x + stones[i].x, at.y + stones[i].y }, 0.10);
    cr_draw_fill (draw, CR_TONE_STONE_DIM, 1);
    cr_draw_dot (draw, (CrPoint){ at.x + stones[i].x, at.y + stones[i].y }, 0.10);
    cr_draw_stroke (draw, CR_TONE_INK, 0.02, 1);
  }
}

/* The middle of the hexes on which the piece stands. */
static CrPoint
find_middle (const CrDraw *draw, const CrStanding *standing, const CrWork *work)
{
  CrPoint sum = { 0, 0 };
  guint n = work->hexes->len;

  for (guint i = 0; i < n; i++) {
    CrHex own = cr_hex_rotate (g_array_index (work->hexes, CrHex, i), standing->facing);
    CrPoint at = cr_layout_centre (draw->grid, cr_hex_add (standing->at.hex, own));

    sum = (CrPoint){ sum.x + at.x, sum.y + at.y };
  }
  return (CrPoint){ sum.x / n, sum.y / n };
}

/* Two posts and what lies on them, before the dark of the mine that goes in beneath the wall. */
static void
draw_mine (const CrDraw *draw, const CrStanding *standing)
{
  CrPoint middle = cr_layout_centre (draw->grid, standing->at.hex);
  CrPoint side = cr_layout_side_middle (draw->grid, standing->at.hex, standing->facing);
  CrPoint way = cr_way_between (side, middle);
  CrPoint at = cr_point_along (side, way, 0.24, 0);
  static const double posts[] = { -0.19, 0.19 };

  cr_draw_dot (draw, at, 0.21);
  cr_draw_fill (draw, CR_TONE_INK, 0.9);
  for (gsize i = 0; i <= G_N_ELEMENTS (posts); i++) {
    gboolean lintel = i == G_N_ELEMENTS (posts);
    CrPoint a =
        lintel ? cr_point_along (at, way, 0.16, -0.27) : cr_point_along (at, way, -0.2, posts[i]);
    CrPoint b =
        lintel ? cr_point_along (at, way, 0.16, 0.27) : cr_point_along (at, way, 0.16, posts[i]);

    cairo_new_path (draw->cr);
    cairo_move_to (draw->cr, a.x, a.y);
    cairo_line_to (draw->cr, b.x, b.y);
    cr_draw_stroke (draw, CR_TONE_INK, 0.11, 1);
    cairo_move_to (draw->cr, a.x, a.y);
    cairo_line_to (draw->cr, b.x, b.y);
    cr_draw_stroke (draw, CR_TONE_WOOD_LIT, 0.075, 1);
  }
}

/* Draws the piece as if it were the ground of its hex; longer if it has two hexes. */
static void
draw_object (const CrDraw *draw, const CrStanding *standing, const CrWork *work)
{
  const CrTerrainKind *kind =
      cr_ruleset_find_terrain (cr_scene_get_ruleset (draw->scene), work->terrain);
  CrSymbols *symbols = cr_art_get_symbols (draw->art);
  CrPoint front = cr_layout_centre (draw->grid, standing->at.hex);
  CrPoint edge = cr_layout_side_middle (draw->grid, standing->at.hex, standing->facing);
  CrPoint at = find_middle (draw, standing, work);
  double size = work->hexes->len > 1 ? LONG : 1;
  const char *name = NULL;
  const CrSymbol *symbol;
  CrRecipe recipe;

  if (kind != NULL && cr_recipe_read (kind->node, &recipe) && recipe.symbol != 0)
    name = g_quark_to_string (recipe.symbol);
  if (name == NULL || cr_symbols_count (symbols, name) == 0) {
    draw_stones (draw, at);
    return;
  }
  cairo_save (draw->cr);
  cairo_translate (draw->cr, at.x, at.y);
  symbol = cr_symbols_get (symbols, name, 0);
  cairo_rotate (draw->cr,
                atan2 (edge.y - front.y, edge.x - front.x) + G_PI_2 - cr_symbol_get_ahead (symbol));
  cairo_scale (draw->cr, size, size);
  cr_symbol_paint (symbol, draw->cr, draw->variant);
  cairo_restore (draw->cr);
}

static void
draw_ladder (const CrDraw *draw, const CrOverlayStyle *style, const CrStanding *standing)
{
  CrPoint a = cr_layout_centre (draw->grid, standing->at.hex);
  CrPoint b = cr_layout_centre (draw->grid, cr_hex_neighbour (standing->at.hex, standing->facing));
  CrPoint more = { (b.x - a.x) * BEYOND, (b.y - a.y) * BEYOND };

  cr_overlay_ladder (draw->cr, style, (CrPoint){ a.x - more.x, a.y - more.y },
                     (CrPoint){ b.x + more.x, b.y + more.y }, FALSE);
}

static void
draw_standing (const CrDraw *draw, const CrOverlayStyle *style, const CrNode *node)
{
  CrStanding standing;
  const CrWork *work;

  if (!cr_node_is (node, "piece") || !cr_standing_read (draw->map, node, &standing, NULL) ||
      standing.at.floor != draw->floor)
    return;
  work = cr_ruleset_find_piece (cr_scene_get_ruleset (draw->scene), standing.kind);
  if (work == NULL)
    return;
  if (work->tower) {
    CrTower tower = { .front = standing.at, .facing = standing.facing, .type = work, .wall = 1 };

    cr_overlay_tower (draw->cr, style, draw->grid, &tower, FALSE);
  } else if (work->depth.value > 0)
    draw_mine (draw, &standing);
  else if (work->terrain != NULL)
    draw_object (draw, &standing, work);
  else
    draw_ladder (draw, style, &standing);
}

void
cr_draw_gear (const CrDraw *draw)
{
  CrOverlayStyle style = { .variant = draw->variant, .px = draw->px };
  guint n = cr_map_n_nodes (draw->map, CR_SECTION_GEAR);

  for (guint i = 0; i < n; i++)
    draw_standing (draw, &style, cr_map_get_node (draw->map, CR_SECTION_GEAR, i));
}
