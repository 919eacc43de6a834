/* cr-words-table.c: a table of texts, to be copied, spoken and printed.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-table.h"

struct _CrWordsTable {
  GPtrArray *heads, *cells;
  GArray *numbers;
};

CrWordsTable *
cr_words_table_new (const CrWordsColumn *columns, guint n_columns)
{
  CrWordsTable *table = g_new0 (CrWordsTable, 1);

  table->heads = g_ptr_array_new_with_free_func (g_free);
  table->cells = g_ptr_array_new_with_free_func (g_free);
  table->numbers = g_array_new (FALSE, FALSE, sizeof (gboolean));
  for (guint i = 0; i < n_columns; i++) {
    g_ptr_array_add (table->heads, g_strdup (columns[i].head));
    g_array_append_val (table->numbers, columns[i].number);
  }
  return table;
}

void
cr_words_table_free (CrWordsTable *table)
{
  if (table == NULL)
    return;
  g_ptr_array_unref (table->heads);
  g_ptr_array_unref (table->cells);
  g_array_unref (table->numbers);
  g_free (table);
}

void
cr_words_table_take (CrWordsTable *table, char *cell)
{
  g_ptr_array_add (table->cells, cell);
}

void
cr_words_table_add (CrWordsTable *table, const char *cell)
{
  cr_words_table_take (table, g_strdup (cell));
}

void
cr_words_table_add_number (CrWordsTable *table, int number)
{
  cr_words_table_take (table, g_strdup_printf ("%d", number));
}

guint
cr_words_table_n_rows (const CrWordsTable *table)
{
  return table->cells->len / table->heads->len;
}

guint
cr_words_table_n_columns (const CrWordsTable *table)
{
  return table->heads->len;
}

const char *
cr_words_table_get_head (const CrWordsTable *table, guint column)
{
  return table->heads->pdata[column];
}

gboolean
cr_words_table_is_number (const CrWordsTable *table, guint column)
{
  return g_array_index (table->numbers, gboolean, column);
}

const char *
cr_words_table_get (const CrWordsTable *table, guint row, guint column)
{
  return table->cells->pdata[row * table->heads->len + column];
}

static glong
measure_column (const CrWordsTable *table, guint column)
{
  glong width = g_utf8_strlen (cr_words_table_get_head (table, column), -1);

  for (guint row = 0; row < cr_words_table_n_rows (table); row++)
    width = MAX (width, g_utf8_strlen (cr_words_table_get (table, row, column), -1));
  return width;
}

static void
pad_cell (GString *text, glong n)
{
  for (; n > 0; n--)
    g_string_append_c (text, ' ');
}

/* The last cell of a line has no trailing spaces. */
static void
append_cell (const CrWordsTable *table, GString *text, guint column, const char *cell, glong width)
{
  glong room = width - g_utf8_strlen (cell, -1);
  gboolean number = cr_words_table_is_number (table, column);

  if (column > 0)
    g_string_append (text, "  ");
  if (number)
    pad_cell (text, room);
  g_string_append (text, cell);
  if (column + 1 == table->heads->len) {
    while (text->len > 0 && text->str[text->len - 1] == ' ')
      g_string_truncate (text, text->len - 1);
    g_string_append_c (text, '\n');
  } else if (!number) {
    pad_cell (text, room);
  }
}

char *
cr_words_table_format (const CrWordsTable *table)
{
  guint n = table->heads->len;
  g_autofree glong *widths = g_new (glong, n);
  GString *text = g_string_new (NULL);

  for (guint column = 0; column < n; column++)
    widths[column] = measure_column (table, column);
  for (guint column = 0; column < n; column++)
    append_cell (table, text, column, cr_words_table_get_head (table, column), widths[column]);
  for (guint row = 0; row < cr_words_table_n_rows (table); row++)
    for (guint column = 0; column < n; column++)
      append_cell (table, text, column, cr_words_table_get (table, row, column), widths[column]);
  return g_string_free (text, FALSE);
}

char *
cr_words_table_format_tabs (const CrWordsTable *table)
{
  guint n = table->heads->len;
  GString *text = g_string_new (NULL);

  for (guint column = 0; column < n; column++)
    g_string_append_printf (text, "%s%c", cr_words_table_get_head (table, column),
                            column + 1 < n ? '\t' : '\n');
  for (guint row = 0; row < cr_words_table_n_rows (table); row++)
    for (guint column = 0; column < n; column++)
      g_string_append_printf (text, "%s%c", cr_words_table_get (table, row, column),
                              column + 1 < n ? '\t' : '\n');
  return g_string_free (text, FALSE);
}
