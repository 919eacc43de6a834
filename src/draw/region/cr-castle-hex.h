/* cr-castle-hex.h: to which piece of masonry a hex belongs.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-regions.h"

/* The kinds of pieces. */
typedef enum {
  CR_PIECE_NONE,
  CR_PIECE_WALK,
  CR_PIECE_TOWER,
  CR_PIECE_KEEP,
  CR_PIECE_HOUSE
} CrPiece;
CrPiece cr_castle_hex_get_piece (const CrArt *art, int floor, CrHex hex);

gboolean cr_castle_hex_is_tower (const CrArt *art, int floor, CrHex hex);
/* Whether the hex belongs to a tower that flanks a gate, or to a turret. */
gboolean cr_castle_hex_is_slim (const CrArt *art, int floor, CrHex hex);

/* Whether the hex is rubble beside a wall: the wall is fitted as if it still stood there, and then
 * cut open. Rubble with more of the wall around it counts too, so that the wall on its other side
 * stays. */
gboolean cr_castle_hex_is_breach (const CrArt *art, int floor, CrHex hex);

gboolean cr_castle_hex_is_keep (const CrArt *art, int floor, CrHex hex);
/* Whether the hex belongs to a wall on which nobody can walk. */
gboolean cr_castle_hex_is_solid (const CrArt *art, int floor, CrHex hex);

/* Whether the hex belongs to a walk, which continues under towers and over gateways, so that no
 * seam is seen. */
gboolean cr_castle_hex_is_walk (const CrArt *art, int floor, CrHex hex);
