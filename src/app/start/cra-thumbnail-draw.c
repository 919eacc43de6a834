/* cra-thumbnail-draw.c: draws the map in a file as a small picture.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-thumbnail-cache.h"

#include "cr-sheet.h"
#include "cr-xml-assembly.h"
#include "cr-xml-playlog.h"
#include "cr-xml-root.h"
#include "cr-xml-ruleset.h"
#include "cr-xml-scenario.h"

/* A hex of the picture has between so many and so many pixels. In that range a castle looks better
 * with details that are not drawn on screen; smaller hexes would show nothing. */
#define SMALL 4
#define LARGE 12

/* A larger map shows its middle part of this size, in hex widths; a file with more bytes has no
 * picture, because drawing it would slow down the window that opens. */
#define MOST_WIDTH 80.0
#define MOST_HEIGHT 60.0
#define MOST_BYTES (4 << 20)

static CrBox
choose_part (const CrMap *map)
{
  CrBox frame = cr_layout_frame (cr_map_get_grid (map));
  double width = MIN (frame.width, MOST_WIDTH), height = MIN (frame.height, MOST_HEIGHT);

  return (CrBox){ frame.x + (frame.width - width) / 2, frame.y + (frame.height - height) / 2, width,
                  height };
}

static cairo_surface_t *
draw_thumbnail (const CrMap *map, const CrRuleset *ruleset, int size)
{
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  g_autoptr (CrArt) art = cr_art_new (scene);
  CrBox part = choose_part (map);
  double scale = size / MAX (MAX (part.width, part.height), 0.1);
  g_autoptr (CrSheet) sheet = NULL;
  CrPaintOptions options;

  cr_paint_options_init (&options);
  options.show = CR_SHOW_TICKS;
  options.detail = scale < SMALL || scale >= LARGE ? CR_DETAIL_AUTO : CR_DETAIL_PLAIN;
  sheet = cr_sheet_new (map, &options);
  cr_sheet_set_art (sheet, art);
  cr_sheet_set_part (sheet, &part);
  return cr_sheet_draw_pixels (sheet, scale);
}

static GdkPixbuf *
new_pixels (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  int stride = cairo_image_surface_get_stride (surface);
  const guint8 *data = cairo_image_surface_get_data (surface);
  GdkPixbuf *pixels = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, width, height);

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      guint32 from = ((const guint32 *) (const void *) (data + (gsize) y * stride))[x];
      guint8 *to = gdk_pixbuf_get_pixels (pixels) + (gsize) y * gdk_pixbuf_get_rowstride (pixels) +
                   3 * (gsize) x;

      to[0] = (guint8) (from >> 16);
      to[1] = (guint8) (from >> 8);
      to[2] = (guint8) from;
    }
  return pixels;
}

static gboolean
is_small (GFile *file)
{
  g_autoptr (GFileInfo) info =
      g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_SIZE, G_FILE_QUERY_INFO_NONE, NULL, NULL);

  return info != NULL && g_file_info_get_size (info) <= MOST_BYTES;
}

/* Returns: (nullable): the castle of a game, from the map file beside it */
static CrMap *
load_castle (const char *path, gboolean *broken_out)
{
  g_autoptr (CrPlaylog) log = cr_playlog_load (path, NULL);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *map_path =
      log != NULL && log->map_file != NULL ? g_build_filename (folder, log->map_file, NULL) : NULL;

  *broken_out = log == NULL;
  return map_path != NULL ? cr_map_open (map_path, NULL, NULL) : NULL;
}

/* Returns: (nullable): the map of a scenario; when it is missing, the scenario does not count as
 * broken */
static CrMap *
load_scenario_map (const char *path, gboolean *broken_out)
{
  g_autoptr (CrScenarioFile) file = cr_scenario_load (path, NULL);
  g_autofree char *map_path = file != NULL ? cr_scenario_find_map (file->it, path, NULL) : NULL;

  *broken_out = file == NULL;
  return map_path != NULL ? cr_map_open (map_path, NULL, NULL) : NULL;
}

/* Returns: (nullable): the map that a file is about */
static CrMap *
load_map (const char *path, gboolean *broken_out)
{
  g_autofree char *root = cr_xml_read_root (path);
  CrMap *map;

  if (g_strcmp0 (root, "playlog") == 0)
    return load_castle (path, broken_out);
  if (g_strcmp0 (root, "scenario") == 0)
    return load_scenario_map (path, broken_out);
  map = cr_map_open (path, NULL, NULL);
  *broken_out = map == NULL;
  return map;
}

GdkPixbuf *
cra_thumbnail_get (GFile *file, int size, gboolean *broken_out)
{
  GdkPixbuf *pixels = cra_thumbnail_cache_load (file, size);
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (CrMap) map = NULL;
  g_autoptr (CrRuleset) ruleset = NULL;
  cairo_surface_t *surface;

  *broken_out = FALSE;
  if (pixels != NULL || path == NULL || !is_small (file))
    return pixels;
  map = load_map (path, broken_out);
  ruleset = map != NULL ? cr_ruleset_load ("siege", NULL) : NULL;
  if (ruleset == NULL)
    return NULL;
  surface = draw_thumbnail (map, ruleset, size);
  pixels = new_pixels (surface);
  cairo_surface_destroy (surface);
  cra_thumbnail_cache_store (file, size, pixels);
  return pixels;
}
