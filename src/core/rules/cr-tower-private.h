/* cr-tower-private.h: what is said against a siege tower. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-muster.h"

gboolean cr_tower_refuse (const CrTower *tower, const CrMap *map, const char *why, GError **error);
