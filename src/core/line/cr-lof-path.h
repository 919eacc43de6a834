/* cr-lof-path.h: what stands between two men, by displacement and ends alone.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof-square.h"

/**
 * CrLofLayer: the layers of tops. For each hex they have its own top, and for each direction what
 * is met when it is entered that way: the wall on the side alone, and the higher of that wall and
 * the hex.
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
 * @d1: the hexes between the lower man and its far edge
 * @layer: the layer of the top
 * @way: 0 when it stops the line alone; 1 or 2 when it stops that way round a corner or along a
 *   side
 * @last: whether it is the last step of a pair of ways; the line is stopped when both were
 */
typedef struct {
  gint32 at;
  gint16 d1;
  guint8 layer;
  guint8 way : 7, last : 1;
} CrLofPathStep;

/**
 * CrLofPath: the steps from the lower man to the upper man.
 * @joins: whether their ends can be used together; if not, the other fields say nothing
 * @d: D1 + D2, at least 1
 * @sides: for the lower and the upper man's hex, a bit for each side that the line crosses, or at
 *   a corner or along a side one of its ways
 * @straight: for each man, whether the line crosses one side only
 * @alone: whether each step stops the line alone
 * @loose: whether it is not kept, and so is lost when another is asked for
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
 * @displacement: that of the upper man from the lower one; not zero
 * @low_side: the end of the lower man, −1 for his centre
 * @high_side: the end of the upper man, −1 for his centre
 *
 * Returns: (transfer none): valid until the next call
 */
const CrLofPath *cr_lof_paths_get (CrLofPaths *paths,
                                   CrHex displacement,
                                   CrDirection low_side,
                                   CrDirection high_side);

/**
 * cr_lof_paths_get_centres:
 *
 * Returns: (transfer none): the paths from centre to centre by cr_lof_square_displacement(); NULL
 *   for those that were never asked for or are not kept
 */
const CrLofPath *const *cr_lof_paths_get_centres (const CrLofPaths *paths);

/**
 * cr_lof_paths_seek:
 * @found: whether it has been called for that displacement before
 *
 * Called before cr_lof_paths_fetch(): fetches from memory the entry that tells where the paths of
 * that displacement are.
 */
void cr_lof_paths_seek (const CrLofPaths *paths, CrHex displacement, gboolean found);

/**
 * cr_lof_paths_fetch:
 * @low_sides: the ends of the lower man besides his centre, a bit for each side
 * @high_sides: those of the upper man
 *
 * Called before cr_lof_paths_get(): fetches these paths from memory.
 */
void cr_lof_paths_fetch (const CrLofPaths *paths,
                         CrHex displacement,
                         guint low_sides,
                         guint high_sides);

/**
 * cr_lof_paths_begin:
 * @path_out: (out) (transfer none): the path from centre to centre, or its beginning; valid until
 *   the next call
 *
 * When there is no room to keep paths, few lines are followed to their end.
 *
 * Returns: whether cr_lof_paths_go_on() has more of it
 */
gboolean cr_lof_paths_begin (CrLofPaths *paths, CrHex displacement, const CrLofPath **path_out);

/**
 * cr_lof_paths_go_on:
 * @path_out: (out) (transfer none): the same path with some more steps
 *
 * Returns: whether there are others
 */
gboolean cr_lof_paths_go_on (CrLofPaths *paths, const CrLofPath **path_out);
