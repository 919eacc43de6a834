/* saved.c: a file that is saved over. SPDX-License-Identifier: GPL-3.0-or-later */
#include "saved.h"

#include "support.h"

void
saved_set_up (Saved *saved, gconstpointer data)
{
  saved->folder = support_make_folder ();
  saved->path = g_build_filename (saved->folder, "castle.map.xml", NULL);
  g_assert_true (g_file_set_contents (saved->path, SAVED_OLD, -1, NULL));
}

void
saved_tear_down (Saved *saved, gconstpointer data)
{
  support_remove_folder (saved->folder);
  g_free (saved->folder);
  g_free (saved->path);
}
