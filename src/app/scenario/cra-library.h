/* cra-library.h: characters from a scenario into files, and back.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-activity.h"
#include "cre-scenario-document.h"

/* Asks for a file, and puts the character that the row is about into it. @row: (nullable) */
void cra_library_save (CraActivity *activity, CreScenarioDocument *document, const CrNode *row);

/* Asks for a file, whose characters become the scenario's own. */
void cra_library_read (CraActivity *activity, CreScenarioDocument *document);
