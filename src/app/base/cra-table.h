/* cra-table.h: tables of figures, one row in hand. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

GtkColumnView *cra_table_new (GtkSingleSelection *selection, const char *label);
