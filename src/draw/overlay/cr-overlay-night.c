/* cr-overlay-night.c: the dark of the night, and the light of fires.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-overlay-private.h"

/* The opacity of the dark; the width of the rim of lit hexes and the length of its dashes, in W. */
#define DARK 0.42
#define RIM 0.045
#define DASH 0.16

/* A rim also marks lit hexes, so that brightness is not the only sign. */
static void
rim_light (cairo_t *cr, const CrOverlayStyle *style)
{
  double dash = MAX (DASH, 6 / style->px);

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cr_overlay_casing (cr, style, RIM);
  cairo_set_dash (cr, &dash, 1, 0);
  cr_overlay_ink (cr, style, CR_TONE_INK, 1);
  cairo_set_line_width (cr, cr_overlay_width (style, RIM));
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

void
cr_overlay_night (cairo_t *cr, const CrOverlayStyle *style, const CrGrid *grid, const GArray *lit)
{
  CrBox frame = cr_layout_frame (grid);
  gboolean any;

  cr_overlay_clip (cr, grid);
  any = cr_overlay_set_path (cr, grid, lit);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_rectangle (cr, frame.x, frame.y, frame.width, frame.height);
  cr_overlay_ink (cr, style, CR_TONE_INK, DARK);
  cairo_fill (cr);
  if (any) {
    cr_overlay_set_path (cr, grid, lit);
    rim_light (cr, style);
  }
  cairo_restore (cr);
}
