/* cra-scenario-page.h: a scenario: its parts, one of them, and what is in hand of it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-scenario-check.h"

#include <gtk/gtk.h>

/**
 * CraScenarioPage: signals: told (const char *, guint): a row was removed, and so many others have
 * lost what they named.
 */
#define CRA_TYPE_SCENARIO_PAGE (cra_scenario_page_get_type ())
G_DECLARE_FINAL_TYPE (CraScenarioPage, cra_scenario_page, CRA, SCENARIO_PAGE, GtkBox)

/* @document: (nullable) */
void cra_scenario_page_set_document (CraScenarioPage *self, CreScenarioDocument *document);

/* @id: of a part, such as "forces" */
void cra_scenario_page_show_part (CraScenarioPage *self, const char *id);
const char *cra_scenario_page_get_part (CraScenarioPage *self);

/* What is done to the row in hand. */
void cra_scenario_page_add (CraScenarioPage *self);
void cra_scenario_page_double (CraScenarioPage *self);
void cra_scenario_page_remove (CraScenarioPage *self);
void cra_scenario_page_move (CraScenarioPage *self, int step);

/* (nullable): that */
const CrNode *cra_scenario_page_get_row (CraScenarioPage *self);

/* What is typed and not yet taken belongs to the scenario. */
void cra_scenario_page_settle (CraScenarioPage *self);

void cra_scenario_page_list_areas (CraScenarioPage *self, GPtrArray *areas);

/* Of a part its rows have the keys, not the buttons above them. */
gboolean cra_scenario_page_enter_area (CraScenarioPage *self, GtkWidget *area);
void cra_scenario_page_set_size (CraScenarioPage *self, int width, int height);
