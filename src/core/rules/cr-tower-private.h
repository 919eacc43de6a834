/* cr-tower-private.h: what is said against a siege tower. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-muster.h"

/**
 * cr_tower_refuse:
 * @why: "reaches beyond the map"
 *
 * Returns: FALSE, with what cannot be of which tower
 */
gboolean cr_tower_refuse (const CrTower *tower, const CrMap *map, const char *why, GError **error);
