/* cr-links.c: trapdoors, ladders and small spirals that join places.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-castle-private.h"

#include "cr-link.h"

#include <math.h>
#include <string.h>

#define LINK_REACH 0.8
#define TURN 0.3 /* a trapdoor lies at an angle, so that it does not look like masonry */

/* Returns: a place beside the middle of the hex, which is kept free for its level and its men */
static CrPoint
corner_of_hex (const CrDraw *draw, CrHex hex)
{
  CrPoint at = cr_layout_centre (draw->grid, hex);

  return (CrPoint){ at.x - 0.27, at.y + 0.11 };
}

static void
draw_trapdoor (const CrDraw *draw, CrPoint at)
{
  g_autoptr (GArray) frame = cr_line_box (at, 0.22, 0.18, TURN);
  CrPoint way = cr_way_of_angle (TURN);

  cr_draw_path (draw, frame, TRUE);
  cr_draw_fill (draw, CR_TONE_WOOD_DIM, 1);
  for (int i = -1; i <= 1; i++) {
    CrPoint beside = cr_point_along (at, way, i * 0.05, 0);
    g_autoptr (GArray) board = cr_line_box (beside, 0.045, 0.16, TURN);
    cr_draw_path (draw, board, TRUE);
  }
  cr_draw_fill (draw, CR_TONE_WOOD, 1);
  cr_draw_ink (draw, frame, TRUE, (CrPen){ CR_TONE_INK, 0.012, 1 });
}

/* Draws two rails and their rungs, leaning towards where they lead. */
static void
draw_ladder (const CrDraw *draw, CrPoint from, CrPoint way)
{
  for (int k = -1; k <= 1; k += 2) {
    CrPoint p = cr_point_along (from, way, 0, 0.06 * k), q = cr_point_along (p, way, 0.5, 0);
    cairo_move_to (draw->cr, p.x, p.y);
    cairo_line_to (draw->cr, q.x, q.y);
  }
  for (int i = 0; i < 6; i++) {
    CrPoint p = cr_point_along (from, way, 0.05 + 0.08 * i, -0.06);
    CrPoint q = cr_point_along (from, way, 0.05 + 0.08 * i, 0.06);
    cairo_move_to (draw->cr, p.x, p.y);
    cairo_line_to (draw->cr, q.x, q.y);
  }
  cairo_set_line_cap (draw->cr, CAIRO_LINE_CAP_ROUND);
  cr_draw_set_colour (draw, cr_draw_tone (draw, CR_TONE_INK), 1);
  cairo_set_line_width (draw->cr, 0.042);
  cairo_stroke_preserve (draw->cr);
  cr_draw_stroke (draw, CR_TONE_WOOD_LIT, 0.022, 1);
  cairo_set_line_cap (draw->cr, CAIRO_LINE_CAP_BUTT);
}

/* Draws boards from the lower hex up to the higher one. */
static void
draw_ramp (const CrDraw *draw, CrPoint from, CrPoint way)
{
  CrQuad quad = cr_quad_along (from, cr_point_along (from, way, 0.75, 0), 0.30);
  g_autoptr (GArray) line = cr_quad_get_line (&quad);

  cr_draw_piece (draw, line, CR_TONE_WOOD, 0.014);
  for (int i = 1; i < 6; i++) {
    CrPoint p = cr_point_along (from, way, 0.125 * i, -0.15);
    CrPoint q = cr_point_along (from, way, 0.125 * i, 0.15);
    cairo_move_to (draw->cr, p.x, p.y);
    cairo_line_to (draw->cr, q.x, q.y);
  }
  cr_draw_stroke (draw, CR_TONE_WOOD_DIM, 0.02, 1);
}

/* Draws a rope that is tied above and lies in loops below. */
static void
draw_rope (const CrDraw *draw, CrPoint from, CrPoint way)
{
  CrPoint to = cr_point_along (from, way, 0.7, 0);

  cairo_move_to (draw->cr, from.x, from.y);
  cairo_line_to (draw->cr, to.x, to.y);
  cairo_new_sub_path (draw->cr);
  cairo_arc (draw->cr, from.x, from.y, 0.07, 0, 2 * G_PI);
  cr_draw_set_colour (draw, cr_draw_tone (draw, CR_TONE_INK), 1);
  cairo_set_line_width (draw->cr, 0.045);
  cairo_stroke_preserve (draw->cr);
  cr_draw_stroke (draw, CR_TONE_WOOD_LIT, 0.024, 1);
}

/* Draws a link from the lower hex towards the higher one beside it. */
static void
draw_beside (const CrDraw *draw, const CrLink *link, CrPlace here, CrPlace there)
{
  CrPoint at = cr_layout_centre (draw->grid, here.hex);
  CrPoint way = cr_way_between (at, cr_layout_centre (draw->grid, there.hex));
  CrPoint from = cr_point_along (at, way, 0.18, 0);

  if (cr_scene_get_level (draw->scene, here) > cr_scene_get_level (draw->scene, there))
    return;
  if (strcmp (link->kind, "ladder") == 0)
    draw_ladder (draw, from, way);
  else if (strcmp (link->kind, "ramp") == 0)
    draw_ramp (draw, from, way);
  else if (strcmp (link->kind, "rope") == 0)
    draw_rope (draw, from, way);
}

static void
draw_end (const CrDraw *draw, const CrLink *link, CrPlace here, CrPlace there)
{
  CrPoint at = cr_layout_centre (draw->grid, here.hex);
  const CrRecipe *recipe = cr_art_get_recipe (draw->art, draw->floor, here.hex);
  gboolean known = here.floor == draw->floor && cr_box_has (draw->clip, at, LINK_REACH);

  /* The terrain of a spiral stair draws the stair itself, and that of a ladder the ladder. */
  if (!known || cr_recipe_has_scatter (recipe, "fan") || recipe->symbol != 0)
    return;
  if (!cr_hex_equal (here.hex, there.hex) && strcmp (link->kind, "spiral") != 0 &&
      strcmp (link->kind, "trapdoor") != 0)
    draw_beside (draw, link, here, there);
  else if (strcmp (link->kind, "ladder") == 0)
    draw_ladder (draw, cr_point_along (corner_of_hex (draw, here.hex), (CrPoint){ 0, -1 }, -0.2, 0),
                 (CrPoint){ 0, -1 });
  else if (strcmp (link->kind, "spiral") == 0 || strcmp (link->kind, "trapdoor") == 0)
    draw_trapdoor (draw, corner_of_hex (draw, here.hex));
}

/* A link to a secret passage is drawn only if the passage may be seen. */
static gboolean
is_shown (const CrDraw *draw, const CrLink *link)
{
  const CrFloor *from = cr_map_get_floor (draw->map, link->from.floor);
  const CrFloor *to = cr_map_get_floor (draw->map, link->to.floor);

  return (from->known == NULL && to->known == NULL) || draw->options->show & CR_SHOW_SECRETS;
}

void
cr_draw_links (const CrDraw *draw)
{
  for (guint i = 0; i < cr_map_n_nodes (draw->map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (draw->map, CR_SECTION_LINKS, i);
    CrLink link;

    if (draw->detail < CR_DETAIL_FULL || !cr_link_is_kind (cr_node_get_name (node)) ||
        !cr_link_read (draw->map, node, &link, NULL) || !is_shown (draw, &link))
      continue;
    draw_end (draw, &link, link.from, link.to);
    draw_end (draw, &link, link.to, link.from);
  }
}
