/* cra-paths.c: where files that come with the program lie.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-paths.h"

char *
cra_paths_dup_schemas (void)
{
  static const char *const folders[] = { "../../data", "../share/glib-2.0/schemas" };
  g_autofree char *executable = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = g_path_get_dirname (executable != NULL ? executable : ".");

  for (gsize i = 0; i < G_N_ELEMENTS (folders); i++) {
    g_autofree char *path = g_build_filename (folder, folders[i], NULL);
    g_autofree char *compiled = g_build_filename (path, "gschemas.compiled", NULL);

    if (g_file_test (compiled, G_FILE_TEST_EXISTS))
      return g_steal_pointer (&path);
  }
  return NULL;
}
