/* cr-spectrum.h: which hex grids a picture may repeat itself in.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-grey.h"
#include "cr-warp.h"

/**
 * CrPitch:
 * @matrix: from the plane of flat-top hexes to pixels, its origin anywhere
 * @strength: how far its waves stand out, as a logarithm; 0 is chance
 */
typedef struct {
  CrAffine matrix;
  double strength;
} CrPitch;

/* Sizes of a W, in pixels, that can be told from the ink. */
#define CR_SPECTRUM_LEAST 16.0
#define CR_SPECTRUM_MOST 68.0

/**
 * cr_spectrum_find_pitches:
 * @ink: see cr_grey_find_ink()
 * @least_size: of a W in pixels, %CR_SPECTRUM_LEAST at least
 *
 * Returns: (transfer full) (element-type CrPitch): the likeliest first, at most @most
 */
GArray *cr_spectrum_find_pitches (const CrGrey *ink, double least_size, guint most);
