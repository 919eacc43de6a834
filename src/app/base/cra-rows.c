/* cra-rows.c: a short list of rows with buttons, as one tab stop.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-rows.h"

#include <glib/gi18n.h>

#include "cra-form.h"

static GtkWidget *
get_child (GtkWidget *parent, int index)
{
  GtkWidget *child = gtk_widget_get_first_child (parent);

  for (; child != NULL && index > 0; index--)
    child = gtk_widget_get_next_sibling (child);
  return index == 0 ? child : NULL;
}

static int
get_index (GtkWidget *child)
{
  int index = 0;

  while ((child = gtk_widget_get_prev_sibling (child)) != NULL)
    index++;
  return index;
}

/* Makes this button the only one that Tab reaches. */
static void
set_stop (GtkWidget *rows, GtkWidget *stop)
{
  for (GtkWidget *row = gtk_widget_get_first_child (rows); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    for (GtkWidget *child = gtk_widget_get_first_child (row); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      gtk_widget_set_focusable (child, child == stop);
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint key,
        guint code,
        GdkModifierType state,
        GtkWidget *rows)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (rows)), *row, *next;
  int across = (key == GDK_KEY_Right) - (key == GDK_KEY_Left);
  int down = (key == GDK_KEY_Down) - (key == GDK_KEY_Up);

  if ((across == 0 && down == 0) || focus == NULL || !gtk_widget_is_ancestor (focus, rows))
    return FALSE;
  row = gtk_widget_get_parent (focus);
  if (gtk_widget_get_parent (row) != rows)
    return FALSE;
  if (get_index (row) + down < 0)
    return FALSE;
  next = get_child (rows, get_index (row) + down);
  next = next != NULL ? get_child (next, MAX (get_index (focus) + across, 0)) : NULL;
  if (GTK_IS_BUTTON (next)) {
    gtk_widget_set_focusable (next, TRUE);
    gtk_widget_grab_focus (next);
    set_stop (rows, next);
  }
  return TRUE;
}

GtkWidget *
cra_rows_new (void)
{
  GtkWidget *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkEventController *key = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_signal_connect (key, "key-pressed", G_CALLBACK (key_cb), rows);
  gtk_widget_add_controller (rows, key);
  return rows;
}

void
cra_rows_clear (GtkWidget *rows)
{
  GtkRoot *root = gtk_widget_get_root (rows);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean inside = focus != NULL && gtk_widget_is_ancestor (focus, rows);

  g_object_set_data (G_OBJECT (rows), "crenel-inside", GINT_TO_POINTER (inside));
  cra_form_clear (rows);
}

void
cra_rows_set_stop (GtkWidget *rows, int row)
{
  GtkWidget *stop = get_child (rows, MAX (row, 0));

  stop = stop != NULL ? gtk_widget_get_first_child (stop) : NULL;
  if (!GTK_IS_BUTTON (stop))
    stop = NULL;
  set_stop (rows, stop);
  if (stop != NULL && GPOINTER_TO_INT (g_object_get_data (G_OBJECT (rows), "crenel-inside")))
    gtk_widget_grab_focus (stop);
}

GtkWidget *
cra_rows_new_name (const char *name, GtkWidget *child)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_tooltip_text (button, _ ("Take it in hand"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return button;
}

/* The name that is read aloud has the thing after the act: "Remove, Sluice 2612". */
void
cra_rows_name_act (GtkWidget *button, const char *act, const char *name)
{
  g_autofree char *spoken = g_strdup_printf ("%s, %s", act, name);

  cra_form_name (button, spoken);
}

void
cra_rows_connect (GtkWidget *button, int row, GCallback clicked, gpointer object)
{
  g_object_set_data (G_OBJECT (button), "row", GINT_TO_POINTER (row));
  g_signal_connect_object (button, "clicked", clicked, object, 0);
}

int
cra_rows_get_row (GtkWidget *button)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "row"));
}
