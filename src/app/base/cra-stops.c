/* cra-stops.c: buttons that belong together as one tab stop.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-stops.h"

/* Returns: the widget that takes the keys: of a menu button, the toggle button within it. */
static GtkWidget *
get_target (GtkWidget *child)
{
  return GTK_IS_MENU_BUTTON (child) ? gtk_widget_get_first_child (child) : child;
}

static gboolean
can_stop (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget);
}

/* A check button takes the focus even when it is not focusable, so its can-focus is changed
 * instead. */
static void
set_stops (GtkWidget *target, gboolean stops)
{
  gtk_widget_set_focusable (target, stops || GTK_IS_CHECK_BUTTON (target));
  gtk_widget_set_can_focus (target, stops || !GTK_IS_CHECK_BUTTON (target));
}

static gboolean
is_usable (GtkWidget *child)
{
  return can_stop (get_target (child)) && gtk_widget_get_visible (child) &&
         gtk_widget_get_sensitive (child) && gtk_widget_get_sensitive (get_target (child));
}

static gboolean
is_pressed (GtkWidget *child)
{
  return GTK_IS_TOGGLE_BUTTON (child) && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (child));
}

static gboolean
chooses_child (GtkWidget *box)
{
  return g_object_get_data (G_OBJECT (box), "crenel-choose") != NULL;
}

/* The button that is pressed, if @box chooses; otherwise the one that had the focus last, or the
 * first. */
static GtkWidget *
find_stop (GtkWidget *box)
{
  GtkWidget *last = g_object_get_data (G_OBJECT (box), "crenel-stop"), *stop = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_usable (child)) {
      if (chooses_child (box) && is_pressed (child))
        return child;
      if (stop == NULL || child == last)
        stop = child;
    }
  return stop;
}

static void
set_stop (GtkWidget *box)
{
  GtkWidget *stop = find_stop (box);

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (can_stop (get_target (child)))
      set_stops (get_target (child), child == stop);
}

static gboolean
set_stop_cb (gpointer box)
{
  g_object_set_data (G_OBJECT (box), "crenel-soon", NULL);
  set_stop (box);
  return G_SOURCE_REMOVE;
}

/* Buttons become sensitive one by one while they are put into a window, and GTK does not allow
 * changing their siblings before all are there. So this waits until idle. */
static void
set_stop_soon (GtkWidget *box)
{
  if (g_object_get_data (G_OBJECT (box), "crenel-soon") != NULL)
    return;
  g_object_set_data (G_OBJECT (box), "crenel-soon", box);
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, set_stop_cb, g_object_ref (box), g_object_unref);
}

static void
go_to_child (GtkWidget *box, GtkWidget *child)
{
  set_stops (get_target (child), TRUE);
  gtk_widget_grab_focus (get_target (child));
  g_object_set_data (G_OBJECT (box), "crenel-stop", child);
  if (chooses_child (box) && !is_pressed (child))
    g_signal_emit_by_name (child, "clicked");
  set_stop (box);
}

static GtkWidget *
find_next (GtkWidget *child, int step)
{
  do
    child = step > 0 ? gtk_widget_get_next_sibling (child) : gtk_widget_get_prev_sibling (child);
  while (child != NULL && !is_usable (child));
  return child;
}

static gboolean
key_cb (GtkEventControllerKey *key, guint value, guint code, GdkModifierType state, GtkWidget *box)
{
  GtkWidget *child = gtk_widget_get_focus_child (box);
  int step = (value == GDK_KEY_Right || value == GDK_KEY_Down) -
             (value == GDK_KEY_Left || value == GDK_KEY_Up);

  if (step == 0 || child == NULL || (state & gtk_accelerator_get_default_mod_mask ()) != 0 ||
      !can_stop (gtk_root_get_focus (gtk_widget_get_root (box))))
    return FALSE;
  child = find_next (child, step);
  if (child != NULL)
    go_to_child (box, child);
  return TRUE;
}

void
cra_stops_make (GtkWidget *box, gboolean choose)
{
  GtkEventController *key = gtk_event_controller_key_new ();

  if (choose)
    g_object_set_data (G_OBJECT (box), "crenel-choose", box);
  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    g_signal_connect_object (child, "notify::sensitive", G_CALLBACK (set_stop_soon), box,
                             G_CONNECT_SWAPPED);
    g_signal_connect_object (child, "notify::visible", G_CALLBACK (set_stop_soon), box,
                             G_CONNECT_SWAPPED);
    if (choose && GTK_IS_TOGGLE_BUTTON (child))
      g_signal_connect_object (child, "toggled", G_CALLBACK (set_stop), box, G_CONNECT_SWAPPED);
  }
  g_signal_connect (key, "key-pressed", G_CALLBACK (key_cb), box);
  gtk_widget_add_controller (box, key);
  set_stop_soon (box);
}

void
cra_stops_leave (GtkWidget *area, GtkWidget *to)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (area));

  if (focus != NULL && (focus == area || gtk_widget_is_ancestor (focus, area)))
    gtk_widget_grab_focus (to);
}

void
cra_stops_toggle_popover (GtkMenuButton *button)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (gtk_menu_button_get_popover (button))))
    gtk_menu_button_popdown (button);
  else
    gtk_menu_button_popup (button);
}
