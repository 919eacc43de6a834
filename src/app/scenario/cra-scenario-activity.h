/* cra-scenario-activity.h: the activity in which a scenario is edited.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-activity.h"

#define CRA_TYPE_SCENARIO_ACTIVITY (cra_scenario_activity_get_type ())
G_DECLARE_FINAL_TYPE (CraScenarioActivity,
                      cra_scenario_activity,
                      CRA,
                      SCENARIO_ACTIVITY,
                      CraActivity)
