/* baron.h: castles that a lord might have built, by chance.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sketch.h"

/* A ring of walls with its corner towers, gate, keep, houses and stairs, a moat or none, a road,
 * trees, tents and all that lies about; the same for the same seed. */
Sketch *baron_new (guint32 seed, CrOrientation orientation, CrShift shift);
