/* cr-field-copy.c: what a field says at one moment. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-field-private.h"

const CrGrid *
cr_field_get_grid (const CrField *field)
{
  return &field->grid;
}

CrField *
cr_field_copy (const CrField *field)
{
  CrField *copy = g_new0 (CrField, 1);
  gsize n = (gsize) field->n_places;

  copy->grid = field->grid;
  copy->box = field->box;
  copy->limit = field->limit;
  copy->n_floors = field->n_floors;
  copy->n_cells = field->n_cells;
  copy->n_places = field->n_places;
  copy->n_read = field->n_read;
  copy->known = field->known;
  copy->counts = g_memdup2 (field->counts, sizeof (CrFieldCounts) +
                                               (gsize) field->n_floors * sizeof (CrFieldCount));
  copy->cells = g_memdup2 (field->cells, n * sizeof (CrFieldCell));
  copy->exists = g_memdup2 (field->exists, n);
  copy->manned = g_memdup2 (field->manned, n);
  return copy;
}

static gboolean
is_same_box (const CrFieldBox *a, const CrFieldBox *b)
{
  return a->first_column == b->first_column && a->first_row == b->first_row &&
         a->n_columns == b->n_columns && a->n_rows == b->n_rows;
}

static gboolean
is_same_column (const CrField *a, const CrField *b, int first)
{
  gsize n = (gsize) a->box.n_rows;

  return memcmp (&a->cells[first], &b->cells[first], n * sizeof (CrFieldCell)) == 0 &&
         memcmp (&a->exists[first], &b->exists[first], n) == 0 &&
         memcmp (&a->manned[first], &b->manned[first], n) == 0;
}

static gboolean
is_same_place (const CrField *a, const CrField *b, int index)
{
  const CrFieldCell *x = &a->cells[index], *y = &b->cells[index];

  return x->verdict == y->verdict && x->cover == y->cover && x->n_shooters == y->n_shooters &&
         x->range == y->range && a->exists[index] == b->exists[index] &&
         a->manned[index] == b->manned[index];
}

GArray *
cr_field_list_changes (const CrField *a, const CrField *b, int floor)
{
  GArray *hexes;

  if (!cr_grid_same_hexes (&a->grid, &b->grid) || !is_same_box (&a->box, &b->box) ||
      a->n_floors != b->n_floors || a->limit != b->limit || floor >= a->n_floors)
    return NULL;
  hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  for (int column = 0; column < a->box.n_columns; column++) {
    int first = floor * a->n_cells + column * a->box.n_rows;

    if (is_same_column (a, b, first))
      continue;
    for (int i = 0; i < a->box.n_rows; i++)
      if (!is_same_place (a, b, first + i)) {
        CrHex hex = cr_grid_hex_at (&a->grid, a->box.first_column + column, a->box.first_row + i);

        g_array_append_val (hexes, hex);
      }
  }
  return hexes;
}
