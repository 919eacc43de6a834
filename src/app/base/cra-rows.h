/* cra-rows.h: a short list of rows with buttons, as one tab stop.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Its rows are boxes with buttons. Tab comes to the row in hand; Up and Down go from row to row,
 * Left and Right from button to button. */
GtkWidget *cra_rows_new (void);

/* Takes all rows out; who was in them comes back with cra_rows_set_stop(). */
void cra_rows_clear (GtkWidget *rows);

/* @row: the one Tab comes to; below 0 the first */
void cra_rows_set_stop (GtkWidget *rows, int row);

/* The button that takes what a row is about in hand. @name is what it is called where it is not
 * seen; @child shows it. */
GtkWidget *cra_rows_new_name (const char *name, GtkWidget *child);

/* A button of a row knows which row it is of. */
void cra_rows_name_act (GtkWidget *button, const char *act, const char *name);

/* @object: handed to @clicked, as long as it lives */
void cra_rows_connect (GtkWidget *button, int row, GCallback clicked, gpointer object);

int cra_rows_get_row (GtkWidget *button);
