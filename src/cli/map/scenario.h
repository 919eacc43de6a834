/* scenario.h: describes and checks scenarios. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli-scenario.h"

CliStatus cli_scenario_info (const CliCall *call, GError **error);

/**
 * cli_scenario_check:
 * @json: (nullable): gets the problems
 *
 * Returns: how many there are, -1 with an error when it could not be read
 */
int cli_scenario_check (const char *path, JsonBuilder *json, GError **error);
