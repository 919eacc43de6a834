/* cra-library.h: writes characters of a scenario into library files, and reads such files.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-activity.h"
#include "cre-scenario-document.h"

/* Asks for a file and adds the character of the row to it. @row: (nullable): a man or a character
 */
void cra_library_save (CraActivity *activity, CreScenarioDocument *document, const CrNode *row);

/* Asks for a file and adds its characters to the scenario. */
void cra_library_read (CraActivity *activity, CreScenarioDocument *document);
