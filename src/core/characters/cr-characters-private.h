/* cr-characters-private.h: a library while it is read. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-characters.h"

struct _CrCharacters {
  CrNode *root; /* every name below points into it */
  const char *id;
  GArray *all, *classes;
  GHashTable *by_id; /* id → index + 1 */
};

/* Of an empty library with its root. */
gboolean cr_characters_read (CrCharacters *characters, GError **error);
