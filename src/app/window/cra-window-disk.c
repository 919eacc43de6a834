/* cra-window-disk.c: watches the file of the document: changes by other programs, and write
 * permission. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-window-private.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

/* A changed file is looked at after it did not change for so long, because programs write in
 * several steps. */
#define REST_MS 300

typedef enum { DISK_SAME, DISK_CHANGED, DISK_GONE } DiskNews;

/* The file and its last known state, for a thread: checking a large file takes longer than a frame.
 */
typedef struct {
  char *path;
  CrFileState state;
} Question;

static void
question_free (gpointer data)
{
  g_free (((Question *) data)->path);
  g_free (data);
}

static void
look_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Question *question = data;
  DiskNews news = DISK_SAME;

  if (cr_file_is_changed (question->path, &question->state))
    news = g_file_test (question->path, G_FILE_TEST_EXISTS) ? DISK_CHANGED : DISK_GONE;
  g_task_return_int (task, news);
}

static void
tell_news (CraWindow *self, DiskNews news)
{
  self->disk_told = TRUE;
  if (news == DISK_GONE) {
    cra_banner_show (self->banner, "dialog-warning-symbolic",
                     _ ("The file is no longer where it was. The map is here still."));
    cra_banner_add_button (self->banner, _ ("Save as…"), "win.save-as");
    return;
  }
  cra_banner_show (self->banner, "dialog-warning-symbolic", _ ("The file has changed on disk."));
  cra_banner_add_button (self->banner, _ ("Look at both"), "win.look-at-disk");
  cra_banner_add_button (self->banner, _ ("Reload"), "win.reload");
}

/* @data: (transfer full): a weak reference, because the window may have been closed */
static void
looked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GWeakRef *ref = data;
  g_autoptr (CraWindow) self = g_weak_ref_get (ref);
  const Question *question = g_task_get_task_data (G_TASK (result));
  DiskNews news = (DiskNews) g_task_propagate_int (G_TASK (result), NULL);

  g_weak_ref_clear (ref);
  g_free (ref);
  if (self == NULL)
    return;
  self->disk_asked = FALSE;
  /* If the document was saved or replaced while the thread ran, its answer is outdated. */
  if (self->document != NULL && !self->saving && news != DISK_SAME && !self->disk_told) {
    CrFileState now = cre_document_copy_disk_state (self->document);

    if (memcmp (&now, &question->state, sizeof now) == 0)
      tell_news (self, news);
  }
}

void
cra_window_check_disk (CraWindow *self)
{
  GFile *file = self->document != NULL ? cre_document_get_file (self->document) : NULL;
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  g_autoptr (GTask) task = NULL;
  Question *question;
  GWeakRef *ref;

  if (path == NULL || self->disk_asked || self->disk_told || self->saving)
    return;
  self->disk_asked = TRUE;
  ref = g_new0 (GWeakRef, 1);
  g_weak_ref_init (ref, self);
  question = g_new0 (Question, 1);
  question->path = g_steal_pointer (&path);
  question->state = cre_document_copy_disk_state (self->document);
  task = g_task_new (NULL, NULL, looked_cb, ref);
  g_task_set_task_data (task, question, question_free);
  g_task_run_in_thread (task, look_in_thread);
}

static gboolean
rest_cb (gpointer data)
{
  CraWindow *self = data;

  self->disk_wait = 0;
  self->disk_told = FALSE;
  cra_window_check_disk (self);
  return G_SOURCE_REMOVE;
}

static void
monitor_cb (CraWindow *self)
{
  g_clear_handle_id (&self->disk_wait, g_source_remove);
  self->disk_wait = g_timeout_add (REST_MS, rest_cb, self);
}

void
cra_window_stop_watching_disk (CraWindow *self)
{
  g_clear_handle_id (&self->disk_wait, g_source_remove);
  if (self->disk_monitor != NULL)
    g_signal_handlers_disconnect_by_data (self->disk_monitor, self);
  g_clear_object (&self->disk_monitor);
}

/* The document was opened or saved, perhaps under another name; its file is watched from now on. */
void
cra_window_watch_disk (CraWindow *self)
{
  GFile *file = cre_document_get_file (self->document);

  cra_window_stop_watching_disk (self);
  self->disk_told = FALSE;
  self->read_only = cre_document_is_read_only (self->document);
  if (file == NULL)
    return;
  self->disk_monitor = g_file_monitor_file (file, G_FILE_MONITOR_NONE, NULL, NULL);
  if (self->disk_monitor != NULL)
    g_signal_connect_swapped (self->disk_monitor, "changed", G_CALLBACK (monitor_cb), self);
}

/* Compares the document with its file as it is on disk now. */
ACTION (look_at_disk_cb)
{
  CraWindow *self = data;
  GFile *file = cre_document_get_file (self->document);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (path == NULL)
    return;
  cra_activity_compare (
      cra_window_find_activity (self, G_OBJECT_TYPE (self->document)),
      (CraState[]){ { _ ("As it is here"), path, TRUE }, { _ ("As it is on disk"), path, FALSE } },
      _ ("Reload"), "win.reload");
}

static void
reload_response_cb (GtkDialog *dialog, int response, CraWindow *self)
{
  gtk_window_destroy (GTK_WINDOW (dialog));
  if (response == GTK_RESPONSE_ACCEPT)
    cra_window_reopen (self);
}

ACTION (reload_cb)
{
  CraWindow *self = data;
  GtkWidget *dialog;

  if (!cre_document_get_modified (self->document)) {
    cra_window_reopen (self);
    return;
  }
  dialog = gtk_message_dialog_new (
      GTK_WINDOW (self), GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT, GTK_MESSAGE_WARNING,
      GTK_BUTTONS_NONE, _ ("Let go of what you did to “%s”?"),
      cre_document_get_title (self->document));
  gtk_message_dialog_format_secondary_text (
      GTK_MESSAGE_DIALOG (dialog), "%s",
      _ ("The map is read anew from its file, and what is not saved is lost."));
  gtk_dialog_add_buttons (GTK_DIALOG (dialog), _ ("Cancel"), GTK_RESPONSE_CANCEL, _ ("Reload"),
                          GTK_RESPONSE_ACCEPT, NULL);
  gtk_dialog_set_default_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  g_signal_connect_object (dialog, "response", G_CALLBACK (reload_response_cb), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

const GActionEntry cra_window_disk_actions[] = {
  { .name = "look-at-disk", .activate = look_at_disk_cb },
  { .name = "reload", .activate = reload_cb },
  { .name = NULL },
};
