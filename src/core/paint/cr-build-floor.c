/* cr-build-floor.c: floors added and changed. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build-private.h"
#include "cr-error.h"
#include "cr-text.h"

/**
 * cr_build_floor:
 * @like: id, name, known and storey of the new floor, and the level of the hexes it will have,
 *   among its defaults
 *
 * A new floor behind all others, without hexes.
 */
gboolean
cr_build_floor (CrEdit *edit, const CrMap *map, const CrFloor *like, GError **error)
{
  int index = cr_map_n_floors (map);

  if (!cr_text_is_id (like->id))
    return cr_build_refuse (error, CR_ERROR_SYNTAX,
                            cr_text ("found id “%s”, expected letters, digits, “-”, “_” and “.”"),
                            like->id);
  if (cr_map_find_floor (map, like->id) >= 0)
    return cr_build_refuse (error, CR_ERROR_SYNTAX, cr_text ("the map has a floor “%s” already"),
                            like->id);
  if (index >= cr_grid_most_floors (cr_map_get_grid (map)))
    return cr_build_refuse (error, CR_ERROR_LIMIT,
                            cr_text ("a map of this size has at most %d floors"),
                            cr_grid_most_floors (cr_map_get_grid (map)));
  cr_edit_insert_floor_at (edit, map, index, like);
  if (like->known != NULL || like->storey != 0)
    cr_edit_set_floor (edit, map, index, like);
  return TRUE;
}

/**
 * cr_build_change_floor:
 * @like: its name, known and storey afterwards; the id stays
 */
void
cr_build_change_floor (CrEdit *edit, const CrMap *map, int floor, const CrFloor *like)
{
  const CrFloor *info = cr_map_get_floor (map, floor);

  if (g_strcmp0 (info->name, like->name) != 0 || g_strcmp0 (info->known, like->known) != 0 ||
      info->storey != like->storey)
    cr_edit_set_floor (edit, map, floor, like);
}
