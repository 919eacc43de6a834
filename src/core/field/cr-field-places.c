/* cr-field-places.c: which places a field has. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-field-private.h"

/* Reading so many hexes takes as long as judging one line. */
#define HEXES_PER_SHOT 32

/* The levels on which men stand are found from so many hexes. */
#define N_SAMPLES 256

/* Rows may be shifted in turn, so all hexes of a column follow as its first two do. */
static void
read_hexes (const CrField *field, int column, CrHex *hexes)
{
  const CrGrid *grid = &field->grid;
  int row = field->box.first_row;
  CrHex step =
      cr_hex_sub (cr_grid_hex_at (grid, column, row + 2), cr_grid_hex_at (grid, column, row));

  for (int i = 0; i < field->box.n_rows; i++)
    hexes[i] = i < 2 ? cr_grid_hex_at (grid, column, row + i) : cr_hex_add (hexes[i - 2], step);
}

/* Every hex that exists on the ground floor has a top. */
static void
read_ground (CrField *field, const CrLofView *view, int column)
{
  int n = field->box.n_rows, first = column * n;

  for (int i = first; i < first + n; i++)
    field->exists[i] =
        view->tops[cr_lof_square_cell (&view->square, field->hexes[i])] != CR_LOF_VIEW_NOTHING;
}

/* Reads a column of another floor than that of the shooter. */
static void
read_upper (CrField *field, const CrFire *fire, int floor, int column)
{
  int n = field->box.n_rows, first = floor * field->n_cells + column * n;

  memcpy (&field->hexes[first], &field->hexes[column * n], n * sizeof (CrHex));
  for (int i = first; i < first + n; i++)
    field->exists[i] = cr_lof_table_site (fire->table, (CrPlace){ floor, field->hexes[i] })->exists;
}

/* Reads a column and sets its places to what they are before any shot. */
static void
read_column (CrField *field, const CrFire *fire, int number)
{
  int floor = number / field->box.n_columns, column = number % field->box.n_columns;
  int n = field->box.n_rows, first = floor * field->n_cells + column * n;
  static const CrFieldCell nobody = { .verdict = CR_LOF_IMPOSSIBLE, .range = G_MAXUINT16 };
  CrFieldCell *cells = &field->cells[first];

  if (floor > 0) {
    read_upper (field, fire, floor, column);
  } else {
    read_hexes (field, field->box.first_column + column, &field->hexes[first]);
    read_ground (field, fire->table->views->pdata[0], column);
  }
  if (number > 0)
    memcpy (cells, field->cells, n * sizeof (CrFieldCell));
  else
    for (int i = 0; i < n; i++)
      cells[i] = nobody;
}

static void
add_extreme (CrField *field, CrHex hex)
{
  field->least = (CrHex){ MIN (field->least.q, hex.q), MIN (field->least.r, hex.r) };
  field->most = (CrHex){ MAX (field->most.q, hex.q), MAX (field->most.r, hex.r) };
}

/* The farthest places of a region lie on its border, so only that is searched. */
static void
find_extremes (CrField *field)
{
  int n_rows = field->box.n_rows, last = field->n_cells - n_rows;

  field->least = field->most = field->hexes[0];
  for (int i = 0; i <= last; i += n_rows) {
    add_extreme (field, field->hexes[i]);
    add_extreme (field, field->hexes[i + n_rows - 1]);
  }
  for (int i = 0; i < n_rows; i++) {
    add_extreme (field, field->hexes[i]);
    add_extreme (field, field->hexes[last + i]);
  }
}

/* Returns: the lowest level that an eighth of the hexes or more have, judged by some of them */
static int
find_base (const CrField *field, const CrLofView *view)
{
  int n[CR_LEVEL_MAX - CR_LEVEL_MIN + 1] = { 0 }, level = CR_LEVEL_MIN, n_all = 0;

  for (int i = 0; i < field->n_cells; i += 1 + field->n_cells / N_SAMPLES, n_all++)
    n[view->levels[cr_lof_square_cell (&view->square, field->hexes[i])] - CR_LEVEL_MIN]++;
  while (n[level - CR_LEVEL_MIN] < n_all / 8)
    level++;
  return level;
}

static void
find_shooters (CrField *field)
{
  for (int i = 0; i < field->n_shooters; i++) {
    int index = cr_field_find (field, field->shooters[i]);

    field->present[i] = index >= 0 ? field->exists[index] : 0;
    field->waiting[i] = -1;
  }
}

gboolean
cr_field_is_read (const CrField *field)
{
  return field->n_read == field->n_floors * field->box.n_columns;
}

gboolean
cr_field_read (CrField *field, const CrFire *fire, int *n_shots)
{
  if (cr_field_is_read (field))
    return TRUE;
  for (; *n_shots > 0 && !cr_field_is_read (field); field->n_read++) {
    read_column (field, fire, field->n_read);
    *n_shots -= field->box.n_rows / HEXES_PER_SHOT;
  }
  if (!cr_field_is_read (field))
    return FALSE;
  for (int floor = 0; floor < field->n_floors; floor++)
    field->bases[floor] = find_base (field, fire->table->views->pdata[floor]);
  find_extremes (field);
  find_shooters (field);
  return TRUE;
}
