/* cr-patches.h: what small squares of a picture look like.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-layout.h"

/* A W has so many squares and a square so many pixels: the picture is read at CR_PATCHES_PER_W ×
 * CR_PATCH_PIXELS pixels per W. */
#define CR_PATCHES_PER_W 8
#define CR_PATCH_PIXELS 4

#define CR_PATCH_N_FIGURES 5
#define CR_PATCH_MOST 31
#define CR_PATCH_N_FINE 4

/**
 * CrPatch:
 * @figures: 0…31 each: lightness, red against green, yellow against blue, roughness within the
 *   square and about it
 * @covered: FALSE where no picture lies
 * @fine: 0…255: the first %CR_PATCH_N_FINE of the figures, in finer steps, for means over many
 * squares
 */
typedef struct {
  guint8 figures[CR_PATCH_N_FIGURES];
  guint8 covered;
  guint8 fine[CR_PATCH_N_FINE];
} CrPatch;

/**
 * CrPatches: a floor cut into squares, row by row.
 * @corner: of the first square, in W
 */
typedef struct {
  CrGrid grid;
  int columns, rows;
  CrPoint corner;
  CrPatch *patches;
} CrPatches;

/**
 * cr_patches_new:
 *
 * Returns: (transfer full): squares over all hexes of a grid, none of them covered
 */
CrPatches *cr_patches_new (const CrGrid *grid);

void cr_patches_free (CrPatches *patches);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrPatches, cr_patches_free)

/* Returns a figure as finely as it is known. */
double cr_patch_get_figure (const CrPatch *patch, int figure);

/**
 * cr_patches_get_middle:
 *
 * Returns: of a square, in W
 */
CrPoint cr_patches_get_middle (const CrPatches *patches, int column, int row);

/* The paper round the hexes tells nothing of them, nor does what lies beyond the edge that cuts
 * them in half, or its printed line: such squares are never covered. */
gboolean cr_patches_lies_on_map (const CrPatches *patches, int column, int row);

/* @pixels: ARGB32, premultiplied, as cairo has them: a band of CR_PATCH_PIXELS rows, @stride
 * bytes apart, as wide as all squares of the row. */
void cr_patches_read_row (CrPatches *patches, int row, const guint8 *pixels, int stride);
/* Finds, once all rows are read, the figure that looks beyond the square. */
void cr_patches_finish (CrPatches *patches);
