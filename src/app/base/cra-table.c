/* cra-table.c: tables of figures in which one row can be selected.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-table.h"

#include "cra-form.h"

GtkColumnView *
cra_table_new (GtkSingleSelection *selection, const char *label)
{
  GtkWidget *view;

  gtk_single_selection_set_autoselect (selection, FALSE);
  gtk_single_selection_set_can_unselect (selection, TRUE);
  view = gtk_column_view_new (g_object_ref (GTK_SELECTION_MODEL (selection)));
  gtk_widget_add_css_class (view, "data-table");
  cra_form_name (view, label);
  return GTK_COLUMN_VIEW (view);
}
