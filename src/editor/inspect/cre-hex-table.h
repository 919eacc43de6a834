/* cre-hex-table.h: all hexes of a map as a list, filtered and sorted.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-map-document.h"

typedef enum {
  CRE_COLUMN_HEX,
  CRE_COLUMN_FLOOR,
  CRE_COLUMN_LEVEL,
  CRE_COLUMN_TERRAIN,
  CRE_COLUMN_STRUCTURE,
  CRE_COLUMN_SIDES,
  CRE_COLUMN_THINGS,
  CRE_N_COLUMNS,
} CreColumn;

/* CreHexRow: a row, made when it is looked at. */
#define CRE_TYPE_HEX_ROW (cre_hex_row_get_type ())
G_DECLARE_FINAL_TYPE (CreHexRow, cre_hex_row, CRE, HEX_ROW, GObject)

CrPlace cre_hex_row_get_place (CreHexRow *row);

/**
 * CreHexTable:
 *
 * A #GListModel of #CreHexRow. It stores one number for each hex; texts are made for those rows
 * that are looked at, so that a map of 300 × 300 hexes takes little memory.
 */
#define CRE_TYPE_HEX_TABLE (cre_hex_table_get_type ())
G_DECLARE_FINAL_TYPE (CreHexTable, cre_hex_table, CRE, HEX_TABLE, GObject)

CreHexTable *cre_hex_table_new (CreMapDocument *document);

/* Called after a change of the document, when that has come to rest. */
void cre_hex_table_refresh (CreHexTable *table);

/**
 * cre_hex_table_set_filter:
 * @words: each must occur in the number, floor, level, terrain, structure, sides or names of a hex;
 *   "+2" is a level
 */
void cre_hex_table_set_filter (CreHexTable *table, const char *words);

void cre_hex_table_sort (CreHexTable *table, CreColumn column, gboolean descending);

/**
 * cre_hex_table_dup_cell:
 *
 * Returns: (transfer full): the text of a hex in a column
 */
char *cre_hex_table_dup_cell (CreHexTable *table, CrPlace place, CreColumn column);

/**
 * cre_hex_table_dup_text:
 *
 * Returns: (transfer full): the shown rows with their titles, for the clipboard; columns are
 *   separated by tabs
 */
char *cre_hex_table_dup_text (CreHexTable *table);

const char *cre_column_get_title (CreColumn column);
