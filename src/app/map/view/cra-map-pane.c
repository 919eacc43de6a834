/* cra-map-pane.c: a map in another window or page, to look at and point at.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-pane.h"

#include "cra-zoom-bar.h"

#include <glib/gi18n.h>

GtkWidget *
cra_map_pane_new (CraMapView **view_out, CraLayersPanel **layers_out)
{
  GtkWidget *overlay = gtk_overlay_new ();
  CraMapView *view = g_object_new (CRA_TYPE_MAP_VIEW, NULL);
  CraZoomBar *zoom = g_object_new (CRA_TYPE_ZOOM_BAR, NULL);

  *layers_out = g_object_ref_sink (g_object_new (CRA_TYPE_LAYERS_PANEL, NULL));
  cra_map_view_set_layers (view, *layers_out);
  cra_zoom_bar_set_canvas (zoom, cra_map_view_get_canvas (view), CRA_VIEWPORT_FULL);
  cra_zoom_bar_hide_view (zoom);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cra_map_view_get_canvas (view)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Map"), -1);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (view));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (zoom));
  gtk_widget_set_hexpand (overlay, TRUE);
  gtk_widget_set_vexpand (overlay, TRUE);
  *view_out = view;
  return overlay;
}

void
cra_map_pane_draw_areas (CraMapView *view,
                         const CrMap *areas,
                         cairo_t *cr,
                         CraMapPaneAdd add,
                         gpointer data)
{
  CraCanvas *canvas = cra_map_view_get_canvas (view);
  const CraViewport *viewport = cra_canvas_get_viewport (canvas);
  CrBox seen = cra_viewport_get_visible (viewport);
  g_autoptr (CrSheet) sheet = NULL;
  CrPaintOptions options;

  cairo_translate (cr, viewport->x, viewport->y);
  cairo_scale (cr, viewport->scale, viewport->scale);
  cr_paint_options_init (&options);
  options.floor = cra_map_view_get_floor (view);
  sheet = cr_sheet_new (areas, &options);
  cr_sheet_add_areas (sheet, areas, -1);
  if (add != NULL)
    add (sheet, data);
  cr_sheet_set_view (sheet, &seen);
  cr_sheet_paint (sheet, cr, &seen,
                  viewport->scale * gtk_widget_get_scale_factor (GTK_WIDGET (canvas)));
}
