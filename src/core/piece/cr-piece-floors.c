/* cr-piece-floors.c: which floors of a map the floors of a piece go to.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-piece-paste-private.h"

#include "cr-error.h"
#include "cr-text.h"

/* Which floor of the map a floor of the piece goes to: one as far above or below, by preference
 * that of the same name. -1: there is none yet. */
static int
find_floor (const CrPieceWork *it, int floor)
{
  const CrFloor *info = cr_map_get_floor (it->piece, floor);
  int storey = cr_map_get_floor (it->map, it->how->at.floor)->storey + info->storey -
               cr_map_get_floor (it->piece, 0)->storey;
  int best = -1;

  for (int i = 0; i < cr_map_n_floors (it->map); i++) {
    const CrFloor *there = cr_map_get_floor (it->map, i);
    gboolean taken = i == it->how->at.floor;

    for (guint j = 0; j < it->floors->len; j++)
      taken |= g_array_index (it->floors, int, j) == i;
    if (taken || there->storey != storey || g_strcmp0 (there->known, info->known) != 0)
      continue;
    if (g_str_equal (there->id, info->id))
      return i;
    /* On its own storey only the same floor will do: a tower's room is none of another tower. */
    if (best < 0 && info->storey != cr_map_get_floor (it->piece, 0)->storey)
      best = i;
  }
  return best;
}

static char *
find_floor_id (const GPtrArray *ids, const char *id)
{
  g_autoptr (GHashTable) used = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < ids->len; i++)
    g_hash_table_add (used, ids->pdata[i]);
  return cr_piece_free_id (used, id);
}

/* Floors that the map lacks come behind its own. */
void
cr_piece_find_floors (CrPieceWork *it)
{
  for (int i = 0; i < cr_map_n_floors (it->map); i++)
    g_ptr_array_add (it->floor_ids, g_strdup (cr_map_get_floor (it->map, i)->id));
  for (int i = 0; i < cr_map_n_floors (it->piece); i++) {
    int floor = i == 0 ? it->how->at.floor : find_floor (it, i);

    if (floor < 0) {
      floor = (int) it->floor_ids->len;
      g_ptr_array_add (it->floor_ids,
                       find_floor_id (it->floor_ids, cr_map_get_floor (it->piece, i)->id));
    }
    g_array_append_val (it->floors, floor);
  }
}

gboolean
cr_piece_add_floors (CrPieceWork *it, CrEdit *edit, GError **error)
{
  int n = cr_map_n_floors (it->map);

  int most = cr_grid_most_floors (cr_map_get_grid (it->map));

  if ((int) it->floor_ids->len > most) {
    g_set_error (error, CR_ERROR, CR_ERROR_LIMIT,
                 cr_text ("a map of this size has at most %d floors"), most);
    return FALSE;
  }
  for (guint i = 0; i < it->floors->len; i++) {
    int floor = g_array_index (it->floors, int, i);
    CrFloor info = *cr_map_get_floor (it->piece, (int) i);

    if (floor < n)
      continue;
    info.storey += cr_map_get_floor (it->map, it->how->at.floor)->storey -
                   cr_map_get_floor (it->piece, 0)->storey;
    info.storey = CLAMP (info.storey, -CR_STOREY_MOST, CR_STOREY_MOST);
    cr_edit_insert_floor (edit, it->map, floor, it->floor_ids->pdata[floor], info.name);
    cr_edit_set_floor (edit, it->map, floor, &info);
  }
  return TRUE;
}
