/* cra-find.c: finding a place by its number or name. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-find.h"

#include "cra-form.h"
#include "cra-tab-stop.h"

#include <glib/gi18n.h>

#define MOST 200
#define ROWS_HEIGHT 260

/* A row of the list. It borrows the result that it shows; the list is refilled before the results
 * are freed. */
#define CRA_TYPE_FOUND_ROW (cra_found_row_get_type ())
G_DECLARE_FINAL_TYPE (CraFoundRow, cra_found_row, CRA, FOUND_ROW, GObject)

struct _CraFoundRow {
  GObject parent_instance;
  const CreFound *found;
};

G_DEFINE_FINAL_TYPE (CraFoundRow, cra_found_row, G_TYPE_OBJECT)

static void
cra_found_row_class_init (CraFoundRowClass *klass)
{
}

static void
cra_found_row_init (CraFoundRow *self)
{
}

struct _CraFind {
  GtkBox parent_instance;

  /* made in code, borrowed */
  GtkEditable *entry;
  GtkListView *list;
  GtkLabel *message;
  GtkWidget *scrolled;

  /* owned */
  CreMapDocument *document;
  GListStore *rows;
  GtkSingleSelection *selection;
  GPtrArray *found;
};

G_DEFINE_FINAL_TYPE (CraFind, cra_find, GTK_TYPE_BOX)

enum { SIGNAL_FOUND, SIGNAL_LEFT, N_SIGNALS };

static guint signals[N_SIGNALS];

static void
say_count (CraFind *self)
{
  const char *text = gtk_editable_get_text (self->entry);
  g_autofree char *counted = NULL;

  gtk_widget_set_visible (self->scrolled, self->found->len > 0);
  if (self->found->len == 0) {
    gtk_label_set_text (self->message, *text != '\0'
                                           ? _ ("Nothing of that number or name on this map.")
                                           : _ ("Nothing on this map has a name yet."));
    return;
  }
  counted =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u place. Enter goes there.",
                                    "%u places. Enter goes to the chosen one.", self->found->len),
                       self->found->len);
  gtk_label_set_text (self->message, counted);
}

static void
search_map (CraFind *self)
{
  g_list_store_remove_all (self->rows);
  g_clear_pointer (&self->found, g_ptr_array_unref);
  if (self->document == NULL)
    return;
  self->found = cre_find (self->document, gtk_editable_get_text (self->entry), MOST);
  for (guint i = 0; i < self->found->len; i++) {
    g_autoptr (CraFoundRow) row = g_object_new (CRA_TYPE_FOUND_ROW, NULL);

    row->found = self->found->pdata[i];
    g_list_store_append (self->rows, row);
  }
  say_count (self);
}

static void
take_found (CraFind *self)
{
  CraFoundRow *row = gtk_single_selection_get_selected_item (self->selection);

  if (row != NULL)
    g_signal_emit (self, signals[SIGNAL_FOUND], 0, row->found);
}

static void
activate_cb (CraFind *self, guint position)
{
  gtk_single_selection_set_selected (self->selection, position);
  take_found (self);
}

/* Up and Down move in the list while the focus stays in the entry. */
static gboolean
key_cb (GtkEventControllerKey *controller,
        guint key,
        guint code,
        GdkModifierType state,
        CraFind *self)
{
  guint at = gtk_single_selection_get_selected (self->selection);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->rows));

  if (key == GDK_KEY_Escape) {
    g_signal_emit (self, signals[SIGNAL_LEFT], 0);
    return TRUE;
  }
  if ((key != GDK_KEY_Down && key != GDK_KEY_Up) || n == 0)
    return FALSE;
  at = key == GDK_KEY_Down ? MIN (at + 1, n - 1) : at - (at > 0);
  gtk_single_selection_set_selected (self->selection, at);
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", at);
  return TRUE;
}

/* The functions from here on make the rows. */

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *title = cra_form_new_label (NULL, NULL);

  gtk_widget_set_hexpand (title, TRUE);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), cra_form_new_label (NULL, "dim num caption"));
  gtk_list_item_set_child (item, box);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  CraFoundRow *row = gtk_list_item_get_item (item);
  GtkWidget *title = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  GtkLabel *where = GTK_LABEL (gtk_widget_get_next_sibling (title));
  g_autofree char *name = NULL;

  gtk_label_set_text (GTK_LABEL (title), row->found->title);
  gtk_widget_set_tooltip_text (title, row->found->title);
  gtk_label_set_text (where, row->found->place.floor < 0 ? _ ("nowhere") : row->found->where);
  name = g_strdup_printf ("%s, %s", row->found->title, gtk_label_get_text (where));
  cra_form_name_item (item, name);
}

/* @document: (nullable) */
void
cra_find_set_document (CraFind *self, CreMapDocument *document)
{
  g_set_object (&self->document, document);
  g_list_store_remove_all (self->rows);
}

void
cra_find_begin (CraFind *self)
{
  gtk_editable_set_text (self->entry, "");
  search_map (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static void
cra_find_dispose (GObject *object)
{
  CraFind *self = CRA_FIND (object);

  if (self->list != NULL)
    gtk_list_view_set_model (self->list, NULL);
  self->list = NULL;
  g_clear_object (&self->selection);
  g_clear_object (&self->rows);
  g_clear_object (&self->document);
  g_clear_pointer (&self->found, g_ptr_array_unref);
  G_OBJECT_CLASS (cra_find_parent_class)->dispose (object);
}

static void
cra_find_class_init (CraFindClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cra_find_dispose;
  signals[SIGNAL_FOUND] = g_signal_new ("found", CRA_TYPE_FIND, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                        NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SIGNAL_LEFT] =
      g_signal_new ("left", CRA_TYPE_FIND, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
make_entry (CraFind *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->entry = GTK_EDITABLE (gtk_search_entry_new ());
  gtk_editable_set_width_chars (self->entry, 30);
  g_object_set (self->entry, "placeholder-text", _ ("Number, area, label, stairway, mechanism"),
                NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Find a place"), -1);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->entry), keys);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (search_map), self);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (take_found), self);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->entry));
}

static void
make_list (CraFind *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkScrolledWindow *scrolled = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());

  self->rows = g_list_store_new (CRA_TYPE_FOUND_ROW);
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->rows)));
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  self->list = GTK_LIST_VIEW (
      gtk_list_view_new (g_object_ref (GTK_SELECTION_MODEL (self->selection)), factory));
  gtk_list_view_set_single_click_activate (self->list, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "rows");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Places found"), -1);
  g_signal_connect_swapped (self->list, "activate", G_CALLBACK (activate_cb), self);
  gtk_scrolled_window_set_policy (scrolled, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (scrolled, GTK_WIDGET (self->list));
  gtk_widget_set_size_request (GTK_WIDGET (scrolled), 380, ROWS_HEIGHT);
  self->scrolled = cra_tab_stop_new (GTK_WIDGET (scrolled));
  gtk_box_append (GTK_BOX (self), self->scrolled);
}

static void
cra_find_init (CraFind *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 8);
  make_entry (self);
  make_list (self);
  self->message = GTK_LABEL (cra_form_add_hint (GTK_WIDGET (self), ""));
}
