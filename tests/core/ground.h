/* ground.h: made-up pictures of terrain. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-patches.h"

#define GROUND_N_LOOKS 8

/* Flat colours with symbols; strokes and washes; such a board seen by a camera. */
typedef enum { GROUND_CLEAN, GROUND_PAINTED, GROUND_PHOTOGRAPHED } GroundStyle;

extern const char *const ground_codes[GROUND_N_LOOKS];

/* @looks: by cell: which of the codes each hex shows */
CrPatches *ground_paint (const CrGrid *grid, const int *looks, GroundStyle style, guint32 seed);
