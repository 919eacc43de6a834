/* cr-blaze.h: what burns in a game. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"

/**
 * CrFuel: something that can be set on fire.
 * @place: of a hex that burns, stockade or thatch; of a side the hex that is its inside; of a piece
 *   its front hex
 * @side: the #CrDirection of a gate or a hoarding, -1 for neither
 * @gear: index of the piece, -1 for none
 */
typedef struct {
  CrPlace place;
  gint8 side;
  gint16 gear;
} CrFuel;

/**
 * CrBlaze: what burns.
 * @by_arrow: a flaming arrow lit it, and no other fire has since
 * @since: the game turn in which it caught
 */
typedef struct {
  CrFuel fuel;
  gboolean by_arrow;
  int since;
} CrBlaze;
