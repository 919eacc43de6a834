/* cr-lof-kinds.c: things of which there are few kinds, by number.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-kinds.h"

CrLofKinds *
cr_lof_kinds_new (gsize size)
{
  CrLofKinds *kinds = g_new0 (CrLofKinds, 1);

  kinds->size = size;
  kinds->all = g_byte_array_new ();
  kinds->n_numbers = 64;
  kinds->numbers = g_new0 (guint32, kinds->n_numbers);
  return kinds;
}

void
cr_lof_kinds_free (CrLofKinds *kinds)
{
  if (kinds == NULL)
    return;
  g_byte_array_unref (kinds->all);
  g_free (kinds->numbers);
  g_free (kinds);
}

static gboolean
is_kind (const CrLofKinds *kinds, guint32 number, gconstpointer kind)
{
  return memcmp (kinds->all->data + number * kinds->size, kind, kinds->size) == 0;
}

static gsize
hash_kind (const CrLofKinds *kinds, const guint8 *bytes)
{
  guint64 hash = kinds->size;

  for (gsize i = 0; i < kinds->size; i += sizeof hash) {
    guint64 word = 0;

    memcpy (&word, bytes + i, MIN (sizeof word, kinds->size - i));
    hash = (hash ^ word) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
    hash ^= hash >> 32;
  }
  return hash;
}

/* Returns: the slot in which the number of a kind is, or will be */
static guint32 *
find_slot (const CrLofKinds *kinds, gconstpointer kind)
{
  gsize at = hash_kind (kinds, kind) & (kinds->n_numbers - 1);

  while (kinds->numbers[at] != 0 && !is_kind (kinds, kinds->numbers[at] - 1, kind))
    at = (at + 1) & (kinds->n_numbers - 1);
  return &kinds->numbers[at];
}

static void
grow_slots (CrLofKinds *kinds)
{
  kinds->n_numbers *= 2;
  g_free (kinds->numbers);
  kinds->numbers = g_new0 (guint32, kinds->n_numbers);
  for (guint32 i = 0; i < kinds->n; i++)
    *find_slot (kinds, kinds->all->data + i * kinds->size) = i + 1;
}

guint32
cr_lof_kinds_number (CrLofKinds *kinds, gconstpointer kind)
{
  guint32 *number;

  if (kinds->n > 0 && is_kind (kinds, kinds->last, kind))
    return kinds->last;
  number = find_slot (kinds, kind);
  if (*number != 0)
    return kinds->last = *number - 1;
  g_assert (kinds->n < CR_LOF_KINDS_MOST);
  g_byte_array_append (kinds->all, kind, (guint) kinds->size);
  *number = ++kinds->n;
  if (2 * kinds->n > kinds->n_numbers)
    grow_slots (kinds);
  return kinds->last = kinds->n - 1;
}
