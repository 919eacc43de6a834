/* cra-shipped.h: the castles that come with the program. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

typedef struct {
  GFile *file;
  char *title, *line;
} CraShipped;

/* (transfer full) (element-type CraShipped) */
GPtrArray *cra_shipped_list (void);

/* Whether it is one of them: it is for everybody, and nobody saves over it. */
gboolean cra_shipped_has (GFile *file);
