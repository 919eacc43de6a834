/* cr-scans.h: draws the pictures of a map. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-draw.h"

/* Draws the pictures; a layer that paints the part of it that reaches into the clip. */
void cr_draw_pictures (const CrDraw *draw);
