/* cr-blit.c: puts a small picture over others, pixel by pixel.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-blit.h"

#include <math.h>
#include <string.h>

/* Pixels of an image, the origin of which may lie elsewhere.
 * @x, @y: the upper left pixel, counted from the origin */
typedef struct {
  guint8 *data;
  int stride, x, y, width, height;
} Pixels;

static gboolean
has_pixels (cairo_surface_t *surface)
{
  double x, y;

  if (cairo_surface_get_type (surface) != CAIRO_SURFACE_TYPE_IMAGE ||
      cairo_image_surface_get_format (surface) > CAIRO_FORMAT_RGB24)
    return FALSE;
  cairo_surface_get_device_scale (surface, &x, &y);
  return fabs (x - 1) <= 0 && fabs (y - 1) <= 0;
}

static Pixels
get_pixels (cairo_surface_t *surface)
{
  double x, y;

  cairo_surface_flush (surface);
  cairo_surface_get_device_offset (surface, &x, &y);
  return (Pixels){ cairo_image_surface_get_data (surface),
                   cairo_image_surface_get_stride (surface),
                   -(int) x,
                   -(int) y,
                   cairo_image_surface_get_width (surface),
                   cairo_image_surface_get_height (surface) };
}

/* Returns: the part of @pixels within a rectangle */
static Pixels
cut_pixels (Pixels pixels, int x, int y, int width, int height)
{
  int left = MAX (x, pixels.x), top = MAX (y, pixels.y);
  int right = MIN (x + width, pixels.x + pixels.width);
  int bottom = MIN (y + height, pixels.y + pixels.height);

  pixels.data += (top - pixels.y) * pixels.stride + 4 * (left - pixels.x);
  return (Pixels){ pixels.data, pixels.stride, left, top, right - left, bottom - top };
}

static gboolean
is_whole (double number)
{
  return fabs (number - floor (number)) <= 0;
}

/* Cuts the pixels to the clip. Returns: FALSE if the clip is no rectangle of whole pixels */
static gboolean
clip_pixels (cairo_t *cr, Pixels *pixels)
{
  cairo_rectangle_list_t *list = cairo_copy_clip_rectangle_list (cr);
  cairo_rectangle_t box = { 0, 0, 0, 0 };
  gboolean one = list->status == CAIRO_STATUS_SUCCESS && list->num_rectangles <= 1;

  if (one && list->num_rectangles == 1)
    box = list->rectangles[0];
  cairo_rectangle_list_destroy (list);
  if (!one || !is_whole (box.x) || !is_whole (box.y))
    return FALSE;
  *pixels = cut_pixels (*pixels, (int) box.x, (int) box.y, (int) box.width, (int) box.height);
  return TRUE;
}

/* The bytes of two pixels, which the processor calculates at once. */
typedef guint8 Bytes __attribute__ ((vector_size (8)));
typedef guint16 Pair __attribute__ ((vector_size (16)));

static inline Pair
widen (guint64 pixels)
{
  Bytes bytes;

  memcpy (&bytes, &pixels, sizeof bytes);
  return __builtin_convertvector(bytes, Pair);
}

static inline guint64
narrow (Pair pair)
{
  Bytes bytes = __builtin_convertvector(pair, Bytes);
  guint64 pixels;

  memcpy (&pixels, &bytes, sizeof pixels);
  return pixels;
}

/* Two pixels over two others: what shows of those below is divided by 255 and rounded. Colours are
 * premultiplied, so no sum is more than 255. */
static inline guint64
put_over (guint64 over, guint64 under)
{
  Pair above = widen (over);
  Pair alpha = G_BYTE_ORDER == G_LITTLE_ENDIAN
                   ? __builtin_shuffle (above, (Pair){ 3, 3, 3, 3, 7, 7, 7, 7 })
                   : __builtin_shuffle (above, (Pair){ 0, 0, 0, 0, 4, 4, 4, 4 });
  Pair product = widen (under) * (255 - alpha) + 128;

  return narrow (above + ((product + (product >> 8)) >> 8));
}

static void
blit_row (guint8 *out, const guint8 *in, int width)
{
  guint64 over, under;
  int x = 0;

  for (; x + 1 < width; x += 2) {
    memcpy (&over, in + 4 * x, sizeof over);
    if (over == 0)
      continue;
    memcpy (&under, out + 4 * x, sizeof under);
    under = put_over (over, under);
    memcpy (out + 4 * x, &under, sizeof under);
  }
  if (x < width) {
    guint32 last = 0;

    memcpy (&last, in + 4 * x, sizeof last);
    over = last;
    memcpy (&last, out + 4 * x, sizeof last);
    under = put_over (over, last);
    last = (guint32) under;
    memcpy (out + 4 * x, &last, sizeof last);
  }
}

gboolean
cr_blit (cairo_t *cr, cairo_surface_t *surface, int left, int top)
{
  cairo_surface_t *target = cairo_get_group_target (cr);
  Pixels in, out;

  if (!has_pixels (target))
    return FALSE;
  out = get_pixels (target);
  if (!clip_pixels (cr, &out))
    return FALSE;
  in = get_pixels (surface);
  in.x += left;
  in.y += top;
  out = cut_pixels (out, in.x, in.y, in.width, in.height);
  if (out.width <= 0 || out.height <= 0)
    return TRUE;
  in = cut_pixels (in, out.x, out.y, out.width, out.height);
  for (int y = 0; y < out.height; y++)
    blit_row (out.data + y * out.stride, in.data + y * in.stride, out.width);
  cairo_surface_mark_dirty (target);
  return TRUE;
}
