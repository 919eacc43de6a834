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

CrPatch cr_patch_make (CrOrientation orientation, int radius, int dots);
CrPoint cr_patch_get_centre (CrOrientation orientation, CrHex hex);
void cr_patch_lay (const CrPatch *patch, const CrAffine *m, CrPatch *laid);
double cr_patch_weigh_laid (const CrLattice *lattice, const CrPatch *laid, CrPoint origin);
double cr_patch_weigh (const CrLattice *lattice, const CrPatch *patch, const CrAffine *m);
double cr_patch_settle (const CrLattice *lattice, const CrPatch *patch, double reach, CrAffine *m);
