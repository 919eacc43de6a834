/* cre-scenario-document.h: a scenario that is open. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-characters.h"
#include "cr-scenario.h"
#include "cre-map-document.h"

/**
 * CreScenarioDocument:
 *
 * A scenario, its map and the men of its library. Each step of its history is another scenario,
 * whole.
 *
 * Signals: changed (), after it is another.
 */
#define CRE_TYPE_SCENARIO_DOCUMENT (cre_scenario_document_get_type ())
G_DECLARE_FINAL_TYPE (CreScenarioDocument,
                      cre_scenario_document,
                      CRE,
                      SCENARIO_DOCUMENT,
                      CreDocument)

/**
 * cre_scenario_document_new:
 * @map: to be played on; its file is named by the scenario
 *
 * Returns: (transfer full) (nullable): a scenario with two sides and nobody in it, without a file;
 *   NULL when there are no characters to make one with
 */
CreScenarioDocument *cre_scenario_document_new (CreMapDocument *map, GError **error);

/* @it, @library: (transfer full). (transfer full): without a file */
CreScenarioDocument *cre_scenario_document_new_of (CrScenario *it,
                                                   CreMapDocument *map,
                                                   CrCharacters *library);

/* The scenario is borrowed until the next change. */
const CrScenario *cre_scenario_document_get (CreScenarioDocument *document);

/* (transfer none) (nullable): NULL when there is none where the scenario says */
CreMapDocument *cre_scenario_document_get_map (CreScenarioDocument *document);

/* (transfer none) (nullable) */
const CrCharacters *cre_scenario_document_get_library (CreScenarioDocument *document);

/**
 * cre_scenario_document_apply:
 * @changed: (transfer full) (nullable): NULL when nothing changes
 * @label: what is being done, translated: "naming of a side"
 * @stroke: see cre_document_do()
 *
 * Returns: whether anything changed
 */
gboolean cre_scenario_document_apply (CreScenarioDocument *document,
                                      CrScenario *changed,
                                      const char *label,
                                      guint stroke);

/* It is played on that map from now on: one step. */
void cre_scenario_document_use_map (CreScenarioDocument *document, CreMapDocument *map);
