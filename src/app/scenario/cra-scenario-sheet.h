/* cra-scenario-sheet.h: writes the sheet that players of a scenario read.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-aid.h"
#include "cra-activity.h"
#include "cre-scenario-document.h"

/* Asks for a file and writes the sheet there; its ending says whether for paper, for a browser, or
 * as text. */
void cra_scenario_sheet_save (CraActivity *activity, CreScenarioDocument *document);

/* Returns: (transfer full): the sheet on the default paper. @document: a scenario that has its map
 */
CrAid *cra_scenario_sheet_new (CreScenarioDocument *document);

/* Writes the sheet into a file. Returns: FALSE with an error */
gboolean cra_scenario_sheet_write (CreScenarioDocument *document, const char *path, GError **error);
