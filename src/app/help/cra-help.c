/* cra-help.c: the window of the help. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-help.h"

#include "cra-form.h"
#include "cra-help-body.h"
#include "cra-help-pages.h"

#include <glib/gi18n.h>

struct _CraHelp {
  GtkWindow parent_instance;

  GtkWidget *back, *search, *nothing;
  GtkListView *list;
  GtkScrolledWindow *scroll;

  /* owned */
  GPtrArray *pages;     /* CraHelpPage */
  GtkStringList *shown; /* addresses of the pages that match the search */
  GtkSingleSelection *selection;
  GPtrArray *visited; /* addresses of visited pages; the last one is shown */
};

/* A list that was just shown has its size after so many milliseconds. */
#define SETTLED_MS 100

G_DEFINE_FINAL_TYPE (CraHelp, cra_help, GTK_TYPE_WINDOW)

static gboolean follow_cb (GtkLabel *label, const char *address, gpointer data);

/* (nullable): of the page that is shown */
static const char *
get_address (CraHelp *self)
{
  return self->visited->len > 0 ? self->visited->pdata[self->visited->len - 1] : NULL;
}

static guint
find_row (CraHelp *self, const char *address)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->shown));

  for (guint i = 0; i < n; i++)
    if (g_str_equal (gtk_string_list_get_string (self->shown, i), address))
      return i;
  return GTK_INVALID_LIST_POSITION;
}

/* Scrolls by computing the row's place: the scroll-to-row of GTK 4.8 leaves a gap above the first
 * rows when the list has no size yet. All rows have the same height. */
static gboolean
scroll_cb (gpointer data)
{
  CraHelp *self = data;
  GtkAdjustment *rows = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list));
  guint row = gtk_single_selection_get_selected (self->selection);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->shown));
  double upper = gtk_adjustment_get_upper (rows), page = gtk_adjustment_get_page_size (rows);
  double top = n > 0 ? upper * row / n : 0, now = gtk_adjustment_get_value (rows);

  if (row != GTK_INVALID_LIST_POSITION && (top < now || top > now + 0.9 * page))
    gtk_adjustment_set_value (rows, top - page / 2);
  return G_SOURCE_REMOVE;
}

static void
show_page (CraHelp *self)
{
  const CraHelpPage *page = cra_help_pages_find (self->pages, get_address (self));

  gtk_scrolled_window_set_child (self->scroll,
                                 cra_help_body_new (page, G_CALLBACK (follow_cb), self));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroll), 0);
  gtk_widget_set_sensitive (self->back, self->visited->len > 1);
  gtk_single_selection_set_selected (self->selection, find_row (self, page->address));
  g_timeout_add_full (G_PRIORITY_LOW, SETTLED_MS, scroll_cb, g_object_ref (self), g_object_unref);
}

/* Shows a page; an unknown address is ignored. */
static void
go_to (CraHelp *self, const char *address)
{
  if (g_strcmp0 (address, get_address (self)) == 0 ||
      cra_help_pages_find (self->pages, address) == NULL)
    return;
  g_ptr_array_add (self->visited, g_strdup (address));
  show_page (self);
}

/* The clicked label is destroyed with its page, so the page changes after the click was handled. */
typedef struct {
  CraHelp *help;
  char *address;
} Going;

static gboolean
go_cb (gpointer data)
{
  Going *going = data;

  go_to (going->help, going->address);
  return G_SOURCE_REMOVE;
}

static void
going_free (gpointer data)
{
  Going *going = data;

  g_object_unref (going->help);
  g_free (going->address);
  g_free (going);
}

static gboolean
follow_cb (GtkLabel *label, const char *address, gpointer data)
{
  Going *going = g_new (Going, 1);

  *going = (Going){ g_object_ref (data), g_strdup (address) };
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, go_cb, going, going_free);
  return TRUE;
}

static void
back_cb (CraHelp *self)
{
  if (self->visited->len < 2)
    return;
  g_ptr_array_set_size (self->visited, (int) self->visited->len - 1);
  show_page (self);
}

static void
fill_list (CraHelp *self)
{
  const char *search = gtk_editable_get_text (GTK_EDITABLE (self->search));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) addresses = NULL;

  for (guint i = 0; i < self->pages->len; i++) {
    const CraHelpPage *page = self->pages->pdata[i];

    if (cra_help_page_matches (page, search))
      g_strv_builder_add (builder, page->address);
  }
  addresses = g_strv_builder_end (builder);
  gtk_string_list_splice (self->shown, 0, g_list_model_get_n_items (G_LIST_MODEL (self->shown)),
                          (const char *const *) addresses);
  gtk_widget_set_visible (self->nothing, addresses[0] == NULL);
}

static void
search_cb (CraHelp *self)
{
  fill_list (self);
  if (get_address (self) != NULL)
    gtk_single_selection_set_selected (self->selection, find_row (self, get_address (self)));
}

/* Enter in the search opens the rule with that id, otherwise the first page found. */
static void
search_done_cb (CraHelp *self)
{
  g_autofree char *id = g_ascii_strup (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  g_autofree char *rule = g_strconcat ("rule:", id, NULL);
  const char *first = gtk_string_list_get_string (self->shown, 0);

  if (cra_help_pages_find (self->pages, rule) != NULL)
    go_to (self, rule);
  else if (first != NULL)
    go_to (self, first);
}

static void
stop_search_cb (CraHelp *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
selected_cb (CraHelp *self)
{
  GtkStringObject *item = gtk_single_selection_get_selected_item (self->selection);

  if (item != NULL)
    go_to (self, gtk_string_object_get_string (item));
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CraHelp *self)
{
  GtkStringObject *object = gtk_list_item_get_item (item);
  const CraHelpPage *page =
      cra_help_pages_find (self->pages, gtk_string_object_get_string (object));
  GtkWidget *label = gtk_list_item_get_child (item);

  gtk_label_set_text (GTK_LABEL (label), page->title);
  gtk_widget_set_tooltip_text (label, page->title);
  cra_form_name_item (item, page->title);
}

static gboolean
back_key_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  back_cb (CRA_HELP (widget));
  return TRUE;
}

static gboolean
search_key_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  return gtk_widget_grab_focus (CRA_HELP (widget)->search);
}

static void
cra_help_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), CRA_TYPE_HELP);
  G_OBJECT_CLASS (cra_help_parent_class)->dispose (object);
}

static void
cra_help_finalize (GObject *object)
{
  CraHelp *self = CRA_HELP (object);

  g_ptr_array_unref (self->pages);
  g_ptr_array_unref (self->visited);
  g_object_unref (self->shown);
  g_object_unref (self->selection);
  G_OBJECT_CLASS (cra_help_parent_class)->finalize (object);
}

static void
cra_help_class_init (CraHelpClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cra_help_dispose;
  G_OBJECT_CLASS (klass)->finalize = cra_help_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/crenel/Crenel/cra-help.ui");
  gtk_widget_class_bind_template_child (widget_class, CraHelp, back);
  gtk_widget_class_bind_template_child (widget_class, CraHelp, search);
  gtk_widget_class_bind_template_child (widget_class, CraHelp, nothing);
  gtk_widget_class_bind_template_child (widget_class, CraHelp, list);
  gtk_widget_class_bind_template_child (widget_class, CraHelp, scroll);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_done_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, GDK_ALT_MASK, back_key_cb, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, search_key_cb, NULL);
}

static void
cra_help_init (CraHelp *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  self->pages = cra_help_pages_new (g_get_language_names ());
  self->visited = g_ptr_array_new_with_free_func (g_free);
  self->shown = gtk_string_list_new (NULL);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->shown)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), self);
  fill_list (self);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  gtk_list_view_set_factory (self->list, factory);
  g_object_unref (factory);
  g_signal_connect_object (self->selection, "notify::selected-item", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search),
                                           GTK_WIDGET (self->list));
}

static CraHelp *
find_window (GtkApplication *application)
{
  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (CRA_IS_HELP (l->data))
      return l->data;
  return NULL;
}

CraHelp *
cra_help_show (GtkWindow *parent, const char *address)
{
  GtkApplication *application = gtk_window_get_application (parent);
  CraHelp *self = application != NULL ? find_window (application) : NULL;

  if (self == NULL)
    self = g_object_new (CRA_TYPE_HELP, "application", application, NULL);
  if (cra_help_pages_find (self->pages, address) != NULL)
    go_to (self, address);
  else if (self->visited->len == 0)
    go_to (self, ((const CraHelpPage *) self->pages->pdata[0])->address);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (self->search);
  return self;
}
