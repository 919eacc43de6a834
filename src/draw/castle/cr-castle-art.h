/* cr-castle-art.h: what hexes are pieces of. SPDX-License-Identifier: GPL-3.0-or-later */
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
CrPiece cr_castle_get_piece (const CrArt *art, int floor, CrHex hex);

gboolean cr_castle_is_tower (const CrArt *art, int floor, CrHex hex);
gboolean cr_castle_is_breach (const CrArt *art, int floor, CrHex hex);
gboolean cr_castle_is_keep (const CrArt *art, int floor, CrHex hex);

/* What stands on the side of a hex, whichever of its two hexes names it; NULL for nothing. */
const CrSide *cr_draw_find_side (const CrDraw *draw, CrHex hex, CrDirection side, CrSideKind kind);

/* Draws the outline of a court in where it runs beneath masonry. */
void cr_court_trim (const CrArt *art, int floor, const GArray *hexes, GPtrArray *outlines);
/* Draws the outline of other ground out beneath what is drawn over its rim. */
void cr_ground_trim (const CrArt *art, int floor, const GArray *hexes, GPtrArray *outlines);
/* The outline of a region of houses. */
GArray *cr_house_outline (const CrGrid *grid, const GArray *loop);
