/* cr-scans.h: the pictures that a map lies on. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-draw.h"

/* Layers: each paints the part of it that reaches the clip. */
void cr_draw_pictures (const CrDraw *draw);
