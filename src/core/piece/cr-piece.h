/* cr-piece.h: pieces of castle, copied, turned and pasted.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-edit.h"

/* What of a piece is pasted. */
typedef enum {
  CR_PIECE_TERRAIN = 1 << 0,
  CR_PIECE_LEVEL = 1 << 1,
  CR_PIECE_STRUCTURE = 1 << 2,
  CR_PIECE_SIDES = 1 << 3,
  CR_PIECE_LINKS = 1 << 4, /* stairs, links and passages */
  CR_PIECE_MECHANISMS = 1 << 5,
  CR_PIECE_NAMES = 1 << 6, /* areas and labels */
} CrPieceLayers;

#define CR_PIECE_ALL 0x7f
#define CR_PIECE_N_LAYERS 7

/**
 * CrPasting:
 * @at: where the anchor of the piece goes; the piece's other floors go above and below
 * @sixths: turns of 60 degrees clockwise, any integer
 * @mirror: left and right swapped before turning
 * @layers: a set of #CrPieceLayers
 * @only_empty: leave hexes alone that carry anything but their floor's default
 * @relative: levels are counted from that of the hex at @at
 * @prefix, @called: (nullable): ids that are taken get the one before them, names of areas the
 *   other; else both get a number behind them
 */
typedef struct {
  CrPlace at;
  int sixths;
  gboolean mirror;
  CrPieceLayers layers;
  gboolean only_empty, relative;
  const char *prefix, *called;
} CrPasting;

/**
 * CrPasted: what comes of it.
 * @n_hexes: hexes that are pasted
 * @n_off: that fall off the map
 * @n_taken: that are left out because something is there
 * @n_lost: links, mechanisms, areas and labels of which nothing is left
 */
typedef struct {
  guint n_hexes, n_off, n_taken, n_lost;
} CrPasted;

/**
 * cr_piece_copy:
 * @places: of one floor or several; those that are void are left out
 * @anchor: the hex that lies under the pointer when the piece is pasted; its floor is the main one
 *   of the piece. One that is not of the piece means the middle
 *
 * A piece is a map whose hexes are void outside the piece, with a ring of void around it. Any map
 * can be taken for one.
 *
 * Copies hexes with all that stands on them and on their sides, and what links them; stairways may
 * lead out of the piece by one hex.
 *
 * Returns: (transfer full) (nullable): NULL when there is nothing to be copied
 */
CrMap *cr_piece_copy (const CrMap *map, CrPlaces places, CrPlace anchor);

/**
 * cr_piece_turn:
 * @sixths: turns of 60 degrees clockwise, any integer
 * @mirror: swaps left and right first
 *
 * Returns: (transfer full) (nullable): a new piece, its anchor being the same hex; NULL when the
 *   piece has no hexes
 */
CrMap *cr_piece_turn (const CrMap *piece, int sixths, gboolean mirror);

/**
 * cr_piece_stand:
 *
 * The steps from hex to hex are the same for flat and for pointed ones, so that a piece read as
 * the other kind is turned by 30 degrees: flat ones as pointed ones to the left, pointed ones as
 * flat ones to the right.
 *
 * Returns: (transfer full) (nullable): a new piece whose hexes stand so, its anchor being the same
 *   hex; NULL when the piece has no hexes
 */
CrMap *cr_piece_stand (const CrMap *piece, CrOrientation orientation);

/**
 * cr_piece_get_anchor:
 *
 * Returns: what the piece says, else its middle
 */
CrPlace cr_piece_get_anchor (const CrMap *piece);

/**
 * cr_piece_dup_places:
 *
 * Returns: (transfer full) (element-type CrPlace): the hexes of a piece, those of the main floor
 *   first
 */
GArray *cr_piece_dup_places (const CrMap *piece);

/**
 * cr_piece_find:
 * @pasted_out: (out): what would come of it
 *
 * Returns: (transfer full) (element-type CrPlace): the hexes of the map that pasting would touch,
 *   on a floor it does not have yet too
 */
GArray *cr_piece_find (const CrMap *piece,
                       const CrMap *map,
                       const CrPasting *how,
                       CrPasted *pasted_out);

/**
 * cr_piece_paste:
 * @map: learns codes that are new to it
 *
 * Puts the piece into the map. Links and mechanisms that stood on the hexes go when the piece
 * brings its own; ids and names of areas are made free; a floor that is missing is added.
 *
 * Returns: FALSE when the map would get too many floors
 */
gboolean cr_piece_paste (CrEdit *edit,
                         const CrMap *map,
                         const CrMap *piece,
                         const CrPasting *how,
                         GError **error);

/**
 * cr_piece_clear:
 *
 * The hexes become as their floor is where nothing was painted, and nothing stands on them or
 * between two of them. The sides of the rim belong to the neighbours as well, and stay.
 */
void cr_piece_clear (CrEdit *edit, const CrMap *map, CrPlaces places);

/**
 * cr_piece_layer_get_name:
 * @index: of a bit of #CrPieceLayers, from 0
 */
const char *cr_piece_layer_get_name (int index);

/**
 * cr_piece_parse_layers:
 * @text: "terrain,sides"
 */
gboolean cr_piece_parse_layers (const char *text, CrPieceLayers *layers_out, GError **error);
