/* cr-noise.h: irregularity that belongs to a place. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-layout.h"

/* A number 0…1 from three integers, the same on every machine. */
double cr_hash3 (gint32 x, gint32 y, guint32 seed);

/* Smooth value noise, −1…1, one cell per unit. */
double cr_noise (double x, double y, guint32 seed);

/**
 * cr_wobble:
 * @amplitude: in W
 * @frequency: waves per W
 *
 * The shared displacement field: regions with a common edge move together, without seams.
 */
CrPoint cr_wobble (CrPoint point, double amplitude, double frequency, guint32 seed);

/**
 * CrRng:
 *
 * A stream of numbers owned by one place and purpose. Never run one stream over several hexes:
 * an edit would then roll all the rest of the map anew.
 */
typedef struct {
  guint32 key, n;
} CrRng;

/**
 * cr_rng_at_hex:
 * @purpose: what the numbers are for; two layers must not share one
 * @index: which of several things in the hex
 */
CrRng cr_rng_at_hex (CrHex hex, guint32 purpose, guint32 index);

/* The same stream from both hexes of the side. */
CrRng cr_rng_at_side (CrHex hex, CrDirection side, guint32 purpose);

double cr_rng_next (CrRng *rng, double least, double most);

/* Returns: 0…n−1 */
int cr_rng_pick (CrRng *rng, int n);
