/* cr-castle-hex.h: what hexes are pieces of. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-regions.h"

/* What a hex is a piece of. */
typedef enum {
  CR_PIECE_NONE,
  CR_PIECE_WALK,
  CR_PIECE_TOWER,
  CR_PIECE_KEEP,
  CR_PIECE_HOUSE
} CrPiece;
CrPiece cr_castle_hex_get_piece (const CrArt *art, int floor, CrHex hex);

gboolean cr_castle_hex_is_tower (const CrArt *art, int floor, CrHex hex);
/* Of a tower that flanks a gate, or of a turret. */
gboolean cr_castle_hex_is_slim (const CrArt *art, int floor, CrHex hex);

/* Rubble beside a wall: it is fitted as if it stood, then cut open. Where more of the wall comes or
 * goes about it the rubble is of it all the same, so that the wall on its other side stays. */
gboolean cr_castle_hex_is_breach (const CrArt *art, int floor, CrHex hex);

gboolean cr_castle_hex_is_keep (const CrArt *art, int floor, CrHex hex);
/* Of a wall that nobody walks on. */
gboolean cr_castle_hex_is_solid (const CrArt *art, int floor, CrHex hex);

/* The walk runs on under towers and over gateways, so that no seam is seen. */
gboolean cr_castle_hex_is_walk (const CrArt *art, int floor, CrHex hex);
