/* cr-resize.h: a map made larger or smaller at its edges.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-edit.h"

/**
 * CrMargins: by how many columns and rows each edge moves outwards; inwards when negative.
 */
typedef struct {
  int west, east, north, south;
} CrMargins;

/**
 * CrResizing: what comes of it.
 * @grid: afterwards
 * @shift: from hexes as they are to hexes as they are afterwards
 * @n_painted: hexes that fall outside, on all floors, and carry anything but their floor's default
 * @n_lost: links, mechanisms, areas and labels that fall outside or lose a part
 * @n_back: hexes that an earlier resize hid and that come back
 * @renumbered: the hexes cannot keep their printed numbers: there is nothing before the first
 */
typedef struct {
  CrGrid grid;
  CrHex shift;
  guint n_painted, n_lost, n_back;
  gboolean renumbered;
} CrResizing;

/**
 * cr_resize_plan:
 * @resizing_out: (out): what would come of it
 */
gboolean cr_resize_plan (const CrMap *map,
                         const CrMargins *margins,
                         CrResizing *resizing_out,
                         GError **error);

/**
 * cr_resize:
 *
 * Moves the edges of the map. Every hex stays where it is in the plane, whatever that does to its
 * address; all addresses follow, and so do the fits of pictures. New hexes are as their floor is
 * where nothing was painted, or what an earlier resize left outside. One step.
 *
 * Returns: FALSE when the map would have too few or too many columns or rows
 */
gboolean cr_resize (CrEdit *edit, const CrMap *map, const CrMargins *margins, GError **error);

/**
 * cr_resize_count_hidden:
 *
 * What falls outside is kept beside the map, and comes back when it grows again, until the map
 * is saved.
 *
 * Returns: how many hexes lie outside, on all floors, that carry anything but their floor's
 *   default, and how many links, mechanisms, areas and labels are whole only with them
 */
guint cr_resize_count_hidden (const CrMap *map);
