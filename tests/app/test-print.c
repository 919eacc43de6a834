/* test-print.c: the map on paper, in the window. SPDX-License-Identifier: GPL-3.0-or-later */
/* MAP-01, MAP-02: what the window prints is what it shows. */
#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>
#include <glib/gstdio.h>
#include <string.h>

#include "cra-print-form.h"
#include "cra-print-operation.h"
#include "cra-print-window.h"
#include "hand.h"
#include "play-stage.h"
#include "pointer.h"
#include "stage.h"

#include "cre-scenario-document.h"

static CraPrintWindow *
find_print (void)
{
  g_autoptr (GListModel) all = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (all, i);

    if (CRA_IS_PRINT_WINDOW (window))
      return CRA_PRINT_WINDOW (window);
  }
  return NULL;
}

static CraPrintWindow *
open_print (Stage *stage)
{
  CraPrintWindow *print;

  stage_do (stage->window, "win.print", NULL);
  WAIT_UNTIL ((print = find_print ()) != NULL && cra_print_window_get_pages (print) != NULL);
  return print;
}

static const CrPrint *
get_print (CraPrintWindow *window)
{
  return cra_print_pages_get (cra_print_window_get_pages (window));
}

static int
count_pages (CraPrintWindow *window)
{
  return cra_print_window_get_pages (window) != NULL ? cr_print_n_pages (get_print (window)) : 0;
}

static void
close_print (CraPrintWindow *window)
{
  gtk_window_close (GTK_WINDOW (window));
  WAIT_UNTIL (find_print () == NULL);
}

/* How many pictures of pages have come. */
static guint
count_painted (GtkWidget *widget)
{
  guint n = GTK_IS_PICTURE (widget) && gtk_picture_get_paintable (GTK_PICTURE (widget)) != NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_painted (child);
  return n;
}

/* Every page is seen, and anew when something is chosen otherwise. */
static void
test_preview (Stage *stage, gconstpointer data)
{
  CraPrintWindow *print = open_print (stage);
  CraPrintSettings *settings = cra_print_window_get_settings (print);

  WAIT_UNTIL (count_painted (GTK_WIDGET (print)) == (guint) count_pages (print));
  g_object_set (settings, "hex", 60.0, NULL);
  WAIT_UNTIL (count_pages (print) > 9);
  g_object_set (settings, "overview", FALSE, "paper", 4, "hex", 20.0, NULL);
  WAIT_UNTIL (count_pages (print) == 1);
  WAIT_UNTIL (count_painted (GTK_WIDGET (print)) == 1);
  g_object_set (settings, "answers", CRA_PRINT_APART, NULL);
  WAIT_UNTIL (count_pages (print) == 2);
  g_object_set (cra_print_window_get_settings (print), "map", TRUE, "counters", CRA_PRINT_NOBODY,
                NULL);
  close_print (print);
}

/* What cannot be is said, and can be mended. */
static void
test_no_room (Stage *stage, gconstpointer data)
{
  CraPrintWindow *print = open_print (stage);
  CraPrintSettings *settings = cra_print_window_get_settings (print);

  g_object_set (settings, "paper", 0, "margin", 100, NULL);
  WAIT_UNTIL (cra_print_window_get_pages (print) == NULL);
  g_object_set (settings, "margin", 10, NULL);
  WAIT_UNTIL (cra_print_window_get_pages (print) != NULL);
  close_print (print);
}

/* Tables lie behind the map, on the same paper. */
static void
test_aids (Stage *stage, gconstpointer data)
{
  CraPrintWindow *print = open_print (stage);
  CraPrintSettings *settings = cra_print_window_get_settings (print);
  int n = count_pages (print);

  g_object_set (settings, "terrain", TRUE, "odds", TRUE, NULL);
  WAIT_UNTIL (count_pages (print) == n + 2);
  WAIT_UNTIL (count_painted (GTK_WIDGET (print)) == (guint) n + 2);
  g_object_set (settings, "terrain", FALSE, "odds", FALSE, NULL);
  WAIT_UNTIL (count_pages (print) == n);
  close_print (print);
}

/* What is chosen for the paper holds whatever the layers show. */
static void
test_choice (Stage *stage, gconstpointer data)
{
  g_autoptr (CraPrintSettings) settings = cra_print_settings_new (NULL);
  CrPrintWish wish;
  CraPrintChoice choice;

  cra_print_settings_read (settings, &wish, &choice);
  g_assert_cmpuint (choice.show, ==, CRA_PRINT_SHOWS);
  g_object_set (settings, "numbers", FALSE, "title", FALSE, "picture", CRA_PRINT_PICTURE, "grid",
                CRA_PRINT_CORNERS, NULL);
  cra_print_settings_read (settings, &wish, &choice);
  g_assert_cmpuint (choice.show, ==,
                    CRA_PRINT_SHOWS & ~(CR_SHOW_NUMBERS | CR_SHOW_TITLE | CR_SHOW_LINES));
  g_assert_cmpint (choice.picture, ==, CRA_PRINT_PICTURE);
}

/* The map is higher by the key beneath it. */
static void
test_key (Stage *stage, gconstpointer data)
{
  CraPrintWindow *print = open_print (stage);
  CraPrintSettings *settings = cra_print_window_get_settings (print);
  double before, after;

  g_object_set (settings, "answers", CRA_PRINT_TOGETHER, "terrain-key", FALSE, NULL);
  WAIT_UNTIL (count_painted (GTK_WIDGET (print)) == (guint) count_pages (print));
  before = cr_print_get_size (get_print (print)).y;
  g_object_set (settings, "terrain-key", TRUE, NULL);
  WAIT_UNTIL ((after = cr_print_get_size (get_print (print)).y) > before + 1);
  WAIT_UNTIL (count_painted (GTK_WIDGET (print)) == (guint) count_pages (print));
  close_print (print);
}

/* Counters lie behind the map, or are all that is printed; who is not known is told. */
static void
test_counters (Stage *stage, gconstpointer data)
{
  CraPrintWindow *print = open_print (stage);
  CraPrintSettings *settings = cra_print_window_get_settings (print);
  int n = count_pages (print);

  g_object_set (settings, "counters", CRA_PRINT_GARRISON, "who", "watkin*3,odo", NULL);
  WAIT_UNTIL (count_pages (print) == n + 2);
  WAIT_UNTIL (count_painted (GTK_WIDGET (print)) == (guint) n + 2);
  g_object_set (settings, "backs", CR_BACKS_FOLD, NULL);
  WAIT_UNTIL (count_pages (print) == n + 1);
  g_object_set (settings, "who", "wadkin", NULL);
  WAIT_UNTIL (cra_print_window_get_pages (print) == NULL);
  g_object_set (settings, "who", "", "copies", 20, "map", FALSE, "backs", CR_BACKS_NONE, NULL);
  WAIT_UNTIL (count_pages (print) > 5);
  g_object_set (settings, "counters", CRA_PRINT_NOBODY, "markers", TRUE, "counter-size", 30.0,
                NULL);
  WAIT_UNTIL (count_pages (print) == 1);
  g_object_set (settings, "markers", FALSE, NULL);
  WAIT_UNTIL (cra_print_window_get_pages (print) == NULL);
  g_object_set (settings, "map", TRUE, "counter-size", 18.0, NULL);
  WAIT_UNTIL (count_pages (print) == n);
  close_print (print);
}

/* A paper of one's own, and so many hexes on it. */
static void
test_own_paper (Stage *stage, gconstpointer data)
{
  CraPrintWindow *print = open_print (stage);
  CraPrintSettings *settings = cra_print_window_get_settings (print);
  CrPoint paper;
  gsize n;

  cr_papers_get (&n);
  g_object_set (settings, "answers", CRA_PRINT_TOGETHER, "paper", (int) n, "own-width", 500,
                "own-height", 400, "way", CR_PRINT_UPRIGHT, "overview", FALSE, NULL);
  WAIT_UNTIL (cra_print_window_get_pages (print) != NULL &&
              (paper = cr_print_get_paper (get_print (print))).x > 1133 && paper.x < 1135);
  g_object_set (settings, "fit-columns", 18, "fit-rows", 12, "hex", 60.0, NULL);
  WAIT_UNTIL (count_pages (print) > 1);
  g_signal_emit_by_name (cra_print_form_get_fit (GTK_WIDGET (print)), "clicked");
  WAIT_UNTIL (count_pages (print) == 1);
  g_object_set (settings, "paper", 0, "hex", 26.0, "overview", TRUE, "way", CR_PRINT_FEWER, NULL);
  close_print (print);
}

static void
hash_cb (int page, cairo_surface_t *surface, gpointer data)
{
  cairo_surface_flush (surface);
  *(char **) data =
      g_compute_checksum_for_data (G_CHECKSUM_MD5, cairo_image_surface_get_data (surface),
                                   (gsize) cairo_image_surface_get_stride (surface) *
                                       (gsize) cairo_image_surface_get_height (surface));
}

static char *
hash_one (CraPrintWindow *print, int page)
{
  char *hash = NULL;

  cra_print_pages_paint (cra_print_window_get_pages (print), page, 400, hash_cb, &hash);
  WAIT_UNTIL (hash != NULL);
  return hash;
}

/* Of the first page as it is printed from what is shown. */
static char *
hash_page (Stage *stage)
{
  CraPrintWindow *print = open_print (stage);
  char *hash = hash_one (print, 0);

  close_print (print);
  return hash;
}

/* From a game the men are printed where they stand. */
static void
test_play (Stage *stage, gconstpointer data)
{
  g_autofree char *map = hash_page (stage), *empty = NULL, *manned = NULL;
  g_autoptr (GError) error = NULL;
  CraPrintWindow *print;

  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_F5, 0);
  play_stage_wait (stage);
  empty = hash_page (stage);
  g_assert_cmpstr (empty, ==, map);
  cre_play_say (play_stage_get_play (stage), "place watkin at 5,3", &error);
  g_assert_no_error (error);
  manned = hash_page (stage);
  g_assert_cmpstr (manned, !=, map);
  print = open_print (stage);
  g_object_set (cra_print_window_get_settings (print), "map", FALSE, "counters", CRA_PRINT_PLAYERS,
                "backs", CR_BACKS_LONG, NULL);
  WAIT_UNTIL (count_pages (print) == 2);
  g_object_set (cra_print_window_get_settings (print), "map", TRUE, "counters", CRA_PRINT_NOBODY,
                NULL);
  close_print (print);
}

static CreDocument *
open_scenario (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps",
                                            "border-market-day.scenario.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  CreDocument *document = cre_document_open (CRE_TYPE_SCENARIO_DOCUMENT, file, &error);

  g_assert_no_error (error);
  return document;
}

/* From a scenario its areas are on the map, and its men lie behind it as counters: 22 of them and 5
 * riders, on two pages and their backs. */
static void
test_scenario (void)
{
  Stage stage = { stage_start (), NULL };
  g_autofree char *plain = NULL, *hatched = NULL;
  const CraPrintPages *before;
  CraPrintWindow *print;

  stage.window = cra_window_new (stage.application);
  cra_window_take_document (stage.window, open_scenario ());
  gtk_window_present (GTK_WINDOW (stage.window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (stage.window));
  print = open_print (&stage);
  plain = hash_one (print, 1);
  before = cra_print_window_get_pages (print);
  g_object_set (cra_print_window_get_settings (print), "areas", TRUE, NULL);
  WAIT_UNTIL (cra_print_window_get_pages (print) != before);
  hatched = hash_one (print, 1);
  g_assert_cmpstr (plain, !=, hatched);
  g_object_set (cra_print_window_get_settings (print), "map", FALSE, "areas", FALSE, "counters",
                CRA_PRINT_PLAYERS, "backs", CR_BACKS_LONG, NULL);
  WAIT_UNTIL (count_pages (print) == 4);
  g_object_set (cra_print_window_get_settings (print), "map", TRUE, "counters", CRA_PRINT_NOBODY,
                NULL);
  close_print (print);
  stage_close (stage.application, stage.window);
}

static GSettings *
new_kept (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("CRENEL_BUILD_DIR"), "data", NULL);
  g_autoptr (GSettingsSchemaSource) source =
      g_settings_schema_source_new_from_directory (folder, NULL, TRUE, NULL);
  g_autoptr (GSettingsSchema) schema =
      g_settings_schema_source_lookup (source, "io.github.crenel.Crenel", FALSE);
  g_autoptr (GSettingsBackend) backend = g_memory_settings_backend_new ();

  return g_settings_new_full (schema, backend, NULL);
}

static void
assert_across (CraPrintSettings *settings, double expected, double expected_down)
{
  double across, down;

  g_object_get (settings, "across", &across, "back-down", &down, NULL);
  g_assert_cmpfloat (across, ==, expected);
  g_assert_cmpfloat (down, ==, expected_down);
}

/* What is chosen is there again; what the rulers measure, and how far backs are off, is of each
 * printer. */
static void
test_kept (Stage *stage, gconstpointer data)
{
  g_autoptr (GSettings) kept = new_kept ();
  g_autoptr (CraPrintSettings) first = cra_print_settings_new (kept), then = NULL;
  g_auto (GStrv) printers = NULL;
  CrPrintWish wish;
  CraPrintChoice choice;

  g_object_set (first, "hex", 20.0, "marks", FALSE, "record", TRUE, "margin", 5, NULL);
  cra_print_settings_meet_printer (first, "Quill");
  g_object_set (first, "across", 98.5, "back-down", -0.5, NULL);
  cra_print_settings_meet_printer (first, "Press");
  assert_across (first, 100, 0);
  then = cra_print_settings_new (kept);
  cra_print_settings_read (then, &wish, &choice);
  g_assert_cmpfloat (wish.hex_mm, ==, 20);
  g_assert_cmpint (wish.marks, ==, FALSE);
  g_assert_cmpfloat (wish.tiling.margin, ==, 5);
  g_assert_cmpuint (choice.aids, ==, 1u << CR_AID_RECORD);
  assert_across (then, 100, 0);
  g_object_set (then, "printer", "Quill", NULL);
  assert_across (then, 98.5, -0.5);
  printers = cra_print_settings_list_printers (then);
  g_assert_cmpuint (g_strv_length (printers), ==, 2);
}

static char *
dup_path (const char *name)
{
  return g_build_filename (g_get_tmp_dir (), name, NULL);
}

static gboolean
is_pdf (const char *path)
{
  g_autofree char *bytes = NULL;
  gsize size;

  return g_file_get_contents (path, &bytes, &size, NULL) && size > 1000 &&
         memcmp (bytes, "%PDF-", 5) == 0;
}

static void
test_save (Stage *stage, gconstpointer data)
{
  CraPrintWindow *print = open_print (stage);
  g_autofree char *path = dup_path ("crenel-test-print.pdf");
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_unlink (path);
  cra_print_window_save (print, file);
  WAIT_UNTIL (is_pdf (path));
  close_print (print);
  g_unlink (path);
}

/* What was chosen a moment before is saved, and what is chosen meanwhile stops nothing. */
static void
test_save_changed (Stage *stage, gconstpointer data)
{
  CraPrintWindow *print = open_print (stage);
  CraPrintSettings *settings = cra_print_window_get_settings (print);
  g_autofree char *path = dup_path ("crenel-test-changed.pdf"), *info = NULL, *pages = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  const char *argv[] = { "pdfinfo", path, NULL };

  g_unlink (path);
  g_object_set (settings, "overview", TRUE, NULL);
  WAIT_UNTIL (count_pages (print) > 1);
  pages = g_strdup_printf ("Pages:           %d\n", count_pages (print) - 1);
  g_object_set (settings, "overview", FALSE, NULL);
  cra_print_window_save (print, file);
  g_object_set (settings, "overview", TRUE, NULL);
  WAIT_UNTIL (is_pdf (path));
  WAIT_UNTIL (hand_find (GTK_WIDGET (print), "The PDF is saved.") != NULL);
  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &info,
                               NULL, NULL, NULL));
  g_assert_nonnull (strstr (info, pages));
  close_print (print);
  g_unlink (path);
}

/* Tables may be had as text; nothing else is. */
static void
test_text (Stage *stage, gconstpointer data)
{
  CraPrintWindow *print = open_print (stage);
  CraPrintSettings *settings = cra_print_window_get_settings (print);
  GtkWidget *button = cra_print_form_get_text (GTK_WIDGET (print));
  g_autofree char *path = dup_path ("crenel-test-tables.txt"), *text = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_object_set (settings, "record", FALSE, NULL);
  WAIT_UNTIL (!gtk_widget_get_sensitive (button));
  g_object_set (settings, "record", TRUE, NULL);
  WAIT_UNTIL (gtk_widget_get_sensitive (button));
  cra_print_window_save (print, file);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "weather, events"));
  g_object_set (settings, "record", FALSE, NULL);
  close_print (print);
  g_unlink (path);
}

/* Closed while a file is written, the old one stays. */
static void
test_stopped (Stage *stage, gconstpointer data)
{
  CraPrintWindow *print = open_print (stage);
  g_autofree char *path = dup_path ("crenel-test-stopped.pdf"), *after = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, "old", -1, NULL));
  cra_print_window_save (print, file);
  close_print (print);
  print = open_print (stage);
  WAIT_UNTIL (count_painted (GTK_WIDGET (print)) == (guint) count_pages (print));
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, "old");
  close_print (print);
  g_unlink (path);
}

static void
done_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, gboolean *done)
{
  g_assert_cmpint (result, ==, GTK_PRINT_OPERATION_RESULT_APPLY);
  *done = TRUE;
}

/* The system's own way, into a file. */
static void
test_operation (Stage *stage, gconstpointer data)
{
  CraPrintWindow *print = open_print (stage);
  g_autoptr (GtkPrintOperation) operation =
      cra_print_operation_new (cra_print_window_get_pages (print), "A map", NULL, NULL, NULL);
  g_autofree char *path = dup_path ("crenel-test-operation.pdf");
  g_autoptr (GError) error = NULL;
  gboolean done = FALSE;

  g_unlink (path);
  g_signal_connect (operation, "done", G_CALLBACK (done_cb), &done);
  gtk_print_operation_set_export_filename (operation, path);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, GTK_WINDOW (print),
                           &error);
  g_assert_no_error (error);
  WAIT_UNTIL (done);
  g_assert_true (is_pdf (path));
  close_print (print);
  g_unlink (path);
}

static GtkWidget *
find_dialog (void)
{
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (all, i);

    if (g_str_equal (G_OBJECT_TYPE_NAME (window), "GtkPrintUnixDialog"))
      return window;
  }
  return NULL;
}

static gboolean
has_printer (GtkWidget *dialog)
{
  g_autoptr (GObject) printer = NULL;

  g_object_get (dialog, "selected-printer", &printer, NULL);
  return printer != NULL;
}

/* From Print… on through the system's own dialog to the printer that writes files, where it
 * proposes to: every page comes out, as large as its paper, and
 * the printer is known from then on. */
static void
test_dialog (Stage *stage, gconstpointer data)
{
  CraPrintWindow *print = open_print (stage);
  CraPrintSettings *settings = cra_print_window_get_settings (print);
  GtkWidget *label = hand_find (GTK_WIDGET (print), "Print…"), *dialog;
  g_autofree char *folder = g_dir_make_tmp ("crenel-dialog-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "Test.pdf", NULL), *info = NULL, *pages = NULL;
  g_autofree char *before = g_get_current_dir ();
  const char *const argv[] = { "pdfinfo", path, NULL };
  g_auto (GStrv) printers = NULL;

  g_assert_cmpint (g_chdir (folder), ==, 0);
  g_object_set (settings, "printer", "Print to File", NULL);
  g_signal_emit_by_name (gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON), "clicked");
  WAIT_UNTIL ((dialog = find_dialog ()) != NULL && has_printer (dialog));
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_OK);
  WAIT_UNTIL (is_pdf (path));
  WAIT_UNTIL (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &info,
                            NULL, NULL, NULL) &&
              strstr (info, "Pages:") != NULL);
  pages = g_strdup_printf ("Pages:           %d\n", count_pages (print));
  g_assert_nonnull (strstr (info, pages));
  g_assert_nonnull (strstr (info, "(A4)"));
  printers = cra_print_settings_list_printers (settings);
  g_assert_cmpuint (g_strv_length (printers), >, 0);
  close_print (print);
  g_unlink (path);
  g_assert_cmpint (g_chdir (before), ==, 0);
  g_rmdir (folder);
}

static void
set_up (Stage *stage, gconstpointer data)
{
  stage_set_up (stage, stage_new_document (18, 12));
}

#define ADD(path, func) g_test_add (path, Stage, NULL, set_up, func, stage_tear_down)

int
main (int argc, char *argv[])
{
  /* No printer of this house. */
  g_setenv ("GTK_PRINT_BACKENDS", "file", TRUE);
  gtk_test_init (&argc, &argv, NULL);
  ADD ("/app/print/preview", test_preview);
  ADD ("/app/print/no-room", test_no_room);
  ADD ("/app/print/aids", test_aids);
  ADD ("/app/print/counters", test_counters);
  ADD ("/app/print/own-paper", test_own_paper);
  ADD ("/app/print/choice", test_choice);
  ADD ("/app/print/key", test_key);
  ADD ("/app/print/play", test_play);
  g_test_add_func ("/app/print/scenario", test_scenario);
  ADD ("/app/print/kept", test_kept);
  ADD ("/app/print/save", test_save);
  ADD ("/app/print/save-changed", test_save_changed);
  ADD ("/app/print/text", test_text);
  ADD ("/app/print/stopped", test_stopped);
  ADD ("/app/print/operation", test_operation);
  ADD ("/app/print/dialog", test_dialog);
  return g_test_run ();
}
