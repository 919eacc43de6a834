/* test-export.c: the map as a picture, files dropped on the window, keys in menus.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "asked.h"
#include "cr-sheet.h"
#include "cra-fit-page-private.h"
#include "cra-keys.h"
#include "cra-map-activity-private.h"
#include "cra-worker.h"
#include "cre-selection.h"
#include "hand.h"
#include "pointer.h"
#include "stage.h"

#include <glib/gstdio.h>
#include <string.h>

static void
set_up (Stage *stage, gconstpointer data)
{
  stage_set_up (stage, stage_new_document (8, 6));
}

static char *
new_path (const char *name)
{
  g_autofree char *folder = g_dir_make_tmp ("crenel-XXXXXX", NULL);

  return g_build_filename (folder, name, NULL);
}

static gboolean
begins_with (const char *path, const char *magic)
{
  g_autofree char *content = NULL;
  gsize length = 0;

  return g_file_get_contents (path, &content, &length, NULL) && length > strlen (magic) &&
         memcmp (content, magic, strlen (magic)) == 0;
}

/* The ending says what is written: a picture, or a print. */
static void
test_files (Stage *stage, gconstpointer data)
{
  static const struct {
    const char *name, *magic;
  } kinds[] = { { "map.png", "\x89PNG" }, { "map.pdf", "%PDF" }, { "map.svg", "<?xml" } };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++) {
    g_autofree char *path = new_path (kinds[i].name);
    g_autoptr (GFile) file = g_file_new_for_path (path);

    cra_map_activity_export_to (stage_get_map (stage->window), file);
    WAIT_UNTIL (begins_with (path, kinds[i].magic));
    g_unlink (path);
  }
}

static void
set_up_wide (Stage *stage, gconstpointer data)
{
  stage_set_up (stage, stage_new_document (90, 90));
}

/* Of so many hexes each is drawn with less, which is told with the name of the file. */
static void
test_plain (Stage *stage, gconstpointer data)
{
  g_autofree char *path = new_path ("map.svg");
  g_autoptr (GFile) file = g_file_new_for_path (path);

  cra_map_activity_export_to (stage_get_map (stage->window), file);
  WAIT_UNTIL (hand_find (GTK_WIDGET (stage->window->toast),
                         "Saved as map.svg. So many hexes in one drawing are drawn plainly: on "
                         "several sheets of paper nothing is left out.") != NULL);
  g_unlink (path);
}

static GdkTexture *
draw (Stage *stage)
{
  g_autofree char *path = new_path ("map.png");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GdkTexture *texture = NULL;

  cra_map_activity_export_to (stage_get_map (stage->window), file);
  WAIT_UNTIL (begins_with (path, "\x89PNG"));
  texture = gdk_texture_new_from_filename (path, NULL);
  g_unlink (path);
  return texture;
}

static GBytes *
get_pixels (GdkTexture *texture)
{
  gsize stride = 4 * (gsize) gdk_texture_get_width (texture);
  gsize size = stride * (gsize) gdk_texture_get_height (texture);
  guchar *pixels = g_malloc (size);

  gdk_texture_download (texture, pixels, stride);
  return g_bytes_new_take (pixels, size);
}

/* What is answered is on the picture; the hex cursor is not. */
static void
test_answers (Stage *stage, gconstpointer data)
{
  CrPlace shooter = { 0, { 1, 1 } }, other = { 0, { 2, 2 } };
  g_autoptr (GdkTexture) plain = draw (stage), cursor = NULL, fire = NULL;
  g_autoptr (GBytes) first = get_pixels (plain), second = NULL, third = NULL;

  cra_map_view_go_to (stage_get_view (stage), other);
  cursor = draw (stage);
  second = get_pixels (cursor);
  g_assert_true (g_bytes_equal (first, second));
  cra_map_page_set_tool (stage_get_page (stage), "fire");
  cre_ask_set_shooters (asked_of (cra_map_page_get_fire (stage_get_page (stage))), &shooter, 1);
  fire = draw (stage);
  third = get_pixels (fire);
  g_assert_cmpint (gdk_texture_get_width (plain), ==, gdk_texture_get_width (fire));
  g_assert_false (g_bytes_equal (first, third));
}

static void
test_copies (Stage *stage, gconstpointer data)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (stage->window));

  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (stage->window), "map.copy-picture", NULL));
  WAIT_UNTIL (
      gdk_content_formats_contain_gtype (gdk_clipboard_get_formats (clipboard), GDK_TYPE_TEXTURE));
}

static GdkTexture *copied;

static void
copied_cb (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  copied = gdk_clipboard_read_texture_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

/* Of what is selected nothing else is copied, and as a drawing too. */
static void
test_copies_selected (Stage *stage, gconstpointer data)
{
  const CrGrid *grid = cr_map_get_grid (cre_map_document_get_map (stage_get_document (stage)));
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (stage->window));
  CreTool *tool = cra_map_page_get_any_tool (stage_get_page (stage), "select");
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  double right = 1.75 * CR_SHEET_HEX_PIXELS, high = 2 * 0.866 * CR_SHEET_HEX_PIXELS;

  for (int column = 5; column <= 6; column++)
    g_array_append_val (places, ((CrPlace){ 0, cr_grid_hex_at (grid, column, 5) }));
  cre_selection_set_places (cre_tool_get_selection (tool), places);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (stage->window), "map.copy-picture", NULL));
  WAIT_UNTIL (gdk_content_formats_contain_mime_type (gdk_clipboard_get_formats (clipboard),
                                                     "image/svg+xml"));
  gdk_clipboard_read_texture_async (clipboard, NULL, copied_cb, NULL);
  WAIT_UNTIL (copied != NULL);
  g_assert_cmpfloat_with_epsilon (gdk_texture_get_width (copied), right, 2);
  g_assert_cmpfloat_with_epsilon (gdk_texture_get_height (copied), high * 0.75, 2);
  g_clear_object (&copied);
}

static GMutex gate;

/* Worker thread: as long as the gate is shut. */
static void
wait_at_gate (gpointer data G_GNUC_UNUSED)
{
  g_mutex_lock (&gate);
  g_mutex_unlock (&gate);
}

static GtkDialog *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

    if (GTK_IS_DIALOG (window) && gtk_widget_get_visible (GTK_WIDGET (window)))
      return GTK_DIALOG (window);
  }
  return NULL;
}

/* Over a file that is there already, behind other work, until it is shown. */
static void
export_slowly (Stage *stage, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, "old content", -1, NULL));
  g_mutex_lock (&gate);
  cra_worker_push (wait_at_gate, NULL);
  cra_map_activity_export_to (stage_get_map (stage->window), file);
  g_assert_null (find_dialog ());
  WAIT_UNTIL (find_dialog () != NULL);
}

static gboolean
says_nothing_saved (Stage *stage)
{
  return hand_find (GTK_WIDGET (stage->window->toast), "Nothing was saved") != NULL;
}

/* Of what takes long it is told how far it is; what is stopped leaves the old file. */
static void
test_stopped (Stage *stage, gconstpointer data)
{
  static const char *const names[] = { "map.png", "map.pdf", "map.svg" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *path = new_path (names[i]);

    export_slowly (stage, path);
    gtk_dialog_response (find_dialog (), GTK_RESPONSE_CANCEL);
    g_assert_null (find_dialog ());
    g_mutex_unlock (&gate);
    WAIT_UNTIL (says_nothing_saved (stage));
    g_assert_true (begins_with (path, "old"));
    export_slowly (stage, path);
    g_mutex_unlock (&gate);
    WAIT_UNTIL (find_dialog () == NULL);
    g_assert_false (begins_with (path, "old"));
    WAIT_UNTIL (!says_nothing_saved (stage));
    g_unlink (path);
  }
}

/* A picture is laid under the map and fitted; a map opens in a window of its own. */
static void
test_dropped (Stage *stage, gconstpointer data)
{
  g_autofree char *maps = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", NULL);
  g_autofree char *picture = g_build_filename (maps, "border-castle.png", NULL);
  g_autofree char *map = g_build_filename (maps, "border-castle.map.xml", NULL);
  g_autoptr (GFile) first = g_file_new_for_path (map);
  g_autoptr (GFile) second = g_file_new_for_path (picture);
  GtkApplication *application = GTK_APPLICATION (stage->application);

  cra_window_take_file (stage->window, first);
  WAIT_UNTIL (g_list_length (gtk_application_get_windows (application)) == 2);
  cra_window_take_file (stage->window, second);
  g_assert_nonnull (stage_get_fit_page (stage->window)->fit);
  g_assert_cmpuint (
      cr_map_n_nodes (cre_map_document_get_map (stage_get_document (stage)), CR_SECTION_PICTURES),
      ==, 1);
  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (l->data != (gpointer) stage->window) {
      gtk_window_destroy (l->data);
      break;
    }
}

/* Each row of a menu that has a key shows it, and it is the key of the table. */
static void
check_menu (GMenuModel *menu, guint *n_keys)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
    g_autofree char *action = NULL, *accel = NULL;
    g_autoptr (GMenuItem) item = g_menu_item_new (NULL, NULL);
    g_autofree char *wanted = NULL;

    if (section != NULL)
      check_menu (section, n_keys);
    if (!g_menu_model_get_item_attribute (menu, i, "accel", "s", &accel))
      continue;
    g_assert_true (g_menu_model_get_item_attribute (menu, i, "action", "s", &action));
    cra_keys_show_in_menu (item, action);
    g_assert_true (g_menu_item_get_attribute (item, "accel", "s", &wanted));
    g_test_message ("%s: %s, %s", action, accel, wanted);
    g_assert_cmpstr (accel, ==, wanted);
    ++*n_keys;
  }
}

static void
test_menu_keys (Stage *stage, gconstpointer data)
{
  guint n_keys = 0;

  check_menu (gtk_menu_button_get_menu_model (stage->window->menu_button), &n_keys);
  g_assert_cmpuint (n_keys, >=, 3);
}

#define ADD(path, test) g_test_add (path, Stage, NULL, set_up, test, stage_tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ADD ("/app/export/files", test_files);
  g_test_add ("/app/export/plain", Stage, NULL, set_up_wide, test_plain, stage_tear_down);
  ADD ("/app/export/answers", test_answers);
  ADD ("/app/export/copies", test_copies);
  ADD ("/app/export/copies-selected", test_copies_selected);
  ADD ("/app/export/stopped", test_stopped);
  ADD ("/app/export/dropped", test_dropped);
  ADD ("/app/export/menu-keys", test_menu_keys);
  return g_test_run ();
}
