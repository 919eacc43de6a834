/* cra-part-rows.h: a part of a scenario that is a table. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cra-part.h"
#include "cra-row-table.h"

#define CRA_TYPE_PART_ROWS (cra_part_rows_get_type ())
G_DECLARE_FINAL_TYPE (CraPartRows, cra_part_rows, CRA, PART_ROWS, CraPart)

/* A button that does something of the activity; @label: untranslated */
typedef struct {
  const char *label, *action;
} CraRowsButton;

/**
 * CraRowsKind:
 * @name: as it is read aloud, untranslated
 * @empty: what is said where there is nothing yet, untranslated
 * @list: adds its rows with cra_part_rows_add()
 * @buttons: (nullable) (array length=n_buttons): of more buttons of its bar
 * @foot: (nullable): (transfer full): markup below the table
 * @sheet: below it is what comes of it all, as it is printed
 */
typedef struct {
  const char *name, *empty;
  const CraRowColumn *columns;
  gsize n_columns;
  const CraAdd *adds;
  gsize n_adds;
  void (*list) (CraPartRows *self, CreScenarioDocument *document);
  const CraRowsButton *buttons;
  gsize n_buttons;
  char *(*foot) (CreScenarioDocument *document);
  gboolean sheet;
} CraRowsKind;

CraPart *cra_part_rows_new (const CraRowsKind *kind);

/* While they are listed: @head: others follow that belong to it. Returns: whether those are to be
 * listed */
gboolean cra_part_rows_add (CraPartRows *self, const CrNode *node, int depth, gboolean head);
