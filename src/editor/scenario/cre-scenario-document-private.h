/* cre-scenario-document-private.h: how a scenario document is made.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-scenario-document.h"

/* @it, @library: (transfer full). (transfer full): without a file */
CreScenarioDocument *cre_scenario_document_new_of (CrScenario *it,
                                                   CreMapDocument *map,
                                                   CrCharacters *library);
