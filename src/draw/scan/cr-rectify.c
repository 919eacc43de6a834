/* cr-rectify.c: flattens a scan. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-rectify.h"

#include <math.h>

#include "cr-text.h"

/* Cairo can move, turn and skew a picture, but neither tilt nor bend it. Such a scan is therefore
 * brought into the plane once, pixel by pixel, and then drawn like any other. */
#define STEP 8 /* pixels from one exact place to the next */
#define MOST_PIXELS (60.0 * 1000 * 1000)
#define MOST_SPAN 32000.0
#define KEPT 3

static const cairo_user_data_key_t kept_key;

typedef struct {
  CrNode *node;
  CrGrid grid;
  CrFlat flat;
} Kept;

static void
kept_free (gpointer data)
{
  Kept *kept = data;

  cr_node_unref (kept->node);
  g_clear_pointer (&kept->flat.surface, cairo_surface_destroy);
  g_free (kept);
}

static CrBox
read_crop (const CrNode *node, int width, int height)
{
  const char *text = cr_node_get (node, "crop");
  g_auto (GStrv) words = g_strsplit (text != NULL ? text : "", " ", -1);
  CrBox whole = { 0, 0, width, height };
  int v[4];

  if (g_strv_length (words) != 4)
    return whole;
  for (int i = 0; i < 4; i++)
    if (!cr_text_parse_int (words[i], 0, 65535, &v[i]))
      return whole;
  v[0] = MIN (v[0], width);
  v[1] = MIN (v[1], height);
  return (CrBox){ v[0], v[1], MIN (v[2], width - v[0]), MIN (v[3], height - v[1]) };
}

/* Returns: the box of the picture in the plane, found along its border and limited to the map */
static CrBox
find_box (const CrWarp *warp, const CrGrid *grid, const CrBox *crop)
{
  CrBox frame = cr_layout_frame (grid);
  CrPoint least = { G_MAXDOUBLE, G_MAXDOUBLE }, most = { -G_MAXDOUBLE, -G_MAXDOUBLE };

  for (int i = 0; i < 4 * 32; i++) {
    double t = (i % 32) / 32.0, u = i < 32 ? t : i < 64 ? 1 : i < 96 ? 1 - t : 0;
    double v = i < 32 ? 0 : i < 64 ? t : i < 96 ? 1 : 1 - t;
    CrPoint plane;

    if (!cr_warp_invert (warp, (CrPoint){ crop->x + u * crop->width, crop->y + v * crop->height },
                         &plane))
      return frame;
    least = (CrPoint){ MIN (least.x, plane.x), MIN (least.y, plane.y) };
    most = (CrPoint){ MAX (most.x, plane.x), MAX (most.y, plane.y) };
  }
  least = (CrPoint){ MAX (least.x - 0.1, frame.x), MAX (least.y - 0.1, frame.y) };
  most.x = MIN (most.x + 0.1, frame.x + frame.width);
  most.y = MIN (most.y + 0.1, frame.y + frame.height);
  return (CrBox){ least.x, least.y, MAX (0, most.x - least.x), MAX (0, most.y - least.y) };
}

/* The pixels of the picture, and the part that is shown. */
typedef struct {
  const guchar *pixels;
  int stride, left, top, right, bottom; /* the crop, in pixels */
  guint32 opaque;                       /* the alpha bits, set in every pixel of a picture without
                                         * alpha */
} Source;

static guint32
pixel_at (const Source *source, int x, int y)
{
  if (x < source->left || y < source->top || x >= source->right || y >= source->bottom)
    return 0;
  return *(const guint32 *) (const void *) (source->pixels + (gsize) y * source->stride + 4 * x) |
         source->opaque;
}

static guint32
mix_pixels (guint32 a, guint32 b, guint32 t)
{
  guint32 even = (((a & 0xff00ff) * (256 - t) + (b & 0xff00ff) * t) >> 8) & 0xff00ff;
  guint32 odd = ((a >> 8) & 0xff00ff) * (256 - t) + ((b >> 8) & 0xff00ff) * t;

  return even | (odd & 0xff00ff00);
}

/* Returns: a colour mixed from the four pixels around the point */
static guint32
look_up (const Source *source, double x, double y)
{
  double left = floor (x - 0.5), top = floor (y - 0.5);
  guint32 tx = (guint32) ((x - 0.5 - left) * 256), ty = (guint32) ((y - 0.5 - top) * 256);
  int ix = (int) left, iy = (int) top;

  if (!(x > -2 && y > -2 && x < source->right + 2 && y < source->bottom + 2))
    return 0;
  return mix_pixels (
      mix_pixels (pixel_at (source, ix, iy), pixel_at (source, ix + 1, iy), tx),
      mix_pixels (pixel_at (source, ix, iy + 1), pixel_at (source, ix + 1, iy + 1), tx), ty);
}

typedef struct {
  guchar *pixels;
  int stride, width, height;
} Target;

/* Fills a block; @corners: the places in the picture of top left, top right, bottom left, bottom
 * right */
static void
fill_block (const Target *target, const Source *source, int x0, int y0, const CrPoint corners[4])
{
  int wide = MIN (STEP, target->width - x0), high = MIN (STEP, target->height - y0);

  for (int j = 0; j < high; j++) {
    double v = (j + 0.5) / STEP;
    guint32 *row =
        (guint32 *) (void *) (target->pixels + (gsize) (y0 + j) * target->stride + 4 * x0);
    CrPoint a = { corners[0].x + v * (corners[2].x - corners[0].x),
                  corners[0].y + v * (corners[2].y - corners[0].y) };
    CrPoint b = { corners[1].x + v * (corners[3].x - corners[1].x),
                  corners[1].y + v * (corners[3].y - corners[1].y) };

    for (int i = 0; i < wide; i++) {
      double u = (i + 0.5) / STEP;

      row[i] = look_up (source, a.x + u * (b.x - a.x), a.y + u * (b.y - a.y));
    }
  }
}

static void
fill_target (const Target *target, const Source *source, const CrFlat *flat)
{
  int n = (target->width + STEP - 1) / STEP + 1;
  double step_x = flat->box.width * STEP / target->width;
  double step_y = flat->box.height * STEP / target->height;
  g_autofree CrPoint *rows = g_new (CrPoint, 2 * n);
  CrPoint *above = rows, *below = rows + n;

  for (int y = 0; y <= target->height + STEP - 1; y += STEP) {
    for (int i = 0; i < n; i++)
      below[i] = cr_warp_apply (
          &flat->warp, (CrPoint){ flat->box.x + i * step_x, flat->box.y + y / STEP * step_y });
    for (int i = 0; i + 1 < n && y > 0; i++) {
      const CrPoint corners[] = { above[i], above[i + 1], below[i], below[i + 1] };

      fill_block (target, source, i * STEP, y - STEP, corners);
    }
    CrPoint *spare = above;
    above = below;
    below = spare;
  }
}

static cairo_surface_t *
rectify_picture (cairo_surface_t *picture, const CrFlat *flat)
{
  CrPoint middle = { flat->box.x + flat->box.width / 2, flat->box.y + flat->box.height / 2 };
  double scale = cr_warp_get_scale (&flat->warp, middle);
  double pixels = scale * scale * flat->box.width * flat->box.height;
  double longest = scale * MAX (flat->box.width, flat->box.height);

  scale /= MAX (1, MAX (sqrt (pixels / MOST_PIXELS), longest / MOST_SPAN));
  int width = MAX (1, (int) ceil (scale * flat->box.width));
  int height = MAX (1, (int) ceil (scale * flat->box.height));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  if (cairo_surface_status (surface) != CAIRO_STATUS_SUCCESS)
    return surface;
  const Source source = {
    cairo_image_surface_get_data (picture),
    cairo_image_surface_get_stride (picture),
    (int) flat->crop.x,
    (int) flat->crop.y,
    (int) (flat->crop.x + flat->crop.width),
    (int) (flat->crop.y + flat->crop.height),
    cairo_image_surface_get_format (picture) == CAIRO_FORMAT_ARGB32 ? 0 : 0xff000000,
  };
  const Target target = { cairo_image_surface_get_data (surface),
                          cairo_image_surface_get_stride (surface), width, height };
  cairo_surface_flush (picture);
  fill_target (&target, &source, flat);
  cairo_surface_mark_dirty (surface);
  return surface;
}

static Kept *
make_flat (cairo_surface_t *picture, const CrGrid *grid, const CrNode *node)
{
  Kept *kept = g_new0 (Kept, 1);
  const CrNode *fit = cr_node_find (node, "fit");
  int width = cairo_image_surface_get_width (picture);
  int height = cairo_image_surface_get_height (picture);
  CrFitResult result;

  kept->node = cr_node_ref ((CrNode *) node);
  kept->grid = *grid;
  kept->flat.crop = read_crop (node, width, height);
  if (fit == NULL || !cr_fit_check_picture (grid, node, NULL) ||
      !cr_fit_from_node (grid, fit, &result, NULL, NULL) || result.kind == CR_FIT_NONE)
    return kept;
  kept->flat.fitted = TRUE;
  kept->flat.warp = result.warp;
  if (cr_warp_is_affine (&result.warp))
    return kept;
  kept->flat.box = find_box (&result.warp, grid, &kept->flat.crop);
  if (kept->flat.box.width > 0 && kept->flat.box.height > 0)
    kept->flat.surface = rectify_picture (picture, &kept->flat);
  else
    kept->flat.fitted = FALSE;
  return kept;
}

static gboolean
is_kept (const Kept *kept, const CrGrid *grid, const CrNode *node)
{
  return kept->node == node && kept->grid.orientation == grid->orientation &&
         kept->grid.shift == grid->shift && kept->grid.columns == grid->columns &&
         kept->grid.rows == grid->rows && kept->grid.halves == grid->halves;
}

const CrFlat *
cr_flat_get (cairo_surface_t *picture, const CrGrid *grid, const CrNode *node)
{
  GPtrArray *all = cairo_surface_get_user_data (picture, &kept_key);

  if (all == NULL) {
    all = g_ptr_array_new_with_free_func (kept_free);
    cairo_surface_set_user_data (picture, &kept_key, all, (cairo_destroy_func_t) g_ptr_array_unref);
  }
  for (guint i = 0; i < all->len; i++) {
    Kept *kept = g_ptr_array_index (all, i);

    if (is_kept (kept, grid, node))
      return &kept->flat;
  }
  if (all->len >= KEPT)
    g_ptr_array_remove_index (all, 0);
  g_ptr_array_add (all, make_flat (picture, grid, node));
  return &((Kept *) g_ptr_array_index (all, all->len - 1))->flat;
}

double
cr_flat_get_depth (const CrFlat *flat, CrPoint plane)
{
  CrPoint pixel = cr_warp_apply (&flat->warp, plane);
  double across = MIN (pixel.x - flat->crop.x, flat->crop.x + flat->crop.width - pixel.x);
  double down = MIN (pixel.y - flat->crop.y, flat->crop.y + flat->crop.height - pixel.y);
  double scale = cr_warp_get_scale (&flat->warp, plane);

  return scale > 1e-9 ? MIN (across, down) / scale : -1;
}

guint8 *
cr_picture_to_shades (cairo_surface_t *picture)
{
  int width = cairo_image_surface_get_width (picture);
  int height = cairo_image_surface_get_height (picture);
  const guchar *data = cairo_image_surface_get_data (picture);
  gsize stride = (gsize) cairo_image_surface_get_stride (picture);
  gboolean opaque = cairo_image_surface_get_format (picture) != CAIRO_FORMAT_ARGB32;
  guint8 *shades = g_malloc ((gsize) width * height);

  cairo_surface_flush (picture);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      guint32 pixel = *(const guint32 *) (const void *) (data + y * stride + 4 * (gsize) x);
      guint32 clear = opaque ? 0 : 255 - (pixel >> 24);
      guint32 sum = 77 * (pixel >> 16 & 0xff) + 150 * (pixel >> 8 & 0xff) + 29 * (pixel & 0xff);

      shades[(gsize) y * width + x] = (guint8) MIN (255, (sum >> 8) + clear);
    }
  return shades;
}
