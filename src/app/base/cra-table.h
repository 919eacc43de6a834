/* cra-table.h: tables of figures, one row in hand. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/**
 * cra_table_new:
 * @selection: its rows; none of them is in hand until it is chosen
 * @label: what it is called when it is read aloud
 *
 * Returns: (transfer floating): a table without columns
 */
GtkColumnView *cra_table_new (GtkSingleSelection *selection, const char *label);
