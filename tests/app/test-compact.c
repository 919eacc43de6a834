/* test-compact.c: the options of a tool in a small window.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none; design/window section 2, what collapses when. */
#include "cra-map-page-private.h"
#include "cra-window-private.h"
#include "pointer.h"
#include "stage.h"

#include "cra-kind-list.h"

static void
set_up (Stage *stage, gconstpointer data)
{
  stage_set_up (stage, stage_new_document (12, 9));
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 1100, 720);
  WAIT_UNTIL (stage_get_map_page (stage->window)->compact);
  gtk_widget_activate_action_variant (GTK_WIDGET (stage->window), "map.tool",
                                      g_variant_new_string ("terrain"));
  pointer_rest (GTK_WIDGET (stage->window));
}

static GtkPopover *
open_options_of (CraWindow *window)
{
  GtkPopover *popover = stage_get_map_page (window)->options_popover;

  cra_map_page_open_options (stage_get_map_page (window));
  WAIT_UNTIL (gtk_widget_get_mapped (GTK_WIDGET (popover)));
  pointer_rest (GTK_WIDGET (window));
  return popover;
}

static GtkPopover *
open_options (Stage *stage)
{
  return open_options_of (stage->window);
}

static gboolean
is_named (GtkMenuButton *swatch, const char *name)
{
  g_autofree char *differs = gtk_test_accessible_check_property (
      GTK_ACCESSIBLE (swatch), GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  return differs == NULL;
}

/* Its picture is on the button at the foot of the strip, and its name with it. */
static void
test_swatch (Stage *stage, gconstpointer data)
{
  GtkMenuButton *swatch =
      cra_tool_strip_get_swatch (stage_get_map_page (stage->window)->tool_strip);
  g_autoptr (GdkPaintable) first = NULL;
  GtkWidget *image;

  g_object_set (cra_map_view_get_tool (stage_get_view (stage)), "code", "flat", NULL);
  image = gtk_menu_button_get_child (swatch);
  g_assert_true (GTK_IS_IMAGE (image));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (swatch)));
  g_set_object (&first, gtk_image_get_paintable (GTK_IMAGE (image)));
  g_assert_nonnull (first);
  g_object_set (cra_map_view_get_tool (stage_get_view (stage)), "code", "moat", NULL);
  image = gtk_menu_button_get_child (swatch);
  g_assert_true (gtk_image_get_paintable (GTK_IMAGE (image)) != first);
  g_assert_true (is_named (swatch, "Moat, options of the tool"));
  gtk_widget_activate_action_variant (GTK_WIDGET (stage->window), "map.tool",
                                      g_variant_new_string ("walk"));
  g_assert_true (is_named (swatch, "Walk, options of the tool"));
  g_assert_cmpstr (gtk_menu_button_get_icon_name (swatch), ==, "cre-walk-symbolic");
}

/* What stands on sides has its picture there, too, each kind its own. */
static void
test_swatch_side (Stage *stage, gconstpointer data)
{
  GtkMenuButton *swatch =
      cra_tool_strip_get_swatch (stage_get_map_page (stage->window)->tool_strip);
  g_autoptr (GdkPaintable) first = NULL;

  gtk_widget_activate_action_variant (GTK_WIDGET (stage->window), "map.tool",
                                      g_variant_new_string ("side"));
  g_object_set (cra_map_view_get_tool (stage_get_view (stage)), "kind", CR_SIDE_WALL, NULL);
  g_assert_true (is_named (swatch, "Wall, options of the tool"));
  g_set_object (&first, gtk_image_get_paintable (GTK_IMAGE (gtk_menu_button_get_child (swatch))));
  g_assert_nonnull (first);
  g_object_set (cra_map_view_get_tool (stage_get_view (stage)), "kind", CR_SIDE_BATTLEMENT, NULL);
  g_assert_true (is_named (swatch, "Battlement, options of the tool"));
  g_assert_true (gtk_image_get_paintable (GTK_IMAGE (gtk_menu_button_get_child (swatch))) != first);
}

/* Rows that have a picture and are seen whole. */
static guint
count_kinds (GtkWidget *widget, GtkWidget *room)
{
  graphene_rect_t place, all;
  guint n = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (GTK_IS_IMAGE (widget) && GTK_IS_BOX (gtk_widget_get_parent (widget)) &&
      gtk_widget_compute_bounds (widget, room, &place) &&
      gtk_widget_compute_bounds (room, room, &all))
    n += graphene_rect_contains_rect (&all, &place);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_kinds (child, room);
  return n;
}

static GtkWidget *
find_type (GtkWidget *widget, GType type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_type (child, type);
  return found;
}

static void
test_palette (Stage *stage, gconstpointer data)
{
  GtkWidget *popover = GTK_WIDGET (open_options (stage));
  GtkWidget *list = find_type (find_type (popover, CRA_TYPE_KIND_LIST), GTK_TYPE_LIST_VIEW);
  GtkWidget *room = gtk_widget_get_ancestor (list, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t place;

  g_assert_cmpuint (count_kinds (list, room), >=, 6);
  /* All of them without scrolling the popover. */
  g_assert_true (gtk_widget_compute_bounds (room, popover, &place));
  g_assert_cmpfloat (place.origin.y + place.size.height, <=, gtk_widget_get_height (popover));
}

/* What closes the options paints nothing, and leaves nothing half begun. */
static void
test_click (Stage *stage, gconstpointer data)
{
  GtkPopover *popover = open_options (stage);
  CreTool *tool = cra_map_view_get_tool (stage_get_view (stage));
  GtkWidget *canvas = GTK_WIDGET (cra_map_view_get_canvas (stage_get_view (stage)));
  double x = gtk_widget_get_width (canvas) * 0.55, y = gtk_widget_get_height (canvas) * 0.5;

  g_object_set (tool, "code", "moat", NULL);
  pointer_move (canvas, x, y);
  pointer_button (1, TRUE);
  WAIT_UNTIL (!gtk_widget_get_mapped (GTK_WIDGET (popover)));
  pointer_move (canvas, x + 60, y);
  pointer_rest (GTK_WIDGET (stage->window));
  pointer_button (1, FALSE);
  pointer_rest (GTK_WIDGET (stage->window));
  g_assert_false (cre_tool_is_active (tool));
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (stage_get_document (stage))));
}

static gboolean
is_moat (Stage *stage, CrPlace place)
{
  return g_str_equal (
      cr_map_get_terrain (cre_map_document_get_map (stage_get_document (stage)), place), "moat");
}

static CrPoint
find_place (Stage *stage, CrPlace place)
{
  CraCanvas *canvas = cra_map_view_get_canvas (stage_get_view (stage));

  return cra_viewport_to_widget (
      cra_canvas_get_viewport (canvas),
      cr_layout_centre (cre_map_document_get_grid (stage_get_document (stage)), place.hex));
}

static void
click_place (Stage *stage, CrPlace place)
{
  CrPoint at = find_place (stage, place);

  pointer_click (GTK_WIDGET (cra_map_view_get_canvas (stage_get_view (stage))), at.x, at.y);
}

/* The click after that paints what it hits, as soon as they are gone. */
static void
test_next_click (Stage *stage, gconstpointer data)
{
  const CrGrid *grid = cre_map_document_get_grid (stage_get_document (stage));
  CreTool *tool = cra_map_view_get_tool (stage_get_view (stage));

  g_object_set (tool, "code", "moat", NULL);
  for (int i = 0; i < 8; i++) {
    GtkWidget *popover = GTK_WIDGET (open_options (stage));
    CrPlace place = { 0, cr_grid_hex_at (grid, 7 + i % 4, 2 + i / 4) };

    click_place (stage, place);
    WAIT_UNTIL (!gtk_widget_get_mapped (popover));
    /* The server has taken them away, too. */
    pointer_rest (GTK_WIDGET (stage->window));
    g_assert_false (is_moat (stage, place));
    click_place (stage, place);
    WAIT_UNTIL (is_moat (stage, place));
    WAIT_UNTIL (!cre_tool_is_active (tool));
  }
}

/* A window that is closed with its options open leaves the pointer to the others. */
static void
test_closed_window (Stage *stage, gconstpointer data)
{
  const CrGrid *grid = cre_map_document_get_grid (stage_get_document (stage));
  CrPlace place = { 0, cr_grid_hex_at (grid, 7, 2) };
  CraWindow *other = stage_open (stage->application, stage_new_document (12, 9));

  stage_wait_for_map (other);
  gtk_window_set_default_size (GTK_WINDOW (other), 1100, 720);
  WAIT_UNTIL (stage_get_map_page (other)->compact);
  g_object_set (cra_map_view_get_tool (stage_get_view (stage)), "code", "moat", NULL);
  gtk_widget_activate_action_variant (GTK_WIDGET (other), "map.tool",
                                      g_variant_new_string ("terrain"));
  open_options_of (other);
  gtk_window_destroy (GTK_WINDOW (other));
  pointer_rest (GTK_WIDGET (stage->window));
  click_place (stage, place);
  WAIT_UNTIL (is_moat (stage, place));
}

/* However the options are closed, the next key goes to the map. */
static void
test_keys (Stage *stage, gconstpointer data)
{
  GtkPopover *popover = open_options (stage);
  GtkWidget *window = GTK_WIDGET (stage->window);
  GtkWidget *canvas = GTK_WIDGET (cra_map_view_get_canvas (stage_get_view (stage)));

  gtk_widget_child_focus (GTK_WIDGET (popover), GTK_DIR_TAB_FORWARD);
  pointer_key (window, GDK_KEY_Escape, 0);
  WAIT_UNTIL (!gtk_widget_get_mapped (GTK_WIDGET (popover)));
  WAIT_UNTIL (gtk_root_get_focus (GTK_ROOT (window)) == canvas);
  pointer_key (window, GDK_KEY_F8, 0);
  WAIT_UNTIL (gtk_widget_get_mapped (GTK_WIDGET (popover)));
  pointer_key (window, GDK_KEY_F8, 0);
  WAIT_UNTIL (!gtk_widget_get_mapped (GTK_WIDGET (popover)));
  WAIT_UNTIL (gtk_root_get_focus (GTK_ROOT (window)) == canvas);
}

/* A panel that is hidden does not take the keys along. */
static void
test_hidden_panel (Stage *stage, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (stage->window);
  CraMapPage *page = stage_get_map_page (stage->window);

  gtk_widget_child_focus (GTK_WIDGET (page->right), GTK_DIR_TAB_FORWARD);
  g_assert_true (
      gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)), GTK_WIDGET (page->right)));
  pointer_key (window, GDK_KEY_F9, 0);
  WAIT_UNTIL (!gtk_widget_get_visible (GTK_WIDGET (page->right)));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) ==
                 GTK_WIDGET (cra_map_view_get_canvas (stage_get_view (stage))));
}

/* In every window. */
static void
test_save (Stage *stage, gconstpointer data)
{
  g_assert_true (gtk_widget_get_mapped (stage->window->save_button));
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 780, 560);
  pointer_rest (GTK_WIDGET (stage->window));
  g_assert_true (gtk_widget_get_mapped (stage->window->save_button));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  if (!pointer_is_there ())
    return 77;

  g_test_add ("/app/compact/swatch", Stage, NULL, set_up, test_swatch, stage_tear_down);
  g_test_add ("/app/compact/swatch-side", Stage, NULL, set_up, test_swatch_side, stage_tear_down);
  g_test_add ("/app/compact/palette", Stage, NULL, set_up, test_palette, stage_tear_down);
  g_test_add ("/app/compact/click", Stage, NULL, set_up, test_click, stage_tear_down);
  g_test_add ("/app/compact/next-click", Stage, NULL, set_up, test_next_click, stage_tear_down);
  g_test_add ("/app/compact/closed-window", Stage, NULL, set_up, test_closed_window,
              stage_tear_down);
  g_test_add ("/app/compact/keys", Stage, NULL, set_up, test_keys, stage_tear_down);
  g_test_add ("/app/compact/hidden-panel", Stage, NULL, set_up, test_hidden_panel, stage_tear_down);
  g_test_add ("/app/compact/save", Stage, NULL, set_up, test_save, stage_tear_down);
  return g_test_run ();
}
