/* cra-scenario-page.h: the page of a scenario: the list of parts, the part in hand, the fields of a
 * row. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-part.h"

#include "cre-scenario-check.h"

#include <gtk/gtk.h>

/**
 * CraScenarioPage:
 *
 * Signal: told (const char *text, guint n): a row was removed; @n other rows named it and have lost
 * that name.
 */
#define CRA_TYPE_SCENARIO_PAGE (cra_scenario_page_get_type ())
G_DECLARE_FINAL_TYPE (CraScenarioPage, cra_scenario_page, CRA, SCENARIO_PAGE, GtkBox)

/* @document: (nullable) */
void cra_scenario_page_set_document (CraScenarioPage *self, CreScenarioDocument *document);

/* @id: the id of a part, such as "forces" */
void cra_scenario_page_show_part (CraScenarioPage *self, const char *id);

/* These functions act on the row in hand. */
void cra_scenario_page_insert (CraScenarioPage *self, CraInsert which);
void cra_scenario_page_double (CraScenarioPage *self);
void cra_scenario_page_remove (CraScenarioPage *self);
void cra_scenario_page_move (CraScenarioPage *self, int step);

/* Returns: (transfer none) (nullable): the row in hand */
const CrNode *cra_scenario_page_get_row (CraScenarioPage *self);

/* A field takes the text that is being typed, as cra_form_settle() does. */
void cra_scenario_page_settle (CraScenarioPage *self);

void cra_scenario_page_list_areas (CraScenarioPage *self, GPtrArray *areas);

/* Gives the focus to @area; in a part to its rows, not to the buttons above them. Returns: FALSE
 * when nothing takes it */
gboolean cra_scenario_page_enter_area (CraScenarioPage *self, GtkWidget *area);
void cra_scenario_page_set_size (CraScenarioPage *self, int width, int height);
