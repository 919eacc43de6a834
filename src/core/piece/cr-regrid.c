/* cr-regrid.c: a map on another grid. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-regrid.h"

#include <string.h>

#include "cr-error.h"
#include "cr-map-load.h"
#include "cr-resize-private.h"
#include "cr-text.h"

static gboolean
is_floor_blank (const CrMap *map, int floor)
{
  const CrFloor *info = cr_map_get_floor (map, floor);
  int n = cr_grid_n_cells (cr_map_get_grid (map));
  gsize n_sides;

  cr_map_get_all_sides (map, floor, &n_sides);
  for (int layer = 0; layer < CR_N_LAYERS; layer++)
    for (int i = 0; i < n; i++)
      if (cr_map_get_layer (map, floor, layer)[i] != info->defaults[layer])
        return FALSE;
  return n_sides == 0;
}

gboolean
cr_map_is_blank (const CrMap *map)
{
  for (int section = CR_SECTION_LINKS; section <= CR_SECTION_LABELS; section++)
    if (cr_map_n_nodes (map, section) > 0)
      return FALSE;
  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    if (!is_floor_blank (map, floor))
      return FALSE;
  return cr_map_get_outside (map) == NULL || cr_map_is_blank (cr_map_get_outside (map));
}

gboolean
cr_regrid_keeps (const CrGrid *a, const CrGrid *b)
{
  return a->orientation == b->orientation && a->shift == b->shift;
}

static void
copy_floor (CrMap *made, const CrMap *map, int floor)
{
  const CrFloor *from = cr_map_get_floor (map, floor);
  CrFloor *to;

  cr_map_load_floor (made, from->id, from->name);
  to = cr_map_load_floor_info (made, floor);
  to->known = g_strdup (from->known);
  to->storey = from->storey;
  to->node = from->node != NULL ? cr_node_ref (from->node) : NULL;
  memcpy (to->defaults, from->defaults, sizeof to->defaults);
  for (int layer = 0; layer < CR_N_LAYERS; layer++) {
    gint16 *cells = cr_map_load_layer (made, floor, layer);

    for (int i = 0; i < cr_grid_n_cells (cr_map_get_grid (made)); i++)
      cells[i] = from->defaults[layer];
  }
}

/* The points of its pictures keep the addresses of their hexes, and so their numbers. */
static CrMap *
lay_blank (const CrMap *map, const CrGrid *grid)
{
  CrMap *made = cr_map_new_like (map, grid);

  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    copy_floor (made, map, floor);
  for (int section = 0; section < CR_N_SECTIONS; section++)
    for (guint i = 0; i < cr_map_n_nodes (map, section); i++)
      cr_map_load_node (made, section, cr_node_ref (cr_map_get_node (map, section, i)));
  return made;
}

gboolean
cr_regrid (CrEdit *edit, const CrMap *map, const CrGrid *grid, GError **error)
{
  const CrGrid *now = cr_map_get_grid (map);
  const CrMargins margins = { .east = grid->columns - now->columns,
                              .south = grid->rows - now->rows };
  CrResizing resizing;

  if (cr_regrid_keeps (now, grid)) {
    if (margins.east == 0 && margins.south == 0 && now->halves == grid->halves)
      return TRUE;
    return cr_resize_halved (edit, map, &margins, grid->halves, error);
  }
  if (!cr_map_is_blank (map)) {
    g_set_error (error, CR_ERROR, CR_ERROR_LIMIT, "%s",
                 cr_text ("how the hexes stand cannot be changed once something is drawn on them"));
    return FALSE;
  }
  if (!cr_resize_plan (map, &margins, &resizing, error))
    return FALSE;
  cr_edit_exchange_grid (edit, lay_blank (map, grid), (CrHex){ 0, 0 });
  return TRUE;
}
