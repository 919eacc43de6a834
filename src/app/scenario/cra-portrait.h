/* cra-portrait.h: a picture for a counter. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-activity.h"
#include "cre-scenario-document.h"

/* Asks for a picture beside the scenario. @row: (nullable): a man or a character */
void cra_portrait_choose (CraActivity *activity, CreScenarioDocument *document, const CrNode *row);

/* Takes the picture away, so that his counter is drawn again. @row: (nullable): as above */
void cra_portrait_remove (CraActivity *activity, CreScenarioDocument *document, const CrNode *row);
