/* cr-token-horse.c: the horse under a rider. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-token-private.h"

#include <math.h>

/* All lengths are of a counter that measures 1. */
#define WIDTH 0.62
#define EDGE 0.03
#define TIP 0.92
#define SHOULDER 0.4
#define SHADOW 0.05

static const CrColour hide = { 0.50, 0.36, 0.22 };
static const CrColour mane = { 0.22, 0.15, 0.09 };
static const CrColour blaze = { 0.96, 0.92, 0.82 };
static const CrColour ash = { 0.62, 0.60, 0.57 };

static void
set_colour (cairo_t *cr, CrVariant variant, CrColour colour, double alpha)
{
  CrColour printed = cr_colour_suit (variant, colour);

  cairo_set_source_rgba (cr, printed.red, printed.green, printed.blue, alpha);
}

static void
trace_body (cairo_t *cr, double length)
{
  cairo_new_path (cr);
  cairo_arc (cr, -length, 0, WIDTH / 2, G_PI_2, 3 * G_PI_2);
  cairo_line_to (cr, 0, -WIDTH / 2);
  cairo_line_to (cr, SHOULDER, -WIDTH / 2);
  cairo_line_to (cr, TIP, 0);
  cairo_line_to (cr, SHOULDER, WIDTH / 2);
  cairo_close_path (cr);
}

/* Draws the mane and the tail. */
static void
draw_back (cairo_t *cr, double length)
{
  cairo_new_path (cr);
  cairo_move_to (cr, -length - WIDTH / 2, 0);
  cairo_line_to (cr, SHOULDER, 0);
  cairo_set_line_width (cr, 0.07);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (cr);
}

/* Draws the pale blaze that points where the rider looks (CHR-04); beside the edge of the counter
 * it is what tells the head from the tail. */
static void
draw_blaze (cairo_t *cr, CrVariant variant)
{
  cairo_new_path (cr);
  cairo_move_to (cr, TIP - 2 * EDGE, 0);
  cairo_line_to (cr, SHOULDER + EDGE, WIDTH / 2 - 3 * EDGE);
  cairo_line_to (cr, SHOULDER + EDGE, 3 * EDGE - WIDTH / 2);
  cairo_close_path (cr);
  set_colour (cr, variant, blaze, 1);
  cairo_fill (cr);
}

void
cr_token_draw_horse (cairo_t *cr, CrVariant variant, const CrToken *token)
{
  double length = hypot (token->rump.x, token->rump.y) / CR_TOKEN_SIZE;
  CrColour face = token->dead ? ash : hide;

  cairo_save (cr);
  cairo_translate (cr, 0.5, 0.5);
  for (int shadow = 1; shadow >= 0; shadow--) {
    cairo_save (cr);
    cairo_translate (cr, shadow * SHADOW, shadow * SHADOW);
    cairo_rotate (cr, atan2 (-token->rump.y, -token->rump.x));
    trace_body (cr, length);
    if (shadow) {
      set_colour (cr, variant, mane, 0.35);
      cairo_fill (cr);
    } else {
      set_colour (cr, variant, face, 1);
      cairo_fill_preserve (cr);
      set_colour (cr, variant, mane, 1);
      cairo_set_line_width (cr, EDGE);
      cairo_stroke (cr);
      draw_back (cr, length);
      if (!token->dead)
        draw_blaze (cr, variant);
    }
    cairo_restore (cr);
  }
  cairo_restore (cr);
}

/* Draws ears, brow, nose, jaw, and the neck down to the edge. */
void
cr_token_draw_head (cairo_t *cr, CrVariant variant)
{
  static const CrPoint outline[] = { { 0.02, -0.62 }, { 0.14, -0.40 }, { -0.10, -0.28 },
                                     { -0.52, 0.12 }, { -0.50, 0.34 }, { -0.32, 0.40 },
                                     { -0.04, 0.18 }, { 0.04, 0.26 },  { -0.10, 0.62 },
                                     { 0.62, 0.62 },  { 0.52, -0.02 }, { 0.30, -0.36 } };

  cairo_new_path (cr);
  for (gsize i = 0; i < G_N_ELEMENTS (outline); i++)
    cairo_line_to (cr, outline[i].x, outline[i].y);
  cairo_close_path (cr);
  set_colour (cr, variant, hide, 1);
  cairo_fill_preserve (cr);
  set_colour (cr, variant, mane, 1);
  cairo_set_line_width (cr, 2 * EDGE);
  cairo_stroke (cr);
  cairo_arc (cr, -0.12, -0.06, 0.06, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_move_to (cr, 0.20, -0.40);
  cairo_curve_to (cr, 0.46, -0.20, 0.56, 0.20, 0.60, 0.60);
  cairo_set_line_width (cr, 0.10);
  cairo_stroke (cr);
}
