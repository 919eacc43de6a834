/* test-files.c: unsaved work that was kept, files that change, files that may not be written.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none; design/window sections 5 and 6. */
#include <glib/gstdio.h>
#include <unistd.h>

#include "cra-compare-window.h"
#include "cra-file-dialogs.h"
#include "cra-recent.h"
#include "cra-window-private.h"
#include "cre-scenario-document.h"
#include "hand.h"
#include "pointer.h"
#include "stage.h"

#include "cr-xml-map.h"
#include "cre-inspect-map.h"
#include "cre-inspect.h"

typedef struct {
  CraApplication *application;
  char *folder;
} Desk;

static void
forget_all (void)
{
  g_autoptr (GPtrArray) list = cre_recovery_list (NULL);

  for (guint i = 0; i < list->len; i++)
    cre_recovered_forget (list->pdata[i]);
}

static void
set_up (Desk *desk, gconstpointer data)
{
  forget_all ();
  gtk_recent_manager_purge_items (gtk_recent_manager_get_default (), NULL);
  desk->folder = g_dir_make_tmp ("crenel-files-XXXXXX", NULL);
  desk->application = stage_start ();
}

static void
close_all (Desk *desk)
{
  GList *windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (desk->application)));

  for (GList *l = windows; l != NULL; l = l->next)
    gtk_window_destroy (l->data);
  g_list_free (windows);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

static void
tear_down (Desk *desk, gconstpointer data)
{
  GDir *dir = g_dir_open (desk->folder, 0, NULL);
  const char *name;

  close_all (desk);
  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (desk->folder, name, NULL);

    g_remove (path);
  }
  g_dir_close (dir);
  g_rmdir (desk->folder);
  g_free (desk->folder);
  g_object_unref (desk->application);
  forget_all ();
}

static void
raise_hex (CreMapDocument *document, const char *at, int level)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrPlace place = { -1 };

  g_assert_true (cr_map_parse_place (cre_map_document_get_map (document), at, &place, NULL));
  g_array_append_val (places, place);
  cre_inspect_set (document, places, CR_LAYER_LEVEL, level, 0);
}

static int
get_level (CreMapDocument *document, const char *at)
{
  CrPlace place = { -1 };

  g_assert_true (cr_map_parse_place (cre_map_document_get_map (document), at, &place, NULL));
  return cr_map_get_level (cre_map_document_get_map (document), place);
}

static GFile *
write_map (Desk *desk, const char *name, int level)
{
  g_autofree char *path = g_build_filename (desk->folder, name, NULL);
  g_autoptr (CreMapDocument) document = stage_new_document (12, 9);
  g_autoptr (GError) error = NULL;
  GFile *file = g_file_new_for_path (path);

  raise_hex (document, "3,3", level);
  cre_document_ignore_disk (CRE_DOCUMENT (document));
  cre_document_save (CRE_DOCUMENT (document), file, &error);
  g_assert_no_error (error);
  return file;
}

/* As a program leaves it that is killed; @file: (nullable): never saved */
static void
leave_behind (GFile *file, const char *title, int level)
{
  const CrGrid grid = { 12, 9, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (GError) error = NULL;
  CreMapDocument *document = file != NULL
                                 ? cre_map_document_open (file, &error)
                                 : cre_map_document_new_styled (&grid, title, NULL, &error);
  CreRecovery *recovery;

  g_assert_no_error (error);
  recovery = cre_recovery_new (CRE_DOCUMENT (document), NULL);
  raise_hex (document, "3,3", level);
  g_assert_true (cre_recovery_write (recovery, &error));
  g_assert_finalize_object (recovery);
  g_assert_finalize_object (document);
}

static CraWindow *
start (Desk *desk)
{
  CraWindow *window = cra_window_new (desk->application);

  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (window));
  return window;
}

static CraWindow *
open_file (Desk *desk, GFile *file)
{
  CraWindow *window = start (desk);

  cra_window_open (window, file);
  WAIT_UNTIL (window->document != NULL &&
              gtk_widget_get_mapped (GTK_WIDGET (stage_get_map_page (window))));
  return window;
}

static CraWindow *
get_other (Desk *desk, CraWindow *window)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (desk->application)); l != NULL;
       l = l->next)
    if (CRA_IS_WINDOW (l->data) && l->data != window)
      return l->data;
  return NULL;
}

static GtkWidget *
get_compare (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    if (CRA_IS_COMPARE_WINDOW (window) && gtk_widget_get_mapped (window))
      return window;
  }
  return NULL;
}

static gboolean
says (gpointer root, const char *text)
{
  return hand_find (GTK_WIDGET (root), text) != NULL;
}

static void
press (gpointer window, const char *text)
{
  Hand hand = { 0 };

  hand_press (&hand, GTK_WIDGET (window), text);
}

static guint
count_kept (void)
{
  g_autoptr (GPtrArray) list = cre_recovery_list (NULL);

  return list->len;
}

/* The disk was full, say. */
static void
spoil (void)
{
  g_autoptr (GPtrArray) list = cre_recovery_list (NULL);
  const CreRecovered *kept = list->pdata[0];

  g_assert_true (g_file_set_contents (kept->path, "<map", -1, NULL));
}

static GtkDialog *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    if (GTK_IS_DIALOG (window))
      return GTK_DIALOG (window);
  }
  return NULL;
}

static void
answer (int response)
{
  WAIT_UNTIL (find_dialog () != NULL);
  gtk_dialog_response (find_dialog (), response);
  WAIT_UNTIL (find_dialog () == NULL);
}

/* Two maps were open when the program was killed: both are offered at the next start, and each is
 * there until one has decided about it. */
static void
test_kept (Desk *desk, gconstpointer data)
{
  g_autoptr (GFile) file = write_map (desk, "tower.map.xml", 1);
  CraWindow *window, *recovered;
  GtkWidget *kept;

  leave_behind (file, NULL, 2);
  leave_behind (NULL, "Never saved", 3);
  window = start (desk);
  kept = GTK_WIDGET (cra_start_page_get_kept (window->start_page));
  g_assert_true (says (kept, "Unsaved work that was kept"));
  g_assert_true (says (kept, "Never saved"));
  g_assert_true (says (kept, "never saved"));
  g_assert_true (says (kept, "Test"));
  g_assert_true (says (kept, g_file_peek_path (file)));

  press (kept, "Recover");
  WAIT_UNTIL (get_other (desk, window) != NULL && get_other (desk, window)->document != NULL);
  recovered = get_other (desk, window);
  g_assert_cmpstr (cre_document_get_title (recovered->document), ==, "Never saved");
  g_assert_cmpint (get_level (CRE_MAP_DOCUMENT (recovered->document), "3,3"), ==, 3);
  g_assert_true (cre_document_get_modified (recovered->document));
  WAIT_UNTIL (!says (kept, "Never saved"));
  g_assert_true (says (kept, "Test"));
  gtk_window_destroy (GTK_WINDOW (recovered));

  press (kept, "Discard");
  answer (GTK_RESPONSE_CANCEL);
  g_assert_cmpuint (count_kept (), ==, 1);
  press (kept, "Discard");
  answer (GTK_RESPONSE_ACCEPT);
  WAIT_UNTIL (!gtk_widget_get_visible (kept));
  g_assert_cmpuint (count_kept (), ==, 0);
}

/* What cannot be opened stays, and the keys that follow do it no harm. */
static void
test_refused (Desk *desk, gconstpointer data)
{
  CraWindow *window;
  GtkWidget *kept, *recover;

  leave_behind (NULL, "Spoilt", 3);
  spoil ();
  window = start (desk);
  kept = GTK_WIDGET (cra_start_page_get_kept (window->start_page));
  recover = gtk_widget_get_ancestor (hand_find (kept, "Recover"), GTK_TYPE_BUTTON);
  gtk_widget_grab_focus (recover);
  pointer_key (recover, GDK_KEY_Return, 0);
  WAIT_UNTIL (gtk_widget_get_mapped (GTK_WIDGET (window->banner)));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == recover);
  g_assert_cmpuint (count_kept (), ==, 1);
}

/* What was saved beside what was kept, with what differs in words. */
static void
test_look_at_both (Desk *desk, gconstpointer data)
{
  g_autoptr (GFile) file = write_map (desk, "tower.map.xml", 1);
  CraWindow *window;

  leave_behind (file, NULL, 2);
  window = start (desk);
  press (cra_start_page_get_kept (window->start_page), "Look at both");
  WAIT_UNTIL (get_compare () != NULL);
  WAIT_UNTIL (says (get_compare (), "1 hex differs"));
  WAIT_UNTIL (says (get_compare (), "0303 · +1 → +2"));
  g_assert_null (window->document);
  press (get_compare (), "Recover");
  WAIT_UNTIL (window->document != NULL && get_compare () == NULL);
  g_assert_cmpint (get_level (CRE_MAP_DOCUMENT (window->document), "3,3"), ==, 2);
}

/* Opening the file itself tells of newer work on it. */
static void
test_opened (Desk *desk, gconstpointer data)
{
  g_autoptr (GFile) file = write_map (desk, "tower.map.xml", 1);
  CraWindow *window;

  leave_behind (file, NULL, 2);
  window = open_file (desk, file);
  g_assert_cmpint (get_level (CRE_MAP_DOCUMENT (window->document), "3,3"), ==, 1);
  WAIT_UNTIL (says (window->banner, "Look at both"));
  press (window->banner, "Recover");
  WAIT_UNTIL (get_level (CRE_MAP_DOCUMENT (window->document), "3,3") == 2);
  g_assert_null (get_other (desk, window));
  g_assert_true (cre_document_get_modified (window->document));
  g_assert_cmpstr (cre_document_get_file_name (window->document), ==, "tower.map.xml");
}

/* Another program writes to the file: that is told when it happens, not when one saves. */
static void
test_changed_on_disk (Desk *desk, gconstpointer data)
{
  g_autoptr (GFile) file = write_map (desk, "tower.map.xml", 1);
  CraWindow *window = open_file (desk, file);

  g_object_unref (write_map (desk, "tower.map.xml", 4));
  WAIT_UNTIL (says (window->banner, "The file has changed on disk."));
  press (window->banner, "Look at both");
  WAIT_UNTIL (get_compare () != NULL);
  WAIT_UNTIL (says (get_compare (), "0303 · +1 → +4"));
  press (get_compare (), "Reload");
  WAIT_UNTIL (get_level (CRE_MAP_DOCUMENT (window->document), "3,3") == 4);
  g_assert_false (cre_document_get_modified (window->document));
  WAIT_UNTIL (!says (window->banner, "The file has changed on disk."));

  /* A save of its own is none. */
  raise_hex (CRE_MAP_DOCUMENT (window->document), "3,3", 5);
  gtk_widget_activate_action_variant (GTK_WIDGET (window), "win.save", NULL);
  WAIT_UNTIL (!cre_document_get_modified (window->document));
  for (int i = 0; i < 1000; i++)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
  g_assert_false (says (window->banner, "The file has changed on disk."));
}

/* What stands in the way is told of the map by its title, in one sentence, without its path. */
static void
test_save_fails (Desk *desk, gconstpointer data)
{
  g_autoptr (GFile) file = write_map (desk, "tower.map.xml", 1);
  CraWindow *window = open_file (desk, file);

  raise_hex (CRE_MAP_DOCUMENT (window->document), "3,3", 5);
  g_object_unref (write_map (desk, "tower.map.xml", 4));
  gtk_widget_activate_action_variant (GTK_WIDGET (window), "win.save", NULL);
  WAIT_UNTIL (says (window->banner,
                    "Test is not saved: another program has changed it since it was "
                    "opened."));
}

/* A file is open once: whoever opens it again is shown where. */
static void
test_second_window (Desk *desk, gconstpointer data)
{
  g_autoptr (GFile) file = write_map (desk, "tower.map.xml", 1);
  g_autofree char *link_path = g_build_filename (desk->folder, "link.map.xml", NULL);
  g_autoptr (GFile) another = g_file_new_for_path (link_path);
  CraWindow *window = open_file (desk, file);

  g_assert_cmpint (symlink (g_file_peek_path (file), link_path), ==, 0);
  gtk_widget_activate_action_variant (GTK_WIDGET (window), "win.open-uri",
                                      g_variant_new_take_string (g_file_get_uri (another)));
  WAIT_UNTIL (says (window->toast, "It is open already, here"));
  g_assert_null (get_other (desk, window));
}

static CraWindow *
open_locked (Desk *desk, GFile *file)
{
  gboolean root = geteuid () == 0;
  CraWindow *window;

  g_assert_cmpint (g_chmod (g_file_peek_path (file), 0444), ==, 0);
  g_assert_cmpint (g_chmod (desk->folder, 0755), ==, 0);
  /* Root may write to everything: for a while it is somebody else. */
  if (root)
    g_assert_cmpint (setreuid (65534, 0), ==, 0);
  window = open_file (desk, file);
  if (root)
    g_assert_cmpint (setreuid (0, 0), ==, 0);
  return window;
}

/* What the user may not write to says so at once, and is saved elsewhere. */
static void
test_read_only (Desk *desk, gconstpointer data)
{
  g_autoptr (GFile) file = write_map (desk, "tower.map.xml", 1);
  CraWindow *window = open_locked (desk, file);

  WAIT_UNTIL (says (window->banner, "You may not write to this file."));
  g_assert_true (says (window->banner, "Save a copy…"));
  g_assert_true (gtk_widget_get_mapped (window->lock));
}

/* That its ruleset lacks does not hide that one may not write to it. */
static void
test_read_only_stranger (Desk *desk, gconstpointer data)
{
  g_autoptr (GFile) file = write_map (desk, "tower.map.xml", 1);
  g_autofree char *text = NULL, *both = NULL;
  g_autoptr (GString) changed = NULL;
  CraWindow *window;

  g_assert_true (g_file_get_contents (g_file_peek_path (file), &text, NULL, NULL));
  changed = g_string_new (text);
  g_assert_cmpuint (g_string_replace (changed, "id=\"siege\"", "id=\"outremer\"", 1), ==, 1);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), changed->str, -1, NULL));
  window = open_locked (desk, file);
  WAIT_UNTIL (window->document != NULL);
  both = g_strconcat (cre_document_get_warning (window->document),
                      " You may not write to this file.", NULL);
  WAIT_UNTIL (says (window->banner, both));
  g_assert_true (says (window->banner, "Save a copy…"));
}

static GtkWindow *
find_window (const char *title)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

    if (g_strcmp0 (gtk_window_get_title (window), title) == 0)
      return window;
  }
  return NULL;
}

/* The castles that come with the program are for everybody: to save one asks for a place. */
static void
test_shipped (Desk *desk, gconstpointer data)
{
  static const char title[] = "This castle came with the program: save your own copy";
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", "border-castle.map.xml", NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) own = write_map (desk, "tower.map.xml", 1);
  g_autoptr (GFile) folder = NULL;
  CraWindow *window;

  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  cra_recent_add (own, "Tower");
  window = open_file (desk, file);
  raise_hex (CRE_MAP_DOCUMENT (window->document), "3,3", 5);
  gtk_widget_activate_action_variant (GTK_WIDGET (window), "win.save", NULL);
  WAIT_UNTIL (find_window (title) != NULL);
  gtk_window_close (find_window (title));
  WAIT_UNTIL (find_window (title) == NULL);
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
  g_assert_true (cre_document_get_modified (window->document));

  /* Choosers begin where the user's own maps are. */
  folder = cra_file_dup_folder (window->document);
  g_assert_cmpstr (g_file_peek_path (folder), ==, desk->folder);
}

static gboolean
has_focus (GtkWidget *list)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (list));

  return focus != NULL && gtk_widget_is_ancestor (focus, list);
}

/* A map that was opened and is damaged since, and one that is gone, are told in the list. */
static void
test_recent (Desk *desk, gconstpointer data)
{
  g_autoptr (GFile) file = write_map (desk, "tower.map.xml", 1);
  g_autoptr (GFile) gone = write_map (desk, "gone.map.xml", 1);
  CraWindow *window;
  GtkWidget *list;

  cra_recent_add (file, "Tower");
  cra_recent_add (gone, "Gone");
  g_assert_true (g_file_set_contents (g_file_peek_path (file), "<map", 4, NULL));
  g_assert_true (g_file_delete (gone, NULL, NULL));
  window = start (desk);
  WAIT_UNTIL (hand_find_type (GTK_WIDGET (window->start_page), GTK_TYPE_LIST_VIEW) != NULL);
  list = hand_find_type (GTK_WIDGET (window->start_page), GTK_TYPE_LIST_VIEW);
  WAIT_UNTIL (says (list, "Gone") && says (list, "file not found"));
  WAIT_UNTIL (says (list, "cannot be read"));
  /* Its rows are made anew as their pictures come. */
  pointer_rest (list);
  WAIT_UNTIL (has_focus (list) || (gtk_widget_child_focus (list, GTK_DIR_TAB_FORWARD), FALSE));
  pointer_key (list, GDK_KEY_Delete, 0);
  WAIT_UNTIL (says (list, "Gone") != says (list, "Tower"));
}

/* The title is that of the file in the language of who reads the list, whatever was kept. */
static void
test_recent_language (Desk *desk, gconstpointer data)
{
  static const char map[] = "<map xmlns=\"urn:x-crenel:1\" version=\"1.0\" id=\"tower\"><meta>"
                            "<title xml:lang=\"fr\">La tour</title>"
                            "<title xml:lang=\"en\">The tower</title></meta></map>";
  g_autofree char *path = g_build_filename (desk->folder, "tower.map.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  CraWindow *window;

  g_assert_true (g_file_set_contents (path, map, -1, NULL));
  cra_recent_add (file, "La tour");
  g_setenv ("LANGUAGE", "en", TRUE);
  window = start (desk);
  WAIT_UNTIL (says (GTK_WIDGET (window->start_page), "The tower"));
  g_unsetenv ("LANGUAGE");
  g_assert_false (says (GTK_WIDGET (window->start_page), "La tour"));
}

/* A map whose picture is gone opens all the same, and says so until that is mended: whichever tool
 * is in hand. */
static void
test_picture_gone (Desk *desk, gconstpointer data)
{
  g_autofree char *from =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", "border-castle.map.xml", NULL);
  g_autofree char *path = g_build_filename (desk->folder, "alone.map.xml", NULL);
  g_autoptr (GFile) source = g_file_new_for_path (from), file = g_file_new_for_path (path);
  CraWindow *window = cra_window_new (desk->application);

  g_assert_true (g_file_copy (source, file, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));
  cra_window_open (window, file);
  gtk_window_present (GTK_WINDOW (window));
  WAIT_UNTIL (window->document != NULL);
  stage_wait_for_map (window);
  WAIT_UNTIL (cra_banner_offers (window->banner, "map.add-picture"));
  stage_do (window, "map.tool", "terrain");
  g_assert_true (cra_banner_offers (window->banner, "map.add-picture"));
}

/* The chooser reads its folder in its own time. */
static gboolean
proposes (GtkWindow *dialog, const char *name, const char *folder)
{
  g_autofree char *its = gtk_file_chooser_get_current_name (GTK_FILE_CHOOSER (dialog));
  g_autoptr (GFile) there = gtk_file_chooser_get_current_folder (GTK_FILE_CHOOSER (dialog));

  return g_strcmp0 (its, name) == 0 && there != NULL &&
         g_str_equal (g_file_peek_path (there), folder);
}

/* The ending of the name follows the kind that is chosen, and no other part of it changes. */
static void
choose_each_kind (GtkWindow *dialog, const char *folder)
{
  static const char *const names[] = { "sea-map.png", "sea-map.pdf", "sea-map.svg" };
  g_autoptr (GListModel) filters = gtk_file_chooser_get_filters (GTK_FILE_CHOOSER (dialog));

  g_assert_cmpint (g_list_model_get_n_items (filters), ==, G_N_ELEMENTS (names));
  for (guint i = G_N_ELEMENTS (names); i-- > 0;) {
    g_autoptr (GtkFileFilter) filter = g_list_model_get_item (filters, i);

    gtk_file_chooser_set_filter (GTK_FILE_CHOOSER (dialog), filter);
    WAIT_UNTIL (proposes (dialog, names[i], folder));
  }
}

/* What is drawn of a map is proposed beside it under its own name, whatever it was called once. */
static void
test_names (Desk *desk, gconstpointer data)
{
  g_autoptr (GFile) file = write_map (desk, "sea.xml", 1);
  g_autofree char *unsaved = NULL;
  g_autoptr (GError) error = NULL;
  const CrGrid grid = { 12, 9, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  CraWindow *window = open_file (desk, file);
  GtkWindow *dialog;

  gtk_widget_activate_action_variant (GTK_WIDGET (window), "map.export", NULL);
  WAIT_UNTIL ((dialog = find_window ("Export the map")) != NULL);
  WAIT_UNTIL (proposes (dialog, "sea-map.png", desk->folder));
  choose_each_kind (dialog, desk->folder);
  gtk_window_close (dialog);
  WAIT_UNTIL (find_window ("Export the map") == NULL);

  window = start (desk);
  cra_window_take_document (
      window, CRE_DOCUMENT (cre_map_document_new_styled (&grid, "New castle", NULL, &error)));
  g_assert_no_error (error);
  g_assert_true (cre_map_set_title (CRE_MAP_DOCUMENT (window->document), "Sea tower"));
  unsaved = cra_file_dup_stem (window->document);
  g_assert_cmpstr (unsaved, ==, "sea-tower");
}

/* Each file that Crenel lets a map be called is offered again. */
static void
test_map_filter (Desk *desk, gconstpointer data)
{
  g_autoptr (GtkFileChooserNative) dialog =
      gtk_file_chooser_native_new ("Open", NULL, GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
  g_autoptr (GListModel) filters = NULL;
  g_autoptr (GtkFilter) maps = NULL;
  static const char *const names[] = { "sea.xml", "sea.map.xml", "sea.png" };

  cra_window_add_filter (GTK_FILE_CHOOSER (dialog), "Maps");
  filters = gtk_file_chooser_get_filters (GTK_FILE_CHOOSER (dialog));
  maps = g_list_model_get_item (filters, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autoptr (GFileInfo) info = g_file_info_new ();

    g_file_info_set_display_name (info, names[i]);
    g_assert_cmpint (gtk_filter_match (maps, info), ==, i < 2);
  }
}

static void
shown_cb (gboolean *shown)
{
  *shown = TRUE;
}

/* The scenarios that come with the program are told on the start page, and opened by a press. */
static void
test_scenarios (Desk *desk, gconstpointer data)
{
  CraWindow *window = start (desk);

  WAIT_UNTIL (says (window->start_page, "Four Lines"));
  g_assert_true (says (window->start_page, "Market Day"));
  gtk_widget_activate (gtk_widget_get_ancestor (
      hand_find (GTK_WIDGET (window->start_page), "Market Day"), GTK_TYPE_BUTTON));
  WAIT_UNTIL (CRE_IS_SCENARIO_DOCUMENT (window->document));
  g_assert_cmpstr (cre_document_get_title (window->document), ==, "Market Day");
}

/* With a file given, the start page is not shown first, and its maps are not listed; when the file
 * cannot be read, it comes. */
static void
test_no_start_page (Desk *desk, gconstpointer data)
{
  g_autoptr (GFile) file = write_map (desk, "tower.map.xml", 1);
  gboolean shown[2] = { FALSE, FALSE };

  for (int broken = 0; broken <= 1; broken++) {
    CraWindow *window = cra_window_new (desk->application);

    if (broken)
      g_assert_true (g_file_set_contents (g_file_peek_path (file), "<map", 4, NULL));
    g_signal_connect_swapped (window->start_page, "map", G_CALLBACK (shown_cb), &shown[broken]);
    cra_window_open (window, file);
    gtk_window_present (GTK_WINDOW (window));
    WAIT_UNTIL (gtk_widget_get_mapped (broken ? GTK_WIDGET (window->start_page)
                                              : GTK_WIDGET (stage_get_map_page (window))));
    gtk_window_destroy (GTK_WINDOW (window));
  }
  g_assert_false (shown[0]);
  g_assert_true (shown[1]);
}

#define ADD(path, test) g_test_add (path, Desk, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  if (!pointer_is_there ()) {
    g_print ("1..0 # SKIP no X11 to point in\n");
    return 0;
  }
  ADD ("/app/files/kept", test_kept);
  ADD ("/app/files/refused", test_refused);
  ADD ("/app/files/look-at-both", test_look_at_both);
  ADD ("/app/files/opened", test_opened);
  ADD ("/app/files/changed-on-disk", test_changed_on_disk);
  ADD ("/app/files/save-fails", test_save_fails);
  ADD ("/app/files/second-window", test_second_window);
  ADD ("/app/files/read-only", test_read_only);
  ADD ("/app/files/names", test_names);
  ADD ("/app/files/map-filter", test_map_filter);
  ADD ("/app/files/read-only-stranger", test_read_only_stranger);
  ADD ("/app/files/recent", test_recent);
  ADD ("/app/files/recent-language", test_recent_language);
  ADD ("/app/files/picture-gone", test_picture_gone);
  ADD ("/app/files/no-start-page", test_no_start_page);
  ADD ("/app/files/shipped", test_shipped);
  ADD ("/app/files/scenarios", test_scenarios);
  return g_test_run ();
}
