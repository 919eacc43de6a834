/* cra-window-files.c: opens files. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-window-private.h"

#include <glib/gi18n.h>

#include "cra-file-dialogs.h"
#include "cra-recent.h"

/* Work that takes longer than this shows its progress. */
#define SHOW_AFTER_MS 200

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

/* Files are opened in a thread, so that the page before stays usable. */

static gboolean
pulse_cb (gpointer data)
{
  CraWindow *self = data;

  gtk_widget_set_visible (GTK_WIDGET (self->progress), TRUE);
  gtk_progress_bar_pulse (self->progress);
  return G_SOURCE_CONTINUE;
}

void
cra_window_begin_progress (CraWindow *self)
{
  g_clear_handle_id (&self->pulse, g_source_remove);
  self->pulse = g_timeout_add (SHOW_AFTER_MS, pulse_cb, self);
}

void
cra_window_end_progress (CraWindow *self)
{
  g_clear_handle_id (&self->pulse, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), FALSE);
}

static void
end_loading (CraWindow *self)
{
  cra_window_end_progress (self);
  g_clear_object (&self->loading);
  g_clear_object (&self->opening);
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
  if (gtk_window_get_application (GTK_WINDOW (self)) ==
      NULL) { /* the window was closed meanwhile */
    g_clear_object (&document);
    return;
  }
  if (document == NULL) {
    cra_window_show_activity (self, self->activity);
    cra_window_show_error (self, error);
    return;
  }
  cra_window_take_document (self, document);
  cra_window_offer_newer (self);
  cra_recent_add (cre_document_get_file (document), cre_document_get_title (document));
}

static void
open_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;
  CreDocument *document =
      cre_document_open (GPOINTER_TO_SIZE (g_task_get_source_tag (task)), data, &error);

  if (document != NULL)
    g_task_return_pointer (task, document, g_object_unref);
  else
    g_task_return_error (task, error);
}

static void
begin_loading (CraWindow *self, GFile *file, GType kind)
{
  g_autoptr (GTask) task = NULL;

  self->opening = g_object_ref (file);
  self->loading = g_cancellable_new ();
  cra_window_begin_progress (self);
  task = g_task_new (self, self->loading, opened_cb, NULL);
  g_task_set_source_tag (task, GSIZE_TO_POINTER (kind));
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, open_in_thread);
}

void
cra_window_open (CraWindow *self, GFile *file)
{
  g_return_if_fail (cra_window_is_empty (self));
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_stack_set_visible_child_name (self->pages, "opening");
  begin_loading (self, file, cra_window_find_kind (self, file));
}

void
cra_window_reopen (CraWindow *self)
{
  if (self->loading == NULL)
    begin_loading (self, cre_document_get_file (self->document), G_OBJECT_TYPE (self->document));
}

/* Whether both are the same file, even under two names. */
static gboolean
is_same_file (GFile *one, GFile *other)
{
  g_autoptr (GFileInfo) a = NULL;
  g_autoptr (GFileInfo) b = NULL;

  if (g_file_equal (one, other))
    return TRUE;
  a = g_file_query_info (one, G_FILE_ATTRIBUTE_ID_FILE, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  b = g_file_query_info (other, G_FILE_ATTRIBUTE_ID_FILE, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  return a != NULL && b != NULL &&
         g_strcmp0 (g_file_info_get_attribute_string (a, G_FILE_ATTRIBUTE_ID_FILE),
                    g_file_info_get_attribute_string (b, G_FILE_ATTRIBUTE_ID_FILE)) == 0;
}

CraWindow *
cra_window_find (GtkApplication *application, GFile *file)
{
  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next) {
    CraWindow *window = CRA_IS_WINDOW (l->data) ? l->data : NULL;
    GFile *its = NULL;

    if (window != NULL && window->opening != NULL)
      its = window->opening;
    else if (window != NULL && window->document != NULL)
      its = cre_document_get_file (window->document);
    if (its != NULL && is_same_file (its, file))
      return window;
  }
  return NULL;
}

void
cra_window_show_file (CraWindow *self, GFile *file)
{
  CraWindow *there = cra_window_find (gtk_window_get_application (GTK_WINDOW (self)), file);

  if (there == NULL) {
    cra_window_open (cra_window_get_for_more (self), file);
    return;
  }
  gtk_window_present (GTK_WINDOW (there));
  cra_window_toast (there, _ ("It is open already, here"), FALSE);
}

static void
open_response_cb (GtkNativeDialog *dialog, int response, CraWindow *self)
{
  if (response == GTK_RESPONSE_ACCEPT) {
    g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

    cra_window_show_file (self, file);
  }
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
}

void
cra_window_add_filter (GtkFileChooser *chooser, const char *name)
{
  g_autoptr (GtkFileFilter) maps = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (maps, name);
  /* The pattern is only the last part of the ending: the chooser selects a name without that part,
   * so that it stays when a new name is typed. */
  gtk_file_filter_add_pattern (maps, "*.xml");
  gtk_file_filter_set_name (all, _ ("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, maps);
  gtk_file_chooser_add_filter (chooser, all);
}

void
cra_window_open_dialog (CraWindow *self)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      _ ("Open a map or a game"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  g_autoptr (GFile) folder = cra_file_dup_folder (self->document);

  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder, NULL);
  cra_window_add_filter (GTK_FILE_CHOOSER (dialog), _ ("Maps and games"));
  g_signal_connect_object (dialog, "response", G_CALLBACK (open_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}
