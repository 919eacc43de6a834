/* cra-window-actions.c: the actions of the window, whatever it shows.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-window-private.h"

#include "cra-keys.h"

#include <glib/gi18n.h>

ACTION (open_cb)
{
  cra_window_open_dialog (data);
}

ACTION (open_uri_cb)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (target, NULL));

  cra_window_show_file (data, file);
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

ACTION (undo_cb)
{
  cra_activity_undo (CRA_WINDOW (data)->activity);
}

ACTION (redo_cb)
{
  cra_activity_redo (CRA_WINDOW (data)->activity);
}

ACTION (print_cb)
{
  cra_activity_print (CRA_WINDOW (data)->activity);
}

/* Returns: (nullable): the canvas of the shown activity: the map, or the picture that is being
 * fitted */
static CraCanvas *
get_canvas (gpointer data)
{
  return cra_activity_get_canvas (CRA_WINDOW (data)->activity);
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

/* A panel tells what it has just done, in a toast with an undo button. */
ACTION (tell_cb)
{
  cra_window_toast (data, g_variant_get_string (target, NULL), TRUE);
}

/* A panel tells why it has done nothing, in a toast without a button. */
ACTION (say_cb)
{
  cra_window_toast (data, g_variant_get_string (target, NULL), FALSE);
}

ACTION (next_area_cb)
{
  cra_window_move_focus (data, 1);
}

ACTION (previous_area_cb)
{
  cra_window_move_focus (data, -1);
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
  CraActivity *activity = CRA_WINDOW (data)->activity;

  gtk_window_present (GTK_WINDOW (cra_keys_new_window (
      data, activity != NULL ? CRA_ACTIVITY_GET_CLASS (activity)->prefix : "map")));
}

static const GActionEntry entries[] = {
  { .name = "open", .activate = open_cb },
  { .name = "open-uri", .activate = open_uri_cb, .parameter_type = "s" },
  { .name = "shortcuts", .activate = shortcuts_cb },
  { .name = "fullscreen", .activate = fullscreen_cb },
  { .name = "next-area", .activate = next_area_cb },
  { .name = "previous-area", .activate = previous_area_cb },
};

static const GActionEntry document_entries[] = {
  { .name = "save", .activate = save_cb },
  { .name = "save-over", .activate = save_over_cb },
  { .name = "save-as", .activate = save_as_cb },
  { .name = "undo", .activate = undo_cb },
  { .name = "redo", .activate = redo_cb },
  { .name = "print", .activate = print_cb },
  { .name = "zoom-fit", .activate = zoom_fit_cb },
  { .name = "zoom-in", .activate = zoom_in_cb },
  { .name = "zoom-out", .activate = zoom_out_cb },
  { .name = "zoom-full", .activate = zoom_full_cb },
  { .name = "tell", .activate = tell_cb, .parameter_type = "s" },
  { .name = "say", .activate = say_cb, .parameter_type = "s" },
  { .name = NULL },
};

/* These actions need a document. */
static const GActionEntry *const document_actions[] = {
  document_entries,
  cra_window_activity_actions,
  cra_window_disk_actions,
};

void
cra_window_add_actions (CraWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_action_map_add_action_entries (G_ACTION_MAP (self), cra_window_help_actions, -1, self);
  cra_window_add_recovery_actions (self);
  for (gsize i = 0; i < G_N_ELEMENTS (document_actions); i++)
    g_action_map_add_action_entries (G_ACTION_MAP (self), document_actions[i], -1, self);
}

static void
enable_action (CraWindow *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* While a modal activity is shown, the document is neither saved nor read again. */
static gboolean
can_do (const CraWindow *self, const char *name, gboolean modal)
{
  static const char *const always[] = { "activity", "say", "tell", NULL };
  CraActivity *activity = self->activity;

  if (activity == NULL)
    return FALSE;
  if (g_str_equal (name, "undo"))
    return cra_activity_get_undo_label (activity) != NULL;
  if (g_str_equal (name, "redo"))
    return cra_activity_get_redo_label (activity) != NULL;
  if (g_str_equal (name, "print"))
    return cra_activity_can_print (activity);
  if (g_str_has_prefix (name, "zoom"))
    return cra_activity_get_canvas (activity) != NULL;
  return !modal || g_strv_contains (always, name);
}

void
cra_window_update_actions (CraWindow *self)
{
  gboolean modal = cra_window_is_modal (self);

  for (gsize i = 0; i < G_N_ELEMENTS (document_actions); i++)
    for (const GActionEntry *action = document_actions[i]; action->name != NULL; action++)
      enable_action (self, action->name, can_do (self, action->name, modal));
}
