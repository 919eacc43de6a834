/* fort.h: a whole castle for tests of masonry. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sketch.h"

/* The castle of the art direction's sample: moat, curtain with towers, gate, keep, houses, stair,
 * breach; with its battlements, slits, doors, hoarding, drawbridge and thin walls. */
Sketch *fort_new (CrOrientation orientation, CrShift shift, gboolean raised);

/* Puts one thing on the side @direction of a hex (column, row, from 1), whose inside that hex is.
 */
void fort_put_side (Sketch *sketch, int column, int row, CrDirection direction, CrSide side);
void fort_put_node (Sketch *sketch, CrSection section, const char *xml);

/* Battlements on ramparts towards open ground, and all round what is higher. */
void fort_crenellate (Sketch *sketch);
