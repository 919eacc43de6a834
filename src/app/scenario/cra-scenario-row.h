/* cra-scenario-row.h: a row of a table of a scenario. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-node.h"

#include <glib-object.h>

/**
 * CraScenarioRow:
 * @node: what it shows, valid until the document changes
 * @depth: its indent, in steps
 * @head: rows that belong to it follow
 * @shut: of a head: they are hidden
 * @faulty: it cannot be read as it is, and is shown in red
 *
 * Signals: changed (), when it shows something else.
 */
#define CRA_TYPE_SCENARIO_ROW (cra_scenario_row_get_type ())
G_DECLARE_FINAL_TYPE (CraScenarioRow, cra_scenario_row, CRA, SCENARIO_ROW, GObject)

struct _CraScenarioRow {
  GObject parent_instance;
  CrNode *node; /* owned */
  int depth;
  gboolean head, shut, faulty;
};

CraScenarioRow *cra_scenario_row_new (void);
void cra_scenario_row_changed (CraScenarioRow *self);
