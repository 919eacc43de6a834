/* cra-thumbnail.c: small pictures of map files. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-thumbnail.h"

#include "cra-worker.h"

#include "cr-painter.h"
#include "cr-xml-map.h"
#include "cr-xml-ruleset.h"

/* Drawn twice as large as shown, for screens that need it. */
#define FINENESS 2

typedef struct {
  char *path;
  int width, height;
  GWeakRef picture;
  cairo_surface_t *surface;
} Job;

/* Drawn once a run for each state of a file: path, size and time → picture. */
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
  g_clear_pointer (&job->surface, cairo_surface_destroy);
  g_free (job);
}

/* Between these sizes of a hex, in pixels, a castle looks better with more than is drawn of one
 * that is worked on; where there are so many hexes that they are smaller, nothing of it would be
 * seen. */
#define SMALL 4
#define LARGE 12

/* Fills the picture with the map, cutting what is too long one way. */
static void
draw (const CrMap *map, const CrRuleset *ruleset, cairo_surface_t *surface)
{
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  g_autoptr (CrArt) art = cr_art_new (scene);
  CrBox frame = cr_layout_frame (cr_map_get_grid (map));
  double width = cairo_image_surface_get_width (surface);
  double height = cairo_image_surface_get_height (surface);
  double scale = MAX (width / MAX (frame.width, 0.1), height / MAX (frame.height, 0.1));
  cairo_t *cr = cairo_create (surface);
  CrPaintOptions options;

  cr_paint_options_init (&options);
  options.show = CR_SHOW_TICKS;
  options.detail = scale < SMALL || scale >= LARGE ? CR_DETAIL_AUTO : CR_DETAIL_PLAIN;
  cairo_translate (cr, width / 2, height / 2);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, -frame.x - frame.width / 2, -frame.y - frame.height / 2);
  cr_art_paint (art, cr, &options);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
}

/* A texture is as large as its pixels; this is as large as it shall be shown. */
static GdkPaintable *
new_sized (GdkTexture *texture, int width, int height)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gtk_snapshot_append_texture (snapshot, texture, &GRAPHENE_RECT_INIT (0, 0, width, height));
  return gtk_snapshot_free_to_paintable (snapshot, &GRAPHENE_SIZE_INIT (width, height));
}

static gboolean
job_done (gpointer data)
{
  Job *job = data;
  g_autoptr (GtkPicture) picture = g_weak_ref_get (&job->picture);

  if (job->surface != NULL) {
    int stride = cairo_image_surface_get_stride (job->surface);
    int height = cairo_image_surface_get_height (job->surface);
    g_autoptr (GBytes) bytes =
        g_bytes_new (cairo_image_surface_get_data (job->surface), (gsize) (stride * height));
    GdkTexture *texture =
        gdk_memory_texture_new (cairo_image_surface_get_width (job->surface), height,
                                GDK_MEMORY_DEFAULT, bytes, (gsize) stride);
    g_autoptr (GFile) file = g_file_new_for_path (job->path);
    char *key = dup_key (file, job->width);
    GdkPaintable *sized = new_sized (texture, job->width, job->height);

    if (picture != NULL &&
        g_strcmp0 (g_object_get_data (G_OBJECT (picture), "path"), job->path) == 0)
      gtk_picture_set_paintable (picture, sized);
    if (key != NULL)
      g_hash_table_replace (get_cache (), key, g_object_ref (sized));
    g_object_unref (sized);
    g_object_unref (texture);
  }
  job_free (job);
  return G_SOURCE_REMOVE;
}

/* Worker thread. */
static void
do_job (gpointer data)
{
  Job *job = data;
  g_autoptr (CrMap) map = cr_map_load (job->path, NULL, NULL);
  g_autoptr (CrRuleset) ruleset = map != NULL ? cr_ruleset_load ("siege", NULL) : NULL;

  if (ruleset != NULL) {
    job->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, job->width * FINENESS,
                                               job->height * FINENESS);
    draw (map, ruleset, job->surface);
  }
  g_idle_add_full (CRA_WORKER_DONE, job_done, job, NULL);
}

/**
 * cra_thumbnail_show:
 * @picture: gets the picture of the map when it is drawn, unless it is gone by then
 */
void
cra_thumbnail_show (GFile *file, int width, int height, GtkPicture *picture)
{
  g_autofree char *key = dup_key (file, width);
  GdkPaintable *known = key != NULL ? g_hash_table_lookup (get_cache (), key) : NULL;
  char *path = g_file_get_path (file);
  Job *job;

  gtk_picture_set_paintable (picture, known);
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
