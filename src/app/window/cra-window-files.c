/* cra-window-files.c: opening and saving. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-window-private.h"

#include "cra-new-dialog.h"
#include "cra-recent.h"

#include "cr-error.h"
#include "cr-resize.h"

#include <glib/gi18n.h>

/* Work that takes longer than this is shown. */
#define SHOW_AFTER_MS 200

/* The window for another map: this one while it is empty. */
static CraWindow *
get_window_for_more (CraWindow *self)
{
  CraWindow *window = self;

  if (cra_window_is_empty (self))
    return self;
  window = cra_window_new (CRA_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))));
  gtk_window_present (GTK_WINDOW (window));
  return window;
}

/* New. */

static void
grid_chosen_cb (CraWindow *self, const CrGrid *grid, const char *title)
{
  g_autoptr (GError) error = NULL;
  CreDocument *document = cre_document_new_empty (grid, title, &error);

  if (document == NULL) {
    cra_window_show_error (self, error);
    return;
  }
  self = get_window_for_more (self);
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

/* A picture first, then the hexes printed on it, then the fit. */

static void
picture_grid_chosen_cb (CraNewDialog *dialog,
                        const CrGrid *grid,
                        const char *title,
                        CraWindow *self)
{
  GFile *picture = g_object_get_data (G_OBJECT (dialog), "picture");
  g_autoptr (GError) error = NULL;
  CreDocument *document = cre_document_new_from_picture (picture, grid, title, &error);

  if (document == NULL) {
    cra_window_show_error (self, error);
    return;
  }
  self = get_window_for_more (self);
  cra_window_take_document (self, document);
  g_action_group_activate_action (G_ACTION_GROUP (self), "fit-grid", NULL);
}

static char *
dup_stem (GFile *file)
{
  char *name = g_file_get_basename (file);
  char *dot = strrchr (name, '.');

  if (dot != NULL && dot != name)
    *dot = '\0';
  return name;
}

static void
new_picture_response_cb (GtkNativeDialog *native, int response, CraWindow *self)
{
  if (response == GTK_RESPONSE_ACCEPT) {
    GFile *file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (native));
    g_autofree char *stem = dup_stem (file);
    CraNewDialog *dialog = cra_new_dialog_new (GTK_WINDOW (self), _ ("New from picture"), stem);

    g_object_set_data_full (G_OBJECT (dialog), "picture", file, g_object_unref);
    g_signal_connect_object (dialog, "chosen", G_CALLBACK (picture_grid_chosen_cb), self, 0);
    gtk_window_present (GTK_WINDOW (dialog));
  }
  gtk_native_dialog_destroy (native);
  g_object_unref (native);
}

static void
add_picture_response_cb (GtkNativeDialog *native, int response, CraWindow *self)
{
  if (response == GTK_RESPONSE_ACCEPT) {
    g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (native));

    cra_window_take_picture (self, file);
  }
  gtk_native_dialog_destroy (native);
  g_object_unref (native);
}

static void
ask_for_picture (CraWindow *self, GCallback response)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      _ ("Choose a picture"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  g_autoptr (GtkFileFilter) pictures = gtk_file_filter_new ();

  gtk_file_filter_set_name (pictures, _ ("Pictures"));
  gtk_file_filter_add_mime_type (pictures, "image/*");
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), pictures);
  g_signal_connect_object (dialog, "response", response, self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
cra_window_new_from_picture (CraWindow *self)
{
  ask_for_picture (self, G_CALLBACK (new_picture_response_cb));
}

void
cra_window_add_picture (CraWindow *self)
{
  ask_for_picture (self, G_CALLBACK (add_picture_response_cb));
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

    cra_window_open (get_window_for_more (self), file);
  }
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
}

static void
add_map_filter (GtkFileChooser *chooser)
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

  add_map_filter (GTK_FILE_CHOOSER (dialog));
  g_signal_connect_object (dialog, "response", G_CALLBACK (open_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/* Saving. */

static void
close_now (CraWindow *self)
{
  self->closing = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

static void
failed_response_cb (GtkDialog *dialog, int response, CraWindow *self)
{
  gtk_window_destroy (GTK_WINDOW (dialog));
  if (response == GTK_RESPONSE_ACCEPT)
    cra_window_save_as (self);
  if (response == GTK_RESPONSE_APPLY)
    cra_window_save (self);
}

/* A save that fails asks at once what to do: the work is only in this window. */
static void
show_save_failure (CraWindow *self, const GError *error)
{
  GtkWidget *dialog = gtk_message_dialog_new (
      GTK_WINDOW (self), GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT, GTK_MESSAGE_ERROR,
      GTK_BUTTONS_NONE, _ ("%s is not saved"), cre_document_get_title (self->document));

  gtk_message_dialog_format_secondary_text (GTK_MESSAGE_DIALOG (dialog), "%s", error->message);
  gtk_dialog_add_buttons (GTK_DIALOG (dialog), _ ("Cancel"), GTK_RESPONSE_CANCEL, _ ("Try again"),
                          GTK_RESPONSE_APPLY, _ ("Save elsewhere…"), GTK_RESPONSE_ACCEPT, NULL);
  gtk_dialog_set_default_response (GTK_DIALOG (dialog), GTK_RESPONSE_ACCEPT);
  g_signal_connect_object (dialog, "response", G_CALLBACK (failed_response_cb), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void save_to (CraWindow *self, GFile *file);

static void
cut_response_cb (GtkDialog *dialog, int response, CraWindow *self)
{
  GFile *file = g_object_get_data (G_OBJECT (dialog), "file");

  self->cut_accepted = response == GTK_RESPONSE_ACCEPT;
  if (self->cut_accepted)
    save_to (self, file);
  else
    self->close_after_save = FALSE;
  self->cut_accepted = FALSE;
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Saving lets go of what resizing has cut off; that is asked before.
 *
 * Returns: whether it is being asked now */
static gboolean
ask_about_cut (CraWindow *self, GFile *file)
{
  guint n = cr_resize_count_hidden (cre_document_get_map (self->document));
  GtkWidget *dialog;

  if (n == 0 || self->cut_accepted)
    return FALSE;
  dialog =
      gtk_message_dialog_new (GTK_WINDOW (self), GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT,
                              GTK_MESSAGE_WARNING, GTK_BUTTONS_NONE,
                              ngettext ("%u thing that was cut off is not saved",
                                        "%u things that were cut off are not saved", n),
                              n);
  gtk_message_dialog_format_secondary_text (
      GTK_MESSAGE_DIALOG (dialog), "%s",
      _ ("Since the map was made smaller, hexes, stairs or names lie outside it. They are kept "
         "until now, and come back when it grows again; once it is saved they are gone."));
  gtk_dialog_add_buttons (GTK_DIALOG (dialog), _ ("Cancel"), GTK_RESPONSE_CANCEL, _ ("Save"),
                          GTK_RESPONSE_ACCEPT, NULL);
  g_object_set_data_full (G_OBJECT (dialog), "file", g_object_ref (file), g_object_unref);
  g_signal_connect_object (dialog, "response", G_CALLBACK (cut_response_cb), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
  return TRUE;
}

static void
save_to (CraWindow *self, GFile *file)
{
  g_autoptr (GError) error = NULL;

  if (ask_about_cut (self, file))
    return;
  if (!cre_document_save (self->document, file, &error)) {
    if (g_error_matches (error, CR_ERROR, CR_ERROR_CHANGED)) {
      cra_banner_show (self->banner, "dialog-warning-symbolic", error->message);
      cra_banner_add_button (self->banner, _ ("Save as…"), "win.save-as");
      cra_banner_add_button (self->banner, _ ("Replace it"), "win.save-over");
    } else {
      show_save_failure (self, error);
    }
    return;
  }
  cra_banner_hide (self->banner);
  cra_recent_add (cre_document_get_file (self->document), cre_document_get_title (self->document));
  cra_window_toast (self, _ ("Saved"), FALSE);
  if (self->close_after_save)
    close_now (self);
}

void
cra_window_save (CraWindow *self)
{
  GFile *file = cre_document_get_file (self->document);

  if (file != NULL)
    save_to (self, file);
  else
    cra_window_save_as (self);
}

/* Over what another program has written meanwhile. */
void
cra_window_save_over (CraWindow *self)
{
  cre_document_ignore_disk (self->document);
  cra_window_save (self);
}

static void
save_response_cb (GtkNativeDialog *dialog, int response, CraWindow *self)
{
  if (response == GTK_RESPONSE_ACCEPT) {
    g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
    g_autofree char *name = g_file_get_basename (file);

    if (strchr (name, '.') == NULL) {
      g_autofree char *full = g_strconcat (name, ".map.xml", NULL);
      g_autoptr (GFile) folder = g_file_get_parent (file);

      g_object_unref (file);
      file = g_file_get_child (folder, full);
    }
    save_to (self, file);
  } else {
    self->close_after_save = FALSE;
  }
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
}

void
cra_window_save_as (CraWindow *self)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      _ ("Save the map"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  GFile *file = cre_document_get_file (self->document);
  g_autofree char *name =
      g_strdup_printf ("%s.map.xml", cr_map_get_id (cre_document_get_map (self->document)));

  add_map_filter (GTK_FILE_CHOOSER (dialog));
  if (file != NULL)
    gtk_file_chooser_set_file (GTK_FILE_CHOOSER (dialog), file, NULL);
  else
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  g_signal_connect_object (dialog, "response", G_CALLBACK (save_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/* Closing with unsaved work. */

static void
close_response_cb (GtkDialog *dialog, int response, CraWindow *self)
{
  gtk_window_destroy (GTK_WINDOW (dialog));
  if (response == GTK_RESPONSE_REJECT)
    close_now (self);
  if (response == GTK_RESPONSE_ACCEPT) {
    self->close_after_save = TRUE;
    cra_window_save (self);
  }
}

/**
 * cra_window_ask_before_closing:
 *
 * Returns: whether there is unsaved work, about which the user is now being asked
 */
gboolean
cra_window_ask_before_closing (CraWindow *self)
{
  GtkWidget *dialog;

  if (self->document == NULL || !cre_document_get_modified (self->document))
    return FALSE;
  dialog = gtk_message_dialog_new (
      GTK_WINDOW (self), GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT, GTK_MESSAGE_QUESTION,
      GTK_BUTTONS_NONE, _ ("Save the changes to “%s”?"), cre_document_get_title (self->document));
  gtk_message_dialog_format_secondary_text (GTK_MESSAGE_DIALOG (dialog), "%s",
                                            _ ("What is not saved is lost."));
  gtk_dialog_add_buttons (GTK_DIALOG (dialog), _ ("Discard"), GTK_RESPONSE_REJECT, _ ("Cancel"),
                          GTK_RESPONSE_CANCEL, _ ("Save"), GTK_RESPONSE_ACCEPT, NULL);
  gtk_dialog_set_default_response (GTK_DIALOG (dialog), GTK_RESPONSE_ACCEPT);
  g_signal_connect_object (dialog, "response", G_CALLBACK (close_response_cb), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
  return TRUE;
}
