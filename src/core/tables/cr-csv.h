/* cr-csv.h: rows of cells as spreadsheets write them. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * CrCsvRow:
 * @cells: (element-type utf8) (owned): without the blanks round them
 * @line: of the file, from 1
 * @columns: (element-type int) (owned): where each cell begins, from 1
 */
typedef struct {
  GPtrArray *cells;
  GArray *columns;
  int line;
} CrCsvRow;

/**
 * cr_csv_parse:
 * @text: as of RFC 4180; cells may be parted by commas, semicolons or tabs, whichever comes first,
 *   for in some countries spreadsheets write semicolons
 *
 * Leaves out rows without a letter.
 *
 * Returns: (transfer full) (element-type CrCsvRow) (nullable): NULL with an error that says where
 */
GPtrArray *cr_csv_parse (const char *text, GError **error);

/* Appends a cell, quoted where need be. */
void cr_csv_add (GString *out, const char *cell, gboolean first);
