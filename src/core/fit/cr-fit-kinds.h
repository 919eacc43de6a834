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
gboolean cr_fit_bend (const CrFitPair *pairs, gsize n, CrWarp *out, double *left_out);

/* How far each pair is missed, in hex widths, by a fit of all the others. FALSE when they are too
 * few for that. */
gboolean cr_fit_affine_left_out (const CrFitPair *pairs, gsize n, double *left_out);
gboolean cr_fit_projective_left_out (const CrFitPair *pairs, gsize n, double *left_out);
double cr_fit_miss (const CrWarp *warp, const CrFitPair *pair);
