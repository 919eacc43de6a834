/* cr-data.c: finds the files that come with the program.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-data.h"

#include <string.h>

/* Meson writes this file into the root of the build tree; it holds the path of the data. */
#define MARKER "crenel-data-dir"

/* Returns: (transfer full) (nullable): the root of the build tree that contains @folder; NULL when
 * none does */
static char *
find_build (const char *folder)
{
  g_autofree char *at = g_strdup (folder);

  while (!g_str_equal (at, "/") && !g_str_equal (at, ".")) {
    g_autofree char *marker = g_build_filename (at, MARKER, NULL);
    char *up;

    if (g_file_test (marker, G_FILE_TEST_EXISTS))
      return g_steal_pointer (&at);
    up = g_path_get_dirname (at);
    g_free (at);
    at = up;
  }
  return NULL;
}

/* The running executable tells its folder, so that no path of the build machine is compiled in. */
static char *
find_program_folder (void)
{
  g_autofree char *executable = g_file_read_link ("/proc/self/exe", NULL);

  return g_path_get_dirname (executable != NULL ? executable : "./crenel");
}

static char *
find_folder (void)
{
  const char *wanted = g_getenv ("CRENEL_DATA_DIR");
  g_autofree char *program = find_program_folder ();
  g_autofree char *shared = g_build_filename (program, "..", "share", "crenel", NULL);
  g_autofree char *marker = cr_data_build_path (MARKER);
  char *source;

  if (wanted != NULL && *wanted != '\0')
    return g_strdup (wanted);
  if (marker == NULL || !g_file_get_contents (marker, &source, NULL, NULL))
    return g_steal_pointer (&shared);
  return g_strstrip (source);
}

char *
cr_data_build_path (const char *relative)
{
  g_autofree char *program = find_program_folder ();
  g_autofree char *build = find_build (program);

  return build != NULL ? g_build_filename (build, relative, NULL) : NULL;
}

char *
cr_data_locale_path (void)
{
  g_autofree char *program = find_program_folder ();
  char *built = cr_data_build_path ("po");

  return built != NULL ? built : g_build_filename (program, "..", "share", "locale", NULL);
}

char *
cr_data_path (const char *relative)
{
  static char *folder;

  if (g_once_init_enter (&folder))
    g_once_init_leave (&folder, find_folder ());
  return g_build_filename (folder, relative, NULL);
}

char *
cr_data_maps_path (void)
{
  g_autofree char *inside = cr_data_path ("maps");

  return g_file_test (inside, G_FILE_TEST_IS_DIR) ? g_steal_pointer (&inside)
                                                  : cr_data_path ("../maps");
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* Returns: (transfer full): the sorted names of the files of a folder that end so */
static char **
list_names (const char *folder, const char *ending)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ending))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&names), FALSE);
}

char **
cr_data_list_shipped (const char *ending)
{
  g_autofree char *folder = cr_data_maps_path ();
  char **paths = list_names (folder, ending);

  for (char **path = paths; *path != NULL; path++) {
    g_autofree char *name = *path;

    *path = g_build_filename (folder, name, NULL);
  }
  return paths;
}

char **
cr_data_list_ids (const char *folder, const char *ending)
{
  g_autofree char *path = cr_data_path (folder);
  char **ids = list_names (path, ending);

  for (char **id = ids; *id != NULL; id++)
    (*id)[strlen (*id) - strlen (ending)] = '\0';
  return ids;
}
