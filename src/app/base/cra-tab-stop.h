/* cra-tab-stop.h: a list or a group as one tab stop. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define CRA_TYPE_TAB_STOP (cra_tab_stop_get_type ())
G_DECLARE_FINAL_TYPE (CraTabStop, cra_tab_stop, CRA, TAB_STOP, GtkBox)

/* GTK 4.8 walks with Tab over all rows of a list and all buttons of a group. Whoever is within this
 * box leaves it with Tab, and goes about in it with arrows. */
GtkWidget *cra_tab_stop_new (GtkWidget *child);

/* To the row of a list that is in hand, as far as it has been made; else to the first. A row that
 * is no list's is in hand when its state says that it is selected. */
gboolean cra_tab_stop_enter (CraTabStop *self);
