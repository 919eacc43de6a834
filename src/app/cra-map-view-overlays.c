/* cra-map-view-overlays.c: fire and walking on the map. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cra-map-view-private.h"

void
cra_map_view_draw_overlays (CraMapView *self, cairo_t *cr)
{
}

void
cra_map_view_refresh_overlays (CraMapView *self)
{
}

static void
redraw_cb (CraMapView *self)
{
  cra_map_view_refresh_overlays (self);
  gtk_widget_queue_draw (GTK_WIDGET (self->canvas));
}

/* @tool: (nullable): lets go of the old one */
void
cra_map_view_set_tool (CraMapView *self, CreTool *tool)
{
  if (self->tool == tool)
    return;
  if (self->tool != NULL) {
    g_signal_handlers_disconnect_by_data (self->tool, self);
    cre_tool_cancel (self->tool);
    cre_tool_hover (self->tool, NULL);
  }
  g_set_object (&self->tool, tool);
  if (tool != NULL)
    g_signal_connect_swapped (tool, "redraw", G_CALLBACK (redraw_cb), self);
  redraw_cb (self);
}

CreTool *
cra_map_view_get_tool (CraMapView *self)
{
  return self->tool;
}
