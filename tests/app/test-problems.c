/* test-problems.c: the list of problems in the window, by keys and pointer.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none of its own; the problems are those of HRD-01 and of floors out of reach. */
#include "cra-map-page-private.h"
#include "cra-problem.h"
#include "cra-window-private.h"
#include "pointer.h"
#include "stage.h"

#include "cre-floors.h"

#define HOARDING "hoarding-without-battlement"
#define N_HOARDINGS 4

static GtkWidget *
get_panel (Stage *stage)
{
  return GTK_WIDGET (stage_get_page (stage)->problems);
}

/* Some hexes upstairs that nothing leads to, and hoardings there that hang before nothing. */
static void
build (CreMapDocument *document)
{
  CrFloor upper = { .id = (char *) "upper", .storey = 1 };
  CrSide side = { .kind = CR_SIDE_HOARDING, .inside = CR_INSIDE_HERE };
  CrEdit *edit;

  side.height = CR_HEIGHT_DEFAULT;
  side.arc = CR_ARC_DEFAULT;
  g_assert_true (cre_floors_add (document, &upper, NULL));
  edit = cr_edit_new ();
  for (int row = 1; row <= N_HOARDINGS; row++) {
    CrHex hex = cr_grid_hex_at (cre_map_document_get_grid (document), 6, row + 2);

    cr_edit_set_code (edit, cre_map_document_get_map (document), (CrPlace){ 1, hex },
                      CR_LAYER_TERRAIN, "court");
    cr_edit_put_side (edit, cre_map_document_get_map (document), (CrPlace){ 1, hex }, 1, side);
  }
  g_assert_true (cre_map_document_apply (document, edit, "upstairs", 0));
}

static GtkWidget *
find_widget (GtkWidget *parent, GType type, const char *css_class)
{
  GtkWidget *child = gtk_widget_get_first_child (parent);

  for (; child != NULL; child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found;

    if (g_type_is_a (G_OBJECT_TYPE (child), type) &&
        (css_class == NULL || gtk_widget_has_css_class (child, css_class)))
      return child;
    found = find_widget (child, type, css_class);
    if (found != NULL)
      return found;
  }
  return NULL;
}

static GtkListView *
get_list (Stage *stage)
{
  return GTK_LIST_VIEW (find_widget (get_panel (stage), GTK_TYPE_LIST_VIEW, NULL));
}

static guint
count_rows (Stage *stage)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (get_list (stage))));
}

static guint
count_problems (Stage *stage)
{
  const GPtrArray *problems =
      cra_problems_panel_get_problems (CRA_PROBLEMS_PANEL (get_panel (stage)));

  return problems != NULL ? problems->len : 0;
}

/* Position of the head of a kind, or how many rows there are. */
static guint
find_head (Stage *stage, const char *id)
{
  GListModel *rows = G_LIST_MODEL (gtk_list_view_get_model (get_list (stage)));
  guint n = g_list_model_get_n_items (rows);

  for (guint i = 0; i < n; i++) {
    g_autoptr (CraProblem) row = g_list_model_get_item (rows, i);

    if (row->problem == NULL && g_str_equal (row->kind->id, id))
      return i;
  }
  return n;
}

static void
set_up (Stage *stage, gconstpointer data)
{
  CreMapDocument *document = stage_new_document (12, 9);

  build (document);
  stage_set_up (stage, document);
  gtk_toggle_button_set_active (stage_get_page (stage)->problems_tab, TRUE);
  WAIT_UNTIL (count_problems (stage) == N_HOARDINGS + 1);
  WAIT_UNTIL (gtk_widget_get_mapped (GTK_WIDGET (get_list (stage))));
  /* The list takes its room, and only then lies where it will be clicked. */
  for (int i = 0; i < 3; i++) {
    gtk_widget_queue_draw (GTK_WIDGET (stage->window));
    gtk_test_widget_wait_for_draw (GTK_WIDGET (stage->window));
  }
}

/* By kind, each under a head with its count; a head folds. */
static void
test_heads (Stage *stage, gconstpointer data)
{
  GListModel *rows = G_LIST_MODEL (gtk_list_view_get_model (get_list (stage)));
  guint at = find_head (stage, HOARDING);
  g_autoptr (CraProblem) head = g_list_model_get_item (rows, at);

  g_assert_cmpuint (count_rows (stage), ==, N_HOARDINGS + 1 + 2);
  g_assert_cmpuint (head->n, ==, N_HOARDINGS);
  g_assert_cmpuint (head->n_mends, ==, 0);
  g_signal_emit_by_name (get_list (stage), "activate", at);
  g_assert_cmpuint (count_rows (stage), ==, 1 + 2);
  g_signal_emit_by_name (get_list (stage), "activate", at);
  g_assert_cmpuint (count_rows (stage), ==, N_HOARDINGS + 1 + 2);
}

/* (nullable): the first that heads others, or that a rule speaks of */
static CraProblemRow *
find_row (GtkWidget *root, gboolean head)
{
  CraProblem *shown = G_TYPE_CHECK_INSTANCE_TYPE (root, CRA_TYPE_PROBLEM_ROW)
                          ? cra_problem_row_get (CRA_PROBLEM_ROW (root))
                          : NULL;
  CraProblemRow *found = NULL;

  if (shown != NULL &&
      (head ? shown->problem == NULL : shown->problem != NULL && shown->problem->rule != NULL))
    return CRA_PROBLEM_ROW (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_row (child, head);
  return found;
}

static GtkWidget *
find_link (GtkWidget *root)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (root) && strstr (gtk_label_get_label (GTK_LABEL (root)), "rule:") != NULL)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_link (child);
  return found;
}

/* No part of the row has a tooltip that would open over its sentence: the row has one for all of
 * them, beside it. The rule's tells its words, and a click opens its page. */
static void
test_rule (Stage *stage, gconstpointer data)
{
  CraProblemRow *row = find_row (GTK_WIDGET (get_list (stage)), FALSE);
  GtkWidget *link = find_link (GTK_WIDGET (row));
  g_autofree char *tip = NULL, *aside = NULL;
  guint n_before = g_list_model_get_n_items (gtk_window_get_toplevels ());
  graphene_rect_t box;
  gboolean taken = FALSE;

  g_assert_nonnull (link);
  g_assert_true (gtk_widget_compute_bounds (link, GTK_WIDGET (row), &box));
  tip = cra_problem_row_dup_tip (row, box.origin.x + 2, box.origin.y + 2);
  g_assert_true (g_str_has_prefix (tip, cra_problem_row_get (row)->problem->rule));
  g_assert_nonnull (strchr (tip, '\n'));
  g_assert_null (gtk_widget_get_tooltip_text (link));
  aside = cra_problem_row_dup_tip (row, -1, -1);
  g_assert_cmpstr (aside, ==, cra_problem_row_get (row)->problem->proof);
  g_signal_emit_by_name (link, "activate-link", "rule:HRD-01", &taken);
  g_assert_true (taken);
  WAIT_UNTIL (g_list_model_get_n_items (gtk_window_get_toplevels ()) > n_before);
}

/* What a kind is opens over the sentences below it, and so is told only while they are folded. */
static void
test_head_tip (Stage *stage, gconstpointer data)
{
  CraProblemRow *head = find_row (GTK_WIDGET (get_list (stage)), TRUE);
  CraProblem *shown;
  g_autofree char *tip = NULL;

  g_assert_nonnull (head);
  shown = cra_problem_row_get (head);
  g_assert_false (shown->shut);
  g_assert_null (cra_problem_row_dup_tip (head, -1, -1));
  shown->shut = TRUE;
  tip = cra_problem_row_dup_tip (head, -1, -1);
  g_assert_cmpstr (tip, ==, shown->kind->what);
  shown->shut = FALSE;
}

static void
name_twice (CreMapDocument *document)
{
  CrEdit *edit = cr_edit_new ();

  for (int i = 0; i < 3; i++) {
    CrNode *area = cr_node_new ("area");
    g_autofree char *id = g_strdup_printf ("yard%d", i);

    cr_node_set (area, "id", id);
    cr_node_set (area, "name", "Yard");
    cr_node_set_text (area, "1,1");
    cr_edit_insert_node (edit, cre_map_document_get_map (document), CR_SECTION_AREAS, 0, area);
  }
  g_assert_true (cre_map_document_apply (document, edit, "areas", 0));
}

/* B goes to a problem on another floor; from the list Shift+M mends all of its kind, as one step,
 * but takes nothing away that the person did not choose. */
static void
test_keys (Stage *stage, gconstpointer data)
{
  GtkWidget *canvas = GTK_WIDGET (cra_map_view_get_canvas (stage_get_view (stage)));
  GtkSelectionModel *rows = gtk_list_view_get_model (get_list (stage));
  CrPlace place;

  gtk_widget_grab_focus (canvas);
  pointer_key (canvas, GDK_KEY_b, 0);
  WAIT_UNTIL (cra_map_view_get_floor (stage_get_view (stage)) == 1);
  g_assert_true (cra_map_view_get_cursor (stage_get_view (stage), &place));
  g_assert_cmpint (place.floor, ==, 1);

  gtk_widget_grab_focus (GTK_WIDGET (get_list (stage)));
  gtk_selection_model_select_item (rows, find_head (stage, HOARDING) + 1, TRUE);
  pointer_key (GTK_WIDGET (get_list (stage)), GDK_KEY_m, 0);
  WAIT_UNTIL (count_problems (stage) == N_HOARDINGS);
  gtk_selection_model_select_item (rows, find_head (stage, HOARDING) + 1, TRUE);
  WAIT_UNTIL (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (stage->window)),
                                      GTK_WIDGET (get_list (stage))));
  pointer_key (GTK_WIDGET (get_list (stage)), GDK_KEY_m, GDK_KEY_Shift_L);
  pointer_rest (GTK_WIDGET (get_list (stage)));
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (stage_get_document (stage))), ==,
                   "mending: Take down");

  name_twice (stage_get_document (stage));
  WAIT_UNTIL (count_problems (stage) == N_HOARDINGS + 2);
  WAIT_UNTIL (count_rows (stage) == N_HOARDINGS + 2 + 3);
  gtk_widget_grab_focus (GTK_WIDGET (get_list (stage)));
  gtk_selection_model_select_item (rows, find_head (stage, "name-twice"), TRUE);
  pointer_key (GTK_WIDGET (get_list (stage)), GDK_KEY_m, GDK_KEY_Shift_L);
  WAIT_UNTIL (count_problems (stage) == N_HOARDINGS);
  g_assert_true (cre_document_undo (CRE_DOCUMENT (stage_get_document (stage))));
  WAIT_UNTIL (count_problems (stage) == N_HOARDINGS + 2);
}

/* A button of a row mends that one; what is filtered out is not listed. */
static void
test_pointer (Stage *stage, gconstpointer data)
{
  GtkWidget *mend = find_widget (get_panel (stage), GTK_TYPE_BUTTON, "mend");
  GtkWidget *filter = find_widget (get_panel (stage), GTK_TYPE_TOGGLE_BUTTON, "filter");

  /* The first of the kind of toggle is that of errors, of which there are none. */
  filter = gtk_widget_get_next_sibling (filter);
  g_assert_nonnull (mend);
  pointer_click (filter, 10, 10);
  WAIT_UNTIL (count_rows (stage) == 0);
  pointer_click (filter, 10, 10);
  WAIT_UNTIL (count_rows (stage) == N_HOARDINGS + 1 + 2);
}

/* After a change the list follows by itself, and says when nothing is left. */
static void
test_live (Stage *stage, gconstpointer data)
{
  GtkWidget *panel = get_panel (stage);
  GtkStack *stack = GTK_STACK (find_widget (panel, GTK_TYPE_STACK, NULL));

  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "some");
  g_assert_true (cre_document_undo (CRE_DOCUMENT (stage_get_document (stage))));
  WAIT_UNTIL (count_problems (stage) == 0);
  WAIT_UNTIL (g_strcmp0 (gtk_stack_get_visible_child_name (stack), "none") == 0);
  g_assert_true (cre_document_redo (CRE_DOCUMENT (stage_get_document (stage))));
  WAIT_UNTIL (count_problems (stage) == N_HOARDINGS + 1);
}

static void
count_added (guint *n, guint position, guint removed, guint added)
{
  *n += added;
}

/* While nobody sees the list it is not made, however often the map is checked; it is there when it
 * is shown again, and B finds its way without it. */
static void
test_hidden (Stage *stage, gconstpointer data)
{
  CraMapPage *page = stage_get_page (stage);
  GListModel *rows = G_LIST_MODEL (gtk_list_view_get_model (get_list (stage)));
  guint n = 0;

  gtk_toggle_button_set_active (page->problems_tab, FALSE);
  WAIT_UNTIL (!gtk_widget_get_mapped (get_panel (stage)));
  g_assert_true (cre_document_undo (CRE_DOCUMENT (stage_get_document (stage))));
  WAIT_UNTIL (count_rows (stage) == 0);
  g_signal_connect_swapped (rows, "items-changed", G_CALLBACK (count_added), &n);
  g_assert_true (cre_document_redo (CRE_DOCUMENT (stage_get_document (stage))));
  WAIT_UNTIL (count_problems (stage) == N_HOARDINGS + 1);
  g_assert_cmpuint (n, ==, 0);
  cra_problems_panel_step (CRA_PROBLEMS_PANEL (get_panel (stage)), 1);
  WAIT_UNTIL (cra_map_view_get_floor (stage_get_view (stage)) == 1);
  gtk_toggle_button_set_active (page->problems_tab, TRUE);
  WAIT_UNTIL (count_rows (stage) == N_HOARDINGS + 1 + 2);
  g_signal_handlers_disconnect_by_data (rows, &n);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  if (!pointer_is_there ())
    return 77;
#define ADD(name, test) \
  g_test_add ("/app/problems/" name, Stage, NULL, set_up, test, stage_tear_down)
  ADD ("heads", test_heads);
  ADD ("head-tip", test_head_tip);
  ADD ("rule", test_rule);
  ADD ("keys", test_keys);
  ADD ("pointer", test_pointer);
  ADD ("live", test_live);
  ADD ("hidden", test_hidden);
  return g_test_run ();
}
