/* cra-map-page-panels.c: what the panels of the map page show, and when.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-page-private.h"

#include "cr-check.h"

void
cra_map_page_ensure_types (void)
{
  g_type_ensure (CRA_TYPE_TOOL_STRIP);
  g_type_ensure (CRA_TYPE_MAP_VIEW);
  g_type_ensure (CRA_TYPE_FLOOR_SWITCH);
  g_type_ensure (CRA_TYPE_ZOOM_BAR);
  g_type_ensure (CRA_TYPE_INSPECTOR);
  g_type_ensure (CRA_TYPE_LAYERS_PANEL);
  g_type_ensure (CRA_TYPE_PROBLEMS_PANEL);
  g_type_ensure (CRA_TYPE_STATUS_BAR);
  g_type_ensure (CRA_TYPE_DRAWER);
  g_type_ensure (CRA_TYPE_RECORD_PANEL);
}

static void
floor_changed_cb (CraMapPage *self)
{
  CrPlace place;

  if (cra_map_view_get_cursor (self->view, &place))
    cra_inspector_follow_floor (self->inspector, place);
  cra_map_page_answer_cb (self);
}

static void
go_to_problem_cb (CraMapPage *self, const CrProblem *problem)
{
  const GArray *places = problem->places;

  cra_map_view_show_place (self->view, problem->place);
  if (places != NULL)
    cra_map_view_set_wrong (self->view, cr_places_of (places));
  else
    cra_map_view_set_wrong (self->view, (CrPlaces){ &problem->place, 1 });
}

static void
counted_cb (CraMapPage *self, int n)
{
  g_autofree char *text = g_strdup_printf ("%d", n);

  cra_inspector_set_problems (self->inspector, cra_problems_panel_get_problems (self->problems));
  gtk_label_set_text (self->problems_count, text);
  gtk_widget_set_visible (GTK_WIDGET (self->problems_count), n > 0);
}

void
cra_map_page_connect_panels (CraMapPage *self)
{
  g_signal_connect_object (self->view, "menu", G_CALLBACK (cra_map_page_menu_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "floor-changed", G_CALLBACK (floor_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "selected", G_CALLBACK (cra_map_page_selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "mode-changed", G_CALLBACK (cra_map_page_answer_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->problems, "go-to", G_CALLBACK (go_to_problem_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->problems, "counted", G_CALLBACK (counted_cb), self,
                           G_CONNECT_SWAPPED);
}

void
cra_map_page_set_panels_document (CraMapPage *self, CreMapDocument *document)
{
  CreSelection *selection;

  cra_inspector_set_document (self->inspector, document);
  cra_problems_panel_set_document (self->problems, document);
  g_clear_handle_id (&self->answering, g_source_remove);
  g_clear_handle_id (&self->recording, g_source_remove);
  if (self->showing != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->drawer_revealer), self->showing);
  self->showing = 0;
  if (document == NULL) {
    cra_drawer_set_ask (self->drawer, NULL);
    return;
  }
  selection = cre_tool_get_selection (cra_map_page_get_any_tool (self, "select"));
  g_signal_connect_object (selection, "changed", G_CALLBACK (cra_map_page_selection_changed_cb),
                           self, 0);
  cra_drawer_set_ask (self->drawer, cra_map_page_get_ask (self));
}

void
cra_map_page_step_problem (CraMapPage *self, int step)
{
  gtk_toggle_button_set_active (self->problems_tab, TRUE);
  cra_problems_panel_step (self->problems, step);
}

void
cra_map_page_problems_toggled_cb (CraMapPage *self)
{
  gboolean problems = gtk_toggle_button_get_active (self->problems_tab);

  gtk_stack_set_visible_child_name (self->lower_stack, problems ? "problems" : "layers");
}
