/* cr-gates.c: gatehouses, winches and drawbridges. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-castle-private.h"

#include "cr-mechanism.h"

#include <math.h>
#include <string.h>

#define GATE_REACH 1.4
#define DECK 0.50 /* breadth of a drawbridge */

/* A gateway through a wall: its hex and the way out. */
typedef struct {
  CrHex hex;
  CrDirection side;
  CrPoint at, out;
} Gate;

static GArray *
box_at (CrPoint at, CrPoint way, double length, double width)
{
  return cr_line_box (at, length, width, cr_angle_of_way (way));
}

/* The hex of a gate that belongs to a wall: its inside, else whichever does. */
static gboolean
gate_of_side (const CrDraw *draw, const CrSide *side, Gate *out)
{
  CrHex named = cr_grid_get_hex (draw->grid, side->cell);
  CrHex inside = cr_map_get_inside_hex (draw->map, side);
  CrDirection way =
      cr_hex_equal (named, inside) ? side->direction : cr_direction_opposite (side->direction);

  if (cr_castle_get_piece (draw->art, draw->floor, inside) != CR_PIECE_WALK) {
    inside = cr_hex_neighbour (inside, way);
    way = cr_direction_opposite (way);
  }
  if (cr_castle_get_piece (draw->art, draw->floor, inside) != CR_PIECE_WALK)
    return FALSE;
  *out = (Gate){ inside, way, cr_layout_centre (draw->grid, inside), { 0, 0 } };
  out->out = cr_way_between (out->at, cr_layout_side_middle (draw->grid, inside, way));
  return TRUE;
}

static gboolean
is_water (const CrDraw *draw, CrHex hex)
{
  return cr_art_get_recipe (draw->art, draw->floor, hex)->layer == CR_RECIPE_LAYER_WATER;
}

static gboolean
is_bridge (const CrDraw *draw, CrHex hex)
{
  const CrRecipe *recipe = cr_art_get_recipe (draw->art, draw->floor, hex);

  return recipe->layer == CR_RECIPE_LAYER_OBJECT && recipe->kind == CR_RECIPE_BUILT;
}

/* Of two gates of one hex the one that leads over water or a bridge is its front. */
static gboolean
is_front (const CrDraw *draw, const Gate *gate)
{
  CrHex over = cr_hex_neighbour (gate->hex, gate->side);

  return is_water (draw, over) || is_bridge (draw, over);
}

/* (element-type Gate): one for each gateway about the clip */
static GArray *
find_gates (const CrDraw *draw, double reach)
{
  GArray *gates = g_array_new (FALSE, FALSE, sizeof (Gate));
  gsize n;
  const CrSide *sides = cr_map_get_all_sides (draw->map, draw->floor, &n);

  for (gsize i = 0; i < n; i++) {
    Gate gate;
    guint k = 0;

    if ((sides[i].kind != CR_SIDE_GATE && sides[i].kind != CR_SIDE_PORTCULLIS) ||
        !gate_of_side (draw, &sides[i], &gate) || !cr_box_has (draw->clip, gate.at, reach))
      continue;
    while (k < gates->len && !cr_hex_equal (g_array_index (gates, Gate, k).hex, gate.hex))
      k++;
    if (k == gates->len)
      g_array_append_val (gates, gate);
    else if (is_front (draw, &gate))
      g_array_index (gates, Gate, k) = gate;
  }
  return gates;
}

static void
draw_body (const CrDraw *draw, const Gate *gate)
{
  static const CrCourses courses = { 0.5, 3, 0.14, 0.25 };
  g_autoptr (GArray) body =
      box_at (cr_point_along (gate->at, gate->out, 0.06, 0), gate->out, 1.0, 0.92);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));

  g_array_append_val (hexes, gate->hex);
  cr_draw_path (draw, body, TRUE);
  cr_draw_fill (draw, CR_TONE_STONE, 1);
  cr_draw_path (draw, body, TRUE);
  cr_draw_begin_within (draw);
  cr_draw_flags (draw, hexes);
  cr_draw_courses (draw, body, &courses);
  cr_draw_end_within (draw);
  cr_draw_ink (draw, body, TRUE, (CrPen){ CR_TONE_INK, 0.024, 1 });
}

/* The passage beneath, as plans show it: dashed. */
static void
draw_passage (const CrDraw *draw, const Gate *gate)
{
  double dashes[] = { 0.05, 0.035 };

  cairo_set_dash (draw->cr, dashes, 2, 0);
  for (int k = -1; k <= 1; k += 2) {
    CrPoint p = cr_point_along (gate->at, gate->out, -0.42, 0.17 * k);
    CrPoint q = cr_point_along (gate->at, gate->out, 0.54, 0.17 * k);
    cairo_move_to (draw->cr, p.x, p.y);
    cairo_line_to (draw->cr, q.x, q.y);
  }
  cr_draw_stroke (draw, CR_TONE_INK, 0.014, 0.85);
  cairo_set_dash (draw->cr, NULL, 0, 0);
}

/* The slot of the grille, with the heads of its bars; pale while the way stands open. */
static void
draw_slot (const CrDraw *draw, const Gate *gate)
{
  const CrSide *side = cr_draw_find_side (draw, gate->hex, gate->side, CR_SIDE_PORTCULLIS);
  CrPoint at = cr_point_along (gate->at, gate->out, 0.235, 0);
  g_autoptr (GArray) slot = box_at (at, gate->out, 0.07, 0.6);
  gboolean open;

  if (side == NULL)
    side = cr_draw_find_side (draw, gate->hex, gate->side, CR_SIDE_GATE);
  open = side != NULL && cr_side_is_open (side);
  cr_draw_path (draw, slot, TRUE);
  cr_draw_fill (draw, open ? CR_TONE_STONE_DIM : CR_TONE_INK, 1);
  for (int i = 0; i < 6; i++) {
    g_autoptr (GArray) bar =
        box_at (cr_point_along (at, gate->out, 0, -0.25 + 0.1 * i), gate->out, 0.055, 0.035);
    cr_draw_path (draw, bar, TRUE);
  }
  cr_draw_fill (draw, open ? CR_TONE_INK : CR_TONE_STONE_DIM, 1);
}

/* Where men stand behind a battlement; also over a passage, whose walk is a floor above. */
static void
draw_gate_merlons (const CrDraw *draw, const Gate *gate)
{
  const CrStructureKind *structure = cr_art_get_structure (draw->art, draw->floor, gate->hex);
  g_autoptr (GArray) blocks = cr_blocks_new ();

  if (structure != NULL && structure->wall_walk &&
      !cr_draw_has_battlement (draw, gate->hex, gate->side))
    return;
  for (int i = 0; i < 3; i++)
    cr_blocks_add (blocks, cr_point_along (gate->at, gate->out, 0.51, (i - 1) * 0.27),
                   cr_angle_of_way (gate->out) + G_PI_2, 0.16, 0.11);
  cr_draw_blocks (draw, blocks);
}

static void
draw_gate (const CrDraw *draw, const Gate *gate)
{
  g_autoptr (GArray) sill =
      box_at (cr_point_along (gate->at, gate->out, -0.44, 0), gate->out, 0.06, 0.4);

  draw_body (draw, gate);
  draw_passage (draw, gate);
  draw_slot (draw, gate);
  cr_draw_path (draw, sill, TRUE);
  cr_draw_fill (draw, CR_TONE_WOOD_DIM, 1);
  draw_gate_merlons (draw, gate);
}

void
cr_draw_winch (const CrDraw *draw, CrPoint at, CrPoint way)
{
  g_autoptr (GArray) drum = box_at (at, way, 0.08, 0.34);

  cr_draw_piece (draw, drum, CR_TONE_WOOD, 0.011);
  for (int k = -1; k <= 1; k += 2) {
    g_autoptr (GArray) wheel = cr_line_circle (cr_point_along (at, way, 0, 0.2 * k), 0.065, 12);
    cr_draw_piece (draw, wheel, CR_TONE_WOOD_DIM, 0.010);
  }
}

/* Drawbridges of the map on this floor. */
typedef struct {
  CrPlace control;
  gboolean raised;
  GArray *places;
} Lift;

static void
clear_lift (gpointer data)
{
  g_array_unref (((Lift *) data)->places);
}

static GArray *
find_lifts (const CrDraw *draw)
{
  GArray *lifts = g_array_new (FALSE, FALSE, sizeof (Lift));

  g_array_set_clear_func (lifts, clear_lift);
  for (guint i = 0; i < cr_map_n_nodes (draw->map, CR_SECTION_MECHANISMS); i++) {
    const CrNode *node = cr_map_get_node (draw->map, CR_SECTION_MECHANISMS, i);
    CrMechanism mechanism = { 0 };

    if (!cr_node_is (node, "mechanism") || !cr_mechanism_read (draw->map, node, &mechanism, NULL))
      continue;
    if (g_strcmp0 (mechanism.kind, "drawbridge") == 0) {
      Lift lift = { mechanism.control, cr_mechanism_is_raised (&mechanism),
                    g_array_ref (mechanism.places) };
      g_array_append_val (lifts, lift);
    }
    cr_mechanism_clear (&mechanism);
  }
  return lifts;
}

static gboolean
lift_has (const CrDraw *draw, const Lift *lift, CrHex hex)
{
  for (guint i = 0; i < lift->places->len; i++) {
    CrPlace place = g_array_index (lift->places, CrPlace, i);
    if (place.floor == draw->floor && cr_hex_equal (place.hex, hex))
      return TRUE;
  }
  return FALSE;
}

void
cr_draw_gates (const CrDraw *draw)
{
  g_autoptr (GArray) gates = find_gates (draw, GATE_REACH);
  g_autoptr (GArray) lifts = find_lifts (draw);

  for (guint i = 0; i < gates->len; i++)
    draw_gate (draw, &g_array_index (gates, Gate, i));
  for (guint i = 0; i < lifts->len && draw->detail > CR_DETAIL_FLAT; i++) {
    const Lift *lift = &g_array_index (lifts, Lift, i);
    CrPoint at = cr_layout_centre (draw->grid, lift->control.hex);

    if (lift->control.floor != draw->floor || lift->places->len == 0)
      continue;
    CrPlace to = g_array_index (lift->places, CrPlace, 0);
    CrPoint way = cr_way_between (at, cr_layout_centre (draw->grid, to.hex));
    cr_draw_winch (draw, cr_point_along (at, way, -0.18, 0), way);
  }
}

/**
 * Deck: a bridge from a wall or bank to the far bank.
 * @way: outwards
 * @gated: hangs from a gatehouse
 * @raised: stands against it
 */
typedef struct {
  CrHex key;
  CrPoint from, to, way;
  gboolean gated, raised;
} Deck;

/* How much a bridge belongs to what lies that way: a gate most, then a wall, then firm ground. */
static int
rank_way (const CrDraw *draw, CrHex hex, CrDirection side)
{
  CrHex over = cr_hex_neighbour (hex, side);
  CrDirection back = cr_direction_opposite (side);

  if (cr_draw_find_side (draw, over, back, CR_SIDE_GATE) != NULL ||
      cr_draw_find_side (draw, over, back, CR_SIDE_PORTCULLIS) != NULL)
    return 4;
  if (cr_castle_get_piece (draw->art, draw->floor, over) == CR_PIECE_WALK)
    return 3;
  if (is_bridge (draw, over))
    return 0;
  return is_water (draw, over) ? 0 : 1 + !is_water (draw, cr_hex_neighbour (hex, back));
}

/* The end of a bridge that is nearest to a gate. */
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
  out->gated = rank >= 3;
  out->raised = FALSE;
  out->from = cr_point_along (at, out->way, -0.52, 0);
  out->to = cr_point_along (last, out->way, 0.66, 0);
  return TRUE;
}

/* (element-type Deck): lowered ones are bridge hexes; raised ones are named by their mechanism. */
static GArray *
find_decks (const CrDraw *draw, double reach)
{
  GArray *decks = g_array_new (FALSE, FALSE, sizeof (Deck));
  g_autoptr (GPtrArray) classes = cr_draw_get_classes (draw, CR_RECIPE_LAYER_OBJECT);
  g_autoptr (GArray) lifts = find_lifts (draw);

  for (guint c = 0; c < classes->len; c++) {
    g_autoptr (GPtrArray) regions = cr_draw_get_regions (draw, classes->pdata[c], reach);
    for (guint i = 0; i < regions->len; i++) {
      Deck deck;
      if (make_deck (draw, ((const CrRegion *) regions->pdata[i])->hexes, &deck))
        g_array_append_val (decks, deck);
    }
  }
  for (guint i = 0; i < lifts->len; i++) {
    const Lift *lift = &g_array_index (lifts, Lift, i);
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
    /* Seen on its edge, against the gate, whose body stands out over the water. */
    deck.from = cr_point_along (deck.from, deck.way, deck.gated ? 0.21 : 0.10, 0);
    deck.to = cr_point_along (deck.from, deck.way, 0.15, 0);
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
  if (deck->raised)
    return;
  if (deck->gated)
    draw_chains (draw, deck);
  else
    draw_abutments (draw, deck, deck->from, 0.02);
  draw_abutments (draw, deck, deck->to, -0.02);
}

void
cr_draw_bridges (const CrDraw *draw)
{
  g_autoptr (GArray) decks = find_decks (draw, GATE_REACH);

  for (guint i = 0; i < decks->len; i++)
    draw_deck (draw, &g_array_index (decks, Deck, i));
}

void
cr_cast_bridges (const CrDraw *draw, CrCasters *casters)
{
  g_autoptr (GArray) decks = find_decks (draw, GATE_REACH);

  for (guint i = 0; i < decks->len; i++) {
    CrQuad quad = deck_quad (&g_array_index (decks, Deck, i));
    cr_casters_take (casters, cr_quad_get_line (&quad), 0.7);
  }
}
