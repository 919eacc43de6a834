/* cr-picture-file.c: a drawing into a file. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-picture-file.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <math.h>

#include "cr-error.h"
#include "cr-png-private.h"
#include "cr-svg-short.h"
#include "cr-text.h"

/* Cairo cannot make an image that is wider or higher. */
#define MOST_PIXELS 32767

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

static cairo_status_t
write_cb (void *data, const unsigned char *bytes, unsigned int length)
{
  g_byte_array_append (data, bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Whole pixels: of one that is painted in part the rest would be black. */
static int
count_pixels (double length)
{
  return MAX (1, (int) floor (length));
}

static cairo_surface_t *
new_surface (const CrPictureFile *self, GByteArray *bytes)
{
  switch (self->kind) {
  case CR_PICTURE_FILE_SVG:
    return cairo_svg_surface_create_for_stream (write_cb, bytes, self->width, self->height);
  case CR_PICTURE_FILE_PDF:
    return cairo_pdf_surface_create_for_stream (write_cb, bytes, self->width, self->height);
  default:
    return cairo_image_surface_create (CAIRO_FORMAT_RGB24, count_pixels (self->width),
                                       count_pixels (self->height));
  }
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

static GBytes *
take_bytes (const CrPictureFile *self, GByteArray *bytes)
{
  if (self->kind != CR_PICTURE_FILE_SVG)
    return g_byte_array_free_to_bytes (bytes);
  GString *svg = cr_svg_shorten ((const char *) bytes->data, bytes->len);

  g_byte_array_unref (bytes);
  return g_string_free_to_bytes (svg);
}

GBytes *
cr_picture_file_draw (const CrPictureFile *self, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface;
  cairo_status_t status;
  gboolean written = TRUE;
  cairo_t *cr;

  if (!check_size (self, error))
    return NULL;
  surface = new_surface (self, bytes);
  cr = cairo_create (surface);
  self->paint (cr, self->data);
  status = cairo_status (cr);
  cairo_destroy (cr);
  if (status == CAIRO_STATUS_SUCCESS && self->kind == CR_PICTURE_FILE_PNG)
    written = cr_png_write (surface, bytes, error);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (!written)
    return NULL;
  if (status == CAIRO_STATUS_SUCCESS)
    return take_bytes (self, g_steal_pointer (&bytes));
  g_set_error (error, CR_ERROR, CR_ERROR_IO, cr_text ("the picture could not be drawn: %s"),
               cairo_status_to_string (status));
  return NULL;
}
