/* cr-edit-private.h: what the files of a change share. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-edit.h"

typedef enum {
  CR_EDIT_CELL,
  CR_EDIT_SIDES,
  CR_EDIT_NODE,
  CR_EDIT_FLOOR,
  CR_EDIT_FLOOR_INFO,
  CR_EDIT_GRID,
} CrEditType;

typedef enum { CR_EDIT_EXCHANGE, CR_EDIT_INSERT, CR_EDIT_REMOVE } CrEditAction;

/* One exchange. Doing it and doing it again leaves everything as it was. Small, for a click may
 * fill a whole map. */
typedef struct {
  CrEditType type : 4;
  CrEditAction action : 4; /* of nodes and floors */
  int where : 8;           /* layer, direction or section */
  int floor : 16;          /* of cells and sides */
  int at;                  /* cell, or index in the list; of a grid the q of its shift */
  int value;               /* of a cell; of a grid the r of its shift */
  gpointer data;           /* owned: GArray of CrSide, CrNode, CrFloorData, CrFloor or CrMap */
} CrEditItem;

/* From cells and sides to the items about them, without memory of their own for each. Zeroed memory
 * is an empty one. */
typedef struct {
  guint *slots; /* position in the items + 1, 0: free */
  guint n_bits; /* there are 2 to the power of it, when there are any */
  guint n_used;
  guint layers; /* bit l: it knows cells of that layer */
} CrEditIndex;

struct _CrEdit {
  GArray *items;     /* in the order in which they must be swapped */
  CrEditIndex found; /* of cells and sides; only while building */
};

/* Clears the index, which can be filled again. */
void cr_edit_index_clear (CrEditIndex *index);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CrEditIndex, cr_edit_index_clear)

/**
 * cr_edit_index_find:
 *
 * Returns: the position in @items + 1, 0 when none of them is about what @like is about
 */
guint cr_edit_index_find (const CrEditIndex *index, const GArray *items, const CrEditItem *like);

/* @at: of an item that is about what no other is about yet */
void cr_edit_index_add (CrEditIndex *index, const GArray *items, guint at);

void cr_edit_item_clear (gpointer item);

const CrEditItem *cr_edit_get_item (const CrEdit *edit, guint index);

/* (transfer full) (element-type CrSide): with a reference to the node of each. */
GArray *cr_edit_copy_sides (const CrSide *sides, gsize n_sides);
