/* cra-tab-stop.h: a list or a group as one tab stop. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define CRA_TYPE_TAB_STOP (cra_tab_stop_get_type ())
G_DECLARE_FINAL_TYPE (CraTabStop, cra_tab_stop, CRA, TAB_STOP, GtkBox)

/* In GTK 4.8 Tab visits every row of a list and every button of a group. Around such a list or
 * group this box makes it one tab stop: Tab leaves it, and arrows move about in it. */
GtkWidget *cra_tab_stop_new (GtkWidget *child);

/* Gives the focus to the selected row of the list, or to its first row when that one has not been
 * made yet. Outside a list, a row counts as selected when its state flags say so. Returns: FALSE
 * when no row takes the focus */
gboolean cra_tab_stop_enter (CraTabStop *self);
