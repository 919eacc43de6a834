/* cra-floor-switch.c: the switch that shows and changes the floor of the view.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-floor-switch.h"

#include "cra-floor-form.h"
#include "cra-form.h"
#include "cra-stops.h"

#include "cre-floors.h"

#include <glib/gi18n.h>

struct _CraFloorSwitch {
  GtkBox parent_instance;

  /* made in code, borrowed */
  GtkWidget *up, *down, *button, *name, *secret, *stack;
  GtkWidget *popover;
  CraFloorForm *form;
  CraMapView *view;
};

G_DEFINE_FINAL_TYPE (CraFloorSwitch, cra_floor_switch, GTK_TYPE_BOX)

static void
tell_floor (CraFloorSwitch *self, const CrMap *map, int floor)
{
  const CrFloor *info = cr_map_get_floor (map, floor);
  g_autofree char *storey = cra_floor_format_storey (map, floor);
  /* Translators: a floor’s name and its storey, for the screen reader. */
  g_autofree char *text =
      g_strdup_printf (_ ("Floor: %s, storey %s"), cre_floors_get_name (map, floor), storey);

  gtk_label_set_text (GTK_LABEL (self->name), cre_floors_get_name (map, floor));
  gtk_widget_set_tooltip_text (self->button, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text, -1);
  gtk_widget_set_visible (self->secret, cr_floor_is_secret (info));
}

void
cra_floor_switch_refresh (CraFloorSwitch *self)
{
  CreMapDocument *document = cra_map_view_get_document (self->view);
  const CrMap *map;
  int n;

  if (document == NULL)
    return;
  map = cre_map_document_get_map (document);
  n = cr_map_n_floors (map);
  gtk_widget_set_visible (self->up, n > 1);
  gtk_widget_set_visible (self->down, n > 1);
  gtk_widget_set_visible (self->name, n > 1);
  gtk_widget_set_visible (self->stack, n == 1);
  tell_floor (self, map, cra_map_view_get_floor (self->view));
  cra_floor_form_refresh (self->form);
}

static void
popover_shown_cb (CraFloorSwitch *self)
{
  cra_floor_form_reset (self->form);
}

static void
done_cb (CraFloorSwitch *self)
{
  gtk_popover_popdown (GTK_POPOVER (self->popover));
  gtk_widget_grab_focus (GTK_WIDGET (cra_map_view_get_canvas (self->view)));
}

static GtkWidget *
new_label (CraFloorSwitch *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->stack = gtk_image_new_from_icon_name ("view-list-symbolic");
  self->name = cra_form_new_label (NULL, NULL);
  self->secret = cra_floor_new_sign (FALSE);
  gtk_label_set_max_width_chars (GTK_LABEL (self->name), 22);
  gtk_box_append (GTK_BOX (box), self->stack);
  gtk_box_append (GTK_BOX (box), self->name);
  gtk_box_append (GTK_BOX (box), self->secret);
  return box;
}

static void
cra_floor_switch_class_init (CraFloorSwitchClass *klass)
{
}

static void
cra_floor_switch_init (CraFloorSwitch *self)
{
  self->up =
      cra_form_new_icon_button ("go-up-symbolic", _ ("Floor above  Page Up"), "map.floor-up");
  self->down =
      cra_form_new_icon_button ("go-down-symbolic", _ ("Floor below  Page Down"), "map.floor-down");
  self->button = gtk_menu_button_new ();
  self->popover = gtk_popover_new ();
  self->form = g_object_new (CRA_TYPE_FLOOR_FORM, NULL);
  gtk_popover_set_child (GTK_POPOVER (self->popover), GTK_WIDGET (self->form));
  gtk_popover_set_has_arrow (GTK_POPOVER (self->popover), FALSE);
  gtk_widget_set_halign (self->popover, GTK_ALIGN_START);
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->button), new_label (self));
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (self->button), TRUE);
  gtk_menu_button_set_has_frame (GTK_MENU_BUTTON (self->button), FALSE);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), self->popover);
  gtk_box_append (GTK_BOX (self), self->up);
  gtk_box_append (GTK_BOX (self), self->button);
  gtk_box_append (GTK_BOX (self), self->down);
  cra_stops_make (GTK_WIDGET (self), FALSE);
  g_signal_connect_swapped (self->popover, "show", G_CALLBACK (popover_shown_cb), self);
  g_signal_connect_swapped (self->form, "done", G_CALLBACK (done_cb), self);
}

void
cra_floor_switch_set_view (CraFloorSwitch *self, CraMapView *view)
{
  self->view = view;
  cra_floor_form_set_view (self->form, view);
  g_signal_connect_object (view, "floor-changed", G_CALLBACK (cra_floor_switch_refresh), self,
                           G_CONNECT_SWAPPED);
}
