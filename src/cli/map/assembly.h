/* assembly.h: maps put together, checked. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli.h"

/**
 * cli_assembly_check:
 * @json: (nullable): gets the problems
 *
 * Checks how its maps lie to each other; problems of the castle that they make are told as those of
 * a map.
 *
 * Returns: how many problems there are, −1 with an error when it could not be read
 */
int cli_assembly_check (const char *path, JsonBuilder *json, GError **error);
