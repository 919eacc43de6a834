/* cr-gates-private.h: shared by gates and bridges. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle-private.h"

/* How far a gate or its bridge reaches from its hex, in W. */
#define CR_GATE_REACH 1.4

/**
 * CrLift: a drawbridge of the map.
 * @places: (element-type CrPlace): where it lies when it is lowered
 */
typedef struct {
  CrPlace control;
  gboolean raised;
  GArray *places;
} CrLift;

/* (transfer full) (element-type CrLift) */
GArray *cr_draw_find_lifts (const CrDraw *draw);

gboolean cr_draw_is_water (const CrDraw *draw, CrHex hex);
gboolean cr_draw_is_bridge (const CrDraw *draw, CrHex hex);

/**
 * CrLane: how a gateway leads through its wall and over a bridge.
 * @at: in its middle, beside the middle of the hex where that lets it lead square to the wall
 */
typedef struct {
  CrPoint at, out;
} CrLane;

/* Square to the wall, whichever of two hexsides the way out leads over. */
CrLane cr_draw_get_lane (const CrDraw *draw, CrHex gate, CrDirection side);

/* Draws raised bridges, which stand before their gates. */
void cr_draw_raised_bridges (const CrDraw *draw);

/* A drum between two wheels: what a mechanism is worked by. */
void cr_draw_winch (const CrDraw *draw, CrPoint at, CrPoint way);
