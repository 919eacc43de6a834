/* cr-lattice.h: hexes found in a picture one by one. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-spectrum.h"

/**
 * CrSeen: one hex of the picture
 * @hex: counted from the first that was found; its axes are those of #CrPitch, nobody's map yet
 * @centre: in pixels of the ink
 * @strength: of its lines; 1 is as strong as where there is no grid
 */
typedef struct {
  CrHex hex;
  CrPoint centre;
  double strength;
} CrSeen;

/**
 * CrLattice:
 * @ink: borrowed
 * @orientation: of the plane that its hexes are named in; flat-top until somebody renames them
 * @sign: +1 for dark lines, −1 for light ones
 * @matrix: from the plane of flat-top hexes, origin in the first hex, to pixels: as at the seed
 * @chance: strength of what is no grid, with the same freedom to look for it
 * @spread: of that from place to place
 * @seen: (element-type CrSeen)
 */
typedef struct {
  const CrGrey *ink;
  CrOrientation orientation;
  int sign;
  CrAffine matrix;
  double chance, spread;
  GArray *seen;
} CrLattice;

/* Returns FALSE when the search is to give up. */
typedef gboolean (*CrProgress) (double part, gpointer data);

void cr_lattice_init (CrLattice *lattice, const CrGrey *ink);
void cr_lattice_clear (CrLattice *lattice);

/**
 * cr_lattice_seed:
 *
 * Finds the patch of the picture that is most like the grid.
 *
 * Returns: how many spreads above chance it is
 */
double cr_lattice_seed (CrLattice *lattice, const CrPitch *pitch);

/**
 * cr_lattice_grow:
 *
 * From the seed on, in rings: a hex is found before those farther out lean on it. What was not
 * found is tried again from each side.
 */
void cr_lattice_grow (CrLattice *lattice);

/**
 * cr_lattice_look_again:
 * @warp: what all hexes together say
 *
 * Looks for every hex anew, near where it should be; also beyond those that touch each other.
 */
void cr_lattice_look_again (CrLattice *lattice, const CrWarp *warp);

/* How much more ink lies on one side than right beside it, both ways; @a and @b: its ends in the
 * plane. */
double cr_lattice_weigh_side (const CrLattice *lattice, const CrWarp *warp, CrPoint a, CrPoint b);
