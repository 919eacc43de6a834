/* cre-fit-points.c: the points of a fit: found, set, moved, named and taken away.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-fit-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

static int
find_hex (CreFit *fit, CrHex hex)
{
  for (guint i = 0; i < cre_fit_n_points (fit); i++)
    if (cr_hex_equal (cre_fit_point_at (fit, i)->hex, hex))
      return (int) i;
  return -1;
}

/* Of the hexes of the map the nearest that has no point: a click beside the map must not carry
 * off a point that was set with care. */
static CrHex
find_free_hex (CreFit *fit, CrPoint plane)
{
  const CrGrid *grid = cre_fit_get_grid (fit);
  CrHex nearest = cr_grid_get_hex (grid, 0);
  double least = G_MAXDOUBLE;

  for (int i = 0; i < cr_grid_n_cells (grid); i++) {
    CrHex hex = cr_grid_get_hex (grid, i);
    CrPoint centre = cr_layout_centre (grid, hex);
    double distance = hypot (centre.x - plane.x, centre.y - plane.y);

    if (distance < least && find_hex (fit, hex) < 0) {
      least = distance;
      nearest = hex;
    }
  }
  return nearest;
}

CrHex
cre_fit_guess_hex (CreFit *fit, CrPoint pixel)
{
  CrPoint plane = { 0, 0 };
  CrHex hex;

  cr_warp_invert (&fit->warp, pixel, &plane);
  hex = cr_layout_hex_at (cre_fit_get_grid (fit), plane);
  return cr_grid_contains (cre_fit_get_grid (fit), hex) ? hex : find_free_hex (fit, plane);
}

int
cre_fit_find_point (CreFit *fit, CrPoint pixel, double within)
{
  int nearest = -1;

  for (guint i = 0; i < cre_fit_n_points (fit); i++) {
    CrPoint p = cre_fit_point_at (fit, i)->pixel;
    double distance = hypot (p.x - pixel.x, p.y - pixel.y);

    if (distance <= within) {
      within = distance;
      nearest = (int) i;
    }
  }
  return nearest;
}

guint
cre_fit_add_point (CreFit *fit, CrHex hex, CrPoint pixel)
{
  CrFitPoint point = { hex, pixel, 0 };
  int index = find_hex (fit, hex);

  if (index >= 0)
    cre_fit_step (fit, g_strdup_printf (_ ("move of point %u"), (guint) index + 1));
  else
    cre_fit_step (fit, g_strdup_printf (_ ("adding of point %u"), cre_fit_n_points (fit) + 1));
  if (index >= 0)
    cre_fit_point_at (fit, (guint) index)->pixel = pixel;
  else
    g_array_append_val (cre_fit_get_state (fit)->points, point);
  cre_fit_tell (fit);
  return index >= 0 ? (guint) index : cre_fit_n_points (fit) - 1;
}

void
cre_fit_move_point (CreFit *fit, guint index, CrPoint pixel, gboolean again)
{
  g_return_if_fail (index < cre_fit_n_points (fit));

  if (!again || fit->moving != (int) index)
    cre_fit_step (fit, g_strdup_printf (_ ("move of point %u"), index + 1));
  fit->moving = (int) index;
  cre_fit_point_at (fit, index)->pixel = pixel;
  cre_fit_tell (fit);
}

void
cre_fit_name_point (CreFit *fit, guint index, CrHex hex)
{
  g_return_if_fail (index < cre_fit_n_points (fit));

  if (find_hex (fit, hex) >= 0)
    return;
  cre_fit_step (fit, g_strdup_printf (_ ("naming of point %u"), index + 1));
  cre_fit_point_at (fit, index)->hex = hex;
  cre_fit_tell (fit);
}

void
cre_fit_remove_point (CreFit *fit, guint index)
{
  g_return_if_fail (index < cre_fit_n_points (fit));

  cre_fit_step (fit, g_strdup_printf (_ ("removal of point %u"), index + 1));
  g_array_remove_index (cre_fit_get_state (fit)->points, index);
  cre_fit_tell (fit);
}

void
cre_fit_set_kind (CreFit *fit, CrFitKind kind)
{
  if (cre_fit_get_state (fit)->kind == kind)
    return;
  cre_fit_step (fit, g_strdup (_ ("choice of the fit")));
  cre_fit_get_state (fit)->kind = kind;
  cre_fit_tell (fit);
}

void
cre_fit_take_points (CreFit *fit, const CrGrid *grid, const GArray *points, CrFitKind kind)
{
  cre_fit_step (fit, g_strdup (_ ("the proposed grid")));
  g_array_set_size (cre_fit_get_state (fit)->points, 0);
  if (points->len > 0)
    g_array_append_vals (cre_fit_get_state (fit)->points, points->data, points->len);
  cre_fit_get_state (fit)->grid = *grid;
  cre_fit_get_state (fit)->kind = kind;
  cre_fit_tell (fit);
}
