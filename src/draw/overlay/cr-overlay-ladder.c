/* cr-overlay-ladder.c: ladders and ropes. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-overlay.h"

#include <math.h>

/* In W: half of a ladder's width, the distance of its rungs, the thickness of its wood. */
#define LADDER_HALF 0.1
#define LADDER_RUNG 0.13
#define LADDER_WOOD 0.035

static void
trace_ladder (cairo_t *cr, double length)
{
  for (int side = -1; side <= 1; side += 2) {
    cairo_move_to (cr, 0, side * LADDER_HALF);
    cairo_line_to (cr, length, side * LADDER_HALF);
  }
  for (double at = LADDER_RUNG / 2; at < length; at += LADDER_RUNG) {
    cairo_move_to (cr, at, -LADDER_HALF);
    cairo_line_to (cr, at, LADDER_HALF);
  }
}

/* Adds a rope with knots and, at its end, a grapnel that is open towards the wall. */
static void
trace_rope (cairo_t *cr, double length)
{
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, length, 0);
  for (double at = LADDER_RUNG; at < length - LADDER_RUNG; at += 2 * LADDER_RUNG) {
    cairo_move_to (cr, at, -LADDER_HALF / 3);
    cairo_line_to (cr, at, LADDER_HALF / 3);
  }
  cairo_move_to (cr, length - LADDER_RUNG, -LADDER_HALF);
  cairo_curve_to (cr, length + LADDER_RUNG / 3, -LADDER_HALF, length + LADDER_RUNG / 3, LADDER_HALF,
                  length - LADDER_RUNG, LADDER_HALF);
}

/* The wood has an edge of ink, so that it is seen on ground, water and stone. */
void
cr_overlay_ladder (cairo_t *cr,
                   const CrOverlayStyle *style,
                   CrPoint from,
                   CrPoint to,
                   gboolean rope)
{
  double dx = to.x - from.x, dy = to.y - from.y;
  static const CrTone tones[] = { CR_TONE_INK, CR_TONE_WOOD_LIT };

  cairo_save (cr);
  cairo_translate (cr, from.x, from.y);
  cairo_rotate (cr, atan2 (dy, dx));
  for (gsize i = 0; i < G_N_ELEMENTS (tones); i++) {
    CrColour colour = cr_palette_get (style->variant, tones[i]);

    (rope ? trace_rope : trace_ladder) (cr, hypot (dx, dy));
    cairo_set_source_rgb (cr, colour.red, colour.green, colour.blue);
    cairo_set_line_width (cr, LADDER_WOOD * (i == 0 ? 2 : 1));
    cairo_stroke (cr);
  }
  cairo_restore (cr);
}
