/* cr-timber-private.h: shared by keeps, gates and towers of wood.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle-private.h"

/* Whether the map says that what stands on a hex is of stakes and planks. */
gboolean cr_draw_is_timber (const CrDraw *draw, CrHex hex);

/* Draws beams along every edge of a closed line, as a wall of that depth is seen from above. */
void cr_draw_beams (const CrDraw *draw, const GArray *line, double depth);

/* Draws stakes around a region; they are pointed where it has a battlement. */
void cr_draw_stakes_about (const CrDraw *draw, const CrRegion *region);

/**
 * cr_draw_shingle_cap:
 * @half: half the length of its side, in W
 * @angle: of one of its sides
 *
 * Draws a roof of four slopes on a turret of wood.
 */
void cr_draw_shingle_cap (const CrDraw *draw, CrPoint at, double half, double angle);

/**
 * cr_draw_timber_gate:
 * @body: a closed line of four corners, beginning with the two of the front, the left one on the
 *   way out first
 * @guarded: men stand behind stakes at its front
 */
void cr_draw_timber_gate (const CrDraw *draw, const GArray *body, CrHex hex, gboolean guarded);
