/* cra-portrait.h: sets the picture on a counter. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-activity.h"
#include "cre-scenario-document.h"

/* Asks for a picture file in the folder of the scenario. @row: (nullable): a man or a character */
void cra_portrait_choose (CraActivity *activity, CreScenarioDocument *document, const CrNode *row);

/* Removes the picture, so that the counter is drawn. @row: (nullable): a man or a character */
void cra_portrait_remove (CraActivity *activity, CreScenarioDocument *document, const CrNode *row);
