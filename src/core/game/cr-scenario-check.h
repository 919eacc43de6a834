/* cr-scenario-check.h: what is wrong with a scenario. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-check.h"
#include "cr-state.h"

/* (transfer full) (element-type CrProblem): an error stops the game, a warning does not. */
GPtrArray *cr_scenario_check (const CrCastle *castle,
                              const CrScenario *scenario,
                              const CrCharacters *library);
