/* cr-field-count.c: how much a field hits. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-field-private.h"

CrFieldCounts *
cr_field_counts_new (int n_floors)
{
  return g_malloc0 (sizeof (CrFieldCounts) + (gsize) n_floors * sizeof (CrFieldCount));
}

gboolean
cr_field_is_dead_at (const CrField *field, int index)
{
  return field->exists[index] != 0 && field->manned[index] == 0 &&
         field->cells[index].n_shooters == 0 &&
         (field->limit < 0 || field->cells[index].range <= field->limit);
}

static CrFieldCount
count_floor (const CrField *field, int floor)
{
  CrFieldCount count = { 0 };

  for (int i = floor * field->n_cells; i < (floor + 1) * field->n_cells; i++) {
    const CrFieldCell *cell = &field->cells[i];

    if (cell->n_shooters > 0) {
      count.n_hit++;
      count.covers[cell->cover]++;
    } else {
      count.n_dead += cr_field_is_dead_at (field, i);
    }
  }
  return count;
}

void
cr_field_forget_counts (CrField *field)
{
  field->counts->kept = FALSE;
}

static void
keep_counts (const CrField *field)
{
  for (int floor = 0; floor < field->n_floors; floor++)
    field->counts->floors[floor] = count_floor (field, floor);
  field->counts->kept = TRUE;
}

CrFieldCount
cr_field_count (const CrField *field, int floor)
{
  if (floor >= field->n_floors || !cr_field_is_read (field))
    return (CrFieldCount){ 0 };
  if (!field->known)
    return count_floor (field, floor);
  if (!field->counts->kept)
    keep_counts (field);
  return field->counts->floors[floor];
}

int
cr_field_n_hit_on (const CrField *field, int floor)
{
  return cr_field_count (field, floor).n_hit;
}

int
cr_field_n_dead_on (const CrField *field, int floor)
{
  return cr_field_count (field, floor).n_dead;
}

int
cr_field_n_hit (const CrField *field)
{
  int n = 0;

  for (int floor = 0; floor < field->n_floors; floor++)
    n += cr_field_n_hit_on (field, floor);
  return n;
}

int
cr_field_n_dead (const CrField *field)
{
  int n = 0;

  for (int floor = 0; floor < field->n_floors; floor++)
    n += cr_field_n_dead_on (field, floor);
  return n;
}
