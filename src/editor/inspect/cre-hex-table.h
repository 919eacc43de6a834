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

/* A row, made when it is looked at. */
#define CRE_TYPE_HEX_ROW (cre_hex_row_get_type ())
G_DECLARE_FINAL_TYPE (CreHexRow, cre_hex_row, CRE, HEX_ROW, GObject)

CrPlace cre_hex_row_get_place (CreHexRow *row);

/**
 * CreHexTable:
 *
 * A #GListModel of #CreHexRow. It holds one number a hex; the words are made for those rows that
 * are looked at, so a map of 300 × 300 costs no more than its numbers.
 */
#define CRE_TYPE_HEX_TABLE (cre_hex_table_get_type ())
G_DECLARE_FINAL_TYPE (CreHexTable, cre_hex_table, CRE, HEX_TABLE, GObject)

CreHexTable *cre_hex_table_new (CreMapDocument *document);

/* After a change of the document, when it has come to rest. */
void cre_hex_table_refresh (CreHexTable *table);

/**
 * cre_hex_table_set_filter:
 * @words: each must be in the number, the floor, the level, the terrain, the structure, the sides
 *   or the names of a hex; "+2" is a level
 */
void cre_hex_table_set_filter (CreHexTable *table, const char *words);

void cre_hex_table_sort (CreHexTable *table, CreColumn column, gboolean descending);

/**
 * cre_hex_table_dup_cell:
 *
 * Returns: (transfer full): what the table says of a hex in one of its columns
 */
char *cre_hex_table_dup_cell (CreHexTable *table, CrPlace place, CreColumn column);

/**
 * cre_hex_table_dup_text:
 *
 * Returns: (transfer full): the rows shown under their titles, for the clipboard; columns parted by
 *   tabs
 */
char *cre_hex_table_dup_text (CreHexTable *table);

const char *cre_column_get_title (CreColumn column);
