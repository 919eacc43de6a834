/* cr-picture-file.c: writes a drawing into a file. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-picture-file.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <math.h>

#include "cr-crew.h"
#include "cr-error.h"
#include "cr-pdf-file.h"
#include "cr-png-private.h"
#include "cr-svg-short.h"
#include "cr-text.h"

/* The largest width and height of a cairo image. */
#define MOST_PIXELS 32767

/* Without cells, so many pixels are painted at once, so that a page of paper has several parts. */
#define MOST_IN_BAND (4 << 20)

gboolean
cr_picture_file_read_kind (const char *path, CrPictureFileKind *kind_out, GError **error)
{
  static const char *const endings[] = { ".png", ".svg", ".pdf" };

  for (gsize i = 0; i < G_N_ELEMENTS (endings); i++)
    if (g_str_has_suffix (path, endings[i])) {
      *kind_out = (CrPictureFileKind) i;
      return TRUE;
    }
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN,
               cr_text ("found “%s”, expected a name that ends in .png, .svg or .pdf"), path);
  return FALSE;
}

/* Returns: whole pixels, rounded down: a pixel that is painted only in part would be partly black
 */
static int
count_pixels (double length)
{
  return MAX (1, (int) floor (length));
}

static gboolean
check_size (const CrPictureFile *self, GError **error)
{
  double width = floor (self->width), height = floor (self->height);

  if (self->kind != CR_PICTURE_FILE_PNG || (width <= MOST_PIXELS && height <= MOST_PIXELS))
    return TRUE;
  g_set_error (
      error, CR_ERROR, CR_ERROR_LIMIT,
      cr_text ("the picture would be %.0f × %.0f pixels, expected %d at most: draw it smaller"),
      width, height, MOST_PIXELS);
  return FALSE;
}

gboolean
cr_picture_check (cairo_status_t status, GError **error)
{
  if (status == CAIRO_STATUS_SUCCESS)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_IO, cr_text ("the picture could not be drawn: %s"),
               cairo_status_to_string (status));
  return FALSE;
}

/**
 * Band: rows of cells side by side that are written as one.
 * @columns: how many cells
 * @width: of a cell; the first and the last may be narrower, and so for the height of the band
 * @first: where the first cell begins, not more than a cell before the picture
 */
typedef struct {
  const CrPictureFile *file;
  CrPng *png;
  int width, first, columns, top, height;
  gint status; /* cairo_status_t of what went wrong */
} Band;

static void
paint_cell_cb (guint column, gpointer data)
{
  Band *band = data;
  int left = MAX (0, band->first + (int) column * band->width);
  int right =
      MIN (band->first + ((int) column + 1) * band->width, count_pixels (band->file->width));
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, right - left, band->height);
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, -left, -band->top);
  band->file->paint (cr, band->file->data);
  if (cairo_status (cr) == CAIRO_STATUS_SUCCESS)
    cr_png_put (band->png, surface, left, 0);
  else
    g_atomic_int_set (&band->status, (gint) cairo_status (cr));
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* Paints a cell, or packs a piece of the band before. */
static void
work_cb (guint index, gpointer data)
{
  Band *band = data;

  if (index < (guint) band->columns)
    paint_cell_cb (index, band);
  else
    cr_png_pack (band->png, index - (guint) band->columns);
}

static void
pack_cb (guint index, gpointer data)
{
  cr_png_pack (((const Band *) data)->png, index);
}

/* Writes the band before, while no other band is painted. */
static gboolean
write_before (Band *band, GError **error)
{
  guint n_pieces = cr_png_n_pieces (band->png);

  cr_crew_share (n_pieces, pack_cb, band);
  return n_pieces == 0 || cr_png_turn (band->png, error);
}

/* Wider bands are not held twice: they have so many cells that no thread waits long for the others.
 */
#define MOST_HELD_TWICE (2 << 20)

/* A picture that only one thread may paint is painted by this one. */
static gboolean
write_band (Band *band, GError **error)
{
  guint n_pieces = cr_png_n_pieces (band->png);
  gboolean wide = count_pixels (band->file->width) * band->height > MOST_HELD_TWICE;

  cr_png_begin (band->png, band->height);
  if (band->file->in_cells) {
    cr_crew_share ((guint) band->columns + n_pieces, work_cb, band);
  } else {
    paint_cell_cb (0, band);
    cr_crew_share (n_pieces, pack_cb, band);
  }
  if (band->status != CAIRO_STATUS_SUCCESS)
    return cr_picture_check ((cairo_status_t) band->status, error);
  return cr_png_turn (band->png, error) && (!wide || write_before (band, error));
}

gboolean
cr_picture_file_stop (GError **error)
{
  g_set_error_literal (error, CR_ERROR, CR_ERROR_CANCELLED, cr_text ("the drawing was stopped"));
  return FALSE;
}

static gboolean
tell_progress (const CrPictureFile *self, double done, GError **error)
{
  return self->progress == NULL || self->progress (done, self->watcher) ||
         cr_picture_file_stop (error);
}

/* Returns: where the cell begins that contains the edge of the picture */
static int
find_first (int edge)
{
  return edge % CR_PICTURE_CELL - (edge % CR_PICTURE_CELL > 0 ? CR_PICTURE_CELL : 0);
}

static gboolean
write_pixels (const CrPictureFile *self, const CrPictureSink *sink, GError **error)
{
  int width = count_pixels (self->width), height = count_pixels (self->height);
  g_autoptr (CrPng) png = cr_png_new (width, height, sink, error);
  Band band = { .file = self, .png = png, .width = width, .columns = 1 };
  int step = MAX (1, MOST_IN_BAND / width), next = step;

  if (self->in_cells) {
    band.width = step = CR_PICTURE_CELL;
    band.first = find_first (self->left);
    band.columns = (width - band.first + CR_PICTURE_CELL - 1) / CR_PICTURE_CELL;
    next = find_first (self->top) + CR_PICTURE_CELL;
  }
  for (; png != NULL && band.top < height; band.top = next, next += step) {
    band.height = MIN (next, height) - band.top;
    if (self->rest != NULL)
      self->rest (self->data);
    if (!write_band (&band, error) ||
        !tell_progress (self, (band.top + band.height) / (double) height, error))
      return FALSE;
  }
  return png != NULL && write_before (&band, error);
}

/* What cairo writes; its length is not known before. Errors are kept and not reported to cairo,
 * which would crash while it embeds fonts. */
typedef struct {
  const CrPictureFile *file;
  const CrPictureSink *sink;
  GError *error;
} Stream;

static cairo_status_t
write_cb (void *data, const unsigned char *bytes, unsigned int length)
{
  Stream *stream = data;

  if (stream->error == NULL && tell_progress (stream->file, 0, &stream->error))
    stream->sink->put (bytes, length, stream->sink->data, &stream->error);
  return CAIRO_STATUS_SUCCESS;
}

static gboolean
write_vectors (const CrPictureFile *self, const CrPictureSink *sink, GError **error)
{
  Stream stream = { self, sink, NULL };
  cairo_surface_t *surface =
      self->kind == CR_PICTURE_FILE_SVG
          ? cairo_svg_surface_create_for_stream (write_cb, &stream, self->width, self->height)
          : cairo_pdf_surface_create_for_stream (write_cb, &stream, self->width, self->height);
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  if (self->kind == CR_PICTURE_FILE_PDF)
    cr_pdf_describe (surface, &self->about);
  self->paint (cr, self->data);
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (stream.error != NULL) {
    g_propagate_error (error, stream.error);
    return FALSE;
  }
  return cr_picture_check (status, error);
}

static gboolean
append_cb (gconstpointer bytes, gsize n, gpointer data, GError **error G_GNUC_UNUSED)
{
  g_byte_array_append (data, bytes, (guint) n);
  return TRUE;
}

/* The drawing is shortened when all of it is known. */
static gboolean
write_svg (const CrPictureFile *self, const CrPictureSink *sink, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  const CrPictureSink whole = { append_cb, bytes };
  GString *svg;
  gboolean written;

  if (!write_vectors (self, &whole, error))
    return FALSE;
  svg = cr_svg_shorten ((const char *) bytes->data, bytes->len);
  written = sink->put (svg->str, svg->len, sink->data, error);
  g_string_free (svg, TRUE);
  return written;
}

gboolean
cr_picture_file_write (const CrPictureFile *self, const CrPictureSink *sink, GError **error)
{
  if (!check_size (self, error))
    return FALSE;
  switch (self->kind) {
  case CR_PICTURE_FILE_SVG:
    return write_svg (self, sink, error);
  case CR_PICTURE_FILE_PDF:
    return write_vectors (self, sink, error);
  default:
    return write_pixels (self, sink, error);
  }
}

GBytes *
cr_picture_file_draw (const CrPictureFile *self, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  const CrPictureSink sink = { append_cb, bytes };

  return cr_picture_file_write (self, &sink, error)
             ? g_byte_array_free_to_bytes (g_steal_pointer (&bytes))
             : NULL;
}
