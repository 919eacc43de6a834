/* cr-road.c: roads along their hexes. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-road-private.h"

#include <math.h>

enum { RNG_PLACE = 240 };

/* The breadths in W of the layers of a road, one upon the other. */
#define INK 0.502
#define VERGE 0.48
#define ROAD 0.44

/* The end of a fading road is narrowed to this part of its breadth. */
#define NARROW 0.72

/**
 * Roads: the roads around the clip.
 * @places: (element-type CrHex): the open places
 */
typedef struct {
  const CrDraw *draw;
  const CrRecipe *recipe;
  GArray *pieces, *places;
} Roads;

#define piece_at(roads, i) (&g_array_index ((roads)->pieces, CrRoadPiece, (i)))

/* A road fades as a dry brush leaves the paper: in strands side by side, each of its own length,
 * the longest of them paler. */
#define N_STRANDS 8
#define BROADER 1.7

static const struct {
  double reach, alpha;
} fades[] = { { 1, 0.28 }, { 0.8, 0.34 }, { 0.6, 0.5 }, { 0.4, 1 } };

/* Adds a strand along the beginning of a line, at some distance to its left, that ends in a point.
 */
static void
add_strand (const CrDraw *draw, const GArray *line, double reach, double aside, double width)
{
  g_autoptr (GArray) left = cr_line_new ();
  g_autoptr (GArray) right = cr_line_new ();
  CrPoint way = { 1, 0 };
  int n = 5;

  for (int i = 0; i <= n; i++) {
    double share = (double) i / n, half = width / 2 * (1 - share * share * share);
    CrPoint p = cr_line_get_point (line, share * reach, FALSE, &way);
    double off = aside * (1 - (1 - NARROW) * share);
    CrPoint l = cr_point_along (p, way, 0, off - half), r = cr_point_along (p, way, 0, off + half);

    g_array_append_val (left, l);
    g_array_append_val (right, r);
  }
  cr_line_reverse (right);
  g_array_append_vals (left, right->data, right->len);
  cr_draw_path (draw, left, TRUE);
}

static void
add_tail (const CrDraw *draw, const CrRoadPiece *piece, double reach, double width)
{
  double all = cr_line_get_length (piece->line, FALSE) * reach, strand = width / N_STRANDS;
  CrRng rng = piece->key;

  rng.key += 613;
  for (int k = 0; k < N_STRANDS; k++)
    add_strand (draw, piece->line, all * cr_rng_next (&rng, 0.4, 1),
                strand * (k - (N_STRANDS - 1) / 2.0) * (1 - (BROADER - 1) / N_STRANDS),
                strand * BROADER);
}

static void
fill_tails (const Roads *roads, CrTone tone, double width)
{
  for (guint step = 0; step < G_N_ELEMENTS (fades); step++) {
    for (guint i = 0; i < roads->pieces->len; i++)
      if (piece_at (roads, i)->kind == CR_ROAD_TAIL)
        add_tail (roads->draw, piece_at (roads, i), fades[step].reach, width);
    cr_draw_fill (roads->draw, tone, fades[step].alpha);
  }
}

static void
add_lines (const Roads *roads)
{
  for (guint i = 0; i < roads->pieces->len; i++)
    if (piece_at (roads, i)->kind != CR_ROAD_TAIL)
      cr_draw_path (roads->draw, piece_at (roads, i)->line, FALSE);
}

/* No grass is left between the ways of three hexes: the core reaches so far from their corner to
 * their middles. */
#define CORE 0.6

static void
add_places (const Roads *roads)
{
  const CrDraw *draw = roads->draw;

  for (guint i = 0; i < roads->places->len; i++) {
    CrHex hex = g_array_index (roads->places, CrHex, i);

    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrHex hexes[3] = { hex, cr_hex_neighbour (hex, d),
                         cr_hex_neighbour (hex, (d + 1) % CR_N_DIRECTIONS) };
      g_autoptr (GArray) line = cr_line_new ();
      CrPoint corner = cr_layout_corner (draw->grid, hex, d);

      for (int k = 0; k < 3 && cr_road_has (draw, hexes[k]); k++) {
        CrPoint p = cr_point_between (corner, cr_layout_centre (draw->grid, hexes[k]), CORE);
        g_array_append_val (line, p);
      }
      if (line->len == 3)
        cr_draw_path (draw, line, TRUE);
    }
  }
}

/* Fills all roads with a tone. */
static void
fill_roads (const Roads *roads, CrTone tone, double width)
{
  fill_tails (roads, tone, width);
  add_lines (roads);
  cr_draw_stroke (roads->draw, tone, width, 1);
  add_places (roads);
  cr_draw_fill (roads->draw, tone, 1);
}

/* Draws broken ink lines along both edges; whole lines would look like rails. */
static void
draw_casing (const Roads *roads)
{
  static const double bounds[2][4] = { { 0.14, 0.36, 0.10, 0.22 }, { 0.18, 0.50, 0.12, 0.32 } };
  const CrDraw *draw = roads->draw;

  for (guint pass = 0; pass < 2; pass++) {
    double width = INK - 0.005 * pass;

    for (guint i = 0; i < roads->pieces->len; i++) {
      CrRng rng = piece_at (roads, i)->key;

      rng.key += 977 * (pass + 1);
      if (piece_at (roads, i)->kind != CR_ROAD_TAIL)
        cr_draw_dashes (draw, piece_at (roads, i)->line, &rng, bounds[pass]);
    }
    cr_draw_stroke (draw, CR_TONE_INK_SOFT, width, 0.8);
  }
}

/* Adds two wheel ruts of overlapping tapered dashes, all of them within the piece. */
static void
add_ruts (const CrRoadPiece *piece, GArray *ruts)
{
  CrRng rng = piece->key;
  double all = cr_line_get_length (piece->line, FALSE);

  for (double at = 0; at < all; at += 0.12) {
    CrPoint way = { 1, 0 }, p = cr_line_get_point (piece->line, at, FALSE, &way);
    double far = MIN (0.2, all - at), fade = piece->kind == CR_ROAD_TAIL ? at / all : 0;
    CrPoint ahead = cr_line_get_point (piece->line, at + far, FALSE, NULL);

    for (int k = 0; k < 2; k++) {
      double off = (k ? 0.1 : -0.1) * (1 - 0.4 * fade) + cr_rng_next (&rng, -0.016, 0.016);
      double width = cr_rng_next (&rng, 0.013, 0.03);

      if (cr_rng_next (&rng, 0, 1) < 0.8 - 0.4 * fade)
        cr_flicks_add (ruts, cr_point_along (p, way, 0, off), cr_point_along (ahead, way, 0, off),
                       width);
    }
  }
}

/* No stones lie at the ends of a piece, because they would reach into the next hex. */
static void
add_stones (const Roads *roads, const CrRoadPiece *piece)
{
  CrRng rng = piece->key;
  double all = cr_line_get_length (piece->line, FALSE);
  int n = (int) (all / 0.045);

  rng.key += 311;
  for (int k = 1; k < n && piece->kind == CR_ROAD_EVEN; k++) {
    CrPoint p = cr_line_get_point (piece->line, k * all / n, FALSE, NULL);

    p.x += cr_rng_next (&rng, -0.17, 0.17);
    p.y += cr_rng_next (&rng, -0.17, 0.17);
    cr_draw_dot (roads->draw, p, cr_rng_next (&rng, 0.005, 0.013));
  }
}

/* Returns: how clearly a broad road runs in one direction in a hex, 0…1, judged from its
 * neighbours; @angle_out is that direction */
static double
find_trend (const CrDraw *draw, CrHex hex, double *angle_out)
{
  CrPoint c = cr_layout_centre (draw->grid, hex);
  double xx = 0, yy = 0, xy = 0;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex next = cr_hex_neighbour (hex, d);
    CrPoint p = cr_layout_centre (draw->grid, next);

    if (!cr_road_has (draw, next))
      continue;
    xx += (p.x - c.x) * (p.x - c.x);
    yy += (p.y - c.y) * (p.y - c.y);
    xy += (p.x - c.x) * (p.y - c.y);
  }
  *angle_out = atan2 (2 * xy, xx - yy) / 2;
  return hypot (xx - yy, 2 * xy) / MAX (xx + yy, 1e-9);
}

/* Draws the ruts of many wheels in a place that is a broad way, and stones in one that is a square.
 */
static void
add_place_marks (const Roads *roads, CrHex hex, GArray *ruts)
{
  CrPoint c = cr_layout_centre (roads->draw->grid, hex);
  CrRng rng = cr_rng_at_hex (hex, RNG_PLACE, 0);
  double angle, trend = find_trend (roads->draw, hex, &angle);
  CrPoint way = cr_way_of_angle (angle);

  for (int k = 0; k < 14; k++) {
    CrPoint p = { c.x + cr_rng_next (&rng, -0.4, 0.4), c.y + cr_rng_next (&rng, -0.4, 0.4) };
    double far = cr_rng_next (&rng, 0.12, 0.3), width = cr_rng_next (&rng, 0.012, 0.028);

    if (cr_rng_next (&rng, 0, 1) < 1.6 * trend - 0.1)
      cr_flicks_add (ruts, p, cr_point_along (p, way, far, cr_rng_next (&rng, -0.02, 0.02)), width);
  }
  for (int k = 0; k < 16; k++) {
    CrPoint p = { c.x + cr_rng_next (&rng, -0.42, 0.42), c.y + cr_rng_next (&rng, -0.42, 0.42) };
    cr_draw_dot (roads->draw, p, cr_rng_next (&rng, 0.005, 0.014));
  }
}

static void
draw_wear (const Roads *roads)
{
  const CrDraw *draw = roads->draw;
  g_autoptr (GArray) ruts = cr_flicks_new ();

  for (guint i = 0; i < roads->places->len; i++)
    add_place_marks (roads, g_array_index (roads->places, CrHex, i), ruts);
  for (guint i = 0; i < roads->pieces->len; i++) {
    if (piece_at (roads, i)->kind != CR_ROAD_PLACE)
      add_ruts (piece_at (roads, i), ruts);
    add_stones (roads, piece_at (roads, i));
  }
  cr_draw_fill (draw, roads->recipe->edge, 0.7);
  cr_draw_flicks (draw, ruts, roads->recipe->edge, 0.6);
}

/* Returns: (transfer full) (element-type CrHex): the road hexes in view */
static GArray *
find_hexes (const CrDraw *draw)
{
  GArray *hexes = cr_draw_get_hexes (draw, 1.5);
  guint n = 0;

  for (guint i = 0; i < hexes->len; i++)
    if (cr_road_has (draw, g_array_index (hexes, CrHex, i)))
      g_array_index (hexes, CrHex, n++) = g_array_index (hexes, CrHex, i);
  g_array_set_size (hexes, n);
  return hexes;
}

static void
keep_places (const CrDraw *draw, GArray *hexes)
{
  guint n = 0;

  for (guint i = 0; i < hexes->len; i++)
    if (cr_road_is_place (draw, g_array_index (hexes, CrHex, i)))
      g_array_index (hexes, CrHex, n++) = g_array_index (hexes, CrHex, i);
  g_array_set_size (hexes, n);
}

void
cr_draw_roads (const CrDraw *draw)
{
  g_autoptr (GArray) places = find_hexes (draw);

  if (places->len == 0)
    return;
  /* All roads in view have one tone, so that they join. */
  const CrRecipe *recipe =
      cr_art_get_recipe (draw->art, draw->floor, g_array_index (places, CrHex, 0));
  g_autoptr (GArray) pieces = cr_road_find_pieces (draw);
  Roads roads = { draw, recipe, pieces, places };

  keep_places (draw, places);
  cairo_set_line_join (draw->cr, CAIRO_LINE_JOIN_ROUND);
  if (draw->detail == CR_DETAIL_FULL)
    draw_casing (&roads);
  cairo_set_line_cap (draw->cr, CAIRO_LINE_CAP_ROUND);
  fill_roads (&roads, recipe->edge, VERGE);
  fill_roads (&roads, recipe->fill, ROAD);
  if (draw->detail == CR_DETAIL_FULL)
    draw_wear (&roads);
}
