/* wild.h: castles by chance, for properties of the art. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "sketch.h"

#define WILD_COLUMNS 20
#define WILD_ROWS 16

/* Ground in blots, walls that bend, branch and close, towers, a keep, houses, moats, roads and
 * things, in the letters of sketch.c; the same for the same seed. */
GString *wild_new_rows (guint32 seed, CrOrientation orientation, CrShift shift);

/* The same as a map, with battlements towards all open ground. */
Sketch *wild_new (guint32 seed, CrOrientation orientation, CrShift shift);
