/* cr-fit.h: laying a picture on the hexes. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-layout.h"
#include "cr-map.h"

/**
 * CrAffine: from the plane (W, see #CrPoint) to pixels of the picture:
 *   x' = xx·x + xy·y + x0, y' = yx·x + yy·y + y0
 */
typedef struct {
  double xx, yx, xy, yy, x0, y0;
} CrAffine;

/**
 * CrFitPoint:
 * @hex: whose centre was clicked; may lie off the map
 * @pixel: where, in pixels of the picture
 * @residual: by how much the fit misses it, in hex widths (distance of neighbouring centres)
 */
typedef struct {
  CrHex hex;
  CrPoint pixel;
  double residual;
} CrFitPoint;

typedef enum { CR_FIT_NONE, CR_FIT_SIMILARITY, CR_FIT_AFFINE } CrFitKind;

/**
 * CrFitResult:
 * @kind: what could be fitted: three points or more not in one line give an affine fit, two a
 *   similarity (even hexes, turned), fewer nothing
 * @matrix: from plane to pixels
 * @rms: root of the mean square of the residuals, hex widths
 * @worst: the largest residual
 * @worst_point: its index, -1 without points
 * @sure: whether there are more points than the fit needs, so that the residuals tell something
 */
typedef struct {
  CrFitKind kind;
  CrAffine matrix;
  double rms, worst;
  int worst_point;
  gboolean sure;
} CrFitResult;

gboolean cr_fit_points (const CrGrid *grid,
                        CrFitPoint *points,
                        gsize n_points,
                        CrFitResult *result_out,
                        GError **error);
CrAffine cr_fit_stretch (const CrGrid *grid, double width, double height);

CrPoint cr_affine_apply (const CrAffine *matrix, CrPoint point);
gboolean cr_affine_invert (const CrAffine *matrix, CrAffine *inverse_out);

/* <fit kind= matrix= rms= worst=> with its <point>s, as the map file keeps it. */
CrNode *cr_fit_to_node (const CrGrid *grid,
                        const CrFitResult *result,
                        const CrFitPoint *points,
                        gsize n_points);
gboolean cr_fit_from_node (const CrGrid *grid,
                           const CrNode *node,
                           CrFitResult *result_out,
                           GArray *points,
                           GError **error);
