/* cr-edit-index.c: which item of a change is about a cell or side.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-edit-private.h"

#define LEAST_BITS 5

/* So many cells that follow each other lie together, in one line of the processor's memory. */
#define RUN_BITS 2

static gint64
key_at (const CrEditIndex *index, const GArray *items, guint slot)
{
  return cr_edit_item_key (&g_array_index (items, CrEditItem, index->slots[slot] - 1));
}

/* Where the item with @key is, or the free slot where it belongs. Runs are scattered by the golden
 * ratio; half of the slots at least are free, so the next one soon is. */
static guint
find_slot (const CrEditIndex *index, const GArray *items, gint64 key)
{
  guint mask = (1u << index->n_bits) - 1;
  guint64 run = ((guint64) key >> RUN_BITS) * 0x9e3779b97f4a7c15u;
  guint slot = (guint) (run >> (64 - index->n_bits + RUN_BITS)) << RUN_BITS;

  slot |= (guint) key & ((1u << RUN_BITS) - 1);
  while (index->slots[slot] != 0 && key_at (index, items, slot) != key)
    slot = (slot + 1) & mask;
  return slot;
}

static void
grow (CrEditIndex *index, const GArray *items)
{
  g_autofree guint *before = index->slots;
  gsize n = before != NULL ? (gsize) 1 << index->n_bits : 0;

  index->n_bits = before != NULL ? index->n_bits + 2 : LEAST_BITS;
  index->slots = g_new0 (guint, (gsize) 1 << index->n_bits);
  for (gsize i = 0; i < n; i++)
    if (before[i] != 0) {
      gint64 key = cr_edit_item_key (&g_array_index (items, CrEditItem, before[i] - 1));

      index->slots[find_slot (index, items, key)] = before[i];
    }
}

/* Leaves it empty. */
void
cr_edit_index_clear (CrEditIndex *index)
{
  g_free (index->slots);
  *index = (CrEditIndex){ NULL };
}

/* Of an empty one: room for @n without growing. */
void
cr_edit_index_reserve (CrEditIndex *index, guint n)
{
  cr_edit_index_clear (index);
  for (index->n_bits = LEAST_BITS; n >= 1u << (index->n_bits - 1); index->n_bits++)
    ;
  index->slots = g_new0 (guint, (gsize) 1 << index->n_bits);
}

/**
 * cr_edit_index_find:
 *
 * Returns: the position in @items + 1, 0 when none of them is about what @like is about
 */
guint
cr_edit_index_find (const CrEditIndex *index, const GArray *items, const CrEditItem *like)
{
  if (index->slots == NULL || (like->type == CR_EDIT_CELL && !(index->layers >> like->where & 1)))
    return 0;
  return index->slots[find_slot (index, items, cr_edit_item_key (like))];
}

/* @at: of an item that is about what no other is about yet */
void
cr_edit_index_add (CrEditIndex *index, const GArray *items, guint at)
{
  gint64 key = cr_edit_item_key (&g_array_index (items, CrEditItem, at));

  if (index->slots == NULL || index->n_used >= 1u << (index->n_bits - 1))
    grow (index, items);
  index->slots[find_slot (index, items, key)] = at + 1;
  index->n_used++;
  if (g_array_index (items, CrEditItem, at).type == CR_EDIT_CELL)
    index->layers |= 1u << g_array_index (items, CrEditItem, at).where;
}
