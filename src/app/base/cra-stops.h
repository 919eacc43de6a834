/* cra-stops.h: buttons that belong together as one tab stop.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Tab comes to one of the buttons of a box, arrows go to the others. Where one of several is
 * pressed (@choose) that is the one, and an arrow presses the next. */
void cra_stops_make (GtkWidget *box, gboolean choose);

/* Before @area is hidden: the keys do not go with it but to @to. */
void cra_stops_leave (GtkWidget *area, GtkWidget *to);

/* Opens a popover, or closes the one that is open. */
void cra_stops_toggle_popover (GtkMenuButton *button);
