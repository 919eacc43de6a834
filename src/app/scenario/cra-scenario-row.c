/* cra-scenario-row.c: a row of a table of a scenario. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-scenario-row.h"

G_DEFINE_FINAL_TYPE (CraScenarioRow, cra_scenario_row, G_TYPE_OBJECT)

static guint signal_changed;

static void
cra_scenario_row_finalize (GObject *object)
{
  g_clear_pointer (&CRA_SCENARIO_ROW (object)->node, cr_node_unref);
  G_OBJECT_CLASS (cra_scenario_row_parent_class)->finalize (object);
}

static void
cra_scenario_row_class_init (CraScenarioRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cra_scenario_row_finalize;
  signal_changed = g_signal_new ("changed", CRA_TYPE_SCENARIO_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
cra_scenario_row_init (CraScenarioRow *self)
{
}

CraScenarioRow *
cra_scenario_row_new (void)
{
  return g_object_new (CRA_TYPE_SCENARIO_ROW, NULL);
}

void
cra_scenario_row_changed (CraScenarioRow *self)
{
  g_signal_emit (self, signal_changed, 0);
}
