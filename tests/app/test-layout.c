/* test-layout.c: room for every word, in both languages, at every width.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none; design/window section 2. */
#include "cra-help.h"
#include "cra-kind-list.h"
#include "cra-map-page-private.h"
#include "cra-map-view-private.h"
#include "cra-window-private.h"
#include "play-stage.h"
#include "pointer.h"
#include "tour.h"

#include "cre-tools.h"

/* What a page, a width and a language have shown to be wrong. */
typedef struct {
  GtkWidget *window;
  const char *page;
  int width, height;
  guint n_labels, n_wrong;
} Look;

static void
tell (Look *look, GtkWidget *label, const char *what)
{
  look->n_wrong++;
  g_test_message ("%s at %d: “%s” %s", look->page, look->width,
                  GTK_IS_LABEL (label) ? gtk_label_get_text (GTK_LABEL (label))
                                       : G_OBJECT_TYPE_NAME (label),
                  what);
}

/* In the contents of the help long titles end with dots: the page says them whole. So does the
 * title of what is open, whose author gave it, and its file, beside all that the header holds in a
 * small window. */
static gboolean
may_be_cut (GtkWidget *label)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (label));

  if (CRA_IS_WINDOW (root) && (label == GTK_WIDGET (CRA_WINDOW (root)->title_label) ||
                               label == GTK_WIDGET (CRA_WINDOW (root)->file_label)))
    return gtk_widget_get_tooltip_text (label) != NULL;
  return CRA_IS_HELP (gtk_widget_get_root (label)) &&
         gtk_widget_get_ancestor (label, GTK_TYPE_LIST_VIEW) != NULL &&
         gtk_widget_get_tooltip_text (label) != NULL;
}

/* Frames of the theme. */
#define SLACK 1
/* Of the start page, at its least. */
#define MARGIN 22

static gboolean
lacks_margin (Look *look, const graphene_rect_t *place)
{
  float end = (float) gtk_widget_get_width (look->window) - MARGIN + SLACK;

  return place->origin.x < MARGIN || place->origin.x + place->size.width > end;
}

static void
look_at_label (Look *look, GtkWidget *label)
{
  graphene_rect_t place, own;
  int width, height, least;

  g_assert_true (gtk_widget_compute_bounds (label, label, &own));
  width = (int) own.size.width;
  height = (int) own.size.height;
  look->n_labels++;
  if (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))) && !may_be_cut (label))
    tell (look, label, "is cut short");
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least > width)
    tell (look, label, "is wider than its room");
  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  /* The theme draws a key larger than the letter on it. */
  if (least > height && !gtk_widget_has_css_class (label, "keycap"))
    tell (look, label, "is higher than its room");
  if (!gtk_widget_compute_bounds (label, look->window, &place))
    return;
  if (gtk_widget_get_ancestor (label, GTK_TYPE_SCROLLED_WINDOW) == NULL) {
    if (place.origin.y < -SLACK ||
        place.origin.y + place.size.height > (float) gtk_widget_get_height (look->window) + SLACK)
      tell (look, label, "leaves the window");
  } else if (gtk_widget_get_ancestor (label, CRA_TYPE_START_PAGE) != NULL &&
             lacks_margin (look, &place)) {
    tell (look, label, "has no margin");
  }
  if (place.origin.x < -SLACK ||
      place.origin.x + place.size.width > (float) gtk_widget_get_width (look->window) + SLACK)
    tell (look, label, "leaves the window");
}

/* Children of one box side by side, or one above the other. */
static void
look_for_overlap (Look *look, GtkWidget *child)
{
  GtkWidget *next = gtk_widget_get_next_sibling (child);
  graphene_rect_t one, other, both;

  if (next == NULL || !gtk_widget_get_mapped (next) ||
      !gtk_widget_compute_bounds (child, look->window, &one) ||
      !gtk_widget_compute_bounds (next, look->window, &other))
    return;
  if (graphene_rect_intersection (&one, &other, &both) && both.size.width > 1.5 &&
      both.size.height > 1.5)
    tell (look, child, "lies under what is beside it");
}

static void
look_at (Look *look, GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    look_at_label (look, widget);
  if (GTK_IS_BOX (gtk_widget_get_parent (widget)))
    look_for_overlap (look, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_at (look, child);
}

/* (nullable): */
static GtkWidget *
find_kinds (GtkWidget *root)
{
  GtkWidget *found = CRA_IS_KIND_LIST (root) && gtk_widget_get_mapped (root) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_kinds (child);
  return found;
}

/* (nullable): */
static GtkScrolledWindow *
find_scrolled (GtkWidget *root)
{
  GtkScrolledWindow *found = GTK_IS_SCROLLED_WINDOW (root) ? GTK_SCROLLED_WINDOW (root) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_scrolled (child);
  return found;
}

/* Of a list, as wide as its bar gets when the pointer comes near it. */
static float
find_bar (Look *look, GtkScrolledWindow *scrolled)
{
  GtkWidget *bar = gtk_scrolled_window_get_vscrollbar (scrolled);
  graphene_rect_t place;
  int width;

  gtk_widget_add_css_class (bar, "hovering");
  gtk_widget_measure (bar, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_remove_css_class (bar, "hovering");
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (scrolled), look->window, &place));
  return place.origin.x + place.size.width - (float) width;
}

/* The bar lies over what is listed. */
static void
look_under_bar (Look *look, GtkWidget *widget, float bar)
{
  graphene_rect_t place;

  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
      *gtk_label_get_text (GTK_LABEL (widget)) != '\0' &&
      gtk_widget_compute_bounds (widget, look->window, &place) &&
      place.origin.x + place.size.width > bar + SLACK)
    tell (look, widget, "lies under the bar of its list");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_under_bar (look, child, bar);
}

/* The list of kinds, page by page. */
static void
look_through_kinds (Look *look)
{
  GtkWidget *kinds = find_kinds (look->window);
  GtkScrolledWindow *scrolled = kinds != NULL ? find_scrolled (kinds) : NULL;
  GtkAdjustment *down = scrolled != NULL ? gtk_scrolled_window_get_vadjustment (scrolled) : NULL;
  double end = down != NULL ? gtk_adjustment_get_upper (down) : 0;

  for (double at = 0; at < end; at += gtk_adjustment_get_page_size (down)) {
    gtk_adjustment_set_value (down, at);
    pointer_rest (kinds);
    look_at (look, kinds);
    look_under_bar (look, GTK_WIDGET (scrolled), find_bar (look, scrolled));
  }
}

/* Every tool with its options, its inspector and what is below. */
static guint
look_at_tools (CraWindow *window, int width)
{
  guint n, n_wrong = 0;
  const CreToolInfo *tools = cre_tools_get (&n);

  for (guint i = 0; i < n; i++) {
    Look look = { GTK_WIDGET (window), tools[i].id, width, 0, 0, 0 };

    gtk_widget_activate_action_variant (GTK_WIDGET (window), "map.tool",
                                        g_variant_new_string (tools[i].id));
    if (width < 1200)
      cra_map_page_open_options (stage_get_map_page (window));
    pointer_rest (GTK_WIDGET (window));
    look_at (&look, GTK_WIDGET (window));
    look_through_kinds (&look);
    if (width < 1200)
      gtk_popover_popdown (stage_get_map_page (window)->options_popover);
    g_assert_cmpuint (look.n_labels, >, 5);
    n_wrong += look.n_wrong;
  }
  return n_wrong;
}

static const int widths[] = { 780, 900, 1100, 1280, 1600 };

static guint
look_at_start (CraApplication *application)
{
  CraWindow *window = cra_window_new (application);
  guint n_wrong = 0;

  gtk_window_present (GTK_WINDOW (window));
  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++) {
    Look look = { GTK_WIDGET (window), "start", widths[i], 0, 0, 0 };

    tour_resize (window, widths[i], 720);
    look_at (&look, GTK_WIDGET (window));
    n_wrong += look.n_wrong;
  }
  gtk_window_destroy (GTK_WINDOW (window));
  return n_wrong;
}

/* @data: the language */
static void
test_words (gconstpointer data)
{
  Stage stage;
  guint n_wrong;

  tour_speak (data);
  stage_set_up (&stage, stage_new_document (12, 9));
  n_wrong = look_at_start (stage.application);
  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++) {
    tour_resize (stage.window, widths[i], 720);
    n_wrong += look_at_tools (stage.window, widths[i]);
  }
  g_assert_cmpuint (n_wrong, ==, 0);
  stage_tear_down (&stage, NULL);
}

/* Play, with men on the map and one of them in hand. */
static void
test_play (gconstpointer data)
{
  Stage stage;
  guint n_wrong = 0;

  tour_speak (data);
  stage_set_up (&stage, stage_new_document (12, 9));
  tour_play (stage.window);
  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++) {
    Look look = { GTK_WIDGET (stage.window), "play", widths[i], 0, 0, 0 };
    int height = widths[i] == 780 ? 560 : 720;

    tour_resize (stage.window, widths[i], height);
    g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (stage.window)), <=, height);
    look_at (&look, GTK_WIDGET (stage.window));
    g_assert_cmpuint (look.n_labels, >, 5);
    n_wrong += look.n_wrong;
  }
  g_assert_cmpuint (n_wrong, ==, 0);
  stage.window->let_go = cra_window_get_work (stage.window);
  stage_tear_down (&stage, NULL);
}

/* What to do first stands whole in the status line, beside the longest facts of a hex. */
static void
test_first (gconstpointer data)
{
  Look look = { .page = "set-up", .width = 1100 };
  Stage stage;

  tour_speak (data);
  stage_set_up (&stage, stage_open_castle ("border-castle"));
  tour_resize (stage.window, 1100, 720);
  play_stage_begin (&stage);
  play_stage_go (
      &stage, (CrPlace){ 0, cr_grid_hex_at (&play_stage_get_page (&stage)->view->grid, 12, 12) });
  look.window = GTK_WIDGET (stage.window);
  look_at (&look, GTK_WIDGET (play_stage_get_page (&stage)->status));
  g_assert_cmpuint (look.n_labels, >, 1);
  g_assert_cmpuint (look.n_wrong, ==, 0);
  stage_tear_down (&stage, NULL);
}

/* The least window holds its header, its tools and its status line. */
static void
test_least (gconstpointer data)
{
  Stage stage;
  guint n;
  const CreToolInfo *tools = cre_tools_get (&n);

  tour_speak (data);
  stage_set_up (&stage, stage_new_document (12, 9));
  for (guint i = 0; i < n; i++) {
    GtkWidget *status = GTK_WIDGET (stage_get_map_page (stage.window)->status);
    graphene_rect_t place;

    tour_resize (stage.window, 780, 560);
    gtk_widget_activate_action_variant (GTK_WIDGET (stage.window), "map.tool",
                                        g_variant_new_string (tools[i].id));
    pointer_rest (GTK_WIDGET (stage.window));
    g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (stage.window)), <=, 560);
    g_assert_true (gtk_widget_compute_bounds (status, GTK_WIDGET (stage.window), &place));
    g_assert_cmpfloat (place.origin.y + place.size.height, <=, 560);
  }
  stage_tear_down (&stage, NULL);
}

/* A window that is looked at, and whether it goes onto the screen. */
static void
visit_cb (GtkWidget *root, const char *name, gpointer data)
{
  Look *look = data;

  look->window = root;
  look->page = name;
  look_at (look, root);
  g_test_message ("%s: %d × %d", name, gtk_widget_get_width (root), gtk_widget_get_height (root));
  if (gtk_widget_get_width (root) > look->width || gtk_widget_get_height (root) > look->height)
    tell (look, root, "is larger than the screen");
}

typedef struct {
  const char *language;
  int width, height;
} Screen;

/* The fit page and what opens a window of its own. */
static void
test_windows (gconstpointer data)
{
  const Screen *screen = data;
  Look look = { .width = screen->width, .height = screen->height };
  const Tour tour = { screen->width, screen->height, FALSE, visit_cb, &look };
  Stage stage;

  tour_speak (screen->language);
  stage_set_up (&stage, stage_open_castle ("templars-castle"));
  tour_resize (stage.window, screen->width, screen->height);
  tour_dialogs (&stage, &tour);
  tour_fit (&stage, &tour);
  g_assert_cmpuint (look.n_labels, >, 100);
  g_assert_cmpuint (look.n_wrong, ==, 0);
  stage_tear_down (&stage, NULL);
}

static const Screen screens[] = { { "en", 1100, 720 },
                                  { "fr", 1100, 720 },
                                  { "en", 1600, 1000 },
                                  { "fr", 1600, 1000 } };

static void
add_screens (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (screens); i++) {
    g_autofree char *path =
        g_strdup_printf ("/app/layout/windows/%s/%d", screens[i].language, screens[i].width);

    g_test_add_data_func (path, &screens[i], test_windows);
  }
}

int
main (int argc, char **argv)
{
  /* The maps that other tests opened lately lie in folders with names of any length. */
  g_autofree char *home =
      g_build_filename (g_getenv ("CRENEL_BUILD_DIR"), "tests", "app", "home", "layout", NULL);

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  gtk_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/app/layout/least/en", "en", test_least);
  g_test_add_data_func ("/app/layout/least/fr", "fr", test_least);
  g_test_add_data_func ("/app/layout/play/en", "en", test_play);
  g_test_add_data_func ("/app/layout/play/fr", "fr", test_play);
  g_test_add_data_func ("/app/layout/first/en", "en", test_first);
  g_test_add_data_func ("/app/layout/first/fr", "fr", test_first);
  g_test_add_data_func ("/app/layout/words/en", "en", test_words);
  g_test_add_data_func ("/app/layout/words/fr", "fr", test_words);
  add_screens ();
  return g_test_run ();
}
