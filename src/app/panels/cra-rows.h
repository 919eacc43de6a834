/* cra-rows.h: a short list of rows with buttons, as one tab stop. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Its rows are boxes with buttons. Tab comes to the row in hand; Up and Down go from row to row,
 * Left and Right from button to button. */
GtkWidget *cra_rows_new (void);
void cra_rows_clear (GtkWidget *rows);
void cra_rows_set_stop (GtkWidget *rows, int row);
