/* cr-thin.c: walls, hedges, fences and falls that stand on hexsides only.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-castle-private.h"

#include <math.h>

#define MOST_CAST 3
#define THIN_REACH 0.8

/* The look of a kind of thin wall. */
typedef struct {
  int kind;
  double width;
  CrTone fill, joint;
  double pitch; /* of its joints or posts; 0 for none */
  double caster;
} Thin;

static const Thin thins[] = {
  { CR_SIDE_LOW_WALL, 0.09, CR_TONE_STONE, CR_TONE_JOINT, 0.11, 0.35 },
  { CR_SIDE_PARAPET, 0.09, CR_TONE_STONE_DIM, CR_TONE_JOINT, 0.14, 0.3 },
  { CR_SIDE_PARTITION, 0.08, CR_TONE_WOOD, CR_TONE_WOOD_DIM, 0.09, 0.6 },
  { CR_SIDE_WALL, 0.15, CR_TONE_STONE_LIT, CR_TONE_JOINT, 0.16, 0.9 },
  { CR_SIDE_BATTLEMENT, 0.15, CR_TONE_STONE, CR_TONE_JOINT, 0, 0.5 },
};

/* The piece of a thin wall on one side: from joint to middle to joint. */
typedef struct {
  CrPoint p[3];
  CrHex hex;
  CrDirection side;
} Piece;

static gboolean
has_kind (const CrDraw *draw, CrHex hex, CrDirection side, int kind)
{
  return cr_draw_find_side (draw, hex, side, (CrSideKind) kind) != NULL;
}

/* A side with a thin wall, as seen from one of its hexes. */
typedef struct {
  const CrDraw *draw;
  CrHex hex;
  CrDirection side;
  int kind;
} Place;

static CrPoint
middle_of (const Place *place)
{
  return cr_layout_side_middle (place->draw->grid, place->hex, place->side);
}

/* Returns: how many other pieces meet this one at a corner. @next_out: the last of them */
static int
find_next (const Place *place, int corner, Place *next_out)
{
  CrDirection side = place->side, over = cr_direction_opposite (side);
  int turn = corner == (int) side ? 1 : CR_N_DIRECTIONS - 1;
  const Place others[] = {
    { place->draw, place->hex, (side + turn) % CR_N_DIRECTIONS, place->kind },
    /* This is the third side of the corner, as seen from the hex across. */
    { place->draw, cr_hex_neighbour (place->hex, side),
      (over + CR_N_DIRECTIONS - turn) % CR_N_DIRECTIONS, place->kind },
  };
  int n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (others); i++) {
    if (!has_kind (place->draw, others[i].hex, others[i].side, place->kind))
      continue;
    *next_out = others[i];
    n++;
  }
  return n;
}

/* Returns: a corner of the side; @end 0 is where it begins */
static int
get_corner (const Place *place, int end)
{
  return ((int) place->side + (end ? 0 : CR_N_DIRECTIONS - 1)) % CR_N_DIRECTIONS;
}

/* Returns: the middle of a piece. It is moved between the middles of its neighbours, so that a
 * zigzag of sides runs straight as masonry does. */
static CrPoint
place_middle (const Place *place)
{
  Place next[2];

  for (int end = 0; end < 2; end++)
    if (find_next (place, get_corner (place, end), &next[end]) != 1)
      return middle_of (place);
  return cr_point_between (middle_of (&next[0]), middle_of (&next[1]), 0.5);
}

/* Returns: the third hex around a corner, beside the two at the side */
static CrHex
hex_across (const Place *place, int corner)
{
  return cr_hex_neighbour (place->hex,
                           corner == (int) place->side ? (corner + 1) % CR_N_DIRECTIONS : corner);
}

/* Whether there is masonry around a corner, at which the wall can end. */
static gboolean
is_at_masonry (const Place *place, int corner)
{
  const CrHex hexes[] = { place->hex, cr_hex_neighbour (place->hex, place->side),
                          hex_across (place, corner) };

  for (guint i = 0; i < G_N_ELEMENTS (hexes); i++)
    if (cr_castle_hex_get_piece (place->draw->art, place->draw->floor, hexes[i]) != CR_PIECE_NONE)
      return TRUE;
  return FALSE;
}

static gboolean
is_walk (const Place *place, CrHex hex)
{
  return cr_castle_hex_get_piece (place->draw->art, place->draw->floor, hex) == CR_PIECE_WALK;
}

/* A wall that crosses a wall-walk ends at the faces of that, wherever they are. */
static gboolean
ends_at_face (const Place *place, int corner)
{
  return is_walk (place, place->hex) &&
         is_walk (place, cr_hex_neighbour (place->hex, place->side)) &&
         !is_walk (place, hex_across (place, corner));
}

/* The wall is cut so far before the middle of a face, because the square end of its stroke reaches
 * on to it. */
#define TO_FACE 0.09

static CrPoint
find_face_joint (const Place *place, int corner)
{
  CrPoint p = cr_layout_corner (place->draw->grid, place->hex, corner), face = p;

  cr_draw_find_face (place->draw, place->hex, p, &face);
  return cr_point_along (face, cr_way_between (face, middle_of (place)), TO_FACE, 0);
}

/* Returns: where a piece ends: half way to the only other piece that meets it; at the corner if
 * several do, or if masonry is there; otherwise straight on */
static CrPoint
place_joint (const Place *place, int end)
{
  int corner = get_corner (place, end);
  Place next, before;
  int n = find_next (place, corner, &next);
  CrPoint middle = place_middle (place), last;

  if (ends_at_face (place, corner))
    return find_face_joint (place, corner);
  if (n == 1)
    return cr_point_between (middle, place_middle (&next), 0.5);
  if (n > 1 || is_at_masonry (place, corner) ||
      find_next (place, get_corner (place, !end), &before) != 1)
    return cr_layout_corner (place->draw->grid, place->hex, corner);
  last = place_middle (&before);
  return cr_point_between (last, middle, 1.5);
}

static Piece
make_piece (const CrDraw *draw, CrHex hex, CrDirection side, int kind)
{
  const Place place = { draw, hex, side, kind };
  CrPoint from = place_joint (&place, 0), to = place_joint (&place, 1);
  gboolean crosses = ends_at_face (&place, get_corner (&place, 0)) ||
                     ends_at_face (&place, get_corner (&place, 1));

  return (Piece){ { from, crosses ? cr_point_between (from, to, 0.5) : place_middle (&place), to },
                  hex,
                  side };
}

/* A side at the edge of masonry or of a house is part of the outline of that, not a thin wall. */
static gboolean
is_thin (const CrDraw *draw, CrHex hex, CrDirection side)
{
  CrPiece here = cr_castle_hex_get_piece (draw->art, draw->floor, hex);
  CrPiece there = cr_castle_hex_get_piece (draw->art, draw->floor, cr_hex_neighbour (hex, side));

  return here == there && here != CR_PIECE_TOWER;
}

gboolean
cr_draw_find_thin (const CrDraw *draw, CrHex hex, CrDirection side, CrAnchor *out)
{
  int kinds[] = { CR_SIDE_HEDGE,     CR_SIDE_FENCE, CR_SIDE_LOW_WALL,  CR_SIDE_PARAPET,
                  CR_SIDE_PARTITION, CR_SIDE_WALL,  CR_SIDE_BATTLEMENT };

  for (guint i = 0; i < G_N_ELEMENTS (kinds) && is_thin (draw, hex, side); i++) {
    if (!has_kind (draw, hex, side, kinds[i]))
      continue;
    Piece piece = make_piece (draw, hex, side, kinds[i]);
    CrPoint way = cr_way_between (piece.p[0], piece.p[2]);

    /* A piece runs clockwise about its hex. */
    *out = (CrAnchor){ piece.p[1], { way.y, -way.x }, 0, FALSE };
    return TRUE;
  }
  return FALSE;
}

/* Returns: (transfer full) (element-type Piece): the pieces of one kind around the clip */
static GArray *
find_pieces (const CrDraw *draw, int kind, double reach)
{
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (Piece));
  gsize n;
  const CrSide *sides = cr_map_get_all_sides (draw->map, draw->floor, &n);

  for (gsize i = 0; i < n; i++) {
    CrHex hex = cr_grid_get_hex (draw->grid, sides[i].cell);
    CrPoint middle = cr_layout_side_middle (draw->grid, hex, sides[i].direction);

    if (sides[i].kind != kind || !cr_box_has (draw->clip, middle, reach) ||
        !is_thin (draw, hex, sides[i].direction))
      continue;
    Piece piece = make_piece (draw, hex, sides[i].direction, kind);
    g_array_append_val (pieces, piece);
  }
  return pieces;
}

static void
path_pieces (const CrDraw *draw, const GArray *pieces)
{
  for (guint i = 0; i < pieces->len; i++) {
    const Piece *piece = &g_array_index (pieces, Piece, i);
    cairo_move_to (draw->cr, piece->p[0].x, piece->p[0].y);
    cairo_line_to (draw->cr, piece->p[1].x, piece->p[1].y);
    cairo_line_to (draw->cr, piece->p[2].x, piece->p[2].y);
  }
}

/* Returns: the point of a piece at a share of its length, 0…1; @way_out is its direction there */
static CrPoint
piece_at (const Piece *piece, double share, CrPoint *way_out)
{
  int half = share < 0.5 ? 0 : 1;

  *way_out = cr_way_between (piece->p[half], piece->p[half + 1]);
  return cr_point_between (piece->p[half], piece->p[half + 1], share * 2 - half);
}

static double
piece_length (const Piece *piece)
{
  return cr_distance (piece->p[0], piece->p[1]) + cr_distance (piece->p[1], piece->p[2]);
}

static void
draw_joints (const CrDraw *draw, const GArray *pieces, const Thin *thin)
{
  for (guint i = 0; i < pieces->len && thin->pitch > 0; i++) {
    const Piece *piece = &g_array_index (pieces, Piece, i);
    int n = MAX (1, (int) lround (piece_length (piece) / thin->pitch));

    for (int k = 0; k < n; k++) {
      CrPoint way, at = piece_at (piece, (k + 0.5) / n, &way);
      CrPoint p = cr_point_along (at, way, 0, -thin->width / 2);
      CrPoint q = cr_point_along (at, way, 0, thin->width / 2);
      cairo_move_to (draw->cr, p.x, p.y);
      cairo_line_to (draw->cr, q.x, q.y);
    }
  }
  cr_draw_stroke (draw, thin->joint, 0.011, 0.9);
}

static void
draw_masonry (const CrDraw *draw, const Thin *thin)
{
  g_autoptr (GArray) pieces = find_pieces (draw, thin->kind, THIN_REACH);

  cairo_set_line_join (draw->cr, CAIRO_LINE_JOIN_ROUND);
  /* Strokes end squarely, and the next piece is drawn over the end. */
  cairo_set_line_cap (draw->cr, CAIRO_LINE_CAP_SQUARE);
  path_pieces (draw, pieces);
  cr_draw_stroke (draw, CR_TONE_INK, thin->width + 0.036, 1);
  path_pieces (draw, pieces);
  cr_draw_stroke (draw, thin->fill, thin->width, 1);
  cairo_set_line_cap (draw->cr, CAIRO_LINE_CAP_BUTT);
  if (draw->detail == CR_DETAIL_FULL)
    draw_joints (draw, pieces, thin);
}

/* Merlons stand on the outer edge; a piece has its hex to its right. */
static void
add_merlons (GArray *blocks, const Piece *piece, gboolean inside)
{
  double length = piece_length (piece);
  int n = cr_masonry_count (length, 0.25);

  for (int k = 0; k < n; k++) {
    CrPoint way, at = piece_at (piece, (k + 0.5) / n, &way);

    cr_blocks_add (blocks, cr_point_along (at, way, 0, inside ? -0.04 : 0.04),
                   cr_angle_of_way (way), MIN (0.15, length / n * 0.64), 0.10);
  }
}

/* Draws the merlons of a battlement between two walks. */
static void
draw_thin_merlons (const CrDraw *draw)
{
  g_autoptr (GArray) pieces = find_pieces (draw, CR_SIDE_BATTLEMENT, THIN_REACH);
  g_autoptr (GArray) blocks = cr_blocks_new ();

  for (guint i = 0; i < pieces->len; i++) {
    const Piece *piece = &g_array_index (pieces, Piece, i);
    gsize n;
    const CrSide *sides =
        cr_map_get_sides (draw->map, (CrPlace){ draw->floor, piece->hex }, piece->side, &n);

    for (gsize s = 0; s < n; s++)
      if (sides[s].kind == CR_SIDE_BATTLEMENT)
        add_merlons (blocks, piece, cr_map_is_inside (draw->map, &sides[s], piece->hex));
  }
  cr_draw_blocks (draw, blocks);
}

/* Leaves in clumps, lit from the north-west. */
static void
draw_hedges (const CrDraw *draw)
{
  static const struct {
    CrTone tone;
    double radius, shift;
  } coats[] = { { CR_TONE_LEAF_DIM, 0.085, 0 },
                { CR_TONE_LEAF, 0.062, -0.014 },
                { CR_TONE_LEAF_LIT, 0.032, -0.028 } };
  g_autoptr (GArray) pieces = find_pieces (draw, CR_SIDE_HEDGE, THIN_REACH);

  for (guint c = 0; c < G_N_ELEMENTS (coats); c++) {
    for (guint i = 0; i < pieces->len; i++) {
      const Piece *piece = &g_array_index (pieces, Piece, i);
      CrRng rng = cr_rng_at_side (piece->hex, piece->side, CR_RNG_HEDGE);

      for (int k = 0; k < 6; k++) {
        CrPoint way, at = piece_at (piece, (k + 0.5) / 6, &way);
        double size = cr_rng_next (&rng, 0.85, 1.2), aside = cr_rng_next (&rng, -0.03, 0.03);
        at = cr_point_along (at, way, 0, aside);
        at.x += coats[c].shift;
        at.y += coats[c].shift;
        cr_draw_dot (draw, at, coats[c].radius * size);
      }
    }
    cr_draw_fill (draw, coats[c].tone, 1);
  }
}

/* Draws fences: posts and two rails. */
static void
draw_fences (const CrDraw *draw)
{
  g_autoptr (GArray) pieces = find_pieces (draw, CR_SIDE_FENCE, THIN_REACH);

  path_pieces (draw, pieces);
  cr_draw_stroke (draw, CR_TONE_WOOD_DIM, 0.026, 1);
  for (guint i = 0; i < pieces->len; i++) {
    for (int k = 0; k < 4; k++) {
      CrPoint way;
      CrPoint at = piece_at (&g_array_index (pieces, Piece, i), (k + 0.5) / 4, &way);
      cr_draw_dot (draw, at, 0.024);
    }
  }
  cr_draw_fill (draw, CR_TONE_INK, 1);
}

/* Draws a fall of the ground on one side: hachures downhill; at a cliff they are denser, with a
 * hard crest. */
static void
draw_falls (const CrDraw *draw, int kind)
{
  g_autoptr (GArray) pieces = find_pieces (draw, kind, THIN_REACH);
  g_autoptr (GArray) marks = cr_flicks_new ();
  gboolean cliff = kind == CR_SIDE_CLIFF;
  int n = cliff ? 11 : 8;

  for (guint i = 0; i < pieces->len; i++) {
    const Piece *piece = &g_array_index (pieces, Piece, i);
    CrHex over = cr_hex_neighbour (piece->hex, piece->side);
    CrRng rng = cr_rng_at_side (piece->hex, piece->side, CR_RNG_HEDGE);
    /* A piece runs clockwise about its hex: the hex lies to its right. */
    gboolean down_here = cr_art_get_level (draw->art, draw->floor, piece->hex) <
                         cr_art_get_level (draw->art, draw->floor, over);

    for (int k = 0; k < n; k++) {
      CrPoint way, at = piece_at (piece, (k + 0.5) / n, &way);
      double length = cr_rng_next (&rng, 0.12, cliff ? 0.24 : 0.38);
      cr_flicks_add (marks, at, cr_point_along (at, way, 0, down_here ? length : -length), 0.026);
    }
  }
  path_pieces (draw, pieces);
  cr_draw_stroke (draw, cliff ? CR_TONE_INK : CR_TONE_INK_SOFT, cliff ? 0.034 : 0.020, 1);
  cr_draw_flicks (draw, marks, CR_TONE_INK_SOFT, 0.95);
}

void
cr_draw_thin_walls (const CrDraw *draw)
{
  draw_falls (draw, CR_SIDE_SLOPE);
  draw_falls (draw, CR_SIDE_CLIFF);
  draw_hedges (draw);
  draw_fences (draw);
  for (guint i = 0; i < G_N_ELEMENTS (thins); i++)
    draw_masonry (draw, &thins[i]);
  draw_thin_merlons (draw);
}

/* Returns: how many times its usual height the shadow is thrown from, limited so that a shadow does
 * not reach beyond its tile */
static int
tower_over (const CrDraw *draw, const Piece *piece, CrSideKind kind)
{
  const CrSide *side = cr_draw_find_side (draw, piece->hex, piece->side, kind);

  return side != NULL ? CLAMP (cr_side_get_height (side), 1, MOST_CAST) : 1;
}

void
cr_cast_thin_walls (const CrDraw *draw, CrCasters *casters)
{
  for (guint i = 0; i < G_N_ELEMENTS (thins); i++) {
    g_autoptr (GArray) pieces = find_pieces (draw, thins[i].kind, THIN_REACH);

    for (guint k = 0; k < pieces->len; k++) {
      const Piece *piece = &g_array_index (pieces, Piece, k);
      double caster = thins[i].caster * tower_over (draw, piece, thins[i].kind);

      for (int half = 0; half < 2; half++) {
        CrQuad quad = cr_quad_along (piece->p[half], piece->p[half + 1], thins[i].width);
        cr_casters_take (casters, cr_quad_get_line (&quad), caster);
      }
    }
  }
}
