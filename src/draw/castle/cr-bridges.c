/* cr-bridges.c: drawbridges, lowered and raised. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-gates-private.h"

#include <math.h>

#define DECK 0.50 /* breadth of a drawbridge */
#define LEAF 0.20 /* how much is seen of one that is raised */

static gboolean
lift_has (const CrDraw *draw, const CrLift *lift, CrHex hex)
{
  for (guint i = 0; i < lift->places->len; i++) {
    CrPlace place = g_array_index (lift->places, CrPlace, i);
    if (place.floor == draw->floor && cr_hex_equal (place.hex, hex))
      return TRUE;
  }
  return FALSE;
}

/**
 * Deck: a bridge from a wall or bank to the far bank.
 * @way: outwards
 * @out: square to the wall from which it hangs
 * @gated: it hangs from a gatehouse
 * @raised: it is raised against the gatehouse
 * @bent: it goes on from @to, a pier, to @far, at an angle
 */
typedef struct {
  CrHex key;
  CrPoint from, to, far, way, out;
  gboolean gated, raised, bent;
} Deck;

/* Returns: how likely the bridge hangs from what lies in that direction: a gate most, then a wall,
 * then firm ground */
static int
rank_way (const CrDraw *draw, CrHex hex, CrDirection side)
{
  CrHex over = cr_hex_neighbour (hex, side);
  CrDirection back = cr_direction_opposite (side);

  if (cr_draw_find_side (draw, over, back, CR_SIDE_GATE) != NULL ||
      cr_draw_find_side (draw, over, back, CR_SIDE_PORTCULLIS) != NULL)
    return 4;
  if (cr_castle_hex_get_piece (draw->art, draw->floor, over) == CR_PIECE_WALK)
    return 3;
  if (cr_draw_is_bridge (draw, over))
    return 0;
  return cr_draw_is_water (draw, over) ? 0
                                       : 1 + !cr_draw_is_water (draw, cr_hex_neighbour (hex, back));
}

/* Finds the hex of the bridge that is nearest to a gate, wall or bank. */
static gboolean
find_root (const CrDraw *draw,
           const GArray *hexes,
           CrHex *hex_out,
           CrDirection *side_out,
           int *rank_out)
{
  *rank_out = 0;
  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      int rank = rank_way (draw, hex, d);
      if (rank <= *rank_out)
        continue;
      *rank_out = rank;
      *hex_out = hex;
      *side_out = d;
    }
  }
  return *rank_out > 0;
}

static CrHex
farthest (const CrGrid *grid, const GArray *hexes, CrHex from)
{
  CrHex best = from;

  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);
    if (cr_distance (cr_layout_centre (grid, from), cr_layout_centre (grid, hex)) >
        cr_distance (cr_layout_centre (grid, from), cr_layout_centre (grid, best)) + 1e-6)
      best = hex;
  }
  return best;
}

/* The middles of a bridge's hexes lie at most so far beside its middle, in W. */
#define ASIDE (DECK / 2 - 0.03)

/* Of the hexes on the way out of a wall every second one lies half a hex aside. A lane between both
 * rows leads squarely through the wall and over all of them. Returns: FALSE when the bridge lies
 * farther aside */
static gboolean
shift_lane (const CrDraw *draw, const GArray *bridge, CrLane *lane)
{
  double least = 0, most = 0;

  for (guint i = 0; i < bridge->len; i++) {
    CrPoint c = cr_layout_centre (draw->grid, g_array_index (bridge, CrHex, i));
    double aside = (c.y - lane->at.y) * lane->out.x - (c.x - lane->at.x) * lane->out.y;

    least = MIN (least, aside);
    most = MAX (most, aside);
  }
  if (most - least > 2 * ASIDE)
    return FALSE;
  lane->at = cr_point_along (lane->at, lane->out, 0, (least + most) / 2);
  return TRUE;
}

/* A bridge of more hexes is taken for a floor. */
#define MOST_HEXES 64

/* Returns: (transfer full) (element-type CrHex): the hexes of the bridge, lowered or raised, to
 * which a hex belongs; empty when there is none */
static GArray *
find_bridge (const CrDraw *draw, CrHex hex)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  g_autoptr (GArray) lifts = cr_draw_find_lifts (draw);

  for (guint i = 0; i < lifts->len; i++) {
    const CrLift *lift = &g_array_index (lifts, CrLift, i);

    for (guint k = 0; k < lift->places->len && lift_has (draw, lift, hex); k++)
      g_array_append_val (hexes, g_array_index (lift->places, CrPlace, k).hex);
  }
  if (hexes->len == 0 && cr_draw_is_bridge (draw, hex))
    g_array_append_val (hexes, hex);
  for (guint i = 0; i < hexes->len && hexes->len < MOST_HEXES; i++)
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrHex next = cr_hex_neighbour (g_array_index (hexes, CrHex, i), d);
      guint k = 0;

      while (k < hexes->len && !cr_hex_equal (g_array_index (hexes, CrHex, k), next))
        k++;
      if (k == hexes->len && cr_draw_is_bridge (draw, next) && cr_grid_contains (draw->grid, next))
        g_array_append_val (hexes, next);
    }
  return hexes;
}

CrLane
cr_draw_get_lane (const CrDraw *draw, CrHex gate, CrDirection side)
{
  CrAnchor anchor = cr_draw_get_anchor (draw, gate, side);
  CrLane lane = { cr_layout_centre (draw->grid, gate), { 0, 0 } };

  lane.out = cr_way_between (lane.at, cr_layout_side_middle (draw->grid, gate, side));
  if (anchor.depth <= 0 || anchor.out.x * lane.out.x + anchor.out.y * lane.out.y < 0.75)
    return lane;
  g_autoptr (GArray) bridge = find_bridge (draw, cr_hex_neighbour (gate, side));
  lane.out = anchor.out;
  if (!shift_lane (draw, bridge, &lane)) {
    g_array_set_size (bridge, 1);
    shift_lane (draw, bridge, &lane);
  }
  return lane;
}

/* A bent bridge goes straight until so far beyond the middle of its first hex, in W. */
#define PIER 0.12

/* Returns: how far along the lane's way out a place lies */
static double
get_ahead (const CrLane *lane, CrPoint p)
{
  return (p.x - lane->at.x) * lane->out.x + (p.y - lane->at.y) * lane->out.y;
}

/* A bridge leads squarely out of its gate as far as its hexes allow: all the way, or to a pier in
 * the first of them. */
static void
hang_deck (const CrDraw *draw, CrHex gate, CrDirection side, const GArray *hexes, Deck *deck)
{
  CrLane lane = cr_draw_get_lane (draw, gate, side), own = lane;
  CrPoint root = cr_layout_centre (draw->grid, cr_hex_neighbour (gate, side));

  if (lane.out.x * deck->way.x + lane.out.y * deck->way.y < 0.75)
    return;
  deck->out = lane.out;
  deck->from = cr_point_along (lane.at, lane.out, 0.36, 0);
  own.at = cr_layout_centre (draw->grid, gate);
  deck->bent = !shift_lane (draw, hexes, &own) && hexes->len > 1;
  deck->far = deck->to;
  deck->to =
      cr_point_along (lane.at, lane.out,
                      deck->bent ? get_ahead (&lane, root) + PIER : get_ahead (&lane, deck->to), 0);
  deck->way = cr_way_between (deck->from, deck->to);
}

static gboolean
make_deck (const CrDraw *draw, const GArray *hexes, Deck *out)
{
  CrHex root, end;
  CrDirection side;
  int rank;

  if (!find_root (draw, hexes, &root, &side, &rank))
    return FALSE;
  CrPoint at = cr_layout_centre (draw->grid, root), last;
  out->way = cr_way_between (cr_layout_side_middle (draw->grid, root, side), at);
  end = farthest (draw->grid, hexes, root);
  last = cr_layout_centre (draw->grid, end);
  if (!cr_hex_equal (root, end))
    out->way = cr_way_between (at, last);
  out->key = root;
  out->out = out->way;
  out->gated = rank >= 3;
  out->raised = out->bent = FALSE;
  out->from = cr_point_along (at, out->way, -0.52, 0);
  out->to = cr_point_along (last, out->way, 0.66, 0);
  if (rank >= 4)
    hang_deck (draw, cr_hex_neighbour (root, side), cr_direction_opposite (side), hexes, out);
  return TRUE;
}

/* Adds a deck; of a bent one both parts, the farther one beneath. */
static void
add_deck (GArray *decks, const Deck *deck)
{
  Deck far = *deck;

  if (deck->bent) {
    far.way = cr_way_between (deck->to, deck->far);
    far.from = cr_point_along (deck->to, far.way, -PIER, 0);
    far.to = deck->far;
    far.gated = FALSE;
    g_array_append_val (decks, far);
  }
  g_array_append_val (decks, *deck);
}

/* Returns: (transfer full) (element-type Deck): the bridges around the clip. Lowered ones are found
 * by their hexes, raised ones by their mechanism. */
static GArray *
find_decks (const CrDraw *draw, double reach)
{
  GArray *decks = g_array_new (FALSE, FALSE, sizeof (Deck));
  g_autoptr (GPtrArray) classes = cr_draw_get_classes (draw, CR_RECIPE_LAYER_OBJECT);
  g_autoptr (GArray) lifts = cr_draw_find_lifts (draw);

  for (guint c = 0; c < classes->len; c++) {
    g_autoptr (GPtrArray) regions = cr_draw_get_regions (draw, classes->pdata[c], reach);
    for (guint i = 0; i < regions->len; i++) {
      Deck deck;
      if (make_deck (draw, ((const CrRegion *) regions->pdata[i])->hexes, &deck))
        add_deck (decks, &deck);
    }
  }
  for (guint i = 0; i < lifts->len; i++) {
    const CrLift *lift = &g_array_index (lifts, CrLift, i);
    g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
    Deck deck;

    for (guint k = decks->len; k-- > 0 && lift->raised;)
      if (lift_has (draw, lift, g_array_index (decks, Deck, k).key))
        g_array_remove_index (decks, k);
    for (guint k = 0; k < lift->places->len && lift->raised; k++) {
      CrPlace place = g_array_index (lift->places, CrPlace, k);
      if (place.floor == draw->floor)
        g_array_append_val (hexes, place.hex);
    }
    if (hexes->len == 0 || !make_deck (draw, hexes, &deck))
      continue;
    deck.raised = TRUE;
    /* A raised deck stands upright against the front of the gatehouse, over the water. */
    deck.way = deck.out;
    deck.from = cr_point_along (deck.from, deck.way, deck.gated ? 0.20 : 0.10, 0);
    deck.to = cr_point_along (deck.from, deck.way, LEAF, 0);
    g_array_append_val (decks, deck);
  }
  return decks;
}

/* The planks lie across, so the quad begins at a long side. */
static CrQuad
deck_quad (const Deck *deck)
{
  CrQuad quad = cr_quad_along (deck->from, deck->to, DECK);

  return (CrQuad){ { quad.p[0], quad.p[1], quad.p[2], quad.p[3] } };
}

static void
draw_beams (const CrDraw *draw, const Deck *deck)
{
  double length = cr_distance (deck->from, deck->to);
  int n = MAX (2, (int) lround (length * 12));

  for (int k = -1; k <= 1; k += 2) {
    CrQuad beam = cr_quad_along (cr_point_along (deck->from, deck->way, 0, 0.19 * k),
                                 cr_point_along (deck->to, deck->way, 0, 0.19 * k), 0.056);
    g_autoptr (GArray) line = cr_quad_get_line (&beam);

    cr_draw_path (draw, line, TRUE);
    cr_draw_fill (draw, CR_TONE_WOOD_DIM, 1);
    for (int i = 0; i < n && draw->detail == CR_DETAIL_FULL; i++)
      cr_draw_dot (draw, cr_point_along (deck->from, deck->way, (i + 0.5) * length / n, 0.19 * k),
                   0.012);
    cr_draw_fill (draw, CR_TONE_INK, 1);
  }
}

static void
draw_chains (const CrDraw *draw, const Deck *deck)
{
  double dashes[] = { 0.045, 0.022 };

  cairo_set_dash (draw->cr, dashes, 2, 0);
  for (int k = -1; k <= 1; k += 2) {
    CrPoint p = cr_point_along (deck->to, deck->way, -0.12, 0.22 * k);
    CrPoint q = cr_point_along (deck->from, deck->way, -0.02, 0.36 * k);
    cairo_move_to (draw->cr, p.x, p.y);
    cairo_line_to (draw->cr, q.x, q.y);
  }
  cr_draw_stroke (draw, CR_TONE_INK, 0.03, 1);
  cairo_set_dash (draw->cr, NULL, 0, 0);
}

static void
draw_abutments (const CrDraw *draw, const Deck *deck, CrPoint at, double ahead)
{
  g_autoptr (GArray) blocks = cr_blocks_new ();

  for (int k = -1; k <= 1; k += 2)
    cr_blocks_add (blocks, cr_point_along (at, deck->way, ahead, 0.33 * k),
                   cr_angle_of_way (deck->way), 0.2, 0.14);
  cr_draw_blocks (draw, blocks);
}

static void
draw_deck (const CrDraw *draw, const Deck *deck)
{
  CrQuad quad = deck_quad (deck);
  g_autoptr (GArray) line = cr_quad_get_line (&quad);
  CrRng rng = cr_rng_at_hex (deck->key, CR_RNG_BRIDGE, 0);
  int n = MAX (3, (int) lround (cr_distance (deck->from, deck->to) * 12));

  cr_draw_boards (draw, &quad, n, &rng);
  draw_beams (draw, deck);
  cr_draw_ink (draw, line, TRUE, (CrPen){ CR_TONE_INK, 0.022, 1 });
  if (deck->gated)
    draw_chains (draw, deck);
  else
    draw_abutments (draw, deck, deck->from, 0.02);
  draw_abutments (draw, deck, deck->to, -0.02);
}

/* A raised leaf leans outwards at its top, where its chains hold it. */
static void
draw_leaf (const CrDraw *draw, const Deck *deck)
{
  CrPoint corners[] = { cr_point_along (deck->from, deck->way, 0, -DECK / 2),
                        cr_point_along (deck->to, deck->way, 0, -DECK / 2 - 0.05),
                        cr_point_along (deck->to, deck->way, 0, DECK / 2 + 0.05),
                        cr_point_along (deck->from, deck->way, 0, DECK / 2) };
  CrQuad quad = { { corners[0], corners[1], corners[2], corners[3] } };
  g_autoptr (GArray) line = cr_quad_get_line (&quad);
  CrQuad rim = cr_quad_along (cr_point_along (deck->to, deck->way, -0.02, -DECK / 2 - 0.08),
                              cr_point_along (deck->to, deck->way, -0.02, DECK / 2 + 0.08), 0.07);
  g_autoptr (GArray) edge = cr_quad_get_line (&rim);
  CrRng rng = cr_rng_at_hex (deck->key, CR_RNG_BRIDGE, 0);

  cr_shadow_sweep (draw->cr, line, 0.16);
  cr_draw_fill (draw, CR_TONE_SHADOW, 0.4);
  cr_draw_boards (draw, &quad, 4, &rng);
  cr_draw_ink (draw, line, TRUE, (CrPen){ CR_TONE_INK, 0.024, 1 });
  cr_draw_piece (draw, edge, CR_TONE_WOOD_DIM, 0.020);
  cairo_set_line_cap (draw->cr, CAIRO_LINE_CAP_ROUND);
  for (int k = -1; k <= 1; k += 2) {
    CrPoint p = cr_point_along (deck->to, deck->way, -0.02, 0.22 * k);
    CrPoint q = cr_point_along (deck->from, deck->way, -0.16, 0.30 * k);
    cairo_move_to (draw->cr, p.x, p.y);
    cairo_line_to (draw->cr, q.x, q.y);
  }
  cr_draw_stroke (draw, CR_TONE_INK, 0.034, 1);
}

static void
draw_decks (const CrDraw *draw, gboolean raised)
{
  g_autoptr (GArray) decks = find_decks (draw, CR_GATE_REACH);

  for (guint i = 0; i < decks->len; i++) {
    const Deck *deck = &g_array_index (decks, Deck, i);

    if (deck->raised == raised)
      (raised ? draw_leaf : draw_deck) (draw, deck);
  }
}

void
cr_draw_bridges (const CrDraw *draw)
{
  draw_decks (draw, FALSE);
}

void
cr_draw_raised_bridges (const CrDraw *draw)
{
  draw_decks (draw, TRUE);
}

void
cr_cast_bridges (const CrDraw *draw, CrCasters *casters)
{
  g_autoptr (GArray) decks = find_decks (draw, CR_GATE_REACH);

  for (guint i = 0; i < decks->len; i++) {
    CrQuad quad = deck_quad (&g_array_index (decks, Deck, i));
    cr_casters_take (casters, cr_quad_get_line (&quad), 0.7);
  }
}
