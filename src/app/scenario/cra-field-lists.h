/* cra-field-lists.h: what the drop-downs of a scenario's fields offer.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-field.h"

typedef void (*CraFieldList) (CreScenarioDocument *document,
                              const CrNode *row,
                              CraChoices *choices);

void cra_list_sides (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
/* Lists the sides, and "nobody". */
void cra_list_any_side (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
/* Lists the sides that stand before the one of the row, and "nobody": a side must stand before
 * those that name it. */
void cra_list_friends (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
/* Lists the areas of the scenario, and "none". */
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
/* The first lists the tools that break doors, and a rope; the second lists the other abilities of a
 * man. */
void cra_list_tools (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
void cra_list_roles (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
/* Lists the horses of the library, and "none" for a man on foot. */
void cra_list_horses (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
void cra_list_engines (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
void cra_list_gear (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
void cra_list_facings (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
void cra_list_edges (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
void cra_list_terrains (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
void cra_list_structures (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
/* Lists the events after which men of a group arrive, and "none". */
void cra_list_events (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
/* Lists how many men of a group its player may choose. */
void cra_list_picks (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
/* The first lists the mechanisms of the map, the second the states of the mechanism in the row. */
void cra_list_mechanisms (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
void cra_list_states (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
void cra_list_weathers (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
/* Lists the directions in which the sun can stand, and "no sun". */
void cra_list_suns (CreScenarioDocument *document, const CrNode *row, CraChoices *choices);
