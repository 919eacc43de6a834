/* cr-exposure.h: how much fire a way lies under. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-fire.h"

/**
 * CrExposure: a way, step by step, with who can hit a man on each.
 */
typedef struct _CrExposure CrExposure;

/**
 * CrExposureStep:
 * @place: where he is
 * @hitters: (element-type CrLof): who can hit him there, best first
 */
typedef struct {
  CrPlace place;
  GArray *hitters;
} CrExposureStep;

/**
 * cr_exposure_new:
 * @way: places in order; each counts as often as it is stood in
 *
 * Returns: (transfer full)
 */
CrExposure *cr_exposure_new (CrFire *fire,
                             CrPlaces way,
                             CrPlaces shooters,
                             const CrLofOptions *options);

void cr_exposure_free (CrExposure *exposure);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrExposure, cr_exposure_free)

guint cr_exposure_n_steps (const CrExposure *exposure);
const CrExposureStep *cr_exposure_get_step (const CrExposure *exposure, guint index);

/* Sum over the steps; how many different men; how many steps nobody can hit; the first of the
 * steps with most of them. */
guint cr_exposure_get_total (const CrExposure *exposure);
guint cr_exposure_n_men (const CrExposure *exposure);
guint cr_exposure_n_safe (const CrExposure *exposure);
guint cr_exposure_get_worst (const CrExposure *exposure);
