/* cra-window-files.c: new maps, and opening them. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-window-private.h"

#include <glib/gi18n.h>

#include "cra-file-dialogs.h"
#include "cra-new-dialog.h"
#include "cra-preferences.h"
#include "cra-recent.h"

#include "cr-picture.h"
#include "cr-plain.h"

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
  CreMapDocument *document = cre_map_document_new_styled (grid, title, &style, &error);

  if (document == NULL) {
    cra_window_show_error (self, error);
    return;
  }
  self = cra_window_get_for_more (self);
  cra_window_take_document (self, document);
  cra_activity_begin (self->activity, "terrain");
}

void
cra_window_new_empty (CraWindow *self)
{
  CraNewDialog *dialog =
      cra_new_dialog_new (GTK_WINDOW (self), _ ("New empty map"), _ ("New castle"));

  g_signal_connect_object (dialog, "chosen", G_CALLBACK (grid_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Of a map whose picture has not been looked at yet: as most sheets of the family are. */
static const CrGrid usual_grid = { 26, 16, CR_FLAT, CR_SHIFT_EVEN, TRUE };

void
cra_window_new_from (CraWindow *self, GFile *picture)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *ruleset = NULL;
  CrPlainStyle style = cra_window_read_style (self, &ruleset);
  g_autofree char *path = g_file_get_path (picture);
  CreMapDocument *document = NULL;
  CraWindow *window;

  if (path == NULL || cr_picture_check_file (path, &error))
    document = cre_map_document_new_from_picture (picture, &usual_grid, NULL, &style, &error);
  if (document == NULL) {
    cra_window_show_error (self, error);
    return;
  }
  window = cra_window_get_for_more (self);
  window->closes_with_document = window != self;
  cra_window_take_document (window, document);
  cra_activity_begin (cra_window_get_activity (window, "fit"), "0 new");
}

static void
picture_chosen (gpointer window, GFile *file)
{
  cra_window_new_from (window, file);
}

void
cra_window_new_from_picture (CraWindow *self)
{
  cra_file_ask_for_picture (GTK_WINDOW (self), self->document, picture_chosen, G_OBJECT (self));
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
  CreMapDocument *document = g_task_propagate_pointer (G_TASK (result), &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  end_loading (self);
  if (document == NULL) {
    cra_window_show_activity (self, self->activity);
    cra_window_show_error (self, error);
    return;
  }
  cra_window_take_document (self, document);
  cra_window_offer_newer (self);
  cra_recent_add (cre_document_get_file (CRE_DOCUMENT (document)),
                  cre_document_get_title (CRE_DOCUMENT (document)));
}

static void
open_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;
  CreMapDocument *document = cre_map_document_open (data, &error);

  if (document != NULL)
    g_task_return_pointer (task, document, g_object_unref);
  else
    g_task_return_error (task, error);
}

static void
begin_loading (CraWindow *self, GFile *file)
{
  g_autoptr (GTask) task = NULL;

  self->opening = g_object_ref (file);
  self->loading = g_cancellable_new ();
  cra_window_begin_progress (self);
  task = g_task_new (self, self->loading, opened_cb, NULL);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, open_in_thread);
}

void
cra_window_open (CraWindow *self, GFile *file)
{
  g_return_if_fail (cra_window_is_empty (self));
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_stack_set_visible_child_name (self->pages, "opening");
  begin_loading (self, file);
}

void
cra_window_reopen (CraWindow *self)
{
  if (self->loading == NULL)
    begin_loading (self, cre_document_get_file (CRE_DOCUMENT (self->document)));
}

/* By any of its names. */
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
      its = cre_document_get_file (CRE_DOCUMENT (window->document));
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
  cra_window_toast (there, _ ("This map is open already, here"), FALSE);
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
cra_window_add_map_filter (GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) maps = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (maps, _ ("Maps"));
  /* Who types a new name over what the chooser selects keeps only the last ending. */
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
      _ ("Open a map"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  g_autoptr (GFile) folder = cra_file_dup_folder (self->document);

  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder, NULL);
  cra_window_add_map_filter (GTK_FILE_CHOOSER (dialog));
  g_signal_connect_object (dialog, "response", G_CALLBACK (open_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}
