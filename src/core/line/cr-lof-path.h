/* cr-lof-path.h: what stands between two men, by displacement and ends alone.
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
 * @layer: of the top
 * @way: 0 stops the line alone; 1 or 2 stop that way round a corner or along a side
 * @last: the last step of a pair of ways: the line is stopped when both were
 */
typedef struct {
  gint32 at;
  gint16 d1;
  guint8 layer;
  guint8 way : 7, last : 1;
} CrLofPathStep;

/**
 * CrLofPath: from the lower man to the upper man.
 * @joins: their ends may be used together; the rest says nothing otherwise
 * @d: D1 + D2, at least 1
 * @sides: of the lower and of the upper man's hex, a bit for each side that the line crosses or,
 *   at a corner or along a side, that one of its ways does
 * @straight: by man, whether the line crosses one side only
 * @alone: each step stops the line alone
 * @loose: it is not kept, but lost when another is asked for
 */
typedef struct {
  gboolean joins;
  int d, n_steps;
  guint8 sides[2], straight[2], alone, loose;
  CrLofPathStep steps[];
} CrLofPath;

/**
 * CrLofPaths: paths by displacement and ends, each made when it is first asked for. They depend on
 * the shape of the grid alone, so they outlive every edit of hexes.
 */
typedef struct _CrLofPaths CrLofPaths;

CrLofPaths *cr_lof_paths_new (const CrGrid *grid);
void cr_lof_paths_free (CrLofPaths *paths);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrLofPaths, cr_lof_paths_free)

/**
 * cr_lof_paths_get:
 * @displacement: of the upper man from the lower one; not nothing
 * @low_side: the end of the lower man, −1 for his centre
 * @high_side: likewise
 *
 * Returns: (transfer none): stays until the next call
 */
const CrLofPath *cr_lof_paths_get (CrLofPaths *paths,
                                   CrHex displacement,
                                   CrDirection low_side,
                                   CrDirection high_side);

/**
 * cr_lof_paths_get_centres:
 *
 * Returns: (transfer none): by cr_lof_square_displacement(), the paths from centre to centre; NULL
 *   for those that were never asked for or are not kept
 */
const CrLofPath *const *cr_lof_paths_get_centres (const CrLofPaths *paths);

/**
 * cr_lof_paths_seek:
 * @found: it has been sought before
 *
 * cr_lof_paths_fetch() is asked for that displacement soon: what tells where its paths are is
 * fetched from memory.
 */
void cr_lof_paths_seek (const CrLofPaths *paths, CrHex displacement, gboolean found);

/**
 * cr_lof_paths_fetch:
 * @low_sides: ends of the lower man besides his centre, a bit for each side
 * @high_sides: likewise
 *
 * cr_lof_paths_get() is asked for these soon.
 */
void cr_lof_paths_fetch (const CrLofPaths *paths,
                         CrHex displacement,
                         guint low_sides,
                         guint high_sides);

/**
 * cr_lof_paths_begin:
 * @path_out: (out) (transfer none): from centre to centre; the whole of it, or how it begins, until
 *   the next call
 *
 * Where there is no room to keep paths, few lines are asked for to their end.
 *
 * Returns: whether cr_lof_paths_go_on() has more of it
 */
gboolean cr_lof_paths_begin (CrLofPaths *paths, CrHex displacement, const CrLofPath **path_out);

/**
 * cr_lof_paths_go_on:
 * @path_out: (out) (transfer none): with some more steps
 *
 * Returns: whether there are others
 */
gboolean cr_lof_paths_go_on (CrLofPaths *paths, const CrLofPath **path_out);
