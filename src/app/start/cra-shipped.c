/* cra-shipped.c: the castles that come with the program. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cra-shipped.h"

#include "cr-data.h"
#include "cr-map.h"
#include "cr-xml-map.h"

#include <glib/gi18n.h>

static void
shipped_free (gpointer data)
{
  CraShipped *shipped = data;

  g_object_unref (shipped->file);
  g_free (shipped->title);
  g_free (shipped->line);
  g_free (shipped);
}

static char *
dup_title (const CrMap *map)
{
  const CrNode *meta = cr_map_find_node (map, CR_SECTION_HEAD, "meta", NULL);
  const char *title =
      meta != NULL ? cr_node_get_localized (meta, "title", g_get_language_names ()) : NULL;

  return g_strdup (title != NULL ? title : cr_map_get_id (map));
}

/* "26 × 16 · moat, keep, drawbridge", the latter as the map's keywords say. */
static char *
dup_line (const CrMap *map)
{
  const CrGrid *grid = cr_map_get_grid (map);
  const CrNode *meta = cr_map_find_node (map, CR_SECTION_HEAD, "meta", NULL);
  const char *words =
      meta != NULL ? cr_node_get_localized (meta, "description", g_get_language_names ()) : NULL;

  return g_strdup_printf ("%d × %d%s%s", grid->columns, grid->rows, words != NULL ? " · " : "",
                          words != NULL ? words : "");
}

static void
add_file (GPtrArray *list, const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (CrMap) map = cr_map_load (path, NULL, NULL);
  CraShipped *shipped;

  if (map == NULL)
    return;
  shipped = g_new (CraShipped, 1);
  *shipped = (CraShipped){ g_file_new_for_path (path), dup_title (map), dup_line (map) };
  g_ptr_array_add (list, shipped);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* Installed, the maps lie among the data; in the source tree they lie beside them. */
static char *
dup_folder (void)
{
  g_autofree char *inside = cr_data_path ("maps");

  return g_file_test (inside, G_FILE_TEST_IS_DIR) ? g_steal_pointer (&inside)
                                                  : cr_data_path ("../maps");
}

gboolean
cra_shipped_has (GFile *file)
{
  g_autofree char *path = dup_folder ();
  g_autoptr (GFile) folder = g_file_new_for_path (path);

  return g_file_has_parent (file, folder);
}

GPtrArray *
cra_shipped_list (void)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (shipped_free);
  g_autofree char *folder = dup_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".map.xml"))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    add_file (list, folder, g_ptr_array_index (names, i));
  return list;
}
