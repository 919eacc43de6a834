/* cra-shipped.h: the castles and scenarios that come with the program.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* @line: the text below the title */
typedef struct {
  GFile *file;
  char *title, *line;
} CraShipped;

/* Returns: (transfer full) (element-type CraShipped): the castles, sorted by file name */
GPtrArray *cra_shipped_list (void);

/* Returns: (transfer full) (element-type CraShipped): the scenarios, sorted by file name */
GPtrArray *cra_shipped_list_scenarios (void);

/* Whether the file comes with the program; such a file is never overwritten. */
gboolean cra_shipped_has (GFile *file);
