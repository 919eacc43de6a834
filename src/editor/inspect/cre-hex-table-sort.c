/* cre-hex-table-sort.c: the order of the hexes of a table.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-hex-table-private.h"

#include "cr-floors.h"
#include "cre-names.h"

/* Each hex gets a number to be sorted by, the order of names being found out once. */

typedef struct {
  gint64 key;
  guint32 index;
} Sorted;

typedef struct {
  char *name;
  int code;
} NamedCode;

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_utf8_collate (((const NamedCode *) a)->name, ((const NamedCode *) b)->name);
}

static void
clear_name (gpointer data)
{
  g_free (((NamedCode *) data)->name);
}

/* (transfer full): by code, its rank among the names */
static int *
rank_codes (CreHexTable *table, CrLayer layer)
{
  const CrRuleset *ruleset = cre_map_document_get_ruleset (table->document);
  int n = cr_map_n_codes (cre_hex_table_get_map (table), layer);
  g_autoptr (GArray) names = g_array_new (FALSE, FALSE, sizeof (NamedCode));
  int *ranks = g_new (int, n + 1);

  g_array_set_clear_func (names, clear_name);
  for (int i = 0; i < n; i++) {
    const char *code = cr_map_get_code (cre_hex_table_get_map (table), layer, i);
    NamedCode name = { layer == CR_LAYER_TERRAIN ? cre_name_terrain (ruleset, code)
                                                 : cre_name_structure (ruleset, code),
                       i };
    g_array_append_val (names, name);
  }
  g_array_sort (names, compare_names);
  for (int i = 0; i < n; i++)
    ranks[g_array_index (names, NamedCode, i).code] = i;
  return ranks;
}

/* From the highest storey down, as the switch of the window shows them. */
static int *
rank_floors (CreHexTable *table)
{
  g_autoptr (GArray) sorted = cr_floors_sort (cre_hex_table_get_map (table));
  int *ranks = g_new0 (int, cr_map_n_floors (cre_hex_table_get_map (table)) + 1);

  for (guint i = 0; i < sorted->len; i++)
    ranks[g_array_index (sorted, int, i)] = (int) i;
  return ranks;
}

static gint64
find_key (CreHexTable *table, guint32 index, const int *ranks)
{
  const CrMap *map = cre_hex_table_get_map (table);
  CrPlace place = cre_hex_table_get_place (table, index);
  gpointer key = GUINT_TO_POINTER (index);
  int column, row;

  switch (table->column) {
  case CRE_COLUMN_HEX:
    cr_grid_address (cr_map_get_grid (map), place.hex, &column, &row);
    return ((gint64) column << 32) + ((gint64) row << 8) + place.floor;
  case CRE_COLUMN_FLOOR:
    return ranks[place.floor];
  case CRE_COLUMN_LEVEL:
    return cr_map_get_level (map, place);
  case CRE_COLUMN_TERRAIN:
    return ranks[cr_map_get_value (map, place, CR_LAYER_TERRAIN)];
  case CRE_COLUMN_STRUCTURE:
    return cr_map_get_value (map, place, CR_LAYER_STRUCTURE) == 0
               ? -1
               : ranks[cr_map_get_value (map, place, CR_LAYER_STRUCTURE)];
  case CRE_COLUMN_SIDES:
    return GPOINTER_TO_UINT (g_hash_table_lookup (table->sides, key));
  default:
    return g_hash_table_contains (table->things, key)
               ? (gint64) ((GString *) g_hash_table_lookup (table->things, key))->len
               : 0;
  }
}

/* Where the keys are the same the order is that of the map, whichever way round. */
static int
compare_up (gconstpointer a, gconstpointer b)
{
  const Sorted *left = a, *right = b;

  if (left->key != right->key)
    return left->key < right->key ? -1 : 1;
  return (left->index > right->index) - (left->index < right->index);
}

static int
compare_down (gconstpointer a, gconstpointer b)
{
  const Sorted *left = a, *right = b;

  if (left->key != right->key)
    return left->key < right->key ? 1 : -1;
  return (left->index > right->index) - (left->index < right->index);
}

static int *
rank_rows (CreHexTable *table)
{
  switch (table->column) {
  case CRE_COLUMN_FLOOR:
    return rank_floors (table);
  case CRE_COLUMN_TERRAIN:
    return rank_codes (table, CR_LAYER_TERRAIN);
  case CRE_COLUMN_STRUCTURE:
    return rank_codes (table, CR_LAYER_STRUCTURE);
  default:
    return NULL;
  }
}

void
cre_hex_table_sort_rows (CreHexTable *table)
{
  g_autoptr (GArray) sorted = g_array_sized_new (FALSE, FALSE, sizeof (Sorted), table->rows->len);
  g_autofree int *ranks = rank_rows (table);

  for (guint i = 0; i < table->rows->len; i++) {
    guint32 index = g_array_index (table->rows, guint32, i);
    Sorted it = { find_key (table, index, ranks), index };

    g_array_append_val (sorted, it);
  }
  g_array_sort (sorted, table->descending ? compare_down : compare_up);
  for (guint i = 0; i < sorted->len; i++)
    g_array_index (table->rows, guint32, i) = g_array_index (sorted, Sorted, i).index;
}
