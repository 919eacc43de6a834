/* cra-window-save.c: saves documents, and asks before work is lost.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-window-private.h"
#include "cre-scenario-document.h"

#include <glib/gi18n.h>

#include "cr-error.h"
#include "cr-save.h"
#include "cr-text.h"
#include "cra-file-dialogs.h"
#include "cra-form.h"
#include "cra-recent.h"
#include "cre-names.h"
#include "cre-play.h"

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
  else if (response == GTK_RESPONSE_APPLY)
    cra_window_save (self);
  else
    self->close_after_save = FALSE;
}

/* Returns: (transfer full): only the reason, because the sentence around it names the file */
static char *
dup_reason (CraWindow *self, const GError *error)
{
  const char *path = g_file_peek_path (self->save_target);
  g_autofree char *why =
      path != NULL ? cr_save_dup_reason (path, error) : g_strdup (error->message);

  return cr_text_show (why);
}

/* A failed save asks at once what to do, because the work exists only in this window. */
static void
show_save_failure (CraWindow *self, const GError *error)
{
  g_autofree char *reason = dup_reason (self, error);
  g_autofree char *why = cre_capitalize (reason);
  GtkWidget *dialog = gtk_message_dialog_new (
      GTK_WINDOW (self), GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT, GTK_MESSAGE_ERROR,
      GTK_BUTTONS_NONE, _ ("%s is not saved"), cre_document_get_title (cra_window_get_work (self)));

  gtk_message_dialog_format_secondary_text (GTK_MESSAGE_DIALOG (dialog), "%s.", why);
  gtk_dialog_add_buttons (GTK_DIALOG (dialog), _ ("Cancel"), GTK_RESPONSE_CANCEL, _ ("Try again"),
                          GTK_RESPONSE_APPLY, _ ("Save elsewhere…"), GTK_RESPONSE_ACCEPT, NULL);
  gtk_dialog_set_default_response (GTK_DIALOG (dialog), GTK_RESPONSE_ACCEPT);
  g_signal_connect_object (dialog, "response", G_CALLBACK (failed_response_cb), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void save_to (CraWindow *self, GFile *file);

static void
loss_response_cb (GtkDialog *dialog, int response, CraWindow *self)
{
  GFile *file = g_object_get_data (G_OBJECT (dialog), "file");

  self->loss_accepted = response == GTK_RESPONSE_ACCEPT;
  if (self->loss_accepted)
    save_to (self, file);
  else
    self->close_after_save = FALSE;
  self->loss_accepted = FALSE;
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Some saves lose something; the user is asked before. Returns: whether the user is being asked now
 */
static gboolean
ask_about_loss (CraWindow *self, GFile *file)
{
  g_autofree char *why = NULL;
  g_autofree char *loss = cre_document_describe_loss (cra_window_get_work (self), &why);
  GtkWidget *dialog;

  if (loss == NULL || self->loss_accepted)
    return FALSE;
  dialog =
      gtk_message_dialog_new (GTK_WINDOW (self), GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT,
                              GTK_MESSAGE_WARNING, GTK_BUTTONS_NONE, "%s", loss);
  gtk_message_dialog_format_secondary_text (GTK_MESSAGE_DIALOG (dialog), "%s", why);
  gtk_dialog_add_buttons (GTK_DIALOG (dialog), _ ("Cancel"), GTK_RESPONSE_CANCEL, _ ("Save"),
                          GTK_RESPONSE_ACCEPT, NULL);
  g_object_set_data_full (G_OBJECT (dialog), "file", g_object_ref (file), g_object_unref);
  g_signal_connect_object (dialog, "response", G_CALLBACK (loss_response_cb), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
  return TRUE;
}

static void
tell_failure (CraWindow *self, const GError *error)
{
  g_autofree char *why = dup_reason (self, error);
  g_autofree char *text = NULL;

  if (!g_error_matches (error, CR_ERROR, CR_ERROR_CHANGED)) {
    show_save_failure (self, error);
    return;
  }
  self->close_after_save = FALSE;
  /* Translators: a map, and why it could not be written to its file */
  text = g_strdup_printf (_ ("%s is not saved: %s."),
                          cre_document_get_title (cra_window_get_work (self)), why);
  cra_banner_show (self->banner, "dialog-warning-symbolic", text);
  cra_banner_add_button (self->banner, _ ("Save as…"), "win.save-as");
  cra_banner_add_button (self->banner, _ ("Replace it"), "win.save-over");
}

/* Changes made while the file was being written are unsaved; closing the window asks about them. */
static void
tell_saved (CraWindow *self)
{
  cra_banner_hide (self->banner);
  cra_window_watch_disk (self);
  g_object_notify (G_OBJECT (cra_window_get_work (self)), "file-name");
  cra_recent_add (cre_document_get_file (cra_window_get_work (self)),
                  cre_document_get_title (cra_window_get_work (self)));
  cra_window_toast (self, _ ("Saved"), FALSE);
  if (self->close_after_save && cre_document_get_modified (cra_window_get_work (self)))
    gtk_window_close (GTK_WINDOW (self));
  else if (self->close_after_save)
    close_now (self);
}

/* @data: (transfer full): the window; it may show another document by now */
static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (CraWindow) self = data;
  CreDocument *document = CRE_DOCUMENT (source);
  g_autoptr (GError) error = NULL;
  gboolean saved = cre_document_save_finish (document, result, &error);
  g_autoptr (GFile) next = g_steal_pointer (&self->save_next);

  self->saving = FALSE;
  cra_window_end_progress (self);
  if (cra_window_get_work (self) == document && !saved)
    tell_failure (self, error);
  else if (self->document != NULL && next != NULL)
    save_to (self, next);
  else if (cra_window_get_work (self) == document)
    tell_saved (self);
}

/* Saves in a thread, so that the document can be edited meanwhile. */
static void
save_to (CraWindow *self, GFile *file)
{
  if (self->saving) {
    g_set_object (&self->save_next, file);
    return;
  }
  if (ask_about_loss (self, file))
    return;
  self->saving = TRUE;
  g_set_object (&self->save_target, file);
  cra_window_begin_progress (self);
  cre_document_save_async (cra_window_get_work (self), file, saved_cb, g_object_ref (self));
}

void
cra_window_save (CraWindow *self)
{
  GFile *file = cre_document_get_file (cra_window_get_work (self));

  cra_form_settle (GTK_WIDGET (self));
  if (file != NULL && !cre_document_is_read_only (cra_window_get_work (self)) &&
      !cra_file_is_shipped (cra_window_get_work (self)))
    save_to (self, file);
  else
    cra_window_save_as (self);
}

void
cra_window_save_over (CraWindow *self)
{
  cre_document_ignore_disk (cra_window_get_work (self));
  cra_window_save (self);
}

/* Returns: (transfer full): the name with its ending exactly once. The chooser keeps the last part
 * of the ending when a new name is typed, so a typed ending comes twice; a name without any gets
 * the whole ending. */
static char *
dup_full_name (const char *name, const char *ending)
{
  g_autofree char *twice = g_strconcat (ending, strrchr (ending, '.'), NULL);

  if (g_str_has_suffix (name, twice))
    return g_strndup (name, strlen (name) - strlen (strrchr (ending, '.')));
  return g_strconcat (name, strchr (name, '.') == NULL ? ending : "", NULL);
}

static void
save_response_cb (GtkNativeDialog *dialog, int response, CraWindow *self)
{
  if (response == GTK_RESPONSE_ACCEPT) {
    g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
    g_autofree char *name = g_file_get_basename (file);
    g_autofree char *full =
        dup_full_name (name, cre_document_get_ending (cra_window_get_work (self)));
    g_autoptr (GFile) folder = g_file_get_parent (file);
    g_autoptr (GFile) target = g_file_get_child (folder, full);

    save_to (self, target);
  } else {
    self->close_after_save = FALSE;
  }
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
}

static const char *
get_save_title (CraWindow *self, gboolean copy)
{
  if (cra_file_is_shipped (cra_window_get_work (self)))
    return _ ("This castle came with the program: save your own copy");
  if (cre_document_is_made (cra_window_get_work (self)))
    return _ ("Save as a map of its own");
  if (copy)
    return _ ("You may not write to this file: save a copy");
  if (CRE_IS_PLAY (cra_window_get_work (self)))
    return _ ("Save the game");
  return CRE_IS_SCENARIO_DOCUMENT (cra_window_get_work (self)) ? _ ("Save the scenario")
                                                               : _ ("Save the map");
}

/* Returns: what such files are called, in the plural */
static const char *
get_kind (CraWindow *self)
{
  if (CRE_IS_PLAY (cra_window_get_work (self)))
    return _ ("Games");
  return CRE_IS_SCENARIO_DOCUMENT (cra_window_get_work (self)) ? _ ("Scenarios") : _ ("Maps");
}

void
cra_window_save_as (CraWindow *self)
{
  GFile *file = cre_document_get_file (cra_window_get_work (self));
  gboolean copy = file != NULL && cre_document_is_read_only (cra_window_get_work (self)) &&
                  !cra_file_is_shipped (cra_window_get_work (self));
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      get_save_title (self, copy), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  g_autofree char *stem = NULL;
  g_autofree char *name = NULL;

  cra_form_settle (GTK_WIDGET (self));
  stem = cra_file_dup_stem (cra_window_get_work (self));
  name = g_strconcat (stem, copy ? "-2" : "", cre_document_get_ending (cra_window_get_work (self)),
                      NULL);
  cra_window_add_filter (GTK_FILE_CHOOSER (dialog), get_kind (self));
  /* Only one of both is set: when two folders are set, GTK warns that the first cannot be shown. */
  if (file != NULL && !copy && !cra_file_is_shipped (cra_window_get_work (self)))
    gtk_file_chooser_set_file (GTK_FILE_CHOOSER (dialog), file, NULL);
  else
    cra_file_propose (cra_window_get_work (self), dialog, name);
  g_signal_connect_object (dialog, "response", G_CALLBACK (save_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/* The functions from here on ask before a window with unsaved work is closed. */

static void
close_response_cb (GtkDialog *dialog, int response, CraWindow *self)
{
  gtk_window_destroy (GTK_WINDOW (dialog));
  if (response == GTK_RESPONSE_REJECT) {
    self->let_go = cra_window_get_work (self);
    gtk_window_close (GTK_WINDOW (self));
  }
  if (response == GTK_RESPONSE_ACCEPT) {
    self->close_after_save = TRUE;
    cra_window_save (self);
  }
}

static gboolean
is_unsaved (CraWindow *self, CreDocument *work)
{
  return work != NULL && work != self->let_go && cre_document_get_modified (work);
}

/* Shows an activity with unsaved work, the window's own document first. Returns: FALSE when there
 * is none */
static gboolean
go_to_unsaved (CraWindow *self)
{
  if (is_unsaved (self, cra_window_get_work (self)))
    return TRUE;
  for (guint i = 0; i < self->activities->len; i++) {
    CraActivity *activity = self->activities->pdata[i];

    if (!is_unsaved (self, cra_activity_get_work (activity)))
      continue;
    cra_window_show_activity (self, activity);
    return TRUE;
  }
  return FALSE;
}

gboolean
cra_window_ask_before_closing (CraWindow *self)
{
  GtkWidget *dialog;

  if (self->activity != NULL)
    cra_activity_settle (self->activity);
  if (self->saving) {
    self->close_after_save = TRUE;
    return TRUE;
  }
  if (!go_to_unsaved (self))
    return FALSE;
  dialog = gtk_message_dialog_new (
      GTK_WINDOW (self), GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT, GTK_MESSAGE_QUESTION,
      GTK_BUTTONS_NONE, _ ("Save the changes to “%s”?"),
      cre_document_get_title (cra_window_get_work (self)));
  gtk_message_dialog_format_secondary_text (GTK_MESSAGE_DIALOG (dialog), "%s",
                                            _ ("What is not saved is lost."));
  gtk_dialog_add_buttons (GTK_DIALOG (dialog), _ ("Discard"), GTK_RESPONSE_REJECT, _ ("Cancel"),
                          GTK_RESPONSE_CANCEL, _ ("Save"), GTK_RESPONSE_ACCEPT, NULL);
  gtk_dialog_set_default_response (GTK_DIALOG (dialog), GTK_RESPONSE_ACCEPT);
  g_signal_connect_object (dialog, "response", G_CALLBACK (close_response_cb), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
  return TRUE;
}
