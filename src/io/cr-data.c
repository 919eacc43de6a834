/* cr-data.c: where the shipped data lie. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-data.h"

/* Meson writes this file into the root of the build tree; it holds the path of the data. */
#define MARKER "crenel-data-dir"

static char *
find_from_build (const char *folder)
{
  g_autofree char *at = g_strdup (folder);

  while (!g_str_equal (at, "/") && !g_str_equal (at, ".")) {
    g_autofree char *marker = g_build_filename (at, MARKER, NULL);
    char *up, *path;

    if (g_file_get_contents (marker, &path, NULL, NULL))
      return g_strstrip (path);
    up = g_path_get_dirname (at);
    g_free (at);
    at = up;
  }
  return NULL;
}

static char *
find_folder (void)
{
  const char *wanted = g_getenv ("CRENEL_DATA_DIR");

  if (wanted != NULL && *wanted != '\0')
    return g_strdup (wanted);

  /* The executable is asked, so that no path of the machine that built it is baked in. */
  g_autofree char *executable = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = g_path_get_dirname (executable != NULL ? executable : "./crenel");
  g_autofree char *shared = g_build_filename (folder, "..", "share", "crenel", NULL);

  if (g_file_test (shared, G_FILE_TEST_IS_DIR))
    return g_steal_pointer (&shared);

  char *built = find_from_build (folder);
  return built != NULL ? built : g_steal_pointer (&shared);
}

/**
 * cr_data_path:
 * @relative: as in the source tree's folder data, "rules/siege.ruleset.xml"
 *
 * Looks in $CRENEL_DATA_DIR, else beside the executable's folder (../share/crenel), else, for a
 * program that was not installed, in the source tree it was built from.
 *
 * Returns: (transfer full): the path, whether or not the file exists
 */
char *
cr_data_path (const char *relative)
{
  static char *folder;

  if (g_once_init_enter (&folder))
    g_once_init_leave (&folder, find_folder ());
  return g_build_filename (folder, relative, NULL);
}
