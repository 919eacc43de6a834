/* cr-shield.c: coats of arms. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-shield-private.h"

/* Half the width of a shield that is one high. */
#define HALF 0.44

/* Metals and colours: a charge of one kind lies on a field of the other, so that it is seen. */
static const CrColour metals[] = { { 0.96, 0.95, 0.92 }, { 0.91, 0.72, 0.20 } };
static const CrColour colours[] = { { 0.70, 0.14, 0.16 },
                                    { 0.16, 0.31, 0.58 },
                                    { 0.13, 0.42, 0.25 },
                                    { 0.15, 0.14, 0.15 },
                                    { 0.40, 0.20, 0.46 } };

static guint
hash_text (const char *text)
{
  guint value = 2166136261u;

  for (; *text != '\0'; text++)
    value = (value ^ (guchar) *text) * 16777619u;
  return value ^ value >> 15;
}

static void
trace_shield (cairo_t *cr)
{
  cairo_new_path (cr);
  cairo_move_to (cr, -HALF, -0.5);
  cairo_line_to (cr, HALF, -0.5);
  cairo_curve_to (cr, HALF, 0.1, 0.3, 0.36, 0, 0.5);
  cairo_curve_to (cr, -0.3, 0.36, -HALF, 0.1, -HALF, -0.5);
  cairo_close_path (cr);
}

static void
set_ink (cairo_t *cr, CrVariant variant, CrColour colour)
{
  CrColour printed = cr_colour_suit (variant, colour);

  cairo_set_source_rgb (cr, printed.red, printed.green, printed.blue);
}

static void
draw_pale (cairo_t *cr)
{
  cairo_rectangle (cr, -0.15, -0.5, 0.3, 1);
}

static void
draw_fess (cairo_t *cr)
{
  cairo_rectangle (cr, -0.5, -0.2, 1, 0.3);
}

static void
draw_bend (cairo_t *cr)
{
  cairo_move_to (cr, -0.6, -0.5);
  cairo_line_to (cr, -0.25, -0.5);
  cairo_line_to (cr, 0.6, 0.35);
  cairo_line_to (cr, 0.4, 0.5);
  cairo_close_path (cr);
}

static void
draw_chevron (cairo_t *cr)
{
  cairo_move_to (cr, 0, -0.28);
  cairo_line_to (cr, 0.55, 0.24);
  cairo_line_to (cr, 0.4, 0.42);
  cairo_line_to (cr, 0, 0.04);
  cairo_line_to (cr, -0.4, 0.42);
  cairo_line_to (cr, -0.55, 0.24);
  cairo_close_path (cr);
}

static void
draw_cross (cairo_t *cr)
{
  cairo_rectangle (cr, -0.1, -0.5, 0.2, 1);
  cairo_rectangle (cr, -0.5, -0.24, 1, 0.2);
}

static void
draw_chief (cairo_t *cr)
{
  cairo_rectangle (cr, -0.5, -0.5, 1, 0.36);
}

static void
draw_roundel (cairo_t *cr)
{
  cairo_arc (cr, 0, -0.08, 0.2, 0, 2 * G_PI);
}

static void
draw_quarters (cairo_t *cr)
{
  cairo_rectangle (cr, -0.5, -0.5, 0.5, 0.45);
  cairo_rectangle (cr, 0, -0.05, 0.5, 0.6);
}

void
cr_shield_draw (cairo_t *cr, CrVariant variant, const char *arms)
{
  static void (*const charges[]) (
      cairo_t *) = { draw_pale,  draw_fess,  draw_bend,    draw_chevron,
                     draw_cross, draw_chief, draw_roundel, draw_quarters };
  guint value = hash_text (arms);
  CrColour metal = metals[value % 2], colour = colours[value / 2 % G_N_ELEMENTS (colours)];
  gboolean on_metal = value / 16 % 2;

  trace_shield (cr);
  set_ink (cr, variant, on_metal ? metal : colour);
  cairo_fill_preserve (cr);
  cairo_save (cr);
  cairo_clip (cr);
  cairo_new_path (cr);
  charges[value / 32 % G_N_ELEMENTS (charges)](cr);
  set_ink (cr, variant, on_metal ? colour : metal);
  cairo_fill (cr);
  cairo_restore (cr);
  trace_shield (cr);
  cairo_set_source_rgb (cr, 0.11, 0.11, 0.11);
  cairo_set_line_width (cr, 0.07);
  cairo_stroke (cr);
}
