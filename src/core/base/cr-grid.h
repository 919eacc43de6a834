/* cr-grid.h: which hexes a map has, their addresses and cells.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-hex.h"

#define CR_GRID_MAX_SPAN 1000

/* Which columns (pointy-top: rows), counted from 1, lie half a hex lower (farther right). */
typedef enum { CR_SHIFT_ODD, CR_SHIFT_EVEN } CrShift;

/**
 * CrGrid:
 * @columns: 1…1000
 * @rows: 1…1000
 * @orientation: flat-top or pointy-top
 * @shift: which columns (rows) lie half a hex lower (farther right)
 * @halves: the hexes cut by the map's edge are playable (MAP-05)
 *
 * A cell is the row-major index of a hex, 0 for hex 1,1.
 */
typedef struct {
  int columns, rows;
  CrOrientation orientation;
  CrShift shift;
  gboolean halves;
} CrGrid;

int cr_grid_n_cells (const CrGrid *grid);

/* Whether the same hexes lie in the same places. */
gboolean cr_grid_same_hexes (const CrGrid *a, const CrGrid *b);

CrHex cr_grid_get_hex (const CrGrid *grid, int cell);

/**
 * cr_grid_hex_at:
 * @column: from 1; off the map is allowed
 * @row: from 1
 */
CrHex cr_grid_hex_at (const CrGrid *grid, int column, int row);

/* How far the axial axis has run by @span columns (rows): half a hex each, rounded by the shift. */
static inline int
cr_grid_slant (const CrGrid *grid, int span)
{
  return (span + (grid->shift == CR_SHIFT_ODD ? 1 : 0)) >> 1;
}

/**
 * cr_grid_address:
 * @column_out: (out): from 1; outside 1…columns for hexes off the map
 * @row_out: (out): from 1
 */
static inline void
cr_grid_address (const CrGrid *grid, CrHex hex, int *column_out, int *row_out)
{
  gboolean flat = grid->orientation == CR_FLAT;

  *column_out = hex.q + (flat ? 0 : cr_grid_slant (grid, hex.r)) + 1;
  *row_out = hex.r + (flat ? cr_grid_slant (grid, hex.q) : 0) + 1;
}

/**
 * cr_grid_get_cell:
 *
 * Returns: the row-major index of @hex, or -1 off the map
 */
static inline int
cr_grid_get_cell (const CrGrid *grid, CrHex hex)
{
  int column, row;

  cr_grid_address (grid, hex, &column, &row);
  if (column < 1 || column > grid->columns || row < 1 || row > grid->rows)
    return -1;
  return (row - 1) * grid->columns + column - 1;
}

static inline gboolean
cr_grid_contains (const CrGrid *grid, CrHex hex)
{
  return cr_grid_get_cell (grid, hex) >= 0;
}

/* Whether a side in that direction has the name of its hex, when both of its hexes are on the map.
 */
static inline gboolean
cr_grid_names_side (const CrGrid *grid, CrDirection direction)
{
  CrDirection first = grid->orientation == CR_FLAT ? 0 : 1;

  return direction >= first && direction < first + 3;
}

/**
 * cr_grid_name_side:
 * @hex: (inout): one of the two hexes of the side
 * @direction: (inout): the side as seen from it
 *
 * Each side has one name: on the hex for which it is N, NE or SE (pointy-top: NE, E, SE),
 * unless that hex is off the map and the other is on it.
 */
void cr_grid_name_side (const CrGrid *grid, CrHex *hex, CrDirection *direction);

/**
 * cr_grid_format_hex:
 *
 * Returns: (transfer full): the address of the files, "7,6"
 */
char *cr_grid_format_hex (const CrGrid *grid, CrHex hex);

/**
 * cr_grid_format_side:
 *
 * Returns: (transfer full): the one name of the side, "7,6:NE"
 */
char *cr_grid_format_side (const CrGrid *grid, CrHex hex, CrDirection direction);

/**
 * cr_grid_parse_hex:
 * @text: "7,6"
 * @hex_out: (out): a hex of the map; set on success only
 */
gboolean cr_grid_parse_hex (const CrGrid *grid, const char *text, CrHex *hex_out, GError **error);

/**
 * cr_grid_parse_side:
 * @text: "7,6:NE", either of the side's two names
 * @hex_out: (out): the hex as written, on the map
 * @direction_out: (out): its side
 */
gboolean cr_grid_parse_side (const CrGrid *grid,
                             const char *text,
                             CrHex *hex_out,
                             CrDirection *direction_out,
                             GError **error);

/**
 * cr_grid_parse_set:
 * @text: "4,5..4,7 5,7", hexes and runs parted by spaces or semicolons
 * @hexes: (element-type CrHex): what was read is appended; on error it is left as it was
 */
gboolean cr_grid_parse_set (const CrGrid *grid, const char *text, GArray *hexes, GError **error);

/**
 * cr_grid_count_set:
 * @text: as cr_grid_parse_set() reads it, with floors or without
 *
 * A run of twelve letters names a thousand hexes, so they are counted before they are made.
 *
 * Returns: how many hexes @text names; a run that cannot be read counts none
 */
gsize cr_grid_count_set (const CrGrid *grid, const char *text);

/**
 * cr_grid_format_set:
 *
 * Returns: (transfer full): the hexes in the given order, runs of three or more drawn together
 */
char *cr_grid_format_set (const CrGrid *grid, const CrHex *hexes, gsize n_hexes);
