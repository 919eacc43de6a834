/* cra-window-actions.c: everything a person can do, by name. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cra-window-private.h"

#include "cra-keys.h"

#include "cre-brush.h"
#include "cre-inspect-level.h"
#include "cre-inspect.h"
#include "cre-painting.h"
#include "cre-tool-select.h"

#include <glib/gi18n.h>
#include <string.h>

#define ACTION(name) static void name (GSimpleAction *action, GVariant *target, gpointer data)

static CraMapView *
get_view (gpointer window)
{
  return cra_map_page_get_view (CRA_WINDOW (window)->map_page);
}

static CraCanvas *
get_canvas (gpointer window)
{
  if (CRA_WINDOW (window)->fit != NULL)
    return cra_fit_page_get_canvas (CRA_WINDOW (window)->fit_page);
  return cra_map_view_get_canvas (get_view (window));
}

ACTION (open_cb)
{
  cra_window_open_dialog (data);
}

/* Another map opens in another window, unless this one is still empty. */
ACTION (open_uri_cb)
{
  CraWindow *self = data;
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (target, NULL));
  CraWindow *window = self;

  if (!cra_window_is_empty (self)) {
    window = cra_window_new (CRA_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))));
    gtk_window_present (GTK_WINDOW (window));
  }
  cra_window_open (window, file);
}

ACTION (new_empty_cb)
{
  cra_window_new_empty (data);
}

ACTION (new_from_picture_cb)
{
  cra_window_new_from_picture (data);
}

ACTION (add_picture_cb)
{
  cra_window_add_picture (data);
}

ACTION (fit_grid_cb)
{
  cra_window_begin_fit (data);
}

ACTION (fit_done_cb)
{
  cra_window_end_fit (data, TRUE);
}

ACTION (fit_cancel_cb)
{
  cra_window_end_fit (data, FALSE);
}

ACTION (remove_picture_cb)
{
  cra_window_remove_picture (data);
}

ACTION (fit_picture_cb)
{
  cra_window_fit_picture (data,
                          (guint) g_ascii_strtoull (g_variant_get_string (target, NULL), NULL, 10));
}

ACTION (number_hexes_cb)
{
  cra_window_number_hexes (
      data, (guint) g_ascii_strtoull (g_variant_get_string (target, NULL), NULL, 10));
}

ACTION (save_cb)
{
  cra_window_save (data);
}

ACTION (save_over_cb)
{
  cra_window_save_over (data);
}

ACTION (save_as_cb)
{
  cra_window_save_as (data);
}

/* In the fit mode its own steps are undone; they are one step of the document in the end. */
ACTION (undo_cb)
{
  CraWindow *self = data;

  if (self->fit != NULL) {
    cre_fit_undo (self->fit);
    return;
  }
  if (cre_tool_is_active (cra_map_view_get_tool (get_view (self))))
    cre_tool_cancel (cra_map_view_get_tool (get_view (self)));
  else if (!cre_tool_take_back (cra_map_view_get_tool (get_view (self))))
    cre_document_undo (self->document);
  cra_toast_hide (self->toast);
}

ACTION (redo_cb)
{
  CraWindow *self = data;

  if (self->fit != NULL)
    cre_fit_redo (self->fit);
  else
    cre_document_redo (self->document);
}

static void
tool_cb (GSimpleAction *action, GVariant *state, gpointer data)
{
  cra_map_page_set_tool (CRA_WINDOW (data)->map_page, g_variant_get_string (state, NULL));
  g_simple_action_set_state (
      action, g_variant_new_string (cra_map_page_get_tool (CRA_WINDOW (data)->map_page) != NULL
                                        ? cra_map_page_get_tool (CRA_WINDOW (data)->map_page)
                                        : "select"));
}

static void
resize_brush (gpointer data, int step)
{
  CreTool *tool = cra_map_view_get_tool (get_view (data));

  int size;

  if (tool == NULL || g_object_class_find_property (G_OBJECT_GET_CLASS (tool), "size") == NULL)
    return;
  g_object_get (tool, "size", &size, NULL);
  g_object_set (tool, "size", CLAMP (size + step, 0, CRE_BRUSH_MAX_SIZE), NULL);
}

ACTION (brush_smaller_cb)
{
  resize_brush (data, -1);
}

ACTION (brush_larger_cb)
{
  resize_brush (data, 1);
}

/* The mirror goes through the hex cursor from now on. */
ACTION (set_axis_cb)
{
  CraWindow *self = data;
  CrePainting *painting = cre_painting_get (self->document);
  CrPlace place;

  if (!cra_map_view_get_aimed (get_view (data), &place) &&
      !cra_map_view_get_cursor (get_view (data), &place))
    return;
  cre_painting_set_axis (painting, place.hex);
  if (cre_painting_get_symmetry (painting).kind == CR_SYMMETRY_NONE)
    g_object_set (painting, "symmetry", CR_SYMMETRY_LEFT_RIGHT, NULL);
}

/* A word from a panel about what it has just done, with the way back. */
ACTION (tell_cb)
{
  cra_window_toast (data, g_variant_get_string (target, NULL), TRUE);
}

ACTION (zoom_fit_cb)
{
  cra_canvas_fit (get_canvas (data));
}

ACTION (zoom_in_cb)
{
  cra_canvas_zoom (get_canvas (data), 1);
}

ACTION (zoom_out_cb)
{
  cra_canvas_zoom (get_canvas (data), -1);
}

ACTION (zoom_full_cb)
{
  cra_canvas_set_zoom (get_canvas (data), CRA_VIEWPORT_FULL);
}

ACTION (view_cycle_cb)
{
  cra_map_view_cycle_mode (get_view (data));
}

ACTION (floor_up_cb)
{
  cra_map_view_step_floor (get_view (data), 1);
}

ACTION (floor_down_cb)
{
  cra_map_view_step_floor (get_view (data), -1);
}

static void
jump (gpointer data, int step)
{
  if (!cra_map_view_jump_here (get_view (data), step))
    cra_window_toast (
        data, step > 0 ? _ ("No stair leads up from here") : _ ("No stair leads down from here"),
        FALSE);
}

ACTION (jump_up_cb)
{
  jump (data, 1);
}

ACTION (jump_down_cb)
{
  jump (data, -1);
}

ACTION (centre_cb)
{
  CrPlace place;

  if (cra_map_view_get_cursor (get_view (data), &place))
    cra_canvas_show_point (
        get_canvas (data),
        cr_layout_centre (cre_document_get_grid (CRA_WINDOW (data)->document), place.hex), TRUE);
}

/* What a menu of the map acts on: the hexes of the select tool, else the hex of the cursor. */

ACTION (adopt_levels_cb)
{
  g_autoptr (GArray) places = cra_map_page_list_chosen (CRA_WINDOW (data)->map_page);

  cre_inspect_adopt (CRA_WINDOW (data)->document, places);
}

/* @target: by how many levels */
ACTION (shift_level_cb)
{
  g_autoptr (GArray) places = cra_map_page_list_chosen (CRA_WINDOW (data)->map_page);

  cre_inspect_shift_level (CRA_WINDOW (data)->document, places,
                           (int) g_ascii_strtoll (g_variant_get_string (target, NULL), NULL, 10));
}

ACTION (clear_cb)
{
  g_autoptr (GArray) places = cra_map_page_list_chosen (CRA_WINDOW (data)->map_page);
  g_autoptr (CreSelection) selection = cre_selection_new ();

  cre_selection_set_places (selection, places);
  cre_inspect_clear (CRA_WINDOW (data)->document, selection);
}

ACTION (name_chosen_cb)
{
  cra_map_page_name_chosen (CRA_WINDOW (data)->map_page);
}

/* @target: a side as files write it, "7,6:NE" */
ACTION (inspect_side_cb)
{
  CraWindow *self = data;
  CrDirection side;
  CrPlace place;

  if (cr_map_parse_side (cre_document_get_map (self->document), g_variant_get_string (target, NULL),
                         &place, &side, NULL))
    cra_inspector_show_side (cra_map_page_get_inspector (self->map_page), place, side);
}

/* @target: a place as files write it, "cellar/7,6" */
static gboolean
read_place (gpointer data, GVariant *target, CrPlace *place_out)
{
  return cr_map_parse_place (cre_document_get_map (CRA_WINDOW (data)->document),
                             g_variant_get_string (target, NULL), place_out, NULL);
}

ACTION (go_cb)
{
  CrPlace place;

  if (read_place (data, target, &place))
    cra_map_view_go_to (get_view (data), place);
}

/* To the other end of a stair. */
ACTION (through_cb)
{
  CrPlace place;

  if (read_place (data, target, &place))
    cra_map_view_arrive (get_view (data), place);
}

ACTION (select_same_cb)
{
  CrPlace place;

  if (read_place (data, target, &place))
    cra_map_page_select_same (CRA_WINDOW (data)->map_page, place);
}

ACTION (paint_with_cb)
{
  g_action_group_activate_action (G_ACTION_GROUP (data), "tool", g_variant_new_string ("terrain"));
  g_object_set (cra_map_view_get_tool (get_view (data)), "code",
                g_variant_get_string (target, NULL), NULL);
}

ACTION (fire_from_cb)
{
  CrPlace place;

  if (!read_place (data, target, &place))
    return;
  g_action_group_activate_action (G_ACTION_GROUP (data), "tool", g_variant_new_string ("fire"));
  cre_tool_fire_set_shooters (cra_map_page_get_fire (CRA_WINDOW (data)->map_page), &place, 1);
}

ACTION (walk_from_cb)
{
  CrPlace place;

  if (!read_place (data, target, &place))
    return;
  g_action_group_activate_action (G_ACTION_GROUP (data), "tool", g_variant_new_string ("walk"));
  cre_tool_walk_set_start (cra_map_page_get_walk (CRA_WINDOW (data)->map_page), place);
}

ACTION (find_cb)
{
  cra_map_page_find (CRA_WINDOW (data)->map_page);
}

ACTION (hex_table_cb)
{
  cra_map_page_toggle_table (CRA_WINDOW (data)->map_page);
}

/* The hex of the cursor is what the inspector is about. */
ACTION (select_here_cb)
{
  cra_map_view_select_cursor (get_view (data));
}

/* @target: places as files write them, none to outline nothing */
ACTION (outline_cb)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_map_parse_places (cre_document_get_map (CRA_WINDOW (data)->document),
                       g_variant_get_string (target, NULL), places, NULL);
  cra_map_view_set_outlined (get_view (data), places);
}

/* @target: section and index of a sparse thing, "2:0" */
ACTION (inspect_cb)
{
  CraWindow *self = data;
  g_auto (GStrv) parts = g_strsplit (g_variant_get_string (target, NULL), ":", 2);
  CreNodeRef ref = { CR_SECTION_LINKS, 0 };

  if (parts[0] == NULL || parts[1] == NULL)
    return;
  ref.section = (CrSection) CLAMP (g_ascii_strtoll (parts[0], NULL, 10), 0, CR_N_SECTIONS - 1);
  ref.index = (guint) g_ascii_strtoull (parts[1], NULL, 10);
  if (cre_node_get (self->document, ref) != NULL)
    cra_map_page_inspect (self->map_page, ref);
}

ACTION (select_inspected_cb)
{
  cra_map_page_select_inspected (CRA_WINDOW (data)->map_page);
}

/* Gives a name to what the select tool holds. */
ACTION (name_selection_cb)
{
  cra_map_page_name_selection (CRA_WINDOW (data)->map_page);
}

/* From wherever the focus is. */
ACTION (to_map_cb)
{
  gtk_widget_grab_focus (GTK_WIDGET (cra_map_view_get_canvas (get_view (CRA_WINDOW (data)))));
}

ACTION (centre_inspected_cb)
{
  CraInspector *inspector = cra_map_page_get_inspector (CRA_WINDOW (data)->map_page);
  g_autoptr (GArray) places = cra_inspector_list_places (inspector);
  const CrGrid *grid = cre_document_get_grid (CRA_WINDOW (data)->document);

  if (places->len == 0)
    return;
  cra_map_view_set_floor (get_view (data), g_array_index (places, CrPlace, 0).floor);
  cra_canvas_show_point (get_canvas (data),
                         cr_layout_centre (grid, g_array_index (places, CrPlace, 0).hex), TRUE);
}

ACTION (copy_inspected_cb)
{
  g_autofree char *text =
      cra_inspector_dup_text (cra_map_page_get_inspector (CRA_WINDOW (data)->map_page));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (data), text);
  cra_window_toast (data, _ ("Copied as text"), FALSE);
}

/* A word from a panel about what it has not done. */
ACTION (say_cb)
{
  cra_window_toast (data, g_variant_get_string (target, NULL), FALSE);
}

ACTION (go_to_cb)
{
  cra_map_page_go_to_dialog (CRA_WINDOW (data)->map_page);
}

ACTION (end_up_cb)
{
  cre_tool_fire_change_floor (cra_map_page_get_fire (CRA_WINDOW (data)->map_page), 1);
}

ACTION (end_down_cb)
{
  cre_tool_fire_change_floor (cra_map_page_get_fire (CRA_WINDOW (data)->map_page), -1);
}

ACTION (swap_cb)
{
  cre_tool_fire_swap (cra_map_page_get_fire (CRA_WINDOW (data)->map_page));
}

ACTION (garrison_cb)
{
  CraWindow *self = data;

  g_action_group_activate_action (G_ACTION_GROUP (self), "tool", g_variant_new_string ("fire"));
  cre_tool_fire_show_garrison (cra_map_page_get_fire (self->map_page),
                               CR_GARRISON_RAMPARTS | CR_GARRISON_SLITS);
}

/* @target: "all", "ramparts", "slits", or "area:" and the place of an area among them */
ACTION (garrison_of_cb)
{
  CraWindow *self = data;
  const char *which = g_variant_get_string (target, NULL);
  CreToolFire *fire = cra_map_page_get_fire (self->map_page);

  g_action_group_activate_action (G_ACTION_GROUP (self), "tool", g_variant_new_string ("fire"));
  if (g_str_has_prefix (which, "area:"))
    cre_tool_fire_show_area (fire, (guint) g_ascii_strtoull (which + strlen ("area:"), NULL, 10));
  else
    cre_tool_fire_show_garrison (fire,
                                 (g_str_equal (which, "slits") ? 0 : CR_GARRISON_RAMPARTS) |
                                     (g_str_equal (which, "ramparts") ? 0 : CR_GARRISON_SLITS));
}

/* Who can hit a man at that place. */
ACTION (hitters_of_cb)
{
  CraWindow *self = data;
  CrPlace place;

  if (!read_place (data, target, &place))
    return;
  g_action_group_activate_action (G_ACTION_GROUP (self), "tool", g_variant_new_string ("fire"));
  cre_tool_fire_ask_hitters (cra_map_page_get_fire (self->map_page), place);
  cra_map_page_show_drawer (self->map_page, CRA_TAB_SHOOTERS);
}

/* What might be different at that place. */
ACTION (what_if_at_cb)
{
  CraWindow *self = data;
  CrPlace place;

  if (!read_place (data, target, &place))
    return;
  g_action_group_activate_action (G_ACTION_GROUP (self), "tool", g_variant_new_string ("fire"));
  cre_tool_fire_wonder (cra_map_page_get_fire (self->map_page), place);
}

/* The same of the hex that is pointed at, or that of the hex cursor. */
static void
ask_here (gpointer data, const char *action)
{
  g_autofree char *at = NULL;
  CrPlace place;

  if (!cra_map_view_get_aimed (get_view (data), &place) &&
      !cra_map_view_get_cursor (get_view (data), &place))
    return;
  at = cr_map_format_place (cre_document_get_map (CRA_WINDOW (data)->document), place);
  g_action_group_activate_action (G_ACTION_GROUP (data), action, g_variant_new_string (at));
}

ACTION (what_if_here_cb)
{
  ask_here (data, "what-if-at");
}

/* Clicks place men, until it is chosen once more. */
ACTION (place_men_cb)
{
  CreToolFire *fire = cra_map_page_get_fire (CRA_WINDOW (data)->map_page);
  gboolean placing = FALSE;

  g_action_group_activate_action (G_ACTION_GROUP (data), "tool", g_variant_new_string ("fire"));
  g_object_get (fire, "placing-men", &placing, NULL);
  g_object_set (fire, "placing-men", !placing, NULL);
}

ACTION (hitters_here_cb)
{
  ask_here (data, "hitters-of");
}

static CreToolSuggest *
get_suggest (gpointer data)
{
  return CRE_TOOL_SUGGEST (cra_map_page_get_any_tool (CRA_WINDOW (data)->map_page, "suggest"));
}

/* Chosen from the menu, the picture is read at once. */
ACTION (suggest_cb)
{
  g_action_group_activate_action (G_ACTION_GROUP (data), "tool", g_variant_new_string ("suggest"));
  g_action_group_activate_action (G_ACTION_GROUP (data), "read-picture", NULL);
}

/* The hexes that are selected are taken for examples as they are: so open ground is taught. */
ACTION (read_picture_cb)
{
  CraMapPage *page = CRA_WINDOW (data)->map_page;
  CreToolSelect *select = CRE_TOOL_SELECT (cra_map_page_get_any_tool (page, "select"));
  CreSelection *selection = cre_tool_select_get_selection (select);
  gboolean hexes = cre_selection_get_kind (selection) == CRE_SELECTED_HEXES;

  cra_map_view_read_picture (get_view (data), get_suggest (data),
                             hexes ? cre_selection_dup_places (selection) : NULL);
}

ACTION (stop_reading_cb)
{
  cra_map_view_stop_reading (get_view (data), get_suggest (data));
}

ACTION (take_proposals_cb)
{
  cre_tool_suggest_accept (get_suggest (data));
}

ACTION (drop_proposals_cb)
{
  cre_tool_suggest_reject (get_suggest (data));
}

ACTION (let_go_cb)
{
  cre_tool_cancel (cra_map_view_get_tool (get_view (data)));
}

ACTION (drawer_cb)
{
  cra_map_page_toggle_drawer (CRA_WINDOW (data)->map_page);
}

ACTION (next_problem_cb)
{
  cra_map_page_step_problem (CRA_WINDOW (data)->map_page, 1);
}

ACTION (previous_problem_cb)
{
  cra_map_page_step_problem (CRA_WINDOW (data)->map_page, -1);
}

ACTION (next_area_cb)
{
  cra_map_page_move_focus (CRA_WINDOW (data)->map_page, 1);
}

ACTION (previous_area_cb)
{
  cra_map_page_move_focus (CRA_WINDOW (data)->map_page, -1);
}

ACTION (options_cb)
{
  cra_map_page_open_options (CRA_WINDOW (data)->map_page);
}

ACTION (right_panel_cb)
{
  CraWindow *self = data;

  self->right_shown = !self->right_shown;
  cra_map_page_set_shown (self->map_page, self->options_shown, self->right_shown);
}

ACTION (all_panels_cb)
{
  CraWindow *self = data;
  gboolean show = !self->options_shown && !self->right_shown;

  self->options_shown = self->right_shown = show;
  cra_map_page_set_shown (self->map_page, show, show);
}

ACTION (fullscreen_cb)
{
  if (gtk_window_is_fullscreen (data))
    gtk_window_unfullscreen (data);
  else
    gtk_window_fullscreen (data);
}

ACTION (shortcuts_cb)
{
  gtk_window_present (GTK_WINDOW (cra_keys_new_window (data)));
}

static const GActionEntry entries[] = {
  { .name = "open", .activate = open_cb },
  { .name = "open-uri", .activate = open_uri_cb, .parameter_type = "s" },
  { .name = "new-empty", .activate = new_empty_cb },
  { .name = "new-from-picture", .activate = new_from_picture_cb },
  { .name = "shortcuts", .activate = shortcuts_cb },
  { .name = "fullscreen", .activate = fullscreen_cb },
};

/* These need a map. */
static const GActionEntry map_entries[] = {
  { .name = "add-picture", .activate = add_picture_cb },
  { .name = "fit-grid", .activate = fit_grid_cb },
  { .name = "fit-done", .activate = fit_done_cb },
  { .name = "fit-cancel", .activate = fit_cancel_cb },
  { .name = "fit-picture", .activate = fit_picture_cb, .parameter_type = "s" },
  { .name = "remove-picture", .activate = remove_picture_cb },
  { .name = "number-hexes", .activate = number_hexes_cb, .parameter_type = "s" },
  { .name = "save", .activate = save_cb },
  { .name = "save-over", .activate = save_over_cb },
  { .name = "save-as", .activate = save_as_cb },
  { .name = "undo", .activate = undo_cb },
  { .name = "redo", .activate = redo_cb },
  { .name = "set-axis", .activate = set_axis_cb },
  { .name = "tell", .activate = tell_cb, .parameter_type = "s" },
  { .name = "tool", .parameter_type = "s", .state = "'select'", .change_state = tool_cb },
  { .name = "brush-smaller", .activate = brush_smaller_cb },
  { .name = "brush-larger", .activate = brush_larger_cb },
  { .name = "zoom-fit", .activate = zoom_fit_cb },
  { .name = "zoom-in", .activate = zoom_in_cb },
  { .name = "zoom-out", .activate = zoom_out_cb },
  { .name = "zoom-full", .activate = zoom_full_cb },
  { .name = "view-cycle", .activate = view_cycle_cb },
  { .name = "floor-up", .activate = floor_up_cb },
  { .name = "floor-down", .activate = floor_down_cb },
  { .name = "jump-up", .activate = jump_up_cb },
  { .name = "jump-down", .activate = jump_down_cb },
  { .name = "centre", .activate = centre_cb },
  { .name = "adopt-levels", .activate = adopt_levels_cb },
  { .name = "shift-level", .activate = shift_level_cb, .parameter_type = "s" },
  { .name = "name-chosen", .activate = name_chosen_cb },
  { .name = "clear", .activate = clear_cb },
  { .name = "inspect-side", .activate = inspect_side_cb, .parameter_type = "s" },
  { .name = "go", .activate = go_cb, .parameter_type = "s" },
  { .name = "through", .activate = through_cb, .parameter_type = "s" },
  { .name = "select-same", .activate = select_same_cb, .parameter_type = "s" },
  { .name = "paint-with", .activate = paint_with_cb, .parameter_type = "s" },
  { .name = "fire-from", .activate = fire_from_cb, .parameter_type = "s" },
  { .name = "walk-from", .activate = walk_from_cb, .parameter_type = "s" },
  { .name = "find", .activate = find_cb },
  { .name = "hex-table", .activate = hex_table_cb },
  { .name = "select-here", .activate = select_here_cb },
  { .name = "outline", .activate = outline_cb, .parameter_type = "s" },
  { .name = "inspect", .activate = inspect_cb, .parameter_type = "s" },
  { .name = "name-selection", .activate = name_selection_cb },
  { .name = "to-map", .activate = to_map_cb },
  { .name = "select-inspected", .activate = select_inspected_cb },
  { .name = "centre-inspected", .activate = centre_inspected_cb },
  { .name = "copy-inspected", .activate = copy_inspected_cb },
  { .name = "say", .activate = say_cb, .parameter_type = "s" },
  { .name = "go-to", .activate = go_to_cb },
  { .name = "end-up", .activate = end_up_cb },
  { .name = "end-down", .activate = end_down_cb },
  { .name = "swap", .activate = swap_cb },
  { .name = "garrison", .activate = garrison_cb },
  { .name = "garrison-of", .activate = garrison_of_cb, .parameter_type = "s" },
  { .name = "place-men", .activate = place_men_cb },
  { .name = "hitters-here", .activate = hitters_here_cb },
  { .name = "what-if-at", .activate = what_if_at_cb, .parameter_type = "s" },
  { .name = "what-if-here", .activate = what_if_here_cb },
  { .name = "hitters-of", .activate = hitters_of_cb, .parameter_type = "s" },
  { .name = "suggest", .activate = suggest_cb },
  { .name = "read-picture", .activate = read_picture_cb },
  { .name = "stop-reading", .activate = stop_reading_cb },
  { .name = "take-proposals", .activate = take_proposals_cb },
  { .name = "drop-proposals", .activate = drop_proposals_cb },
  { .name = "let-go", .activate = let_go_cb },
  { .name = "drawer", .activate = drawer_cb },
  { .name = "next-problem", .activate = next_problem_cb },
  { .name = "previous-problem", .activate = previous_problem_cb },
  { .name = "next-area", .activate = next_area_cb },
  { .name = "previous-area", .activate = previous_area_cb },
  { .name = "options", .activate = options_cb },
  { .name = "right-panel", .activate = right_panel_cb },
  { .name = "all-panels", .activate = all_panels_cb },
};

void
cra_window_add_actions (CraWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_action_map_add_action_entries (G_ACTION_MAP (self), map_entries, G_N_ELEMENTS (map_entries),
                                   self);
  cra_window_add_piece_actions (self);
  cra_window_add_paint_actions (self);
}

static void
enable (CraWindow *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* What the fit mode leaves alone. */
static const char *const fit_names[] = { "undo",           "redo",        "fit-done",
                                         "fit-cancel",     "zoom-in",     "zoom-out",
                                         "zoom-fit",       "zoom-full",   "fit-picture",
                                         "remove-picture", "number-hexes" };

/* The one place that says what can be done now. */
void
cra_window_update_actions (CraWindow *self)
{
  CreDocument *document = self->document;
  gboolean map = document != NULL, fit = self->fit != NULL;
  gboolean undo = map && cre_document_get_undo_label (document) != NULL;
  gboolean redo = map && cre_document_get_redo_label (document) != NULL;

  if (fit)
    g_object_get (self->fit, "can-undo", &undo, "can-redo", &redo, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (map_entries); i++)
    enable (self, map_entries[i].name, map && !fit);
  cra_window_enable_piece_actions (self, map && !fit);
  cra_window_enable_paint_actions (self, map && !fit);
  for (gsize i = 0; i < G_N_ELEMENTS (fit_names); i++)
    enable (self, fit_names[i], fit || (map && g_str_has_prefix (fit_names[i], "zoom")));
  enable (self, "add-picture", map);
  enable (self, "undo", undo);
  enable (self, "redo", redo);
}
