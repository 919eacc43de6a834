/* cr-houses-private.h: what the files of houses share. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle-private.h"
#include "cr-roof.h"

/* Tones of a roof: the fill's own, and what the light makes of it. */
typedef struct {
  CrTone lit, dim;
} CrRoofShades;

CrRoofShades cr_roof_get_shades (CrTone tone);

void cr_roof_draw_slopes (const CrDraw *draw, const CrRoof *roof);
