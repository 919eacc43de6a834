/* cr-shadow.c: height told by shadow. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-shadow.h"

#include <math.h>

double
cr_sun_on (double x, double y)
{
  return x * CR_SUN_X + y * CR_SUN_Y;
}

/* Every piece goes the same way round, or the winding rule would cut holes where they overlap. */
static void
add_quad (cairo_t *cr, CrPoint a, CrPoint b, CrPoint shift)
{
  double turn = (b.x - a.x) * shift.y - (b.y - a.y) * shift.x;

  cairo_move_to (cr, a.x, a.y);
  if (turn >= 0) {
    cairo_line_to (cr, b.x, b.y);
    cairo_line_to (cr, b.x + shift.x, b.y + shift.y);
    cairo_line_to (cr, a.x + shift.x, a.y + shift.y);
  } else {
    cairo_line_to (cr, a.x + shift.x, a.y + shift.y);
    cairo_line_to (cr, b.x + shift.x, b.y + shift.y);
    cairo_line_to (cr, b.x, b.y);
  }
  cairo_close_path (cr);
}

static void
add_outline (cairo_t *cr, const GArray *line, CrPoint shift)
{
  for (guint i = 0; i < line->len; i++) {
    CrPoint p = cr_line_at (line, i);

    if (i == 0)
      cairo_move_to (cr, p.x + shift.x, p.y + shift.y);
    else
      cairo_line_to (cr, p.x + shift.x, p.y + shift.y);
  }
  cairo_close_path (cr);
}

/**
 * cr_shadow_sweep:
 * @line: closed
 * @length: of the shadow, in W
 */
void
cr_shadow_sweep (cairo_t *cr, const GArray *line, double length)
{
  CrPoint shift = { -CR_SUN_X * length, -CR_SUN_Y * length };

  if (line->len < 3)
    return;
  add_outline (cr, line, (CrPoint){ 0, 0 });
  add_outline (cr, line, shift);
  for (guint i = 0; i < line->len; i++)
    add_quad (cr, cr_line_at (line, i), cr_line_at (line, (i + 1) % line->len), shift);
}

static void
clear_caster (gpointer data)
{
  g_array_unref (((CrCaster *) data)->line);
}

CrCasters *
cr_casters_new (void)
{
  CrCasters *casters = g_array_new (FALSE, FALSE, sizeof (CrCaster));

  g_array_set_clear_func (casters, clear_caster);
  return casters;
}

void
cr_casters_take (CrCasters *casters, GArray *line, double level)
{
  CrCaster caster = { line, level };

  g_array_append_val (casters, caster);
}
