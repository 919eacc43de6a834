/* cra-scenario-sheet.h: what players of a scenario read, as a file.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-aid.h"
#include "cra-activity.h"
#include "cre-scenario-document.h"

/* Asks where, and writes it there: on paper, as a page for a browser or as text, by the ending of
 * its name. */
void cra_scenario_sheet_save (CraActivity *activity, CreScenarioDocument *document);

/* (transfer full): it on the paper that is printed on where nobody says which; @document: with its
 * map */
CrAid *cra_scenario_sheet_new (CreScenarioDocument *document);

/* Writes the sheet; FALSE with an error when that cannot be done. */
gboolean cra_scenario_sheet_write (CreScenarioDocument *document, const char *path, GError **error);
