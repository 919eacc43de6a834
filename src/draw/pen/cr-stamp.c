/* cr-stamp.c: a cache of small drawings that are repeated.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-stamp.h"
#include "cr-blit.h"

#include <math.h>
#include <string.h>

/* Hexes of more pixels are not stamped: few of them are in view, and copying their pixels takes
 * longer than drawing their paths. */
#define MOST_PX 100

/* The cache is emptied when it has so many bytes, as happens during a zoom. */
#define MOST_BYTES (16 << 20)

/* What a stamp shows; keys are compared byte by byte. */
typedef struct {
  void (*draw) (const CrDraw *draw, guint look, gconstpointer about);
  gconstpointer about;
  double px;
  guint look, phase, variant, detail, see_through;
} Key;

/* @lock: held while a stamp is looked up or added */
struct _CrStamps {
  GMutex lock;
  GHashTable *surfaces; /* Key → cairo_surface_t, cut to what is drawn; its device offset says where
                         * the origin is */
  gsize n_bytes;
};

static guint
hash_key (gconstpointer data)
{
  const guint32 *words = data;
  guint32 hash = 0;

  for (gsize i = 0; i < sizeof (Key) / sizeof *words; i++)
    hash = (hash ^ words[i]) * 0x9e3779b1u;
  return hash ^ hash >> 15;
}

static gboolean
equal_keys (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (Key)) == 0;
}

CrStamps *
cr_stamps_new (void)
{
  CrStamps *stamps = g_new0 (CrStamps, 1);

  g_mutex_init (&stamps->lock);
  stamps->surfaces =
      g_hash_table_new_full (hash_key, equal_keys, g_free, (GDestroyNotify) cairo_surface_destroy);
  return stamps;
}

void
cr_stamps_free (CrStamps *stamps)
{
  g_hash_table_unref (stamps->surfaces);
  g_mutex_clear (&stamps->lock);
  g_free (stamps);
}

CrRng
cr_rng_of_look (guint look, guint32 purpose)
{
  return cr_rng_at_hex ((CrHex){ (int) look, -4711 }, purpose, 0);
}

/* Returns: (transfer full) (nullable) */
static cairo_surface_t *
find_surface (CrStamps *stamps, const Key *key)
{
  cairo_surface_t *surface;

  g_mutex_lock (&stamps->lock);
  surface = g_hash_table_lookup (stamps->surfaces, key);
  if (surface != NULL)
    cairo_surface_reference (surface);
  g_mutex_unlock (&stamps->lock);
  return surface;
}

/* Two threads may have drawn the same stamp; the second one is used too. */
static void
keep_surface (CrStamps *stamps, const Key *key, cairo_surface_t *surface)
{
  gsize bytes = (gsize) cairo_image_surface_get_stride (surface) *
                (gsize) cairo_image_surface_get_height (surface);

  g_mutex_lock (&stamps->lock);
  if (stamps->n_bytes + bytes > MOST_BYTES) {
    g_hash_table_remove_all (stamps->surfaces);
    stamps->n_bytes = 0;
  }
  if (g_hash_table_insert (stamps->surfaces, g_memdup2 (key, sizeof *key),
                           cairo_surface_reference (surface)))
    stamps->n_bytes += bytes;
  g_mutex_unlock (&stamps->lock);
}

/* Returns: the same painting with its origin at the stamp */
static CrDraw
move_origin (const CrDraw *draw, cairo_t *cr, CrBox clip)
{
  CrDraw moved = *draw;

  moved.cr = cr;
  moved.clip = clip;
  return moved;
}

static int
get_half (const CrDraw *draw, const CrStamp *stamp)
{
  return (int) ceil (stamp->reach * draw->px) + 1;
}

/* Stamps are placed at fractions of a pixel, so many each way. */
#define PHASES 4

/* The fraction of a pixel, to the right and down. */
typedef struct {
  guint x, y;
} Phase;

/* The part of a surface that has been drawn on, in pixels. */
typedef struct {
  int left, top, right, bottom;
} Extent;

static Extent
find_extent (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface),
      height = cairo_image_surface_get_height (surface),
      stride = cairo_image_surface_get_stride (surface);
  Extent extent = { width, height, 0, 0 };

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      guint32 pixel;

      memcpy (&pixel, cairo_image_surface_get_data (surface) + y * stride + 4 * x, sizeof pixel);
      if (pixel == 0)
        continue;
      extent.left = MIN (extent.left, x);
      extent.top = MIN (extent.top, y);
      extent.right = MAX (extent.right, x + 1);
      extent.bottom = MAX (extent.bottom, y + 1);
    }
  return extent;
}

/* Returns: (transfer full): what there is on a surface whose middle is the origin */
static cairo_surface_t *
cut_surface (cairo_surface_t *surface, int half)
{
  Extent extent = find_extent (surface);
  cairo_surface_t *cut =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, MAX (0, extent.right - extent.left),
                                  MAX (0, extent.bottom - extent.top));
  cairo_t *cr = cairo_create (cut);

  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_surface (cr, surface, -extent.left, -extent.top);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_flush (cut);
  cairo_surface_set_device_offset (cut, half - extent.left, half - extent.top);
  return cut;
}

static cairo_surface_t *
make_surface (const CrDraw *draw, const CrStamp *stamp, guint look, Phase phase)
{
  int half = get_half (draw, stamp);
  double reach = stamp->reach + 1;
  cairo_surface_t *cut,
      *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 2 * half, 2 * half);
  cairo_t *cr = cairo_create (surface);
  CrDraw moved = move_origin (draw, cr, (CrBox){ -reach, -reach, 2 * reach, 2 * reach });

  cairo_translate (cr, half + phase.x / (double) PHASES, half + phase.y / (double) PHASES);
  cairo_scale (cr, draw->px, draw->px);
  stamp->draw (&moved, look, stamp->about);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  cut = cut_surface (surface, half);
  cairo_surface_destroy (surface);
  return cut;
}

static cairo_surface_t *
get_surface (const CrDraw *draw, const CrStamp *stamp, guint look, Phase phase)
{
  CrStamps *stamps = cr_art_get_stamps (draw->art);
  cairo_surface_t *surface;
  Key key;

  memset (&key, 0, sizeof key); /* also what lies between */
  key.draw = stamp->draw;
  key.about = stamp->about;
  key.px = draw->px;
  key.look = look;
  key.phase = phase.x + PHASES * phase.y;
  key.variant = draw->variant;
  key.detail = (guint) draw->detail;
  key.see_through = (draw->options->show & CR_SHOW_SEE_THROUGH) != 0;
  surface = find_surface (stamps, &key);
  if (surface != NULL)
    return surface;
  surface = make_surface (draw, stamp, look, phase);
  keep_surface (stamps, &key, surface);
  return surface;
}

/* Returns: the device pixel of a length from the origin of the plane, rounded to a fraction of
 * 1/@parts. It is the same in every tile, because the origins of tiles differ by whole pixels. */
static double
find_pixel (double length, double px, double origin, int parts)
{
  double whole = floor (origin);

  return whole + floor ((length * px + (origin - whole)) * parts + 0.5) / parts;
}

static void
draw_in_place (const CrDraw *draw, const CrStamp *stamp, guint look, CrPoint at)
{
  CrBox clip = draw->clip;
  CrDraw moved = move_origin (draw, draw->cr,
                              (CrBox){ clip.x - at.x, clip.y - at.y, clip.width, clip.height });
  cairo_matrix_t matrix;

  cairo_save (draw->cr);
  cairo_translate (draw->cr, at.x, at.y);
  /* The origin is rounded to the precision with which cairo stores coordinates. */
  cairo_get_matrix (draw->cr, &matrix);
  matrix.x0 = floor (matrix.x0 * 256 + 0.5) / 256;
  matrix.y0 = floor (matrix.y0 * 256 + 0.5) / 256;
  cairo_set_matrix (draw->cr, &matrix);
  stamp->draw (&moved, look, stamp->about);
  cairo_restore (draw->cr);
}

gboolean
cr_draw_has_stamps (const CrDraw *draw)
{
  cairo_matrix_t matrix;

  cairo_get_matrix (draw->cr, &matrix);
  return draw->px <= MOST_PX && !cr_draw_is_vector (draw) && fabs (matrix.xy) <= 0 &&
         fabs (matrix.yx) <= 0 && fabs (matrix.xx - matrix.yy) <= 0;
}

void
cr_draw_stamp (const CrDraw *draw, const CrStamp *stamp, guint look, CrPoint at)
{
  cairo_matrix_t matrix;
  cairo_surface_t *surface;
  double x, y, left, top;

  if (!cr_box_has (draw->clip, at, stamp->reach + 2 / draw->px))
    return;
  if (!cr_draw_has_stamps (draw)) {
    draw_in_place (draw, stamp, look, at);
    return;
  }
  cairo_get_matrix (draw->cr, &matrix);
  x = find_pixel (at.x, draw->px, matrix.x0, stamp->grid == CR_STAMP_WHOLE ? 1 : PHASES);
  y = find_pixel (at.y, draw->px, matrix.y0, stamp->grid == CR_STAMP_FINE ? PHASES : 1);
  left = floor (x);
  top = floor (y);
  surface = get_surface (draw, stamp, look,
                         (Phase){ (guint) ((x - left) * PHASES), (guint) ((y - top) * PHASES) });
  cairo_identity_matrix (draw->cr);
  if (!cr_blit (draw->cr, surface, (int) left, (int) top)) {
    cairo_set_source_surface (draw->cr, surface, left, top);
    cairo_paint (draw->cr);
  }
  cairo_set_matrix (draw->cr, &matrix);
  cairo_surface_destroy (surface);
}
