/* cra-tab-stop.c: a list or a group as one tab stop. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-tab-stop.h"

struct _CraTabStop {
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (CraTabStop, cra_tab_stop, GTK_TYPE_BOX)

static gboolean
is_row (GtkWidget *widget, gboolean selected)
{
  if (selected)
    return (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_SELECTED) != 0;
  return GTK_IS_LIST_VIEW (gtk_widget_get_parent (widget));
}

/* Enters the first row that takes the focus. A heading refuses it; a popover's children are no rows
 * of this list. */
static gboolean
enter_row (GtkWidget *widget, gboolean selected)
{
  gboolean entered = is_row (widget, selected) &&
                     (gtk_widget_grab_focus (widget) ||
                      (selected && gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD)));

  if (GTK_IS_POPOVER (widget))
    return FALSE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !entered;
       child = gtk_widget_get_next_sibling (child))
    entered = enter_row (child, selected);
  return entered;
}

/* Returns: (nullable): the focused widget within @widget. A removed row can still be the list's
 * focus child; it does not count, because it is not the window's focus. */
static GtkWidget *
get_focus (GtkWidget *widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  return focus != NULL && gtk_widget_is_ancestor (focus, widget) ? focus : NULL;
}

/* Whether the focus is in a popover of a button in here; Tab then stays in the popover. */
static gboolean
has_popped_up (GtkWidget *widget, GtkWidget *focus)
{
  GtkWidget *popover = gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER);

  return popover != NULL && gtk_widget_is_ancestor (popover, widget);
}

static gboolean
is_at_edge (GtkEditable *text, GtkDirectionType direction)
{
  int start, end, length = (int) g_utf8_strlen (gtk_editable_get_text (text), -1);
  gboolean selected = gtk_editable_get_selection_bounds (text, &start, &end);

  return !selected && gtk_editable_get_position (text) == (direction == GTK_DIR_LEFT ? 0 : length);
}

/* Left and Right move the caret of a text; at its ends they go on to the next widget. */
static gboolean
key_cb (GtkEventController *controller, guint key, guint code, GdkModifierType state, gpointer data)
{
  GtkWidget *self = gtk_event_controller_get_widget (controller);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (self));
  GtkDirectionType direction = key == GDK_KEY_Left ? GTK_DIR_LEFT : GTK_DIR_RIGHT;

  return (key == GDK_KEY_Left || key == GDK_KEY_Right) && GTK_IS_TEXT (focus) &&
         (state & gtk_accelerator_get_default_mod_mask ()) == 0 &&
         is_at_edge (GTK_EDITABLE (focus), direction) && gtk_widget_child_focus (self, direction);
}

static gboolean
cra_tab_stop_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  GtkWidget *focus = get_focus (widget);

  if (tab && focus != NULL && !has_popped_up (widget, focus))
    return FALSE;
  if (tab && focus == NULL) {
    /* Entered from behind, with Shift+Tab, the box is still entered at the same widget. */
    direction = GTK_DIR_TAB_FORWARD;
    if (cra_tab_stop_enter (CRA_TAB_STOP (widget)))
      return TRUE;
  }
  return GTK_WIDGET_CLASS (cra_tab_stop_parent_class)->focus (widget, direction);
}

static void
cra_tab_stop_class_init (CraTabStopClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = cra_tab_stop_focus;
}

static void
cra_tab_stop_init (CraTabStop *self)
{
  GtkEventController *key = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_signal_connect (key, "key-pressed", G_CALLBACK (key_cb), NULL);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
}

/* @child: the list, or the widget that scrolls it */
GtkWidget *
cra_tab_stop_new (GtkWidget *child)
{
  GtkWidget *self = g_object_new (CRA_TYPE_TAB_STOP, NULL);

  gtk_widget_set_hexpand (child, TRUE);
  gtk_box_append (GTK_BOX (self), child);
  return self;
}

gboolean
cra_tab_stop_enter (CraTabStop *self)
{
  return enter_row (GTK_WIDGET (self), TRUE) || enter_row (GTK_WIDGET (self), FALSE);
}
