/* cr-ground.h: the layers of the ground. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-draw.h"

/* Layers: each paints the part of it that reaches the clip. */
void cr_draw_base (const CrDraw *draw);

/* Fields, mud: loose ground that slopes run over. */
void cr_draw_grounds (const CrDraw *draw);

void cr_draw_slopes (const CrDraw *draw);

/* Courts run on under walls and houses, so that no seam is seen. */
void cr_draw_courts (const CrDraw *draw);

/* All casings of all roads, then all fills, so that junctions join. */
void cr_draw_roads (const CrDraw *draw);

void cr_draw_waters (const CrDraw *draw);
void cr_draw_low (const CrDraw *draw);
void cr_draw_rubble (const CrDraw *draw);

/* Canopies cover everything below, ramparts too: they are taller. */
void cr_draw_canopies (const CrDraw *draw);

void cr_draw_objects (const CrDraw *draw);

/* What throws shadows on the ground. */
void cr_cast_canopies (const CrDraw *draw, CrCasters *casters);
void cr_cast_objects (const CrDraw *draw, CrCasters *casters);
