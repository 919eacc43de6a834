/* cr-field-add.c: what all shots of one shooter come to. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-field-private.h"

/* Nobody has shot at these places yet. */
static void
set_cells (const CrField *field, int shooter, int first, CrFieldCell *cells)
{
  const CrFieldShot *row = &cr_field_row (field, shooter)[first];
  const guint8 *exists = &field->exists[first];
  const CrHex *hexes = &field->hexes[first];
  CrHex from = field->shooters[shooter].hex;

  for (int i = 0; i < field->n_cells; i++) {
    CrFieldShot shot = row[i];
    int range = cr_hex_distance (from, hexes[i]) | (exists[i] - 1);

    cells[i] =
        (CrFieldCell){ (guint8) cr_field_shot_verdict (shot), (guint8) cr_field_shot_cover (shot),
                       (guint16) range, cr_field_shot_verdict (shot) == CR_LOF_CLEAR };
  }
}

static void
add_to_cells (const CrField *field, int shooter, int first, CrFieldCell *cells)
{
  const CrFieldShot *row = &cr_field_row (field, shooter)[first];
  const guint8 *exists = &field->exists[first];
  const CrHex *hexes = &field->hexes[first];
  CrHex from = field->shooters[shooter].hex;

  for (int i = 0; i < field->n_cells; i++)
    if (exists[i])
      cr_field_add_shot (&cells[i], row[i], cr_hex_distance (from, hexes[i]));
}

/**
 * cr_field_add_row:
 * @shooter: all of his shots have been judged; those that were swept have been added
 */
void
cr_field_add_row (CrField *field, int shooter)
{
  gboolean any = field->n_added > 0 || memchr (field->swept, 1, field->n_shooters) != NULL;

  for (int floor = 0; floor < field->n_floors; floor++) {
    int first = floor * field->n_cells;

    if (field->swept[shooter] && floor == field->shooters[shooter].floor)
      continue;
    if (any)
      add_to_cells (field, shooter, first, &field->cells[first]);
    else
      set_cells (field, shooter, first, &field->cells[first]);
  }
  field->added[shooter] = TRUE;
  field->n_added++;
}
