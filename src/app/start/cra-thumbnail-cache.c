/* cra-thumbnail-cache.c: stores pictures of files where the desktop's thumbnail standard wants
 * them. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-thumbnail-cache.h"

#include <glib/gstdio.h>

#define KEY_URI "tEXt::Thumb::URI"
#define KEY_TIME "tEXt::Thumb::MTime"
#define KEY_SIZE "tEXt::Thumb::Size"

/* Identifies the state of a file. The size is part of it, because the time has whole seconds only.
 */
typedef struct {
  char *uri, *time, *size;
} State;

static void
state_clear (State *state)
{
  g_free (state->uri);
  g_free (state->time);
  g_free (state->size);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (State, state_clear)

static gboolean
read_state (GFile *file, State *state)
{
  g_autoptr (GFileInfo) info =
      g_file_query_info (file, G_FILE_ATTRIBUTE_TIME_MODIFIED "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                         G_FILE_QUERY_INFO_NONE, NULL, NULL);

  if (info == NULL)
    return FALSE;
  state->uri = g_file_get_uri (file);
  state->time =
      g_strdup_printf ("%" G_GUINT64_FORMAT,
                       g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED));
  state->size = g_strdup_printf ("%" G_GINT64_FORMAT, (gint64) g_file_info_get_size (info));
  return TRUE;
}

static char *
dup_path (GFile *file, int size)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_MD5, uri, -1);
  g_autofree char *name = g_strconcat (sum, ".png", NULL);

  return g_build_filename (g_get_user_cache_dir (), "thumbnails",
                           size > CRA_THUMBNAIL_LARGE ? "x-large" : "large", name, NULL);
}

static gboolean
says_value (GdkPixbuf *pixels, const char *key, const char *value)
{
  return g_strcmp0 (gdk_pixbuf_get_option (pixels, key), value) == 0;
}

GdkPixbuf *
cra_thumbnail_cache_load (GFile *file, int size)
{
  g_autofree char *path = dup_path (file, size);
  g_autoptr (GdkPixbuf) pixels = NULL;
  g_auto (State) state = { NULL };
  int width, height;

  /* A stored picture of another size or state is not read. */
  if (!read_state (file, &state) || gdk_pixbuf_get_file_info (path, &width, &height) == NULL ||
      width > size || height > size)
    return NULL;
  pixels = gdk_pixbuf_new_from_file (path, NULL);
  if (pixels == NULL || !says_value (pixels, KEY_URI, state.uri) ||
      !says_value (pixels, KEY_TIME, state.time) || !says_value (pixels, KEY_SIZE, state.size))
    return NULL;
  return g_steal_pointer (&pixels);
}

gboolean
cra_thumbnail_cache_store (GFile *file, int size, GdkPixbuf *pixels)
{
  g_autofree char *path = dup_path (file, size);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *buffer = NULL;
  g_auto (State) state = { NULL };
  gsize n;

  if (!read_state (file, &state) || g_mkdir_with_parents (folder, 0700) != 0 ||
      !gdk_pixbuf_save_to_buffer (pixels, &buffer, &n, "png", NULL, KEY_URI, state.uri, KEY_TIME,
                                  state.time, KEY_SIZE, state.size, "tEXt::Software", "Crenel",
                                  NULL))
    return FALSE;
  return g_file_set_contents_full (path, buffer, (gssize) n, G_FILE_SET_CONTENTS_CONSISTENT, 0600,
                                   NULL);
}
