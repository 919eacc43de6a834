/* cra-outline.c: outlines that only the window shows: cursor, brush, selection.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-outline.h"

#include <math.h>

#define CASING 4.5
#define LINE 2.0
#define INSET 0.93
#define ARROW 0.7 /* of the way from the middle of a hex to its side */

static const double selected[] = { 0.10, 0.37, 0.71 }, wrong[] = { 0.78, 0.20, 0.05 };

static CrPoint
corner_at (const CraViewport *viewport, const CrGrid *grid, CrHex hex, int corner)
{
  return cra_viewport_to_widget (viewport,
                                 cr_layout_corner (grid, hex, (corner + 6) % CR_N_DIRECTIONS));
}

/* Adds side i, which runs from corner i − 1 to corner i. */
static void
add_side (cairo_t *cr,
          const CraViewport *viewport,
          const CrGrid *grid,
          CrHex hex,
          CrDirection direction)
{
  CrPoint a = corner_at (viewport, grid, hex, direction - 1);
  CrPoint b = corner_at (viewport, grid, hex, direction);

  cairo_move_to (cr, a.x, a.y);
  cairo_line_to (cr, b.x, b.y);
}

/* Adds an arrow from the middle of the hex to near the middle of its side. */
static void
add_arrow (cairo_t *cr,
           const CraViewport *viewport,
           const CrGrid *grid,
           CrHex hex,
           CrDirection direction)
{
  CrPoint from = cra_viewport_to_widget (viewport, cr_layout_centre (grid, hex));
  CrPoint a = corner_at (viewport, grid, hex, direction - 1);
  CrPoint b = corner_at (viewport, grid, hex, direction);
  CrPoint way = { ((a.x + b.x) / 2 - from.x) * ARROW, ((a.y + b.y) / 2 - from.y) * ARROW };
  CrPoint tip = { from.x + way.x, from.y + way.y };

  cairo_move_to (cr, from.x - way.x, from.y - way.y);
  cairo_line_to (cr, tip.x, tip.y);
  for (int hand = -1; hand <= 1; hand += 2) {
    cairo_move_to (cr, tip.x, tip.y);
    cairo_line_to (cr, tip.x - 0.6 * way.x - hand * 0.6 * way.y,
                   tip.y - 0.6 * way.y + hand * 0.6 * way.x);
  }
}

static gint64
hex_key (CrHex hex)
{
  return (gint64) ((guint64) (guint32) hex.q << 32 | (guint32) hex.r);
}

/* Strokes dark dashes over white, which are seen on light and on dark ground. */
static void
stroke_cased (cairo_t *cr, double dash)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_width (cr, CASING);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_stroke_preserve (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  if (dash > 0)
    cairo_set_dash (cr, &dash, 1, 0);
  cairo_set_line_width (cr, LINE);
  cairo_set_source_rgb (cr, 0.12, 0.12, 0.12);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

void
cra_outline_marks (cairo_t *cr,
                   const CraViewport *viewport,
                   const CrGrid *grid,
                   const CreMark *marks,
                   gsize n_marks)
{
  g_autoptr (GHashTable) set = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  if (n_marks == 0)
    return;
  for (gsize i = 0; i < n_marks; i++)
    if (marks[i].side < 0) {
      gint64 key = hex_key (marks[i].place.hex);

      g_hash_table_add (set, g_memdup2 (&key, sizeof key));
    }
  cairo_new_path (cr);
  for (gsize i = 0; i < n_marks; i++) {
    CrHex hex = marks[i].place.hex;
    gint64 own = hex_key (hex);

    if (marks[i].side >= 0) {
      if (!g_hash_table_contains (set, &own))
        add_side (cr, viewport, grid, hex, marks[i].side);
      continue;
    }
    for (int d = 0; d < CR_N_DIRECTIONS; d++) {
      gint64 key = hex_key (cr_hex_neighbour (hex, d));

      if (!g_hash_table_contains (set, &key))
        add_side (cr, viewport, grid, hex, d);
    }
  }
  stroke_cased (cr, 5);
  for (gsize i = 0; i < n_marks; i++) {
    gint64 own = hex_key (marks[i].place.hex);

    if (marks[i].side >= 0 && g_hash_table_contains (set, &own))
      add_arrow (cr, viewport, grid, marks[i].place.hex, marks[i].side);
  }
  stroke_cased (cr, 0);
}

static void
add_hex (cairo_t *cr, const CraViewport *viewport, const CrGrid *grid, CrHex hex, double part)
{
  CrPoint middle = cra_viewport_to_widget (viewport, cr_layout_centre (grid, hex));

  cairo_new_sub_path (cr);
  for (int i = 0; i < CR_N_DIRECTIONS; i++) {
    CrPoint p = corner_at (viewport, grid, hex, i);

    cairo_line_to (cr, middle.x + (p.x - middle.x) * part, middle.y + (p.y - middle.y) * part);
  }
  cairo_close_path (cr);
}

/* Strokes a bold line of one colour with a white edge. */
static void
stroke_bold (cairo_t *cr, const double colour[3])
{
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, CASING);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 2.5);
  cairo_set_source_rgb (cr, colour[0], colour[1], colour[2]);
  cairo_stroke (cr);
}

/* Adds each hex slightly smaller than it is, so that neighbours do not merge. */
static void
add_hexes (cairo_t *cr,
           const CraViewport *viewport,
           const CrGrid *grid,
           const CrHex *hexes,
           gsize n_hexes)
{
  cairo_new_path (cr);
  for (gsize i = 0; i < n_hexes; i++)
    add_hex (cr, viewport, grid, hexes[i], INSET);
}

void
cra_outline_wrong (cairo_t *cr,
                   const CraViewport *viewport,
                   const CrGrid *grid,
                   const CrHex *hexes,
                   gsize n_hexes)
{
  add_hexes (cr, viewport, grid, hexes, n_hexes);
  stroke_bold (cr, wrong);
}

void
cra_outline_selection (cairo_t *cr,
                       const CraViewport *viewport,
                       const CrGrid *grid,
                       const CrHex *hexes,
                       gsize n_hexes)
{
  add_hexes (cr, viewport, grid, hexes, n_hexes);
  stroke_bold (cr, selected);
}

void
cra_outline_side (cairo_t *cr, const CraViewport *viewport, const CrGrid *grid, const CreMark *mark)
{
  cairo_new_path (cr);
  add_side (cr, viewport, grid, mark->place.hex, mark->side);
  stroke_bold (cr, selected);
}

void
cra_outline_tag (cairo_t *cr, CrPoint at, PangoLayout *layout)
{
  int width, height;
  double radius;

  pango_layout_get_pixel_size (layout, &width, &height);
  radius = (height + 2) / 2.0;
  cairo_new_sub_path (cr);
  cairo_arc (cr, at.x - width / 2.0, at.y, radius, G_PI_2, 3 * G_PI_2);
  cairo_arc (cr, at.x + width / 2.0, at.y, radius, -G_PI_2, G_PI_2);
  cairo_close_path (cr);
  cairo_set_source_rgba (cr, 0.12, 0.12, 0.12, 0.88);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 1.5);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_stroke (cr);
  cairo_move_to (cr, at.x - width / 2.0, at.y - height / 2.0);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
}

void
cra_outline_cursor (cairo_t *cr, const CraViewport *viewport, const CrGrid *grid, CrHex hex)
{
  cairo_new_path (cr);
  add_hex (cr, viewport, grid, hex, 1);
  stroke_cased (cr, 3);
}

void
cra_outline_lasso (cairo_t *cr, const CraViewport *viewport, const CrPoint *points, gsize n_points)
{
  cairo_new_path (cr);
  for (gsize i = 0; i < n_points; i++) {
    CrPoint p = cra_viewport_to_widget (viewport, points[i]);

    cairo_line_to (cr, p.x, p.y);
  }
  cairo_close_path (cr);
  stroke_cased (cr, 5);
}

void
cra_outline_axes (cairo_t *cr,
                  const CraViewport *viewport,
                  const CrGrid *grid,
                  const CrSymmetry *symmetry)
{
  CrPoint middle = cra_viewport_to_widget (viewport, cr_layout_centre (grid, symmetry->centre));
  gboolean turns = symmetry->kind >= CR_SYMMETRY_TURN_2;
  int n = cr_symmetry_n_images (symmetry);

  cairo_new_path (cr);
  if (symmetry->kind == CR_SYMMETRY_LEFT_RIGHT || symmetry->kind == CR_SYMMETRY_BOTH) {
    cairo_move_to (cr, middle.x, 0);
    cairo_line_to (cr, middle.x, viewport->height);
  }
  if (symmetry->kind == CR_SYMMETRY_UP_DOWN || symmetry->kind == CR_SYMMETRY_BOTH) {
    cairo_move_to (cr, 0, middle.y);
    cairo_line_to (cr, viewport->width, middle.y);
  }
  for (int i = 0; turns && i < n; i++) {
    double angle = 2 * G_PI * i / n - G_PI_2, reach = viewport->width + viewport->height;

    cairo_move_to (cr, middle.x, middle.y);
    cairo_line_to (cr, middle.x + reach * cos (angle), middle.y + reach * sin (angle));
  }
  stroke_cased (cr, 9);
}

static void
add_way (cairo_t *cr,
         const CraViewport *viewport,
         const CrGrid *grid,
         const CreMark *marks,
         gsize n_marks)
{
  cairo_new_path (cr);
  for (gsize i = 0; i < n_marks; i++) {
    CrPoint p = cra_viewport_to_widget (viewport, cr_layout_centre (grid, marks[i].place.hex));

    cairo_line_to (cr, p.x, p.y);
  }
}

static void
stroke_tunnel (cairo_t *cr, const CraViewport *viewport)
{
  double dashes[] = { 6, 4 };

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, viewport->scale * 0.42);
  cairo_set_source_rgba (cr, 0.18, 0.13, 0.09, 0.55);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 2);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_source_rgb (cr, 0.98, 0.95, 0.86);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
cra_outline_tunnel (cairo_t *cr,
                    const CraViewport *viewport,
                    const CrGrid *grid,
                    const CreMark *marks,
                    gsize n_marks)
{
  add_way (cr, viewport, grid, marks, n_marks);
  stroke_tunnel (cr, viewport);
}

void
cra_outline_tunnels (cairo_t *cr,
                     const CraViewport *viewport,
                     const CrGrid *grid,
                     const GArray *pairs)
{
  cairo_new_path (cr);
  for (guint i = 0; i + 1 < pairs->len; i += 2) {
    CrPoint from =
        cra_viewport_to_widget (viewport, cr_layout_centre (grid, g_array_index (pairs, CrHex, i)));
    CrPoint to = cra_viewport_to_widget (
        viewport, cr_layout_centre (grid, g_array_index (pairs, CrHex, i + 1)));

    cairo_move_to (cr, from.x, from.y);
    cairo_line_to (cr, to.x, to.y);
  }
  stroke_tunnel (cr, viewport);
}
