/* cr-noise.h: noise and random numbers that belong to a place.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-layout.h"

/* Returns: a number 0…1 from three integers, the same on every machine */
double cr_hash3 (gint32 x, gint32 y, guint32 seed);

/* Returns: smooth value noise, −1…1, with one cell per unit */
double cr_noise (double x, double y, guint32 seed);

/**
 * cr_wobble:
 * @amplitude: in W
 * @frequency: waves per W
 *
 * Returns: the point displaced by a field that is the same for all, so that regions with a common
 *   edge move together, without seams
 */
CrPoint cr_wobble (CrPoint point, double amplitude, double frequency, guint32 seed);

/**
 * CrRng:
 *
 * A stream of random numbers for one place and purpose. Do not use one stream for several hexes: an
 * edit would then change the rest of the map.
 */
typedef struct {
  guint32 key, n;
} CrRng;

/**
 * cr_rng_at_hex:
 * @purpose: what the numbers are for; two layers must not share one
 * @index: counts several things in the hex
 */
CrRng cr_rng_at_hex (CrHex hex, guint32 purpose, guint32 index);

/* Returns: a stream that is the same from both hexes of the side */
CrRng cr_rng_at_side (CrHex hex, CrDirection side, guint32 purpose);

double cr_rng_next (CrRng *rng, double least, double most);

/* Returns: a number 0…n−1 */
int cr_rng_pick (CrRng *rng, int n);
