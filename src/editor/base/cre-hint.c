/* cre-hint.c: the path of a file relative to another. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-hint.h"

#include <string.h>

/* Returns: how many bytes at the beginning of both paths are the same folders */
static gsize
measure_common (const char *one, const char *other)
{
  gsize common = 0;

  for (gsize i = 0; one[i] != '\0' && one[i] == other[i]; i++)
    if (one[i] == G_DIR_SEPARATOR)
      common = i + 1;
  return common;
}

char *
cre_make_hint (const char *path, const char *other)
{
  gsize common = measure_common (path, other);
  GString *hint = g_string_new (NULL);

  for (const char *at = path + common; (at = strchr (at, G_DIR_SEPARATOR)) != NULL; at++)
    g_string_append (hint, "../");
  g_string_append (hint, other + common);
  return g_string_free (hint, FALSE);
}
