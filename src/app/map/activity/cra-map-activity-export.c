/* cra-map-activity-export.c: the map as a picture, in a file or for another program.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-activity-private.h"

#include "cra-file-dialogs.h"
#include "cra-map-view-export.h"
#include "cra-map-view-print.h"
#include "cra-print-window.h"
#include "cra-worker.h"

#include "cr-save.h"

#include <glib/gi18n.h>

/* @path: (nullable): NULL for the clipboard */
typedef struct {
  CraMapActivity *activity;
  CraExport *drawing;
  char *path;
  CrSaving *saving;
  GByteArray *bytes;
  GError *error;
} Job;

static void
job_free (Job *job)
{
  g_object_unref (job->activity);
  cra_export_free (job->drawing);
  g_free (job->path);
  g_clear_pointer (&job->bytes, g_byte_array_unref);
  g_clear_error (&job->error);
  g_free (job);
}

static void
put_on_clipboard (CraMapActivity *self, GByteArray *file)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (self->page));
  g_autoptr (GBytes) bytes = g_byte_array_free_to_bytes (file);
  g_autoptr (GdkTexture) texture = gdk_texture_new_from_bytes (bytes, NULL);

  gdk_clipboard_set_texture (clipboard, texture);
  cra_map_activity_toast (self, _ ("Copied the map as a picture"), FALSE);
}

static gboolean
done_cb (gpointer data)
{
  Job *job = data;

  if (job->error != NULL) {
    cra_activity_show_error (CRA_ACTIVITY (job->activity), job->error);
  } else if (job->path == NULL) {
    put_on_clipboard (job->activity, g_steal_pointer (&job->bytes));
  } else {
    g_autofree char *name = g_path_get_basename (job->path);
    g_autofree char *done = g_strdup_printf (_ ("Saved as %s"), name);

    cra_map_activity_toast (job->activity, done, FALSE);
  }
  job_free (job);
  return G_SOURCE_REMOVE;
}

static gboolean
put_cb (gconstpointer bytes, gsize n, gpointer data, GError **error)
{
  Job *job = data;

  if (job->saving != NULL)
    return cr_save_put (job->saving, bytes, n, error);
  g_byte_array_append (job->bytes, bytes, (guint) n);
  return TRUE;
}

static gboolean
fill_cb (CrSaving *saving, gpointer data, GError **error)
{
  Job *job = data;
  const CrPictureSink sink = { put_cb, job };

  job->saving = saving;
  return cra_export_write (job->drawing, &sink, error);
}

/* Worker thread. */
static void
work_cb (gpointer data)
{
  Job *job = data;

  if (job->path != NULL)
    cr_save_pieces (job->path, fill_cb, job, &job->error);
  else
    fill_cb (NULL, job, &job->error);
  g_idle_add_full (CRA_WORKER_DONE, done_cb, job, NULL);
}

static void
start (CraMapActivity *self, const char *path, CrPictureFileKind kind)
{
  Job *job = g_new0 (Job, 1);

  job->activity = g_object_ref (self);
  job->drawing = cra_map_view_new_export (cra_map_activity_get_view (self), kind);
  job->path = g_strdup (path);
  job->bytes = g_byte_array_new ();
  cra_worker_push (work_cb, job);
}

/* Draws what is shown into a file, of the kind that the ending of its name says. */
void
cra_map_activity_export_to (CraMapActivity *self, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GError) error = NULL;
  CrPictureFileKind kind;

  if (path == NULL)
    cra_map_activity_toast (self, _ ("The map can be drawn into a file on this machine only."),
                            FALSE);
  else if (!cr_picture_file_read_kind (path, &kind, &error) ||
           !cre_map_document_check_export (self->document, path, &error))
    cra_map_activity_toast (self, error->message, FALSE);
  else
    start (self, path, kind);
}

static void
response_cb (GtkNativeDialog *dialog, int response, CraMapActivity *self)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    cra_map_activity_export_to (self, file);
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
}

static void
add_kinds (GtkFileChooser *chooser)
{
  static const char *const endings[] = { "png", "pdf", "svg" };
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Picture (PNG), print (PDF) or drawing (SVG)"));
  for (gsize i = 0; i < G_N_ELEMENTS (endings); i++)
    gtk_file_filter_add_suffix (filter, endings[i]);
  gtk_file_chooser_add_filter (chooser, filter);
}

ACTION (export_cb)
{
  CraMapActivity *self = data;
  g_autofree char *stem = cra_file_dup_stem (CRE_DOCUMENT (self->document));
  g_autofree char *name = g_strconcat (stem, "-map.png", NULL);
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (
      _ ("Export the map"), cra_activity_get_window (CRA_ACTIVITY (self)),
      GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);

  cra_file_propose (CRE_DOCUMENT (self->document), dialog, name);
  add_kinds (GTK_FILE_CHOOSER (dialog));
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

ACTION (copy_picture_cb)
{
  start (data, NULL, CR_PICTURE_FILE_PNG);
}

ACTION (print_cb)
{
  CraMapActivity *self = data;
  CraPrintSource source = cra_map_view_get_print_source (cra_map_activity_get_view (self));

  gtk_window_present (GTK_WINDOW (cra_print_window_new (
      cra_activity_get_window (CRA_ACTIVITY (self)), CRE_DOCUMENT (self->document), &source,
      cra_activity_get_settings (CRA_ACTIVITY (self)))));
}

const GActionEntry cra_map_activity_export_actions[] = {
  { .name = "export", .activate = export_cb },
  { .name = "print", .activate = print_cb },
  { .name = "copy-picture", .activate = copy_picture_cb },
  { .name = NULL },
};
