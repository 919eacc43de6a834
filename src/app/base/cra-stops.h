/* cra-stops.h: buttons that belong together as one tab stop.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Makes a box of buttons one tab stop: Tab goes to one of its buttons, arrows go to the others.
 * With @choose the stop is the pressed button, and an arrow presses the next one. */
void cra_stops_make (GtkWidget *box, gboolean choose);

/* Moves the focus to @to if it is in @area, which is about to be hidden. */
void cra_stops_leave (GtkWidget *area, GtkWidget *to);

/* Opens the popover of a menu button, or closes it if it is open. */
void cra_stops_toggle_popover (GtkMenuButton *button);
