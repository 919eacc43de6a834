/* cr-words-table.h: a table of texts, to be copied, spoken and printed.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * CrWordsColumn:
 * @head: its heading, translated
 * @number: whether its cells are aligned at the right
 */
typedef struct {
  const char *head;
  gboolean number;
} CrWordsColumn;

/* CrWordsTable: headings and rows of cells, all of them texts as they are shown. */
typedef struct _CrWordsTable CrWordsTable;

CrWordsTable *cr_words_table_new (const CrWordsColumn *columns, guint n_columns);
void cr_words_table_free (CrWordsTable *table);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrWordsTable, cr_words_table_free)

/* Adds the next cell, row by row. @cell: (transfer full) */
void cr_words_table_take (CrWordsTable *table, char *cell);
void cr_words_table_add (CrWordsTable *table, const char *cell);
void cr_words_table_add_number (CrWordsTable *table, int number);

guint cr_words_table_n_rows (const CrWordsTable *table);
guint cr_words_table_n_columns (const CrWordsTable *table);
const char *cr_words_table_get_head (const CrWordsTable *table, guint column);
gboolean cr_words_table_is_number (const CrWordsTable *table, guint column);
const char *cr_words_table_get (const CrWordsTable *table, guint row, guint column);

/**
 * cr_words_table_format:
 *
 * Formats the table for reading, with columns below one another.
 *
 * Returns: (transfer full): headings and rows, each line with a line feed
 */
char *cr_words_table_format (const CrWordsTable *table);

/**
 * cr_words_table_format_tabs:
 *
 * Returns: (transfer full): headings and rows with tabs between cells, as spreadsheets take them
 */
char *cr_words_table_format_tabs (const CrWordsTable *table);
