/* cra-window-actions.c: files, panels, and the list of all actions.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-window-private.h"

#include "cra-form.h"
#include "cra-keys.h"

#include "cre-men.h"

#include <glib/gi18n.h>

CraMapView *
cra_window_get_view (CraWindow *self)
{
  return cra_map_page_get_view (self->map_page);
}

/* Of the map, or of the picture that is fitted. */
CraCanvas *
cra_window_get_canvas (CraWindow *self)
{
  if (self->fit != NULL)
    return cra_fit_page_get_canvas (self->fit_page);
  return cra_map_view_get_canvas (cra_window_get_view (self));
}

/* The hex that is pointed at, else that of the hex cursor. */
gboolean
cra_window_get_place_here (CraWindow *self, CrPlace *place_out)
{
  CraMapView *view = cra_window_get_view (self);

  return cra_map_view_get_aimed (view, place_out) || cra_map_view_get_cursor (view, place_out);
}

/* @target: a place as files write it, "cellar/7,6" */
gboolean
cra_window_read_place (CraWindow *self, GVariant *target, CrPlace *place_out)
{
  return cr_map_parse_place (cre_document_get_map (self->document),
                             g_variant_get_string (target, NULL), place_out, NULL);
}

ACTION (open_cb)
{
  cra_window_open_dialog (data);
}

ACTION (open_uri_cb)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (target, NULL));

  cra_window_show_file (data, file);
}

ACTION (new_empty_cb)
{
  cra_window_new_empty (data);
}

ACTION (new_from_picture_cb)
{
  cra_window_new_from_picture (data);
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

static void
step_back (CraWindow *self)
{
  g_autofree char *label = g_strdup (cre_men_get_undo_label (cre_men_get (self->document)));
  g_autofree char *text = label != NULL ? g_strdup_printf (_ ("Undone: %s"), label) : NULL;

  cre_men_undo (cre_men_get (self->document));
  if (text != NULL)
    cra_map_page_say (self->map_page, text);
}

static void
step_on (CraWindow *self)
{
  g_autofree char *label = g_strdup (cre_men_get_redo_label (cre_men_get (self->document)));
  g_autofree char *text = label != NULL ? g_strdup_printf (_ ("Redone: %s"), label) : NULL;

  cre_men_redo (cre_men_get (self->document));
  if (text != NULL)
    cra_map_page_say (self->map_page, text);
}

/* In the fit mode its own steps are undone; they are one step of the document in the end. */
ACTION (undo_cb)
{
  CraWindow *self = data;

  if (self->fit != NULL) {
    cre_fit_undo (self->fit);
    return;
  }
  cra_form_settle (data);
  if (cre_tool_is_active (cra_map_view_get_tool (cra_window_get_view (self))))
    cre_tool_cancel (cra_map_view_get_tool (cra_window_get_view (self)));
  else if (!cre_tool_take_back (cra_map_view_get_tool (cra_window_get_view (self))))
    step_back (self);
  cra_toast_hide (self->toast);
}

ACTION (redo_cb)
{
  CraWindow *self = data;

  if (self->fit != NULL) {
    cre_fit_redo (self->fit);
    return;
  }
  cra_form_settle (data);
  step_on (self);
}

static void
tool_cb (GSimpleAction *action, GVariant *state, gpointer data)
{
  cra_window_drop_fit_offer (data);
  cra_map_page_set_tool (CRA_WINDOW (data)->map_page, g_variant_get_string (state, NULL));
  g_simple_action_set_state (
      action, g_variant_new_string (cra_map_page_get_tool (CRA_WINDOW (data)->map_page) != NULL
                                        ? cra_map_page_get_tool (CRA_WINDOW (data)->map_page)
                                        : "select"));
}

/* A panel tells what it has just done; the toast offers to undo it. */
ACTION (tell_cb)
{
  cra_window_toast (data, g_variant_get_string (target, NULL), TRUE);
}

/* A panel tells why it has done nothing; there is nothing to undo. */
ACTION (say_cb)
{
  cra_window_toast (data, g_variant_get_string (target, NULL), FALSE);
}

ACTION (let_go_cb)
{
  cre_tool_cancel (cra_map_view_get_tool (cra_window_get_view (data)));
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
  cra_window_move_focus (data, 1);
}

ACTION (previous_area_cb)
{
  cra_window_move_focus (data, -1);
}

ACTION (options_cb)
{
  cra_map_page_open_options (CRA_WINDOW (data)->map_page);
}

ACTION (right_panel_cb)
{
  CraWindow *self = data;

  self->right_shown = !cra_map_page_shows_right (self->map_page);
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
  { .name = "next-area", .activate = next_area_cb },
  { .name = "previous-area", .activate = previous_area_cb },
};

static const GActionEntry map_entries[] = {
  { .name = "save", .activate = save_cb },
  { .name = "save-over", .activate = save_over_cb },
  { .name = "save-as", .activate = save_as_cb },
  { .name = "undo", .activate = undo_cb },
  { .name = "redo", .activate = redo_cb },
  { .name = "tell", .activate = tell_cb, .parameter_type = "s" },
  { .name = "tool", .parameter_type = "s", .state = "'select'", .change_state = tool_cb },
  { .name = "say", .activate = say_cb, .parameter_type = "s" },
  { .name = "let-go", .activate = let_go_cb },
  { .name = "drawer", .activate = drawer_cb },
  { .name = "next-problem", .activate = next_problem_cb },
  { .name = "previous-problem", .activate = previous_problem_cb },
  { .name = "options", .activate = options_cb },
  { .name = "right-panel", .activate = right_panel_cb },
  { .name = "all-panels", .activate = all_panels_cb },
  { .name = NULL },
};

/* These need a map. */
static const GActionEntry *const map_actions[] = {
  map_entries,
  cra_window_disk_actions,
  cra_window_export_actions,
  cra_window_fire_actions,
  cra_window_fit_actions,
  cra_window_inspect_actions,
  cra_window_paint_actions,
  cra_window_piece_actions,
  cra_window_suggest_actions,
  cra_window_view_actions,
};

void
cra_window_add_actions (CraWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_action_map_add_action_entries (G_ACTION_MAP (self), cra_window_help_actions, -1, self);
  cra_window_add_recovery_actions (self);
  for (gsize i = 0; i < G_N_ELEMENTS (map_actions); i++)
    g_action_map_add_action_entries (G_ACTION_MAP (self), map_actions[i], -1, self);
}

static void
enable (CraWindow *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* What the fit mode leaves alone. */
static const char *const fit_names[] = { "fit-done",    "fit-cancel",     "zoom-in",
                                         "zoom-out",    "zoom-fit",       "zoom-full",
                                         "fit-picture", "remove-picture", NULL };

/* What can be undone and redone, of the fit mode its own. */
typedef struct {
  gboolean undo, redo;
} History;

static History
get_history (const CraWindow *self)
{
  CreDocument *document = self->document;
  History history = { document != NULL && cre_men_get_undo_label (cre_men_get (document)) != NULL,
                      document != NULL && cre_men_get_redo_label (cre_men_get (document)) != NULL };

  if (self->fit != NULL)
    g_object_get (self->fit, "can-undo", &history.undo, "can-redo", &history.redo, NULL);
  return history;
}

static gboolean
can_do (const CraWindow *self, const char *name, History history)
{
  gboolean map = self->document != NULL, fit = self->fit != NULL;

  if (g_str_equal (name, "undo") || g_str_equal (name, "redo"))
    return name[0] == 'u' ? history.undo : history.redo;
  if (g_strv_contains (fit_names, name))
    return fit || (map && g_str_has_prefix (name, "zoom"));
  return map && (!fit || g_str_equal (name, "add-picture"));
}

/* The one place that says what can be done now. Each is told once: whoever shows it would else be
 * drawn anew with each edit. */
void
cra_window_update_actions (CraWindow *self)
{
  History history = get_history (self);

  for (gsize i = 0; i < G_N_ELEMENTS (map_actions); i++)
    for (const GActionEntry *action = map_actions[i]; action->name != NULL; action++)
      enable (self, action->name, can_do (self, action->name, history));
}
