/* cra-map-page-panels.c: what the panels of the map page show, and when. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cra-map-page-private.h"

void
cra_map_page_ensure_types (void)
{
  g_type_ensure (CRA_TYPE_TOOL_STRIP);
  g_type_ensure (CRA_TYPE_MAP_VIEW);
  g_type_ensure (CRA_TYPE_ZOOM_BAR);
  g_type_ensure (CRA_TYPE_INSPECTOR);
  g_type_ensure (CRA_TYPE_LAYERS_PANEL);
  g_type_ensure (CRA_TYPE_PROBLEMS_PANEL);
  g_type_ensure (CRA_TYPE_STATUS_BAR);
  g_type_ensure (CRA_TYPE_DRAWER);
  g_type_ensure (CRA_TYPE_RECORD_PANEL);
}

static void
selected_cb (CraMapPage *self)
{
  CrPlace place;
  gboolean has = cra_map_view_get_cursor (self->view, &place);

  cra_inspector_set_place (self->inspector, has ? &place : NULL);
}

static void
go_to_problem_cb (CraMapPage *self, CrPlace *place)
{
  cra_map_view_go_to (self->view, *place);
}

static void
counted_cb (CraMapPage *self, int n)
{
  g_autofree char *text = g_strdup_printf ("%d", n);

  gtk_label_set_text (self->problems_count, text);
  gtk_widget_set_visible (GTK_WIDGET (self->problems_count), n > 0);
}

void
cra_map_page_connect_panels (CraMapPage *self)
{
  g_signal_connect_object (self->view, "selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->problems, "go-to", G_CALLBACK (go_to_problem_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->problems, "counted", G_CALLBACK (counted_cb), self,
                           G_CONNECT_SWAPPED);
}

void
cra_map_page_set_panels_document (CraMapPage *self, CreDocument *document)
{
  cra_inspector_set_document (self->inspector, document);
  cra_problems_panel_set_document (self->problems, document);
}

void
cra_map_page_step_problem (CraMapPage *self, int step)
{
  gtk_toggle_button_set_active (self->problems_tab, TRUE);
  cra_problems_panel_step (self->problems, step);
}

void
cra_map_page_tool_changed (CraMapPage *self)
{
}

void
cra_map_page_problems_toggled_cb (CraMapPage *self)
{
  gboolean problems = gtk_toggle_button_get_active (self->problems_tab);

  gtk_stack_set_visible_child_name (self->lower_stack, problems ? "problems" : "layers");
}
