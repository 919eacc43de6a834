/* cr-fit-kinds.h: one file for each kind of fit. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-fit.h"

/* A point of the plane and where the picture has it. */
typedef struct {
  CrPoint plane, pixel;
} CrFitPair;

gboolean cr_fit_similarity (const CrFitPair *pairs, gsize n, CrAffine *out);
gboolean cr_fit_affine (const CrFitPair *pairs, gsize n, CrAffine *out);
gboolean cr_fit_projective (const CrFitPair *pairs, gsize n, CrWarp *out);

/**
 * CrBendDoubt: what points tell of a sheet that may be bent in any way, and how surely
 * @probes: (array length=n_probes): of the plane
 * @means: (array length=n_probes): out: by how much each is shifted before the affine fit, in W
 * @spreads: (array length=n_probes): out: how far that may be wrong, as a root of the mean square
 * @left_out: (array): out, by point: see cr_fit_affine_left_out()
 * @known: out: whether the points tell anything
 */
typedef struct {
  guint n_probes;
  const CrPoint *probes;
  CrPoint *means;
  double *spreads, *left_out;
  gboolean known;
} CrBendDoubt;

gboolean cr_fit_bend (const CrFitPair *pairs, gsize n, CrWarp *out, CrBendDoubt *doubt);

/* How far each pair is missed, in hex widths, by a fit of all the others. FALSE when they are too
 * few for that. */
gboolean cr_fit_affine_left_out (const CrFitPair *pairs, gsize n, double *left_out);
gboolean cr_fit_projective_left_out (const CrFitPair *pairs, gsize n, double *left_out);
double cr_fit_miss (const CrWarp *warp, const CrFitPair *pair);
