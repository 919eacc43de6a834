/* cra-row-words.h: the texts in the tables of a scenario.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-token.h"
#include "cre-scenario-document.h"

#include <gtk/gtk.h>

/* Returns: (transfer full): markup with the name of a row of any kind; heads are bold */
char *cra_row_name (CreScenarioDocument *document, const CrNode *row);

/* Returns: (transfer full): the name as plain text: "Watkin", "the 2nd term of East bank" */
char *cra_row_dup_plain (CreScenarioDocument *document, const CrNode *row);

/* Returns: (transfer full) (nullable): markup with the class of a man; NULL for another row. The
 * functions below are texts of other columns in the same way. */
char *cra_row_class (CreScenarioDocument *document, const CrNode *row);
char *cra_row_whole (CreScenarioDocument *document, const CrNode *row);
char *cra_row_wounded (CreScenarioDocument *document, const CrNode *row);
char *cra_row_weapons (CreScenarioDocument *document, const CrNode *row);
char *cra_row_armour (CreScenarioDocument *document, const CrNode *row);
char *cra_row_setup (CreScenarioDocument *document, const CrNode *row);
char *cra_row_points (CreScenarioDocument *document, const CrNode *row);
char *cra_row_source (CreScenarioDocument *document, const CrNode *row);
/* Gets the counter of a man. Returns: FALSE when the row is no man of the library. @name: the token
 * borrows it */
gboolean cra_row_get_token (CreScenarioDocument *document,
                            const CrNode *row,
                            const char *name,
                            CrToken *token_out);
void cra_row_token (CreScenarioDocument *document, const CrNode *row, GtkWidget *token);

const CrCharacter *cra_row_find_character (CreScenarioDocument *document, const CrNode *row);

/* Returns: how many men the force has. @points_out: the sum of their points */
guint cra_count_men (const CrScenario *scenario, const CrForce *force, int *points_out);
