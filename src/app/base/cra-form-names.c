/* cra-form-names.c: names and values of widgets for screen readers.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-form.h"

static void
set_label (GtkWidget *widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
name_all (GtkWidget *widget, GType type, const char *name)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    set_label (widget, name);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_all (child, type, name);
}

static void
describe_widget (GtkWidget *widget, const char *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text, -1);
}

/* GTK 4.8 does not tell screen readers which row of a drop-down is chosen. */
static void
chosen_cb (GtkWidget *drop_down)
{
  gpointer item = gtk_drop_down_get_selected_item (GTK_DROP_DOWN (drop_down));
  const char *text = GTK_IS_STRING_OBJECT (item) ? gtk_string_object_get_string (item) : "";

  describe_widget (drop_down, text);
  describe_widget (gtk_widget_get_first_child (drop_down), text);
}

/* The button inside a drop-down takes the keys, then the list that opens does: both need the name.
 */
static void
name_drop_down (GtkWidget *drop_down, const char *name)
{
  set_label (gtk_widget_get_first_child (drop_down), name);
  name_all (gtk_widget_get_last_child (drop_down), GTK_TYPE_LIST_VIEW, name);
  g_signal_handlers_disconnect_by_func (drop_down, chosen_cb, NULL);
  g_signal_connect (drop_down, "notify::selected-item", G_CALLBACK (chosen_cb), NULL);
  chosen_cb (drop_down);
}

/* GTK 4.8 tells screen readers the number when it changes, but not the first one. */
static void
tell_number (GtkSpinButton *spin)
{
  double least, most;

  gtk_spin_button_get_range (spin, &least, &most);
  gtk_accessible_update_property (
      GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, gtk_spin_button_get_value (spin),
      GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, least, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, most, -1);
}

void
cra_form_name (GtkWidget *widget, const char *name)
{
  set_label (widget, name);
  if (GTK_IS_DROP_DOWN (widget))
    name_drop_down (widget, name);
  else if (GTK_IS_SPIN_BUTTON (widget))
    tell_number (GTK_SPIN_BUTTON (widget));
  else if (GTK_IS_COLUMN_VIEW (widget))
    name_all (widget, GTK_TYPE_LIST_VIEW, name);
}

void
cra_form_name_row (GtkWidget *widget, GtkWidget *label, const char *name)
{
  GtkWidget *first = GTK_IS_BOX (widget) ? gtk_widget_get_first_child (widget) : widget;

  if (GTK_IS_LABEL (widget))
    gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    label, NULL, -1);
  else
    cra_form_name (widget, name);
  if (first != widget && (GTK_IS_DROP_DOWN (first) || GTK_IS_SPIN_BUTTON (first)))
    cra_form_name (first, name);
}

void
cra_form_name_item (GtkListItem *item, const char *name)
{
  GtkWidget *row = gtk_widget_get_parent (gtk_list_item_get_child (item));

  /* In a table the widget that takes the keys is the row around the cells. */
  if (g_str_equal (G_OBJECT_TYPE_NAME (row), "GtkColumnViewCell"))
    row = gtk_widget_get_parent (row);
  if (row != NULL)
    set_label (row, name);
}
