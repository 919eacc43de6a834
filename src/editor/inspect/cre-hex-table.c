/* cre-hex-table.c: all hexes of a map as a list, filtered and sorted.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-hex-table.h"

#include "cre-hex-table-private.h"

struct _CreHexRow {
  GObject parent_instance;
  CrPlace place;
};

G_DEFINE_FINAL_TYPE (CreHexRow, cre_hex_row, G_TYPE_OBJECT)

static void
cre_hex_row_class_init (CreHexRowClass *klass)
{
}

static void
cre_hex_row_init (CreHexRow *row)
{
}

CrPlace
cre_hex_row_get_place (CreHexRow *row)
{
  return row->place;
}

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CreHexTable,
                               cre_hex_table,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

const CrMap *
cre_hex_table_get_map (CreHexTable *table)
{
  return cre_map_document_get_map (table->document);
}

CrPlace
cre_hex_table_get_place (CreHexTable *table, guint32 index)
{
  return (CrPlace){ (int) (index / table->n_cells),
                    cr_grid_get_hex (cr_map_get_grid (cre_hex_table_get_map (table)),
                                     (int) (index % table->n_cells)) };
}

guint32
cre_hex_table_get_index (CreHexTable *table, CrPlace place)
{
  return (guint32) place.floor * table->n_cells +
         (guint32) cr_grid_get_cell (cr_map_get_grid (cre_hex_table_get_map (table)), place.hex);
}

/* The list itself. */

static void
make_rows (CreHexTable *table)
{
  guint before = table->rows->len;

  cre_hex_table_filter_rows (table);
  cre_hex_table_sort_rows (table);
  g_list_model_items_changed (G_LIST_MODEL (table), 0, before, table->rows->len);
}

void
cre_hex_table_refresh (CreHexTable *table)
{
  table->n_cells = (guint) cr_grid_n_cells (cr_map_get_grid (cre_hex_table_get_map (table)));
  cre_hex_table_gather_things (table);
  cre_hex_table_gather_sides (table);
  make_rows (table);
}

void
cre_hex_table_set_filter (CreHexTable *table, const char *words)
{
  if (g_strcmp0 (table->filter, words) == 0)
    return;
  g_free (table->filter);
  table->filter = g_strdup (words);
  make_rows (table);
}

void
cre_hex_table_sort (CreHexTable *table, CreColumn column, gboolean descending)
{
  if (table->column == column && table->descending == descending)
    return;
  table->column = column;
  table->descending = descending;
  cre_hex_table_sort_rows (table);
  g_list_model_items_changed (G_LIST_MODEL (table), 0, table->rows->len, table->rows->len);
}

int
cre_hex_table_find (CreHexTable *table, CrPlace place)
{
  guint32 index = cre_hex_table_get_index (table, place);

  for (guint i = 0; i < table->rows->len; i++)
    if (g_array_index (table->rows, guint32, i) == index)
      return (int) i;
  return -1;
}

static GType
get_item_type (GListModel *model)
{
  return CRE_TYPE_HEX_ROW;
}

static guint
get_n_items (GListModel *model)
{
  return CRE_HEX_TABLE (model)->rows->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  CreHexTable *table = CRE_HEX_TABLE (model);
  CreHexRow *row;

  if (position >= table->rows->len)
    return NULL;
  row = g_object_new (CRE_TYPE_HEX_ROW, NULL);
  row->place = cre_hex_table_get_place (table, g_array_index (table->rows, guint32, position));
  return row;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
cre_hex_table_finalize (GObject *object)
{
  CreHexTable *table = CRE_HEX_TABLE (object);

  g_array_unref (table->rows);
  g_hash_table_unref (table->things);
  g_hash_table_unref (table->sides);
  g_free (table->filter);
  g_clear_object (&table->document);
  G_OBJECT_CLASS (cre_hex_table_parent_class)->finalize (object);
}

static void
cre_hex_table_class_init (CreHexTableClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = cre_hex_table_finalize;
}

static void
free_names (gpointer data)
{
  g_string_free (data, TRUE);
}

static void
cre_hex_table_init (CreHexTable *table)
{
  table->rows = g_array_new (FALSE, FALSE, sizeof (guint32));
  table->things = g_hash_table_new_full (NULL, NULL, NULL, free_names);
  table->sides = g_hash_table_new (NULL, NULL);
  table->filter = g_strdup ("");
}

CreHexTable *
cre_hex_table_new (CreMapDocument *document)
{
  CreHexTable *table = g_object_new (CRE_TYPE_HEX_TABLE, NULL);

  table->document = g_object_ref (document);
  cre_hex_table_refresh (table);
  return table;
}
