/* cr-works.c: winches, stairways that are drawn up, flooded passages.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-gates-private.h"

#include "cr-linkage.h"
#include "cr-mechanism.h"

#include <string.h>

#define WORKS_REACH 0.8
#define PIT 0.34

static gboolean
is_here (const CrDraw *draw, CrPlace place)
{
  return place.floor == draw->floor && cr_map_has_place (draw->map, place) &&
         cr_box_has (draw->clip, cr_layout_centre (draw->grid, place.hex), WORKS_REACH);
}

/* Whether only the owner knows what the mechanism works, such as the passage that a sluice floods.
 */
static gboolean
is_secret (const CrDraw *draw, const CrMechanism *mechanism)
{
  for (guint i = 0; i < mechanism->effects->len; i++) {
    const char *of = g_array_index (mechanism->effects, CrEffect, i).of;

    if (of != NULL && cr_map_find_node (draw->map, CR_SECTION_LINKS, "passage", of) != NULL)
      return TRUE;
  }
  return FALSE;
}

/* Draws a winch beside the middle of its hex, where the level is written. */
static void
draw_control (const CrDraw *draw, const CrMechanism *mechanism)
{
  CrPoint at = cr_layout_centre (draw->grid, mechanism->control.hex);

  if (is_secret (draw, mechanism) && !(draw->options->show & CR_SHOW_SECRETS))
    return;
  cr_draw_winch (draw, (CrPoint){ at.x + 0.24, at.y + 0.14 }, cr_way_of_angle (0.5));
}

/* Draws the upper hex of a stairway that is drawn up: a pit, and the ropes from which it hangs
 * (TMP-05). */
static void
draw_pit (const CrDraw *draw, CrHex hex)
{
  CrPoint at = cr_layout_centre (draw->grid, hex);
  g_autoptr (GArray) pit = cr_line_box (at, 2 * PIT, 2 * PIT, 0);

  cr_draw_path (draw, pit, TRUE);
  cr_draw_fill (draw, CR_TONE_INK, 0.78);
  cr_draw_ink (draw, pit, TRUE, (CrPen){ CR_TONE_INK, 0.02, 1 });
  for (int k = -1; k <= 1; k += 2) {
    cairo_move_to (draw->cr, at.x + k * PIT, at.y - PIT);
    cairo_line_to (draw->cr, at.x - k * PIT, at.y + PIT);
  }
  cr_draw_stroke (draw, CR_TONE_WOOD_LIT, 0.035, 1);
}

/* Water over the floor of the passage (TMP-08). */
static void
draw_flood (const CrDraw *draw, CrHex hex)
{
  CrPoint at = cr_layout_centre (draw->grid, hex);

  for (int i = 0; i < 6; i++) {
    CrPoint corner = cr_layout_corner (draw->grid, hex, i);

    if (i == 0)
      cairo_move_to (draw->cr, corner.x, corner.y);
    else
      cairo_line_to (draw->cr, corner.x, corner.y);
  }
  cairo_close_path (draw->cr);
  cr_draw_fill (draw, CR_TONE_WATER, 0.55);
  for (int k = -1; k <= 1; k++) {
    cairo_move_to (draw->cr, at.x - 0.22 + 0.05 * k, at.y + 0.18 * k);
    cairo_rel_curve_to (draw->cr, 0.12, -0.08, 0.24, 0.08, 0.40, 0);
  }
  cr_draw_stroke (draw, CR_TONE_WATER_LIT, 0.025, 0.9);
}

static void
draw_mechanism (const CrDraw *draw, const CrMechanism *mechanism)
{
  gboolean stairs = strcmp (mechanism->kind, "stairway") == 0;

  for (guint i = 0; i < mechanism->barred->len && stairs; i++) {
    CrPlace place = g_array_index (mechanism->barred, CrPlace, i);

    if (is_here (draw, place))
      draw_pit (draw, place.hex);
  }
  /* The winches of drawbridges are drawn with their gates. */
  if (strcmp (mechanism->kind, "drawbridge") != 0 && mechanism->control.floor >= 0 &&
      is_here (draw, mechanism->control))
    draw_control (draw, mechanism);
}

void
cr_draw_works (const CrDraw *draw)
{
  for (guint i = 0; i < cr_map_n_nodes (draw->map, CR_SECTION_MECHANISMS); i++) {
    const CrNode *node = cr_map_get_node (draw->map, CR_SECTION_MECHANISMS, i);
    g_auto (CrMechanism) mechanism = { .kind = NULL };

    if (draw->detail > CR_DETAIL_FLAT && cr_node_is (node, "mechanism") &&
        cr_mechanism_read (draw->map, node, &mechanism, NULL))
      draw_mechanism (draw, &mechanism);
  }
}

void
cr_draw_floods (const CrDraw *draw)
{
  g_autoptr (CrLinkage) linkage = cr_linkage_new (draw->map);
  g_autoptr (GArray) flooded = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  if (draw->detail > CR_DETAIL_FLAT)
    cr_linkage_get_flooded (linkage, flooded);
  for (guint i = 0; i < flooded->len; i++)
    if (is_here (draw, g_array_index (flooded, CrPlace, i)))
      draw_flood (draw, g_array_index (flooded, CrPlace, i).hex);
}
