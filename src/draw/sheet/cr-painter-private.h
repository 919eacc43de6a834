/* cr-painter-private.h: shared by the files of the painter.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-draw.h"

/* Each of these layers paints the part of it that reaches into the clip. */
void cr_draw_art (const CrDraw *draw);

/* When hexes are so small that nothing in them can be recognised, the art is only their colours. */
gboolean cr_draw_is_mosaic (const CrDraw *draw);
void cr_draw_mosaic (const CrDraw *draw);

/* Hatches hexes with a code that the ruleset does not know; such a code is kept and never guessed.
 */
void cr_draw_unknown (const CrDraw *draw);

/* Where the floor has no hex, draws bare paper, or faintly the floor below. Lines are straight,
 * because a curve would round the corners of what is cut to the clip. */
void cr_draw_void (const CrDraw *draw);

/* Draws the frame, which lies entirely in the margin, never on playable ground. */
void cr_draw_frame (const CrDraw *draw);

/* Writes title, source, author and the key of levels, from @at as far as there is room. */
void cr_draw_title (const CrDraw *draw, CrPoint at, double room);
