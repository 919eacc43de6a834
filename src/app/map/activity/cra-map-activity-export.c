/* cra-map-activity-export.c: the map as a picture, in a file or on the clipboard.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-activity-private.h"

#include "cra-file-dialogs.h"
#include "cra-map-view-export.h"
#include "cra-map-view-print.h"
#include "cra-print-window.h"
#include "cra-progress.h"
#include "cra-worker.h"

#include "cr-error.h"
#include "cr-save.h"
#include "cre-selection.h"

#include <glib/gi18n.h>

/**
 * Job:
 * @path: (nullable): NULL for the clipboard
 * @bytes: what goes to the clipboard of @drawing
 * @vectors: the same of @outline, which is (nullable)
 * @n_hexes: how many hexes are copied; 0 for the whole map
 */
typedef struct {
  CraMapActivity *activity;
  CraExport *drawing, *outline;
  CraProgress *progress;
  char *path;
  GByteArray *bytes, *vectors;
  guint n_hexes;
  GError *error;
} Job;

static void
job_free (Job *job)
{
  g_object_unref (job->activity);
  cra_export_free (job->drawing);
  cra_export_free (job->outline);
  g_free (job->path);
  g_clear_pointer (&job->bytes, g_byte_array_unref);
  g_clear_pointer (&job->vectors, g_byte_array_unref);
  g_clear_error (&job->error);
  g_free (job);
}

static void
tell_copied (const Job *job)
{
  g_autofree char *text =
      job->n_hexes > 0
          ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Copied %u hex as a picture",
                                          "Copied %u hexes as a picture", job->n_hexes),
                             job->n_hexes)
          : g_strdup (_ ("Copied the map as a picture"));

  cra_map_activity_toast (job->activity, text, FALSE);
}

static void
tell_saved (const Job *job)
{
  const char *hint = cra_export_get_hint (job->drawing);
  g_autofree char *name = g_path_get_basename (job->path);
  g_autofree char *done = g_strdup_printf (_ ("Saved as %s"), name);
  g_autofree char *text = hint != NULL ? g_strdup_printf ("%s. %s", done, hint) : NULL;

  cra_map_activity_toast (job->activity, text != NULL ? text : done, FALSE);
}

/* The clipboard gets pixels, and a vector drawing if there is one; the other program takes the kind
 * that it knows. */
static void
put_on_clipboard (Job *job)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (job->activity->page));
  g_autoptr (GBytes) bytes = g_byte_array_free_to_bytes (g_steal_pointer (&job->bytes));
  g_autoptr (GdkTexture) texture = gdk_texture_new_from_bytes (bytes, NULL);
  GdkContentProvider *kinds[2] = { gdk_content_provider_new_typed (GDK_TYPE_TEXTURE, texture) };
  g_autoptr (GdkContentProvider) provider = NULL;

  if (job->outline != NULL) {
    g_autoptr (GBytes) svg = g_byte_array_free_to_bytes (g_steal_pointer (&job->vectors));

    kinds[1] = gdk_content_provider_new_for_bytes ("image/svg+xml", svg);
  }
  provider = gdk_content_provider_new_union (kinds, job->outline != NULL ? 2 : 1);
  gdk_clipboard_set_content (clipboard, provider);
  tell_copied (job);
}

static gboolean
done_cb (gpointer data)
{
  Job *job = data;

  cra_progress_end (job->progress);
  if (g_error_matches (job->error, CR_ERROR, CR_ERROR_CANCELLED)) {
    cra_map_activity_toast (job->activity,
                            job->path != NULL ? _ ("Nothing was saved") : _ ("Nothing was copied"),
                            FALSE);
  } else if (job->error != NULL) {
    cra_activity_show_error (CRA_ACTIVITY (job->activity), job->error);
  } else if (job->path == NULL) {
    put_on_clipboard (job);
  } else {
    tell_saved (job);
  }
  job_free (job);
  return G_SOURCE_REMOVE;
}

static gboolean
fill_cb (CrSaving *saving, gpointer data, GError **error)
{
  const CrPictureSink sink = { cr_save_put, saving };

  return cra_export_write (((Job *) data)->drawing, &sink, error);
}

static gboolean
append_cb (gconstpointer bytes, gsize n, gpointer data, GError **error)
{
  g_byte_array_append (data, bytes, (guint) n);
  return TRUE;
}

/* This runs in the worker thread. */
static void
work_cb (gpointer data)
{
  Job *job = data;
  const CrPictureSink pixels = { append_cb, job->bytes }, vectors = { append_cb, job->vectors };

  if (job->path != NULL)
    cr_save_pieces (job->path, fill_cb, job, &job->error);
  else if (cra_export_write (job->drawing, &pixels, &job->error) && job->outline != NULL)
    cra_export_write (job->outline, &vectors, &job->error);
  g_idle_add_full (CRA_WORKER_DONE, done_cb, job, NULL);
}

static Job *
start_export (CraMapActivity *self, const char *path, CrPictureFileKind kind)
{
  Job *job = g_new0 (Job, 1);
  g_autofree char *name = path != NULL ? g_path_get_basename (path) : NULL;
  /* Translators: a file */
  g_autofree char *text = name != NULL ? g_strdup_printf (_ ("Drawing %s…"), name)
                                       : g_strdup (_ ("Drawing the map as a picture…"));

  job->activity = g_object_ref (self);
  job->drawing = cra_map_view_new_export (cra_map_activity_get_view (self), kind);
  job->path = g_strdup (path);
  job->bytes = g_byte_array_new ();
  job->vectors = g_byte_array_new ();
  job->progress = cra_progress_begin (cra_activity_get_window (CRA_ACTIVITY (self)), text);
  cra_export_set_watcher (job->drawing, cra_progress_tell, job->progress);
  return job;
}

/* The kind of file follows the ending of its name. */
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
    cra_worker_push (work_cb, start_export (self, path, kind));
}

/* The kinds of files into which the map can be drawn, and the endings of their names. */
static const struct {
  const char *ending, *name;
} kinds[] = {
  { "png", N_ ("Picture (PNG)") },
  { "pdf", N_ ("Print (PDF)") },
  { "svg", N_ ("Drawing (SVG)") },
};

static const char *
get_chosen_ending (GtkFileChooser *chooser)
{
  GtkFileFilter *filter = gtk_file_chooser_get_filter (chooser);

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (filter != NULL && g_str_equal (gtk_file_filter_get_name (filter), _ (kinds[i].name)))
      return kinds[i].ending;
  return kinds[0].ending;
}

/* Returns: (transfer full): the name with this ending in place of that of any other kind */
static char *
change_ending (const char *name, const char *ending)
{
  const char *dot = strrchr (name, '.');

  for (gsize i = 0; dot != NULL && i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (dot + 1, kinds[i].ending))
      return g_strdup_printf ("%.*s.%s", (int) (dot - name), name, ending);
  return g_strdup_printf ("%s.%s", name, ending);
}

static void
filter_cb (GtkFileChooser *chooser)
{
  g_autofree char *name = gtk_file_chooser_get_current_name (chooser);
  g_autofree char *changed =
      name != NULL && *name != '\0' ? change_ending (name, get_chosen_ending (chooser)) : NULL;

  if (changed != NULL && !g_str_equal (changed, name))
    gtk_file_chooser_set_current_name (chooser, changed);
}

/* Returns: (transfer full): the path with the ending of the chosen kind. While the first kind is
 * still chosen, an ending that was typed decides. */
static char *
dup_path_as_chosen (const char *path, const char *ending)
{
  CrPictureFileKind kind;

  if (g_str_equal (ending, kinds[0].ending) && cr_picture_file_read_kind (path, &kind, NULL))
    return g_strdup (path);
  return change_ending (path, ending);
}

/* The dialog asked whether the typed name may be replaced. If the ending changes the name, nobody
 * was asked, so an existing file of that name is left alone. */
static void
export_as_chosen (CraMapActivity *self, GFile *file, const char *ending)
{
  const char *asked = g_file_peek_path (file);
  g_autofree char *path = asked != NULL ? dup_path_as_chosen (asked, ending) : NULL;

  if (path == NULL || g_str_equal (path, asked)) {
    cra_map_activity_export_to (self, file);
  } else if (!g_file_test (path, G_FILE_TEST_EXISTS)) {
    g_autoptr (GFile) named = g_file_new_for_path (path);

    cra_map_activity_export_to (self, named);
  } else {
    g_autofree char *name = g_path_get_basename (path);
    g_autofree char *text = g_strdup_printf (
        _ ("“%s” is there already: choose it by its full name to replace it."), name);

    cra_map_activity_toast (self, text, FALSE);
  }
}

static void
response_cb (GtkNativeDialog *dialog, int response, CraMapActivity *self)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    export_as_chosen (self, file, get_chosen_ending (GTK_FILE_CHOOSER (dialog)));
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
}

/* Adds a filter for each kind. */
static void
add_kinds (GtkFileChooser *chooser)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++) {
    g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

    gtk_file_filter_set_name (filter, _ (kinds[i].name));
    gtk_file_filter_add_suffix (filter, kinds[i].ending);
    gtk_file_chooser_add_filter (chooser, filter);
    if (i == 0)
      gtk_file_chooser_set_filter (chooser, filter);
  }
}

/* In the dialog of GTK the name's ending follows the chosen filter; a native dialog does not tell
 * which filter is chosen. */
static void
follow_filter (GtkWindow *parent)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

    if (GTK_IS_FILE_CHOOSER (window) && gtk_window_get_transient_for (window) == parent)
      g_signal_connect (window, "notify::filter", G_CALLBACK (filter_cb), NULL);
  }
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
  follow_filter (gtk_native_dialog_get_transient_for (GTK_NATIVE_DIALOG (dialog)));
}

/* The drawing of more hexes would take megabytes on the clipboard. */
#define MOST_OUTLINED 400

/* Finds the selected hexes of the shown floor. A single hex does not count: it is where one clicked
 * last. Returns: (transfer full) (nullable) (element-type CrPlace) */
static GArray *
find_selected (CraMapActivity *self)
{
  CreSelection *selection =
      cre_tool_get_selection (cra_map_page_get_any_tool (self->page, "select"));
  g_autoptr (GArray) places = cre_selection_get_kind (selection) == CRE_SELECTED_HEXES
                                  ? cre_selection_dup_places (selection)
                                  : NULL;

  return places != NULL && places->len > 1 ? g_steal_pointer (&places) : NULL;
}

ACTION (copy_picture_cb)
{
  CraMapActivity *self = data;
  const CrMap *map = cre_map_document_get_map (self->document);
  g_autoptr (GArray) places = find_selected (self);
  Job *job = start_export (self, NULL, CR_PICTURE_FILE_PNG);

  if (places != NULL) {
    job->n_hexes = places->len;
    cra_export_set_places (job->drawing, map, places);
    if (places->len <= MOST_OUTLINED) {
      job->outline =
          cra_map_view_new_export (cra_map_activity_get_view (self), CR_PICTURE_FILE_SVG);
      cra_export_set_places (job->outline, map, places);
    }
  }
  cra_worker_push (work_cb, job);
}

void
cra_map_activity_print (CraActivity *activity)
{
  CraMapActivity *self = CRA_MAP_ACTIVITY (activity);
  CraPrintSource source = cra_map_view_get_print_source (cra_map_activity_get_view (self));

  cra_print_window_show (activity, CRE_DOCUMENT (self->document), &source);
}

const GActionEntry cra_map_activity_export_actions[] = {
  { .name = "export", .activate = export_cb },
  { .name = "copy-picture", .activate = copy_picture_cb },
  { .name = NULL },
};
