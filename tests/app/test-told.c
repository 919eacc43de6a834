/* test-told.c: what came of an act is told beside it, and what is lacking is offered there, to the
 * pointer and to the keys. Rules: DRW-01, TMP-07. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-page-private.h"
#include "cra-map-view-private.h"
#include "cra-toast.h"
#include "hand.h"
#include "stage.h"

static void
set_up (Stage *stage, gconstpointer data)
{
  stage_set_up (stage, stage_new_document (12, 9));
}

static GtkWidget *
get_canvas (Stage *stage)
{
  return GTK_WIDGET (cra_map_view_get_canvas (stage_get_view (stage)));
}

static CrPlace
get_place (Stage *stage, int column, int row)
{
  return (CrPlace){ 0, cr_grid_hex_at (cre_map_document_get_grid (stage_get_document (stage)),
                                       column, row) };
}

static CrPoint
find_hex (Stage *stage, int column, int row)
{
  const CrGrid *grid = cre_map_document_get_grid (stage_get_document (stage));
  CraCanvas *canvas = cra_map_view_get_canvas (stage_get_view (stage));

  return cra_viewport_to_widget (cra_canvas_get_viewport (canvas),
                                 cr_layout_centre (grid, get_place (stage, column, row).hex));
}

static void
click (Stage *stage, int column, int row)
{
  CrPoint at = find_hex (stage, column, row);

  pointer_click (get_canvas (stage), at.x, at.y);
  pointer_rest (get_canvas (stage));
}

static void
take (Stage *stage, const char *tool)
{
  gtk_widget_activate_action_variant (GTK_WIDGET (stage->window), "map.tool",
                                      g_variant_new_string (tool));
  gtk_widget_grab_focus (get_canvas (stage));
}

static gboolean
is_bridge (Stage *stage, int column, int row)
{
  return g_str_equal (cr_map_get_terrain (cre_map_document_get_map (stage_get_document (stage)),
                                          get_place (stage, column, row)),
                      "bridge");
}

/* Wherever the hex lies the tag is whole, and leaves the hex to be seen. */
static void
test_beside (Stage *stage, gconstpointer data)
{
  static const int hexes[][2] = { { 1, 1 }, { 12, 1 }, { 12, 9 }, { 1, 9 }, { 6, 5 } };
  const CraViewport *viewport =
      cra_canvas_get_viewport (cra_map_view_get_canvas (stage_get_view (stage)));
  CrBox box, offer;

  take (stage, "side");
  for (guint i = 0; i < G_N_ELEMENTS (hexes); i++) {
    CrPoint at = find_hex (stage, hexes[i][0], hexes[i][1]);

    click (stage, hexes[i][0], hexes[i][1]);
    box = stage_get_view (stage)->word;
    offer = stage_get_view (stage)->offer;
    g_assert_cmpfloat (box.width, >, 0);
    g_assert_cmpfloat (offer.width, ==, 0);
    g_assert_false (cr_box_has (box, at, 0));
    g_assert_cmpfloat (box.x, >=, 0);
    g_assert_cmpfloat (box.y, >=, 0);
    g_assert_cmpfloat (box.x + box.width, <=, viewport->width);
    g_assert_cmpfloat (box.y + box.height, <=, viewport->height);
  }
  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_Escape, 0);
  WAIT_UNTIL (stage_get_view (stage)->word.width <= 0);
}

/* On the way to what is offered it stays; a click takes it up, one step takes it back. */
static void
test_pointer (Stage *stage, gconstpointer data)
{
  CrBox offer;

  take (stage, "mechanism");
  click (stage, 6, 6);
  click (stage, 6, 4);
  g_assert_false (is_bridge (stage, 6, 4));
  offer = stage_get_view (stage)->offer;
  g_assert_cmpfloat (offer.width, >, 0);
  for (int i = 1; i <= 4; i++) {
    CrPoint from = find_hex (stage, 6, 4);
    double x = offer.x + offer.width / 2, y = offer.y + offer.height / 2;

    pointer_move (get_canvas (stage), from.x + (x - from.x) * i / 4, from.y + (y - from.y) * i / 4);
    pointer_rest (get_canvas (stage));
  }
  pointer_button (1, TRUE);
  pointer_button (1, FALSE);
  WAIT_UNTIL (is_bridge (stage, 6, 4));
  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_z, GDK_KEY_Control_L);
  WAIT_UNTIL (!is_bridge (stage, 6, 4));
  g_assert_null (cre_document_get_undo_label (CRE_DOCUMENT (stage_get_document (stage))));

  /* Another hex, and it is forgotten. */
  click (stage, 6, 4);
  pointer_move (get_canvas (stage), find_hex (stage, 2, 8).x, find_hex (stage, 2, 8).y);
  pointer_rest (get_canvas (stage));
  g_assert_cmpfloat (stage_get_view (stage)->word.width, ==, 0);
}

static void
test_keys (Stage *stage, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (stage->window);

  take (stage, "mechanism");
  cra_map_view_go_to (stage_get_view (stage), get_place (stage, 6, 6));
  pointer_key (window, GDK_KEY_Return, 0);
  pointer_rest (get_canvas (stage));
  cra_map_view_go_to (stage_get_view (stage), get_place (stage, 6, 4));
  pointer_key (window, GDK_KEY_Return, 0);
  pointer_rest (get_canvas (stage));
  g_assert_false (is_bridge (stage, 6, 4));
  pointer_key (window, GDK_KEY_Return, 0);
  WAIT_UNTIL (is_bridge (stage, 6, 4));
}

static guint
get_tool_show (Stage *stage)
{
  return cra_map_view_get_tool_show (cra_map_view_get_tool (stage_get_view (stage)));
}

/* From hex to hex, below the floor that is shown. */
static guint
count_tunnels (Stage *stage)
{
  g_autoptr (GArray) pairs = cra_map_view_list_tunnels (stage_get_view (stage));

  return pairs->len / 2;
}

/* Where passages are hidden they are seen while one digs, or chooses what a sluice floods, and the
 * dug one can be taken back. */
static void
test_passage (Stage *stage, gconstpointer data)
{
  CrPoint to = find_hex (stage, 8, 4);

  g_assert_false (cra_map_view_layer_shown (stage_get_view (stage), CRA_LAYER_SECRETS));
  take (stage, "mechanism");
  g_assert_cmpuint (get_tool_show (stage), ==, CR_SHOW_SECRETS);
  take (stage, "hoarding");
  g_assert_cmpuint (get_tool_show (stage), ==, 0);
  take (stage, "passage");
  g_assert_cmpuint (get_tool_show (stage), ==, CR_SHOW_SECRETS);
  pointer_move (get_canvas (stage), find_hex (stage, 4, 4).x, find_hex (stage, 4, 4).y);
  pointer_rest (get_canvas (stage));
  pointer_button (1, TRUE);
  pointer_rest (get_canvas (stage));
  pointer_move (get_canvas (stage), to.x, to.y);
  pointer_rest (get_canvas (stage));
  pointer_button (1, FALSE);
  WAIT_UNTIL (cre_document_get_undo_label (CRE_DOCUMENT (stage_get_document (stage))) != NULL);
  WAIT_UNTIL (hand_find (GTK_WIDGET (stage->window->toast),
                         "Passage of 5 hexes from 0404 to 0804 dug.") != NULL);
  g_assert_cmpuint (count_tunnels (stage), ==, 4);
  pointer_rest (GTK_WIDGET (stage->window->toast));
  hand_press (&(Hand){ .window = stage->window }, GTK_WIDGET (stage->window->toast), "Undo");
  WAIT_UNTIL (cre_document_get_undo_label (CRE_DOCUMENT (stage_get_document (stage))) == NULL);
  g_assert_cmpuint (count_tunnels (stage), ==, 0);
}

/* What is asked while its layer is off is not answered by nothing: it is said, and shown on wish.
 */
static void
test_hidden (Stage *stage, gconstpointer data)
{
  static const char note[] = "The layer “Fire and walking” is hidden";
  CraLayer *layer = cra_layers_panel_get (stage_get_page (stage)->layers, CRA_LAYER_OVERLAY);

  g_object_set (layer, "shown", FALSE, NULL);
  take (stage, "walk");
  pointer_rest (get_canvas (stage));
  g_assert_null (strstr (cra_map_page_get_sentence (stage_get_page (stage)), note));
  click (stage, 6, 5);
  WAIT_UNTIL (hand_find (GTK_WIDGET (stage->window->toast), note) != NULL);
  WAIT_UNTIL (strstr (cra_map_page_get_sentence (stage_get_page (stage)), note) != NULL);
  take (stage, "fire");
  click (stage, 6, 5);
  WAIT_UNTIL (strstr (cra_map_page_get_sentence (stage_get_page (stage)), note) != NULL);
  pointer_rest (GTK_WIDGET (stage->window->toast));
  hand_press (&(Hand){ .window = stage->window }, GTK_WIDGET (stage->window->toast), "Show it");
  WAIT_UNTIL (cra_layer_get_shown (layer));
  WAIT_UNTIL (strstr (cra_map_page_get_sentence (stage_get_page (stage)), note) == NULL);
}

/* J without a picture says what is lacking, and the way to it; nothing opens by itself. With
 * another tool in hand that is over, and the map has the keys again. */
static void
test_no_picture (Stage *stage, gconstpointer data)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint n = g_list_model_get_n_items (windows);
  GtkWidget *banner = GTK_WIDGET (stage->window->banner);

  gtk_widget_grab_focus (get_canvas (stage));
  pointer_key (get_canvas (stage), GDK_KEY_j, 0);
  WAIT_UNTIL (hand_find (banner, "Choose a picture…") != NULL);
  g_assert_cmpuint (g_list_model_get_n_items (windows), ==, n);
  WAIT_UNTIL (gtk_window_get_focus (GTK_WINDOW (stage->window)) ==
              gtk_widget_get_parent (hand_find (banner, "Choose a picture…")));

  take (stage, "terrain");
  WAIT_UNTIL (hand_find (banner, "Choose a picture…") == NULL);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (stage->window)) == get_canvas (stage));
}

/* The marks in the sentence of a way have the rule's words for a tooltip, and open its page. */
static void
test_marks (Stage *stage, gconstpointer data)
{
  CreMapDocument *document = stage_get_document (stage);
  const CrMap *map = cre_map_document_get_map (document);
  CrEdit *edit = cr_edit_new ();
  GtkWidget *label, *price;

  cr_edit_set_code (edit, map, get_place (stage, 6, 4), CR_LAYER_TERRAIN, "scrub");
  cre_map_document_apply (document, edit, "scrub", 0);
  take (stage, "walk");
  pointer_rest (get_canvas (stage));
  hand_stroke (&(Hand){ .window = stage->window }, "6,5 6,4", 0);
  WAIT_UNTIL ((label = hand_find (GTK_WIDGET (stage_get_page (stage)->status),
                                  "0605 → 0604: 2 MP. 0604 (scrub) costs 2 H.")) != NULL);
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (label)), ">2 H</a>"));
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (label)), "title=\"H a house rule"));
  WAIT_UNTIL ((price = hand_find (GTK_WIDGET (stage_get_page (stage)->record), "2 H MP")) != NULL);
  g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (price), "H a house rule"));
}

/* A scan has numbers of its own: while it shows, those of the map are off, unless wanted. */
static void
test_numbers (void)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", "border-castle.map.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  CreMapDocument *document = cre_map_document_open (file, &error);
  CraLayer *numbers, *picture;
  Stage stage = { 0 };

  g_assert_no_error (error);
  stage_set_up (&stage, document);
  numbers = cra_layers_panel_get (stage_get_page (&stage)->layers, CRA_LAYER_NUMBERS);
  picture = cra_layers_panel_get (stage_get_page (&stage)->layers, CRA_LAYER_PICTURE);
  g_object_set (picture, "shown", FALSE, NULL);
  g_assert_true (cra_layer_get_shown (numbers));
  g_object_set (picture, "shown", TRUE, NULL);
  g_assert_false (cra_layer_get_shown (numbers));
  g_object_set (numbers, "shown", TRUE, NULL);
  g_assert_true (cra_layer_get_shown (numbers));
  g_object_set (numbers, "shown", FALSE, NULL);
  g_object_set (picture, "shown", FALSE, NULL);
  g_assert_true (cra_layer_get_shown (numbers));
  stage_tear_down (&stage, NULL);
}

/* What is said of the map, which has the keys. */
static char *
dup_spoken (Stage *stage)
{
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (get_canvas (stage)),
                                             GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
}

static gboolean
is_spoken (Stage *stage, const char *words)
{
  g_autofree char *spoken = dup_spoken (stage);

  return spoken != NULL && g_str_has_prefix (spoken, words);
}

static void
await_spoken (Stage *stage, const char *words)
{
  g_test_message ("%s", words);
  WAIT_UNTIL (is_spoken (stage, words));
}

static void
apply_at (Stage *stage, int column, int row)
{
  cra_map_view_go_to (stage_get_view (stage), get_place (stage, column, row));
  gtk_widget_grab_focus (get_canvas (stage));
  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_Return, 0);
}

/* Once more nothing is said of what was done, but where one is. */
static void
assert_moved_on (Stage *stage)
{
  cra_map_view_go_to (stage_get_view (stage), get_place (stage, 11, 2));
  await_spoken (stage, "1102");
}

/* Each act by keys alone, taken back and done again. */
static void
do_and_undo (Stage *stage, const char *done, const char *label)
{
  g_autofree char *undone = g_strdup_printf ("Undone: %s", label);
  g_autofree char *redone = g_strdup_printf ("Redone: %s", label);

  await_spoken (stage, done);
  pointer_rest (get_canvas (stage));
  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_z, GDK_KEY_Control_L);
  await_spoken (stage, undone);
  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_y, GDK_KEY_Control_L);
  await_spoken (stage, redone);
  assert_moved_on (stage);
}

/* What the legend says comes before the facts, and what is told anew of these leaves it. */
static void
test_legend (Stage *stage, gconstpointer data)
{
  take (stage, "fire");
  apply_at (stage, 5, 5);
  WAIT_UNTIL (stage_get_view (stage)->legend.width > 0);
  pointer_key (get_canvas (stage), GDK_KEY_l, GDK_KEY_Shift_L);
  await_spoken (stage, "Legend, folded: From 0505. 0505");
  cra_map_page_update_status (stage_get_page (stage));
  await_spoken (stage, "Legend, folded: From 0505. 0505");
}

static void
test_spoken (Stage *stage, gconstpointer data)
{
  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_w, 0);
  await_spoken (stage, "Side. ");
  g_object_set (cra_map_view_get_tool (stage_get_view (stage)), "kind", CR_SIDE_WALL, NULL);
  apply_at (stage, 5, 5);
  do_and_undo (stage, "Wall: put on 0505 N", "placing of wall");

  g_object_set (cra_map_view_get_tool (stage_get_view (stage)), "kind", CR_SIDE_BATTLEMENT, NULL);
  apply_at (stage, 5, 5);
  await_spoken (stage, "Battlement: put on 0505 N");

  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_t, 0);
  await_spoken (stage, "Terrain. ");
  g_object_set (cra_map_view_get_tool (stage_get_view (stage)), "code", "moat", NULL);
  apply_at (stage, 3, 3);
  do_and_undo (stage, "Painting of moat: 1 hex", "painting of moat");

  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_p, 0);
  await_spoken (stage, "Passage. ");
  apply_at (stage, 4, 6);
  WAIT_UNTIL (cre_tool_is_active (cra_map_view_get_tool (stage_get_view (stage))));
  apply_at (stage, 8, 6);
  do_and_undo (stage, "Passage of 5 hexes from 0406 to 0806 dug", "passage from 0406 to 0806");

  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_h, 0);
  await_spoken (stage, "Hoarding. ");
  apply_at (stage, 5, 5);
  do_and_undo (stage, "Hoarding hung on 0505 N", "hoarding on 0505 N");
}

/* Where a hex is in the window. */
static double
find_height (Stage *stage)
{
  CrPoint at = find_hex (stage, 6, 5);
  double x, y;

  g_assert_true (gtk_widget_translate_coordinates (get_canvas (stage), GTK_WIDGET (stage->window),
                                                   at.x, at.y, &x, &y));
  return y;
}

static double
get_scale (Stage *stage)
{
  return cra_canvas_get_viewport (CRA_CANVAS (get_canvas (stage)))->scale;
}

/* Opens a bar over the map, and waits until that has less room. */
static void
open_bar (Stage *stage)
{
  int room = gtk_widget_get_height (get_canvas (stage));

  cra_activity_warn (stage->window->activity, &(CraWarning){ .icon = "dialog-information-symbolic",
                                                             .text = "Something is the matter",
                                                             .label = "Undo",
                                                             .action = "win.undo" });
  WAIT_UNTIL (gtk_widget_get_height (get_canvas (stage)) < room - 20);
}

/* A bar that opens over the map, and shuts again, moves no hex away from the pointer; nor does it
 * change the scale. While the pointer is elsewhere the whole map is fitted in again. */
static void
test_bar (Stage *stage, gconstpointer data)
{
  int room = gtk_widget_get_height (get_canvas (stage));
  double scale = get_scale (stage), before = find_height (stage);

  pointer_move (get_canvas (stage), room / 2.0, room / 2.0);
  open_bar (stage);
  g_assert_cmpfloat_with_epsilon (find_height (stage), before, 1.5);
  g_assert_cmpfloat (get_scale (stage), ==, scale);
  cra_activity_drop_warning (stage->window->activity, NULL);
  WAIT_UNTIL (gtk_widget_get_height (get_canvas (stage)) == room);
  g_assert_cmpfloat_with_epsilon (find_height (stage), before, 1.5);

  pointer_move (GTK_WIDGET (stage->window), 5, 5);
  open_bar (stage);
  WAIT_UNTIL (get_scale (stage) < scale);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/app/told/beside", Stage, NULL, set_up, test_beside, stage_tear_down);
  g_test_add ("/app/told/pointer", Stage, NULL, set_up, test_pointer, stage_tear_down);
  g_test_add ("/app/told/keys", Stage, NULL, set_up, test_keys, stage_tear_down);
  g_test_add ("/app/told/hidden", Stage, NULL, set_up, test_hidden, stage_tear_down);
  g_test_add ("/app/told/no-picture", Stage, NULL, set_up, test_no_picture, stage_tear_down);
  g_test_add ("/app/told/marks", Stage, NULL, set_up, test_marks, stage_tear_down);
  g_test_add ("/app/told/passage", Stage, NULL, set_up, test_passage, stage_tear_down);
  g_test_add ("/app/told/legend", Stage, NULL, set_up, test_legend, stage_tear_down);
  g_test_add ("/app/told/bar", Stage, NULL, set_up, test_bar, stage_tear_down);
  g_test_add ("/app/told/spoken", Stage, NULL, set_up, test_spoken, stage_tear_down);
  g_test_add_func ("/app/told/numbers", test_numbers);
  return g_test_run ();
}
