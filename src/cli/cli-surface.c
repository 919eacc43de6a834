/* cli-surface.c: a drawing into a file. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-surface.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n.h>
#include <math.h>

#include "cr-error.h"
#include "cr-text.h"

/* Cairo cannot make an image that is wider or higher. */
#define MOST_PIXELS 32767

gboolean
cli_surface_read_kind (const char *path, CliSurfaceKind *kind_out, GError **error)
{
  static const char *const endings[] = { ".png", ".svg", ".pdf" };

  for (gsize i = 0; i < G_N_ELEMENTS (endings); i++)
    if (g_str_has_suffix (path, endings[i])) {
      *kind_out = (CliSurfaceKind) i;
      return TRUE;
    }
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN,
               _ ("found “%s”, expected a name that ends in .png, .svg or .pdf"), path);
  return FALSE;
}

gboolean
cli_read_name (const char *option,
               const char *text,
               const char *const *names,
               int *index_out,
               GError **error)
{
  g_autofree char *all = g_strjoinv (", ", (char **) names);

  *index_out = 0;
  for (int i = 0; text != NULL && names[i] != NULL; i++)
    if (g_str_equal (names[i], text)) {
      *index_out = i;
      return TRUE;
    }
  if (text == NULL)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN, _ ("found %s %s, expected one of %s"), option,
               text, all);
  return FALSE;
}

gboolean
cli_read_number (const char *option, const char *text, int most, double *value, GError **error)
{
  gint64 milli;

  if (text == NULL)
    return TRUE;
  if (cr_text_parse_milli (text, &milli) && milli >= 1000 && milli <= most * 1000LL) {
    *value = (double) milli / 1000;
    return TRUE;
  }
  g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
               _ ("found %s %s, expected a number from 1 to %d, with a decimal point"), option,
               text, most);
  return FALSE;
}

static cairo_status_t
write_cb (void *data, const unsigned char *bytes, unsigned int length)
{
  g_byte_array_append (data, bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
new_surface (const CliSurface *self, GByteArray *bytes)
{
  switch (self->kind) {
  case CLI_SVG:
    return cairo_svg_surface_create_for_stream (write_cb, bytes, self->width, self->height);
  case CLI_PDF:
    return cairo_pdf_surface_create_for_stream (write_cb, bytes, self->width, self->height);
  default:
    return cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) ceil (self->width),
                                       (int) ceil (self->height));
  }
}

static gboolean
check_size (const CliSurface *self, GError **error)
{
  double width = ceil (self->width), height = ceil (self->height);

  if (self->kind != CLI_PNG || (width <= MOST_PIXELS && height <= MOST_PIXELS))
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_LIMIT,
               _ ("the picture would be %.0f × %.0f pixels, expected %d at most; use a smaller "
                  "--px"),
               width, height, MOST_PIXELS);
  return FALSE;
}

/**
 * cli_surface_draw:
 *
 * Returns: (transfer full) (nullable): what the file is to hold
 */
GBytes *
cli_surface_draw (const CliSurface *self, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface;
  cairo_status_t status;
  cairo_t *cr;

  if (!check_size (self, error))
    return NULL;
  surface = new_surface (self, bytes);
  cr = cairo_create (surface);
  self->paint (cr, self->data);
  status = cairo_status (cr);
  cairo_destroy (cr);
  if (status == CAIRO_STATUS_SUCCESS && self->kind == CLI_PNG)
    status = cairo_surface_write_to_png_stream (surface, write_cb, bytes);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
  g_set_error (error, CR_ERROR, CR_ERROR_IO, _ ("the picture could not be drawn: %s"),
               cairo_status_to_string (status));
  return NULL;
}
