/* cr-field-add.c: what all shots of one shooter come to. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-field-private.h"

/* What a shot can come to, but for its range, which is reckoned once. */
#define N_KINDS (4 * (CR_COVER_INFINITE + 1))

typedef struct {
  CrFieldCell kinds[N_KINDS];
  guint16 *ranges;
} Adding;

static void
list_kinds (CrFieldCell *kinds)
{
  for (int shot = 0; shot < N_KINDS; shot++)
    kinds[shot] = (CrFieldCell){
      .verdict = (guint8) cr_field_shot_verdict ((CrFieldShot) shot),
      .cover = (guint8) cr_field_shot_cover ((CrFieldShot) shot),
      .n_shooters = cr_field_shot_verdict ((CrFieldShot) shot) == CR_LOF_CLEAR,
    };
}

/* So many ranges at once; of no map is one longer than this number. */
typedef gint16 Ranges __attribute__ ((vector_size (16)));

#define N_AT_ONCE (sizeof (Ranges) / sizeof (gint16))

static inline Ranges
get_greater (Ranges a, Ranges b)
{
  Ranges first = a > b;

  return (a & first) | (b & ~first);
}

/* A column of a flat grid goes straight on: the range is what lies aside of the shooter, or the way
 * down or up. */
static void
measure_straight (CrHex way, int n, guint16 *ranges)
{
  const Ranges steps = { 0, 1, 2, 3, 4, 5, 6, 7 }, none = { 0 };
  Ranges aside = none + (gint16) ABS (way.q);
  Ranges down = none + (gint16) (way.r + MAX (way.q, 0)) + steps;
  Ranges up = none + (gint16) (-way.r - MIN (way.q, 0)) - steps;

  for (int i = 0; i < n; i += (int) N_AT_ONCE) {
    Ranges here = get_greater (aside, get_greater (down, up));

    memcpy (&ranges[i], &here, sizeof here);
    down += (gint16) N_AT_ONCE;
    up -= (gint16) N_AT_ONCE;
  }
}

/* How far its hexes are away. */
static void
measure_column (const CrField *field, CrHex from, int column, guint16 *ranges)
{
  const CrHex *hexes = &field->hexes[column * field->box.n_rows];

  if (field->grid.orientation == CR_FLAT)
    measure_straight (cr_hex_sub (hexes[0], from), field->box.n_rows, ranges);
  else
    for (int i = 0; i < field->box.n_rows; i++)
      ranges[i] = (guint16) cr_hex_distance (from, hexes[i]);
}

/* Nobody has shot at these places yet. */
static void
set_cells (CrField *field, const Adding *adding, const CrFieldShot *row, int first)
{
  CrFieldCell *cells = &field->cells[first];
  const guint8 *exists = &field->exists[first];
  const guint16 *ranges = adding->ranges;
  int n = field->box.n_rows;

  for (int i = 0; i < n; i++) {
    CrFieldCell cell = adding->kinds[row[first + i]];

    cell.range = (guint16) (ranges[i] | (exists[i] - 1));
    cells[i] = cell;
  }
}

static void
add_to_cells (CrField *field, const Adding *adding, const CrFieldShot *row, int first)
{
  for (int i = 0; i < field->box.n_rows; i++)
    if (field->exists[first + i])
      cr_field_add_shot (&field->cells[first + i], row[first + i], adding->ranges[i]);
}

static void
add_column (CrField *field, const Adding *adding, int shooter, int column, gboolean any)
{
  const CrFieldShot *row = cr_field_row (field, shooter);

  for (int floor = 0; floor < field->n_floors; floor++) {
    int first = floor * field->n_cells + column * field->box.n_rows;

    if (field->swept[shooter] && floor == field->shooters[shooter].floor)
      continue;
    if (any)
      add_to_cells (field, adding, row, first);
    else
      set_cells (field, adding, row, first);
  }
}

void
cr_field_add_row (CrField *field, int shooter)
{
  gboolean any = field->n_added > 0 || memchr (field->swept, 1, field->n_shooters) != NULL;
  int n_columns = field->swept[shooter] && field->n_floors == 1 ? 0 : field->box.n_columns;
  g_autofree guint16 *ranges = g_new (guint16, field->box.n_rows + N_AT_ONCE);
  Adding adding = { .ranges = ranges };

  list_kinds (adding.kinds);
  for (int column = 0; column < n_columns; column++) {
    measure_column (field, field->shooters[shooter].hex, column, ranges);
    add_column (field, &adding, shooter, column, any);
  }
  field->added[shooter] = TRUE;
  field->n_added++;
}
