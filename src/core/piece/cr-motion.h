/* cr-motion.h: turns, mirrors and shifts of hexes. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-hex.h"

/**
 * CrMotion:
 * @mirror: swaps left and right, before anything else
 * @sixths: turns of 60 degrees clockwise
 * @shift: added last
 *
 * What leaves every two neighbours neighbours. Passed by value.
 */
typedef struct {
  gboolean mirror;
  int sixths;
  CrHex shift;
} CrMotion;

/**
 * cr_motion_make:
 * @orientation: of the hexes, which decides what left and right are
 *
 * Returns: a motion about hex 0, 0
 */
CrMotion cr_motion_make (CrOrientation orientation, int sixths, gboolean mirror);

CrHex cr_motion_apply (CrMotion motion, CrHex hex);
CrDirection cr_motion_turn (CrMotion motion, CrDirection direction);
