/* cra-kind-list.c: a list of kinds to paint with, each with its picture and name.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-kind-private.h"

#include "cra-form.h"
#include "cra-rule-links.h"
#include "cra-tab-stop.h"

#include <glib/gi18n.h>

#define HEIGHT 180
#define HEIGHT_COMPACT 280

struct _CraKindList {
  GtkBox parent_instance;

  GtkListView *list;
  GtkEditable *search;
  GtkLabel *figures;
  GtkFlowBox *recent;
  GtkScrolledWindow *scrolled;

  /* owned */
  GtkFilterListModel *filtered;
  GListModel *kinds;
  char *code;
  gboolean choosing;
};

G_DEFINE_FINAL_TYPE (CraKindList, cra_kind_list, GTK_TYPE_BOX)

enum { PROP_0, PROP_CODE, PROP_RECENT, N_PROPS };

static GParamSpec *properties[N_PROPS];

typedef struct {
  GtkWidget *picture, *name, *figure;
} Row;

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CraKindList *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  Row *row = g_new (Row, 1);

  *row = (Row){ gtk_image_new (), gtk_label_new (NULL), gtk_label_new (NULL) };
  gtk_image_set_pixel_size (GTK_IMAGE (row->picture), 26);
  gtk_label_set_xalign (GTK_LABEL (row->name), 0);
  gtk_label_set_wrap (GTK_LABEL (row->name), TRUE);
  gtk_widget_set_hexpand (row->name, TRUE);
  gtk_widget_add_css_class (row->figure, "num");
  gtk_widget_add_css_class (row->figure, "dim");
  gtk_box_append (GTK_BOX (box), row->picture);
  gtk_box_append (GTK_BOX (box), row->name);
  gtk_box_append (GTK_BOX (box), row->figure);
  g_object_set_data_full (G_OBJECT (item), "row", row, g_free);
  gtk_list_item_set_child (item, box);
}

/* A screen reader reads a row as "Moat, 4 MP ?". */
static void
name_item (GtkListItem *item, CraKind *kind)
{
  const char *figure = cra_kind_get_figure (kind);
  g_autofree char *name = figure != NULL
                              ? g_strdup_printf ("%s, %s", cra_kind_get_name (kind), figure)
                              : g_strdup (cra_kind_get_name (kind));

  cra_form_name_item (item, name);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CraKindList *self)
{
  Row *row = g_object_get_data (G_OBJECT (item), "row");
  CraKind *kind = gtk_list_item_get_item (item);
  gboolean heading = cra_kind_get_code (kind) == NULL;
  const char *figure = cra_kind_get_figure (kind);
  const char *note = cra_kind_get_note (kind);
  g_autofree char *source = note != NULL ? cra_rule_dup_source (note) : NULL;
  int device = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  gtk_list_item_set_selectable (item, !heading);
  gtk_list_item_set_activatable (item, !heading);
  gtk_label_set_text (GTK_LABEL (row->name), cra_kind_get_name (kind));
  cra_rule_set_link (GTK_LABEL (row->figure), figure != NULL ? figure : "",
                     cra_kind_get_note (kind));
  /* The figure is a link for the pointer only: the keys move from row to row, and the help lists
   * the rule. */
  gtk_widget_set_focusable (row->figure, FALSE);
  gtk_widget_set_tooltip_text (gtk_list_item_get_child (item), source);
  name_item (item, kind);
  gtk_widget_set_visible (row->picture, !heading);
  gtk_image_set_from_paintable (GTK_IMAGE (row->picture), cra_kind_get_picture (kind, device));
  gtk_widget_set_css_classes (row->name, heading ? (const char *[]){ "caption", "dim", NULL }
                                                 : (const char *[]){ NULL });
}

/* Whether a row matches the search; headings have no code and are hidden during a search. */
static gboolean
matches_search (gpointer item, gpointer data)
{
  CraKindList *self = data;
  g_autofree char *needle = g_utf8_casefold (gtk_editable_get_text (self->search), -1);
  g_autofree char *name = g_utf8_casefold (cra_kind_get_name (item), -1);

  return *needle == '\0' ||
         (cra_kind_get_code (item) != NULL &&
          (strstr (name, needle) != NULL || strstr (cra_kind_get_code (item), needle) != NULL));
}

static void
select_code (CraKindList *self)
{
  GtkSelectionModel *selection = gtk_list_view_get_model (self->list);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (selection)), found = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; i < n && found == GTK_INVALID_LIST_POSITION; i++) {
    g_autoptr (CraKind) kind = g_list_model_get_item (G_LIST_MODEL (selection), i);

    if (self->code != NULL && g_strcmp0 (cra_kind_get_code (kind), self->code) == 0)
      found = i;
  }
  self->choosing = TRUE;
  gtk_single_selection_set_selected (GTK_SINGLE_SELECTION (selection), found);
  self->choosing = FALSE;
  if (found != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", found);
}

static void
search_cb (CraKindList *self)
{
  self->choosing = TRUE;
  gtk_filter_changed (gtk_filter_list_model_get_filter (self->filtered),
                      GTK_FILTER_CHANGE_DIFFERENT);
  self->choosing = FALSE;
  select_code (self);
}

static void
selected_cb (CraKindList *self)
{
  GtkSingleSelection *selection = GTK_SINGLE_SELECTION (gtk_list_view_get_model (self->list));
  CraKind *kind = gtk_single_selection_get_selected_item (selection);

  if (!self->choosing && kind != NULL && cra_kind_get_code (kind) != NULL)
    g_object_set (self, "code", cra_kind_get_code (kind), NULL);
}

/* GTK does not select a heading, so arrows would stop there; these functions move on to the next
 * kind. */

static gboolean
is_heading (GtkSingleSelection *selection, guint position)
{
  g_autoptr (CraKind) kind = g_list_model_get_item (G_LIST_MODEL (selection), position);

  return kind != NULL && cra_kind_get_code (kind) == NULL;
}

/* Waits until idle, because the list may have to make the row first. */
static gboolean
focus_chosen_cb (gpointer data)
{
  GtkWidget *stop = gtk_widget_get_ancestor (data, CRA_TYPE_TAB_STOP);

  if (stop != NULL)
    cra_tab_stop_enter (CRA_TAB_STOP (stop));
  return G_SOURCE_REMOVE;
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint key,
        guint code,
        GdkModifierType state,
        CraKindList *self)
{
  GtkSingleSelection *selection = GTK_SINGLE_SELECTION (gtk_list_view_get_model (self->list));
  guint n = g_list_model_get_n_items (G_LIST_MODEL (selection));
  guint step = (guint) ((key == GDK_KEY_Down) - (key == GDK_KEY_Up));
  guint next = gtk_single_selection_get_selected (selection) + step;

  if (step == 0 || next >= n || !is_heading (selection, next))
    return FALSE;
  next += step;
  if (next < n) {
    gtk_single_selection_set_selected (selection, next);
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", next);
    g_idle_add_full (G_PRIORITY_DEFAULT, focus_chosen_cb, g_object_ref (self->list),
                     g_object_unref);
  }
  return TRUE;
}

/* Clears the search and gives the focus back to the map, after Esc or when a kind was taken. */
static void
leave_cb (CraKindList *self)
{
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_POPOVER);

  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_widget_activate_action (GTK_WIDGET (self), "map.to-map", NULL);
}

/* Enter in the search takes the first match, or keeps the current kind if that matches too. */
static void
take_first_cb (CraKindList *self)
{
  GtkSingleSelection *selection = GTK_SINGLE_SELECTION (gtk_list_view_get_model (self->list));
  guint n;

  search_cb (self);
  n = g_list_model_get_n_items (G_LIST_MODEL (selection));
  if (*gtk_editable_get_text (self->search) != '\0' &&
      gtk_single_selection_get_selected (selection) == GTK_INVALID_LIST_POSITION)
    gtk_single_selection_set_selected (selection, 0);
  if (n > 0)
    leave_cb (self);
}

/* Returns: (transfer full) (nullable) */
static CraKind *
find_kind (CraKindList *self, const char *code)
{
  for (guint i = 0; i < g_list_model_get_n_items (self->kinds); i++) {
    g_autoptr (CraKind) kind = g_list_model_get_item (self->kinds, i);

    if (g_strcmp0 (cra_kind_get_code (kind), code) == 0)
      return g_steal_pointer (&kind);
  }
  return NULL;
}

static void
add_recent (CraKindList *self, const char *code)
{
  g_autoptr (CraKind) kind = find_kind (self, code);
  GtkWidget *child, *picture;

  if (kind == NULL)
    return;
  child = gtk_flow_box_child_new ();
  picture = gtk_image_new_from_paintable (
      cra_kind_get_picture (kind, gtk_widget_get_scale_factor (GTK_WIDGET (self))));
  gtk_image_set_pixel_size (GTK_IMAGE (picture), 20);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), picture);
  gtk_widget_set_tooltip_text (child, cra_kind_get_name (kind));
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  cra_kind_get_name (kind), -1);
  g_object_set_data_full (G_OBJECT (child), "code", g_strdup (code), g_free);
  gtk_flow_box_append (self->recent, child);
}

static void
recent_cb (CraKindList *self, GtkFlowBoxChild *child)
{
  g_object_set (self, "code", g_object_get_data (G_OBJECT (child), "code"), NULL);
}

static void
show_recent (CraKindList *self, const char *const *codes)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->recent))) != NULL)
    gtk_flow_box_remove (self->recent, child);
  for (guint i = 0; codes != NULL && codes[i] != NULL; i++)
    add_recent (self, codes[i]);
  gtk_widget_set_visible (GTK_WIDGET (self->recent), codes != NULL && codes[0] != NULL);
}

static void
cra_kind_list_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_string (value, CRA_KIND_LIST (object)->code);
}

static void
cra_kind_list_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CraKindList *self = CRA_KIND_LIST (object);

  if (id == PROP_RECENT) {
    show_recent (self, g_value_get_boxed (value));
    return;
  }
  if (g_strcmp0 (self->code, g_value_get_string (value)) == 0)
    return;
  g_free (self->code);
  self->code = g_value_dup_string (value);
  select_code (self);
  g_object_notify_by_pspec (object, pspec);
}

static void
cra_kind_list_dispose (GObject *object)
{
  CraKindList *self = CRA_KIND_LIST (object);

  if (self->list != NULL) {
    g_signal_handlers_disconnect_by_data (gtk_list_view_get_model (self->list), self);
    gtk_list_view_set_model (self->list, NULL);
  }
  self->list = NULL;
  g_clear_object (&self->filtered);
  g_clear_object (&self->kinds);
  g_clear_pointer (&self->code, g_free);
  G_OBJECT_CLASS (cra_kind_list_parent_class)->dispose (object);
}

static void
cra_kind_list_class_init (CraKindListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cra_kind_list_dispose;
  object_class->get_property = cra_kind_list_get_property;
  object_class->set_property = cra_kind_list_set_property;
  properties[PROP_CODE] =
      g_param_spec_string ("code", NULL, NULL, NULL,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_RECENT] = g_param_spec_boxed ("recent", NULL, NULL, G_TYPE_STRV,
                                                G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  g_type_ensure (CRA_TYPE_TAB_STOP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/crenel/Crenel/cra-kind-list.ui");
  gtk_widget_class_bind_template_child (widget_class, CraKindList, list);
  gtk_widget_class_bind_template_child (widget_class, CraKindList, search);
  gtk_widget_class_bind_template_child (widget_class, CraKindList, figures);
  gtk_widget_class_bind_template_child (widget_class, CraKindList, recent);
  gtk_widget_class_bind_template_child (widget_class, CraKindList, scrolled);
  gtk_widget_class_bind_template_callback (widget_class, recent_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_bind_template_callback (widget_class, take_first_cb);
  gtk_widget_class_bind_template_callback (widget_class, leave_cb);
}

/* A popover gives the list only the height that it asks for, so it asks for six rows. */
void
cra_kind_list_set_compact (CraKindList *self, gboolean compact)
{
  gtk_scrolled_window_set_min_content_height (self->scrolled, compact ? HEIGHT_COMPACT : HEIGHT);
}

static void
cra_kind_list_init (CraKindList *self)
{
  GtkEventController *key = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  cra_kind_list_set_compact (self, FALSE);
  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_signal_connect (key, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->list), key);
}

GtkWidget *
cra_kind_list_new (GListModel *kinds, const char *label, const char *figures)
{
  CraKindList *self = g_object_new (CRA_TYPE_KIND_LIST, NULL);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkSingleSelection *selection;

  self->kinds = g_object_ref (kinds);
  self->filtered = gtk_filter_list_model_new (
      kinds, GTK_FILTER (gtk_custom_filter_new (matches_search, self, NULL)));
  selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->filtered)));
  gtk_single_selection_set_autoselect (selection, FALSE);
  gtk_single_selection_set_can_unselect (selection, TRUE);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), self);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), self);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
  g_signal_connect_swapped (selection, "notify::selected-item", G_CALLBACK (selected_cb), self);
  g_object_unref (factory);
  g_object_unref (selection);
  gtk_label_set_text (self->figures, figures != NULL ? figures : "");
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->figures)), figures != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  return GTK_WIDGET (self);
}

GdkPaintable *
cra_kind_list_get_chosen (CraKindList *self, char **name)
{
  g_autoptr (CraKind) kind = find_kind (self, self->code);
  int device = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  *name = kind != NULL ? g_strdup (cra_kind_get_name (kind)) : NULL;
  return kind != NULL ? g_object_ref (cra_kind_get_picture (kind, device)) : NULL;
}
