/* cra-shipped.c: the castles and scenarios that come with the program.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-shipped.h"

#include "cr-data.h"
#include "cr-map-words.h"
#include "cr-xml-map.h"
#include "cr-xml-scenario.h"

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

/* Returns: (transfer full): the size and the keywords of the map: "26 × 16 · moat, keep,
 * drawbridge" */
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

/* @title, @line: (transfer full) */
static void
add_shipped (GPtrArray *list, const char *path, char *title, char *line)
{
  CraShipped *shipped = g_new (CraShipped, 1);

  *shipped = (CraShipped){ g_file_new_for_path (path), title, line };
  g_ptr_array_add (list, shipped);
}

static void
add_castle (GPtrArray *list, const char *path)
{
  g_autoptr (CrMap) map = cr_map_load (path, NULL, NULL);

  if (map != NULL)
    add_shipped (list, path, dup_title (map), dup_line (map));
}

/* The line of a scenario is the beginning of its text. */
static void
add_scenario (GPtrArray *list, const char *path)
{
  g_autoptr (CrScenarioFile) file = cr_scenario_load (path, NULL);
  const char *const *languages = g_get_language_names ();
  const CrNode *meta = file != NULL ? cr_node_find (file->it->root, "meta") : NULL;
  const char *title = file != NULL ? cr_scenario_get_title (file->it, languages) : NULL;

  if (title != NULL)
    add_shipped (list, path, g_strdup (title),
                 g_strdup (cr_node_get_localized (meta, "description", languages)));
}

static GPtrArray *
list_shipped (const char *ending, void (*add) (GPtrArray *list, const char *path))
{
  GPtrArray *list = g_ptr_array_new_with_free_func (shipped_free);
  g_auto (GStrv) paths = cr_data_list_shipped (ending);

  for (char **path = paths; *path != NULL; path++)
    add (list, *path);
  return list;
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
  return list_shipped (".map.xml", add_castle);
}

GPtrArray *
cra_shipped_list_scenarios (void)
{
  return list_shipped (CR_SCENARIO_ENDING, add_scenario);
}
