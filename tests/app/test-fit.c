/* test-fit.c: pictures laid on the grid in the window, with a real pointer.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none; what is promised is how near every hex lies to its printed one. */
#include <glib/gstdio.h>
#include <math.h>

#include "cr-numbering.h"
#include "cra-fit-page-private.h"
#include "cra-map-activity.h"
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
  CreMapDocument *document =
      cre_map_document_new_from_picture (file, &fixture->print.grid, "Test", NULL, &error);

  g_assert_no_error (error);
  fixture->application = stage_start ();
  fixture->window = stage_open (fixture->application, document);
  fixture->page = stage_get_fit_page (fixture->window);
  gtk_widget_activate_action_variant (GTK_WIDGET (fixture->window), "map.fit-grid", NULL);
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
  const CrWarp *warp = cre_fit_get_warp (stage_get_fit_page (fixture->window)->fit);
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
  guint n = cre_fit_n_points (stage_get_fit_page (fixture->window)->fit);

  gtk_test_widget_wait_for_draw (canvas);
  CrPoint at = cra_fit_page_to_widget (fixture->page, (CrPoint){ pixel.x - left, pixel.y });
  pointer_click (canvas, at.x, at.y);
  WAIT_UNTIL (cre_fit_n_points (stage_get_fit_page (fixture->window)->fit) == n + 1);
  CrPoint is = cre_fit_get_point (stage_get_fit_page (fixture->window)->fit, n).pixel;
  g_assert_cmpfloat (hypot (is.x + left - pixel.x, is.y - pixel.y), <, 2);
  WAIT_UNTIL (GTK_IS_TEXT (gtk_window_get_focus (GTK_WINDOW (fixture->window))));
  for (const char *c = number; *c != '\0'; c++)
    pointer_key (GTK_WIDGET (fixture->window), (guint) *c, 0);
  pointer_key (GTK_WIDGET (fixture->window), GDK_KEY_Return, 0);
  WAIT_UNTIL (cr_hex_equal (cre_fit_get_point (stage_get_fit_page (fixture->window)->fit, n).hex,
                            hex_at (fixture, column, row)));
}

static const char *
get_kind (Fixture *fixture, guint picture)
{
  const CrMap *map = cre_map_document_get_map (CRE_MAP_DOCUMENT (fixture->window->document));
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
  g_assert_cmpuint (cre_fit_n_points (stage_get_fit_page (fixture->window)->fit), >=, 9);
  g_assert_cmpfloat (find_worst (fixture, 1, 14, 0), <=, 0.08);
  press (fixture->page->refuse);
  WAIT_UNTIL (cre_fit_n_points (stage_get_fit_page (fixture->window)->fit) == 0);

  press (fixture->page->propose);
  WAIT_UNTIL (fixture->page->proposed);
  press (fixture->page->keep);
  WAIT_UNTIL (!gtk_widget_get_visible (fixture->page->answer));
  g_assert_cmpuint (cre_fit_n_points (stage_get_fit_page (fixture->window)->fit), >=, 9);
  g_assert_cmpstr (get_kind (fixture, 0), ==, "none");
  press (cra_activity_get_button (CRA_ACTIVITY (stage_get_fit (fixture->window)), GTK_PACK_END));
  WAIT_UNTIL (stage_get_fit_page (fixture->window)->fit == NULL);
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
  g_assert_cmpuint (cre_fit_n_points (stage_get_fit_page (fixture->window)->fit), ==, 0);
}

static void
test_none (Fixture *fixture, gconstpointer data)
{
  open_window (fixture, fixture->print.width);
  press (fixture->page->propose);
  WAIT_UNTIL (g_str_has_prefix (gtk_label_get_text (fixture->page->answer_text), "No grid found"));
  g_assert_nonnull (g_strrstr (gtk_label_get_text (fixture->page->answer_text), "Click"));
  g_assert_cmpuint (cre_fit_n_points (stage_get_fit_page (fixture->window)->fit), ==, 0);
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
  g_assert_cmpint (cre_fit_get_result (stage_get_fit_page (fixture->window)->fit)->kind, ==,
                   CR_FIT_AFFINE);
  g_assert_cmpfloat (find_worst (fixture, 1, 14, 0), <=, 0.05);
  gtk_drop_down_set_selected (fixture->page->kind, CR_FIT_PROJECTIVE);
  WAIT_UNTIL (cre_fit_get_result (stage_get_fit_page (fixture->window)->fit)->kind ==
              CR_FIT_PROJECTIVE);
  pointer_key (GTK_WIDGET (fixture->page->canvas), GDK_KEY_z, GDK_KEY_Control_L);
  WAIT_UNTIL (cre_fit_get_result (stage_get_fit_page (fixture->window)->fit)->kind ==
              CR_FIT_AFFINE);
}

static gboolean
is_at (Fixture *fixture, int point)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  return focus != NULL && gtk_widget_is_ancestor (focus, fixture->page->points) &&
         fixture->page->chosen == point;
}

/* The list of points is one tab stop: Down and Up go from point to point, Right to the button that
 * takes it away, and Tab leaves. */
static void
test_list (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window;

  open_window (fixture, fixture->print.width);
  window = GTK_WIDGET (fixture->window);
  click_hex (fixture, 2, 2, 0);
  click_hex (fixture, 13, 2, 0);
  click_hex (fixture, 2, 9, 0);
  pointer_rest (window);
  pointer_key (window, GDK_KEY_comma, 0);
  WAIT_UNTIL (fixture->page->chosen == 1);
  pointer_key (window, GDK_KEY_Tab, 0);
  WAIT_UNTIL (is_at (fixture, 1));
  pointer_key (window, GDK_KEY_Down, 0);
  WAIT_UNTIL (is_at (fixture, 2));
  pointer_key (window, GDK_KEY_Up, 0);
  WAIT_UNTIL (is_at (fixture, 1));
  pointer_key (window, GDK_KEY_Tab, GDK_KEY_Shift_L);
  WAIT_UNTIL (gtk_window_get_focus (GTK_WINDOW (window)) == GTK_WIDGET (fixture->page->canvas));
  pointer_key (window, GDK_KEY_Tab, 0);
  WAIT_UNTIL (is_at (fixture, 1));
  pointer_key (window, GDK_KEY_End, 0);
  pointer_key (window, GDK_KEY_Right, 0);
  WAIT_UNTIL (GTK_IS_BUTTON (gtk_window_get_focus (GTK_WINDOW (window))));
  pointer_key (window, GDK_KEY_space, 0);
  WAIT_UNTIL (cre_fit_n_points (stage_get_fit_page (fixture->window)->fit) == 2);
  pointer_key (window, GDK_KEY_Tab, 0);
  WAIT_UNTIL (
      !gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), fixture->page->points));
}

/* The keys follow what is asked, and end on the picture. */
static void
test_answer_keys (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window;

  open_window (fixture, fixture->print.width);
  window = GTK_WIDGET (fixture->window);
  pointer_key (window, GDK_KEY_p, GDK_KEY_Alt_L);
  WAIT_UNTIL (gtk_window_get_focus (GTK_WINDOW (window)) == fixture->page->stop);
  WAIT_UNTIL (gtk_window_get_focus (GTK_WINDOW (window)) == fixture->page->keep);
  pointer_key (window, GDK_KEY_Return, 0);
  WAIT_UNTIL (gtk_window_get_focus (GTK_WINDOW (window)) == GTK_WIDGET (fixture->page->canvas));
  g_assert_true (cre_fit_n_points (stage_get_fit_page (fixture->window)->fit) > 8);
}

/* By keys alone: put there, moved, named. */
static void
test_insert (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window, *canvas;
  CreFit *fit;
  CrPoint first;

  open_window (fixture, fixture->print.width);
  window = GTK_WIDGET (fixture->window);
  canvas = GTK_WIDGET (fixture->page->canvas);
  fit = stage_get_fit_page (fixture->window)->fit;
  gtk_widget_grab_focus (canvas);
  pointer_key (window, GDK_KEY_Insert, 0);
  WAIT_UNTIL (cre_fit_n_points (fit) == 1 && fixture->page->chosen == 0);
  first = cra_fit_page_to_widget (fixture->page, cre_fit_get_point (fit, 0).pixel);
  g_assert_cmpfloat (fabs (first.x - gtk_widget_get_width (canvas) / 2.0), <, 2);
  g_assert_cmpfloat (fabs (first.y - gtk_widget_get_height (canvas) / 2.0), <, 2);
  first = cre_fit_get_point (fit, 0).pixel;
  pointer_key (window, GDK_KEY_Right, GDK_KEY_Shift_L);
  WAIT_UNTIL (fabs (cre_fit_get_point (fit, 0).pixel.x - first.x - 10) < 0.01);
  pointer_key (window, GDK_KEY_Return, 0);
  WAIT_UNTIL (is_at (fixture, 0));
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
  return cre_fit_get_numbering (stage_get_fit_page (fixture->window)->fit)->pattern;
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
  cra_window_take_file (fixture->window, right);
  WAIT_UNTIL (cre_fit_get_picture (stage_get_fit_page (fixture->window)->fit) == 1 &&
              fixture->page->picture != NULL);
  propose_from (fixture, 12, 5, from);
  g_assert_cmpfloat (find_worst (fixture, 7, 14, from), <=, 0.04);
  gtk_drop_down_set_selected (fixture->page->pictures, 0);
  WAIT_UNTIL (cre_fit_get_picture (stage_get_fit_page (fixture->window)->fit) == 0);
  g_assert_cmpstr (get_kind (fixture, 0), !=, "none");
  g_assert_cmpstr (get_kind (fixture, 1), !=, "none");

  gtk_drop_down_set_selected (fixture->page->numbers, 2);
  WAIT_UNTIL (get_pattern (fixture) == CR_PATTERN_LETTER);
  g_autofree char *number = cra_fit_page_dup_number (fixture->page, hex_at (fixture, 3, 2));
  g_assert_cmpstr (number, ==, "C2");

  press (cra_activity_get_button (CRA_ACTIVITY (stage_get_fit (fixture->window)), GTK_PACK_START));
  WAIT_UNTIL (stage_get_fit_page (fixture->window)->fit == NULL);
  g_assert_cmpuint (
      cr_map_n_nodes (cre_map_document_get_map (CRE_MAP_DOCUMENT (fixture->window->document)),
                      CR_SECTION_PICTURES),
      ==, 1);
  g_assert_cmpstr (get_kind (fixture, 0), ==, "none");
  g_assert_cmpint (
      cr_map_get_numbering (cre_map_document_get_map (CRE_MAP_DOCUMENT (fixture->window->document)))
          .pattern,
      ==, CR_PATTERN_CCRR);
}

/* A new map: the picture is what one sees first. */

static void
open_start (Fixture *fixture)
{
  fixture->application = stage_start ();
  fixture->window = cra_window_new (fixture->application);
  fixture->page = stage_get_fit_page (fixture->window);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->window));
}

static void
wait_for_picture (CraWindow *window)
{
  WAIT_UNTIL (stage_get_fit_page (window)->fit != NULL &&
              stage_get_fit_page (window)->picture != NULL &&
              gtk_widget_get_width (GTK_WIDGET (stage_get_fit_page (window)->canvas)) > 100);
}

static void
begin_new (Fixture *fixture)
{
  g_autoptr (GFile) file = write_page (fixture, "scan.png", 0, fixture->print.width);

  open_start (fixture);
  cra_map_activity_new_from (CRA_MAP_ACTIVITY (cra_window_get_activity (fixture->window, "map")),
                             file);
  wait_for_picture (fixture->window);
}

static const CrGrid *
get_map_grid (Fixture *fixture)
{
  return cre_map_document_get_grid (CRE_MAP_DOCUMENT (fixture->window->document));
}

static void
assert_grid (const CrGrid *is, const CrGrid *should)
{
  g_assert_cmpint (is->columns, ==, should->columns);
  g_assert_cmpint (is->rows, ==, should->rows);
  g_assert_cmpint (is->orientation, ==, should->orientation);
  g_assert_cmpint (is->shift, ==, should->shift);
  g_assert_cmpint (is->halves, ==, should->halves);
}

/* The size that is found is offered, and found again with it; Done keeps it. */
static void
test_new (Fixture *fixture, gconstpointer data)
{
  CrGrid before;

  begin_new (fixture);
  g_assert_cmpuint (
      g_list_length (gtk_application_get_windows (GTK_APPLICATION (fixture->application))), ==, 1);
  before = *cre_fit_get_grid (stage_get_fit_page (fixture->window)->fit);
  press (fixture->page->propose);
  WAIT_UNTIL (gtk_widget_get_visible (fixture->page->offer));
  g_assert_nonnull (strstr (gtk_label_get_text (fixture->page->warnings), "14 columns"));
  press (fixture->page->offer);
  WAIT_UNTIL (fixture->page->proposed);
  assert_grid (cre_fit_get_grid (stage_get_fit_page (fixture->window)->fit), &fixture->print.grid);
  g_assert_cmpfloat (find_worst (fixture, 1, 14, 0), <=, 0.08);
  assert_grid (get_map_grid (fixture), &before);
  press (fixture->page->keep);
  press (cra_activity_get_button (CRA_ACTIVITY (stage_get_fit (fixture->window)), GTK_PACK_END));
  WAIT_UNTIL (stage_get_fit_page (fixture->window)->fit == NULL);
  assert_grid (get_map_grid (fixture), &fixture->print.grid);
  g_assert_cmpstr (get_kind (fixture, 0), !=, "none");
  pointer_key (GTK_WIDGET (fixture->window), GDK_KEY_z, GDK_KEY_Control_L);
  WAIT_UNTIL (g_str_equal (get_kind (fixture, 0), "none"));
  assert_grid (get_map_grid (fixture), &before);
}

/* Cancel leads to the start page, and no map is left to be saved. */
static void
test_cancel (Fixture *fixture, gconstpointer data)
{
  begin_new (fixture);
  click_hex (fixture, 3, 2, 0);
  press (cra_activity_get_button (CRA_ACTIVITY (stage_get_fit (fixture->window)), GTK_PACK_START));
  WAIT_UNTIL (fixture->window->document == NULL);
  g_assert_null (stage_get_fit_page (fixture->window)->fit);
  g_assert_null (fixture->window->recovery);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (fixture->window->pages), ==, "start");
  g_assert_false (cra_window_ask_before_closing (fixture->window));
}

static CraWindow *
find_other (Fixture *fixture)
{
  GList *l = gtk_application_get_windows (GTK_APPLICATION (fixture->application));

  for (; l != NULL; l = l->next)
    if (CRA_IS_WINDOW (l->data) && l->data != fixture->window)
      return l->data;
  return NULL;
}

/* Beside a map that is shown the new one has a window of its own, which goes with it. */
static void
test_cancel_beside (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = write_page (fixture, "scan.png", 0, fixture->print.width);
  CraWindow *other;

  fixture->application = stage_start ();
  fixture->window = stage_open (fixture->application, stage_new_document (8, 6));
  fixture->page = stage_get_fit_page (fixture->window);
  cra_map_activity_new_from (CRA_MAP_ACTIVITY (cra_window_get_activity (fixture->window, "map")),
                             file);
  WAIT_UNTIL (find_other (fixture) != NULL);
  other = find_other (fixture);
  wait_for_picture (other);
  press (cra_activity_get_button (CRA_ACTIVITY (stage_get_fit (other)), GTK_PACK_START));
  WAIT_UNTIL (find_other (fixture) == NULL);
  g_assert_null (stage_get_fit_page (fixture->window)->fit);
  g_assert_cmpint (get_map_grid (fixture)->columns, ==, 8);
}

/* A picture put under a map is taken away again by Cancel. */
static void
test_cancel_added (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = write_page (fixture, "scan.png", 0, fixture->print.width);

  fixture->application = stage_start ();
  fixture->window = stage_open (fixture->application, stage_new_document (8, 6));
  fixture->page = stage_get_fit_page (fixture->window);
  cra_window_take_file (fixture->window, file);
  wait_for_picture (fixture->window);
  press (cra_activity_get_button (CRA_ACTIVITY (stage_get_fit (fixture->window)), GTK_PACK_START));
  WAIT_UNTIL (stage_get_fit_page (fixture->window)->fit == NULL);
  g_assert_cmpuint (
      cr_map_n_nodes (cre_map_document_get_map (CRE_MAP_DOCUMENT (fixture->window->document)),
                      CR_SECTION_PICTURES),
      ==, 0);
  g_assert_null (cre_document_get_undo_label (fixture->window->document));
}

static void
undo_in_fit (Fixture *fixture, const CrGrid *should)
{
  const CrGrid *grid;

  pointer_key (GTK_WIDGET (fixture->page->canvas), GDK_KEY_z, GDK_KEY_Control_L);
  WAIT_UNTIL ((grid = cre_fit_get_grid (stage_get_fit_page (fixture->window)->fit))->columns ==
                  should->columns &&
              grid->shift == should->shift && grid->orientation == should->orientation &&
              grid->halves == should->halves);
}

/* All of the grid can be changed at any time; points keep their numbers. */
static void
test_grid (Fixture *fixture, gconstpointer data)
{
  CrGrid first, wide, lower, whole;

  begin_new (fixture);
  first = wide = *cre_fit_get_grid (stage_get_fit_page (fixture->window)->fit);
  click_hex (fixture, 3, 2, 0);
  wide.columns = 25;
  gtk_spin_button_set_value (fixture->page->spins[0], 25);
  assert_grid (cre_fit_get_grid (stage_get_fit_page (fixture->window)->fit), &wide);
  lower = wide;
  lower.shift = CR_SHIFT_ODD;
  press (fixture->page->shift[CR_SHIFT_ODD].button);
  WAIT_UNTIL (cre_fit_get_grid (stage_get_fit_page (fixture->window)->fit)->shift == CR_SHIFT_ODD);
  g_autofree char *number = cra_fit_page_dup_number (
      fixture->page, cre_fit_get_point (stage_get_fit_page (fixture->window)->fit, 0).hex);
  g_assert_cmpstr (number, ==, "0302");
  whole = lower;
  whole.halves = FALSE;
  gtk_check_button_set_active (fixture->page->halves, FALSE);
  assert_grid (cre_fit_get_grid (stage_get_fit_page (fixture->window)->fit), &whole);
  gtk_drop_down_set_selected (fixture->page->hexes, CR_POINTY);
  g_assert_cmpint (cre_fit_get_grid (stage_get_fit_page (fixture->window)->fit)->orientation, ==,
                   CR_POINTY);
  g_assert_cmpstr (gtk_label_get_text (fixture->page->shift[CR_SHIFT_ODD].word), ==,
                   "Further right");

  undo_in_fit (fixture, &whole);
  g_assert_cmpuint (gtk_drop_down_get_selected (fixture->page->hexes), ==, CR_FLAT);
  undo_in_fit (fixture, &lower);
  undo_in_fit (fixture, &wide);
  undo_in_fit (fixture, &first);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (fixture->page->spins[0]), ==, first.columns);
}

/* What is drawn stands on its hexes as they are: only their number can change. */
static void
test_drawn (Fixture *fixture, gconstpointer data)
{
  CrEdit *edit = cr_edit_new ();
  CreMapDocument *document = stage_new_document (8, 6);
  const CrMap *map = cre_map_document_get_map (document);
  g_autoptr (GFile) file = write_page (fixture, "scan.png", 0, fixture->print.width);

  cr_edit_set_value (edit, map, (CrPlace){ 0, cr_grid_hex_at (cr_map_get_grid (map), 2, 2) },
                     CR_LAYER_LEVEL, 1);
  cre_map_document_apply (document, edit, "test", 0);
  fixture->application = stage_start ();
  fixture->window = stage_open (fixture->application, document);
  fixture->page = stage_get_fit_page (fixture->window);
  cra_window_take_file (fixture->window, file);
  wait_for_picture (fixture->window);
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (fixture->page->hexes)));
  g_assert_false (gtk_widget_get_sensitive (fixture->page->shift[CR_SHIFT_ODD].button));
  gtk_spin_button_set_value (fixture->page->spins[1], 9);
  press (cra_activity_get_button (CRA_ACTIVITY (stage_get_fit (fixture->window)), GTK_PACK_END));
  WAIT_UNTIL (stage_get_fit_page (fixture->window)->fit == NULL);
  g_assert_cmpint (get_map_grid (fixture)->rows, ==, 9);
  g_assert_cmpint (cr_map_get_value (cre_map_document_get_map (document),
                                     (CrPlace){ 0, cr_grid_hex_at (get_map_grid (fixture), 2, 2) },
                                     CR_LAYER_LEVEL),
                   ==, 1);
}

static CrPaintMode
open_traced (Fixture *fixture, GFile *file, int one_in)
{
  CrEdit *edit = cr_edit_new ();
  g_autoptr (GError) error = NULL;
  CreMapDocument *document =
      cre_map_document_new_from_picture (file, &fixture->print.grid, "Test", NULL, &error);
  const CrMap *map;

  g_assert_no_error (error);
  map = cre_map_document_get_map (document);
  for (int i = 0; i < cr_grid_n_cells (&fixture->print.grid); i += one_in) {
    CrHex hex = cr_grid_hex_at (&fixture->print.grid, i % fixture->print.grid.columns,
                                i / fixture->print.grid.columns);

    cr_edit_set_code (edit, map, (CrPlace){ 0, hex }, CR_LAYER_TERRAIN, "moat");
  }
  cre_map_document_apply (document, edit, "test", 0);
  if (fixture->window != NULL)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  fixture->window = stage_open (fixture->application, document);
  return cra_map_view_get_mode (cra_map_page_get_view (stage_get_map_page (fixture->window)));
}

/* Who comes back to a map that is half traced sees what is to be traced, under what is. */
static void
test_traced (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = write_page (fixture, "scan.png", 0, fixture->print.width);

  fixture->application = stage_start ();
  g_assert_cmpint (open_traced (fixture, file, 8), ==, CR_PAINT_BOTH);
  g_assert_cmpint (open_traced (fixture, file, 2), ==, CR_PAINT_DATA);
}

/* A page whose left and right edges are cut off: which column is the first cannot be told, nor
 * whether it lies higher. */
static void
test_ask_shift (Fixture *fixture, gconstpointer data)
{
  int width = fixture->print.width * 7 / 10;
  g_autoptr (GFile) file = write_page (fixture, "scan.png", fixture->print.width * 15 / 100, width);
  CrGrid grid = { 8, 10, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (GError) error = NULL;
  CreMapDocument *document = cre_map_document_new_from_picture (file, &grid, "Test", NULL, &error);

  g_assert_no_error (error);
  fixture->application = stage_start ();
  fixture->window = stage_open (fixture->application, document);
  fixture->page = stage_get_fit_page (fixture->window);
  gtk_widget_activate_action_variant (GTK_WIDGET (fixture->window), "map.fit-grid", NULL);
  wait_for_picture (fixture->window);
  press (fixture->page->propose);
  WAIT_UNTIL (fixture->page->proposal != NULL);
  g_assert_nonnull (strstr (gtk_label_get_text (fixture->page->answer_text), "higher or lower"));
  g_assert_true (gtk_widget_get_visible (fixture->page->shifts));
  press (fixture->page->asked[CR_SHIFT_ODD].button);
  WAIT_UNTIL (fixture->page->proposed);
  g_assert_cmpint (cre_fit_get_grid (stage_get_fit_page (fixture->window)->fit)->shift, ==,
                   CR_SHIFT_ODD);
  g_assert_cmpuint (cre_fit_n_points (stage_get_fit_page (fixture->window)->fit), >=, 9);
  press (fixture->page->refuse);
  WAIT_UNTIL (cre_fit_n_points (stage_get_fit_page (fixture->window)->fit) == 0);
  g_assert_cmpint (cre_fit_get_grid (stage_get_fit_page (fixture->window)->fit)->shift, ==,
                   CR_SHIFT_EVEN);
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
  TEST ("/app/fit/list", NULL, test_list);
  TEST ("/app/fit/answer-keys", NULL, test_answer_keys);
  TEST ("/app/fit/insert", NULL, test_insert);
  TEST ("/app/fit/pages", NULL, test_pages);
  TEST ("/app/fit/new", NULL, test_new);
  TEST ("/app/fit/cancel", NULL, test_cancel);
  TEST ("/app/fit/cancel-beside", NULL, test_cancel_beside);
  TEST ("/app/fit/cancel-added", NULL, test_cancel_added);
  TEST ("/app/fit/grid", NULL, test_grid);
  TEST ("/app/fit/drawn", NULL, test_drawn);
  TEST ("/app/fit/traced", NULL, test_traced);
  TEST ("/app/fit/ask-shift", NULL, test_ask_shift);
  return pointer_is_there () ? g_test_run () : 77;
}
