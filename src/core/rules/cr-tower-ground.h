/* cr-tower-ground.h: what a siege tower rolls over. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-muster.h"
#include "cr-scene.h"

int cr_tower_get_level (const CrTower *tower, const CrScene *scene);
gboolean cr_tower_check_ground (const CrTower *tower, const CrScene *scene, GError **error);
