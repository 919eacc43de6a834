/* cr-bands.h: how far a weapon carries and how far one sees, over a map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof.h"

/**
 * CrBands: the hexes round men, by range.
 */
typedef struct _CrBands CrBands;

/**
 * CrRing: where a band of range ends (H1), or where nothing is seen any more (WEA-01).
 * @reach: farthest range in hexes
 * @band: a #CrBand, -1 for sight
 * @modifier: of the die in that band
 */
typedef struct {
  int reach, band, modifier;
} CrRing;

/* Of the weapon and the weather of @options: the bands from the shortest, then sight; none of what
 * they do not limit. To the nearest of the men, on whatever floor. */
CrBands *cr_bands_new (const CrGrid *grid, CrPlaces men, const CrLofOptions *options);
void cr_bands_free (CrBands *bands);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrBands, cr_bands_free)

guint cr_bands_n (const CrBands *bands);
CrRing cr_bands_get (const CrBands *bands, guint ring);
/* The hexes that lie within any of them: (array length=n_out) */
const int *cr_bands_get_cells (const CrBands *bands, gsize *n_out);

/* Whether a hex lies within it; none off the map does. */
gboolean cr_bands_has (const CrBands *bands, guint ring, CrHex hex);
