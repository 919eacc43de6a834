/* cr-grey.h: pictures as numbers, for finding lines in them.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Rows of shades without gaps; what they mean is up to who makes them. */
typedef struct {
  int width, height;
  float *data;
} CrGrey;

/**
 * cr_grey_reduce:
 * @pixels: (array): @width × @height shades, 0 black
 * @most: pixels of the longer side of what is returned
 *
 * Returns: (transfer full): means over equal rectangles; not enlarged
 */
CrGrey *cr_grey_reduce (const guint8 *pixels, int width, int height, int most);

CrGrey *cr_grey_halve (const CrGrey *grey);

/**
 * cr_grey_find_ink:
 *
 * What is darker (positive) or lighter (negative) than right beside it, measured by how much that
 * varies so far around, and cut off: a faint line in a meadow counts as much as the edge of a roof,
 * and a roof not more than a line.
 *
 * Returns: (transfer full):
 */
CrGrey *cr_grey_find_ink (const CrGrey *grey);

void cr_grey_free (CrGrey *grey);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrGrey, cr_grey_free)

/* The value at the pixel that a point lies in; 0 outside. */
static inline float
cr_grey_at (const CrGrey *grey, double x, double y)
{
  if (!(x >= 0 && y >= 0 && x < grey->width && y < grey->height))
    return 0;
  return grey->data[(int) y * grey->width + (int) x];
}
