/* cr-map-save.c: saves maps, but only if they can be read back.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-error.h"
#include "cr-save.h"
#include "cr-text.h"
#include "cr-xml-map-private.h"
#include "cr-xml-map.h"

static gboolean
is_same (const CrMap *a, const CrMap *b)
{
  g_autofree char *digest_a = cr_map_dup_digest (a);
  g_autofree char *digest_b = cr_map_dup_digest (b);

  return g_str_equal (digest_a, digest_b);
}

/* Whether everything known is the same, and a second save at least does not lose the unknown. */
static gboolean
is_nearly_same (const CrMap *map, const CrMap *read, GBytes *bytes)
{
  g_autoptr (CrMap) known = cr_map_copy_known (map);
  g_autoptr (CrMap) known_read = cr_map_copy_known (read);
  g_autoptr (GBytes) again = cr_map_serialize (read);

  return g_bytes_equal (bytes, again) && is_same (known, known_read);
}

static gboolean
reads_back (const CrMap *map, GBytes *bytes, const char *path, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (CrMap) read = cr_map_parse (bytes, path, &local);

  if (read != NULL && (is_same (map, read) || is_nearly_same (map, read, bytes)))
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_IO,
               cr_text ("cannot save “%s”: what would be written does not read back as this map "
                        "(%s); the file is unchanged"),
               path, local != NULL ? local->message : cr_text ("something would be lost"));
  return FALSE;
}

gboolean
cr_map_save (const CrMap *map, const char *path, CrFileState *state, GError **error)
{
  g_autoptr (GBytes) bytes = cr_map_serialize (map);

  return reads_back (map, bytes, path, error) && cr_save (path, bytes, state, error);
}
