/* cra-shipped.c: the castles that come with the program. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cra-shipped.h"

#include "cr-data.h"
#include "cr-map-words.h"
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
  const char *title = cr_map_get_title (map, g_get_language_names ());

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
add_file (GPtrArray *list, const char *path)
{
  g_autoptr (CrMap) map = cr_map_load (path, NULL, NULL);
  CraShipped *shipped;

  if (map == NULL)
    return;
  shipped = g_new (CraShipped, 1);
  *shipped = (CraShipped){ g_file_new_for_path (path), dup_title (map), dup_line (map) };
  g_ptr_array_add (list, shipped);
}

gboolean
cra_shipped_has (GFile *file)
{
  g_autofree char *path = cr_data_maps_path ();
  g_autoptr (GFile) folder = g_file_new_for_path (path);

  return g_file_has_parent (file, folder);
}

GPtrArray *
cra_shipped_list (void)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (shipped_free);
  g_auto (GStrv) paths = cr_data_list_maps ();

  for (char **path = paths; *path != NULL; path++)
    add_file (list, *path);
  return list;
}
