/* drawn.c: our own drawings as somebody's pictures. SPDX-License-Identifier: GPL-3.0-or-later */
#include "drawn.h"

#include <math.h>

#include "cr-painter.h"
#include "cr-plain.h"
#include "cr-suggest.h"

/* Drawn at twice the resolution that is read. */
#define FINER 2
#define SCALE (CR_PATCHES_PER_W * CR_PATCH_PIXELS * FINER)
#define BLOCK 8

/* A picture of three colours, 0…255. */
typedef struct {
  int width, height;
  float *values; /* by colour, then row by row */
} Sheet;

static double
hash (guint32 seed, int x, int y)
{
  guint32 h = seed * 2654435761u + (guint32) x * 374761393u + (guint32) y * 668265263u;

  h = (h ^ (h >> 13)) * 1274126177u;
  return (h ^ (h >> 16)) / 4294967296.0;
}

/* Smooth noise, −1…1. */
static double
cloud (guint32 seed, double x, double y)
{
  int ix = (int) floor (x), iy = (int) floor (y);
  double u = x - ix, v = y - iy;

  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  return 2 * ((hash (seed, ix, iy) * (1 - u) + hash (seed, ix + 1, iy) * u) * (1 - v) +
              (hash (seed, ix, iy + 1) * (1 - u) + hash (seed, ix + 1, iy + 1) * u) * v) -
         1;
}

static float *
get_row (const Sheet *sheet, int colour, int y)
{
  return sheet->values + ((gsize) colour * sheet->height + y) * sheet->width;
}

static cairo_surface_t *
draw (const CrScene *scene, const CrPatches *patches)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, patches->columns * CR_PATCH_PIXELS * FINER,
                                  patches->rows * CR_PATCH_PIXELS * FINER);
  g_autoptr (CrArt) art = cr_art_new (scene);
  cairo_t *cr = cairo_create (surface);
  CrPaintOptions options;

  cr_paint_options_init (&options);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, SCALE, SCALE);
  cairo_translate (cr, -patches->corner.x, -patches->corner.y);
  cr_art_paint (art, cr, &options);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* As a brush copies it (@strays in W), not to the pixel. */
static void
read_sheet (Sheet *sheet, cairo_surface_t *surface, double strays, guint32 seed)
{
  const guint8 *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);

  for (int y = 0; y < sheet->height; y++)
    for (int x = 0; x < sheet->width; x++) {
      double u = 4.0 * x / SCALE, v = 4.0 * y / SCALE;
      int from_x = x + (int) lround (strays * SCALE * cloud (seed, u, v));
      int from_y = y + (int) lround (strays * SCALE * cloud (seed + 1, u, v));
      const guint8 *row = data + (gsize) CLAMP (from_y, 0, sheet->height - 1) * stride;
      guint32 pixel = ((const guint32 *) (gconstpointer) row)[CLAMP (from_x, 0, sheet->width - 1)];

      for (int colour = 0; colour < 3; colour++)
        get_row (sheet, colour, y)[x] = (float) (pixel >> (16 - 8 * colour) & 255);
    }
}

/* A mean over 2 @by + 1 values, along rows or columns. */
static void
blur (float *values, int n, int step, int by)
{
  g_autofree float *old = g_new (float, n);

  for (int i = 0; i < n; i++)
    old[i] = values[(gsize) i * step];
  for (int i = 0; i < n; i++) {
    float sum = 0;

    for (int j = -by; j <= by; j++)
      sum += old[CLAMP (i + j, 0, n - 1)];
    values[(gsize) i * step] = sum / (float) (2 * by + 1);
  }
}

static void
blur_all (Sheet *sheet, int by)
{
  for (int colour = 0; colour < 3; colour++) {
    for (int y = 0; y < sheet->height; y++)
      blur (get_row (sheet, colour, y), sheet->width, 1, by);
    for (int x = 0; x < sheet->width; x++)
      blur (get_row (sheet, colour, 0) + x, sheet->height, sheet->width, by);
  }
}

/* Uneven wash, strokes and the grain of paper. */
static void
wash (Sheet *sheet, guint32 seed)
{
  for (int y = 0; y < sheet->height; y++)
    for (int x = 0; x < sheet->width; x++) {
      double u = (double) x / SCALE, v = (double) y / SCALE;
      double shade = 9 * cloud (seed + 2, u * 1.3, v * 1.3) + 8 * cloud (seed + 3, u * 9, v * 3) +
                     5 * cloud (seed + 4, u * 20, v * 20) + 10 * hash (seed + 5, x, y) - 5;

      for (int colour = 0; colour < 3; colour++)
        get_row (sheet, colour, y)[x] += (float) shade;
    }
}

/* A lamp to one side, corners that are darker, and the noise of the camera. */
static void
light (Sheet *sheet, guint32 seed)
{
  for (int y = 0; y < sheet->height; y++)
    for (int x = 0; x < sheet->width; x++) {
      double u = (double) x / sheet->width - 0.5, v = (double) y / sheet->height - 0.5;
      double lamp = 0.96 + 0.12 * u - 0.25 * (u * u + v * v);

      for (int colour = 0; colour < 3; colour++)
        get_row (sheet, colour, y)[x] =
            (float) (get_row (sheet, colour, y)[x] * lamp +
                     20 * hash (seed + 6 + (guint32) colour, x, y) - 10);
    }
}

/* What JPEG of a middling quality does to a row or column of eight: finer waves in coarser steps.
 */
static void
squeeze_line (float *values, int step)
{
  double waves[BLOCK];

  for (int k = 0; k < BLOCK; k++) {
    waves[k] = 0;
    for (int i = 0; i < BLOCK; i++)
      waves[k] += values[(gsize) i * step] * cos (G_PI * (i + 0.5) * k / BLOCK);
    waves[k] *= (k == 0 ? 1.0 : 2.0) / BLOCK;
    waves[k] = rint (waves[k] / (2 + k)) * (2 + k);
  }
  for (int i = 0; i < BLOCK; i++) {
    double sum = 0;

    for (int k = 0; k < BLOCK; k++)
      sum += waves[k] * cos (G_PI * (i + 0.5) * k / BLOCK);
    values[(gsize) i * step] = (float) sum;
  }
}

static void
squeeze (Sheet *sheet)
{
  for (int colour = 0; colour < 3; colour++) {
    for (int y = 0; y < sheet->height; y++)
      for (int x = 0; x + BLOCK <= sheet->width; x += BLOCK)
        squeeze_line (get_row (sheet, colour, y) + x, 1);
    for (int x = 0; x < sheet->width; x++)
      for (int y = 0; y + BLOCK <= sheet->height; y += BLOCK)
        squeeze_line (get_row (sheet, colour, y) + x, sheet->width);
  }
}

static guint32
mean_pixel (const Sheet *sheet, int x, int y)
{
  guint32 pixel = 0xff;

  for (int colour = 0; colour < 3; colour++) {
    float sum = 0;

    for (int i = 0; i < FINER * FINER; i++)
      sum += get_row (sheet, colour, y * FINER + i / FINER)[x * FINER + i % FINER];
    sum /= FINER * FINER;
    pixel = pixel << 8 | (guint32) CLAMP (sum, 0, 255);
  }
  return pixel;
}

static void
read_patches (CrPatches *patches, const Sheet *sheet)
{
  int width = patches->columns * CR_PATCH_PIXELS;
  g_autofree guint32 *band = g_new (guint32, (gsize) width * CR_PATCH_PIXELS);

  for (int row = 0; row < patches->rows; row++) {
    for (int y = 0; y < CR_PATCH_PIXELS; y++)
      for (int x = 0; x < width; x++)
        band[(gsize) y * width + x] = mean_pixel (sheet, x, row * CR_PATCH_PIXELS + y);
    cr_patches_read_row (patches, row, (const guint8 *) band, width * 4);
  }
  cr_patches_finish (patches);
}

CrPatches *
drawn_sample (const CrScene *scene, DrawnStyle style, guint32 seed)
{
  CrPatches *patches = cr_patches_new (cr_map_get_grid (cr_scene_get_map (scene)));
  cairo_surface_t *surface = draw (scene, patches);
  Sheet sheet = { cairo_image_surface_get_width (surface), cairo_image_surface_get_height (surface),
                  NULL };

  sheet.values = g_new (float, 3 * (gsize) sheet.width * sheet.height);
  read_sheet (&sheet, surface, style == DRAWN_CLEAN ? 0 : 0.05, seed);
  if (style != DRAWN_CLEAN) {
    blur_all (&sheet, 1);
    wash (&sheet, seed);
  }
  if (style == DRAWN_PHOTOGRAPHED) {
    blur_all (&sheet, 1);
    light (&sheet, seed);
    squeeze (&sheet);
  }
  read_patches (patches, &sheet);
  cairo_surface_destroy (surface);
  g_free (sheet.values);
  return patches;
}

/* Of each terrain, hexes picked by chance. */
static GArray *
teach (const CrMap *map, CrMap *bare, int taught, GRand *rand)
{
  const CrGrid *grid = cr_map_get_grid (map);
  const gint16 *terrain = cr_map_get_layer (map, 0, CR_LAYER_TERRAIN);
  GArray *also = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autoptr (CrEdit) edit = cr_edit_new ();
  int n_cells = cr_grid_n_cells (grid);
  g_autofree int *order = g_new (int, n_cells);
  g_autofree int *left = g_new0 (int, cr_map_n_codes (map, CR_LAYER_TERRAIN));

  for (int i = 0; i < n_cells; i++) {
    int j = g_rand_int_range (rand, 0, i + 1);

    order[i] = order[j];
    order[j] = i;
    left[terrain[i]]++;
  }
  for (int code = 0; code < cr_map_n_codes (map, CR_LAYER_TERRAIN); code++)
    left[code] = code > 0 ? (left[code] * taught + 99) / 100 : 0;
  for (int i = 0; i < n_cells; i++) {
    CrPlace place = { 0, cr_grid_get_hex (grid, order[i]) };

    if (left[terrain[order[i]]]-- <= 0)
      continue;
    cr_edit_set_code (edit, bare, place, CR_LAYER_TERRAIN,
                      cr_map_get_code (map, CR_LAYER_TERRAIN, terrain[order[i]]));
    g_array_append_val (also, place);
  }
  cr_edit_swap (edit, bare);
  return also;
}

static void
count (DrawnScore *score, gboolean clear, gboolean right, gboolean wrong)
{
  score->n++;
  score->n_right += right;
  score->n_wrong += wrong;
  if (!clear)
    return;
  score->n_clear++;
  score->n_clear_right += right;
  score->n_clear_wrong += wrong;
}

void
drawn_try (const CrScene *scene,
           DrawnStyle style,
           guint32 seed,
           int taught,
           const gboolean *clear,
           DrawnScore *score,
           DrawnConfused confused,
           gpointer data)
{
  const CrMap *map = cr_scene_get_map (scene);
  g_autoptr (CrPatches) patches = drawn_sample (scene, style, seed);
  g_autoptr (CrMap) bare = cr_map_new_plain (cr_map_get_grid (map), "bare", "Bare");
  GRand *rand = g_rand_new_with_seed (seed);
  g_autoptr (GArray) also = teach (map, bare, taught, rand);
  g_autoptr (GArray) suggestions = cr_suggest_terrain (bare, 0, patches, also, NULL);

  for (guint i = 0; i < suggestions->len; i++) {
    const CrSuggestion *s = &g_array_index (suggestions, CrSuggestion, i);
    const char *is = cr_map_get_terrain (map, s->place);
    const char *proposed = s->terrain >= 0 && s->confidence >= CR_SUGGEST_LEAST
                               ? cr_map_get_code (bare, CR_LAYER_TERRAIN, s->terrain)
                               : NULL;

    int cell = cr_grid_get_cell (cr_map_get_grid (map), s->place.hex);

    if (is == NULL)
      continue;
    count (score, clear[cell], g_strcmp0 (is, proposed) == 0,
           proposed != NULL && !g_str_equal (is, proposed));
    if (confused != NULL && clear[cell])
      confused (is, proposed, data);
  }
  g_rand_free (rand);
}
