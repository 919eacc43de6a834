/* cra-row-table.h: rows of a scenario as a table. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-scenario-row.h"
#include "cre-scenario-document.h"

#include <gtk/gtk.h>

/**
 * CraRowColumn:
 * @title: untranslated
 * @width: pixels, 0 for what is left over
 * @spare: goes where there is little room
 * @right: at the right, as numbers
 * @text: (transfer full) (nullable): markup of a row's cell
 * @token: (nullable): puts a counter before the text of those that have one
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
 * Signals: chosen (), when another row is, or none; folded (), when rows are to be shown or hidden.
 */
#define CRA_TYPE_ROW_TABLE (cra_row_table_get_type ())
G_DECLARE_FINAL_TYPE (CraRowTable, cra_row_table, CRA, ROW_TABLE, GtkBox)

/* @columns: (array length=n): the first of them shows how far a row is put in */
CraRowTable *cra_row_table_new (const char *name, const CraRowColumn *columns, gsize n);

/**
 * cra_row_table_show:
 * @rows: (element-type CraScenarioRow): taken over; the row in hand stays at its place
 */
void cra_row_table_show (CraRowTable *self, CreScenarioDocument *document, const GPtrArray *rows);

/* (transfer none) (nullable) */
const CrNode *cra_row_table_get_chosen (CraRowTable *self);
/* Chooses the row. Returns: FALSE where the table does not show it */
gboolean cra_row_table_choose (CraRowTable *self, const CrNode *row);

/* Once its rows are laid out the chosen one has the keys, or the first where none is chosen. */
void cra_row_table_take_focus (CraRowTable *self);

/* Whether what belongs to the row with that id is hidden. */
gboolean cra_row_table_is_shut (CraRowTable *self, const char *id);

void cra_row_table_set_compact (CraRowTable *self, gboolean compact);
