/* cr-words-table.h: a table of words for copying, speech and print.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * CrWordsColumn:
 * @head: translated
 * @number: whether its cells are set flush right
 */
typedef struct {
  const char *head;
  gboolean number;
} CrWordsColumn;

/**
 * CrWordsTable: heads and rows of cells, all of them text as it is shown.
 */
typedef struct _CrWordsTable CrWordsTable;

CrWordsTable *cr_words_table_new (const CrWordsColumn *columns, guint n_columns);
void cr_words_table_free (CrWordsTable *table);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrWordsTable, cr_words_table_free)

/* The next cell, row by row; (transfer full). */
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
 * Lines with columns under each other, for reading; lines with tabs, for copying.
 *
 * Returns: (transfer full): heads and rows, each line ended
 */
char *cr_words_table_format (const CrWordsTable *table);

/**
 * cr_words_table_format_tabs:
 *
 * Returns: (transfer full): heads and rows, cells parted by tabs, as spreadsheets take them
 */
char *cr_words_table_format_tabs (const CrWordsTable *table);
