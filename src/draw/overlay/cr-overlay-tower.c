/* cr-overlay-tower.c: a siege tower that was placed for a question.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-overlay-private.h"

#define PLANK 0.17
#define PLANK_WIDTH 0.018
#define LEAST_PLANK_PX 3.5
#define OUTLINE 0.05

/* A winch is a cogwheel: so many cogs, the radius within them and with them. */
#define COGS 8
#define WHEEL 0.15
#define LEAST_WHEEL_PX 4
#define COG 1.45

/**
 * Plan: a tower that is drawn.
 * @forward: a unit vector in the direction of its front
 */
typedef struct {
  cairo_t *cr;
  const CrOverlayStyle *style;
  const CrGrid *grid;
  const CrTower *tower;
  CrPoint forward;
} Plan;

static gboolean
has_hex (const GArray *hexes, CrHex hex)
{
  for (guint i = 0; i < hexes->len; i++)
    if (cr_hex_equal (g_array_index (hexes, CrHex, i), hex))
      return TRUE;
  return FALSE;
}

/* Returns: (transfer full): the hexes on the map of its body or of its bridge; those of the bridge
 * even when it is raised */
static GArray *
collect_hexes (const Plan *plan, gboolean body)
{
  const GArray *parts = plan->tower->type->parts;
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));

  for (guint i = 0; i < parts->len; i++) {
    const CrWorkPart *part = cr_work_get_part (plan->tower->type, (int) i);

    if (part->enclosed != body || (body && !cr_tower_uses (plan->tower, (int) i)))
      continue;
    for (guint j = 0; j < part->hexes->len; j++) {
      CrHex hex = cr_tower_get_hex (plan->tower, g_array_index (part->hexes, CrHex, j));

      if (!has_hex (hexes, hex))
        g_array_append_val (hexes, hex);
    }
  }
  return hexes;
}

/* Returns: (transfer full): the hexes of its highest level, from which men command the place */
static GArray *
collect_top (const Plan *plan)
{
  const CrWorkPart *part =
      cr_work_get_part (plan->tower->type, (int) plan->tower->type->parts->len - 1);
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));

  for (guint i = 0; i < part->hexes->len; i++) {
    CrHex hex = cr_tower_get_hex (plan->tower, g_array_index (part->hexes, CrHex, i));

    g_array_append_val (hexes, hex);
  }
  return hexes;
}

/* Fills the path with boards along the tower's direction, or across it. */
static void
draw_boards (const Plan *plan, gboolean across)
{
  double x1, y1, x2, y2;
  CrPoint f = plan->forward;
  CrPoint along = across ? (CrPoint){ -f.y, f.x } : f, aside = { -along.y, along.x };
  double step = MAX (PLANK, LEAST_PLANK_PX / plan->style->px);

  cairo_path_extents (plan->cr, &x1, &y1, &x2, &y2);
  CrPoint middle = { (x1 + x2) / 2, (y1 + y2) / 2 };
  double reach = x2 - x1 + y2 - y1;

  cairo_save (plan->cr);
  cairo_clip (plan->cr);
  for (double s = -reach; s <= reach; s += step) {
    CrPoint at = { middle.x + aside.x * s, middle.y + aside.y * s };

    cairo_move_to (plan->cr, at.x - along.x * reach, at.y - along.y * reach);
    cairo_line_to (plan->cr, at.x + along.x * reach, at.y + along.y * reach);
  }
  cr_overlay_ink (plan->cr, plan->style, CR_TONE_WOOD_DIM, 0.9);
  cairo_set_line_width (plan->cr, MAX (PLANK_WIDTH, 0.8 / plan->style->px));
  cairo_stroke (plan->cr);
  cairo_restore (plan->cr);
}

static void
draw_timber (const Plan *plan, const GArray *hexes, gboolean bridge)
{
  if (!cr_overlay_set_path (plan->cr, plan->grid, hexes))
    return;
  cr_overlay_ink (plan->cr, plan->style, bridge ? CR_TONE_WOOD_LIT : CR_TONE_WOOD, 0.88);
  cairo_fill_preserve (plan->cr);
  draw_boards (plan, bridge);
  cr_overlay_set_path (plan->cr, plan->grid, hexes);
  cr_overlay_cased (plan->cr, plan->style, CR_TONE_INK, OUTLINE);
}

static void
draw_top (const Plan *plan, gsize n_body)
{
  g_autoptr (GArray) hexes = collect_top (plan);

  if (hexes->len == n_body || !cr_overlay_set_path (plan->cr, plan->grid, hexes))
    return;
  cr_overlay_ink (plan->cr, plan->style, CR_TONE_INK, 0.85);
  cairo_set_line_width (plan->cr, cr_overlay_width (plan->style, 0.025));
  cairo_stroke (plan->cr);
}

/* A raised bridge is a bar along the sides over which it would fall. */
static void
draw_raised (const Plan *plan, const GArray *body, const GArray *bridge)
{
  cairo_new_path (plan->cr);
  for (guint i = 0; i < bridge->len; i++)
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrHex hex = g_array_index (bridge, CrHex, i);
      CrPoint a = cr_layout_corner (plan->grid, hex, (d + 5) % CR_N_DIRECTIONS);
      CrPoint b = cr_layout_corner (plan->grid, hex, d);

      if (!has_hex (body, cr_hex_neighbour (hex, d)))
        continue;
      cairo_move_to (plan->cr, a.x + 0.07 * plan->forward.x, a.y + 0.07 * plan->forward.y);
      cairo_line_to (plan->cr, b.x + 0.07 * plan->forward.x, b.y + 0.07 * plan->forward.y);
    }
  cr_overlay_cased (plan->cr, plan->style, CR_TONE_WOOD_DIM, 0.11);
}

/* Returns: its front hex; if that is off the map, the foremost hex on it */
static CrHex
find_foremost (const Plan *plan, const GArray *body)
{
  CrHex foremost = plan->tower->front.hex;
  int least = G_MAXINT;

  for (guint i = 0; i < body->len; i++) {
    CrHex hex = g_array_index (body, CrHex, i);
    int distance = cr_hex_distance (hex, plan->tower->front.hex);

    if (distance >= least || !cr_grid_contains (plan->grid, hex))
      continue;
    least = distance;
    foremost = hex;
  }
  return foremost;
}

/* An arrowhead on the front hex points in the tower's direction, so that it is seen without colour
 * too. */
static void
draw_front (const Plan *plan, const GArray *body, gboolean chosen)
{
  CrPoint at = cr_layout_centre (plan->grid, find_foremost (plan, body)), f = plan->forward;
  double size = MAX (0.30, 7 / plan->style->px);

  cairo_new_path (plan->cr);
  cairo_move_to (plan->cr, at.x + f.x * size, at.y + f.y * size);
  cairo_line_to (plan->cr, at.x - (f.x * 0.6 + f.y * 0.8) * size,
                 at.y - (f.y * 0.6 - f.x * 0.8) * size);
  cairo_line_to (plan->cr, at.x - f.x * 0.25 * size, at.y - f.y * 0.25 * size);
  cairo_line_to (plan->cr, at.x - (f.x * 0.6 - f.y * 0.8) * size,
                 at.y - (f.y * 0.6 + f.x * 0.8) * size);
  cairo_close_path (plan->cr);
  cr_overlay_casing (plan->cr, plan->style, 0.05);
  cr_overlay_ink (plan->cr, plan->style, chosen ? CR_TONE_BLUE : CR_TONE_INK, 1);
  cairo_fill (plan->cr);
}

static void
draw_winch (const Plan *plan, CrPoint at)
{
  double inner = MAX (WHEEL, LEAST_WHEEL_PX / plan->style->px), half = G_PI / COGS / 2;

  cairo_new_path (plan->cr);
  for (int i = 0; i < COGS; i++) {
    double angle = 2 * G_PI * i / COGS;

    cairo_arc (plan->cr, at.x, at.y, inner * COG, angle - half, angle + half);
    cairo_arc (plan->cr, at.x, at.y, inner, angle + half, angle + 3 * half);
  }
  cairo_close_path (plan->cr);
  cairo_new_sub_path (plan->cr);
  cairo_arc_negative (plan->cr, at.x, at.y, inner * 0.45, 2 * G_PI, 0);
  cr_overlay_casing (plan->cr, plan->style, 0.04);
  cr_overlay_ink (plan->cr, plan->style, CR_TONE_INK, 1);
  cairo_fill (plan->cr);
}

/* Where two men let a raised bridge down (TWR-15). */
static void
draw_winches (const Plan *plan)
{
  for (int i = 0; i < (int) plan->tower->type->parts->len; i++) {
    const GArray *winches = cr_work_get_part (plan->tower->type, i)->winches;

    for (guint j = 0; j < winches->len; j++) {
      CrHex hex = cr_tower_get_hex (plan->tower, g_array_index (winches, CrHex, j));

      draw_winch (plan, cr_layout_centre (plan->grid, hex));
    }
  }
}

/* The tower that the options are about has a second ring. */
static void
draw_chosen (const Plan *plan, const GArray *body)
{
  if (!cr_overlay_set_path (plan->cr, plan->grid, body))
    return;
  cr_overlay_ink (plan->cr, plan->style, CR_TONE_BLUE, 1);
  cairo_set_line_width (plan->cr, cr_overlay_width (plan->style, OUTLINE));
  cairo_stroke (plan->cr);
}

void
cr_overlay_tower (cairo_t *cr,
                  const CrOverlayStyle *style,
                  const CrGrid *grid,
                  const CrTower *tower,
                  gboolean chosen)
{
  CrPoint centre = cr_layout_centre (grid, tower->front.hex);
  CrPoint middle = cr_layout_side_middle (grid, tower->front.hex, tower->facing);
  double half = CR_LAYOUT_PITCH / 2;
  Plan plan = {
    cr, style, grid, tower, { (middle.x - centre.x) / half, (middle.y - centre.y) / half }
  };
  g_autoptr (GArray) body = collect_hexes (&plan, TRUE);
  g_autoptr (GArray) bridge = collect_hexes (&plan, FALSE);

  cr_overlay_clip (cr, grid);
  if (tower->bridge_down)
    draw_timber (&plan, bridge, TRUE);
  draw_timber (&plan, body, FALSE);
  draw_top (&plan, body->len);
  if (!tower->bridge_down && bridge->len > 0)
    draw_raised (&plan, body, bridge);
  if (!tower->bridge_down)
    draw_winches (&plan);
  if (chosen)
    draw_chosen (&plan, body);
  draw_front (&plan, body, chosen);
  cairo_restore (cr);
}
