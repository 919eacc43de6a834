/* cr-gates-private.h: shared by gates and bridges. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle-private.h"

/* How far a gate or its bridge reaches from its hex, in W. */
#define CR_GATE_REACH 1.4

/**
 * CrLift: a drawbridge of the map.
 * @control: the hex of its winch
 * @places: (element-type CrPlace): the hexes on which it lies when lowered
 */
typedef struct {
  CrPlace control;
  gboolean raised;
  GArray *places;
} CrLift;

/* Returns: (transfer full) (element-type CrLift): the drawbridges around the clip */
GArray *cr_draw_find_lifts (const CrDraw *draw);

gboolean cr_draw_is_water (const CrDraw *draw, CrHex hex);
gboolean cr_draw_is_bridge (const CrDraw *draw, CrHex hex);

/**
 * CrLane: the way of a gateway through its wall and over a bridge.
 * @at: a point on its middle line, beside the middle of the hex where that makes it square to the
 *   wall
 * @out: its direction
 */
typedef struct {
  CrPoint at, out;
} CrLane;

/* Returns: the lane, square to the wall, whichever of two hexsides the way out crosses */
CrLane cr_draw_get_lane (const CrDraw *draw, CrHex gate, CrDirection side);

/* Draws raised bridges, which stand before their gates. */
void cr_draw_raised_bridges (const CrDraw *draw);

/* Draws a winch: a drum between two wheels, by which a mechanism is worked. */
void cr_draw_winch (const CrDraw *draw, CrPoint at, CrPoint way);
