/* cr-houses-private.h: shared by the files about houses.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle-private.h"
#include "cr-roof.h"

/* The tones of a roof's slopes in the light and in the shade. */
typedef struct {
  CrTone lit, dim;
} CrRoofShades;

CrRoofShades cr_roof_get_shades (CrTone tone);

void cr_roof_draw_slopes (const CrDraw *draw, const CrRoof *roof);
