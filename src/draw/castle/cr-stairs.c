/* cr-stairs.c: flights of steps, spiral stairs. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-timber-private.h"

#include "cr-stairway.h"

#include <math.h>

#define STAIR_REACH 1.0
#define WIDTH 0.50
#define SIDE_WALL 0.07
#define TREADS_PER_HEX 8

/* What a stair is made of: its lowest tread and its highest, its side walls. */
typedef struct {
  CrTone low, high, side;
} Matter;

static const Matter stone = { CR_TONE_STONE_DIM, CR_TONE_MERLON, CR_TONE_STONE_LIT };
static const Matter timber = { CR_TONE_WOOD, CR_TONE_WOOD_LIT, CR_TONE_WOOD_DIM };

/**
 * Flight: a run of steps.
 * @line: from its foot to its head
 * @lands: whether a landing is known
 * @landing: where the head opens on what it leads to
 * @on_masonry: its steps belong to a wall, a tower or a keep
 * @matter: is static; it is wood if the flight leads to something of wood or stands on it
 */
typedef struct {
  GArray *line;
  gboolean lands, on_masonry;
  CrAnchor landing;
  const Matter *matter;
} Flight;

static void
clear_flight (gpointer data)
{
  g_array_unref (((Flight *) data)->line);
}

static gboolean
is_stair (const CrDraw *draw, CrHex hex, const char *scatter)
{
  const CrRecipe *recipe = cr_art_get_recipe (draw->art, draw->floor, hex);

  return recipe->kind == CR_RECIPE_STAIR && cr_recipe_has_scatter (recipe, scatter) &&
         cr_art_has_hex (draw->art, draw->floor, hex);
}

/* Returns: the cosine of the angle between two directions */
static double
turn_of (CrPoint a, CrPoint b)
{
  return a.x * b.x + a.y * b.y;
}

/* A chain of hexes that hardly leaves the straight line between its ends is drawn straight. */
static void
straighten_chain (GArray *line)
{
  CrPoint a = cr_line_at (line, 0), b = cr_line_at (line, line->len - 1);
  CrPoint way = cr_way_between (a, b);

  for (guint i = 1; i + 1 < line->len; i++) {
    CrPoint p = cr_line_at (line, i);
    if (fabs ((p.y - a.y) * way.x - (p.x - a.x) * way.y) > 0.3) {
      cr_line_relax (line, 1, FALSE);
      return;
    }
  }
  g_array_remove_range (line, 1, line->len - 2);
}

/* What a flight joins: its hexes from foot to head, and the hexes to which both ends lead; an end
 * that equals the stair's own hex is unknown. */
typedef struct {
  const GArray *hexes;
  CrHex foot, head;
} Run;

/* Returns: the end of a flight: at the edge of the hex towards where it leads, if that lies ahead,
 * otherwise at the far edge */
static CrPoint
flight_end (const CrDraw *draw, CrHex hex, CrHex to, CrPoint way, double over)
{
  CrPoint at = cr_layout_centre (draw->grid, hex), next = cr_layout_centre (draw->grid, to);

  if (!cr_hex_equal (hex, to) && turn_of (cr_way_between (at, next), way) > 0.6)
    return cr_point_along (cr_point_between (at, next, 0.5), way, over, 0);
  return cr_point_along (at, way, 0.42, 0);
}

static CrPoint
run_way (const CrDraw *draw, const Run *run, gboolean first)
{
  guint n = run->hexes->len;
  CrHex a = g_array_index (run->hexes, CrHex, first ? 0 : n - 1);
  CrPoint at = cr_layout_centre (draw->grid, a);

  if (n > 1) {
    CrHex b = g_array_index (run->hexes, CrHex, first ? 1 : n - 2);
    CrPoint other = cr_layout_centre (draw->grid, b);
    return first ? cr_way_between (at, other) : cr_way_between (other, at);
  }
  CrPoint foot = cr_layout_centre (draw->grid, run->foot),
          head = cr_layout_centre (draw->grid, run->head);
  if (cr_hex_equal (run->foot, a))
    return cr_hex_equal (run->head, a) ? (CrPoint){ 0, -1 } : cr_way_between (at, head);
  if (cr_hex_equal (run->head, a) ||
      turn_of (cr_way_between (foot, at), cr_way_between (at, head)) < 0)
    return cr_way_between (foot, at);
  return cr_way_between (foot, head);
}

static const Matter *
find_matter (const CrDraw *draw, const Run *run)
{
  CrHex first = g_array_index (run->hexes, CrHex, 0);

  return cr_draw_is_timber (draw, run->head) || cr_draw_is_timber (draw, first) ? &timber : &stone;
}

static Flight
make_flight (const CrDraw *draw, const Run *run)
{
  guint n = run->hexes->len;
  CrHex first = g_array_index (run->hexes, CrHex, 0),
        last = g_array_index (run->hexes, CrHex, n - 1);
  CrPoint out = run_way (draw, run, TRUE), up = run_way (draw, run, FALSE);
  CrPoint back = { -out.x, -out.y };
  Flight flight = { .line = cr_line_new (), .matter = find_matter (draw, run) };
  CrPoint start = flight_end (draw, first, run->foot, back, -0.06);
  CrPoint end = flight_end (draw, last, run->head, up, 0.14);

  g_array_append_val (flight.line, start);
  for (guint i = 0; i < n; i++) {
    CrPoint p = cr_layout_centre (draw->grid, g_array_index (run->hexes, CrHex, i));
    g_array_append_val (flight.line, p);
  }
  g_array_append_val (flight.line, end);
  straighten_chain (flight.line);
  flight.on_masonry = cr_castle_hex_get_piece (draw->art, draw->floor, first) != CR_PIECE_NONE;
  flight.lands = cr_hex_distance (last, run->head) == 1 &&
                 cr_castle_hex_get_piece (draw->art, draw->floor, run->head) != CR_PIECE_NONE;
  if (flight.lands)
    flight.landing = cr_draw_get_anchor (draw, last, cr_hex_direction_to (last, run->head));
  return flight;
}

static CrHex
end_of (const CrDraw *draw, const CrStairway *stairway, CrStairEndName name)
{
  const CrStairEnd *end = &stairway->ends[name];
  CrHex own = stairway->hexes[end->stair].hex;

  /* Even if the head is on another floor, it lies in that direction. */
  return end->n_places > 0 ? end->places[0].hex : own;
}

static void
add_stairway (const CrDraw *draw, const CrStairway *stairway, GArray *flights, CrHexSet *done)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  gboolean near = FALSE;

  if (stairway->hexes[0].floor != draw->floor)
    return;
  for (guint i = 0; i < stairway->n_hexes; i++) {
    CrHex hex = stairway->hexes[i].hex;
    g_array_append_val (hexes, hex);
    cr_hex_set_add (done, hex);
    near |= cr_box_has (draw->clip, cr_layout_centre (draw->grid, hex), STAIR_REACH);
  }
  if (!near)
    return;
  Run run = { hexes, end_of (draw, stairway, CR_STAIR_FOOT),
              end_of (draw, stairway, CR_STAIR_HEAD) };
  Flight flight = make_flight (draw, &run);
  g_array_append_val (flights, flight);
}

/* Returns: the neighbour with the highest ground, or with the lowest if @sign is −1 */
static CrHex
steepest (const CrDraw *draw, CrHex hex, int sign)
{
  CrHex best = hex;
  int level = cr_art_get_level (draw->art, draw->floor, hex);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex next = cr_hex_neighbour (hex, d);
    int other = cr_art_get_level (draw->art, draw->floor, next);
    const CrRecipe *recipe = cr_art_get_recipe (draw->art, draw->floor, next);

    if ((other - level) * sign <= 0 || recipe->layer == CR_RECIPE_LAYER_WATER ||
        !cr_grid_contains (draw->grid, next))
      continue;
    level = other;
    best = next;
  }
  return best;
}

/* Adds a flight for a stair hex that belongs to no stairway: from its lowest neighbour to its
 * highest. */
static void
add_stray (const CrDraw *draw, CrHex hex, GArray *flights)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  Run run = { hexes, steepest (draw, hex, -1), steepest (draw, hex, 1) };

  g_array_append_val (hexes, hex);
  Flight flight = make_flight (draw, &run);
  g_array_append_val (flights, flight);
}

/* Returns: (transfer full) (element-type Flight): the flights around the clip */
static GArray *
find_flights (const CrDraw *draw)
{
  GArray *flights = g_array_new (FALSE, FALSE, sizeof (Flight));
  g_autoptr (GHashTable) done = cr_hex_set_new (NULL, 0);
  g_autoptr (GArray) hexes = cr_draw_get_hexes (draw, STAIR_REACH);

  g_array_set_clear_func (flights, clear_flight);
  for (guint i = 0; i < cr_map_n_nodes (draw->map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (draw->map, CR_SECTION_LINKS, i);
    g_autoptr (CrStairway) stairway = NULL;

    if (cr_node_is (node, "stairway"))
      stairway = cr_stairway_new (draw->map, node, NULL);
    if (stairway != NULL)
      add_stairway (draw, stairway, flights, done);
  }
  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);
    if (cr_grid_contains (draw->grid, hex) && is_stair (draw, hex, "treads") &&
        !cr_hex_set_has (done, hex))
      add_stray (draw, hex, flights);
  }
  return flights;
}

/* Adds the tread between two arc lengths to the path, from @share of its depth on. */
static void
path_tread (const CrDraw *draw, const GArray *line, double from, double to)
{
  CrPoint way, p = cr_line_get_point (line, from, FALSE, &way);
  CrPoint a = cr_point_along (p, way, 0, -WIDTH / 2), b = cr_point_along (p, way, 0, WIDTH / 2);

  p = cr_line_get_point (line, to, FALSE, &way);
  CrPoint c = cr_point_along (p, way, 0, WIDTH / 2), d = cr_point_along (p, way, 0, -WIDTH / 2);
  cairo_move_to (draw->cr, a.x, a.y);
  cairo_line_to (draw->cr, b.x, b.y);
  cairo_line_to (draw->cr, c.x, c.y);
  cairo_line_to (draw->cr, d.x, d.y);
  cairo_close_path (draw->cr);
}

/* Each tread is lighter than the one below it, and its last third is shaded by the next one. */
static void
draw_treads (const CrDraw *draw, const GArray *line, const Matter *matter)
{
  double all = cr_line_get_length (line, FALSE);
  int n = MAX (3, (int) lround (all * TREADS_PER_HEX));
  CrColour low =
      cr_colour_mix (cr_draw_tone (draw, matter->low), cr_draw_tone (draw, CR_TONE_JOINT), 0.25);
  CrColour high = cr_draw_tone (draw, matter->high);

  for (int i = 0; i < n; i++) {
    double from = all * i / n, to = all * (i + 1) / n;

    path_tread (draw, line, from, to);
    cr_draw_fill_colour (draw, cr_colour_mix (low, high, (double) i / (n - 1)), 1);
    path_tread (draw, line, from + 0.66 * (to - from), to);
    cr_draw_fill (draw, CR_TONE_SHADOW, 0.34);
    CrPoint way, p = cr_line_get_point (line, to, FALSE, &way);
    CrPoint a = cr_point_along (p, way, 0, -WIDTH / 2), b = cr_point_along (p, way, 0, WIDTH / 2);
    cairo_move_to (draw->cr, a.x, a.y);
    cairo_line_to (draw->cr, b.x, b.y);
    cr_draw_stroke (draw, CR_TONE_INK, draw->detail == CR_DETAIL_FULL ? 0.016 : 0.010, 1);
  }
}

/* Returns: (transfer full): the strip of the flight between two distances from its middle line */
static GArray *
cut_strip (const GArray *line, double from, double to)
{
  GArray *out = cr_line_shift (line, from, FALSE);
  g_autoptr (GArray) other = cr_line_shift (line, to, FALSE);

  cr_line_reverse (other);
  return g_array_append_vals (out, other->data, other->len);
}

static void
draw_flight (const CrDraw *draw, const Flight *flight)
{
  draw_treads (draw, flight->line, flight->matter);
  for (int k = -1; k <= 1; k += 2) {
    double at = k * WIDTH / 2;
    g_autoptr (GArray) wall = cut_strip (flight->line, at - SIDE_WALL / 2, at + SIDE_WALL / 2);
    cr_draw_piece (draw, wall, flight->matter->side, 0.013);
  }
}

/* Draws treads around a newel, rising as they turn. */
void
cr_draw_spiral (const CrDraw *draw, CrHex hex)
{
  CrPoint at = cr_layout_centre (draw->grid, hex);
  CrColour low = cr_draw_tone (draw, CR_TONE_STONE_DIM), high = cr_draw_tone (draw, CR_TONE_MERLON);
  g_autoptr (GArray) ring = cr_line_circle (at, 0.30, 28);

  cr_draw_piece (draw, ring, CR_TONE_STONE_LIT, 0.020);
  for (int i = 0; i < 11; i++) {
    double angle = i * 2 * G_PI / 11;
    cairo_move_to (draw->cr, at.x, at.y);
    cairo_arc (draw->cr, at.x, at.y, 0.23, angle, angle + 2 * G_PI / 11);
    cairo_close_path (draw->cr);
    cr_draw_set_colour (draw, cr_colour_mix (low, high, i / 10.0), 1);
    cairo_fill_preserve (draw->cr);
    cr_draw_stroke (draw, CR_TONE_INK, 0.009, 1);
  }
  cr_draw_dot (draw, at, 0.035);
  cr_draw_fill (draw, CR_TONE_INK, 1);
}

void
cr_draw_spirals (const CrDraw *draw)
{
  g_autoptr (GArray) hexes = cr_draw_get_hexes (draw, STAIR_REACH);

  for (guint i = 0; i < hexes->len && draw->detail > CR_DETAIL_FLAT; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);
    if (cr_grid_contains (draw->grid, hex) && is_stair (draw, hex, "fan"))
      cr_draw_spiral (draw, hex);
  }
}

static void
draw_flights (const CrDraw *draw, gboolean on_masonry)
{
  g_autoptr (GArray) flights = find_flights (draw);

  for (guint i = 0; i < flights->len; i++)
    if (g_array_index (flights, Flight, i).on_masonry == on_masonry)
      draw_flight (draw, &g_array_index (flights, Flight, i));
}

void
cr_draw_stairs (const CrDraw *draw)
{
  draw_flights (draw, FALSE);
}

void
cr_draw_high_stairs (const CrDraw *draw)
{
  draw_flights (draw, TRUE);
}

/* The size of the two steps that lead into the wall: their depth, and the width of the flight
 * within its walls. */
#define HEAD_DEPTH 0.18
#define HEAD_WIDTH (WIDTH - SIDE_WALL)

/* The parapet that the head cuts ends in a block at either side, or in a beam. */
static void
draw_jambs (const CrDraw *draw, const Matter *matter, CrPoint at, CrPoint way)
{
  double depth = HEAD_DEPTH + 0.06, breadth = 0.085;
  g_autoptr (GArray) blocks = cr_blocks_new ();

  for (int k = -1; k <= 1; k += 2) {
    CrPoint middle = cr_point_along (at, way, 0, k * WIDTH / 2);

    if (matter == &stone) {
      cr_blocks_add (blocks, middle, cr_angle_of_way (way), depth, breadth);
      continue;
    }
    CrQuad beam = cr_quad_along (cr_point_along (middle, way, -depth / 2, 0),
                                 cr_point_along (middle, way, depth / 2, 0), breadth);
    g_autoptr (GArray) line = cr_quad_get_line (&beam);

    cr_draw_piece (draw, line, matter->side, 0.012);
  }
  cr_draw_blocks (draw, blocks);
}

/* The head continues the flight and cuts through the edge of the wall there, between two blocks. */
static void
draw_landing (const CrDraw *draw, const Flight *flight)
{
  const CrAnchor *anchor = &flight->landing;
  CrPoint way,
      end = cr_line_get_point (flight->line, cr_line_get_length (flight->line, FALSE), FALSE, &way);
  double share = turn_of (way, anchor->out);

  /* The direction out of the stair's hex leads into the wall. */
  if (share < 0.5) {
    way = anchor->out;
    end = anchor->at;
    share = 1;
  }
  CrPoint to_face = { anchor->at.x - end.x, anchor->at.y - end.y };
  CrPoint face = cr_point_along (end, way, turn_of (to_face, anchor->out) / share, 0);
  CrPoint from = cr_point_along (face, way, -0.05, 0);
  CrPoint to = cr_point_along (face, way, HEAD_DEPTH, 0);
  CrQuad quad = cr_quad_along (from, to, HEAD_WIDTH);
  g_autoptr (GArray) line = cr_quad_get_line (&quad);

  cr_draw_path (draw, line, TRUE);
  cr_draw_fill (draw, flight->matter->high, 1);
  for (int k = 1; k < 3; k++) {
    CrPoint at = cr_point_along (from, way, k * (HEAD_DEPTH + 0.05) / 2, 0);
    CrPoint p = cr_point_along (at, way, 0, -HEAD_WIDTH / 2),
            q = cr_point_along (at, way, 0, HEAD_WIDTH / 2);

    cairo_move_to (draw->cr, p.x, p.y);
    cairo_line_to (draw->cr, q.x, q.y);
  }
  cr_draw_stroke (draw, CR_TONE_INK, 0.012, 1);
  draw_jambs (draw, flight->matter, cr_point_along (face, way, HEAD_DEPTH / 2 - 0.02, 0), way);
}

void
cr_draw_landings (const CrDraw *draw)
{
  g_autoptr (GArray) flights = find_flights (draw);

  for (guint i = 0; i < flights->len; i++) {
    const Flight *flight = &g_array_index (flights, Flight, i);
    if (flight->lands && !flight->on_masonry)
      draw_landing (draw, flight);
  }
}

gboolean
cr_draw_is_by_stair (const CrDraw *draw, CrPoint at, double reach)
{
  CrHex near = cr_layout_hex_at (draw->grid, at);

  for (int d = -1; d < CR_N_DIRECTIONS; d++) {
    CrHex hex = d < 0 ? near : cr_hex_neighbour (near, (CrDirection) d);

    if (is_stair (draw, hex, "treads") &&
        cr_distance (cr_layout_centre (draw->grid, hex), at) < WIDTH / 2 + 0.3 + reach)
      return TRUE;
  }
  return FALSE;
}

void
cr_cast_stairs (const CrDraw *draw, CrCasters *casters)
{
  g_autoptr (GArray) flights = find_flights (draw);

  for (guint i = 0; i < flights->len; i++)
    if (!g_array_index (flights, Flight, i).on_masonry)
      cr_casters_take (
          casters, cut_strip (g_array_index (flights, Flight, i).line, -WIDTH / 2, WIDTH / 2), 0.9);
}
