/* cr-road-ways.c: where roads run, as smooth lines. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-road-private.h"

#include "cr-castle-hex.h"

enum { RNG_THROUGH = 250, RNG_BETWEEN, RNG_BEYOND, RNG_ENDING };

/* The line of a road within a hex depends only on its neighbours, so that a bend in the next hex
 * does not move it. The angle that is left at a hexside is rounded around that side. */
#define PER_PIECE 8
#define ROUND 0.2

gboolean
cr_road_has (const CrDraw *draw, CrHex hex)
{
  return cr_art_get_recipe (draw->art, draw->floor, hex)->kind == CR_RECIPE_ROAD &&
         cr_art_has_hex (draw->art, draw->floor, hex) && cr_grid_contains (draw->grid, hex);
}

gboolean
cr_road_is_place (const CrDraw *draw, CrHex hex)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    if (cr_road_has (draw, cr_hex_neighbour (hex, d)) &&
        cr_road_has (draw, cr_hex_neighbour (hex, (d + 1) % CR_N_DIRECTIONS)))
      return cr_road_has (draw, hex);
  return FALSE;
}

/* Whether a bridge or a ford continues the road. */
static gboolean
is_crossing (const CrDraw *draw, CrHex hex)
{
  const CrRecipe *recipe = cr_art_get_recipe (draw->art, draw->floor, hex);

  return (cr_recipe_is_ford (recipe) ||
          (recipe->kind == CR_RECIPE_BUILT && recipe->layer == CR_RECIPE_LAYER_OBJECT)) &&
         cr_art_has_hex (draw->art, draw->floor, hex) && cr_grid_contains (draw->grid, hex);
}

/* Whether the hex has a cart, a well or another thing that stands on the ground. */
static gboolean
is_object (const CrDraw *draw, CrHex hex)
{
  const CrRecipe *recipe = cr_art_get_recipe (draw->art, draw->floor, hex);

  return recipe->kind == CR_RECIPE_SCATTER && recipe->layer == CR_RECIPE_LAYER_OBJECT &&
         cr_grid_contains (draw->grid, hex);
}

/* Whether the side leads into a gate; the road continues there beneath the gatehouse. */
static gboolean
is_gate (const CrDraw *draw, CrHex hex, CrDirection side)
{
  return cr_draw_find_side (draw, hex, side, CR_SIDE_GATE) != NULL ||
         cr_draw_find_side (draw, hex, side, CR_SIDE_PORTCULLIS) != NULL;
}

/* Returns: the angle between two exits in sixths of a circle, 1 to 3 */
static int
angle_between (CrDirection a, CrDirection b)
{
  int turn = (b - a + CR_N_DIRECTIONS) % CR_N_DIRECTIONS;

  return MIN (turn, CR_N_DIRECTIONS - turn);
}

typedef struct {
  CrDirection sides[CR_N_DIRECTIONS];
  int n;
} Exits;

/* Returns: the sides over which a road leaves the hex */
static Exits
find_road_exits (const CrDraw *draw, CrHex hex)
{
  Exits exits = { { 0 }, 0 };

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex next = cr_hex_neighbour (hex, d);

    if (cr_road_has (draw, next) || is_crossing (draw, next) || is_gate (draw, hex, d))
      exits.sides[exits.n++] = d;
  }
  return exits;
}

/* A road that would end beside a cart continues beneath it, preferably straight ahead. */
static void
add_way_beneath (const CrDraw *draw, CrHex hex, Exits *exits)
{
  int most = 1;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    int turn = angle_between (exits->sides[0], d);

    if (turn <= most || !is_object (draw, cr_hex_neighbour (hex, d)))
      continue;
    most = turn;
    exits->sides[1] = d;
    exits->n = 2;
  }
}

/* A road that would end before a gatehouse or other masonry continues straight up to it. */
static void
add_way_in (const CrDraw *draw, CrHex hex, Exits *exits)
{
  CrDirection ahead = cr_direction_opposite (exits->sides[0]);

  if (cr_castle_hex_get_piece (draw->art, draw->floor, cr_hex_neighbour (hex, ahead)) ==
      CR_PIECE_NONE)
    return;
  exits->sides[1] = ahead;
  exits->n = 2;
}

/* At the edge of the map a road continues outside, unless both of its ends are seen within the map.
 */
static void
add_way_off (const CrDraw *draw, CrHex hex, Exits *exits)
{
  int most = 1;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS && exits->n > 0; d++) {
    CrHex next = cr_hex_neighbour (hex, d);

    if (cr_grid_contains (draw->grid, next) || angle_between (exits->sides[0], d) <= most)
      continue;
    most = angle_between (exits->sides[0], d);
    exits->sides[1] = d;
    exits->n = 2;
  }
}

/* Beneath a cart there is one exit for each run of road hexes beside it; none when they are all
 * connected and pass it by. */
static Exits
find_object_exits (const CrDraw *draw, CrHex hex)
{
  Exits exits = { { 0 }, 0 };
  int start = 0;

  while (start < CR_N_DIRECTIONS && cr_road_has (draw, cr_hex_neighbour (hex, start)))
    start++;
  for (int i = 0; i < CR_N_DIRECTIONS && start < CR_N_DIRECTIONS; i++) {
    int run = 0;

    while (run + i < CR_N_DIRECTIONS &&
           cr_road_has (draw, cr_hex_neighbour (hex, (start + i + run) % CR_N_DIRECTIONS)))
      run++;
    if (run > 0)
      exits.sides[exits.n++] = (start + i + (run - 1) / 2) % CR_N_DIRECTIONS;
    i += run;
  }
  exits.n = exits.n > 1 ? exits.n : 0;
  return exits;
}

static Exits
find_exits (const CrDraw *draw, CrHex hex)
{
  Exits exits = { { 0 }, 0 };

  if (cr_road_has (draw, hex)) {
    exits = find_road_exits (draw, hex);
    if (exits.n == 1)
      add_way_beneath (draw, hex, &exits);
    if (exits.n == 1)
      add_way_in (draw, hex, &exits);
    if (exits.n == 1)
      add_way_off (draw, hex, &exits);
  } else if (is_crossing (draw, hex)) {
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
      if (cr_road_has (draw, cr_hex_neighbour (hex, d)))
        exits.sides[exits.n++] = d;
  } else if (is_object (draw, hex)) {
    exits = find_object_exits (draw, hex);
  }
  return exits;
}

static void
clear_piece (gpointer data)
{
  g_array_unref (((CrRoadPiece *) data)->line);
}

/* All roads are displaced by the same field of noise, so that they still meet. */
static void
take_piece (GArray *pieces, CrRng key, GArray *line, CrRoadKind kind)
{
  CrRoadPiece piece = { key, line, kind };

  cr_line_wobble (line, 0.024, 1.1, 31);
  g_array_append_val (pieces, piece);
}

/* Bends a quadratic arc from one point to another. */
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
  return line;
}

static GArray *
lay_straight (CrPoint from, CrPoint to)
{
  return bend_arc (from, cr_point_between (from, to, 0.5), to);
}

/* A road that turns by a sixth is drawn so far from the middle of its hex, in W, so that a zigzag
 * of such turns hardly sways. */
#define BOW 0.165
/* The same for a road that turns back, which is the outer corner of an open place and is cut off.
 */
#define CUT 0.26

/* Lays a road through a hex from side to side. */
static GArray *
lay_through (const CrDraw *draw, CrHex hex, CrDirection from, CrDirection to)
{
  static const double bows[] = { 0, CUT, BOW, 0 };
  CrPoint c = cr_layout_centre (draw->grid, hex);
  CrPoint a = cr_layout_side_middle (draw->grid, hex, from);
  CrPoint b = cr_layout_side_middle (draw->grid, hex, to);
  CrPoint way = cr_way_between (c, cr_point_between (a, b, 0.5));

  return bend_arc (a, cr_point_along (c, way, bows[angle_between (from, to)], 0), b);
}

/* At a junction all ways through it are drawn but the sharpest, so that one road opens into the
 * other. */
static gboolean
goes_through (const CrDraw *draw, CrHex hex, const Exits *exits, int i, int k)
{
  return i != k && !is_crossing (draw, hex) &&
         (exits->n == 2 || angle_between (exits->sides[i], exits->sides[k]) > 1);
}

/* Returns: (transfer full) (element-type GArray of CrPoint): the lines that enter the hex by a
 * side, from there inwards; to the middle when none goes through */
static GPtrArray *
lay_inwards (const CrDraw *draw, CrHex hex, const Exits *exits, CrDirection side)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);

  for (int i = 0; i < exits->n; i++)
    for (int k = 0; k < exits->n && exits->sides[i] == side; k++)
      if (goes_through (draw, hex, exits, i, k))
        g_ptr_array_add (lines, lay_through (draw, hex, side, exits->sides[k]));
  if (lines->len == 0)
    g_ptr_array_add (lines, lay_straight (cr_layout_side_middle (draw->grid, hex, side),
                                          cr_layout_centre (draw->grid, hex)));
  return lines;
}

/* Whether the next hex has lines to which these are joined. */
static gboolean
is_joined (const CrDraw *draw, CrHex hex, CrDirection side)
{
  CrHex next = cr_hex_neighbour (hex, side);

  return (cr_road_has (draw, hex) || is_crossing (draw, hex)) &&
         (cr_road_has (draw, next) || is_crossing (draw, next));
}

/* Returns: (transfer full): the part of a line that the rounding at its ends leaves */
static GArray *
cut_ends (const GArray *line, gboolean first, gboolean last)
{
  double all = cr_line_get_length (line, FALSE), run = 0;
  double from = first ? ROUND : 0, to = last ? all - ROUND : all;
  GArray *out = cr_line_new ();
  CrPoint end = cr_line_get_point (line, to, FALSE, NULL);
  CrPoint start = cr_line_get_point (line, from, FALSE, NULL);

  g_array_append_val (out, start);
  for (guint i = 0; i + 1 < line->len; i++) {
    if (run > from + 1e-3 && run < to - 1e-3)
      g_array_append_val (out, cr_line_at (line, i));
    run += cr_distance (cr_line_at (line, i), cr_line_at (line, i + 1));
  }
  return g_array_append_val (out, end);
}

static void
add_within (const CrDraw *draw, CrHex hex, const Exits *exits, GArray *pieces)
{
  CrRoadKind kind = cr_road_is_place (draw, hex) ? CR_ROAD_PLACE : CR_ROAD_EVEN;

  for (int i = 0; i < exits->n; i++) {
    CrDirection side = exits->sides[i];
    gboolean joined = is_joined (draw, hex, side), any = FALSE;

    for (int k = 0; k < exits->n; k++) {
      if (!goes_through (draw, hex, exits, i, k))
        continue;
      any = TRUE;
      if (k < i)
        continue;
      g_autoptr (GArray) line = lay_through (draw, hex, side, exits->sides[k]);
      take_piece (pieces,
                  cr_rng_at_hex (hex, RNG_THROUGH, side * CR_N_DIRECTIONS + exits->sides[k]),
                  cut_ends (line, joined, is_joined (draw, hex, exits->sides[k])), kind);
    }
    if (any || (kind == CR_ROAD_PLACE && cr_road_is_place (draw, cr_hex_neighbour (hex, side))))
      continue;
    g_autoptr (GArray) line = lay_straight (cr_layout_side_middle (draw->grid, hex, side),
                                            cr_layout_centre (draw->grid, hex));
    take_piece (pieces, cr_rng_at_hex (hex, RNG_THROUGH, side), cut_ends (line, joined, FALSE),
                kind);
  }
}

/* Joins each line on one side of a hexside with each on the other. */
static void
add_between (const CrDraw *draw, CrHex hex, const Exits *exits, CrDirection side, GArray *pieces)
{
  CrHex next = cr_hex_neighbour (hex, side);
  Exits others = find_exits (draw, next);
  g_autoptr (GPtrArray) ours = lay_inwards (draw, hex, exits, side);
  g_autoptr (GPtrArray) theirs = lay_inwards (draw, next, &others, cr_direction_opposite (side));
  CrPoint over = cr_layout_side_middle (draw->grid, hex, side);
  gboolean place = cr_road_is_place (draw, hex) && cr_road_is_place (draw, next);

  for (guint i = 0; i < ours->len; i++)
    for (guint k = 0; k < theirs->len; k++) {
      CrPoint from = cr_line_get_point (ours->pdata[i], ROUND, FALSE, NULL);
      CrPoint to = cr_line_get_point (theirs->pdata[k], ROUND, FALSE, NULL);

      take_piece (pieces, cr_rng_at_side (hex, side, RNG_BETWEEN), bend_arc (from, over, to),
                  place ? CR_ROAD_PLACE : CR_ROAD_EVEN);
    }
}

/* Whether a road comes to that side of its hex. */
static gboolean
comes_to (const CrDraw *draw, CrHex hex, CrDirection side)
{
  Exits exits = find_exits (draw, hex);

  for (int i = 0; i < exits.n; i++)
    if (exits.sides[i] == side)
      return TRUE;
  return FALSE;
}

/* Adds a piece into a gate, off the map, beneath a cart, or from there to the middle of the road
 * beside it. */
static void
add_beyond (const CrDraw *draw, CrHex hex, CrDirection side, GArray *pieces)
{
  CrHex next = cr_hex_neighbour (hex, side);

  if (is_object (draw, hex) && comes_to (draw, next, cr_direction_opposite (side)))
    return;
  CrPoint from = cr_layout_side_middle (draw->grid, hex, side);
  CrPoint to = cr_layout_centre (draw->grid, next);

  take_piece (pieces, cr_rng_at_side (hex, side, RNG_BEYOND), lay_straight (from, to),
              CR_ROAD_EVEN);
}

/* A road that ends keeps its strength up to so far from the middle of its last hex, and has faded
 * at so far. */
#define WHOLE 0.2
#define TAIL 0.9

static void
add_tail (const CrDraw *draw, CrHex hex, CrDirection side, GArray *pieces)
{
  CrPoint c = cr_layout_centre (draw->grid, hex);
  CrPoint way = cr_way_between (c, cr_layout_side_middle (draw->grid, hex, side));
  CrPoint from = cr_point_along (c, way, WHOLE, 0);

  take_piece (pieces, cr_rng_at_hex (hex, RNG_ENDING, side), lay_straight (c, from), CR_ROAD_EVEN);
  take_piece (pieces, cr_rng_at_hex (hex, RNG_BEYOND, side),
              lay_straight (from, cr_point_along (c, way, TAIL, 0)), CR_ROAD_TAIL);
}

/* A road that ends goes straight on; a single road hex leads nowhere in both directions. */
static void
add_tails (const CrDraw *draw, CrHex hex, const Exits *exits, GArray *pieces)
{
  int side = (int) (cr_hash3 (hex.q, hex.r, RNG_BEYOND) * 2.99);

  if (exits->n == 0)
    add_tail (draw, hex, (CrDirection) side, pieces);
  add_tail (draw, hex, cr_direction_opposite (exits->n == 0 ? side : (int) exits->sides[0]),
            pieces);
}

static void
add_hex (const CrDraw *draw, CrHex hex, GArray *pieces)
{
  Exits exits = find_exits (draw, hex);
  gboolean road = cr_road_has (draw, hex);

  add_within (draw, hex, &exits, pieces);
  for (int i = 0; i < exits.n; i++) {
    CrDirection side = exits.sides[i];

    if (!is_joined (draw, hex, side))
      add_beyond (draw, hex, side, pieces);
    else if (side < CR_N_DIRECTIONS / 2)
      add_between (draw, hex, &exits, side, pieces);
  }
  if (road && exits.n < 2)
    add_tails (draw, hex, &exits, pieces);
}

GArray *
cr_road_find_pieces (const CrDraw *draw)
{
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (CrRoadPiece));
  g_autoptr (GArray) hexes = cr_draw_get_hexes (draw, 1.5);

  g_array_set_clear_func (pieces, clear_piece);
  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);

    if (cr_grid_contains (draw->grid, hex))
      add_hex (draw, hex, pieces);
  }
  return pieces;
}
