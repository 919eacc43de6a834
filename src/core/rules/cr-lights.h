/* cr-lights.h: what fires light where one does not see far.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-scene.h"

/* WEA-01: whether a fire burns within so many hexes of that place, on its floor.
 * @figure: %CR_FIGURE_FIRE_LIGHTS, or for who is seen as by day %CR_FIGURE_FIRE_LIGHTS_WELL */
gboolean cr_lights_reach (const CrScene *scene, CrPlace place, CrRuleFigure figure);

/* (transfer full) (element-type CrHex): all such hexes of a floor, each once. */
GArray *cr_lights_list (const CrScene *scene, int floor);
