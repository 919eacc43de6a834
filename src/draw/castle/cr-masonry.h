/* cr-masonry.h: the layers of everything that is built.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-draw.h"

/* Each of these layers paints the part of it that reaches into the clip. */
void cr_draw_secrets (const CrDraw *draw);
void cr_draw_walls (const CrDraw *draw);
void cr_draw_thin_walls (const CrDraw *draw);
void cr_draw_towers (const CrDraw *draw);
void cr_draw_keeps (const CrDraw *draw);
void cr_draw_houses (const CrDraw *draw);
void cr_draw_stairs (const CrDraw *draw);

/* Draws stairs from a wall-walk up to a tower or within a keep, on top of what they stand on. */
void cr_draw_high_stairs (const CrDraw *draw);

void cr_draw_landings (const CrDraw *draw);
void cr_draw_spirals (const CrDraw *draw);
void cr_draw_links (const CrDraw *draw);
void cr_draw_works (const CrDraw *draw);

/* Draws water over the floor of a passage; the caller clips to that. */
void cr_draw_floods (const CrDraw *draw);

void cr_draw_bridges (const CrDraw *draw);
void cr_draw_gates (const CrDraw *draw);
void cr_draw_hoardings (const CrDraw *draw);
void cr_draw_openings (const CrDraw *draw);

/* These functions add what throws shadows on the ground. */
void cr_cast_walls (const CrDraw *draw, CrCasters *casters);
void cr_cast_thin_walls (const CrDraw *draw, CrCasters *casters);
void cr_cast_towers (const CrDraw *draw, CrCasters *casters);
void cr_cast_keeps (const CrDraw *draw, CrCasters *casters);
void cr_cast_houses (const CrDraw *draw, CrCasters *casters);
void cr_cast_stairs (const CrDraw *draw, CrCasters *casters);
void cr_cast_bridges (const CrDraw *draw, CrCasters *casters);
void cr_cast_hoardings (const CrDraw *draw, CrCasters *casters);
