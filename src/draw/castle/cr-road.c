/* cr-road.c: roads along their hexes. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-art-private.h"

#include <math.h>

enum { RNG_ROAD_EDGE = 240, RNG_ROAD_RUT, RNG_ROAD_STONE };

/* Rounds of relaxing that make a road forget the zigzag of the rows. */
#define ROUNDS 3
#define PER_SPAN 8

static gboolean
is_road (const CrDraw *draw, CrHex hex)
{
  return cr_art_get_recipe (draw->art, draw->floor, hex)->kind == CR_RECIPE_ROAD &&
         cr_art_has_hex (draw->art, draw->floor, hex);
}

/* A bridge carries the road on. */
static gboolean
is_bridge (const CrDraw *draw, CrHex hex)
{
  const CrRecipe *recipe = cr_art_get_recipe (draw->art, draw->floor, hex);

  return recipe->kind == CR_RECIPE_BUILT && recipe->layer == CR_RECIPE_LAYER_OBJECT &&
         cr_art_has_hex (draw->art, draw->floor, hex);
}

static gboolean
carries (const CrDraw *draw, CrHex hex)
{
  return cr_grid_contains (draw->grid, hex) && (is_road (draw, hex) || is_bridge (draw, hex));
}

/* Which sides the road leaves a hex by. At the map's edge it runs on outside, unless it is seen
 * to come and go within. */
static int
get_exits (const CrDraw *draw, CrHex hex, CrDirection exits[CR_N_DIRECTIONS])
{
  int n = 0;

  if (!carries (draw, hex))
    return 0;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex next = cr_hex_neighbour (hex, d);
    if (carries (draw, next) && (is_road (draw, hex) || is_road (draw, next)))
      exits[n++] = d;
  }
  for (CrDirection d = 0; d < CR_N_DIRECTIONS && n == 1; d++) {
    CrHex next = cr_hex_neighbour (hex, d);
    if (!cr_grid_contains (draw->grid, next) &&
        cr_hex_equal (cr_draw_clamp (draw->grid, next), hex))
      exits[n++] = d;
  }
  return n;
}

/* Two exits side by side: the tip of a triangle, which relaxing would draw in. */
static gboolean
is_hairpin (const CrDirection exits[2])
{
  int turn = (exits[1] - exits[0] + CR_N_DIRECTIONS) % CR_N_DIRECTIONS;

  return turn == 1 || turn == CR_N_DIRECTIONS - 1;
}

/* The hex centre after some rounds of (1 2 1)/4 along the road: it knows only so many hexes each
 * way, so an edit stays local. Ends and junctions stay where they are. */
static CrPoint
relaxed (const CrDraw *draw, CrHex hex, int rounds)
{
  CrDirection exits[CR_N_DIRECTIONS];

  if (rounds == 0 || get_exits (draw, hex, exits) != 2 || is_hairpin (exits))
    return cr_layout_centre (draw->grid, hex);
  CrPoint a = relaxed (draw, cr_hex_neighbour (hex, exits[0]), rounds - 1);
  CrPoint b = relaxed (draw, hex, rounds - 1);
  CrPoint c = relaxed (draw, cr_hex_neighbour (hex, exits[1]), rounds - 1);
  return (CrPoint){ (a.x + 2 * b.x + c.x) / 4, (a.y + 2 * b.y + c.y) / 4 };
}

/* The hex before @hex when one comes from it towards @next; at ends and junctions itself. */
static CrHex
hex_before (const CrDraw *draw, CrHex hex, CrHex next)
{
  CrDirection exits[CR_N_DIRECTIONS];

  if (get_exits (draw, hex, exits) != 2)
    return hex;
  CrHex a = cr_hex_neighbour (hex, exits[0]), b = cr_hex_neighbour (hex, exits[1]);
  return cr_hex_equal (a, next) ? b : a;
}

/* The road bends, but no farther from a hex centre than its own half breadth: each centre lies
 * on its own ground. */
#define STRAY 0.195

static CrPoint
road_point (const CrDraw *draw, CrHex hex)
{
  CrPoint c = cr_layout_centre (draw->grid, hex), p = relaxed (draw, hex, ROUNDS);
  double d = cr_distance (c, p);

  return d > STRAY ? cr_point_between (c, p, STRAY / d) : p;
}

/* The span of road from one hex to the next; the same from both. */
static GArray *
make_span (const CrDraw *draw, CrHex from, CrHex to)
{
  g_autoptr (GArray) four = cr_line_new ();
  CrHex way[4] = { hex_before (draw, from, to), from, to, hex_before (draw, to, from) };
  GArray *span = cr_line_new ();

  for (int i = 0; i < 4; i++) {
    CrPoint p = road_point (draw, way[i]);
    g_array_append_val (four, p);
  }
  g_autoptr (GArray) curve = cr_line_spline (four, PER_SPAN);
  g_array_append_vals (span, &cr_line_at (curve, PER_SPAN), PER_SPAN + 1);
  cr_line_wobble (span, 0.02, 1.1, 31);
  return span;
}

typedef struct {
  CrHex hex;
  CrDirection side;
  GArray *line;
} Span;

static void
clear_span (gpointer data)
{
  g_array_unref (((Span *) data)->line);
}

/* Every span near the clip once: from the hex that names the side, or from the map outwards. */
static GArray *
collect_spans (const CrDraw *draw)
{
  GArray *spans = g_array_new (FALSE, FALSE, sizeof (Span));
  g_autoptr (GArray) hexes = cr_draw_get_hexes (draw, 2);

  g_array_set_clear_func (spans, clear_span);
  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);
    CrDirection exits[CR_N_DIRECTIONS];
    int n = cr_grid_contains (draw->grid, hex) ? get_exits (draw, hex, exits) : 0;

    for (int k = 0; k < n; k++) {
      CrHex next = cr_hex_neighbour (hex, exits[k]);
      if (exits[k] >= CR_N_DIRECTIONS / 2 && cr_grid_contains (draw->grid, next))
        continue;
      Span span = { hex, exits[k], make_span (draw, hex, next) };
      g_array_append_val (spans, span);
    }
  }
  return spans;
}

static void
add_spans (const CrDraw *draw, const GArray *spans)
{
  for (guint i = 0; i < spans->len; i++)
    cr_draw_path (draw, g_array_index (spans, Span, i).line, FALSE);
}

/* Three road hexes about a corner are a place, with no grass left in its middle. */
static void
add_places (const CrDraw *draw, const GArray *spans)
{
  for (guint i = 0; i < spans->len; i++) {
    const Span *span = &g_array_index (spans, Span, i);

    for (int k = -1; k <= 0; k++) {
      int corner = (span->side + k + CR_N_DIRECTIONS) % CR_N_DIRECTIONS;
      int beside = (span->side + 2 * k + 1 + CR_N_DIRECTIONS) % CR_N_DIRECTIONS;
      CrPoint p = cr_layout_corner (draw->grid, span->hex, corner);

      if (!is_road (draw, cr_hex_neighbour (span->hex, beside)))
        continue;
      cairo_move_to (draw->cr, p.x, p.y);
      cairo_close_path (draw->cr);
    }
  }
}

/* Broken ink at both edges, never a rail. */
static void
draw_casing (const CrDraw *draw, const GArray *spans)
{
  static const double bounds[2][4] = { { 0.14, 0.36, 0.10, 0.22 }, { 0.18, 0.50, 0.12, 0.32 } };
  static const double widths[2] = { 0.525, 0.52 };

  for (int pass = 0; pass < 2; pass++) {
    for (guint i = 0; i < spans->len; i++) {
      const Span *span = &g_array_index (spans, Span, i);
      CrRng rng = cr_rng_at_side (span->hex, span->side, RNG_ROAD_EDGE + 100 * pass);

      cr_draw_dashes (draw, span->line, &rng, bounds[pass]);
    }
    cr_draw_stroke (draw, CR_TONE_INK_SOFT, widths[pass], 0.8);
  }
}

/* Two wheel ruts of overlapping tapered dashes, and pebbles. */
static void
add_ruts (const Span *span, GArray *ruts)
{
  CrRng rng = cr_rng_at_side (span->hex, span->side, RNG_ROAD_RUT);
  double all = cr_line_get_length (span->line, FALSE);

  for (double at = 0; at < all; at += 0.12) {
    for (int k = 0; k < 2; k++) {
      CrPoint way = { 1, 0 }, p = cr_line_get_point (span->line, at, FALSE, &way);
      double off = (k ? 0.11 : -0.11) + cr_rng_next (&rng, -0.018, 0.018);
      double width = cr_rng_next (&rng, 0.015, 0.035);
      CrPoint from = { p.x - way.y * off, p.y + way.x * off };

      if (cr_rng_next (&rng, 0, 1) < 0.8)
        cr_flicks_add (ruts, from, (CrPoint){ from.x + way.x * 0.2, from.y + way.y * 0.2 }, width);
    }
  }
}

static void
draw_stones (const CrDraw *draw, const GArray *spans, CrTone tone)
{
  for (guint i = 0; i < spans->len; i++) {
    const Span *span = &g_array_index (spans, Span, i);
    CrRng rng = cr_rng_at_side (span->hex, span->side, RNG_ROAD_STONE);

    for (guint k = 0; k < 3 * span->line->len; k++) {
      CrPoint p = cr_line_at (span->line, k / 3);
      p.x += cr_rng_next (&rng, -0.19, 0.19);
      p.y += cr_rng_next (&rng, -0.19, 0.19);
      cr_draw_dot (draw, p, cr_rng_next (&rng, 0.005, 0.014));
    }
  }
  cr_draw_fill (draw, tone, 0.7);
}

static const CrRecipe *
find_recipe (const CrDraw *draw, const GArray *spans)
{
  for (guint i = 0; i < spans->len; i++) {
    CrHex hex = g_array_index (spans, Span, i).hex;
    if (is_road (draw, hex))
      return cr_art_get_recipe (draw->art, draw->floor, hex);
  }
  return NULL;
}

/* A road hex alone leads nowhere: a trodden spot. */
static void
draw_spots (const CrDraw *draw)
{
  g_autoptr (GArray) hexes = cr_draw_get_hexes (draw, 0.6);
  CrDirection exits[CR_N_DIRECTIONS];

  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);
    if (!cr_grid_contains (draw->grid, hex) || !is_road (draw, hex) ||
        get_exits (draw, hex, exits) > 0)
      continue;
    CrRng rng = cr_rng_at_hex (hex, RNG_ROAD_STONE, 1);
    g_autoptr (GArray) line =
        cr_line_lobes (cr_layout_centre (draw->grid, hex), 0.34, &rng, 5, 0.2);
    cr_draw_curve (draw, line, TRUE);
    cr_draw_fill (draw, cr_art_get_recipe (draw->art, draw->floor, hex)->fill, 1);
    cr_draw_ink (draw, line, TRUE, (CrPen){ CR_TONE_INK_SOFT, 0.012, 0.6 });
  }
}

/* All casings of all roads, then all fills, so that junctions join. */
void
cr_draw_roads (const CrDraw *draw)
{
  g_autoptr (GArray) spans = collect_spans (draw);
  const CrRecipe *recipe = find_recipe (draw, spans);

  draw_spots (draw);
  if (recipe == NULL)
    return;
  cairo_set_line_join (draw->cr, CAIRO_LINE_JOIN_ROUND);
  if (draw->detail == CR_DETAIL_FULL)
    draw_casing (draw, spans);
  cairo_set_line_cap (draw->cr, CAIRO_LINE_CAP_ROUND);
  add_spans (draw, spans);
  cr_draw_stroke (draw, recipe->edge, 0.50, 1);
  add_spans (draw, spans);
  add_places (draw, spans);
  cr_draw_stroke (draw, recipe->fill, 0.46, 1);
  if (draw->detail < CR_DETAIL_FULL)
    return;
  g_autoptr (GArray) ruts = cr_flicks_new ();
  for (guint i = 0; i < spans->len; i++)
    add_ruts (&g_array_index (spans, Span, i), ruts);
  cr_draw_flicks (draw, ruts, recipe->edge, 0.6);
  draw_stones (draw, spans, recipe->edge);
}
