/* test-png.c: a file of pixels holds what was drawn. SPDX-License-Identifier: GPL-3.0-or-later
 * Proves what issue 5 asks of pictures on any machine; no rule ids. */
#include "cr-error.h"
#include "cr-picture-file.h"

#include <string.h>

/* Odd, so that rows end anywhere. */
enum { WIDTH = 21, HEIGHT = 13 };

/* The sheet ends within a pixel. */
#define REST 0.6

/* No two pixels alike. */
static guint32
get_colour (int x, int y)
{
  return (guint32) (x * 11 << 16 | y * 17 << 8 | (x + y) % 7);
}

static void
paint (cairo_t *cr, gpointer data G_GNUC_UNUSED)
{
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++) {
      guint32 colour = get_colour (x, y);

      cairo_set_source_rgb (cr, (colour >> 16) / 255.0, (colour >> 8 & 0xff) / 255.0,
                            (colour & 0xff) / 255.0);
      cairo_rectangle (cr, x, y, 1, 1);
      cairo_fill (cr);
    }
}

typedef struct {
  const guint8 *at;
  gsize left;
} Source;

static cairo_status_t
read_cb (void *data, unsigned char *bytes, unsigned int length)
{
  Source *source = data;

  if (length > source->left)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (bytes, source->at, length);
  source->at += length;
  source->left -= length;
  return CAIRO_STATUS_SUCCESS;
}

static guint32
get_pixel (cairo_surface_t *surface, int x, int y)
{
  const guint8 *row =
      cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);
  guint32 pixel;

  memcpy (&pixel, row + 4 * x, sizeof pixel);
  return pixel & 0xffffff;
}

/* And reads the file. */
static cairo_surface_t *
draw (const CrPictureFile *picture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = cr_picture_file_draw (picture, &error);
  cairo_surface_t *surface;
  Source source;

  g_assert_no_error (error);
  source.at = g_bytes_get_data (bytes, &source.left);
  surface = cairo_image_surface_create_from_png_stream (read_cb, &source);
  g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);
  return surface;
}

static void
test_pixels (void)
{
  const CrPictureFile picture = { CR_PICTURE_FILE_PNG, WIDTH + REST, HEIGHT, paint, NULL };
  cairo_surface_t *surface = draw (&picture);

  g_assert_cmpint (cairo_image_surface_get_width (surface), ==, WIDTH);
  g_assert_cmpint (cairo_image_surface_get_height (surface), ==, HEIGHT);
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      g_assert_cmphex (get_pixel (surface, x, y), ==, get_colour (x, y));
  cairo_surface_destroy (surface);
}

/* As much as the sheet has. */
static void
paint_paper (cairo_t *cr, gpointer data G_GNUC_UNUSED)
{
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_rectangle (cr, 0, 0, WIDTH + REST, HEIGHT + REST);
  cairo_fill (cr);
}

/* No pixel on the edge is half painted. */
static void
test_edge (void)
{
  const CrPictureFile picture = { CR_PICTURE_FILE_PNG, WIDTH + REST, HEIGHT + REST, paint_paper,
                                  NULL };
  cairo_surface_t *surface = draw (&picture);
  int right = cairo_image_surface_get_width (surface) - 1;
  int bottom = cairo_image_surface_get_height (surface) - 1;

  g_assert_cmphex (get_pixel (surface, right, 0), ==, 0xffffff);
  g_assert_cmphex (get_pixel (surface, 0, bottom), ==, 0xffffff);
  cairo_surface_destroy (surface);
}

/* More than a band and more than a piece of the stream, whose pixels tell where they are. */
enum { LARGE_WIDTH = 700, LARGE_HEIGHT = 900 };

/* Of the cell that the clip is. */
static void
paint_cell (cairo_t *cr, gpointer data)
{
  double x0, y0, x1, y1;

  cairo_clip_extents (cr, &x0, &y0, &x1, &y1);
  g_atomic_int_inc ((gint *) data);
  for (int y = (int) y0; y < y1; y++)
    for (int x = (int) x0; x < x1; x++) {
      guint32 colour = get_colour (x, y) & 0xffffff;

      cairo_set_source_rgb (cr, (colour >> 16) / 255.0, (colour >> 8 & 0xff) / 255.0,
                            (colour & 0xff) / 255.0);
      cairo_rectangle (cr, x, y, 1, 1);
      cairo_fill (cr);
    }
}

/* Cells from wherever they begin, or bands from edge to edge: the same pixels. */
static void
test_cells (void)
{
  for (int i = 0; i < 3; i++) {
    int n_parts = 0;
    const CrPictureFile picture = { .kind = CR_PICTURE_FILE_PNG,
                                    .width = LARGE_WIDTH,
                                    .height = LARGE_HEIGHT,
                                    .paint = paint_cell,
                                    .data = &n_parts,
                                    .in_cells = i < 2,
                                    .left = i == 1 ? 40 : -300,
                                    .top = i == 1 ? 0 : 90 };
    cairo_surface_t *surface = draw (&picture);

    g_assert_cmpint (n_parts, ==, i == 1 ? 4 * 4 : i < 2 ? 3 * 5 : 1);
    for (int y = 0; y < LARGE_HEIGHT; y++)
      for (int x = 0; x < LARGE_WIDTH; x++)
        g_assert_cmphex (get_pixel (surface, x, y), ==, get_colour (x, y) & 0xffffff);
    cairo_surface_destroy (surface);
  }
}

/* So wide that no two bands are held at once. */
enum { WIDE = 9000, WIDE_HEIGHT = 600, STRIPE = 50 };

static void
paint_stripes (cairo_t *cr, gpointer data G_GNUC_UNUSED)
{
  for (int x = 0; x < WIDE; x += STRIPE) {
    cairo_set_source_rgb (cr, x / STRIPE / 255.0, 0, 1);
    cairo_rectangle (cr, x, 0, STRIPE, WIDE_HEIGHT);
    cairo_fill (cr);
  }
}

static void
test_wide (void)
{
  const CrPictureFile picture = { .kind = CR_PICTURE_FILE_PNG,
                                  .width = WIDE,
                                  .height = WIDE_HEIGHT,
                                  .paint = paint_stripes,
                                  .in_cells = TRUE };
  cairo_surface_t *surface = draw (&picture);

  for (int y = 0; y < WIDE_HEIGHT; y += 7)
    for (int x = 0; x < WIDE; x += 13)
      g_assert_cmphex (get_pixel (surface, x, y), ==, (guint32) (x / STRIPE) << 16 | 0xff);
  cairo_surface_destroy (surface);
}

static gboolean
stop_at_half (double done, gpointer watcher)
{
  *(double *) watcher = done;
  return done < 0.5;
}

static void
test_stopped (void)
{
  double done = 0;
  int n_parts = 0;
  const CrPictureFile picture = { .kind = CR_PICTURE_FILE_PNG,
                                  .width = LARGE_WIDTH,
                                  .height = LARGE_HEIGHT,
                                  .paint = paint_cell,
                                  .data = &n_parts,
                                  .in_cells = TRUE,
                                  .progress = stop_at_half,
                                  .watcher = &done };
  g_autoptr (GError) error = NULL;

  g_assert_null (cr_picture_file_draw (&picture, &error));
  g_assert_error (error, CR_ERROR, CR_ERROR_CANCELLED);
  g_assert_cmpfloat (done, >=, 0.5);
  g_assert_cmpfloat (done, <, 1);
}

static void
test_too_large (void)
{
  const CrPictureFile picture = { CR_PICTURE_FILE_PNG, 40000, 10, paint, NULL };
  g_autoptr (GError) error = NULL;

  g_assert_null (cr_picture_file_draw (&picture, &error));
  g_assert_nonnull (strstr (error->message, "40000"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/png/pixels", test_pixels);
  g_test_add_func ("/draw/png/edge", test_edge);
  g_test_add_func ("/draw/png/cells", test_cells);
  g_test_add_func ("/draw/png/wide", test_wide);
  g_test_add_func ("/draw/png/stopped", test_stopped);
  g_test_add_func ("/draw/png/too-large", test_too_large);
  return g_test_run ();
}
