/* cra-window.c: one window with one map. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-window.h"

#include "cra-canvas.h"

struct _CraWindow {
  GtkApplicationWindow parent_instance;

  CraCanvas *canvas;
};

G_DEFINE_FINAL_TYPE (CraWindow, cra_window, GTK_TYPE_APPLICATION_WINDOW)

static void
draw_hexes (gpointer data, cairo_t *cr, const CrBox *box, double scale)
{
  const CrGrid *grid = data;
  int n = cr_grid_n_cells (grid);

  cairo_set_source_rgb (cr, 0.72, 0.71, 0.49);
  cairo_paint (cr);
  for (int i = 0; i < n; i++)
    for (int corner = 0; corner <= CR_N_DIRECTIONS; corner++) {
      CrPoint p = cr_layout_corner (grid, cr_grid_get_hex (grid, i), corner % CR_N_DIRECTIONS);

      (corner == 0 ? cairo_move_to : cairo_line_to) (cr, p.x, p.y);
    }
  cairo_set_source_rgb (cr, 0.18, 0.14, 0.10);
  cairo_set_line_width (cr, 0.01);
  cairo_stroke (cr);
}

static void
cra_window_class_init (CraWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (CRA_TYPE_CANVAS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/crenel/Crenel/cra-window.ui");
  gtk_widget_class_bind_template_child (widget_class, CraWindow, canvas);
}

static void
cra_window_init (CraWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

CraWindow *
cra_window_new (CraApplication *application)
{
  return g_object_new (CRA_TYPE_WINDOW, "application", application, NULL);
}

void
cra_window_open (CraWindow *self, GFile *file)
{
  CrGrid grid = { 26, 16, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  CrBox frame = cr_layout_frame (&grid);
  g_autoptr (CraSource) source =
      cra_source_new (draw_hexes, g_memdup2 (&grid, sizeof grid), g_free);

  cra_canvas_set_grid (self->canvas, &grid, &frame);
  cra_canvas_set_source (self->canvas, CRA_CANVAS_MAP, source);
}
