/* cr-gates.c: gatehouses and winches. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-gates-private.h"
#include "cr-timber-private.h"

#include "cr-mechanism.h"

/**
 * Gate: a gateway through a wall.
 * @hex: its hex
 * @side: the way out
 * @out: square to the outer face of the wall
 * @inner: out of the inner face of its body, which is that of the wall
 * @front: how far from the middle of the hex its outer face is, in W
 * @back: the same of its inner face
 */
typedef struct {
  CrHex hex;
  CrDirection side;
  CrPoint at, out, inner;
  double front, back;
} Gate;

static GArray *
box_at (CrPoint at, CrPoint way, double length, double width)
{
  return cr_line_box (at, length, width, cr_angle_of_way (way));
}

static double
dot (CrPoint a, CrPoint b)
{
  return a.x * b.x + a.y * b.y;
}

/* The inner face of a gate is at least and at most so far from the middle of its hex, in W. */
#define LEAST_BACK 0.42
#define MOST_BACK 0.80

/* A gate leads through the whole wall, which may run at an angle behind it; where the wall runs
 * squarely the gate may stand out on the inner side. */
static void
find_back (const CrDraw *draw, Gate *gate)
{
  CrAnchor anchor = cr_draw_get_anchor (draw, gate->hex, cr_direction_opposite (gate->side));
  double lean = -dot (anchor.out, gate->out);
  CrPoint to = { anchor.at.x - gate->at.x, anchor.at.y - gate->at.y };

  gate->inner = (CrPoint){ -gate->out.x, -gate->out.y };
  gate->back = MAX (LEAST_BACK, -dot (to, gate->out) - 0.01);
  if (lean > 0.5 && lean < 0.99) {
    gate->inner = anchor.out;
    gate->back = dot (to, anchor.out) / lean;
  }
  gate->back = CLAMP (gate->back, 0.2, MOST_BACK);
}

/* A gate stands out so far before its wall; its front is at least and at most so far from the
 * middle of its hex, in W. */
#define PROUD 0.12
#define LEAST_FRONT 0.50
#define MOST_FRONT 0.62

static void
find_front (const CrDraw *draw, Gate *gate)
{
  CrLane lane = cr_draw_get_lane (draw, gate->hex, gate->side);
  CrAnchor anchor = cr_draw_get_anchor (draw, gate->hex, gate->side);
  CrPoint to = { anchor.at.x - lane.at.x, anchor.at.y - lane.at.y };

  gate->at = lane.at;
  gate->out = lane.out;
  gate->front = CLAMP (dot (to, gate->out) + PROUD, LEAST_FRONT, MOST_FRONT);
}

/* Returns: a point on the inner face, so far beside the middle of the way */
static CrPoint
back_at (const Gate *gate, double aside)
{
  double lean = -dot (gate->inner, gate->out);
  double slant = gate->inner.y * gate->out.x - gate->inner.x * gate->out.y;

  return cr_point_along (gate->at, gate->out,
                         -CLAMP (gate->back - aside * slant / lean, 0.1, MOST_BACK), aside);
}

/* Finds the gate of a side: its hex is the one that belongs to a wall, preferably the side's
 * inside. */
static gboolean
gate_of_side (const CrDraw *draw, const CrSide *side, Gate *out)
{
  CrHex named = cr_grid_get_hex (draw->grid, side->cell);
  CrHex inside = cr_map_get_inside_hex (draw->map, side);
  CrDirection way =
      cr_hex_equal (named, inside) ? side->direction : cr_direction_opposite (side->direction);

  if (cr_castle_hex_get_piece (draw->art, draw->floor, inside) != CR_PIECE_WALK) {
    inside = cr_hex_neighbour (inside, way);
    way = cr_direction_opposite (way);
  }
  if (cr_castle_hex_get_piece (draw->art, draw->floor, inside) != CR_PIECE_WALK)
    return FALSE;
  *out = (Gate){ inside, way, cr_layout_centre (draw->grid, inside), { 0, 0 }, { 0, 0 }, 0, 0 };
  find_front (draw, out);
  find_back (draw, out);
  return TRUE;
}

gboolean
cr_draw_is_water (const CrDraw *draw, CrHex hex)
{
  return cr_art_get_recipe (draw->art, draw->floor, hex)->layer == CR_RECIPE_LAYER_WATER;
}

gboolean
cr_draw_is_bridge (const CrDraw *draw, CrHex hex)
{
  const CrRecipe *recipe = cr_art_get_recipe (draw->art, draw->floor, hex);

  return recipe->layer == CR_RECIPE_LAYER_OBJECT && recipe->kind == CR_RECIPE_BUILT;
}

/* Of two gates in one hex, the one that leads over water or a bridge is the front; otherwise the
 * one with leaves, not the portcullis behind them. */
static int
rank_front (const CrDraw *draw, const Gate *gate)
{
  CrHex over = cr_hex_neighbour (gate->hex, gate->side);

  return (cr_draw_is_water (draw, over) || cr_draw_is_bridge (draw, over) ? 2 : 0) +
         (cr_draw_find_side (draw, gate->hex, gate->side, CR_SIDE_GATE) != NULL ? 1 : 0);
}

/* Returns: (transfer full) (element-type Gate): the gateways around the clip, one each */
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
    else if (rank_front (draw, &gate) > rank_front (draw, &g_array_index (gates, Gate, k)))
      g_array_index (gates, Gate, k) = gate;
  }
  return gates;
}

#define BODY_WIDTH 0.92

static GArray *
body_line (const Gate *gate)
{
  CrPoint corners[] = { cr_point_along (gate->at, gate->out, gate->front, -BODY_WIDTH / 2),
                        cr_point_along (gate->at, gate->out, gate->front, BODY_WIDTH / 2),
                        back_at (gate, BODY_WIDTH / 2), back_at (gate, -BODY_WIDTH / 2) };

  return g_array_append_vals (cr_line_new (), corners, G_N_ELEMENTS (corners));
}

static void
draw_body (const CrDraw *draw, const Gate *gate)
{
  g_autoptr (GArray) body = body_line (gate);

  cr_draw_path (draw, body, TRUE);
  cr_draw_fill (draw, CR_TONE_STONE, 1);
  cr_draw_path (draw, body, TRUE);
  cr_draw_begin_within (draw);
  cr_draw_rows (draw, body, gate->at, (CrPoint){ -gate->out.y, gate->out.x }, TRUE);
  cr_draw_end_within (draw);
  cr_draw_ink (draw, body, TRUE, (CrPen){ CR_TONE_INK, 0.024, 1 });
}

/* Draws the passage beneath with dashed lines, as plans do. */
static void
draw_passage (const CrDraw *draw, const Gate *gate)
{
  double dashes[] = { 0.05, 0.035 };

  cairo_set_dash (draw->cr, dashes, 2, 0);
  for (int k = -1; k <= 1; k += 2) {
    CrPoint p = back_at (gate, 0.17 * k);
    CrPoint q = cr_point_along (gate->at, gate->out, gate->front - 0.02, 0.17 * k);
    cairo_move_to (draw->cr, p.x, p.y);
    cairo_line_to (draw->cr, q.x, q.y);
  }
  cr_draw_stroke (draw, CR_TONE_INK, 0.014, 0.85);
  cairo_set_dash (draw->cr, NULL, 0, 0);
}

/* Draws the slot of the portcullis with the heads of its bars; pale while it is open. */
static void
draw_slot (const CrDraw *draw, const Gate *gate)
{
  const CrSide *side = cr_draw_find_side (draw, gate->hex, gate->side, CR_SIDE_PORTCULLIS);
  CrPoint at = cr_point_along (gate->at, gate->out, gate->front - 0.20, 0);
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

/* Whether men stand behind a battlement there, also above a passage, where the walk is a floor
 * higher. */
static gboolean
is_guarded (const CrDraw *draw, const Gate *gate)
{
  const CrStructureKind *structure = cr_art_get_structure (draw->art, draw->floor, gate->hex);

  return structure == NULL || !structure->wall_walk ||
         cr_draw_has_battlement (draw, gate->hex, gate->side);
}

static void
draw_gate_merlons (const CrDraw *draw, const Gate *gate)
{
  g_autoptr (GArray) blocks = cr_blocks_new ();

  for (int i = 0; i < 3; i++)
    cr_blocks_add (blocks, cr_point_along (gate->at, gate->out, gate->front - 0.05, (i - 1) * 0.27),
                   cr_angle_of_way (gate->out) + G_PI_2, 0.16, 0.11);
  cr_draw_blocks (draw, blocks);
}

static void
draw_timber (const CrDraw *draw, const Gate *gate)
{
  g_autoptr (GArray) body = body_line (gate);

  cr_draw_timber_gate (draw, body, gate->hex, is_guarded (draw, gate));
}

static void
draw_gate (const CrDraw *draw, const Gate *gate)
{
  CrPoint foot = cr_point_along (back_at (gate, 0), gate->inner, -0.03, 0);
  g_autoptr (GArray) sill = box_at (foot, gate->inner, 0.06, 0.4);
  gboolean timber = cr_draw_is_timber (draw, gate->hex);

  if (timber)
    draw_timber (draw, gate);
  else
    draw_body (draw, gate);
  draw_passage (draw, gate);
  draw_slot (draw, gate);
  cr_draw_path (draw, sill, TRUE);
  cr_draw_fill (draw, CR_TONE_WOOD_DIM, 1);
  if (!timber && is_guarded (draw, gate))
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

static void
clear_lift (gpointer data)
{
  g_array_unref (((CrLift *) data)->places);
}

GArray *
cr_draw_find_lifts (const CrDraw *draw)
{
  GArray *lifts = g_array_new (FALSE, FALSE, sizeof (CrLift));

  g_array_set_clear_func (lifts, clear_lift);
  for (guint i = 0; i < cr_map_n_nodes (draw->map, CR_SECTION_MECHANISMS); i++) {
    const CrNode *node = cr_map_get_node (draw->map, CR_SECTION_MECHANISMS, i);
    CrMechanism mechanism = { 0 };

    if (!cr_node_is (node, "mechanism") || !cr_mechanism_read (draw->map, node, &mechanism, NULL))
      continue;
    if (g_strcmp0 (mechanism.kind, "drawbridge") == 0) {
      CrLift lift = { mechanism.control, cr_mechanism_is_raised (&mechanism),
                      g_array_ref (mechanism.places) };
      g_array_append_val (lifts, lift);
    }
    cr_mechanism_clear (&mechanism);
  }
  return lifts;
}

/* The winch stands in the gate from which the bridge hangs, square to its wall; otherwise it is
 * turned towards the bridge. */
static CrLane
find_winch (const CrDraw *draw, const CrLift *lift)
{
  CrPlace to = g_array_index (lift->places, CrPlace, 0);
  CrPoint at = cr_layout_centre (draw->grid, lift->control.hex);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    if (cr_hex_equal (cr_hex_neighbour (lift->control.hex, d), to.hex))
      return cr_draw_get_lane (draw, lift->control.hex, d);
  return (CrLane){ at, cr_way_between (at, cr_layout_centre (draw->grid, to.hex)) };
}

void
cr_draw_gates (const CrDraw *draw)
{
  g_autoptr (GArray) gates = find_gates (draw, CR_GATE_REACH);
  g_autoptr (GArray) lifts = cr_draw_find_lifts (draw);

  for (guint i = 0; i < gates->len; i++)
    draw_gate (draw, &g_array_index (gates, Gate, i));
  cr_draw_raised_bridges (draw);
  for (guint i = 0; i < lifts->len && draw->detail > CR_DETAIL_FLAT; i++) {
    const CrLift *lift = &g_array_index (lifts, CrLift, i);

    if (lift->control.floor != draw->floor || lift->places->len == 0)
      continue;
    CrLane lane = find_winch (draw, lift);
    cr_draw_winch (draw, cr_point_along (lane.at, lane.out, -0.18, 0), lane.out);
  }
}
