/* test-fit.c: pictures laid on the grid in the window, with a real pointer.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none; what is promised is how near every hex lies to its printed one. */
#include <glib/gstdio.h>
#include <math.h>

#include "cr-numbering.h"
#include "cra-fit-page-private.h"
#include "cra-window-private.h"
#include "pointer.h"
#include "printed-png.h"
#include "stage.h"

typedef struct {
  CraApplication *application;
  CraWindow *window;
  CraFitPage *page;
  Printed print;
  guint8 *pixels;
  char *folder;
} Fixture;

static GFile *
write_page (Fixture *fixture, const char *name, int left, int width)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  printed_write (&fixture->print, fixture->pixels, left, width, path);
  return g_file_new_for_path (path);
}

/* The map waits on its picture, in the fit mode, @width pixels of the sheet. */
static void
open_window (Fixture *fixture, int width)
{
  g_autoptr (GFile) file = write_page (fixture, "scan.png", 0, width);
  g_autoptr (GError) error = NULL;
  CreDocument *document =
      cre_document_new_from_picture (file, &fixture->print.grid, "Test", NULL, &error);

  g_assert_no_error (error);
  fixture->application = stage_start ();
  fixture->window = stage_open (fixture->application, document);
  fixture->page = fixture->window->fit_page;
  g_action_group_activate_action (G_ACTION_GROUP (fixture->window), "fit-grid", NULL);
  WAIT_UNTIL (fixture->page->picture != NULL &&
              gtk_widget_get_width (GTK_WIDGET (fixture->page->canvas)) > 100);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->print = printed_small;
  if (data != NULL)
    fixture->print.style = PRINTED_NONE;
  fixture->folder = g_dir_make_tmp ("crenel-fit-XXXXXX", NULL);
  fixture->pixels = printed_make (&fixture->print);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = g_build_filename (fixture->folder, "scan.png", NULL);
  g_autofree char *second = g_build_filename (fixture->folder, "right.png", NULL);

  stage_close (fixture->application, fixture->window);
  g_remove (first);
  g_remove (second);
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->pixels);
}

static void
count_cb (GtkButton *button, guint *n)
{
  (*n)++;
}

/* A press in the middle of a button, once it is where it can be pressed. */
static void
press (GtkWidget *button)
{
  guint n = 0;
  gulong handler = g_signal_connect (button, "clicked", G_CALLBACK (count_cb), &n);

  g_object_ref (button);
  WAIT_UNTIL (gtk_widget_get_mapped (button) && gtk_widget_is_sensitive (button) &&
              gtk_widget_get_width (button) > 10);
  pointer_rest (button);
  pointer_click (button, gtk_widget_get_width (button) / 2.0, gtk_widget_get_height (button) / 2.0);
  WAIT_UNTIL (n == 1);
  g_signal_handler_disconnect (button, handler);
  g_object_unref (button);
}

static CrHex
hex_at (Fixture *fixture, int column, int row)
{
  return cr_grid_hex_at (&fixture->print.grid, column, row);
}

/* By how much hexes of the columns miss where they are printed, in hex widths; @left: of the page
 * on the sheet */
static double
find_worst (Fixture *fixture, int first, int last, int left)
{
  const CrWarp *warp = cre_fit_get_warp (fixture->window->fit);
  double worst = 0;

  for (int column = first; column <= last; column++)
    for (int row = 1; row <= fixture->print.grid.rows; row++) {
      CrHex hex = hex_at (fixture, column, row);
      CrPoint is = cr_warp_apply (warp, cr_layout_centre (&fixture->print.grid, hex));
      CrPoint should = printed_locate (&fixture->print, hex);

      worst = MAX (worst, hypot (is.x + left - should.x, is.y - should.y));
    }
  return worst / (fixture->print.size * CR_LAYOUT_PITCH);
}

/* A click on the printed centre and the hex's number, typed. */
static void
click_hex (Fixture *fixture, int column, int row, int left)
{
  GtkWidget *canvas = GTK_WIDGET (fixture->page->canvas);
  CrPoint pixel = printed_locate (&fixture->print, hex_at (fixture, column, row));
  g_autofree char *number = g_strdup_printf ("%02d%02d", column, row);
  guint n = cre_fit_n_points (fixture->window->fit);

  gtk_test_widget_wait_for_draw (canvas);
  CrPoint at = cra_fit_page_to_widget (fixture->page, (CrPoint){ pixel.x - left, pixel.y });
  pointer_click (canvas, at.x, at.y);
  WAIT_UNTIL (cre_fit_n_points (fixture->window->fit) == n + 1);
  CrPoint is = cre_fit_get_point (fixture->window->fit, n).pixel;
  g_assert_cmpfloat (hypot (is.x + left - pixel.x, is.y - pixel.y), <, 2);
  WAIT_UNTIL (GTK_IS_TEXT (gtk_window_get_focus (GTK_WINDOW (fixture->window))));
  for (const char *c = number; *c != '\0'; c++)
    pointer_key (GTK_WIDGET (fixture->window), (guint) *c, 0);
  pointer_key (GTK_WIDGET (fixture->window), GDK_KEY_Return, 0);
  WAIT_UNTIL (cr_hex_equal (cre_fit_get_point (fixture->window->fit, n).hex,
                            hex_at (fixture, column, row)));
}

static const char *
get_kind (Fixture *fixture, guint picture)
{
  const CrMap *map = cre_document_get_map (fixture->window->document);
  const CrNode *node = cr_map_get_node (map, CR_SECTION_PICTURES, picture);

  return cr_node_get (cr_node_find (node, "fit"), "kind");
}

/* Found, refused, found again, accepted, done: one step of the document. */
static void
test_propose (Fixture *fixture, gconstpointer data)
{
  open_window (fixture, fixture->print.width);
  press (fixture->page->propose);
  WAIT_UNTIL (fixture->page->proposed);
  g_assert_cmpuint (cre_fit_n_points (fixture->window->fit), >=, 9);
  g_assert_cmpfloat (find_worst (fixture, 1, 14, 0), <=, 0.08);
  press (fixture->page->refuse);
  WAIT_UNTIL (cre_fit_n_points (fixture->window->fit) == 0);

  press (fixture->page->propose);
  WAIT_UNTIL (fixture->page->proposed);
  press (fixture->page->keep);
  WAIT_UNTIL (!gtk_widget_get_visible (fixture->page->answer));
  g_assert_cmpuint (cre_fit_n_points (fixture->window->fit), >=, 9);
  g_assert_cmpstr (get_kind (fixture, 0), ==, "none");
  press (fixture->window->fit_done);
  WAIT_UNTIL (fixture->window->fit == NULL);
  g_assert_cmpstr (get_kind (fixture, 0), !=, "none");
  pointer_key (GTK_WIDGET (fixture->window), GDK_KEY_z, GDK_KEY_Control_L);
  WAIT_UNTIL (g_str_equal (get_kind (fixture, 0), "none"));
}

static void
test_stop (Fixture *fixture, gconstpointer data)
{
  open_window (fixture, fixture->print.width);
  press (fixture->page->propose);
  press (fixture->page->stop);
  WAIT_UNTIL (fixture->page->proposing == NULL);
  g_assert_false (gtk_widget_get_visible (fixture->page->answer));
  g_assert_cmpuint (cre_fit_n_points (fixture->window->fit), ==, 0);
}

static void
test_none (Fixture *fixture, gconstpointer data)
{
  open_window (fixture, fixture->print.width);
  press (fixture->page->propose);
  WAIT_UNTIL (g_str_has_prefix (gtk_label_get_text (fixture->page->answer_text), "No grid found"));
  g_assert_nonnull (g_strrstr (gtk_label_get_text (fixture->page->answer_text), "Click"));
  g_assert_cmpuint (cre_fit_n_points (fixture->window->fit), ==, 0);
  press (fixture->page->keep);
  WAIT_UNTIL (!gtk_widget_get_visible (fixture->page->answer));
}

/* Four clicks on a scan that is not bent. */
static void
test_clicks (Fixture *fixture, gconstpointer data)
{
  open_window (fixture, fixture->print.width);
  click_hex (fixture, 2, 2, 0);
  click_hex (fixture, 13, 2, 0);
  click_hex (fixture, 2, 9, 0);
  click_hex (fixture, 13, 9, 0);
  g_assert_cmpint (cre_fit_get_result (fixture->window->fit)->kind, ==, CR_FIT_AFFINE);
  g_assert_cmpfloat (find_worst (fixture, 1, 14, 0), <=, 0.05);
  gtk_drop_down_set_selected (fixture->page->kind, CR_FIT_PROJECTIVE);
  WAIT_UNTIL (cre_fit_get_result (fixture->window->fit)->kind == CR_FIT_PROJECTIVE);
  pointer_key (GTK_WIDGET (fixture->page->canvas), GDK_KEY_z, GDK_KEY_Control_L);
  WAIT_UNTIL (cre_fit_get_result (fixture->window->fit)->kind == CR_FIT_AFFINE);
}

/* One hex of a page is named, and the page then says where all the others are. */
static void
propose_from (Fixture *fixture, int column, int row, int left)
{
  click_hex (fixture, column, row, left);
  press (fixture->page->propose);
  WAIT_UNTIL (fixture->page->proposed);
  press (fixture->page->keep);
  WAIT_UNTIL (!gtk_widget_get_visible (fixture->page->answer));
}

static CrPattern
get_pattern (Fixture *fixture)
{
  return cr_map_get_numbering (cre_document_get_map (fixture->window->document)).pattern;
}

/* Two pages of one sheet. What they share lies on the same place: no seam is seen. Cancel takes
 * back all that was done in the mode, whatever the picture. */
static void
test_pages (Fixture *fixture, gconstpointer data)
{
  int width = fixture->print.width * 6 / 10, from = fixture->print.width - width;
  g_autoptr (GFile) right = write_page (fixture, "right.png", from, width);

  open_window (fixture, width);
  propose_from (fixture, 3, 4, 0);
  g_assert_cmpfloat (find_worst (fixture, 1, 8, 0), <=, 0.04);
  g_assert_true (cra_window_take_picture (fixture->window, right));
  WAIT_UNTIL (cre_fit_get_picture (fixture->window->fit) == 1 && fixture->page->picture != NULL);
  propose_from (fixture, 12, 5, from);
  g_assert_cmpfloat (find_worst (fixture, 7, 14, from), <=, 0.04);
  gtk_drop_down_set_selected (fixture->page->pictures, 0);
  WAIT_UNTIL (cre_fit_get_picture (fixture->window->fit) == 0);
  g_assert_cmpstr (get_kind (fixture, 0), !=, "none");
  g_assert_cmpstr (get_kind (fixture, 1), !=, "none");

  gtk_drop_down_set_selected (fixture->page->numbers, 2);
  WAIT_UNTIL (get_pattern (fixture) == CR_PATTERN_LETTER);
  g_autofree char *number = cra_fit_page_dup_number (fixture->page, hex_at (fixture, 3, 2));
  g_assert_cmpstr (number, ==, "C2");

  press (fixture->window->fit_cancel);
  WAIT_UNTIL (fixture->window->fit == NULL);
  g_assert_cmpuint (
      cr_map_n_nodes (cre_document_get_map (fixture->window->document), CR_SECTION_PICTURES), ==,
      1);
  g_assert_cmpstr (get_kind (fixture, 0), ==, "none");
  g_assert_cmpint (get_pattern (fixture), ==, CR_PATTERN_CCRR);
}

#define TEST(path, print, function) g_test_add (path, Fixture, print, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  TEST ("/app/fit/propose", NULL, test_propose);
  TEST ("/app/fit/stop", NULL, test_stop);
  TEST ("/app/fit/none", "blank", test_none);
  TEST ("/app/fit/clicks", NULL, test_clicks);
  TEST ("/app/fit/pages", NULL, test_pages);
  return pointer_is_there () ? g_test_run () : 77;
}
