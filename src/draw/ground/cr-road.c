/* cr-road.c: roads along their hexes. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ground-private.h"

#include "cr-castle-hex.h"

#include <math.h>

enum { RNG_ROAD_EDGE = 240, RNG_ROAD_RUT, RNG_ROAD_STONE, RNG_ROAD_END };

#define PER_PIECE 8

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
carries_road (const CrDraw *draw, CrHex hex)
{
  return cr_grid_contains (draw->grid, hex) && (is_road (draw, hex) || is_bridge (draw, hex));
}

/* A road runs on into a gate, beneath what stands over it. */
static gboolean
is_gate (const CrDraw *draw, CrHex hex, CrDirection side)
{
  return is_road (draw, hex) && (cr_draw_find_side (draw, hex, side, CR_SIDE_GATE) != NULL ||
                                 cr_draw_find_side (draw, hex, side, CR_SIDE_PORTCULLIS) != NULL);
}

/* Which sides the road leaves a hex by. At the map's edge it runs on outside, unless it is seen
 * to come and go within. */
static int
get_exits (const CrDraw *draw, CrHex hex, CrDirection exits[CR_N_DIRECTIONS])
{
  int n = 0;

  if (!carries_road (draw, hex))
    return 0;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex next = cr_hex_neighbour (hex, d);
    if ((carries_road (draw, next) && (is_road (draw, hex) || is_road (draw, next))) ||
        is_gate (draw, hex, d))
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

/* Sixths of a circle between two exits: 1 to 3. */
static int
angle_between (CrDirection a, CrDirection b)
{
  int turn = (b - a + CR_N_DIRECTIONS) % CR_N_DIRECTIONS;

  return MIN (turn, CR_N_DIRECTIONS - turn);
}

/* The road bends, but no farther from a hex centre than its own half breadth: each centre lies
 * on its own ground. */
#define STRAY 0.195

/* The hex centre drawn to the middle of its neighbours along the road, which forgets the zigzag of
 * the rows. Ends, junctions and the tips of hairpins stay where they are. */
static CrPoint
road_point (const CrDraw *draw, CrHex hex)
{
  CrDirection exits[CR_N_DIRECTIONS];
  CrPoint c = cr_layout_centre (draw->grid, hex);

  if (get_exits (draw, hex, exits) != 2 || angle_between (exits[0], exits[1]) == 1)
    return c;
  CrPoint a = cr_layout_centre (draw->grid, cr_hex_neighbour (hex, exits[0]));
  CrPoint b = cr_layout_centre (draw->grid, cr_hex_neighbour (hex, exits[1]));
  CrPoint p = cr_point_between (cr_point_between (a, b, 0.5), c, 0.5);
  double d = cr_distance (c, p);

  return d > STRAY ? cr_point_between (c, p, STRAY / d) : p;
}

/* Where the road passes from a hex to the next, whatever way it came: a hex more or less of it must
 * not turn it in the hexes after the next. */
static CrPoint
passage (const CrDraw *draw, CrHex hex, CrDirection side)
{
  return cr_layout_side_middle (draw->grid, hex, side);
}

/**
 * Span: the road within one hex, from side to side, or from a side to the middle of the hex.
 * @side: names the span among those of the hex
 * @ends: dies away in the middle of the hex
 */
typedef struct {
  CrHex hex;
  CrDirection side;
  GArray *line;
  gboolean ends;
} Span;

static void
clear_span (gpointer data)
{
  g_array_unref (((Span *) data)->line);
}

/* A quadratic arc. */
static GArray *
bend_arc (CrPoint from, CrPoint over, CrPoint to)
{
  GArray *line = cr_line_new ();

  for (int i = 0; i <= PER_PIECE; i++) {
    double t = (double) i / PER_PIECE;
    CrPoint p =
        cr_point_between (cr_point_between (from, over, t), cr_point_between (over, to, t), t);
    g_array_append_val (line, p);
  }
  cr_line_wobble (line, 0.02, 1.1, 31);
  return line;
}

static void
add_through (const CrDraw *draw, CrHex hex, CrDirection from, CrDirection to, GArray *spans)
{
  GArray *line =
      bend_arc (passage (draw, hex, from), road_point (draw, hex), passage (draw, hex, to));
  Span span = { hex, from, line, FALSE };

  g_array_append_val (spans, span);
}

/* A short arm, from the middle of the hex to a side: of a road that @ends here, or goes on over a
 * bridge or under a gate. */
static void
add_arm (const CrDraw *draw, CrHex hex, CrDirection side, gboolean ends, GArray *spans)
{
  CrPoint from = road_point (draw, hex), to = passage (draw, hex, side);
  Span span = { hex, side, bend_arc (from, cr_point_between (from, to, 0.5), to), ends };

  g_array_append_val (spans, span);
}

/* Into a gate, or off the map; elsewhere the next hex goes on with it. */
static void
add_beyond (const CrDraw *draw, CrHex hex, CrDirection side, GArray *spans)
{
  CrHex next = cr_hex_neighbour (hex, side);
  CrPoint from = passage (draw, hex, side), to = road_point (draw, next);

  if (carries_road (draw, next))
    return;
  Span span = { next, side, bend_arc (from, cr_point_between (from, to, 0.5), to), FALSE };
  g_array_append_val (spans, span);
}

/* Of a junction every way through it but the sharpest, so that one road opens into the other. */
static void
add_hex (const CrDraw *draw, CrHex hex, GArray *spans)
{
  CrDirection exits[CR_N_DIRECTIONS];
  int n = get_exits (draw, hex, exits);

  for (int i = 0; i < n; i++) {
    gboolean joined = FALSE;

    for (int k = 0; k < n; k++) {
      if (k == i || (n > 2 && angle_between (exits[i], exits[k]) == 1) || !is_road (draw, hex))
        continue;
      joined = TRUE;
      if (k > i)
        add_through (draw, hex, exits[i], exits[k], spans);
    }
    if (!joined)
      add_arm (draw, hex, exits[i], n == 1 && is_road (draw, hex), spans);
    add_beyond (draw, hex, exits[i], spans);
  }
}

static GArray *
collect_spans (const CrDraw *draw)
{
  GArray *spans = g_array_new (FALSE, FALSE, sizeof (Span));
  g_autoptr (GArray) hexes = cr_draw_get_hexes (draw, 1.5);

  g_array_set_clear_func (spans, clear_span);
  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);
    if (cr_grid_contains (draw->grid, hex))
      add_hex (draw, hex, spans);
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

    for (int corner = 0; corner < CR_N_DIRECTIONS; corner++) {
      CrHex beside = cr_hex_neighbour (span->hex, corner);
      CrHex after = cr_hex_neighbour (span->hex, (corner + 1) % CR_N_DIRECTIONS);
      CrPoint p = cr_layout_corner (draw->grid, span->hex, corner);

      if (!is_road (draw, span->hex) || !is_road (draw, beside) || !is_road (draw, after))
        continue;
      cairo_move_to (draw->cr, p.x, p.y);
      cairo_close_path (draw->cr);
    }
  }
}

/* Where a road ends it frays: tracks that die away. */
static void
add_tracks (const GArray *spans, double width, GArray *tracks)
{
  for (guint i = 0; i < spans->len; i++) {
    const Span *span = &g_array_index (spans, Span, i);
    CrRng rng = cr_rng_at_hex (span->hex, RNG_ROAD_END, 0);
    CrPoint at = cr_line_at (span->line, 0), next = cr_line_at (span->line, 1);
    double length = MAX (cr_distance (at, next), 1e-9);
    CrPoint way = { (at.x - next.x) / length, (at.y - next.y) / length };

    for (int k = -1; k <= 1 && span->ends; k++) {
      double far = cr_rng_next (&rng, 0.36, 0.52), aside = 0.13 * k;
      double lean = aside + cr_rng_next (&rng, -0.05, 0.05);
      CrPoint from = { at.x - way.y * aside, at.y + way.x * aside };
      CrPoint to = { at.x + way.x * far - way.y * lean, at.y + way.y * far + way.x * lean };
      cr_flicks_add (tracks, from, to, 0.2 + width);
    }
  }
}

static void
draw_tracks (const CrDraw *draw, const GArray *spans, CrTone tone, double width)
{
  g_autoptr (GArray) tracks = cr_flicks_new ();

  add_tracks (spans, width, tracks);
  cr_draw_flicks (draw, tracks, tone, 1);
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

/* Two wheel ruts of overlapping tapered dashes, none of which leaves its span. */
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

      double far = MIN (0.2, all - at);
      if (cr_rng_next (&rng, 0, 1) < 0.8)
        cr_flicks_add (ruts, from, (CrPoint){ from.x + way.x * far, from.y + way.y * far }, width);
    }
  }
}

/* None about the ends of a span: they would lie in the next hex. */
static void
draw_stones (const CrDraw *draw, const GArray *spans, CrTone tone)
{
  for (guint i = 0; i < spans->len; i++) {
    const Span *span = &g_array_index (spans, Span, i);
    CrRng rng = cr_rng_at_side (span->hex, span->side, RNG_ROAD_STONE);

    for (guint k = 3; k < 3 * (span->line->len - 1); k++) {
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
  draw_tracks (draw, spans, recipe->edge, 0.04);
  add_spans (draw, spans);
  add_places (draw, spans);
  cr_draw_stroke (draw, recipe->fill, 0.46, 1);
  draw_tracks (draw, spans, recipe->fill, 0);
  if (draw->detail < CR_DETAIL_FULL)
    return;
  g_autoptr (GArray) ruts = cr_flicks_new ();
  for (guint i = 0; i < spans->len; i++)
    add_ruts (&g_array_index (spans, Span, i), ruts);
  cr_draw_flicks (draw, ruts, recipe->edge, 0.6);
  draw_stones (draw, spans, recipe->edge);
}
