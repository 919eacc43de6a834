/* cra-hex-table.c: the table of all hexes. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-hex-table.h"

#include "cra-form.h"
#include "cra-tab-stop.h"
#include "cra-table.h"

#include <glib/gi18n.h>

/* The table is refilled when the map did not change for so long. */
#define REST_MS 300
#define LEAST_HEIGHT 210

struct _CraHexTable {
  GtkBox parent_instance;

  /* made in code, borrowed */
  GtkEditable *filter;
  GtkColumnView *view;
  GtkLabel *count;

  /* owned */
  CreMapDocument *document;
  CreHexTable *rows; /* nullable: NULL while the table is closed */
  GtkSingleSelection *selection;

  guint rest;
  int asked; /* the column whose sorter was asked first, −1: none */
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (CraHexTable, cra_hex_table, GTK_TYPE_BOX)

enum { SIGNAL_CHOSEN, SIGNAL_LEFT, N_SIGNALS };

static guint signals[N_SIGNALS];

static void
say_count (CraHexTable *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  g_autofree char *text =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u hex", "%u hexes", n), n);

  gtk_label_set_text (self->count, text);
}

static void
unselect_rows (CraHexTable *self)
{
  self->filling = TRUE;
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
  self->filling = FALSE;
}

static void
filter_cb (CraHexTable *self)
{
  if (self->rows == NULL)
    return;
  unselect_rows (self);
  self->filling = TRUE;
  cre_hex_table_set_filter (self->rows, gtk_editable_get_text (self->filter));
  self->filling = FALSE;
  say_count (self);
}

static void
selected_cb (CraHexTable *self)
{
  CreHexRow *row = gtk_single_selection_get_selected_item (self->selection);
  CrPlace place;

  if (self->filling || row == NULL)
    return;
  place = cre_hex_row_get_place (row);
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, &place);
}

/* Enter in the filter selects the first row and gives it the focus. */
static void
take_first_cb (CraHexTable *self)
{
  filter_cb (self);
  if (self->rows == NULL || g_list_model_get_n_items (G_LIST_MODEL (self->rows)) == 0)
    return;
  gtk_single_selection_set_selected (self->selection, 0);
  gtk_widget_child_focus (GTK_WIDGET (self->view), GTK_DIR_TAB_FORWARD);
}

static void
copy_cb (CraHexTable *self)
{
  g_autofree char *text = cre_hex_table_dup_text (self->rows);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  g_autofree char *said =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Copied %u row", "Copied %u rows", n), n);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  gtk_label_set_text (self->count, said);
}

/* The list sorts itself, by numbers. The sorters of the columns only tell which column the user has
 * clicked and in which direction: the view asks the sorter of that column first. */

typedef struct {
  CraHexTable *self;
  CreColumn column;
} Asked;

static int
ask_cb (gconstpointer a, gconstpointer b, gpointer data)
{
  Asked *asked = data;

  if (asked->self->asked < 0)
    asked->self->asked = asked->column;
  return -1;
}

static void
sorted_cb (CraHexTable *self)
{
  g_autoptr (GObject) one = g_object_new (CRE_TYPE_HEX_ROW, NULL);
  g_autoptr (GObject) two = g_object_new (CRE_TYPE_HEX_ROW, NULL);
  GtkOrdering ordering;

  if (self->rows == NULL)
    return;
  self->asked = -1;
  ordering = gtk_sorter_compare (gtk_column_view_get_sorter (self->view), one, two);
  unselect_rows (self);
  self->filling = TRUE;
  cre_hex_table_sort (self->rows, (CreColumn) MAX (self->asked, 0),
                      self->asked >= 0 && ordering == GTK_ORDERING_LARGER);
  self->filling = FALSE;
}

/* The functions from here on make the columns. */

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  gtk_list_item_set_child (item, cra_form_new_label (NULL, "num"));
}

/* Names the row for screen readers with all that stands in it. */
static void
name_row (CraHexTable *self, GtkListItem *item, CrPlace place)
{
  g_autoptr (GString) name = g_string_new (NULL);

  for (int column = 0; column < CRE_N_COLUMNS; column++) {
    g_autofree char *text = cre_hex_table_dup_cell (self->rows, place, (CreColumn) column);

    if (*text != '\0')
      g_string_append_printf (name, "%s%s", name->len > 0 ? ", " : "", text);
  }
  cra_form_name_item (item, name->str);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, Asked *asked)
{
  CreHexRow *row = gtk_list_item_get_item (item);
  GtkWidget *label = gtk_list_item_get_child (item);
  g_autofree char *text =
      cre_hex_table_dup_cell (asked->self->rows, cre_hex_row_get_place (row), asked->column);

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_widget_set_tooltip_text (label, asked->column >= CRE_COLUMN_SIDES ? text : NULL);
  if (asked->column == 0)
    name_row (asked->self, item, cre_hex_row_get_place (row));
}

static void
add_column (CraHexTable *self, CreColumn column)
{
  static const int widths[] = { 70, 110, 64, 140, 120, 240, 260 };
  Asked *asked = g_new (Asked, 1);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkColumnViewColumn *it = gtk_column_view_column_new (cre_column_get_title (column), factory);
  g_autoptr (GtkSorter) sorter = NULL;

  *asked = (Asked){ self, column };
  sorter = GTK_SORTER (gtk_custom_sorter_new (ask_cb, asked, NULL));
  g_object_set_data_full (G_OBJECT (it), "asked", asked, g_free);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), asked);
  gtk_column_view_column_set_sorter (it, sorter);
  gtk_column_view_column_set_fixed_width (it, widths[column]);
  gtk_column_view_column_set_resizable (it, TRUE);
  gtk_column_view_column_set_expand (it, column == CRE_COLUMN_THINGS);
  gtk_column_view_append_column (self->view, it);
  g_object_unref (it);
}

/* The functions from here on follow the document. */

static gboolean
rest_cb (gpointer data)
{
  CraHexTable *self = data;

  self->rest = 0;
  unselect_rows (self);
  self->filling = TRUE;
  cre_hex_table_refresh (self->rows);
  self->filling = FALSE;
  say_count (self);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (CraHexTable *self)
{
  g_clear_handle_id (&self->rest, g_source_remove);
  self->rest = g_timeout_add (REST_MS, rest_cb, self);
}

CreHexTable *
cra_hex_table_get_rows (CraHexTable *self)
{
  return self->rows;
}

void
cra_hex_table_open (CraHexTable *self, CreMapDocument *document)
{
  if (self->rows == NULL) {
    self->document = g_object_ref (document);
    self->rows = cre_hex_table_new (document);
    gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->rows));
    g_signal_connect_swapped (document, "changed", G_CALLBACK (changed_cb), self);
    sorted_cb (self);
    filter_cb (self);
  }
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->filter));
}

void
cra_hex_table_close (CraHexTable *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_clear_handle_id (&self->rest, g_source_remove);
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  self->filling = TRUE;
  gtk_single_selection_set_model (self->selection, NULL);
  self->filling = FALSE;
  g_clear_object (&self->rows);
  g_clear_object (&self->document);
}

static void
leave_table (CraHexTable *self)
{
  g_signal_emit (self, signals[SIGNAL_LEFT], 0);
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint key,
        guint code,
        GdkModifierType state,
        CraHexTable *self)
{
  if (key == GDK_KEY_Escape)
    leave_table (self);
  return key == GDK_KEY_Escape;
}

static void
cra_hex_table_dispose (GObject *object)
{
  CraHexTable *self = CRA_HEX_TABLE (object);

  if (self->view != NULL) {
    cra_hex_table_close (self);
    g_signal_handlers_disconnect_by_data (self->selection, self);
    g_signal_handlers_disconnect_by_data (gtk_column_view_get_sorter (self->view), self);
    gtk_column_view_set_model (self->view, NULL);
  }
  self->view = NULL;
  g_clear_object (&self->selection);
  G_OBJECT_CLASS (cra_hex_table_parent_class)->dispose (object);
}

static void
cra_hex_table_class_init (CraHexTableClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_hex_table_dispose;
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", CRA_TYPE_HEX_TABLE, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SIGNAL_LEFT] = g_signal_new ("left", CRA_TYPE_HEX_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                       NULL, G_TYPE_NONE, 0);
}

static void
make_filter (CraHexTable *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->filter = GTK_EDITABLE (gtk_search_entry_new ());
  gtk_editable_set_width_chars (self->filter, 16);
  gtk_widget_set_hexpand (GTK_WIDGET (self->filter), TRUE);
  g_object_set (self->filter, "placeholder-text", _ ("keep wall +5"), NULL);
  gtk_widget_set_tooltip_text (
      GTK_WIDGET (self->filter),
      _ ("Words that must all be there: number, floor, level, terrain, structure, sides, names"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->filter), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Only hexes with"), -1);
  g_signal_connect_swapped (self->filter, "search-changed", G_CALLBACK (filter_cb), self);
  g_signal_connect_swapped (self->filter, "activate", G_CALLBACK (take_first_cb), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static GtkWidget *
new_bar (CraHexTable *self)
{
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *copy =
      cra_form_new_icon_button ("edit-copy-symbolic", _ ("Copy these rows as text"), NULL);
  GtkWidget *close =
      cra_form_new_icon_button ("window-close-symbolic", _ ("Close the table"), NULL);

  make_filter (self);
  self->count = GTK_LABEL (cra_form_new_label (NULL, "dim num"));
  g_signal_connect_swapped (copy, "clicked", G_CALLBACK (copy_cb), self);
  g_signal_connect_swapped (close, "clicked", G_CALLBACK (leave_table), self);
  gtk_box_append (GTK_BOX (buttons), copy);
  gtk_box_append (GTK_BOX (buttons), close);
  gtk_widget_add_css_class (bar, "bar");
  gtk_box_append (GTK_BOX (bar), cra_form_new_label (_ ("All hexes"), "heading"));
  gtk_box_append (GTK_BOX (bar), GTK_WIDGET (self->filter));
  gtk_box_append (GTK_BOX (bar), GTK_WIDGET (self->count));
  gtk_box_append (GTK_BOX (bar), cra_tab_stop_new (buttons));
  return bar;
}

static GtkWidget *
new_view (CraHexTable *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->selection = gtk_single_selection_new (NULL);
  self->view = cra_table_new (self->selection, _ ("All hexes"));
  for (int column = 0; column < CRE_N_COLUMNS; column++)
    add_column (self, (CreColumn) column);
  g_signal_connect_swapped (self->selection, "notify::selected-item", G_CALLBACK (selected_cb),
                            self);
  g_signal_connect_swapped (gtk_column_view_get_sorter (self->view), "changed",
                            G_CALLBACK (sorted_cb), self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->view));
  gtk_widget_set_size_request (scrolled, -1, LEAST_HEIGHT);
  return cra_tab_stop_new (scrolled);
}

static void
cra_hex_table_init (CraHexTable *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "drawer");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_box_append (GTK_BOX (self), new_bar (self));
  gtk_box_append (GTK_BOX (self), new_view (self));
}
