/* cr-target.c: refuses to overwrite files that are still needed.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-target.h"

#include "cr-error.h"
#include "cr-file.h"
#include "cr-picture.h"
#include "cr-text.h"
#include "cr-xml-assembly.h"
#include "cr-xml-ruleset.h"

static gboolean
refuse_target (GError **error, const char *target, const char *why)
{
  g_set_error (error, CR_ERROR, CR_ERROR_IO,
               cr_text ("“%s” is left as it is: %s; give another name"), target, why);
  return FALSE;
}

gboolean
cr_target_check_picture (const char *target, const char *picture, GError **error)
{
  if (!cr_file_is_same (target, picture))
    return TRUE;
  return refuse_target (error, target, cr_text ("the map lies on this picture"));
}

gboolean
cr_target_check_read (const char *target, const char *read, GError **error)
{
  if (read == NULL || !cr_file_is_same (target, read))
    return TRUE;
  return refuse_target (error, target, cr_text ("it is read for this"));
}

gboolean
cr_target_check_ruleset (const char *target, const char *id, const char *map_path, GError **error)
{
  g_autoptr (GPtrArray) files = cr_ruleset_list_files (id, map_path);

  for (guint i = 0; i < files->len; i++)
    if (cr_file_is_same (target, files->pdata[i]))
      return refuse_target (error, target, cr_text ("the map is read by this ruleset"));
  return TRUE;
}

static gboolean
check_pictures (const CrMap *map, const char *map_path, const char *target, GError **error)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_PICTURES); i++) {
    const CrNode *link = cr_node_find (cr_map_get_node (map, CR_SECTION_PICTURES, i), "link");
    const char *href = link != NULL ? cr_node_get (link, "href") : NULL;
    g_autofree char *path = href != NULL ? cr_picture_resolve (map_path, href, NULL) : NULL;

    if (path != NULL && !cr_target_check_picture (target, path, error))
      return FALSE;
  }
  return TRUE;
}

gboolean
cr_target_check_parts (const CrAssemblyFile *file, const char *target, GError **error)
{
  for (guint i = 0; i < file->it->parts->len; i++)
    if (file->paths[i] != NULL &&
        !cr_target_check (file->maps[i], file->paths[i], CR_TARGET_OTHER, target, error))
      return FALSE;
  return TRUE;
}

/* An assembly needs the files of all its maps. */
static gboolean
check_assembly (const char *path, const char *target, GError **error)
{
  g_autoptr (CrAssemblyFile) file =
      cr_assembly_is_path (path) ? cr_assembly_load (path, NULL) : NULL;

  return file == NULL || cr_target_check_parts (file, target, error);
}

gboolean
cr_target_check (const CrMap *map,
                 const char *map_path,
                 CrTargetKind kind,
                 const char *target,
                 GError **error)
{
  if (map_path == NULL || !g_file_test (target, G_FILE_TEST_EXISTS))
    return TRUE;
  if (kind != CR_TARGET_MAP && cr_file_is_same (target, map_path))
    return refuse_target (error, target, cr_text ("it is the map itself"));
  return check_pictures (map, map_path, target, error) &&
         check_assembly (map_path, target, error) &&
         cr_target_check_ruleset (target, cr_map_get_ruleset_id (map), map_path, error);
}
