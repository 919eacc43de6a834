/* cr-painter-private.h: what the painter is made of. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-draw.h"

/* Layers: each paints the part of it that reaches the clip. */
void cr_draw_art (const CrDraw *draw);
void cr_draw_unknown (const CrDraw *draw);
void cr_draw_void (const CrDraw *draw);
void cr_draw_frame (const CrDraw *draw);
