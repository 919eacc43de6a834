/* cr-numbering.h: the numbers printed on the map. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"

typedef enum { CR_PATTERN_CCRR, CR_PATTERN_LETTER } CrPattern;
typedef enum { CR_CORNER_NW, CR_CORNER_NE, CR_CORNER_SE, CR_CORNER_SW } CrCorner;

/**
 * CrNumbering:
 * @pattern: "CCRR" (3208; three digits each where a map needs them) or letter and number (F13;
 *   after Z: AA, BB)
 * @first_column: number of the first column, counted from @from
 * @first_row: number of the first row
 * @from: the corner where counting starts
 * @separator: between column and row, often empty
 * @rows_first: the row is written before the column, and is what letters count
 *
 * A property of the map, never the key of its data.
 */
typedef struct {
  CrPattern pattern;
  int first_column, first_row;
  CrCorner from;
  char separator[8];
  gboolean rows_first;
} CrNumbering;

CrNumbering cr_numbering_get_default (void);

/**
 * cr_numbering_from_node:
 * @node: (nullable): <numbering pattern="CCRR" first="1 1" from="NW" separator=""/>
 */
gboolean cr_numbering_from_node (const CrNode *node, CrNumbering *numbering_out, GError **error);

CrNode *cr_numbering_to_node (const CrNumbering *numbering);

/**
 * cr_map_get_numbering:
 *
 * Returns: the map's numbering; the default where the map says nothing usable
 */
CrNumbering cr_map_get_numbering (const CrMap *map);

/**
 * cr_numbering_format:
 * @hex: on the map
 *
 * Returns: (transfer full): "1107" or "F13"
 */
char *cr_numbering_format (const CrNumbering *numbering, const CrGrid *grid, CrHex hex);

/**
 * cr_numbering_parse:
 * @text: a number as printed on this map
 */
gboolean cr_numbering_parse (const CrNumbering *numbering,
                             const CrGrid *grid,
                             const char *text,
                             CrHex *hex_out,
                             GError **error);

/**
 * cr_map_format_printed:
 *
 * A place as people write it: the printed number or "7,6", a floor in front where needed.
 *
 * Returns: (transfer full): "1107", or "cellar/1107" on another floor than the main one; beyond the
 *   edge, where no numbers are printed, column and row: "11,0"
 */
char *cr_map_format_printed (const CrMap *map, CrPlace place);

/**
 * cr_map_format_printed_side:
 *
 * Returns: (transfer full): "1107 SW", as every sentence names a hexside
 */
char *cr_map_format_printed_side (const CrMap *map, CrPlace place, CrDirection direction);

/**
 * cr_map_parse_printed:
 * @text: "1107", "F13", "11,7", each with "floor/" in front or not
 */
gboolean cr_map_parse_printed (const CrMap *map,
                               const char *text,
                               CrPlace *place_out,
                               GError **error);
