/* cr-piece-paste-private.h: what the files that paste a piece share.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-piece-private.h"

/* A piece on its way into a map. Piece, map and pasting are borrowed, all else is owned. */
typedef struct {
  const CrMap *piece, *map;
  const CrPasting *how;
  CrReaddress readdress;
  GArray *floors;       /* int: by floor of the piece, its index in the map */
  GPtrArray *floor_ids; /* of the map, as they will be */
  CrPlaceSet *put;      /* places of the map that are pasted */
  GHashTable *used;     /* ids that are taken */
  GHashTable *renamed;  /* id in the piece → id in the map */
  GHashTable *names;    /* of areas, that are taken */
} CrPieceWork;

/* Floors that the map lacks come behind its own; adding them fails where there would be too many.
 */
void cr_piece_find_floors (CrPieceWork *it);
gboolean cr_piece_add_floors (CrPieceWork *it, CrEdit *edit, GError **error);

/* (transfer full): @id, or the next like it that is not among the @used. */
char *cr_piece_free_id (GHashTable *used, const char *id);
/* Which ids of sides and names of areas are taken by what stays in the map. */
void cr_piece_use_side_ids (CrPieceWork *it, int floor);
void cr_piece_use_names (CrPieceWork *it);

/* Under an id that is free in the map; the same each time it is asked for. */
const char *cr_piece_rename (CrPieceWork *it, const char *id);

/* (transfer full): with its new id, and an area with a name of its own */
CrNode *cr_piece_rename_node (CrPieceWork *it, const CrNode *node);

/* The dup_id of a #CrReaddress whose data is the work. */
char *cr_piece_dup_renamed (const char *id, gpointer it);

/* The sides of a hex that is pasted. Between two hexes of the piece they become as they are there;
 * on its rim they join what the neighbours have. */
void cr_piece_paste_sides (CrPieceWork *it, CrEdit *edit, CrPlace from, CrPlace to);
