/* cra-row-table.c: a table of rows of a scenario. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-row-table.h"

#include "cra-form.h"
#include "cra-tab-stop.h"
#include "cra-table.h"
#include "cra-token.h"

#define TOKEN 30
#define INDENT 18

struct _CraRowTable {
  GtkBox parent_instance;

  const CraRowColumn *columns; /* borrowed */
  GtkColumnView *view;         /* borrowed */

  /* owned */
  GListStore *rows; /* CraScenarioRow */
  GtkSingleSelection *selection;
  GHashTable *shut;              /* ids of the folded rows */
  CreScenarioDocument *document; /* nullable */
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (CraRowTable, cra_row_table, GTK_TYPE_BOX)

static guint signal_chosen, signal_folded;

static const CraRowColumn *
get_column (GtkListItem *item)
{
  return g_object_get_data (G_OBJECT (gtk_list_item_get_child (item)), "column");
}

/* Fills a cell, a box of: indent, fold arrow, counter, text. */
static void
show_cell (CraScenarioRow *row, GtkListItem *item)
{
  CraRowTable *self = g_object_get_data (G_OBJECT (gtk_list_item_get_child (item)), "table");
  GtkWidget *box = gtk_list_item_get_child (item), *fold = gtk_widget_get_first_child (box);
  GtkWidget *token = gtk_widget_get_next_sibling (fold), *label = gtk_widget_get_last_child (box);
  const CraRowColumn *column = get_column (item);
  gboolean first = column == self->columns;
  g_autofree char *text = NULL;

  if (self->document == NULL || row->node == NULL)
    return;
  text = column->text (self->document, row->node);
  gtk_label_set_markup (GTK_LABEL (label), text != NULL ? text : "");
  if (first && row->faulty)
    gtk_widget_add_css_class (label, "verdict-no");
  else
    gtk_widget_remove_css_class (label, "verdict-no");
  gtk_widget_set_margin_start (box, first ? row->depth * INDENT : 0);
  gtk_widget_set_visible (fold, first && row->head);
  gtk_image_set_from_icon_name (GTK_IMAGE (fold),
                                row->shut ? "pan-end-symbolic" : "pan-down-symbolic");
  gtk_widget_set_visible (token, column->token != NULL && !row->head);
  if (column->token != NULL && !row->head)
    column->token (self->document, row->node, token);
}

/* The tooltip shows the whole text of a cell that is cut short. */
static gboolean
tooltip_cb (GtkLabel *label, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  gtk_tooltip_set_text (tooltip, gtk_label_get_text (label));
  return pango_layout_is_ellipsized (gtk_label_get_layout (label));
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CraRowTable *self)
{
  const CraRowColumn *column = g_object_get_data (G_OBJECT (factory), "column");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *label = cra_form_new_label (NULL, "num");

  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_has_tooltip (label, TRUE);
  g_signal_connect (label, "query-tooltip", G_CALLBACK (tooltip_cb), NULL);
  if (column->right)
    gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_box_append (GTK_BOX (box), gtk_image_new ());
  gtk_box_append (GTK_BOX (box), cra_token_new (TOKEN));
  gtk_box_append (GTK_BOX (box), label);
  g_object_set_data (G_OBJECT (box), "column", (gpointer) column);
  g_object_set_data (G_OBJECT (box), "table", self);
  gtk_list_item_set_child (item, box);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  CraScenarioRow *row = gtk_list_item_get_item (item);

  g_signal_connect (row, "changed", G_CALLBACK (show_cell), item);
  show_cell (row, item);
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  g_signal_handlers_disconnect_by_data (gtk_list_item_get_item (item), item);
}

static void
add_column (CraRowTable *self, const CraRowColumn *column)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkColumnViewColumn *added;

  g_object_set_data (G_OBJECT (factory), "column", (gpointer) column);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), self);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), NULL);
  added = gtk_column_view_column_new (g_dgettext (GETTEXT_PACKAGE, column->title), factory);
  if (column->width > 0)
    gtk_column_view_column_set_fixed_width (added, column->width);
  gtk_column_view_column_set_expand (added, column->width == 0);
  gtk_column_view_append_column (self->view, added);
  g_object_unref (added);
}

static CraScenarioRow *
get_selected (CraRowTable *self)
{
  return gtk_single_selection_get_selected_item (self->selection);
}

static void
selected_cb (CraRowTable *self)
{
  if (!self->filling)
    g_signal_emit (self, signal_chosen, 0);
}

/* Left folds the rows that belong to a row, Right unfolds them. */
static gboolean
key_cb (CraRowTable *self, guint key, guint code, GdkModifierType state)
{
  CraScenarioRow *row = get_selected (self);
  const char *id = row != NULL && row->head ? cr_node_get_id (row->node) : NULL;
  gboolean shut = key == GDK_KEY_Left || key == GDK_KEY_KP_Left;

  if (id == NULL || (state & gtk_accelerator_get_default_mod_mask ()) != 0 ||
      (!shut && key != GDK_KEY_Right && key != GDK_KEY_KP_Right) || row->shut == shut)
    return FALSE;
  if (shut)
    g_hash_table_add (self->shut, g_strdup (id));
  else
    g_hash_table_remove (self->shut, id);
  g_signal_emit (self, signal_folded, 0);
  return TRUE;
}

/* A click on a head that was already selected folds or unfolds it. */
static void
activate_cb (CraRowTable *self)
{
  CraScenarioRow *row = get_selected (self);

  if (row != NULL && row->head)
    key_cb (self, row->shut ? GDK_KEY_Right : GDK_KEY_Left, 0, 0);
}

/* Whether it is the row after a change: its element with its id, or its man. */
static gboolean
is_same (const CrNode *a, const CrNode *b)
{
  const char *const names[] = { "id", "character" };

  for (gsize i = 0; cr_node_is (a, cr_node_get_name (b)) && i < G_N_ELEMENTS (names); i++)
    if (cr_node_get (a, names[i]) != NULL || cr_node_get (b, names[i]) != NULL)
      return g_strcmp0 (cr_node_get (a, names[i]), cr_node_get (b, names[i])) == 0;
  return FALSE;
}

/* Returns: where the row in hand is now, so that it stays in hand when others come or go; what is
 * in its place when it has gone */
static guint
find_again (const GPtrArray *rows, const CrNode *node, guint before)
{
  for (guint i = 0; node != NULL && i < rows->len; i++)
    if (((const CraScenarioRow *) rows->pdata[i])->node == node)
      return i;
  for (guint i = 0; node != NULL && i < rows->len; i++)
    if (is_same (((const CraScenarioRow *) rows->pdata[i])->node, node))
      return i;
  return before != GTK_INVALID_LIST_POSITION && before >= rows->len ? rows->len - 1 : before;
}

void
cra_row_table_show (CraRowTable *self, CreScenarioDocument *document, const GPtrArray *rows)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  guint before = gtk_single_selection_get_selected (self->selection);
  guint chosen = find_again (rows, cra_row_table_get_chosen (self), before);

  g_set_object (&self->document, document);
  self->filling = TRUE;
  /* The row objects are kept and only refilled, so that focus and scroll position stay. */
  for (guint i = 0; i < MIN (n, rows->len); i++) {
    g_autoptr (CraScenarioRow) row = g_list_model_get_item (G_LIST_MODEL (self->rows), i);
    const CraScenarioRow *as = rows->pdata[i];

    cr_node_unref (row->node);
    row->node = cr_node_ref (as->node);
    row->depth = as->depth;
    row->head = as->head;
    row->shut = as->shut;
    row->faulty = as->faulty;
    cra_scenario_row_changed (row);
  }
  if (n > rows->len)
    g_list_store_splice (self->rows, rows->len, n - rows->len, NULL, 0);
  else if (n < rows->len)
    g_list_store_splice (self->rows, n, 0, rows->pdata + n, rows->len - n);
  gtk_single_selection_set_selected (self->selection,
                                     rows->len > 0 ? chosen : GTK_INVALID_LIST_POSITION);
  self->filling = FALSE;
}

const CrNode *
cra_row_table_get_chosen (CraRowTable *self)
{
  CraScenarioRow *row = get_selected (self);

  return row != NULL ? row->node : NULL;
}

/* The column view contains the list behind its titles. */
static void
scroll_to (CraRowTable *self, guint index)
{
  gtk_widget_activate_action (gtk_widget_get_last_child (GTK_WIDGET (self->view)),
                              "list.scroll-to-item", "u", index);
}

/* Scrolls so that the row after it is visible too. */
gboolean
cra_row_table_choose (CraRowTable *self, const CrNode *wanted)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->rows));

  for (guint i = 0; i < n; i++) {
    g_autoptr (CraScenarioRow) row = g_list_model_get_item (G_LIST_MODEL (self->rows), i);

    if (row->node != wanted)
      continue;
    gtk_single_selection_set_selected (self->selection, i);
    scroll_to (self, MIN (i + 1, n - 1));
    scroll_to (self, i);
    return TRUE;
  }
  return FALSE;
}

/* Returns: (nullable): the widget of the list that shows the selected row */
static GtkWidget *
find_selected (GtkWidget *root)
{
  GtkWidget *found = NULL;

  if (gtk_widget_get_focusable (root) &&
      (gtk_widget_get_state_flags (root) & GTK_STATE_FLAG_SELECTED) != 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_selected (child);
  return found;
}

static gboolean
focus_cb (gpointer data)
{
  GtkWidget *row = find_selected (data);

  if (row != NULL)
    gtk_widget_grab_focus (row);
  else
    gtk_widget_child_focus (data, GTK_DIR_TAB_FORWARD);
  return G_SOURCE_REMOVE;
}

void
cra_row_table_take_focus (CraRowTable *self)
{
  g_idle_add_full (G_PRIORITY_LOW, focus_cb, g_object_ref (self), g_object_unref);
}

gboolean
cra_row_table_is_shut (CraRowTable *self, const char *id)
{
  return g_hash_table_contains (self->shut, id);
}

void
cra_row_table_set_compact (CraRowTable *self, gboolean compact)
{
  GListModel *columns = gtk_column_view_get_columns (self->view);

  for (guint i = 0; i < g_list_model_get_n_items (columns); i++) {
    g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, i);

    gboolean shown = !compact || !self->columns[i].spare;

    gtk_column_view_column_set_visible (column, shown);
    /* A hidden column still takes its width, unless it has no fixed one. */
    if (self->columns[i].width > 0)
      gtk_column_view_column_set_fixed_width (column, shown ? self->columns[i].width : 0);
  }
}

static void
cra_row_table_finalize (GObject *object)
{
  CraRowTable *self = CRA_ROW_TABLE (object);

  g_hash_table_unref (self->shut);
  g_clear_object (&self->rows);
  g_clear_object (&self->selection);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (cra_row_table_parent_class)->finalize (object);
}

static void
cra_row_table_class_init (CraRowTableClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cra_row_table_finalize;
  signal_chosen = g_signal_new ("chosen", CRA_TYPE_ROW_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  signal_folded = g_signal_new ("folded", CRA_TYPE_ROW_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
}

static void
cra_row_table_init (CraRowTable *self)
{
  self->rows = g_list_store_new (CRA_TYPE_SCENARIO_ROW);
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->rows)));
  self->shut = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

CraRowTable *
cra_row_table_new (const char *name, const CraRowColumn *columns, gsize n)
{
  CraRowTable *self = g_object_new (CRA_TYPE_ROW_TABLE, NULL);
  GtkWidget *scrolled = gtk_scrolled_window_new (), *stop;
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->columns = columns;
  self->view = cra_table_new (self->selection, name);
  gtk_widget_add_css_class (GTK_WIDGET (self->view), "part-rows");
  for (gsize i = 0; i < n; i++)
    add_column (self, &columns[i]);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->view));
  gtk_widget_set_vexpand (scrolled, TRUE);
  stop = cra_tab_stop_new (scrolled);
  gtk_box_append (GTK_BOX (self), stop);
  g_signal_connect_swapped (self->selection, "notify::selected", G_CALLBACK (selected_cb), self);
  g_signal_connect_swapped (self->view, "activate", G_CALLBACK (activate_cb), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->view), keys);
  return self;
}
