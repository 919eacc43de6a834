/* cre-fit-grid.c: the grid that is laid on the picture. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cre-fit-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cr-regrid.h"

const CrGrid *
cre_fit_get_grid (CreFit *fit)
{
  return &cre_fit_get_state (fit)->grid;
}

const CrNumbering *
cre_fit_get_numbering (CreFit *fit)
{
  return &cre_fit_get_state (fit)->numbering;
}

gboolean
cre_fit_can_turn (CreFit *fit)
{
  return cr_map_is_blank (cre_map_document_get_map (fit->document));
}

static gboolean
grid_equal (const CrGrid *a, const CrGrid *b)
{
  return cr_regrid_keeps (a, b) && a->columns == b->columns && a->rows == b->rows &&
         a->halves == b->halves;
}

/* Whether the map can have it. */
static gboolean
is_possible (CreFit *fit, const CrGrid *grid)
{
  int n_floors = cr_map_n_floors (cre_map_document_get_map (fit->document));

  return n_floors <= cr_grid_most_floors (grid) &&
         (cr_regrid_keeps (cre_fit_get_grid (fit), grid) || cre_fit_can_turn (fit));
}

void
cre_fit_set_grid (CreFit *fit, const CrGrid *grid)
{
  const CrGrid before = *cre_fit_get_grid (fit);

  if (grid_equal (&before, grid) || !is_possible (fit, grid))
    return;
  cre_fit_step (fit, g_strdup (_ ("change of the grid")));
  cre_fit_get_state (fit)->grid = *grid;
  for (guint i = 0; i < cre_fit_n_points (fit); i++) {
    CrFitPoint *point = cre_fit_point_at (fit, i);
    int column, row;

    cr_grid_address (&before, point->hex, &column, &row);
    point->hex = cr_grid_hex_at (grid, column, row);
  }
  cre_fit_tell (fit);
}

void
cre_fit_set_numbering (CreFit *fit, const CrNumbering *numbering)
{
  if (memcmp (cre_fit_get_numbering (fit), numbering, sizeof *numbering) == 0)
    return;
  cre_fit_step (fit, g_strdup (_ ("change of the numbering")));
  cre_fit_get_state (fit)->numbering = *numbering;
  cre_fit_tell (fit);
}
