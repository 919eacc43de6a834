/* cr-table.c: a table of the rules: rows of a die, columns, results.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-table-private.h"

CrTable *
cr_table_new (const CrNode *node, GError **error)
{
  g_autoptr (CrTable) table = g_new0 (CrTable, 1);

  table->node = cr_node_ref (node);
  table->columns = g_array_new (FALSE, FALSE, sizeof (CrTableColumn));
  table->rows = g_array_new (FALSE, FALSE, sizeof (CrTableRow));
  table->results = g_array_new (FALSE, FALSE, sizeof (CrTableResult));
  table->cells = g_array_new (FALSE, FALSE, sizeof (CrTableCell));
  return cr_table_read (table, error) ? g_steal_pointer (&table) : NULL;
}

void
cr_table_free (CrTable *table)
{
  if (table == NULL)
    return;
  g_array_unref (table->columns);
  g_array_unref (table->rows);
  g_array_unref (table->results);
  g_array_unref (table->cells);
  cr_node_unref (table->node);
  g_free (table);
}

const char *
cr_table_get_id (const CrTable *table)
{
  return table->id;
}

const CrNode *
cr_table_get_node (const CrTable *table)
{
  return table->node;
}

guint
cr_table_n_columns (const CrTable *table)
{
  return table->columns->len;
}

const CrTableColumn *
cr_table_get_column (const CrTable *table, guint index)
{
  g_return_val_if_fail (index < table->columns->len, NULL);
  return &g_array_index (table->columns, CrTableColumn, index);
}

guint
cr_table_n_rows (const CrTable *table)
{
  return table->rows->len;
}

const CrTableRow *
cr_table_get_row (const CrTable *table, guint index)
{
  g_return_val_if_fail (index < table->rows->len, NULL);
  return &g_array_index (table->rows, CrTableRow, index);
}

guint
cr_table_n_results (const CrTable *table)
{
  return table->results->len;
}

const CrTableResult *
cr_table_get_result (const CrTable *table, guint index)
{
  g_return_val_if_fail (index < table->results->len, NULL);
  return &g_array_index (table->results, CrTableResult, index);
}

const CrTableCell *
cr_table_get_cell (const CrTable *table, guint column, guint row)
{
  g_return_val_if_fail (column < table->columns->len && row < table->rows->len, NULL);
  return &g_array_index (table->cells, CrTableCell, row * table->columns->len + column);
}

int
cr_table_find_column (const CrTable *table, const char *id)
{
  for (guint i = 0; i < table->columns->len; i++)
    if (g_str_equal (cr_table_get_column (table, i)->id, id))
      return (int) i;
  return -1;
}

int
cr_table_find_odds (const CrTable *table, int attack, int defence)
{
  for (guint i = table->columns->len; i > 0; i--) {
    const CrTableColumn *column = cr_table_get_column (table, i - 1);

    if (column->defence > 0 && attack * column->defence >= defence * column->attack)
      return (int) i - 1;
  }
  return -1;
}

const CrTableCell *
cr_table_look (const CrTable *table, guint column, int number)
{
  guint row = 0;

  while (row + 1 < table->rows->len && number > cr_table_get_row (table, row)->to)
    row++;
  return cr_table_get_cell (table, column, row);
}
