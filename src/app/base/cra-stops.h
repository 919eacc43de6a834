/* cra-stops.h: buttons that belong together as one tab stop.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Tab comes to one of the buttons of a box, arrows go to the others. Where one of several is
 * pressed (@choose) that is the one, and an arrow presses the next. */
void cra_stops_make (GtkWidget *box, gboolean choose);
