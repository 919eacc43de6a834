/* cr-xml-scenario.h: scenarios from and to files. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-file.h"
#include "cr-scenario.h"

#define CR_SCENARIO_ENDING ".scenario.xml"

/**
 * CrScenarioFile: a scenario with the file from which it was read.
 * @old: (nullable) (owned): the file; what stands around its root element is kept
 * @state: of the file, for saving over it
 */
typedef struct {
  CrScenario *it;
  GBytes *old;
  CrFileState state;
} CrScenarioFile;

/**
 * cr_scenario_load:
 *
 * Returns: (transfer full) (nullable): NULL with an error that names the file, line and column,
 * only when it is no scenario at all; whatever else is wrong is among its faults
 */
CrScenarioFile *cr_scenario_load (const char *path, GError **error);
void cr_scenario_file_free (CrScenarioFile *file);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrScenarioFile, cr_scenario_file_free)

/**
 * cr_scenario_write:
 * @old: (nullable): the file whose place it takes
 *
 * Returns: (transfer full): the file NAME.scenario.xml; the same scenario gives the same bytes
 */
GBytes *cr_scenario_write (const CrScenario *scenario, GBytes *old);

/**
 * cr_scenario_find_map:
 * @path: of the scenario's file
 *
 * Returns: (transfer full) (nullable): where its map lies: beside it as it says, else among the
 *   shipped ones by its id; NULL with an error when there is none
 */
char *cr_scenario_find_map (const CrScenario *scenario, const char *path, GError **error);
