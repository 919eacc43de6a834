/* cr-openings.c: arrow slits, doors and windows in any wall.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-castle-private.h"

#include <math.h>

#define OPENING_REACH 0.8

/* Returns: a point of an opening, @u outwards from the outer face of its wall, @v along the wall */
static CrPoint
at (const CrAnchor *anchor, double u, double v)
{
  return cr_point_along (anchor->at, anchor->out, u, v);
}

static GArray *
box_at (const CrAnchor *anchor, double u0, double u1, double width)
{
  CrQuad quad = cr_quad_along (at (anchor, u0, 0), at (anchor, u1, 0), width);

  return cr_quad_get_line (&quad);
}

/* Draws the splay on the archer's side, as wide as his arc, and the slit through the wall; it is
 * black, so that it can be seen at any size. */
static void
draw_slit (const CrDraw *draw, const CrAnchor *anchor, const CrSide *side)
{
  double back = anchor->depth > 0 ? -0.22 : -0.13, mouth = back + 0.12;
  double half = 0.035 + cr_side_get_arc (side) * 0.04 / 60;
  CrPoint splay[4] = { at (anchor, back, -half), at (anchor, mouth, -0.016),
                       at (anchor, mouth, 0.016), at (anchor, back, half) };
  g_autoptr (GArray) body = g_array_append_vals (cr_line_new (), splay, 4);
  g_autoptr (GArray) slot = box_at (anchor, mouth - 0.01, mouth + 0.19, 0.034);

  cr_draw_path (draw, body, TRUE);
  cr_draw_path (draw, slot, TRUE);
  cr_draw_fill (draw, CR_TONE_INK, 1);
}

/* Draws steps up to a door from outside. */
static void
draw_steps (const CrDraw *draw, const CrAnchor *anchor)
{
  CrColour lit = cr_draw_tone (draw, CR_TONE_STONE_LIT),
           dim = cr_draw_tone (draw, CR_TONE_STONE_DIM);

  for (int i = 0; i < 3; i++) {
    g_autoptr (GArray) step = box_at (anchor, 0.08 + 0.07 * i, 0.15 + 0.07 * i, 0.38 + 0.06 * i);
    cr_draw_path (draw, step, TRUE);
    cr_draw_fill_colour (draw, cr_colour_mix (lit, dim, i / 3.0), 1);
    cr_draw_ink (draw, step, TRUE, (CrPen){ CR_TONE_INK, 0.011, 1 });
  }
}

/* Draws the leaf: across the opening when shut, swung back against the wall when open. */
static void
draw_leaf (const CrDraw *draw, const CrAnchor *anchor, double u, double width, gboolean open)
{
  double half = width / 2;
  g_autoptr (GArray) leaf =
      open ? box_at (&(CrAnchor){ at (anchor, u, -half), anchor->out, 0, FALSE }, -width * 0.8, 0,
                     0.07)
           : box_at (anchor, u - 0.04, u + 0.04, width);

  cr_draw_path (draw, leaf, TRUE);
  cr_draw_fill (draw, open ? CR_TONE_WOOD : CR_TONE_WOOD_DIM, 1);
  if (!open && draw->detail == CR_DETAIL_FULL) {
    for (int k = -1; k <= 1; k += 2) {
      CrAnchor beside = { at (anchor, u, k * half * 0.5), anchor->out, 0, FALSE };
      g_autoptr (GArray) panel = box_at (&beside, -0.03, 0.03, half * 0.8);
      cr_draw_path (draw, panel, TRUE);
    }
    cr_draw_fill (draw, CR_TONE_WOOD, 1);
  }
  cr_draw_ink (draw, leaf, TRUE, (CrPen){ CR_TONE_INK, 0.012, 1 });
}

/* Draws the boards of a broken door, one across the other (MAP-17). */
static void
draw_boards (const CrDraw *draw, const CrAnchor *anchor, double u, double width)
{
  double half = width / 2;

  for (int k = -1; k <= 1; k += 2) {
    CrQuad quad =
        cr_quad_along (at (anchor, u - 0.09, -k * half), at (anchor, u + 0.09, k * half), 0.055);
    g_autoptr (GArray) board = cr_quad_get_line (&quad);

    cr_draw_path (draw, board, TRUE);
    cr_draw_fill (draw, CR_TONE_WOOD, 1);
    cr_draw_ink (draw, board, TRUE, (CrPen){ CR_TONE_INK, 0.012, 1 });
  }
}

static void
draw_door (const CrDraw *draw, const CrAnchor *anchor, double width, const CrSide *side)
{
  gboolean thin = anchor->depth <= 0;
  g_autoptr (GArray) gap = thin ? box_at (anchor, -0.075, 0.075, width)
                                : box_at (anchor, -anchor->depth - 0.02, 0.02, width);

  cr_draw_path (draw, gap, TRUE);
  cr_draw_fill (draw, CR_TONE_EARTH_DIM, 1);
  if (!thin) {
    cr_draw_path (draw, gap, TRUE);
    cr_draw_fill (draw, CR_TONE_SHADOW, 0.22);
  }
  cr_draw_ink (draw, gap, TRUE, (CrPen){ CR_TONE_INK, 0.014, 1 });
  if (side->state == CR_STATE_BROKEN)
    draw_boards (draw, anchor, thin ? 0 : -0.08, width);
  else
    draw_leaf (draw, anchor, thin ? 0 : -0.08, width, cr_side_is_open (side));
}

static void
draw_window (const CrDraw *draw, const CrAnchor *anchor, gboolean open)
{
  double depth = anchor->depth > 0 ? 0.20 : 0.12;
  g_autoptr (GArray) frame = anchor->depth > 0 ? box_at (anchor, -depth, 0.01, 0.24)
                                               : box_at (anchor, -depth / 2, depth / 2, 0.24);
  g_autoptr (GArray) bar = box_at (anchor, anchor->depth > 0 ? -depth : -depth / 2,
                                   anchor->depth > 0 ? 0.01 : depth / 2, 0.02);

  /* A window shows its shutters, or is light when it is open. */
  cr_draw_piece (draw, frame, open ? CR_TONE_WATER_LIT : CR_TONE_WOOD, 0.013);
  cr_draw_path (draw, bar, TRUE);
  cr_draw_fill (draw, CR_TONE_INK, 0.9);
}

/* A grille of bars seen from above. */
static void
draw_portcullis (const CrDraw *draw, const CrAnchor *anchor, gboolean open)
{
  g_autoptr (GArray) slot = box_at (anchor, -0.2, -0.13, 0.6);

  cr_draw_path (draw, slot, TRUE);
  cr_draw_fill (draw, CR_TONE_INK, open ? 0.35 : 1);
  for (int i = 0; i < 6; i++) {
    CrAnchor bar = { at (anchor, 0, -0.25 + 0.1 * i), anchor->out, 0, FALSE };
    g_autoptr (GArray) line = box_at (&bar, -0.19, -0.14, 0.035);
    cr_draw_path (draw, line, TRUE);
  }
  cr_draw_fill (draw, CR_TONE_STONE_DIM, 1);
}

/* Draws a secret door in red, like all that only the owner knows. */
static void
draw_secret (const CrDraw *draw, const CrAnchor *anchor, gboolean open)
{
  g_autoptr (GArray) mark = box_at (anchor, -0.07, 0.03, 0.3);

  if (!(draw->options->show & CR_SHOW_SECRETS))
    return;
  cr_draw_path (draw, mark, TRUE);
  cr_draw_fill (draw, open ? CR_TONE_EARTH_DIM : CR_TONE_PAPER, 1);
  cr_draw_path (draw, mark, TRUE);
  cr_draw_stroke (draw, CR_TONE_RED, 0.03, 1);
}

/* Beneath a roof only the mouth of an opening is seen, at the foot of the wall. */
#define EAVES 0.03

/* Draws a step, from one distance before the wall to another. */
static void
draw_sill (const CrDraw *draw, const CrAnchor *anchor, double from, double width, double shade)
{
  g_autoptr (GArray) step = box_at (anchor, from, from + 0.06, width);
  CrColour lit = cr_draw_tone (draw, CR_TONE_STONE_LIT),
           dim = cr_draw_tone (draw, CR_TONE_STONE_DIM);

  cr_draw_path (draw, step, TRUE);
  cr_draw_fill_colour (draw, cr_colour_mix (lit, dim, shade), 1);
  cr_draw_ink (draw, step, TRUE, (CrPen){ CR_TONE_INK, 0.011, 1 });
}

/* Whether the side leads out to the ground, not to a wall-walk. */
static gboolean
leads_down (const CrDraw *draw, const CrSide *side)
{
  CrHex hex = cr_grid_get_hex (draw->grid, side->cell);
  CrHex next = cr_hex_neighbour (hex, side->direction);

  return cr_castle_hex_get_piece (draw->art, draw->floor, hex) == CR_PIECE_NONE ||
         cr_castle_hex_get_piece (draw->art, draw->floor, next) == CR_PIECE_NONE;
}

/* Draws a dark doorway, with two steps down if it leads to the ground; barred by its leaf, or by
 * the boards of a broken one. */
static void
draw_covered_door (const CrDraw *draw, const CrAnchor *anchor, double width, const CrSide *side)
{
  g_autoptr (GArray) notch = box_at (anchor, -EAVES, 0.06, width);
  g_autoptr (GArray) leaf = box_at (anchor, 0, 0.035, width - 0.04);

  if (anchor->depth > 0 && leads_down (draw, side)) {
    draw_sill (draw, anchor, 0.115, width + 0.16, 0.7);
    draw_sill (draw, anchor, 0.06, width + 0.08, 0.2);
  }
  cr_draw_piece (draw, notch, CR_TONE_INK, 0.016);
  if (side->state == CR_STATE_BROKEN) {
    draw_boards (draw, anchor, 0.04, width * 0.8);
    return;
  }
  if (cr_side_is_open (side))
    return;
  cr_draw_path (draw, leaf, TRUE);
  cr_draw_fill (draw, CR_TONE_WOOD, 1);
}

/* Draws what is seen of an opening beneath a roof, which covers all that is behind it. */
static void
draw_covered (const CrDraw *draw, const CrAnchor *anchor, const CrSide *side)
{
  double width = side->kind == CR_SIDE_SLIT ? 0.055 : 0.18;
  double reach = side->kind == CR_SIDE_SLIT ? 0.11 : 0.055;
  g_autoptr (GArray) mouth = box_at (anchor, -EAVES, reach, width);

  if (side->kind == CR_SIDE_WINDOW) {
    cr_draw_piece (draw, mouth, cr_side_is_open (side) ? CR_TONE_WATER_LIT : CR_TONE_WOOD, 0.013);
    return;
  }
  cr_draw_path (draw, mouth, TRUE);
  cr_draw_fill (draw, CR_TONE_INK, 1);
}

/* Returns: the anchor of the side as seen from its inside */
static CrAnchor
anchor_of (const CrDraw *draw, const CrSide *side)
{
  CrHex named = cr_grid_get_hex (draw->grid, side->cell),
        inside = cr_map_get_inside_hex (draw->map, side);
  CrDirection out =
      cr_hex_equal (named, inside) ? side->direction : cr_direction_opposite (side->direction);
  CrAnchor anchor;

  if (cr_draw_find_eaves (draw, inside, out, &anchor) ||
      cr_draw_find_eaves (draw, cr_hex_neighbour (inside, out), cr_direction_opposite (out),
                          &anchor))
    return anchor;
  return cr_draw_get_anchor (draw, inside, out);
}

/* Whether the side is between two hexes of one house; the roof hides it then. */
static gboolean
is_indoors (const CrDraw *draw, const CrSide *side)
{
  CrHex hex = cr_grid_get_hex (draw->grid, side->cell);
  CrHex next = cr_hex_neighbour (hex, side->direction);

  return cr_castle_hex_get_piece (draw->art, draw->floor, hex) == CR_PIECE_HOUSE &&
         cr_castle_hex_get_piece (draw->art, draw->floor, next) == CR_PIECE_HOUSE &&
         cr_art_get_recipe (draw->art, draw->floor, hex) ==
             cr_art_get_recipe (draw->art, draw->floor, next);
}

/* Returns: FALSE where no roof is over it */
static gboolean
draw_beneath_roof (const CrDraw *draw, const CrAnchor *anchor, const CrSide *side)
{
  switch (anchor->covered ? side->kind : CR_N_SIDE_KINDS) {
  case CR_SIDE_DOORWAY:
  case CR_SIDE_POSTERN:
    draw_covered_door (draw, anchor, 0.17, side);
    return TRUE;
  case CR_SIDE_GATE:
    draw_covered_door (draw, anchor, 0.34, side);
    return TRUE;
  case CR_SIDE_SLIT:
  case CR_SIDE_WINDOW:
    draw_covered (draw, anchor, side);
    return TRUE;
  default:
    return FALSE;
  }
}

static void
draw_opening (const CrDraw *draw, const CrSide *side)
{
  CrHex inside = cr_map_get_inside_hex (draw->map, side);
  CrAnchor anchor = anchor_of (draw, side);

  if (is_indoors (draw, side) || draw_beneath_roof (draw, &anchor, side))
    return;
  switch (side->kind) {
  case CR_SIDE_SLIT:
    draw_slit (draw, &anchor, side);
    break;
  case CR_SIDE_DOORWAY:
    if (cr_castle_hex_is_keep (draw->art, draw->floor, inside) && anchor.depth > 0)
      draw_steps (draw, &anchor);
    draw_door (draw, &anchor, 0.30, side);
    break;
  case CR_SIDE_POSTERN:
    /* The door leads out beneath the walk, so only its outer end is seen. */
    anchor.depth = MIN (anchor.depth, 0.16);
    draw_door (draw, &anchor, 0.24, side);
    break;
  case CR_SIDE_GATE:
    /* In a gatehouse the portcullis is drawn together with the body of the gate. */
    if (anchor.depth <= 0)
      draw_door (draw, &anchor, 0.42, side);
    break;
  case CR_SIDE_WINDOW:
    draw_window (draw, &anchor, cr_side_is_open (side));
    break;
  case CR_SIDE_PORTCULLIS:
    draw_portcullis (draw, &anchor, cr_side_is_open (side));
    break;
  case CR_SIDE_SECRET_DOOR:
    draw_secret (draw, &anchor, cr_side_is_open (side));
    break;
  default:
    break;
  }
}

void
cr_draw_openings (const CrDraw *draw)
{
  gsize n;
  const CrSide *sides = cr_map_get_all_sides (draw->map, draw->floor, &n);

  for (gsize i = 0; i < n && draw->detail > CR_DETAIL_FLAT; i++) {
    CrHex hex = cr_grid_get_hex (draw->grid, sides[i].cell);
    CrPoint middle = cr_layout_side_middle (draw->grid, hex, sides[i].direction);

    if ((sides[i].kind == CR_SIDE_SLIT || cr_side_kind_is_opening (sides[i].kind)) &&
        cr_box_has (draw->clip, middle, OPENING_REACH))
      draw_opening (draw, &sides[i]);
  }
}
