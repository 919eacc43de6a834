/* cr-lof-path.h: what stands between two men in the open, by displacement alone.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof-square.h"

/**
 * CrLofLayer: of a layer block. Of each hex its own top; then by direction what is met on going
 * into it that way: the wall on the side alone, and the higher of that wall and the hex.
 */
enum {
  CR_LOF_LAYER_HEX,
  CR_LOF_LAYER_WALL,
  CR_LOF_LAYER_ENTER = CR_LOF_LAYER_WALL + CR_N_DIRECTIONS,
  CR_LOF_N_LAYERS = CR_LOF_LAYER_ENTER + CR_N_DIRECTIONS,
};

/**
 * CrLofPathStep: one thing that may stop the line.
 * @at: where its top is, counted from the lower man's own cell in the first layer
 * @d1: hexes between the lower man and its far edge
 * @way: 0 stops the line alone; 1 or 2 stop that way round a corner or along a side
 * @last: the last step of a pair of ways: the line is stopped when both were
 */
typedef struct {
  gint32 at;
  gint16 d1;
  guint8 way, last;
} CrLofPathStep;

/**
 * CrLofPath: from the lower man's centre to the upper man's.
 * @d: D1 + D2, at least 1
 */
typedef struct {
  int d, n_steps;
  CrLofPathStep steps[];
} CrLofPath;

/**
 * CrLofPaths: paths by displacement, each made when it is first asked for. They depend on the
 * shape of the grid alone, so they outlive every edit of hexes.
 */
typedef struct _CrLofPaths CrLofPaths;

CrLofPaths *cr_lof_paths_new (const CrGrid *grid);
void cr_lof_paths_free (CrLofPaths *paths);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrLofPaths, cr_lof_paths_free)

const CrLofPath *cr_lof_paths_get (CrLofPaths *paths, CrHex displacement);
