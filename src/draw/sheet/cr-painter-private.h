/* cr-painter-private.h: what the painter is made of. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-draw.h"

/* Layers: each paints the part of it that reaches the clip. */
void cr_draw_art (const CrDraw *draw);

/* Where hexes are so small that one cannot tell how they are drawn, all art is their colours. */
gboolean cr_draw_is_mosaic (const CrDraw *draw);
void cr_draw_mosaic (const CrDraw *draw);

/* A code the ruleset does not know is kept and drawn hatched; it is never guessed. */
void cr_draw_unknown (const CrDraw *draw);

/* Where the floor has no hex there is bare paper, or the ghost of what lies below. Straight lines:
 * a curve would round off the corners of what is cut to the clip. */
void cr_draw_void (const CrDraw *draw);

/* Never on playable ground: all of it stands in the margin. */
void cr_draw_frame (const CrDraw *draw);

/* What a map is called, what it is of and by whom, and what its levels are; from @at as far as
 * there is room. */
void cr_draw_title (const CrDraw *draw, CrPoint at, double room);
