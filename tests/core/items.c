/* items.c: each item of the castle model once, as operations.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "items.h"

static void
item_free (gpointer data)
{
  Item *item = data;

  g_free (item->name);
  g_free (item->at);
  g_free (item->told);
  g_free (item->seen);
  g_free (item->operation);
  g_free (item->argument);
  g_free (item);
}

static Item *
item_read (const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " | ", -1);
  Item *item = g_new0 (Item, 1);

  g_assert_cmpuint (g_strv_length (words), ==, 6);
  *item = (Item){ g_strdup (words[0]), g_strdup (words[1]), g_strdup (words[2]),
                  g_strdup (words[3]), g_strdup (words[4]), g_strdup (words[5]) };
  return item;
}

GPtrArray *
items_load (void)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "tests/data/every-item.txt", NULL);
  GPtrArray *items = g_ptr_array_new_with_free_func (item_free);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    if (**line != '\0' && **line != '#')
      g_ptr_array_add (items, item_read (*line));
  return items;
}
