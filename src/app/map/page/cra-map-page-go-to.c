/* cra-map-page-go-to.c: going to a hex by its number. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-page-private.h"

#include <glib/gi18n.h>

#include "cra-form.h"
#include "cre-find.h"

static void
go_to_cb (GtkEntry *entry, CraMapPage *self)
{
  CreMapDocument *document = cra_map_view_get_document (self->view);
  g_autoptr (GError) error = NULL;
  CrPlace place;

  if (!cre_find_place (document, gtk_editable_get_text (GTK_EDITABLE (entry)), &place, &error)) {
    gtk_label_set_text (self->go_to_message, error->message);
    gtk_widget_add_css_class (GTK_WIDGET (entry), "error");
    return;
  }
  gtk_popover_popdown (self->go_to_popover);
  cra_map_view_show_place (self->view, place);
  gtk_widget_grab_focus (GTK_WIDGET (cra_map_view_get_canvas (self->view)));
}

static void
go_to_typed_cb (GtkEditable *entry, CraMapPage *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (entry), "error");
  gtk_label_set_text (self->go_to_message, _ ("Enter goes there."));
}

void
cra_map_page_go_to_dialog (CraMapPage *self)
{
  if (cra_map_view_get_document (self->view) == NULL)
    return;
  gtk_editable_set_text (GTK_EDITABLE (self->go_to_entry), "");
  gtk_popover_popup (self->go_to_popover);
  gtk_widget_grab_focus (GTK_WIDGET (self->go_to_entry));
}

void
cra_map_page_make_go_to (CraMapPage *self)
{
  GtkWidget *box = cra_form_new ();

  self->go_to_popover = GTK_POPOVER (gtk_popover_new ());
  self->go_to_entry = GTK_ENTRY (gtk_entry_new ());
  gtk_entry_set_placeholder_text (self->go_to_entry, _ ("Number of a hex, or a name"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->go_to_entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Go to a hex"), -1);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->go_to_entry));
  self->go_to_message = GTK_LABEL (cra_form_add_hint (box, _ ("Enter goes there.")));
  gtk_popover_set_child (self->go_to_popover, box);
  gtk_popover_set_position (self->go_to_popover, GTK_POS_BOTTOM);
  gtk_popover_set_has_arrow (self->go_to_popover, FALSE);
  gtk_widget_set_parent (GTK_WIDGET (self->go_to_popover), GTK_WIDGET (self->zoom_bar));
  g_signal_connect (self->go_to_entry, "activate", G_CALLBACK (go_to_cb), self);
  g_signal_connect (self->go_to_entry, "changed", G_CALLBACK (go_to_typed_cb), self);
}
