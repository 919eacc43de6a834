/* cr-layers.h: the layers of a map, and what throws shadows on them.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-draw.h"

/* Layers: each paints the part of it that reaches the clip. */
void cr_draw_art (const CrDraw *draw);
void cr_draw_base (const CrDraw *draw);
void cr_draw_grounds (const CrDraw *draw);
void cr_draw_slopes (const CrDraw *draw);
void cr_draw_courts (const CrDraw *draw);
void cr_draw_roads (const CrDraw *draw);
void cr_draw_waters (const CrDraw *draw);
void cr_draw_low (const CrDraw *draw);
void cr_draw_rubble (const CrDraw *draw);
void cr_draw_canopies (const CrDraw *draw);
void cr_draw_grain (const CrDraw *draw);
void cr_draw_unknown (const CrDraw *draw);
void cr_draw_void (const CrDraw *draw);
void cr_draw_pictures (const CrDraw *draw);
void cr_draw_plan (const CrDraw *draw);
void cr_draw_grid (const CrDraw *draw);
void cr_draw_marks (const CrDraw *draw);
void cr_draw_ways (const CrDraw *draw);
void cr_draw_names (const CrDraw *draw);
void cr_draw_frame (const CrDraw *draw);
void cr_draw_objects (const CrDraw *draw);
void cr_draw_secrets (const CrDraw *draw);
void cr_draw_walls (const CrDraw *draw);
void cr_draw_thin_walls (const CrDraw *draw);
void cr_draw_towers (const CrDraw *draw);
void cr_draw_keeps (const CrDraw *draw);
void cr_draw_houses (const CrDraw *draw);
void cr_draw_stairs (const CrDraw *draw);
void cr_draw_high_stairs (const CrDraw *draw);
void cr_draw_landings (const CrDraw *draw);
void cr_draw_spirals (const CrDraw *draw);
void cr_draw_links (const CrDraw *draw);
void cr_draw_works (const CrDraw *draw);
void cr_draw_floods (const CrDraw *draw);
void cr_draw_bridges (const CrDraw *draw);
void cr_draw_gates (const CrDraw *draw);
void cr_draw_hoardings (const CrDraw *draw);
void cr_draw_openings (const CrDraw *draw);

/* What throws shadows on the ground. */
void cr_cast_walls (const CrDraw *draw, CrCasters *casters);
void cr_cast_thin_walls (const CrDraw *draw, CrCasters *casters);
void cr_cast_towers (const CrDraw *draw, CrCasters *casters);
void cr_cast_keeps (const CrDraw *draw, CrCasters *casters);
void cr_cast_houses (const CrDraw *draw, CrCasters *casters);
void cr_cast_stairs (const CrDraw *draw, CrCasters *casters);
void cr_cast_bridges (const CrDraw *draw, CrCasters *casters);
void cr_cast_hoardings (const CrDraw *draw, CrCasters *casters);
void cr_cast_canopies (const CrDraw *draw, CrCasters *casters);
void cr_cast_objects (const CrDraw *draw, CrCasters *casters);
