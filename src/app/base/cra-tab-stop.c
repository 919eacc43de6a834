/* cra-tab-stop.c: a list as one tab stop. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-tab-stop.h"

struct _CraTabStop {
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (CraTabStop, cra_tab_stop, GTK_TYPE_BOX)

static gboolean
is_row (GtkWidget *widget, gboolean selected)
{
  return GTK_IS_LIST_VIEW (gtk_widget_get_parent (widget)) &&
         (!selected || (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_SELECTED) != 0);
}

/* A heading lets itself not be entered. */
static gboolean
enter_row (GtkWidget *widget, gboolean selected)
{
  gboolean entered = is_row (widget, selected) && gtk_widget_grab_focus (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !entered;
       child = gtk_widget_get_next_sibling (child))
    entered = enter_row (child, selected);
  return entered;
}

/* A row that went with its thing leaves a trace in the list, but has the keys no longer. */
static gboolean
has_focus (GtkWidget *widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

static gboolean
cra_tab_stop_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (tab && has_focus (widget))
    return FALSE;
  if (tab && cra_tab_stop_enter (CRA_TAB_STOP (widget)))
    return TRUE;
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
}

/* @child: what scrolls the list, or the list */
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
