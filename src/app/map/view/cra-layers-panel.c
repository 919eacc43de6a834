/* cra-layers-panel.c: the panel of the layers of the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-layers-panel.h"

#include "cra-form.h"
#include "cra-tab-stop.h"

#include <glib/gi18n.h>

/* A layer that would be weaker than this is hidden instead. */
#define LEAST_STRENGTH 0.1
#define STRENGTH_STEP 0.05

struct _CraLayersPanel {
  GtkBox parent_instance;

  GtkListView *list;

  /* owned */
  GListStore *layers;
};

G_DEFINE_FINAL_TYPE (CraLayersPanel, cra_layers_panel, GTK_TYPE_BOX)

static guint signal_changed;

typedef struct {
  GtkWidget *eye, *title, *scale;
  GBinding *shown, *opacity;
  gulong notify;
} Row;

static void
show_row (CraLayer *layer, GParamSpec *pspec, GtkListItem *item)
{
  Row *row = g_object_get_data (G_OBJECT (item), "row");
  g_autofree char *description = cra_layer_dup_description (layer);
  gboolean shown = cra_layer_get_shown (layer);

  gtk_button_set_icon_name (GTK_BUTTON (row->eye),
                            shown ? "view-reveal-symbolic" : "view-conceal-symbolic");
  gtk_widget_set_opacity (row->eye, shown ? 1 : 0.5);
  cra_form_name_item (item, description);
}

/* All rows together are one tab stop. The pointer uses the eye and the slider of a row; the keys
 * are Space, Left and Right. */
static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CraLayersPanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  Row *row = g_new0 (Row, 1);

  row->eye = gtk_toggle_button_new ();
  row->title = gtk_label_new (NULL);
  row->scale =
      gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, LEAST_STRENGTH, 1, STRENGTH_STEP);
  gtk_widget_add_css_class (row->eye, "flat");
  gtk_widget_add_css_class (row->eye, "mini");
  gtk_widget_set_can_focus (row->eye, FALSE);
  gtk_widget_set_can_focus (row->scale, FALSE);
  gtk_widget_set_valign (row->eye, GTK_ALIGN_CENTER);
  gtk_label_set_xalign (GTK_LABEL (row->title), 0);
  gtk_label_set_ellipsize (GTK_LABEL (row->title), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (row->title, TRUE);
  gtk_widget_set_size_request (row->scale, 64, -1);
  gtk_box_append (GTK_BOX (box), row->eye);
  gtk_box_append (GTK_BOX (box), row->title);
  gtk_box_append (GTK_BOX (box), row->scale);
  g_object_set_data_full (G_OBJECT (item), "row", row, g_free);
  gtk_list_item_set_child (item, box);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CraLayersPanel *self)
{
  Row *row = g_object_get_data (G_OBJECT (item), "row");
  CraLayer *layer = gtk_list_item_get_item (item);
  GtkAdjustment *adjustment = gtk_range_get_adjustment (GTK_RANGE (row->scale));
  GBindingFlags flags = G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE;
  g_autofree char *tooltip = g_strdup_printf (_ ("Show or hide: %s"), cra_layer_get_title (layer));
  g_autofree char *strength = g_strdup_printf (_ ("How strongly: %s"), cra_layer_get_title (layer));

  gtk_label_set_text (GTK_LABEL (row->title), cra_layer_get_title (layer));
  gtk_widget_set_tooltip_text (row->title, cra_layer_get_title (layer));
  gtk_widget_set_visible (row->scale, cra_layer_has_opacity (layer));
  gtk_widget_set_tooltip_text (row->eye, tooltip);
  gtk_widget_set_tooltip_text (row->scale, strength);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->eye), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip,
                                  -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->scale), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  strength, -1);
  row->shown = g_object_bind_property (layer, "shown", row->eye, "active", flags);
  row->opacity = g_object_bind_property (layer, "opacity", adjustment, "value", flags);
  row->notify = g_signal_connect (layer, "notify", G_CALLBACK (show_row), item);
  show_row (layer, NULL, item);
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CraLayersPanel *self)
{
  Row *row = g_object_get_data (G_OBJECT (item), "row");

  g_clear_pointer (&row->shown, g_binding_unbind);
  g_clear_pointer (&row->opacity, g_binding_unbind);
  g_signal_handler_disconnect (gtk_list_item_get_item (item), row->notify);
}

/* Handles the keys on a row. */
static gboolean
key_cb (GtkEventControllerKey *controller,
        guint key,
        guint code,
        GdkModifierType state,
        CraLayersPanel *self)
{
  GtkSingleSelection *selection = GTK_SINGLE_SELECTION (gtk_list_view_get_model (self->list));
  CraLayer *layer = gtk_single_selection_get_selected_item (selection);
  int step = (key == GDK_KEY_Right) - (key == GDK_KEY_Left);

  if (layer == NULL || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;
  if (key == GDK_KEY_space)
    g_object_set (layer, "shown", !cra_layer_get_shown (layer), NULL);
  else if (step != 0 && cra_layer_has_opacity (layer))
    g_object_set (layer, "opacity",
                  CLAMP (cra_layer_get_opacity (layer) + step * STRENGTH_STEP, LEAST_STRENGTH, 1),
                  NULL);
  return key == GDK_KEY_space || step != 0;
}

static void
layer_changed_cb (CraLayer *layer, GParamSpec *pspec, CraLayersPanel *self)
{
  g_signal_emit (self, signal_changed, 0, layer);
}

static void
cra_layers_panel_dispose (GObject *object)
{
  CraLayersPanel *self = CRA_LAYERS_PANEL (object);

  if (self->list != NULL)
    gtk_list_view_set_model (self->list, NULL);
  g_clear_object (&self->layers);
  G_OBJECT_CLASS (cra_layers_panel_parent_class)->dispose (object);
}

static void
cra_layers_panel_class_init (CraLayersPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cra_layers_panel_dispose;
  g_type_ensure (CRA_TYPE_TAB_STOP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/crenel/Crenel/cra-layers-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, CraLayersPanel, list);
  signal_changed = g_signal_new ("changed", CRA_TYPE_LAYERS_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, CRA_TYPE_LAYER);
}

static void
cra_layers_panel_init (CraLayersPanel *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  g_autoptr (GtkSingleSelection) selection = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->layers = g_list_store_new (CRA_TYPE_LAYER);
  for (int i = 0; i < CRA_N_LAYERS; i++) {
    g_autoptr (CraLayer) layer = cra_layer_new (i);

    g_list_store_append (self->layers, layer);
    g_signal_connect_object (layer, "notify", G_CALLBACK (layer_changed_cb), self, 0);
  }
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), self);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), self);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), self);
  gtk_list_view_set_factory (self->list, factory);
  g_object_unref (factory);
  selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->layers)));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (GTK_WIDGET (self->list), keys);
}

CraLayer *
cra_layers_panel_get (CraLayersPanel *self, CraLayerId id)
{
  g_autoptr (CraLayer) layer = g_list_model_get_item (G_LIST_MODEL (self->layers), id);

  return layer;
}
