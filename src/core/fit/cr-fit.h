/* cr-fit.h: laying a picture on the hexes. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"
#include "cr-warp.h"

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

/**
 * CrFitKind:
 * @CR_FIT_NONE: not fitted; asked for, it chooses the simplest kind that does justice to the points
 * @CR_FIT_SIMILARITY: even hexes, moved, sized and turned; two points
 * @CR_FIT_AFFINE: stretched and skewed too; three points
 * @CR_FIT_PROJECTIVE: seen at a slant, as by a camera; four points
 * @CR_FIT_PIECEWISE: bent: a smooth mesh; six points
 */
typedef enum {
  CR_FIT_NONE,
  CR_FIT_SIMILARITY,
  CR_FIT_AFFINE,
  CR_FIT_PROJECTIVE,
  CR_FIT_PIECEWISE,
  CR_N_FIT_KINDS,
} CrFitKind;

/**
 * CrFitResult:
 * @kind: of the fit, never %CR_FIT_NONE when one was found
 * @matrix: from plane to pixels; of a projective or piecewise fit the affine one nearest to it
 * @warp: from plane to pixels, exactly
 * @rms: root of the mean square of the residuals, hex widths
 * @worst: the largest residual
 * @worst_point: its index, -1 without points
 * @promised: no hex about the points, clicked or not, is likely to lie farther beside its place,
 *   hex widths; negative when nothing can be promised
 * @checked: whether there are more points than the fit needs, so that the residuals tell something
 * @sure: whether besides every hex is promised to lie within its own place
 *
 * The mesh of a piecewise fit goes through nearly every point, right or wrong. Its residuals are
 * therefore what each point is missed by when the fit is made of all the others.
 */
typedef struct {
  CrFitKind kind;
  CrAffine matrix;
  CrWarp warp;
  double rms, worst, promised;
  int worst_point;
  gboolean checked, sure;
} CrFitResult;

/**
 * cr_fit_points:
 * @points: (inout) (element-type CrFitPoint): their residuals are set
 * @kind: what to fit; %CR_FIT_NONE chooses
 *
 * Lays the grid on the picture so that the squares of the misfits are least.
 *
 * Returns: FALSE, with what is missing, when the points cannot carry a fit
 */
gboolean cr_fit_points (const CrGrid *grid,
                        GArray *points,
                        CrFitKind kind,
                        CrFitResult *result_out,
                        GError **error);

/**
 * cr_fit_stretch:
 * @width: of the picture in pixels
 * @height: of the picture in pixels
 *
 * Returns: the first guess before any point is clicked: the map's frame as large as the picture
 *   holds, in its middle, hexes even
 */
CrAffine cr_fit_stretch (const CrGrid *grid, double width, double height);

/* The pixel on which the centre of a hex lies. */
CrPoint cr_fit_locate (const CrFitResult *result, const CrGrid *grid, CrHex hex);

const char *cr_fit_kind_get_name (CrFitKind kind);
gboolean cr_fit_kind_parse (const char *name, CrFitKind *kind_out);

/**
 * cr_fit_to_node:
 * @points: (nullable) (element-type CrFitPoint):
 *
 * <fit kind= matrix= rms= worst=> with its <point>s, as the map file keeps it.
 *
 * Returns: (transfer full): the <fit> element, numbers in thousandths. Slant and mesh are not in
 *   it; the points make them anew.
 */
CrNode *cr_fit_to_node (const CrGrid *grid, const CrFitResult *result, const GArray *points);

/**
 * cr_fit_from_node:
 * @points: (nullable) (element-type CrFitPoint): appended to
 *
 * Reads a fit. Where its points carry one it is computed anew from them: they are exact, the
 * matrix of the file is rounded and knows neither slant nor mesh.
 */
gboolean cr_fit_from_node (const CrGrid *grid,
                           const CrNode *node,
                           CrFitResult *result_out,
                           GArray *points,
                           GError **error);

/* Pixels of a hex from side to side on the first picture that is laid on the map; 0: none is. */
double cr_fit_measure_hex (const CrMap *map);

/**
 * cr_fit_check_picture:
 * @picture: a <picture> of a map
 *
 * Returns: FALSE, with the reason, when its numbers are broken so that it cannot be laid on the
 *   hexes; a picture without a fit is not laid on them yet, and no mistake
 */
gboolean cr_fit_check_picture (const CrGrid *grid, const CrNode *picture, GError **error);
