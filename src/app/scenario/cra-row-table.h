/* cra-row-table.h: a table of rows of a scenario. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-scenario-row.h"
#include "cre-scenario-document.h"

#include <gtk/gtk.h>

/**
 * CraRowColumn:
 * @title: untranslated
 * @width: in pixels; 0 for the rest of the width
 * @spare: the column is hidden when there is little room
 * @right: the text is aligned at the right, as numbers are
 * @text: (transfer full) (nullable): the markup of a row's cell
 * @token: (nullable): puts a counter before the text, for rows that have one
 */
typedef struct {
  const char *title;
  int width;
  gboolean spare, right;
  char *(*text) (CreScenarioDocument *document, const CrNode *row);
  void (*token) (CreScenarioDocument *document, const CrNode *row, GtkWidget *token);
} CraRowColumn;

/**
 * CraRowTable:
 *
 * Signals: chosen (): another row was selected, or none; folded (): rows have to be listed again,
 * because one was folded or unfolded.
 */
#define CRA_TYPE_ROW_TABLE (cra_row_table_get_type ())
G_DECLARE_FINAL_TYPE (CraRowTable, cra_row_table, CRA, ROW_TABLE, GtkBox)

/* @name: for screen readers; @columns: (array length=n): borrowed; the first column shows the
 * indent of the rows */
CraRowTable *cra_row_table_new (const char *name, const CraRowColumn *columns, gsize n);

/**
 * cra_row_table_show:
 * @rows: (element-type CraScenarioRow): they are copied into the rows of the table; the selected
 *   row stays selected
 */
void cra_row_table_show (CraRowTable *self, CreScenarioDocument *document, const GPtrArray *rows);

/* Returns: (transfer none) (nullable): the selected row */
const CrNode *cra_row_table_get_chosen (CraRowTable *self);
/* Selects the row. Returns: FALSE when the table does not show it */
gboolean cra_row_table_choose (CraRowTable *self, const CrNode *row);

/* Gives the focus to the selected row, or to the first, when the rows have been laid out. */
void cra_row_table_take_focus (CraRowTable *self);

/* Whether the row with that id is folded. */
gboolean cra_row_table_is_shut (CraRowTable *self, const char *id);

void cra_row_table_set_compact (CraRowTable *self, gboolean compact);
