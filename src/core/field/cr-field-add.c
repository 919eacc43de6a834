/* cr-field-add.c: what all shots of one shooter come to. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-field-private.h"

/* Works out how many hexes away the hexes of a column are. */
static void
measure_column (const CrField *field, CrHex from, int column, guint16 *ranges)
{
  const CrHex *hexes = &field->hexes[column * field->box.n_rows];

  for (int i = 0; i < field->box.n_rows; i++)
    ranges[i] = (guint16) cr_hex_distance (from, hexes[i]);
}

/* Sets these places to what they are before any shot at them. */
static void
set_cells (CrField *field, const guint16 *ranges, const CrFieldShot *row, int first)
{
  CrFieldCell *cells = &field->cells[first];
  const guint8 *exists = &field->exists[first];

  for (int i = 0; i < field->box.n_rows; i++) {
    CrFieldShot shot = row[first + i];
    CrVerdict verdict = cr_field_shot_verdict (shot);

    cells[i] = (CrFieldCell){ .verdict = (guint8) verdict,
                              .cover = (guint8) cr_field_shot_cover (shot),
                              .n_shooters = verdict == CR_LOF_CLEAR,
                              .range = (guint16) (ranges[i] | (exists[i] - 1)) };
  }
}

static void
add_to_cells (CrField *field, const guint16 *ranges, const CrFieldShot *row, int first)
{
  for (int i = 0; i < field->box.n_rows; i++)
    if (field->exists[first + i])
      cr_field_add_shot (&field->cells[first + i], row[first + i], ranges[i]);
}

static void
add_column (CrField *field, const guint16 *ranges, int shooter, int column, gboolean any)
{
  const CrFieldShot *row = cr_field_row (field, shooter);

  for (int floor = 0; floor < field->n_floors; floor++) {
    int first = floor * field->n_cells + column * field->box.n_rows;

    if (field->swept[shooter] && floor == field->shooters[shooter].floor)
      continue;
    if (any)
      add_to_cells (field, ranges, row, first);
    else
      set_cells (field, ranges, row, first);
  }
}

void
cr_field_add_row (CrField *field, int shooter)
{
  gboolean any = field->n_added > 0 || memchr (field->swept, 1, field->n_shooters) != NULL;
  int n_columns = field->swept[shooter] && field->n_floors == 1 ? 0 : field->box.n_columns;
  g_autofree guint16 *ranges = g_new (guint16, field->box.n_rows);

  for (int column = 0; column < n_columns; column++) {
    measure_column (field, field->shooters[shooter].hex, column, ranges);
    add_column (field, ranges, shooter, column, any);
  }
  field->added[shooter] = TRUE;
  field->n_added++;
}
