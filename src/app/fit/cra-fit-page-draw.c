/* cra-fit-page-draw.c: draws grid, points, misfits and loupe over the picture.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-fit-page-private.h"

#include "cr-numbering.h"

#include <math.h>

#define RING 7.0
#define ARROW 10.0 /* misfits are drawn ten times their length */
#define NUMBERS_FROM 38.0
#define LOUPE 156.0
#define LOUPE_ZOOM 3.2

static CrPoint
plane_to_widget (CraFitPage *self, CrPoint plane)
{
  return cra_fit_page_to_widget (self, cr_warp_apply (cre_fit_get_warp (self->fit), plane));
}

static gboolean
is_near (const CraViewport *viewport, CrPoint at, double margin)
{
  return at.x > -margin && at.y > -margin && at.x < viewport->width + margin &&
         at.y < viewport->height + margin;
}

/* Adds each side once: three sides of every hex, and the others where no neighbour draws them. */
static void
add_hex (CraFitPage *self, cairo_t *cr, const CrGrid *grid, CrHex hex)
{
  CrPoint corners[CR_N_DIRECTIONS];

  for (int i = 0; i < CR_N_DIRECTIONS; i++)
    corners[i] = plane_to_widget (self, cr_layout_corner (grid, hex, i));
  for (int i = 0; i < CR_N_DIRECTIONS; i++) {
    CrPoint from = corners[(i + 5) % CR_N_DIRECTIONS];

    if (i >= 3 && cr_grid_contains (grid, cr_hex_neighbour (hex, i)))
      continue;
    cairo_move_to (cr, from.x, from.y);
    cairo_line_to (cr, corners[i].x, corners[i].y);
  }
}

static double
hex_size (CraFitPage *self, const CrGrid *grid)
{
  CrPoint a = plane_to_widget (self, (CrPoint){ 0, 0 });
  CrPoint b = plane_to_widget (self, (CrPoint){ 1, 0 });

  return hypot (b.x - a.x, b.y - a.y);
}

static void
draw_grid (CraFitPage *self, cairo_t *cr)
{
  const CrGrid *grid = cre_fit_get_grid (self->fit);
  const CrNumbering *numbering = cre_fit_get_numbering (self->fit);
  const CraViewport *viewport = cra_canvas_get_viewport (self->canvas);
  double size = hex_size (self, grid);
  int n = cr_grid_n_cells (grid);

  cairo_set_source_rgba (cr, 0.10, 0.44, 0.71, 0.95);
  cairo_set_line_width (cr, 1.5);
  for (int i = 0; i < n; i++) {
    CrHex hex = cr_grid_get_hex (grid, i);

    if (is_near (viewport, plane_to_widget (self, cr_layout_centre (grid, hex)), size))
      add_hex (self, cr, grid, hex);
  }
  cairo_stroke (cr);
  if (size < NUMBERS_FROM)
    return;
  cairo_select_font_face (cr, "Sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size (cr, MIN (size * 0.17, 13));
  cairo_set_source_rgba (cr, 0.05, 0.22, 0.40, 0.9);
  for (int i = 0; i < n; i++) {
    CrHex hex = cr_grid_get_hex (grid, i);
    CrPoint at = plane_to_widget (self, cr_layout_centre (grid, hex));
    g_autofree char *text = NULL;

    if (!is_near (viewport, at, size))
      continue;
    text = cr_numbering_format (numbering, grid, hex);
    cairo_move_to (cr, at.x - size * 0.19, at.y - size * 0.24);
    cairo_show_text (cr, text);
    cairo_new_path (cr);
  }
}

/* An arrow from the clicked point towards where the fit puts that hex. */
static void
draw_misfit (CraFitPage *self, cairo_t *cr, const CrFitPoint *point)
{
  const CrGrid *grid = cre_fit_get_grid (self->fit);
  CrPoint from = cra_fit_page_to_widget (self, point->pixel);
  CrPoint to = plane_to_widget (self, cr_layout_centre (grid, point->hex));
  double dx = (to.x - from.x) * ARROW, dy = (to.y - from.y) * ARROW;
  double length = hypot (dx, dy), angle = atan2 (dy, dx);

  if (length < 6)
    return;
  cairo_move_to (cr, from.x, from.y);
  cairo_line_to (cr, from.x + dx, from.y + dy);
  for (int i = -1; i <= 1; i += 2) {
    cairo_move_to (cr, from.x + dx, from.y + dy);
    cairo_rel_line_to (cr, -9 * cos (angle + i * 0.45), -9 * sin (angle + i * 0.45));
  }
}

static void
stroke_cased (cairo_t *cr, gboolean bad, double width)
{
  cairo_set_line_width (cr, width + 2.4);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.9);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, width);
  if (bad)
    cairo_set_source_rgb (cr, 0.65, 0.11, 0.18);
  else
    cairo_set_source_rgb (cr, 0.11, 0.36, 0.20);
  cairo_stroke (cr);
}

static void
draw_number (cairo_t *cr, CrPoint at, guint number, gboolean bad)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  cairo_text_extents_t extents;

  cairo_new_path (cr);
  cairo_arc (cr, at.x + 14, at.y - 14, 9, 0, 2 * G_PI);
  if (bad)
    cairo_set_source_rgb (cr, 0.65, 0.11, 0.18);
  else
    cairo_set_source_rgb (cr, 0.11, 0.36, 0.20);
  cairo_fill (cr);
  cairo_select_font_face (cr, "Sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, 10.5);
  cairo_text_extents (cr, text, &extents);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_move_to (cr, at.x + 14 - extents.width / 2 - extents.x_bearing, at.y - 14 + 3.8);
  cairo_show_text (cr, text);
  cairo_new_path (cr);
}

static void
draw_point (CraFitPage *self, cairo_t *cr, guint index)
{
  const CrFitResult *result = cre_fit_get_result (self->fit);
  CrFitPoint point = cre_fit_get_point (self->fit, index);
  CrPoint at = cra_fit_page_to_widget (self, point.pixel);
  gboolean bad = result->checked && point.residual > CRA_FIT_LARGE;
  gboolean chosen = (int) index == self->chosen;
  double arm = RING + 5;

  cairo_new_path (cr);
  if (result->checked)
    draw_misfit (self, cr, &point);
  cairo_new_sub_path (cr);
  cairo_arc (cr, at.x, at.y, RING, 0, 2 * G_PI);
  cairo_move_to (cr, at.x - arm, at.y);
  cairo_line_to (cr, at.x + arm, at.y);
  cairo_move_to (cr, at.x, at.y - arm);
  cairo_line_to (cr, at.x, at.y + arm);
  stroke_cased (cr, bad, chosen ? 2.4 : 1.5);
  draw_number (cr, at, index + 1, bad);
}

/* The loupe shows the picture three times as large, with a cross at the point that is being placed.
 */
static void
draw_loupe (CraFitPage *self, cairo_t *cr)
{
  const CraViewport *viewport = cra_canvas_get_viewport (self->canvas);
  CrPoint pixel = cre_fit_get_point (self->fit, (guint) self->chosen).pixel;
  CrPoint at = cra_fit_page_to_widget (self, pixel);
  double r = LOUPE / 2, zoom = viewport->scale / self->unit * LOUPE_ZOOM;
  CrPoint middle = { CLAMP (at.x, r + 6, MAX (viewport->width - r - 6, r + 6)), at.y - r - 40 };

  if (middle.y < r + 6)
    middle.y = at.y + r + 40;
  cairo_save (cr);
  cairo_arc (cr, middle.x, middle.y, r, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  cairo_translate (cr, middle.x, middle.y);
  cairo_scale (cr, zoom, zoom);
  cairo_translate (cr, -pixel.x, -pixel.y);
  cairo_set_source_surface (cr, self->picture, 0, 0);
  cairo_paint (cr);
  cairo_restore (cr);
  cairo_new_path (cr);
  cairo_arc (cr, middle.x, middle.y, r, 0, 2 * G_PI);
  cairo_set_line_width (cr, 3);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 1);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.5);
  cairo_stroke (cr);
  cairo_set_source_rgb (cr, 0.65, 0.11, 0.18);
  for (int i = 0; i < 4; i++) {
    double x = i < 2 ? (i == 0 ? -1 : 1) : 0, y = i < 2 ? 0 : (i == 2 ? -1 : 1);

    cairo_move_to (cr, middle.x + 6 * x, middle.y + 6 * y);
    cairo_line_to (cr, middle.x + 24 * x, middle.y + 24 * y);
  }
  cairo_stroke (cr);
}

void
cra_fit_page_draw (CraFitPage *self, cairo_t *cr)
{
  draw_grid (self, cr);
  for (guint i = 0; i < cre_fit_n_points (self->fit); i++)
    draw_point (self, cr, i);
  if (self->picture != NULL && self->chosen >= 0)
    draw_loupe (self, cr);
}
