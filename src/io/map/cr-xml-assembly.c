/* cr-xml-assembly.c: reads and writes assemblies of maps.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-xml-assembly.h"

#include "cr-data.h"
#include "cr-error.h"
#include "cr-limits.h"
#include "cr-text.h"
#include "cr-xml-map.h"
#include "cr-xml-node.h"

static const char *const endings[] = { ".map.xml", CR_ASSEMBLY_ENDING, NULL };

/* Returns: (transfer full) (nullable): the path of the file, beside this one or in a folder below
 */
static char *
find_beside (const CrNode *uses, const char *path)
{
  const char *href = cr_node_get (uses, "href");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *beside = href != NULL ? g_build_filename (folder, href, NULL) : NULL;

  return beside != NULL && g_file_test (beside, G_FILE_TEST_EXISTS) ? g_steal_pointer (&beside)
                                                                    : NULL;
}

static char *
find_shipped (const char *id)
{
  g_autofree char *folder = cr_data_maps_path ();

  for (const char *const *ending = endings; cr_text_is_id (id) && *ending != NULL; ending++) {
    g_autofree char *name = g_strconcat (id, *ending, NULL);
    g_autofree char *path = g_build_filename (folder, name, NULL);

    if (g_file_test (path, G_FILE_TEST_EXISTS))
      return g_steal_pointer (&path);
  }
  return NULL;
}

char *
cr_map_find_file (const CrNode *uses, const char *attribute, const char *path)
{
  const char *id = cr_node_get (uses, attribute);
  char *found = find_beside (uses, path);

  return found != NULL || id == NULL ? found : find_shipped (id);
}

CrGround
cr_assembly_file_get_ground (const CrAssemblyFile *file)
{
  return (CrGround){ file->it, (const CrMap *const *) file->maps };
}

static void
add_problem (CrAssemblyFile *file, GError *error)
{
  g_ptr_array_add (file->problems, error);
}

static void
load_part (CrAssemblyFile *file, guint index, const char *path)
{
  const CrPart *part = cr_assembly_get_part (file->it, index);
  GError *error = NULL;

  file->paths[index] = cr_map_find_file (part->node, "map", path);
  if (file->paths[index] != NULL && !cr_assembly_is_path (file->paths[index]))
    file->maps[index] = cr_map_load (file->paths[index], NULL, &error);
  else if (file->paths[index] != NULL)
    cr_node_set_error (part->node, &error, CR_ERROR_LIMIT,
                       cr_text ("“%s” is put together itself; name its maps instead"), part->map);
  else
    cr_node_set_error (part->node, &error, CR_ERROR_IO,
                       cr_text ("the map “%s” is neither beside the assembly nor among the shipped "
                                "castles"),
                       part->map);
  if (error != NULL && file->paths[index] == NULL)
    cr_error_add_file (&error, path);
  if (error != NULL)
    add_problem (file, error);
}

static void
clear_error (gpointer error)
{
  g_error_free (error);
}

CrAssemblyFile *
cr_assembly_file_new (CrAssembly *assembly, const char *path, GError **error)
{
  g_autoptr (CrAssemblyFile) file = g_new0 (CrAssemblyFile, 1);

  file->it = assembly;
  file->maps = g_new0 (CrMap *, assembly->parts->len);
  file->paths = g_new0 (char *, assembly->parts->len + 1);
  file->problems = g_ptr_array_new_with_free_func (clear_error);
  for (guint i = 0; i < assembly->parts->len; i++)
    load_part (file, i, path);
  if (assembly->parts->len == 0) {
    cr_node_set_error (assembly->root, error, CR_ERROR_SYNTAX,
                       cr_text ("found no <part>, expected the maps that are put together"));
    cr_error_add_file (error, path);
    return NULL;
  }
  if (file->maps[0] != NULL)
    return g_steal_pointer (&file);
  g_propagate_error (error, g_error_copy (file->problems->pdata[0]));
  return NULL;
}

CrAssemblyFile *
cr_assembly_load (const char *path, GError **error)
{
  CrFileState state;
  g_autoptr (GBytes) bytes = cr_file_read (path, CR_LIMIT_FILE_BYTES, &state, error);
  g_autoptr (CrNode) root =
      bytes != NULL ? cr_xml_node_parse (bytes, path, "assembly", error) : NULL;
  CrAssembly *assembly = root != NULL ? cr_assembly_new (root, error) : NULL;
  CrAssemblyFile *file;

  if (assembly == NULL) {
    if (root != NULL)
      cr_error_add_file (error, path);
    return NULL;
  }
  file = cr_assembly_file_new (assembly, path, error);
  if (file == NULL)
    return NULL;
  file->old = g_steal_pointer (&bytes);
  file->state = state;
  return file;
}

void
cr_assembly_file_free (CrAssemblyFile *file)
{
  if (file == NULL)
    return;
  for (guint i = 0; i < file->it->parts->len; i++) {
    cr_map_free (file->maps[i]);
    g_free (file->paths[i]);
  }
  g_free (file->maps);
  g_free (file->paths);
  g_ptr_array_unref (file->problems);
  g_clear_pointer (&file->old, g_bytes_unref);
  cr_assembly_unref (file->it);
  g_free (file);
}

GBytes *
cr_assembly_write (const CrAssembly *assembly, GBytes *old)
{
  return cr_xml_node_serialize_like (assembly->root, old);
}

gboolean
cr_assembly_is_path (const char *path)
{
  return g_str_has_suffix (path, CR_ASSEMBLY_ENDING);
}

/* Without one of its parts, the map would give answers that its author did not mean, so that is an
 * error. */
static CrMap *
put_together (const char *path, CrFileState *state_out, GError **error)
{
  g_autoptr (CrAssemblyFile) file = cr_assembly_load (path, error);
  g_autoptr (CrAssembled) made = NULL;
  const GPtrArray *wrong;

  if (file == NULL)
    return NULL;
  wrong = file->it->faults->len > 0 ? file->it->faults : file->problems;
  if (wrong->len > 0) {
    g_propagate_error (error, g_error_copy (wrong->pdata[0]));
    if (wrong == file->it->faults)
      cr_error_add_file (error, path);
    return NULL;
  }
  made = cr_assembly_build (&(CrGround){ file->it, (const CrMap *const *) file->maps }, error);
  if (made == NULL) {
    cr_error_add_file (error, path);
    return NULL;
  }
  if (state_out != NULL)
    *state_out = file->state;
  return g_steal_pointer (&made->map);
}

CrMap *
cr_map_open (const char *path, CrFileState *state_out, GError **error)
{
  return cr_assembly_is_path (path) ? put_together (path, state_out, error)
                                    : cr_map_load (path, state_out, error);
}
