/* cr-lattice-private.h: a few hexes as a pattern to be laid on ink.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lattice.h"

/* How far a hex may lie beside its guess, in W. */
#define CR_PATCH_REACH 0.15

/* Points on the sides of a patch of hexes, in W from its middle. */
typedef struct {
  int n;
  CrPoint points[1024];
} CrPatch;

/* Makes a patch of all hexes within @radius. Each side is in it once: every hex brings half of its
 * sides, the other half only where the neighbour does not belong. */
CrPatch cr_patch_make (CrOrientation orientation, int radius, int dots);

CrPoint cr_patch_get_centre (CrOrientation orientation, CrHex hex);

/* Lays the patch on the picture, all but its place: the search moves it about far more often than
 * it turns or stretches it. */
void cr_patch_lay (const CrPatch *patch, const CrAffine *m, CrPatch *laid);

/* Returns how much ink lies on a patch with its middle at @origin; points outside the picture count
 * nothing. */
double cr_patch_weigh_laid (const CrLattice *lattice, const CrPatch *laid, CrPoint origin);

double cr_patch_weigh (const CrLattice *lattice, const CrPatch *patch, const CrAffine *m);

/* Moves the origin of @m to the best place near; where that is nearly known already, more coarsely
 * looked for, since this is what the search does most. */
double cr_patch_settle (const CrLattice *lattice, const CrPatch *patch, double reach, CrAffine *m);
