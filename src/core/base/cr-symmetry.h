/* cr-symmetry.h: mirrors and turns about a hex. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-vertex.h"

/**
 * CrSymmetryKind:
 * @CR_SYMMETRY_LEFT_RIGHT: mirrored in an upright axis
 * @CR_SYMMETRY_UP_DOWN: mirrored in a level axis
 * @CR_SYMMETRY_BOTH: in both
 * @CR_SYMMETRY_TURN_2: turned by a half; likewise by thirds and by sixths
 */
typedef enum {
  CR_SYMMETRY_NONE,
  CR_SYMMETRY_LEFT_RIGHT,
  CR_SYMMETRY_UP_DOWN,
  CR_SYMMETRY_BOTH,
  CR_SYMMETRY_TURN_2,
  CR_SYMMETRY_TURN_3,
  CR_SYMMETRY_TURN_6,
  CR_N_SYMMETRIES,
} CrSymmetryKind;

/**
 * CrSymmetry:
 * @centre: the axes go through its middle; it is what is turned about
 */
typedef struct {
  CrSymmetryKind kind;
  CrOrientation orientation;
  CrHex centre;
} CrSymmetry;

/* Image 0 is the thing itself. */
int cr_symmetry_n_images (const CrSymmetry *symmetry);
CrDirection cr_symmetry_direction (const CrSymmetry *symmetry, int image, CrDirection direction);

/* What becomes of two steps says what becomes of every hex. */
CrHex cr_symmetry_hex (const CrSymmetry *symmetry, int image, CrHex hex);

/**
 * cr_symmetry_add_hexes:
 * @hexes: (element-type CrHex): their images are appended; one on an axis comes twice then
 */
void cr_symmetry_add_hexes (const CrSymmetry *symmetry, GArray *hexes);

/**
 * cr_symmetry_add_sides:
 * @sides: (element-type CrHexSide): likewise; a side's hex stays on the same face of it
 */
void cr_symmetry_add_sides (const CrSymmetry *symmetry, GArray *sides);
