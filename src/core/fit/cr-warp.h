/* cr-warp.h: from the plane of the hexes to the pixels of a picture.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-layout.h"

/**
 * CrAffine: from the plane (W, see #CrPoint) to pixels of the picture:
 *   x' = xx·x + xy·y + x0, y' = yx·x + yy·y + y0
 */
typedef struct {
  double xx, yx, xy, yy, x0, y0;
} CrAffine;

#define CR_WARP_CELLS 12
#define CR_WARP_NODES (CR_WARP_CELLS + 3)

/**
 * CrWarp:
 * @matrix: what it is on the whole
 * @px: projective: the pixel is divided by 1 + px·x + py·y; 0 of an affine one
 * @py: likewise
 * @box: part of the plane that the mesh covers; no width: there is none
 * @mesh: by rows, how far a point of the plane is shifted before @matrix, in W; a ring of nodes
 *   lies around @box, so that it is smooth up to its edge. Beyond @box it goes on straight.
 *
 * From plane to pixels, one way for each kind of fit. A value: copied, never freed.
 */
typedef struct {
  CrAffine matrix;
  double px, py;
  CrBox box;
  CrPoint mesh[CR_WARP_NODES * CR_WARP_NODES];
} CrWarp;

CrPoint cr_affine_apply (const CrAffine *matrix, CrPoint point);

/**
 * cr_affine_invert:
 *
 * Returns: FALSE when the matrix folds the plane into a line
 */
gboolean cr_affine_invert (const CrAffine *matrix, CrAffine *inverse_out);

CrWarp cr_warp_from_affine (const CrAffine *matrix);

/**
 * cr_warp_apply:
 *
 * Returns: the pixel that a point of the plane lies on
 */
CrPoint cr_warp_apply (const CrWarp *warp, CrPoint plane);

/**
 * cr_warp_invert:
 *
 * Goes down the tangents from what the picture is on the whole.
 *
 * Returns: FALSE when no point of the plane lies there
 */
gboolean cr_warp_invert (const CrWarp *warp, CrPoint pixel, CrPoint *plane_out);

/**
 * cr_warp_get_tangent:
 *
 * Returns: the affine map that is the same at @plane and right beside it
 */
CrAffine cr_warp_get_tangent (const CrWarp *warp, CrPoint plane);

/* Pixels of the picture to one W, there. */
double cr_warp_get_scale (const CrWarp *warp, CrPoint plane);

gboolean cr_warp_is_affine (const CrWarp *warp);

/* The whole picture, by so many pixels. */
void cr_warp_move (CrWarp *warp, double dx, double dy);

/* Where a node of the mesh lies in the plane; 1 is the first inside the ring. */
CrPoint cr_warp_get_node (const CrWarp *warp, int column, int row);
