/* cra-window-files.c: new maps, and opening them. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-window-private.h"

#include <glib/gi18n.h>

#include "cra-new-dialog.h"
#include "cra-preferences.h"
#include "cra-recent.h"

/* Work that takes longer than this is shown. */
#define SHOW_AFTER_MS 200

/* The window for another map: this one while it is empty. */
CraWindow *
cra_window_get_for_more (CraWindow *self)
{
  CraWindow *window = self;

  if (cra_window_is_empty (self))
    return self;
  window = cra_window_new (CRA_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))));
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

/* How new maps begin, as the preferences say. @ruleset_out: what the style borrows */
CrPlainStyle
cra_window_read_style (CraWindow *self, char **ruleset_out)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  CrPlainStyle style;

  cra_preferences_read_style (cra_application_get_settings (CRA_APPLICATION (application)), &style,
                              ruleset_out);
  return style;
}

static void
grid_chosen_cb (CraWindow *self, const CrGrid *grid, const char *title)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *ruleset = NULL;
  CrPlainStyle style = cra_window_read_style (self, &ruleset);
  CreDocument *document = cre_document_new_styled (grid, title, &style, &error);

  if (document == NULL) {
    cra_window_show_error (self, error);
    return;
  }
  self = cra_window_get_for_more (self);
  cra_window_take_document (self, document);
  g_action_group_activate_action (G_ACTION_GROUP (self), "tool", g_variant_new_string ("terrain"));
}

void
cra_window_new_empty (CraWindow *self)
{
  CraNewDialog *dialog =
      cra_new_dialog_new (GTK_WINDOW (self), _ ("New empty map"), _ ("New castle"));

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (grid_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Opening, in a thread: the page before stays usable. */

static gboolean
pulse_cb (gpointer data)
{
  CraWindow *self = data;

  gtk_widget_set_visible (GTK_WIDGET (self->progress), TRUE);
  gtk_progress_bar_pulse (self->progress);
  return G_SOURCE_CONTINUE;
}

static void
end_loading (CraWindow *self)
{
  g_clear_handle_id (&self->pulse, g_source_remove);
  g_clear_object (&self->loading);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), FALSE);
}

static void
opened_cb (GObject *object, GAsyncResult *result, gpointer data)
{
  CraWindow *self = CRA_WINDOW (object);
  g_autoptr (GError) error = NULL;
  CreDocument *document = g_task_propagate_pointer (G_TASK (result), &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  end_loading (self);
  if (document == NULL) {
    cra_window_show_error (self, error);
    return;
  }
  cra_window_take_document (self, document);
  cra_recent_add (cre_document_get_file (document), cre_document_get_title (document));
}

static void
open_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;
  CreDocument *document = cre_document_open (data, &error);

  if (document != NULL)
    g_task_return_pointer (task, document, g_object_unref);
  else
    g_task_return_error (task, error);
}

/* The window must be empty. */
void
cra_window_open (CraWindow *self, GFile *file)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (cra_window_is_empty (self));
  self->loading = g_cancellable_new ();
  self->pulse = g_timeout_add (SHOW_AFTER_MS, pulse_cb, self);
  task = g_task_new (self, self->loading, opened_cb, NULL);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, open_in_thread);
}

static void
open_response_cb (GtkNativeDialog *dialog, int response, CraWindow *self)
{
  if (response == GTK_RESPONSE_ACCEPT) {
    g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

    cra_window_open (cra_window_get_for_more (self), file);
  }
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
}

void
cra_window_add_map_filter (GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) maps = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (maps, _ ("Maps"));
  gtk_file_filter_add_pattern (maps, "*.map.xml");
  gtk_file_filter_set_name (all, _ ("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, maps);
  gtk_file_chooser_add_filter (chooser, all);
}

void
cra_window_open_dialog (CraWindow *self)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      _ ("Open a map"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);

  cra_window_add_map_filter (GTK_FILE_CHOOSER (dialog));
  g_signal_connect_object (dialog, "response", G_CALLBACK (open_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}
