/* cr-fit-kinds.h: one file for each kind of fit. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-fit.h"

/* A point of the plane and where the picture has it. */
typedef struct {
  CrPoint plane, pixel;
} CrFitPair;

gboolean cr_fit_similarity (const CrFitPair *pairs, gsize n, CrAffine *out);

/* Returns: FALSE when the points lie in one line */
gboolean cr_fit_affine (const CrFitPair *pairs, gsize n, CrAffine *out);

/**
 * cr_fit_projective:
 * @n: at least 4
 *
 * A straight solution of the scaled equations, then steps that make the misfit in pixels least.
 *
 * Returns: FALSE when three of four points lie in one line, or no camera sees them so
 */
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

/**
 * cr_fit_bend:
 * @doubt: (nullable): how sure that is; without it the likeliest guess alone is taken
 *
 * Returns: FALSE when the points lie in one line, or the mesh would fold
 */
gboolean cr_fit_bend (const CrFitPair *pairs, gsize n, CrWarp *out, CrBendDoubt *doubt);

/* How far each pair is missed, in hex widths, by a fit of all the others. FALSE when they are too
 * few for that. */
gboolean cr_fit_affine_left_out (const CrFitPair *pairs, gsize n, double *left_out);
gboolean cr_fit_projective_left_out (const CrFitPair *pairs, gsize n, double *left_out);

/* By how many hex widths the fit misses where the pixel should be. */
double cr_fit_miss (const CrWarp *warp, const CrFitPair *pair);
