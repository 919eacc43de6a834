/* cra-map-page-select.c: what is selected: the inspector, names, and the context menu.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-page-private.h"

#include <glib/gi18n.h>

#include "cra-map-menu.h"
#include "cre-tool-names.h"
#include "cre-tool-select.h"

static void
show_sides (CraMapPage *self, const CreMark *marks, gsize n)
{
  g_autoptr (GArray) sides = g_array_new (FALSE, FALSE, sizeof (CreMark));

  g_array_append_vals (sides, marks, (guint) n);
  if (n == 1)
    cra_inspector_show_side (self->inspector, marks[0].place, marks[0].side);
  else
    cra_inspector_show_sides (self->inspector, sides);
}

/* Shows in the inspector what the select tool holds, otherwise the hex of the cursor. */
static void
show_selection (CraMapPage *self, CreSelection *selection)
{
  g_autoptr (GArray) places = cre_selection_dup_places (selection);
  gsize n = 0;
  const CreMark *marks = cre_selection_get_marks (selection, &n);

  cra_map_view_set_outlined (self->view, NULL);

  switch (cre_selection_get_kind (selection)) {
  case CRE_SELECTED_SIDES:
    show_sides (self, marks, n);
    break;
  case CRE_SELECTED_LINK:
    cra_inspector_show_node (
        self->inspector,
        (CreNodeRef){ CR_SECTION_LINKS, (guint) cre_selection_get_link (selection) });
    break;
  default:
    cra_inspector_show_places (self->inspector, places);
    break;
  }
}

void
cra_map_page_selection_changed_cb (CreSelection *selection, CraMapPage *self)
{
  if (selection == cre_tool_get_selection (cra_map_view_get_tool (self->view)))
    show_selection (self, selection);
}

void
cra_map_page_selected_cb (CraMapPage *self)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CreSelection *selection = cre_tool_get_selection (cra_map_view_get_tool (self->view));
  CrPlace place;
  gsize n = 0;

  if (selection != NULL) {
    cre_selection_get_marks (selection, &n);
    if (n > 1 || cre_selection_get_kind (selection) > CRE_SELECTED_HEXES) {
      show_selection (self, selection);
      return;
    }
  }
  cra_map_view_set_outlined (self->view, NULL);
  if (cra_map_view_get_cursor (self->view, &place))
    g_array_append_val (places, place);
  cra_inspector_show_places (self->inspector, places);
}

CraInspector *
cra_map_page_get_inspector (CraMapPage *self)
{
  return self->inspector;
}

void
cra_map_page_inspect (CraMapPage *self, CreNodeRef ref)
{
  g_autoptr (GArray) places = NULL;

  cra_inspector_show_node (self->inspector, ref);
  places = cra_inspector_list_places (self->inspector);
  cra_map_view_set_outlined (self->view, places);
}

static void
select_marks (CraMapPage *self, const GArray *marks)
{
  CreTool *tool = cra_map_page_get_any_tool (self, "select");

  gtk_widget_activate_action (GTK_WIDGET (self), "map.tool", "s", "select");
  g_object_set (tool, "mode", CRE_SELECT_HEXES, NULL);
  cre_selection_set (cre_tool_get_selection (tool), (const CreMark *) (const void *) marks->data,
                     marks->len);
}

void
cra_map_page_select_same (CraMapPage *self, CrPlace place)
{
  const CrMap *map = cre_map_document_get_map (cra_map_view_get_document (self->view));
  const CrGrid *grid = cr_map_get_grid (map);
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CreMark));
  int terrain = cr_map_get_value (map, place, CR_LAYER_TERRAIN);

  for (int i = 0; i < cr_grid_n_cells (grid); i++) {
    CreMark mark = { { place.floor, cr_grid_get_hex (grid, i) }, -1 };

    if (cr_map_get_value (map, mark.place, CR_LAYER_TERRAIN) == terrain)
      g_array_append_val (marks, mark);
  }
  select_marks (self, marks);
}

void
cra_map_page_select_field (CraMapPage *self, gboolean dead)
{
  const CrAnswer *answer = cre_ask_answer (cra_map_page_get_ask (self), CR_QUESTION_FIELD);
  const CrField *field = answer != NULL ? cr_answer_get_field (answer) : NULL;
  const CrGrid *grid = cre_map_document_get_grid (cra_map_view_get_document (self->view));
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CreMark));

  for (int i = 0; field != NULL && i < cr_grid_n_cells (grid); i++) {
    CreMark mark = { { cra_map_view_get_floor (self->view), cr_grid_get_hex (grid, i) }, -1 };

    if (dead ? cr_field_is_dead (field, mark.place)
             : cr_field_get (field, mark.place)->n_shooters > 0)
      g_array_append_val (marks, mark);
  }
  /* The map gets the focus, so that its keys act on the selection. */
  if (marks->len > 0) {
    select_marks (self, marks);
    gtk_widget_grab_focus (GTK_WIDGET (cra_map_view_get_canvas (self->view)));
  } else if (field == NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.say", "s",
                                _ ("Show a field of fire first: let go on a shooter."));
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.say", "s",
                                dead ? _ ("No dead ground on this floor")
                                     : _ ("Nothing can be hit on this floor"));
}

void
cra_map_page_select_inspected (CraMapPage *self)
{
  g_autoptr (GArray) places = cra_inspector_list_places (self->inspector);
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CreMark));

  for (guint i = 0; i < places->len; i++) {
    CreMark mark = { g_array_index (places, CrPlace, i), -1 };
    g_array_append_val (marks, mark);
  }
  select_marks (self, marks);
}

static CreSelection *
get_selection (CraMapPage *self)
{
  return cre_tool_get_selection (cra_map_page_get_any_tool (self, "select"));
}

void
cra_map_page_name_selection (CraMapPage *self)
{
  CreToolNames *names = CRE_TOOL_NAMES (cra_map_page_get_any_tool (self, "names"));
  g_autoptr (GArray) places = cre_selection_dup_places (get_selection (self));

  if (places->len > 0)
    cre_tool_names_take_places (names, places);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.say", "s", _ ("Nothing is selected"));
}

GArray *
cra_map_page_list_chosen (CraMapPage *self)
{
  CreSelection *selection = cre_tool_get_selection (cra_map_view_get_tool (self->view));
  GArray *places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrPlace place;

  if (selection != NULL && cre_selection_get_kind (selection) == CRE_SELECTED_HEXES) {
    g_array_unref (places);
    return cre_selection_dup_places (selection);
  }
  if (cra_map_view_get_cursor (self->view, &place))
    g_array_append_val (places, place);
  return places;
}

void
cra_map_page_name_chosen (CraMapPage *self)
{
  g_autoptr (GArray) places = cra_map_page_list_chosen (self);

  gtk_widget_activate_action (GTK_WIDGET (self), "map.tool", "s", "names");
  cre_tool_names_take_places (CRE_TOOL_NAMES (cra_map_page_get_any_tool (self, "names")), places);
  cra_map_page_focus_options (self);
}

/* A menu that is opened outside the selection is about the hex under the pointer. */
static void
choose_for_menu (CraMapPage *self, CrPlace place)
{
  CreSelection *selection = cre_tool_get_selection (cra_map_view_get_tool (self->view));

  if (selection != NULL && !cre_selection_has_place (selection, place))
    cra_map_view_select_cursor (self->view);
}

void
cra_map_page_menu_cb (CraMapPage *self, const CrPoint *point)
{
  GtkWidget *canvas = GTK_WIDGET (cra_map_view_get_canvas (self->view));
  CrPoint at = cra_viewport_to_widget (
      cra_canvas_get_viewport (cra_map_view_get_canvas (self->view)), *point);
  g_autoptr (GMenuModel) menu = NULL;
  g_autoptr (GArray) chosen = NULL;
  GtkWidget *popover;
  CrPlace place;
  double x, y;

  if (!cra_map_view_get_cursor (self->view, &place) ||
      !gtk_widget_translate_coordinates (canvas, GTK_WIDGET (self), at.x, at.y, &x, &y))
    return;
  choose_for_menu (self, place);
  chosen = cra_map_page_list_chosen (self);
  menu = cra_map_menu_new (cra_map_view_get_document (self->view),
                           &(CraMapMenuOf){ place, chosen, cra_map_page_get_ask (self),
                                            cre_tool_get_ask (cra_map_view_get_tool (self->view)) ==
                                                cra_map_page_get_ask (self) });
  popover = cra_map_menu_popup (GTK_WIDGET (self), menu, (int) x, (int) y);
  g_signal_connect_object (popover, "closed", G_CALLBACK (gtk_widget_grab_focus), canvas,
                           G_CONNECT_SWAPPED);
}
