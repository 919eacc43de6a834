/* cr-table-private.h: a table while it is read. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-table.h"

/* @cells: (element-type CrTableCell): row by row */
struct _CrTable {
  const char *id;
  CrNode *node; /* every name and source points into it */
  GArray *columns, *rows, *results, *cells;
};

/* Of an empty table with its node. */
gboolean cr_table_read (CrTable *table, GError **error);

/* "3:1" */
gboolean cr_table_parse_odds (const char *text, int *attack_out, int *defence_out);
