/* cra-go-to.c: going to a place by its number or name. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-go-to.h"

#include <glib/gi18n.h>

#include "cra-form.h"

struct _CraGoTo {
  GtkPopover parent_instance;

  /* made in code, borrowed */
  GtkEntry *entry;
  GtkLabel *message;

  CraMapView *view; /* borrowed */
  CraGoToFind find;
  gpointer data;
};

G_DEFINE_FINAL_TYPE (CraGoTo, cra_go_to, GTK_TYPE_POPOVER)

static void
entered_cb (CraGoTo *self)
{
  g_autoptr (GError) error = NULL;
  CrPlace place;

  if (!self->find (self->data, gtk_editable_get_text (GTK_EDITABLE (self->entry)), &place,
                   &error)) {
    gtk_label_set_text (self->message, error->message);
    gtk_widget_add_css_class (GTK_WIDGET (self->entry), "error");
    return;
  }
  gtk_popover_popdown (GTK_POPOVER (self));
  cra_map_view_show_place (self->view, place);
  gtk_widget_grab_focus (GTK_WIDGET (cra_map_view_get_canvas (self->view)));
}

static void
typed_cb (CraGoTo *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self->entry), "error");
  gtk_label_set_text (self->message, _ ("Enter goes there."));
}

void
cra_go_to_ask (CraGoTo *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  gtk_popover_popup (GTK_POPOVER (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

static void
cra_go_to_class_init (CraGoToClass *klass)
{
}

static void
cra_go_to_init (CraGoTo *self)
{
  GtkWidget *box = cra_form_new ();

  self->entry = GTK_ENTRY (gtk_entry_new ());
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Go to a hex"), -1);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->entry));
  self->message = GTK_LABEL (cra_form_add_hint (box, _ ("Enter goes there.")));
  gtk_popover_set_child (GTK_POPOVER (self), box);
  gtk_popover_set_position (GTK_POPOVER (self), GTK_POS_BOTTOM);
  gtk_popover_set_has_arrow (GTK_POPOVER (self), FALSE);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (entered_cb), self);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (typed_cb), self);
}

CraGoTo *
cra_go_to_new (GtkWidget *beside,
               CraMapView *view,
               const char *what,
               CraGoToFind find,
               gpointer data)
{
  CraGoTo *self = g_object_new (CRA_TYPE_GO_TO, NULL);

  self->view = view;
  self->find = find;
  self->data = data;
  gtk_entry_set_placeholder_text (self->entry, what);
  gtk_widget_set_parent (GTK_WIDGET (self), beside);
  return self;
}

void
cra_go_to_drop (CraGoTo **go_to)
{
  if (*go_to != NULL)
    gtk_widget_unparent (GTK_WIDGET (*go_to));
  *go_to = NULL;
}
