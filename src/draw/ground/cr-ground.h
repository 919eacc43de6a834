/* cr-ground.h: the layers of the ground. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-draw.h"

/* Each of these layers paints the part of it that reaches into the clip. */
void cr_draw_base (const CrDraw *draw);

/* Draws fields and mud: loose ground over which slopes run. */
void cr_draw_grounds (const CrDraw *draw);

void cr_draw_slopes (const CrDraw *draw);

/* Draws courts, which continue under walls and houses, so that no seam is seen. */
void cr_draw_courts (const CrDraw *draw);

/* Draws the casings of all roads before all their fills, so that junctions join. */
void cr_draw_roads (const CrDraw *draw);

void cr_draw_waters (const CrDraw *draw);
void cr_draw_low (const CrDraw *draw);
void cr_draw_rubble (const CrDraw *draw);

/* Draws canopies, which cover everything below, even ramparts, because trees are taller. */
void cr_draw_canopies (const CrDraw *draw);

void cr_draw_objects (const CrDraw *draw);

/* These functions add what throws shadows on the ground. */
void cr_cast_canopies (const CrDraw *draw, CrCasters *casters);
void cr_cast_objects (const CrDraw *draw, CrCasters *casters);
