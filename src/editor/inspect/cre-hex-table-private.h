/* cre-hex-table-private.h: what the files of a table of hexes share.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-hex-table.h"

/* A hex is known by its index: its floor times the cells of a floor, plus its cell. */
struct _CreHexTable {
  GObject parent_instance;

  /* owned */
  CreMapDocument *document;
  GArray *rows;       /* of guint32: the hexes shown, in their order */
  GHashTable *things; /* by index: GString of the names of what is there */
  GHashTable *sides;  /* by index: how many things stand on its sides */
  char *filter;

  guint n_cells;
  CreColumn column;
  gboolean descending;
};

const CrMap *cre_hex_table_get_map (CreHexTable *table);
CrPlace cre_hex_table_get_place (CreHexTable *table, guint32 index);
guint32 cre_hex_table_get_index (CreHexTable *table, CrPlace place);

/* Things: what is sparse is gathered once for all hexes, and again after a change. */
void cre_hex_table_gather_things (CreHexTable *table);

/* A thing on a side is on that of two hexes. */
void cre_hex_table_gather_sides (CreHexTable *table);

/* Cells. (transfer full): the number of a hex as the map writes it. */
char *cre_hex_table_dup_number (CreHexTable *table, CrPlace place);

/* Rows: filled by the filter in the order of the map, then put into that of the column. Neither
 * tells those who watch the list. */
void cre_hex_table_filter_rows (CreHexTable *table);
void cre_hex_table_sort_rows (CreHexTable *table);
