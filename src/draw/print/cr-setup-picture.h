/* cr-setup-picture.h: a small map of where the men of a scenario begin.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-scenario.h"
#include "cr-scene.h"

/**
 * cr_setup_picture_new:
 * @scene: of the scenario's castle
 *
 * Returns: (transfer full) (nullable): a PNG of the ground floor with the areas of the set-up,
 *   hatched and named; NULL when the scenario has no areas
 */
GBytes *cr_setup_picture_new (const CrScenario *scenario,
                              const CrScene *scene,
                              const char *const *languages);

/* Gives the picture to the section about the set-up. @sections: (element-type CrWordsSection);
 * @picture: (nullable) */
void cr_setup_picture_add (GPtrArray *sections, GBytes *picture);
