/* cra-tray-strip.c: a narrow strip of the tray's counters, for small windows.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-tray-strip.h"

#include "cra-form.h"
#include "cra-keys.h"
#include "cra-tab-stop.h"
#include "cra-token.h"

#include <glib/gi18n.h>

/* The size of a row in pixels: a counter of 33 with its shadow. */
#define TOKEN 41

struct _CraTrayStrip {
  GtkBox parent_instance;

  /* made in code, borrowed */
  GtkMenuButton *button;
  GtkListView *list;

  /* borrowed; the page owns both */
  CraTray *tray;
};

G_DEFINE_FINAL_TYPE (CraTrayStrip, cra_tray_strip, GTK_TYPE_BOX)

GtkMenuButton *
cra_tray_strip_get_button (CraTrayStrip *self)
{
  return self->button;
}

static GdkContentProvider *
prepare_cb (GtkDragSource *source, double x, double y, GtkListItem *item)
{
  return gdk_content_provider_new_typed (CRA_TYPE_TRAY_ROW, gtk_list_item_get_item (item));
}

static void
drag_begin_cb (GtkDragSource *source, GdkDrag *drag, GtkListItem *item)
{
  GtkWidget *token = gtk_list_item_get_child (item);
  CraTrayStrip *self = CRA_TRAY_STRIP (gtk_widget_get_ancestor (token, CRA_TYPE_TRAY_STRIP));
  g_autoptr (GdkPaintable) icon = gtk_widget_paintable_new (token);

  gtk_drag_source_set_icon (source, icon, TOKEN / 2, TOKEN / 2);
  cra_tray_choose (self->tray, gtk_list_item_get_item (item), FALSE);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *token = cra_token_new (TOKEN);
  GtkDragSource *source = gtk_drag_source_new ();

  g_signal_connect (source, "prepare", G_CALLBACK (prepare_cb), item);
  g_signal_connect (source, "drag-begin", G_CALLBACK (drag_begin_cb), item);
  gtk_widget_add_controller (token, GTK_EVENT_CONTROLLER (source));
  gtk_list_item_set_child (item, token);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, CraTrayStrip *self)
{
  CraTrayRow *row = gtk_list_item_get_item (item);
  CrToken token = cra_tray_row_get_token (row);
  g_autofree char *name = cra_tray_row_dup_spoken (row);

  cra_token_show (gtk_list_item_get_child (item), &token);
  cra_form_set_tip (gtk_list_item_get_child (item), name);
  cra_form_name_item (item, name);
}

static void
activated_cb (CraTrayStrip *self, guint row)
{
  g_autoptr (CraTrayRow) chosen =
      g_list_model_get_item (G_LIST_MODEL (gtk_list_view_get_model (self->list)), row);

  cra_tray_choose (self->tray, chosen, TRUE);
}

void
cra_tray_strip_set_tray (CraTrayStrip *self, CraTray *tray)
{
  g_autoptr (GtkSelectionModel) none =
      GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (cra_tray_get_rows (tray))));

  self->tray = tray;
  gtk_list_view_set_model (self->list, none);
  gtk_box_append (GTK_BOX (self), cra_tray_new_gear (tray));
}

static void
cra_tray_strip_class_init (CraTrayStripClass *klass)
{
}

static void
cra_tray_strip_init (CraTrayStrip *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  g_autofree char *tip = cra_keys_get_tooltip (_ ("Men and gear"), "play.tray");

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 4);
  gtk_widget_add_css_class (GTK_WIDGET (self), "tray-strip");
  self->button = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_icon_name (self->button, "view-list-symbolic");
  gtk_widget_add_css_class (GTK_WIDGET (self->button), "flat");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), tip);
  cra_form_name (GTK_WIDGET (self->button), _ ("Men and gear"));
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), self);
  self->list = GTK_LIST_VIEW (gtk_list_view_new (NULL, factory));
  gtk_list_view_set_single_click_activate (self->list, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "rows");
  cra_form_name (GTK_WIDGET (self->list), _ ("Men of the library"));
  g_signal_connect_swapped (self->list, "activate", G_CALLBACK (activated_cb), self);
  gtk_widget_set_focusable (scrolled, FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_EXTERNAL,
                                  GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (self->list));
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->button));
  gtk_box_append (GTK_BOX (self), cra_tab_stop_new (scrolled));
}
