/* cre-scenario-document.h: an open scenario. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-characters.h"
#include "cr-scenario.h"
#include "cre-map-document.h"

/**
 * CreScenarioDocument:
 *
 * A scenario with its map and the characters of its library. Each step of its history replaces the
 * whole scenario.
 *
 * Signals: changed (), when the scenario was replaced.
 */
#define CRE_TYPE_SCENARIO_DOCUMENT (cre_scenario_document_get_type ())
G_DECLARE_FINAL_TYPE (CreScenarioDocument,
                      cre_scenario_document,
                      CRE,
                      SCENARIO_DOCUMENT,
                      CreDocument)

/**
 * cre_scenario_document_new:
 * @map: on which it is played; the scenario names its file
 *
 * Returns: (transfer full) (nullable): a scenario with two sides and no men, without a file; NULL
 *   with an error when there are no characters
 */
CreScenarioDocument *cre_scenario_document_new (CreMapDocument *map, GError **error);

/* Returns: (transfer full): a document without a file. @it, @library: (transfer full) */
CreScenarioDocument *cre_scenario_document_new_of (CrScenario *it,
                                                   CreMapDocument *map,
                                                   CrCharacters *library);

/* Returns: (transfer none): the scenario, valid until the next change */
const CrScenario *cre_scenario_document_get (CreScenarioDocument *document);

/* Returns: (transfer none) (nullable): the map; NULL when it is not where the scenario names it */
CreMapDocument *cre_scenario_document_get_map (CreScenarioDocument *document);

/* Returns: (transfer none) (nullable): the characters of the library and of the scenario */
const CrCharacters *cre_scenario_document_get_library (CreScenarioDocument *document);

/**
 * cre_scenario_document_apply:
 * @changed: (transfer full) (nullable): the new scenario; NULL when nothing changes
 * @label: the name of the step, translated: "naming of a side"
 * @stroke: see cre_document_do()
 *
 * Returns: whether anything changed
 */
gboolean cre_scenario_document_apply (CreScenarioDocument *document,
                                      CrScenario *changed,
                                      const char *label,
                                      guint stroke);

/* The scenario is played on that map from now on; this is one step. */
void cre_scenario_document_use_map (CreScenarioDocument *document, CreMapDocument *map);
