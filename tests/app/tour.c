/* tour.c: a walk through the whole window, from one view of it to the next.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "tour.h"

#include "cra-fit-page-private.h"
#include "cra-help.h"
#include "cra-keys.h"
#include "cra-map-page-private.h"
#include "cra-new-dialog.h"
#include "cra-preferences.h"
#include "cra-resize-dialog.h"
#include "hand.h"
#include "pointer.h"

#include "cr-data.h"
#include "cre-tool-select.h"
#include "cre-tools.h"

#include <glib/gi18n.h>
#include <locale.h>

/* The frame of the window is a part of what was asked for. */
#define FRAME 2
/* Below this width the options are in a popover. */
#define COMPACT 1200

/* The words that were found so far are forgotten when the domain is bound anew. */
void
tour_speak (const char *language)
{
  g_autofree char *locale = cr_data_build_path ("po");

  g_setenv ("LANGUAGE", language, TRUE);
  setlocale (LC_ALL, "C.UTF-8");
  bindtextdomain (GETTEXT_PACKAGE, locale);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

void
tour_resize (CraWindow *window, int width, int height)
{
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  WAIT_UNTIL (abs (gtk_widget_get_width (GTK_WIDGET (window)) - width) <= FRAME);
  pointer_rest (GTK_WIDGET (window));
}

static void
unfold (GtkWidget *widget)
{
  if (GTK_IS_EXPANDER (widget))
    gtk_expander_set_expanded (GTK_EXPANDER (widget), TRUE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    unfold (child);
}

static void
visit (const Tour *tour, GtkWidget *root, const char *name)
{
  if (!tour->folded)
    unfold (root);
  pointer_rest (root);
  tour->visit (root, name, tour->data);
}

static void
act (Stage *stage, const char *name, const char *target)
{
  stage_do (stage->window, name, target);
}

static void
visit_tool (Stage *stage, const Tour *tour, const char *id)
{
  CraMapPage *page = stage_get_page (stage);

  act (stage, "map.tool", id);
  if (tour->width < COMPACT)
    cra_map_page_open_options (page);
  visit (tour, GTK_WIDGET (stage->window), id);
  if (tour->width < COMPACT)
    gtk_popover_popdown (page->options_popover);
}

static CrPlace
get_place (Stage *stage, int column, int row)
{
  return (CrPlace){ 0, cr_grid_hex_at (cre_map_document_get_grid (stage_get_document (stage)),
                                       column, row) };
}

static void
press (Stage *stage, guint key)
{
  GtkWidget *canvas = GTK_WIDGET (cra_map_view_get_canvas (stage_get_view (stage)));

  gtk_widget_grab_focus (canvas);
  pointer_key (GTK_WIDGET (stage->window), key, 0);
  pointer_rest (canvas);
}

/* A shot, and what can be told of it besides. */
static void
visit_shot (Stage *stage, const Tour *tour)
{
  static const char *const names[] = { "section", "levels", "shooters", "what-if" };
  CraDrawer *drawer = stage_get_page (stage)->drawer;

  act (stage, "map.tool", "fire");
  cra_map_view_go_to (stage_get_view (stage), get_place (stage, 5, 5));
  press (stage, GDK_KEY_Return);
  cra_map_view_go_to (stage_get_view (stage), get_place (stage, 8, 8));
  press (stage, GDK_KEY_Return);
  for (int i = 0; i < CRA_N_DRAWER_TABS; i++) {
    cra_drawer_show_tab (drawer, (CraDrawerTab) i);
    visit (tour, GTK_WIDGET (stage->window), names[i]);
  }
  cra_drawer_show_tab (drawer, CRA_TAB_SECTION);
}

void
tour_tools (Stage *stage, const Tour *tour)
{
  guint n;
  const CreToolInfo *tools = cre_tools_get (&n);

  tour_resize (stage->window, tour->width, tour->height);
  for (guint i = 0; i < n; i++)
    visit_tool (stage, tour, tools[i].id);
}

void
tour_hexes (Stage *stage, const Tour *tour)
{
  static const int hexes[][2] = { { 24, 9 }, { 26, 11 }, { 22, 12 }, { 8, 18 }, { 15, 20 } };

  for (gsize i = 0; i < G_N_ELEMENTS (hexes); i++) {
    cra_map_view_go_to (stage_get_view (stage), get_place (stage, hexes[i][0], hexes[i][1]));
    tour_tools (stage, tour);
  }
}

void
tour_selected (Stage *stage, const Tour *tour)
{
  guint n;
  const CreToolInfo *tools = cre_tools_get (&n);

  tour_resize (stage->window, tour->width, tour->height);
  cra_map_view_go_to (stage_get_view (stage), get_place (stage, 5, 5));
  for (guint i = 0; i < n; i++)
    visit_tool (stage, tour, tools[i].id);
  visit_shot (stage, tour);
  act (stage, "map.tool", "select");
}

/* One of each kind of what has fields of its own. */
static void
visit_nodes (Stage *stage, const Tour *tour)
{
  const CrMap *map = cre_map_document_get_map (stage_get_document (stage));

  for (CrSection section = CR_SECTION_LINKS; section <= CR_SECTION_PICTURES; section++) {
    g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

    for (guint i = 0; i < cr_map_n_nodes (map, section); i++) {
      const char *name = cr_node_get_name (cr_map_get_node (map, section, i));

      if (!g_hash_table_add (seen, (gpointer) name))
        continue;
      cra_map_page_inspect (stage_get_page (stage), (CreNodeRef){ section, i });
      visit (tour, GTK_WIDGET (stage->window), name);
    }
  }
}

static void
visit_sides (Stage *stage, const Tour *tour)
{
  CraInspector *inspector = cra_map_page_get_inspector (stage_get_page (stage));
  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CreMark));

  for (int side = 0; side < 2; side++) {
    CreMark mark = { get_place (stage, 8, 8), side };

    g_array_append_val (marks, mark);
  }
  cra_inspector_show_side (inspector, get_place (stage, 8, 8), 0);
  visit (tour, GTK_WIDGET (stage->window), "side");
  cra_inspector_show_sides (inspector, marks);
  visit (tour, GTK_WIDGET (stage->window), "sides");
}

/* Many hexes, by the tool that holds them. */
static void
visit_many (Stage *stage, const Tour *tour)
{
  act (stage, "map.tool", "select");
  cra_map_page_select_same (stage_get_page (stage), get_place (stage, 8, 8));
  visit (tour, GTK_WIDGET (stage->window), "many");
}

static void
visit_popover (Stage *stage, const Tour *tour, GtkPopover *popover, const char *name)
{
  WAIT_UNTIL (gtk_widget_get_mapped (GTK_WIDGET (popover)));
  visit (tour, GTK_WIDGET (stage->window), name);
  gtk_popover_popdown (popover);
  WAIT_UNTIL (!gtk_widget_get_mapped (GTK_WIDGET (popover)));
}

static void
visit_menus (Stage *stage, const Tour *tour)
{
  GtkMenuButton *const buttons[] = { stage->window->open_button, stage->window->new_button,
                                     stage->window->menu_button };

  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++) {
    gtk_menu_button_popup (buttons[i]);
    visit_popover (stage, tour, gtk_menu_button_get_popover (buttons[i]), "menu");
  }
}

void
tour_panels (Stage *stage, const Tour *tour)
{
  CraMapPage *page = stage_get_page (stage);

  tour_resize (stage->window, tour->width, tour->height);
  visit_nodes (stage, tour);
  visit_sides (stage, tour);
  visit_many (stage, tour);
  visit_menus (stage, tour);
  act (stage, "map.next-problem", NULL);
  visit (tour, GTK_WIDGET (stage->window), "problems");
  act (stage, "map.tool", "fire");
  act (stage, "map.go-to", NULL);
  visit_popover (stage, tour, GTK_POPOVER (page->go_to), "go-to");
  act (stage, "map.find", NULL);
  visit_popover (stage, tour, page->find_popover, "find");
  gtk_menu_button_popup (
      GTK_MENU_BUTTON (hand_find_type (GTK_WIDGET (page->floor_switch), GTK_TYPE_MENU_BUTTON)));
  visit (tour, GTK_WIDGET (stage->window), "floors");
  press (stage, GDK_KEY_Escape);
  act (stage, "map.hex-table", NULL);
  visit (tour, GTK_WIDGET (stage->window), "table");
  act (stage, "map.hex-table", NULL);
}

static void
visit_window (const Tour *tour, GtkWidget *window, const char *name)
{
  gtk_window_present (GTK_WINDOW (window));
  WAIT_UNTIL (gtk_widget_get_mapped (window) && gtk_widget_get_width (window) > 0);
  visit (tour, window, name);
  gtk_window_destroy (GTK_WINDOW (window));
}

void
tour_dialogs (Stage *stage, const Tour *tour)
{
  GtkWindow *window = GTK_WINDOW (stage->window);
  GSettings *settings = cra_application_get_settings (stage->application);

  visit_window (tour, GTK_WIDGET (cra_new_dialog_new (window, _ ("New empty map"), "x")), "new");
  visit_window (tour, GTK_WIDGET (cra_resize_dialog_new (window, stage_get_document (stage))),
                "resize");
  visit_window (tour, cra_preferences_new (window, settings), "preferences");
  visit_window (tour, GTK_WIDGET (cra_help_show (window, "page:fire")), "help");
  visit_window (tour, cra_keys_new_window (window, "map"), "keys");
}

void
tour_start (Stage *stage, const Tour *tour)
{
  CraWindow *window = cra_window_new (stage->application);

  gtk_window_present (GTK_WINDOW (window));
  tour_resize (window, tour->width, tour->height);
  visit (tour, GTK_WIDGET (window), "start");
  gtk_window_destroy (GTK_WINDOW (window));
}

void
tour_fit (Stage *stage, const Tour *tour)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", "border-castle.png", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  const CrGrid *grid = cre_map_document_get_grid (stage_get_document (stage));
  CreMapDocument *document = cre_map_document_new_from_picture (file, grid, "Test", NULL, &error);
  CraWindow *window;

  g_assert_no_error (error);
  window = stage_open (stage->application, document);
  tour_resize (window, tour->width, tour->height);
  gtk_widget_activate_action_variant (GTK_WIDGET (window), "map.fit-grid", NULL);
  WAIT_UNTIL (stage_get_fit_page (window)->picture != NULL &&
              gtk_widget_get_width (GTK_WIDGET (stage_get_fit_page (window)->canvas)) > 100);
  visit (tour, GTK_WIDGET (window), "fit");
  for (int i = 1; i <= 2; i++)
    cre_fit_add_point (stage_get_fit_page (window)->fit, cr_grid_hex_at (grid, 4 * i, 3 * i),
                       (CrPoint){ 200.0 * i, 150.0 * i });
  visit (tour, GTK_WIDGET (window), "fit points");
  g_signal_emit_by_name (stage_get_fit_page (window)->propose, "clicked");
  visit (tour, GTK_WIDGET (window), "fit search");
  WAIT_UNTIL (stage_get_fit_page (window)->proposing == NULL);
  visit (tour, GTK_WIDGET (window), "fit answer");
  gtk_window_destroy (GTK_WINDOW (window));
}

CraPlayPage *
tour_play (CraWindow *window)
{
  static const char *const orders[] = { "place watkin for besiegers at 3,3",
                                        "place roland for besiegers at 5,3",
                                        "place odo for garrison at 4,5",
                                        "place hal for garrison at 6,5",
                                        "end",
                                        "end" };
  CraPlayActivity *activity = CRA_PLAY_ACTIVITY (cra_window_get_activity (window, "play"));
  CraPlayPage *page = CRA_PLAY_PAGE (cra_activity_get_page (CRA_ACTIVITY (activity)));
  g_autoptr (GError) error = NULL;

  stage_do (window, "win.play", NULL);
  WAIT_UNTIL (gtk_widget_get_mapped (GTK_WIDGET (page)));
  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++) {
    cre_play_say (CRE_PLAY (cra_activity_get_work (CRA_ACTIVITY (activity))), orders[i], &error);
    g_assert_no_error (error);
  }
  cre_tool_play_choose (cra_play_page_get_tool (page), 0);
  pointer_rest (GTK_WIDGET (page));
  return page;
}
