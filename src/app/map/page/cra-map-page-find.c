/* cra-map-page-find.c: finding places, and the table of all hexes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-page-private.h"

#include "cra-form.h"

static void
back_to_map (CraMapPage *self)
{
  gtk_popover_popdown (self->find_popover);
  gtk_widget_grab_focus (GTK_WIDGET (cra_map_view_get_canvas (self->view)));
}

/* Goes to a place that was found; shows a thing that was found in the inspector. */
static void
found_cb (CraMapPage *self, const CreFound *found)
{
  CreNodeRef ref = found->ref;
  gboolean is_thing = found->is_thing;
  CrPlace place = found->place;

  back_to_map (self);
  if (place.floor >= 0) {
    cra_map_view_show_place (self->view, place);
    gtk_widget_activate_action (GTK_WIDGET (self), "map.select-here", NULL);
  }
  if (is_thing)
    cra_map_page_inspect (self, ref);
}

void
cra_map_page_find (CraMapPage *self)
{
  if (cra_map_view_get_document (self->view) == NULL)
    return;
  gtk_popover_popup (self->find_popover);
  cra_find_begin (self->find);
}

static void
make_popover (CraMapPage *self)
{
  GtkWidget *form = cra_form_new ();

  self->find = g_object_new (CRA_TYPE_FIND, NULL);
  gtk_box_append (GTK_BOX (form), GTK_WIDGET (self->find));
  self->find_popover = GTK_POPOVER (gtk_popover_new ());
  gtk_popover_set_child (self->find_popover, form);
  gtk_popover_set_position (self->find_popover, GTK_POS_BOTTOM);
  gtk_popover_set_has_arrow (self->find_popover, FALSE);
  gtk_widget_set_halign (GTK_WIDGET (self->find_popover), GTK_ALIGN_END);
  gtk_widget_set_parent (GTK_WIDGET (self->find_popover), GTK_WIDGET (self->zoom_bar));
  g_signal_connect_swapped (self->find, "found", G_CALLBACK (found_cb), self);
  g_signal_connect_swapped (self->find, "left", G_CALLBACK (back_to_map), self);
}

/* The functions from here on are about the table of hexes. */

static void
chosen_cb (CraMapPage *self, const CrPlace *place)
{
  cra_map_view_show_place (self->view, *place);
  gtk_widget_activate_action (GTK_WIDGET (self), "map.select-here", NULL);
}

static void
left_table_cb (CraMapPage *self)
{
  cra_hex_table_close (self->table);
  gtk_widget_grab_focus (GTK_WIDGET (cra_map_view_get_canvas (self->view)));
}

void
cra_map_page_toggle_table (CraMapPage *self)
{
  CreMapDocument *document = cra_map_view_get_document (self->view);

  if (cra_hex_table_get_rows (self->table) != NULL)
    left_table_cb (self);
  else if (document != NULL)
    cra_hex_table_open (self->table, document);
}

/* The table stands below the map, so that the hex of a row can be seen. */
static void
make_table (CraMapPage *self)
{
  GtkWidget *box = gtk_widget_get_parent (GTK_WIDGET (self->drawer_revealer));

  self->table = g_object_new (CRA_TYPE_HEX_TABLE, NULL);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->table));
  g_signal_connect_swapped (self->table, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (self->table, "left", G_CALLBACK (left_table_cb), self);
}

void
cra_map_page_set_find_document (CraMapPage *self, CreMapDocument *document)
{
  cra_find_set_document (self->find, document);
  cra_hex_table_close (self->table);
}

void
cra_map_page_drop_find (CraMapPage *self)
{
  if (self->find_popover != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->find_popover));
  self->find_popover = NULL;
}

void
cra_map_page_make_find (CraMapPage *self)
{
  make_popover (self);
  make_table (self);
}
