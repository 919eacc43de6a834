/* cr-timber-private.h: keeps, gates and towers that are built of wood.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle-private.h"

/* Whether the map says that what stands on a hex is of stakes and planks. */
gboolean cr_draw_is_timber (const CrDraw *draw, CrHex hex);

/* Beams along every edge of a closed line, as a wall of that depth is seen from above. */
void cr_draw_beams (const CrDraw *draw, const GArray *line, double depth);

/* Stakes about a region, pointed where it has a battlement. */
void cr_draw_stakes_about (const CrDraw *draw, const CrRegion *region);

/**
 * cr_draw_shingle_cap:
 * @half: half of its side, in W
 * @angle: of one of its sides
 *
 * A roof of four planes on a turret of wood.
 */
void cr_draw_shingle_cap (const CrDraw *draw, CrPoint at, double half, double angle);

/**
 * cr_draw_timber_gate:
 * @body: closed line of four corners: first the two of the front, on the left of the way out first
 * @guarded: men stand behind stakes at its front
 */
void cr_draw_timber_gate (const CrDraw *draw, const GArray *body, CrHex hex, gboolean guarded);
