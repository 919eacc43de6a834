/* cra-row-words.h: cells of tables of a scenario. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-token.h"
#include "cre-scenario-document.h"

#include <gtk/gtk.h>

/* (transfer full): markup of what a row of any kind is called; heads are bold */
char *cra_row_name (CreScenarioDocument *document, const CrNode *row);

/* (transfer full): the same in plain words: "Watkin", "the 2nd term of East bank" */
char *cra_row_dup_plain (CreScenarioDocument *document, const CrNode *row);

/* (transfer full) (nullable): of a man */
char *cra_row_class (CreScenarioDocument *document, const CrNode *row);
char *cra_row_whole (CreScenarioDocument *document, const CrNode *row);
char *cra_row_wounded (CreScenarioDocument *document, const CrNode *row);
char *cra_row_weapons (CreScenarioDocument *document, const CrNode *row);
char *cra_row_armour (CreScenarioDocument *document, const CrNode *row);
char *cra_row_setup (CreScenarioDocument *document, const CrNode *row);
char *cra_row_points (CreScenarioDocument *document, const CrNode *row);
char *cra_row_source (CreScenarioDocument *document, const CrNode *row);
/* FALSE: it is no man that the library knows. @name: is borrowed by the token */
gboolean cra_row_get_token (CreScenarioDocument *document,
                            const CrNode *row,
                            const char *name,
                            CrToken *token_out);
void cra_row_token (CreScenarioDocument *document, const CrNode *row, GtkWidget *token);

const CrCharacter *cra_row_find_character (CreScenarioDocument *document, const CrNode *row);

/* How many men come with that force, and the points that they count. */
guint cra_count_men (const CrScenario *scenario, const CrForce *force, int *points_out);
