/* cra-map-page-panels.c: what the panels of the map page show, and when. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cra-map-page-private.h"

#include "cra-form.h"
#include "cra-map-menu.h"

#include "cr-check.h"

#include "cre-tool-names.h"
#include "cre-tool-select.h"

#include <glib/gi18n.h>

/* Of the height of the page for a list of problems, in hundredths, and pixels at least. */

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
show_sides (CraMapPage *self, const CreMark *marks, gsize n)
{
  g_autoptr (GArray) sides = g_array_new (FALSE, FALSE, sizeof (CreMark));

  g_array_append_vals (sides, marks, (guint) n);
  if (n == 1)
    cra_inspector_show_side (self->inspector, marks[0].place, marks[0].side);
  else
    cra_inspector_show_sides (self->inspector, sides);
}

/* What the select tool holds, else the hex of the cursor. */
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

static void
selection_changed_cb (CreSelection *selection, CraMapPage *self)
{
  if (CRE_IS_TOOL_SELECT (cra_map_view_get_tool (self->view)))
    show_selection (self, selection);
}

/* The hex of the cursor, unless the select tool holds more than one. */
static void
selected_cb (CraMapPage *self)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CreTool *tool = cra_map_view_get_tool (self->view);
  CrPlace place;
  gsize n = 0;

  if (CRE_IS_TOOL_SELECT (tool)) {
    CreSelection *selection = cre_tool_select_get_selection (CRE_TOOL_SELECT (tool));

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

static void
floor_changed_cb (CraMapPage *self)
{
  CrPlace place;

  if (cra_map_view_get_cursor (self->view, &place))
    cra_inspector_follow_floor (self->inspector, place);
}

/* Returns: (transfer none) */
CraInspector *
cra_map_page_get_inspector (CraMapPage *self)
{
  return self->inspector;
}

/* Shows the fields of a stairway, mechanism, area …, and where its hexes are. */
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
  CreToolSelect *tool = CRE_TOOL_SELECT (cra_map_page_get_any_tool (self, "select"));

  gtk_widget_activate_action (GTK_WIDGET (self), "win.tool", "s", "select");
  g_object_set (tool, "mode", CRE_SELECT_HEXES, NULL);
  cre_selection_set (cre_tool_select_get_selection (tool),
                     (const CreMark *) (const void *) marks->data, marks->len);
}

/* All hexes of the floor that have the terrain of @place. */
void
cra_map_page_select_same (CraMapPage *self, CrPlace place)
{
  const CrMap *map = cre_document_get_map (cra_map_view_get_document (self->view));
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

/* What the shooters cannot hit, or what they can, on the floor that is seen. */
void
cra_map_page_select_field (CraMapPage *self, gboolean dead)
{
  const CrField *field = cre_tool_fire_get_field (cra_map_page_get_fire (self));
  const CrGrid *grid = cre_document_get_grid (cra_map_view_get_document (self->view));
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CreMark));

  for (int i = 0; field != NULL && i < cr_grid_n_cells (grid); i++) {
    CreMark mark = { { cra_map_view_get_floor (self->view), cr_grid_get_hex (grid, i) }, -1 };

    if (dead ? cr_field_is_dead (field, mark.place)
             : cr_field_get (field, mark.place)->n_shooters > 0)
      g_array_append_val (marks, mark);
  }
  /* What is selected is worked with by the keys of the map. */
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

/* What the inspector is about becomes the selection. */
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

/* What is selected joins the area in hand, or is a new one. */
void
cra_map_page_name_selection (CraMapPage *self)
{
  CreToolSelect *select = CRE_TOOL_SELECT (cra_map_page_get_any_tool (self, "select"));
  CreToolNames *names = CRE_TOOL_NAMES (cra_map_page_get_any_tool (self, "names"));
  g_autoptr (GArray) places = cre_selection_dup_places (cre_tool_select_get_selection (select));

  if (places->len > 0)
    cre_tool_names_take_places (names, places);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.say", "s", _ ("Nothing is selected"));
}

static void
go_to_problem_cb (CraMapPage *self, const CrProblem *problem)
{
  const GArray *places = problem->places;

  cra_map_view_show_place (self->view, problem->place);
  if (places != NULL)
    cra_map_view_set_wrong (self->view, (const CrPlace *) (const void *) places->data, places->len);
  else
    cra_map_view_set_wrong (self->view, &problem->place, 1);
}

static void
counted_cb (CraMapPage *self, int n)
{
  g_autofree char *text = g_strdup_printf ("%d", n);

  cra_inspector_set_problems (self->inspector, cra_problems_panel_get_problems (self->problems));
  gtk_label_set_text (self->problems_count, text);
  gtk_widget_set_visible (GTK_WIDGET (self->problems_count), n > 0);
}

static void
show_record (CraMapPage *self)
{
  gboolean fire = g_strcmp0 (self->tool_id, "fire") == 0;
  gboolean walk = g_strcmp0 (self->tool_id, "walk") == 0;

  if (fire)
    cra_record_panel_show_fire (self->record, self->fire);
  if (walk)
    cra_record_panel_show_walk (self->record, self->walk);
  gtk_stack_set_visible_child_name (self->record_stack, fire || walk ? "record" : "hex");
}

/* What opens the drawer: a shot; somebody to be hit, of whom there is only who can hit him; a
 * castle to be tried out. Who asks for the drawer without any is told how to get one. */
static gboolean
has_page (CraMapPage *self)
{
  CraDrawerTab tab = cra_drawer_get_tab (self->drawer);
  CrPlace place;

  if (self->fire == NULL)
    return FALSE;
  return self->drawer_asked || cre_tool_fire_get_lof (self->fire) != NULL ||
         (tab == CRA_TAB_SHOOTERS && cre_tool_fire_get_victim (self->fire, &place)) ||
         (tab == CRA_TAB_WHAT_IF && (cre_tool_fire_n_changes (self->fire) > 0 ||
                                     cre_tool_fire_get_wonder (self->fire, &place)));
}

/* What is shot at is not to lie under the drawer: a frame after it is wholly up, when the map has
 * taken the room that is left. */
static gboolean
show_target_cb (GtkWidget *drawer, GdkFrameClock *clock, gpointer data)
{
  CraMapPage *self = data;
  CrPlace target;

  if (!gtk_revealer_get_child_revealed (GTK_REVEALER (drawer)) || self->frames_up++ < 1)
    return G_SOURCE_CONTINUE;
  self->showing = 0;
  if (self->fire != NULL && cre_tool_fire_get_target (self->fire, &target))
    cra_canvas_show_point (
        cra_map_view_get_canvas (self->view),
        cr_layout_centre (cre_document_get_grid (cra_map_view_get_document (self->view)),
                          target.hex),
        FALSE);
  return G_SOURCE_REMOVE;
}

/* The drawer opens with the first shot, and stays shut once it was closed. The map does not shrink
 * under a pointer that is still drawing. */
static void
show_drawer (CraMapPage *self)
{
  gboolean was_open = gtk_widget_get_visible (GTK_WIDGET (self->drawer_revealer));
  gboolean wanted =
      has_page (self) && !self->drawer_closed && g_strcmp0 (self->tool_id, "fire") == 0;
  gboolean open = wanted && (was_open || !cre_tool_is_active (CRE_TOOL (self->fire)));

  gtk_revealer_set_reveal_child (self->drawer_revealer, open);
  gtk_widget_set_visible (GTK_WIDGET (self->drawer_revealer), open);
  if (open && !was_open && self->showing == 0) {
    self->frames_up = 0;
    self->showing = gtk_widget_add_tick_callback (GTK_WIDGET (self->drawer_revealer),
                                                  show_target_cb, self, NULL);
  }
}

static gboolean
answer_now_cb (gpointer data)
{
  CraMapPage *self = data;

  self->answering = 0;
  show_record (self);
  show_drawer (self);
  cra_drawer_refresh (self->drawer);
  cra_map_page_update_status (self);
  return G_SOURCE_REMOVE;
}

/* The panels follow the pointer from frame to frame, not from event to event. */
static void
answer_cb (CraMapPage *self)
{
  if (self->answering == 0)
    self->answering = g_idle_add_full (CRA_BEFORE_FRAME, answer_now_cb, self, NULL);
}

static void
wondered_cb (CraMapPage *self)
{
  cra_map_page_show_drawer (self, CRA_TAB_WHAT_IF);
}

static CreSelection *
get_selection (CraMapPage *self)
{
  return cre_tool_select_get_selection (
      CRE_TOOL_SELECT (cra_map_page_get_any_tool (self, "select")));
}

/**
 * cra_map_page_list_chosen:
 *
 * Returns: (transfer full) (element-type CrPlace): what a menu acts on: the hexes of the select
 * tool while it is in hand, else that of the cursor
 */
GArray *
cra_map_page_list_chosen (CraMapPage *self)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrPlace place;

  if (CRE_IS_TOOL_SELECT (cra_map_view_get_tool (self->view)) &&
      cre_selection_get_kind (get_selection (self)) == CRE_SELECTED_HEXES) {
    g_array_unref (places);
    return cre_selection_dup_places (get_selection (self));
  }
  if (cra_map_view_get_cursor (self->view, &place))
    g_array_append_val (places, place);
  return places;
}

/* The hexes chosen become an area, whose name is asked for beside. */
void
cra_map_page_name_chosen (CraMapPage *self)
{
  g_autoptr (GArray) places = cra_map_page_list_chosen (self);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.tool", "s", "names");
  cre_tool_names_take_places (CRE_TOOL_NAMES (cra_map_page_get_any_tool (self, "names")), places);
  cra_map_page_focus_options (self);
}

/* A menu asked for beside what is selected is about the hex it is asked for at. */
static void
choose_for_menu (CraMapPage *self, CrPlace place)
{
  if (CRE_IS_TOOL_SELECT (cra_map_view_get_tool (self->view)) &&
      !cre_selection_has_place (get_selection (self), place))
    cra_map_view_select_cursor (self->view);
}

static void
menu_cb (CraMapPage *self, const CrPoint *point)
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
  menu =
      cra_map_menu_new (cra_map_view_get_document (self->view),
                        &(CraMapMenuOf){ place, chosen, cra_map_page_get_fire (self),
                                         CRE_IS_TOOL_FIRE (cra_map_view_get_tool (self->view)) });
  popover = cra_map_menu_popup (GTK_WIDGET (self), menu, (int) x, (int) y);
  g_signal_connect_object (popover, "closed", G_CALLBACK (gtk_widget_grab_focus), canvas,
                           G_CONNECT_SWAPPED);
}

void
cra_map_page_connect_panels (CraMapPage *self)
{
  g_signal_connect_object (self->view, "menu", G_CALLBACK (menu_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "floor-changed", G_CALLBACK (floor_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->problems, "go-to", G_CALLBACK (go_to_problem_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->problems, "counted", G_CALLBACK (counted_cb), self,
                           G_CONNECT_SWAPPED);
}

/* @document: (nullable) */
void
cra_map_page_set_panels_document (CraMapPage *self, CreDocument *document)
{
  CreToolSelect *select;

  cra_inspector_set_document (self->inspector, document);
  cra_problems_panel_set_document (self->problems, document);
  g_clear_handle_id (&self->answering, g_source_remove);
  if (self->showing != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->drawer_revealer), self->showing);
  self->showing = 0;
  if (document == NULL) {
    cra_drawer_set_tool (self->drawer, NULL);
    self->fire = NULL;
    self->walk = NULL;
    return;
  }
  select = CRE_TOOL_SELECT (cra_map_page_get_any_tool (self, "select"));
  g_signal_connect_object (cre_tool_select_get_selection (select), "changed",
                           G_CALLBACK (selection_changed_cb), self, 0);
  self->fire = CRE_TOOL_FIRE (cra_map_page_get_any_tool (self, "fire"));
  self->walk = CRE_TOOL_WALK (cra_map_page_get_any_tool (self, "walk"));
  g_signal_connect_object (self->fire, "answered", G_CALLBACK (answer_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->fire, "notify::active", G_CALLBACK (answer_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->fire, "wondered", G_CALLBACK (wondered_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->walk, "redraw", G_CALLBACK (answer_cb), self, G_CONNECT_SWAPPED);
  cra_drawer_set_tool (self->drawer, self->fire);
  cra_map_view_set_answers (self->view, self->fire, self->walk);
}

void
cra_map_page_toggle_drawer (CraMapPage *self)
{
  self->drawer_closed = gtk_revealer_get_reveal_child (self->drawer_revealer);
  self->drawer_asked = !self->drawer_closed;
  show_drawer (self);
}

void
cra_map_page_show_drawer (CraMapPage *self, CraDrawerTab tab)
{
  self->drawer_closed = FALSE;
  cra_drawer_show_tab (self->drawer, tab);
  show_drawer (self);
  cra_drawer_refresh (self->drawer);
}

/* Returns: (transfer full) (nullable): what fire shows, as a table: what the page of the drawer
 * lists, else a shot step by step or the field */
CrWordsTable *
cra_map_page_new_table (CraMapPage *self)
{
  gboolean open = gtk_widget_get_visible (GTK_WIDGET (self->drawer_revealer));
  CraDrawerTab tab = cra_drawer_get_tab (self->drawer);
  CrWordsTable *table = NULL;

  if (self->fire == NULL)
    return NULL;
  if (open && tab == CRA_TAB_SHOOTERS)
    table = cra_drawer_new_shooters_table (self->drawer);
  else if (open && tab == CRA_TAB_WHAT_IF)
    table = cre_tool_fire_new_difference_table (self->fire);
  if (table == NULL && !(open && tab == CRA_TAB_LEVELS))
    table = cre_tool_fire_new_steps_table (self->fire);
  if (table == NULL)
    table = cre_tool_fire_new_table (self->fire);
  return table;
}

/* Returns: (transfer none) */
CraDrawer *
cra_map_page_get_drawer (CraMapPage *self)
{
  return self->drawer;
}

/* Returns: (transfer none) (nullable): the fire tool, once there is a map */
CreToolFire *
cra_map_page_get_fire (CraMapPage *self)
{
  return self->fire;
}

/* Returns: (transfer none) (nullable): likewise */
CreToolWalk *
cra_map_page_get_walk (CraMapPage *self)
{
  return self->walk;
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
  show_record (self);
  show_drawer (self);
}

void
cra_map_page_problems_toggled_cb (CraMapPage *self)
{
  gboolean problems = gtk_toggle_button_get_active (self->problems_tab);

  gtk_stack_set_visible_child_name (self->lower_stack, problems ? "problems" : "layers");
}
