/* cr-shadow.c: shadows, which show heights. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-shadow.h"

#include <math.h>

double
cr_sun_on (double x, double y)
{
  return x * CR_SUN_X + y * CR_SUN_Y;
}

static gboolean
is_in_shade (const GArray *line, guint i, CrPoint shift)
{
  CrPoint a = cr_line_at (line, i % line->len), b = cr_line_at (line, (i + 1) % line->len);

  return (b.x - a.x) * shift.y - (b.y - a.y) * shift.x < 0;
}

static void
add_outline (cairo_t *cr, const GArray *line)
{
  for (guint i = 0; i < line->len; i++) {
    CrPoint p = cr_line_at (line, i);

    if (i == 0)
      cairo_move_to (cr, p.x, p.y);
    else
      cairo_line_to (cr, p.x, p.y);
  }
  cairo_close_path (cr);
}

/* Adds the area over which the spans from @first to before @end are swept. It has the direction of
 * the outline, because otherwise the winding rule would cut holes where they overlap. */
static void
add_swept (cairo_t *cr, const GArray *line, guint first, guint end, CrPoint shift)
{
  CrPoint p = cr_line_at (line, first % line->len);

  cairo_move_to (cr, p.x, p.y);
  for (guint i = first; i <= end; i++) {
    p = cr_line_at (line, i % line->len);
    cairo_line_to (cr, p.x + shift.x, p.y + shift.y);
  }
  for (guint i = end; i > first; i--) {
    p = cr_line_at (line, i % line->len);
    cairo_line_to (cr, p.x, p.y);
  }
  cairo_close_path (cr);
}

void
cr_shadow_sweep (cairo_t *cr, const GArray *line, double length)
{
  CrPoint shift = { -CR_SUN_X * length, -CR_SUN_Y * length };
  guint start = 0, n = line->len;

  if (n < 3)
    return;
  add_outline (cr, line);
  while (start < n && is_in_shade (line, start, shift))
    start++;
  for (guint i = start; i < start + n; i++) {
    guint end = i;

    while (end < start + n && is_in_shade (line, end, shift))
      end++;
    if (end > i)
      add_swept (cr, line, i, end, shift);
    i = end;
  }
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
