/* cra-rows.h: a short list of rows with buttons, as one tab stop.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Returns: (transfer floating): a box for rows, which are boxes with buttons. Tab goes to the
 * current row; Up and Down go from row to row, Left and Right from button to button. */
GtkWidget *cra_rows_new (void);

/* Removes all rows. If one of them had the focus, the next cra_rows_set_stop() gives it to a new
 * row. */
void cra_rows_clear (GtkWidget *rows);

/* @row: the row that Tab goes to; any number below 0 means the first row */
void cra_rows_set_stop (GtkWidget *rows, int row);

/* Returns: (transfer floating): the button of a row that selects its thing. @name: for screen
 * readers; @child: what the button shows */
GtkWidget *cra_rows_new_name (const char *name, GtkWidget *child);

/* Names a button for screen readers with what it does (@act) and the thing of its row (@name). */
void cra_rows_name_act (GtkWidget *button, const char *act, const char *name);

/* Connects @clicked, which gets @object, for as long as that lives; the button remembers its row.
 */
void cra_rows_connect (GtkWidget *button, int row, GCallback clicked, gpointer object);

int cra_rows_get_row (GtkWidget *button);
