/* cra-map-view-flash.c: a ring that contracts around the hex to which the view has moved.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-view-private.h"

/* The ring contracts from so many hex widths to so many in FLASH_IN seconds, and disappears later.
 */
#define FLASH_FROM 4.0
#define FLASH_TO 0.85
#define FLASH_IN 0.35
#define FLASH_GONE 1.8

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  CraMapView *self = CRA_MAP_VIEW (widget);
  double seconds = (double) (gdk_frame_clock_get_frame_time (clock) - self->flash_start) / 1e6;

  gtk_widget_queue_draw (GTK_WIDGET (self->canvas));
  if (seconds < FLASH_GONE)
    return G_SOURCE_CONTINUE;
  self->flash_tick = 0;
  return G_SOURCE_REMOVE;
}

void
cra_map_view_show_place (CraMapView *self, CrPlace place)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  if (self->document == NULL || !cr_grid_contains (&self->grid, place.hex))
    return;
  cra_map_view_go_to (self, place);
  self->flash = place;
  self->flash_start =
      clock != NULL ? gdk_frame_clock_get_frame_time (clock) : g_get_monotonic_time ();
  if (self->flash_tick == 0)
    self->flash_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

static double
get_radius (CraMapView *self, double seconds)
{
  gboolean moves = TRUE;
  double left;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &moves, NULL);
  if (!moves || seconds >= FLASH_IN)
    return FLASH_TO;
  left = 1 - seconds / FLASH_IN;
  return FLASH_TO + (FLASH_FROM - FLASH_TO) * left * left;
}

void
cra_map_view_draw_flash (CraMapView *self, cairo_t *cr)
{
  const CraViewport *viewport = cra_canvas_get_viewport (self->canvas);
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));
  CrPoint at;
  double seconds, radius;

  if (self->flash_tick == 0 || clock == NULL || self->flash.floor != self->floor)
    return;
  at = cra_viewport_to_widget (viewport, cr_layout_centre (&self->grid, self->flash.hex));
  seconds = (double) (gdk_frame_clock_get_frame_time (clock) - self->flash_start) / 1e6;
  radius = MAX (get_radius (self, seconds) * viewport->scale, 14);
  cairo_new_path (cr);
  cairo_arc (cr, at.x, at.y, radius, 0, 2 * G_PI);
  cairo_set_line_width (cr, 7);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 3.5);
  cairo_set_source_rgb (cr, 0.65, 0.11, 0.18);
  cairo_stroke (cr);
}
