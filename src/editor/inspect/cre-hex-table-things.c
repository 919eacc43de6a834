/* cre-hex-table-things.c: what stands in the hexes of a table and on their sides.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-hex-table-private.h"

#include "cre-inspect-node.h"

/* What is sparse is gathered once for all hexes. */

static void
add_thing (CreHexTable *table, CrPlace place, const char *name)
{
  gpointer key = GUINT_TO_POINTER (cre_hex_table_get_index (table, place));
  GString *names = g_hash_table_lookup (table->things, key);

  if (!cr_grid_contains (cr_map_get_grid (cre_hex_table_get_map (table)), place.hex))
    return;
  if (names == NULL) {
    names = g_string_new (name);
    g_hash_table_insert (table->things, key, names);
  } else if (!g_str_has_suffix (names->str, name)) {
    g_string_append_printf (names, ", %s", name);
  }
}

void
cre_hex_table_gather_things (CreHexTable *table)
{
  g_hash_table_remove_all (table->things);
  for (int section = CR_SECTION_LINKS; section <= CR_SECTION_LABELS; section++)
    for (guint i = 0; i < cr_map_n_nodes (cre_hex_table_get_map (table), section); i++) {
      CreNodeRef ref = { section, i };
      g_autoptr (GArray) places = cre_node_list_places (table->document, ref);
      g_autofree char *name = places->len > 0 ? cre_node_dup_name (table->document, ref) : NULL;

      for (guint k = 0; k < places->len; k++)
        add_thing (table, g_array_index (places, CrPlace, k), name);
    }
}

static void
count_side (CreHexTable *table, CrPlace place)
{
  gpointer key = GUINT_TO_POINTER (cre_hex_table_get_index (table, place));
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (table->sides, key));

  if (cr_grid_contains (cr_map_get_grid (cre_hex_table_get_map (table)), place.hex))
    g_hash_table_insert (table->sides, key, GUINT_TO_POINTER (n + 1));
}

void
cre_hex_table_gather_sides (CreHexTable *table)
{
  const CrGrid *grid = cr_map_get_grid (cre_hex_table_get_map (table));

  g_hash_table_remove_all (table->sides);
  for (int floor = 0; floor < cr_map_n_floors (cre_hex_table_get_map (table)); floor++) {
    gsize n;
    const CrSide *sides = cr_map_get_all_sides (cre_hex_table_get_map (table), floor, &n);

    for (gsize i = 0; i < n; i++) {
      CrHex hex = cr_grid_get_hex (grid, sides[i].cell);

      count_side (table, (CrPlace){ floor, hex });
      count_side (table, (CrPlace){ floor, cr_hex_neighbour (hex, sides[i].direction) });
    }
  }
}
