/* cra-wheel.c: the wheel scrolls, and changes a field only while that has the focus.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-wheel.h"

/* Whether the widget is a field that GTK changes whenever the wheel turns over it. */
static gboolean
is_field (GtkWidget *widget)
{
  return GTK_IS_SPIN_BUTTON (widget) || GTK_IS_SCALE (widget) || GTK_IS_SCALE_BUTTON (widget);
}

static gboolean
has_focus (GtkWidget *field)
{
  GtkRoot *root = gtk_widget_get_root (field);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && (focus == field || gtk_widget_is_ancestor (focus, field));
}

/* Returns: (nullable): the widget under the pointer, in a window or a popover. The scroll event
 * itself has no coordinates. */
static GtkWidget *
pick_widget (GdkEvent *event)
{
  GdkSurface *surface = gdk_event_get_surface (event);
  GtkNative *native = gtk_native_get_for_surface (surface);
  GdkDevice *pointer = gdk_seat_get_pointer (gdk_event_get_seat (event));
  double x, y, left, top;

  if (native == NULL || !gdk_surface_get_device_position (surface, pointer, &x, &y, NULL))
    return NULL;
  gtk_native_get_surface_transform (native, &left, &top);
  return gtk_widget_pick (GTK_WIDGET (native), x - left, y - top, GTK_PICK_DEFAULT);
}

/* With its scroll controllers off, a field lets the wheel through to the panel around it. */
static void
set_listening (GtkWidget *field, gboolean listening)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (field);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
      gtk_event_controller_set_propagation_phase (controller,
                                                  listening ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE);
  }
}

/* Runs in the capture phase, before the field under the pointer gets the event. */
static gboolean
scroll_cb (GtkEventController *controller)
{
  GtkWidget *widget = pick_widget (gtk_event_controller_get_current_event (controller));

  while (widget != NULL && !is_field (widget))
    widget = gtk_widget_get_parent (widget);
  if (widget != NULL)
    set_listening (widget, has_focus (widget));
  return GDK_EVENT_PROPAGATE;
}

static void
guard_window (GtkWidget *window)
{
  GtkEventController *scroll =
      gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);

  gtk_event_controller_set_propagation_phase (scroll, GTK_PHASE_CAPTURE);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), NULL);
  gtk_widget_add_controller (window, scroll);
}

static void
windows_changed_cb (GListModel *windows, guint position, guint removed, guint added)
{
  for (guint i = position; i < position + added; i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    guard_window (window);
  }
}

void
cra_wheel_guard (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  if (g_signal_handler_find (windows, G_SIGNAL_MATCH_FUNC, 0, 0, NULL,
                             (gpointer) windows_changed_cb, NULL) != 0)
    return;
  g_signal_connect (windows, "items-changed", G_CALLBACK (windows_changed_cb), NULL);
  windows_changed_cb (windows, 0, 0, g_list_model_get_n_items (windows));
}
