/* cra-part-rows.h: a part of a scenario that is a table of rows.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-part.h"
#include "cra-row-table.h"

#define CRA_TYPE_PART_ROWS (cra_part_rows_get_type ())
G_DECLARE_FINAL_TYPE (CraPartRows, cra_part_rows, CRA, PART_ROWS, CraPart)

/* A button that does an action of the activity. @label: untranslated */
typedef struct {
  const char *label, *action;
} CraRowsButton;

/**
 * CraRowsKind:
 * @name: its name for screen readers, untranslated
 * @empty: the text that is shown while there are no rows, untranslated
 * @list: adds the rows with cra_part_rows_add()
 * @elements: (nullable): rows of these names, parted by spaces, that could not be read are added
 * last
 * @buttons: (nullable) (array length=n_buttons): additional buttons of the bar
 * @foot: (nullable): (transfer full): markup that is shown below the table
 * @sheet: the printed sheet of the scenario is shown below the table
 */
typedef struct {
  const char *name, *empty;
  const CraRowColumn *columns;
  gsize n_columns;
  const CraAdd *adds;
  gsize n_adds;
  void (*list) (CraPartRows *self, CreScenarioDocument *document);
  const char *elements;
  const CraRowsButton *buttons;
  gsize n_buttons;
  char *(*foot) (CreScenarioDocument *document);
  gboolean sheet;
} CraRowsKind;

CraPart *cra_part_rows_new (const CraRowsKind *kind);

/* Adds a row; called by @list only. @head: rows that belong to this one follow. Returns: whether
 * these are to be added too */
gboolean cra_part_rows_add (CraPartRows *self, const CrNode *node, int depth, gboolean head);
