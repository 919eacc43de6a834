/* test-floors.c: floors in the window, driven by a real pointer and real keys.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none; what ELV-03 calls floors, and the stairs of MOV-01 between them. */
#include "cra-floor-form.h"
#include "cra-map-menu.h"
#include "cra-window-private.h"
#include "hand.h"
#include "stage.h"

#include "cr-build.h"
#include "cre-floors.h"

static GtkWidget *
get_canvas (Stage *stage)
{
  return GTK_WIDGET (cra_map_view_get_canvas (stage_get_view (stage)));
}

/* A cellar and an upper room, and a spiral stair through both. */
static void
build (CreMapDocument *document)
{
  const CrMap *map = cre_map_document_get_map (document);
  static const char *const ends[] = { "cellar/6,5", "upper/6,5" };
  CrFloor cellar = { .id = (char *) "cellar", .storey = -1 };
  CrFloor upper = { .id = (char *) "upper", .storey = 1 };
  CrEdit *edit;

  g_assert_true (cre_floors_add (document, &upper, NULL));
  g_assert_true (cre_floors_add (document, &cellar, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++) {
    CrNode *node = cr_node_new ("spiral");

    edit = cr_edit_new ();
    cr_node_set (node, "id", i == 0 ? "down" : "up");
    cr_node_set (node, "from", "6,5");
    cr_node_set (node, "to", ends[i]);
    g_assert_true (cr_build_link (edit, map, node, NULL));
    cre_map_document_apply (document, edit, "stair", 0);
  }
}

static void
set_up (Stage *stage, gconstpointer data)
{
  CreMapDocument *document = stage_new_document (12, 9);

  build (document);
  stage_set_up (stage, document);
}

static gboolean
is_on (Stage *stage, const char *id)
{
  return cra_map_view_get_floor (stage_get_view (stage)) ==
         cr_map_find_floor (cre_map_document_get_map (stage_get_document (stage)), id);
}

static CrPlace
find (Stage *stage, const char *text)
{
  CrPlace place = { -1 };

  cr_map_parse_place (cre_map_document_get_map (stage_get_document (stage)), text, &place, NULL);
  return place;
}

/* Long lines of a menu, its title too, go on below: it is no wider than the window. */
static void
test_menu_fits (Stage *stage, gconstpointer data)
{
  g_autoptr (GMenu) menu = g_menu_new (), part = g_menu_new ();
  g_autofree char *words = g_strnfill (400, 'w');
  GtkWidget *popover;

  for (int i = 9; i < 400; i += 10)
    words[i] = ' ';
  g_menu_append (part, words, "play.cannot");
  g_menu_append_section (menu, words, G_MENU_MODEL (part));
  popover = cra_map_menu_popup (get_canvas (stage), G_MENU_MODEL (menu), 9, 9);
  WAIT_UNTIL (gtk_widget_get_mapped (popover));
  pointer_rest (popover);
  WAIT_UNTIL (gtk_widget_get_width (popover) < 700);
  g_object_ref (popover);
  gtk_popover_popdown (GTK_POPOVER (popover));
  WAIT_UNTIL (gtk_widget_get_parent (popover) == NULL);
  g_object_unref (popover);
}

/* Page Up and Page Down follow the storeys, not the order of the file, and stop at the last. */
static void
test_keys (Stage *stage, gconstpointer data)
{
  gtk_widget_grab_focus (get_canvas (stage));
  pointer_key (get_canvas (stage), GDK_KEY_Page_Up, 0);
  WAIT_UNTIL (is_on (stage, "upper"));
  pointer_key (get_canvas (stage), GDK_KEY_Page_Up, 0);
  pointer_key (get_canvas (stage), GDK_KEY_Page_Down, 0);
  WAIT_UNTIL (cra_map_view_get_floor (stage_get_view (stage)) == 0);
  pointer_key (get_canvas (stage), GDK_KEY_Page_Down, 0);
  WAIT_UNTIL (is_on (stage, "cellar"));
}

static gboolean
shows_floor (Stage *stage, const char *place)
{
  CraInspector *inspector = cra_map_page_get_inspector (stage_get_map_page (stage->window));
  g_autoptr (GArray) places = cra_inspector_list_places (inspector);

  return places->len == 1 && g_array_index (places, CrPlace, 0).floor == find (stage, place).floor;
}

/* The inspector goes along with the cursor. */
static void
test_inspector_follows (Stage *stage, gconstpointer data)
{
  const CraViewport *viewport = cra_canvas_get_viewport (CRA_CANVAS (get_canvas (stage)));
  CrPoint at = cra_viewport_to_widget (
      viewport, cr_layout_centre (cre_map_document_get_grid (stage_get_document (stage)),
                                  find (stage, "6,5").hex));

  pointer_click (get_canvas (stage), at.x, at.y);
  WAIT_UNTIL (shows_floor (stage, "6,5"));
  pointer_key (get_canvas (stage), GDK_KEY_Page_Up, 0);
  WAIT_UNTIL (is_on (stage, "upper"));
  g_assert_true (shows_floor (stage, "upper/6,5"));
}

/* The first of that kind, shown or not. */
static GtkWidget *
find_in (GtkWidget *root, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (root, type) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_in (child, type);
  return found;
}

/* The form shows a name as the list does, in the user's language, and leaves that of the map. */
static void
test_language (Stage *stage, gconstpointer data)
{
  CreMapDocument *document = stage_get_document (stage);
  const CrMap *map = cre_map_document_get_map (document);
  CrNode *meta = cr_node_copy (cr_map_find_node (map, CR_SECTION_HEAD, "meta", NULL));
  CrNode *word = cr_node_new ("translation");
  CrFloor like = { .name = (char *) "Ground" };
  CrEdit *edit = cr_edit_new ();
  GtkWidget *form = g_object_ref_sink (g_object_new (CRA_TYPE_FLOOR_FORM, NULL));

  cr_node_set (word, "xml:lang", "C");
  cr_node_set (word, "of", "Ground");
  cr_node_set_text (word, "Sol");
  cr_node_take_child (meta, word);
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_HEAD); i++)
    if (cr_node_is (cr_map_get_node (map, CR_SECTION_HEAD, i), "meta"))
      cr_edit_replace_node (edit, map, CR_SECTION_HEAD, i, meta);
  cre_map_document_apply (document, edit, "words", 0);
  cre_floors_change (document, 0, &like);
  cra_floor_form_set_view (CRA_FLOOR_FORM (form), stage_get_view (stage));
  cra_floor_form_reset (CRA_FLOOR_FORM (form));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_in (form, GTK_TYPE_ENTRY))), ==,
                   "Sol");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_in (form, GTK_TYPE_SPIN_BUTTON)), 2);
  g_assert_cmpint (cr_map_get_floor (map, 0)->storey, ==, 2);
  g_assert_cmpstr (cr_map_get_floor (map, 0)->name, ==, "Ground");
  g_object_unref (form);
}

/* A double click goes through the stair; the hex stays where it is under the pointer. */
static void
test_jump (Stage *stage, gconstpointer data)
{
  const CraViewport *viewport = cra_canvas_get_viewport (CRA_CANVAS (get_canvas (stage)));
  const CrGrid *grid = cre_map_document_get_grid (stage_get_document (stage));
  CrHex hex = find (stage, "6,5").hex;
  CrPoint at = cra_viewport_to_widget (viewport, cr_layout_centre (grid, hex)), then;
  CrPlace place;

  pointer_click (get_canvas (stage), at.x, at.y);
  pointer_click (get_canvas (stage), at.x, at.y);
  WAIT_UNTIL (is_on (stage, "cellar"));
  then = cra_viewport_to_widget (viewport, cr_layout_centre (grid, hex));
  g_assert_cmpfloat_with_epsilon (then.x, at.x, 0.01);
  g_assert_cmpfloat_with_epsilon (then.y, at.y, 0.01);
  g_assert_true (cra_map_view_get_cursor (stage_get_view (stage), &place));
  g_assert_true (cr_hex_equal (place.hex, hex));
  g_assert_cmpint (place.floor, ==, find (stage, "cellar/6,5").floor);

  pointer_key (get_canvas (stage), GDK_KEY_Page_Up, GDK_KEY_Control_L);
  WAIT_UNTIL (cra_map_view_get_floor (stage_get_view (stage)) == 0);
  pointer_key (get_canvas (stage), GDK_KEY_Page_Up, GDK_KEY_Control_L);
  WAIT_UNTIL (is_on (stage, "upper"));
  g_assert_false (cra_map_view_jump_here (stage_get_view (stage), 1));
}

/* The floor in work is found again when one before it goes, and left when it goes itself. */
static void
test_removal (Stage *stage, gconstpointer data)
{
  CreMapDocument *document = stage_get_document (stage);

  cra_map_view_set_floor (stage_get_view (stage), find (stage, "cellar/1,1").floor);
  g_assert_true (cre_floors_remove (document, find (stage, "upper/1,1").floor, NULL));
  g_assert_true (is_on (stage, "cellar"));
  g_assert_true (cre_floors_remove (document, find (stage, "cellar/1,1").floor, NULL));
  g_assert_cmpint (cra_map_view_get_floor (stage_get_view (stage)), ==, 0);
  cre_document_undo (CRE_DOCUMENT (document));
  cre_document_undo (CRE_DOCUMENT (document));
  g_assert_cmpint (cr_map_n_floors (cre_map_document_get_map (document)), ==, 3);
}

static GtkWidget *
find_menu (Stage *stage)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (stage_get_map_page (stage->window)));

  while (child != NULL && !GTK_IS_POPOVER_MENU (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* Every row does something there is; how many of them do @action? */
static int
count_actions (Stage *stage, GMenuModel *menu, const char *wanted)
{
  int n = 0;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    static const char *const links[] = { G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU };
    g_autofree char *action = NULL;
    gboolean has_action = g_menu_model_get_item_attribute (menu, i, "action", "s", &action);

    if (has_action)
      g_assert_true (stage_has_action (stage->window, action));
    n += has_action && g_str_equal (action, wanted);
    for (gsize k = 0; k < G_N_ELEMENTS (links); k++) {
      g_autoptr (GMenuModel) below = g_menu_model_get_item_link (menu, i, links[k]);

      n += below != NULL ? count_actions (stage, below, wanted) : 0;
    }
  }
  return n;
}

/* The menu of a hex: by the keyboard at the cursor, with the way down in it; and when it closes the
 * map has the keys again. */
static void
test_menu (Stage *stage, gconstpointer data)
{
  g_autoptr (GArray) chosen = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autoptr (GMenuModel) menu = NULL;
  CrPlace stair = find (stage, "6,5");
  int n;

  g_array_append_val (chosen, stair);
  menu =
      cra_map_menu_new (stage_get_document (stage), &(CraMapMenuOf){ stair, chosen, NULL, FALSE });
  n = count_actions (stage, menu, "map.through");
  g_assert_cmpint (n, ==, 2);

  gtk_widget_grab_focus (get_canvas (stage));
  cra_map_view_go_to (stage_get_view (stage), find (stage, "6,5"));
  pointer_key (get_canvas (stage), GDK_KEY_Menu, 0);
  WAIT_UNTIL (find_menu (stage) != NULL);
  gtk_popover_popdown (GTK_POPOVER (find_menu (stage)));
  WAIT_UNTIL (find_menu (stage) == NULL);
  WAIT_UNTIL (gtk_widget_has_focus (get_canvas (stage)));
  gtk_widget_activate_action_variant (GTK_WIDGET (stage->window), "map.through",
                                      g_variant_new_string ("cellar/6,5"));
  g_assert_true (is_on (stage, "cellar"));
}

/* Every page of the inspector, and back to the map when its thing goes. */
static void
test_inspector (Stage *stage, gconstpointer data)
{
  CraInspector *inspector = cra_map_page_get_inspector (stage_get_map_page (stage->window));
  CreMapDocument *document = stage_get_document (stage);
  CreNodeRef ref = { CR_SECTION_LINKS, 1 };

  gtk_widget_activate_action_variant (GTK_WIDGET (stage->window), "map.inspect",
                                      g_variant_new_string ("1:1"));
  g_autoptr (GArray) ends = cra_inspector_list_places (inspector);
  g_assert_cmpuint (ends->len, ==, 2);
  g_assert_true (cre_node_remove (document, ref));
  g_autoptr (GArray) none = cra_inspector_list_places (inspector);
  g_assert_cmpuint (none->len, ==, 0);

  cra_map_page_select_same (stage_get_map_page (stage->window), find (stage, "1,1"));
  g_autoptr (GArray) all = cra_inspector_list_places (inspector);
  g_assert_cmpuint (all->len, ==, 12 * 9);
  g_autofree char *text = cra_inspector_dup_text (inspector);
  g_assert_true (g_str_has_prefix (text, "108 hexes"));
  cra_inspector_show_side (inspector, find (stage, "6,5"), 0);
  g_autoptr (GArray) one = cra_inspector_list_places (inspector);
  g_assert_cmpuint (one->len, ==, 1);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* A stroke along a row with the brush that is in hand, up to its last hex. */
static CreAim
stroke (Stage *stage)
{
  static const char *const way[] = { "2,2", "3,2", "4,2", "5,2", "6,2", "7,2", "8,2" };
  CreTool *tool = cra_map_view_get_tool (stage_get_view (stage));
  CreAim aim = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (way); i++) {
    aim = cre_aim_at_place (cre_map_document_get_grid (stage_get_document (stage)),
                            find (stage, way[i]), 0);
    if (i == 0)
      cre_tool_begin (tool, &aim);
    else
      cre_tool_drag (tool, &aim);
  }
  return aim;
}

/* What panels say is laid out anew once a stroke, and only if it is about what was painted. */
static void
test_stroke (Stage *stage, gconstpointer data)
{
  GtkWidget *inspector =
      GTK_WIDGET (cra_map_page_get_inspector (stage_get_map_page (stage->window)));
  GtkWidget *of_map, *of_hex;
  guint n_tips = 0;
  CreAim aim;

  gtk_widget_activate_action_variant (GTK_WIDGET (stage->window), "map.tool",
                                      g_variant_new_string ("level"));
  WAIT_UNTIL ((of_map = hand_find (inspector, "Floors")) != NULL);
  g_object_add_weak_pointer (G_OBJECT (of_map), (gpointer *) &of_map);
  g_signal_connect_swapped (stage->window->undo_button, "notify::tooltip-text",
                            G_CALLBACK (count_cb), &n_tips);
  aim = stroke (stage);
  cre_tool_end (cra_map_view_get_tool (stage_get_view (stage)), &aim);
  g_assert_nonnull (of_map);
  g_object_remove_weak_pointer (G_OBJECT (of_map), (gpointer *) &of_map);
  g_assert_cmpuint (n_tips, ==, 1);

  g_assert_true (cre_document_undo (CRE_DOCUMENT (stage_get_document (stage))));
  cra_map_view_go_to (stage_get_view (stage), find (stage, "4,2"));
  WAIT_UNTIL ((of_hex = hand_find (inspector, "Top")) != NULL);
  g_object_add_weak_pointer (G_OBJECT (of_hex), (gpointer *) &of_hex);
  aim = stroke (stage);
  g_assert_nonnull (of_hex);
  cre_tool_end (cra_map_view_get_tool (stage_get_view (stage)), &aim);
  g_assert_null (of_hex);
  g_assert_nonnull (hand_find (inspector, "Top"));
}

/* What the menu does is done to the hexes selected, or to the one it was asked for at. */
static void
test_deeds (Stage *stage, gconstpointer data)
{
  const CrMap *map = cre_map_document_get_map (stage_get_document (stage));

  cra_map_page_select_same (stage_get_map_page (stage->window), find (stage, "1,1"));
  stage_do (stage->window, "map.shift-level", "1");
  g_assert_cmpint (cr_map_get_level (map, find (stage, "1,1")), ==, 1);
  g_assert_cmpint (cr_map_get_level (map, find (stage, "12,9")), ==, 1);

  /* Beside the selection it is about its own hex. */
  cra_map_view_set_floor (stage_get_view (stage), find (stage, "cellar/1,1").floor);
  gtk_widget_grab_focus (get_canvas (stage));
  cra_map_view_go_to (stage_get_view (stage), find (stage, "cellar/6,5"));
  pointer_key (get_canvas (stage), GDK_KEY_Menu, 0);
  WAIT_UNTIL (find_menu (stage) != NULL);
  stage_do (stage->window, "map.shift-level", "-1");
  g_assert_cmpint (cr_map_get_level (map, find (stage, "cellar/6,5")), ==, -1);
  g_assert_cmpint (cr_map_get_level (map, find (stage, "1,1")), ==, 1);
  stage_do (stage->window, "map.clear", NULL);
  g_assert_false (cr_map_has_place (map, find (stage, "cellar/6,5")));
  gtk_popover_popdown (GTK_POPOVER (find_menu (stage)));
  WAIT_UNTIL (find_menu (stage) == NULL);
}

#define ADD(path, test) g_test_add (path, Stage, NULL, set_up, test, stage_tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ADD ("/app/floors/language", test_language);
  ADD ("/app/floors/keys", test_keys);
  ADD ("/app/floors/menu-fits", test_menu_fits);
  ADD ("/app/floors/inspector-follows", test_inspector_follows);
  ADD ("/app/floors/jump", test_jump);
  ADD ("/app/floors/removal", test_removal);
  ADD ("/app/floors/menu", test_menu);
  ADD ("/app/floors/deeds", test_deeds);
  ADD ("/app/floors/inspector", test_inspector);
  ADD ("/app/floors/stroke", test_stroke);
  return pointer_is_there () ? g_test_run () : 77;
}
