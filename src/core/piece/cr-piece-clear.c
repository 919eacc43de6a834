/* cr-piece-clear.c: a piece of castle taken away. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-piece-private.h"

/* A stairway may go on leading to a hex that is built over; what stands on it may not. */
static gboolean
keep_place (CrPlace place, gboolean end, gpointer data)
{
  const CrLeaving *leaving = data;

  return end || !cr_place_set_has (leaving->places, place);
}

static void
leave_node (CrEdit *edit, const CrMap *map, CrSection section, guint index, CrNode *left)
{
  if (left == NULL)
    cr_edit_remove_node (edit, map, section, index);
  else if (!cr_node_equal (left, cr_map_get_node (map, section, index)))
    cr_edit_replace_node (edit, map, section, index, cr_node_ref (left));
}

/**
 * cr_piece_leave:
 *
 * Takes what stands on the hexes out of the lists, or as much of it as stands there: an area keeps
 * its other hexes, a passage goes with either of its stairs. What only leads there stays.
 */
void
cr_piece_leave (CrEdit *edit, const CrMap *map, CrLeaving *leaving)
{
  g_autoptr (GArray) floors = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  CrReaddress how = { .map = map,
                      .grid = cr_map_get_grid (map),
                      .floors = floors,
                      .floor_ids = ids,
                      .verbatim = TRUE,
                      .keep = keep_place,
                      .data = leaving };
  GPtrArray *left[CR_N_SECTIONS];

  for (int i = 0; i < cr_map_n_floors (map); i++) {
    g_array_append_val (floors, i);
    g_ptr_array_add (ids, cr_map_get_floor (map, i)->id);
  }
  cr_readdress_sections (&how, left);
  for (int section = 0; section < CR_N_SECTIONS; section++) {
    leaving->n_left[section] = left[section]->len;
    for (guint i = left[section]->len; i > 0; i--) {
      CrNode *node = left[section]->pdata[i - 1];
      const CrNode *stays =
          leaving->sections[section] ? node : cr_map_get_node (map, section, i - 1);

      if (leaving->sections[section])
        leave_node (edit, map, section, i - 1, node);
      leaving->n_left[section] -= stays == NULL;
      if (stays != NULL && cr_node_get (stays, "id") != NULL)
        g_hash_table_add (leaving->ids, g_strdup (cr_node_get (stays, "id")));
    }
    g_ptr_array_unref (left[section]);
  }
}

/**
 * cr_piece_clear:
 *
 * The hexes become as their floor is where nothing was painted, and nothing stands on them or
 * between two of them. The sides of the rim belong to the neighbours as well, and stay.
 */
void
cr_piece_clear (CrEdit *edit, const CrMap *map, const CrPlace *places, gsize n_places)
{
  g_autoptr (GHashTable) set = cr_place_set_new ();
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  CrLeaving leaving = { .places = set, .ids = ids };

  for (gsize i = 0; i < n_places; i++)
    cr_place_set_add (set, places[i]);
  for (int section = CR_SECTION_LINKS; section <= CR_SECTION_LABELS; section++)
    leaving.sections[section] = TRUE;
  for (gsize i = 0; i < n_places; i++) {
    const CrFloor *floor = cr_map_get_floor (map, places[i].floor);

    for (int layer = 0; layer < CR_N_LAYERS; layer++)
      cr_edit_set_value (edit, map, places[i], layer, floor->defaults[layer]);
    for (CrDirection d = 0; d < 3; d++)
      if (cr_place_set_has (set, (CrPlace){ places[i].floor, cr_hex_neighbour (places[i].hex, d) }))
        cr_edit_remove_side (edit, map, places[i], d, CR_N_SIDE_KINDS);
  }
  cr_piece_leave (edit, map, &leaving);
}
