/* cra-thumbnail.c: small pictures of map files. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-thumbnail.h"

#include "cra-thumbnail-cache.h"
#include "cra-worker.h"

/* Pictures have twice the pixels at which they are shown, for screens with a scale of 2. */
#define FINENESS 2

typedef struct {
  char *path;
  int width, height;
  GWeakRef picture;
  GdkPixbuf *pixels;
  gboolean broken;
} Job;

/* Returns: the pictures of this run: path, size and time of a file → picture */
static GHashTable *
get_cache (void)
{
  static GHashTable *cache;

  if (cache == NULL)
    cache = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  return cache;
}

static char *
dup_key (GFile *file, int width)
{
  g_autoptr (GFileInfo) info =
      g_file_query_info (file, G_FILE_ATTRIBUTE_TIME_MODIFIED "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                         G_FILE_QUERY_INFO_NONE, NULL, NULL);
  g_autofree char *uri = g_file_get_uri (file);

  if (info == NULL)
    return NULL;
  return g_strdup_printf ("%s %d %" G_GINT64_FORMAT " %" G_GUINT64_FORMAT, uri, width,
                          (gint64) g_file_info_get_size (info),
                          g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED));
}

static void
job_free (Job *job)
{
  g_free (job->path);
  g_weak_ref_clear (&job->picture);
  g_clear_object (&job->pixels);
  g_free (job);
}

/* Returns: (transfer full): the texture scaled so that it fills that size; what is too long one way
 * is cut */
static GdkPaintable *
new_sized (GdkTexture *texture, int width, int height)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  double own_width = gdk_texture_get_width (texture), own_height = gdk_texture_get_height (texture);
  double scale = MAX (width / own_width, height / own_height);
  double left = (width - own_width * scale) / 2, top = (height - own_height * scale) / 2;

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gtk_snapshot_append_texture (snapshot, texture,
                               &GRAPHENE_RECT_INIT ((float) left, (float) top,
                                                    (float) (own_width * scale),
                                                    (float) (own_height * scale)));
  gtk_snapshot_pop (snapshot);
  return gtk_snapshot_free_to_paintable (snapshot, &GRAPHENE_SIZE_INIT (width, height));
}

static void
show_thumbnail (const Job *job, GtkPicture *picture)
{
  g_autoptr (GdkTexture) texture = gdk_texture_new_for_pixbuf (job->pixels);
  g_autoptr (GdkPaintable) sized = new_sized (texture, job->width, job->height);
  g_autoptr (GFile) file = g_file_new_for_path (job->path);
  char *key = dup_key (file, job->width);

  if (picture != NULL && g_strcmp0 (g_object_get_data (G_OBJECT (picture), "path"), job->path) == 0)
    gtk_picture_set_paintable (picture, sized);
  if (key != NULL)
    g_hash_table_replace (get_cache (), key, g_object_ref (sized));
}

static gboolean
job_done (gpointer data)
{
  Job *job = data;
  g_autoptr (GtkPicture) picture = g_weak_ref_get (&job->picture);

  if (job->broken && picture != NULL &&
      g_strcmp0 (g_object_get_data (G_OBJECT (picture), "path"), job->path) == 0)
    gtk_widget_add_css_class (GTK_WIDGET (picture), CRA_THUMBNAIL_BROKEN);
  if (job->pixels != NULL)
    show_thumbnail (job, picture);
  job_free (job);
  return G_SOURCE_REMOVE;
}

/* This runs in the worker thread. */
static void
do_job (gpointer data)
{
  Job *job = data;
  g_autoptr (GFile) file = g_file_new_for_path (job->path);

  job->pixels = cra_thumbnail_get (
      file,
      job->width * FINENESS > CRA_THUMBNAIL_LARGE ? CRA_THUMBNAIL_X_LARGE : CRA_THUMBNAIL_LARGE,
      &job->broken);
  g_idle_add_full (CRA_WORKER_DONE, job_done, job, NULL);
}

void
cra_thumbnail_show (GFile *file, int width, int height, GtkPicture *picture)
{
  g_autofree char *key = dup_key (file, width);
  GdkPaintable *known = key != NULL ? g_hash_table_lookup (get_cache (), key) : NULL;
  char *path = g_file_get_path (file);
  Job *job;

  gtk_picture_set_paintable (picture, known);
  gtk_widget_remove_css_class (GTK_WIDGET (picture), CRA_THUMBNAIL_BROKEN);
  g_object_set_data_full (G_OBJECT (picture), "path", g_strdup (path), g_free);
  if (known != NULL || key == NULL || path == NULL) {
    g_free (path);
    return;
  }
  job = g_new0 (Job, 1);
  job->path = path;
  job->width = width;
  job->height = height;
  g_weak_ref_init (&job->picture, picture);
  cra_worker_push_late (do_job, job);
}
