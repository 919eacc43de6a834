/* cra-table.h: tables of figures in which one row can be selected.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/**
 * cra_table_new:
 * @selection: the rows; none is selected at first
 * @label: its name for screen readers
 *
 * Returns: (transfer floating): a table without columns
 */
GtkColumnView *cra_table_new (GtkSingleSelection *selection, const char *label);
