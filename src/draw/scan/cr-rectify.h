/* cr-rectify.h: flattens a scan. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-fit.h"

#include <cairo.h>

/**
 * CrFlat:
 * @warp: of its fit
 * @fitted: whether it is laid on the map at all
 * @surface: (nullable): the flattened picture; NULL when the picture itself is only moved, turned
 *   and skewed
 * @box: of @surface in the plane
 * @crop: the part of the picture that is shown, in pixels
 */
typedef struct {
  CrWarp warp;
  gboolean fitted;
  cairo_surface_t *surface;
  CrBox box;
  CrBox crop;
} CrFlat;

/**
 * cr_flat_get:
 * @picture: decoded
 * @node: its <picture>
 *
 * Flattens a picture. The result is kept with @picture as long as node and grid stay the same,
 * because many paintings, such as tiles, share it. It takes a second for the largest pictures; only
 * one thread may call it at a time.
 *
 * Returns: (transfer none): valid until pictures are drawn the next time
 */
const CrFlat *cr_flat_get (cairo_surface_t *picture, const CrGrid *grid, const CrNode *node);

/**
 * cr_picture_to_shades:
 *
 * Returns: (transfer full) (array): how light each pixel is on white paper, row by row, 0 for black
 */
guint8 *cr_picture_to_shades (cairo_surface_t *picture);

/**
 * cr_flat_get_depth:
 *
 * Returns: how far inside the picture's border a point lies, in W; negative outside
 */
double cr_flat_get_depth (const CrFlat *flat, CrPoint plane);
