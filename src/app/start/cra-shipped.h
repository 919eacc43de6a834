/* cra-shipped.h: what comes with the program: castles and scenarios.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* @line: what is said below the title */
typedef struct {
  GFile *file;
  char *title, *line;
} CraShipped;

/* (transfer full) (element-type CraShipped): the castles, by the names of their files */
GPtrArray *cra_shipped_list (void);

/* (transfer full) (element-type CraShipped): the scenarios, likewise */
GPtrArray *cra_shipped_list_scenarios (void);

/* Whether it is one of them: it is for everybody, and nobody saves over it. */
gboolean cra_shipped_has (GFile *file);
