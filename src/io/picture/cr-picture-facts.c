/* cr-picture-facts.c: the state of the files of a map's pictures.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-picture-facts.h"

#include "cr-file.h"
#include "cr-limits.h"
#include "cr-picture.h"

/* A file when it was read last. */
typedef struct {
  CrFileState state;
  CrPictureInfo info;
} Entry;

CrPictureCache *
cr_picture_cache_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
}

static gboolean
look_at_file (const char *path, CrPictureCache *cache, CrPictureInfo *info, GError **error)
{
  Entry *known = g_hash_table_lookup (cache, path), entry;
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (GBytes) bytes = NULL;

  if (known != NULL && !cr_file_is_changed (path, &known->state)) {
    *info = known->info;
    return TRUE;
  }
  bytes = cr_file_read (path, CR_LIMIT_PICTURE_BYTES, &entry.state, error);
  if (bytes == NULL || !cr_picture_inspect (bytes, name, &entry.info, error))
    return FALSE;
  *info = entry.info;
  g_hash_table_replace (cache, g_strdup (path), g_memdup2 (&entry, sizeof entry));
  return TRUE;
}

/* Returns: FALSE when the map does not tell where the picture is; then there is no fact about it */
static gboolean
look_at (const CrNode *picture,
         const char *map_path,
         CrPictureCache *cache,
         CrPictureInfo *info,
         GError **error)
{
  const CrNode *link = cr_node_find (picture, "link");
  const char *href = link != NULL ? cr_node_get (link, "href") : NULL;
  g_autofree char *path = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (cr_node_find (picture, "data") != NULL) {
    bytes = cr_picture_load (picture, map_path, error);
    return bytes != NULL && cr_picture_inspect (bytes, "data", info, error);
  }
  path = href != NULL ? cr_picture_resolve (map_path, href, error) : NULL;
  return path != NULL && look_at_file (path, cache, info, error);
}

void
cr_picture_gather_facts (const CrMap *map,
                         const char *map_path,
                         CrPictureCache *cache,
                         CrCheckFacts *facts)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_PICTURES); i++) {
    const CrNode *picture = cr_map_get_node (map, CR_SECTION_PICTURES, i);
    CrPictureFact fact = { .index = i };
    g_autoptr (GError) error = NULL;
    CrPictureInfo info;

    if (!cr_node_is (picture, "picture") ||
        (cr_node_find (picture, "link") == NULL && cr_node_find (picture, "data") == NULL))
      continue;
    if (look_at (picture, map_path, cache, &info, &error)) {
      fact.sha256 = g_strdup (info.sha256);
      fact.width = info.width;
      fact.height = info.height;
    } else {
      fact.reason = g_strdup (error != NULL ? error->message : "");
    }
    g_array_append_val (facts->pictures, fact);
  }
}
