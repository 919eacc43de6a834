/* cr-table-csv.h: tables for spreadsheets. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-table.h"

/**
 * cr_table_format_csv:
 *
 * A line of heads, then one a row of the die: its numbers, the results column by column, and behind
 * them, column by column again, where each is from: "house", "printed S4 2.3.2". Spans are written
 * "3 to 1" and "8 to 10", for spreadsheets take 3:1 for a time and 8-10 for a date.
 *
 * Returns: (transfer full): lines that cr_table_parse_csv() reads back
 */
char *cr_table_format_csv (const CrTable *table);

/**
 * cr_table_parse_csv:
 * @like: whose id, names and results it keeps
 * @text: as cr_table_format_csv() writes it, with rows and columns as one likes; a result that does
 *   not say where it is from is house
 *
 * Returns: (transfer full) (nullable): an element table, NULL with an error that says where and
 *   what was expected
 */
CrNode *cr_table_parse_csv (const CrTable *like, const char *text, GError **error);
