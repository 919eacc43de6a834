/* cr-table-private.h: a table while it is read. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-table.h"

/* @cells: (element-type CrTableCell): row by row */
struct _CrTable {
  const char *id;
  CrNode *node; /* every name and source points into it */
  GArray *columns, *rows, *results, *cells;
};
