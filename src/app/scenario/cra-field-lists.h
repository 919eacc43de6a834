/* cra-field-lists.h: what can be chosen in a scenario. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-field.h"

typedef void (*CraFieldList) (CreScenarioDocument *document,
                              const CrNode *row,
                              CraChoices *choices);

void cra_list_sides (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
/* Lists the sides, and nobody. */
void cra_list_any_side (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
/* Lists the sides that the row is no part of, and nobody. */
void cra_list_friends (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
/* Lists the areas of the scenario, and none. */
void cra_list_setup_areas (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
/* Lists the areas of the scenario and of its map. */
void cra_list_areas (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
void cra_list_forces (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
void cra_list_men (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
void cra_list_characters (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
/* Lists the classes of the library. */
void cra_list_classes (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
void cra_list_armours (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
/* Lists the weapons of the ruleset. */
void cra_list_weapons (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
/* Lists the tools that break doors, and a rope; and what else a man may do. */
void cra_list_tools (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
void cra_list_roles (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
/* Lists the horses of the library, and none: he is on foot. */
void cra_list_horses (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
void cra_list_engines (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
void cra_list_gear (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
void cra_list_facings (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
void cra_list_edges (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
void cra_list_terrains (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
void cra_list_structures (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
/* Lists the events by which men of a group come, and none. */
void cra_list_events (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
/* Lists how many men of a group its player may pick. */
void cra_list_picks (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
/* Lists the mechanisms of the map; and the states of the one that the row names. */
void cra_list_mechanisms (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
void cra_list_states (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
void cra_list_weathers (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
/* Lists the directions where the sun can stand, and "no sun". */
void cra_list_suns (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
