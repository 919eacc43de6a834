/* printed.h: pictures with a printed grid, and such without.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-layout.h"

typedef enum {
  PRINTED_SOLID,
  PRINTED_DOTTED,
  PRINTED_FAINT,
  PRINTED_LIGHT,
  PRINTED_NONE,
  PRINTED_SQUARES,
  PRINTED_TRIANGLES,
  PRINTED_BRICKS,
} PrintedStyle;

typedef enum { PRINTED_PLAIN, PRINTED_CASTLE, PRINTED_PHOTO, PRINTED_TEXT } PrintedArt;

/**
 * Printed:
 * @size: pixels of a W
 * @turn: radians
 * @bend: W that the sheet is bent by at its edge, by a curl and a lens
 * @noise: shades, to both sides
 * @blocks: coarseness of the JPEG it went through; 0: none
 */
typedef struct {
  CrGrid grid;
  PrintedStyle style;
  PrintedArt art;
  double size, turn, bend;
  int noise, blocks;
  guint32 seed;
  int width, height; /* by printed_make() */
} Printed;

/* One that is quickly read. */
extern const Printed printed_small;

guint8 *printed_make (Printed *printed);
CrPoint printed_locate (const Printed *printed, CrHex hex);
