/* cr-scenario-private.h: how the parts of a scenario are read.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-scenario.h"

/* Reads one row into the scenario; FALSE with an error that says where, and nothing is added. */
typedef gboolean (*CrScenarioRead) (CrScenario *scenario, const CrNode *row, GError **error);

gboolean cr_scenario_read_area (CrScenario *scenario, const CrNode *row, GError **error);
gboolean cr_scenario_read_forces (CrScenario *scenario, const CrNode *side, GError **error);
/* First what events there are, for men name them; then their conditions, which name men. */
gboolean cr_scenario_read_event (CrScenario *scenario, const CrNode *row, GError **error);
gboolean cr_scenario_read_event_conditions (CrScenario *scenario,
                                            const CrNode *row,
                                            GError **error);
gboolean cr_scenario_read_victory (CrScenario *scenario, const CrNode *row, GError **error);

/* First what assaults are planned; when all else is read, what is played in each. */
gboolean cr_scenario_read_assault (CrScenario *scenario, const CrNode *row, GError **error);
void cr_scenario_plan_assaults (CrScenario *scenario);

void cr_scenario_clear_assault (gpointer assault);
void cr_scenario_clear_area (gpointer area);
void cr_scenario_clear_condition (gpointer condition);

/* @error: (transfer full): of a row that is left out. */
void cr_scenario_add_fault (CrScenario *scenario, const CrNode *row, GError *error);

/* Calls @read for each child of that name; what cannot be read is a fault. */
void cr_scenario_read_each (CrScenario *scenario,
                            const CrNode *node,
                            const char *name,
                            CrScenarioRead read);

/**
 * cr_scenario_read_reference:
 * @rows: what it may name
 * @index_out: (out): -1 where the attribute is missing
 *
 * Returns: FALSE with an error that asks whether another was meant
 */
gboolean cr_scenario_read_reference (const CrNode *node,
                                     const char *attribute,
                                     const GArray *rows,
                                     int *index_out,
                                     GError **error);

/* As cr_scenario_read_reference(), of a row that is read all the same: a name that nobody knows is
 * a fault of it, and counts as missing. */
void cr_scenario_read_optional (CrScenario *scenario,
                                const CrNode *node,
                                const char *attribute,
                                const GArray *rows,
                                int *index_out);

/* Of a name that nobody knows: always FALSE. */
gboolean cr_scenario_refuse_name (const CrNode *node,
                                  const char *attribute,
                                  const char *name,
                                  const GArray *rows,
                                  GError **error);

/* FALSE with an error when it has no id, or another of them has it. */
gboolean cr_scenario_read_id (const CrNode *node,
                              const GArray *rows,
                              const char **id_out,
                              GError **error);

gboolean cr_scenario_read_yes (const CrNode *node,
                               const char *attribute,
                               gboolean *yes_out,
                               GError **error);
