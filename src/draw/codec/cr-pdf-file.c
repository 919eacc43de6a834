/* cr-pdf-file.c: a PDF of one page of any size, written piece by piece.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cairo draws a page when all of it is known, but a drawing with a unique id only once. So each
 * piece is put on a page of its own, and the last page shows all of them by their ids. In the list
 * of pages, which comes at the end of the file, only that last page is left. */
#include "cr-pdf-file.h"

#include <cairo-pdf.h>
#include <string.h>

#include "cr-error.h"
#include "cr-picture-file.h"
#include "cr-text.h"

/* Without a date cairo would write the current time. */
#define NO_DATE "1970-01-01T00:00:00Z"

/**
 * CrPdfFile:
 * @boxes: (element-type CrBox): the boxes of the pieces
 * @tail: (nullable): the end of the file, with the list of pages, before it is written
 */
struct _CrPdfFile {
  const CrPictureSink *sink;
  cairo_surface_t *surface;
  cairo_t *cr;
  GArray *boxes;
  GByteArray *tail;
  GError *error;
};

/* Errors are kept and not reported to cairo, which would crash while it embeds fonts. */
static cairo_status_t
write_cb (void *data, const unsigned char *bytes, unsigned int length)
{
  CrPdfFile *self = data;

  if (self->tail != NULL)
    g_byte_array_append (self->tail, bytes, length);
  else if (self->error == NULL)
    self->sink->put (bytes, length, self->sink->data, &self->error);
  return CAIRO_STATUS_SUCCESS;
}

void
cr_pdf_describe (cairo_surface_t *surface, const CrPictureAbout *about)
{
  if (about->title != NULL)
    cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, about->title);
  if (about->author != NULL && *about->author != '\0')
    cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_AUTHOR, about->author);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE,
                                  about->date != NULL ? about->date : NO_DATE);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Crenel");
}

CrPdfFile *
cr_pdf_file_new (double width,
                 double height,
                 const CrPictureAbout *about,
                 const CrPictureSink *sink)
{
  CrPdfFile *self = g_new0 (CrPdfFile, 1);

  self->sink = sink;
  self->boxes = g_array_new (FALSE, FALSE, sizeof (CrBox));
  self->surface = cairo_pdf_surface_create_for_stream (write_cb, self, width, height);
  /* In later versions of PDF the list of pages is in a compressed stream. */
  cairo_pdf_surface_restrict_to_version (self->surface, CAIRO_PDF_VERSION_1_4);
  cr_pdf_describe (self->surface, about);
  self->cr = cairo_create (self->surface);
  return self;
}

void
cr_pdf_file_free (CrPdfFile *self)
{
  if (self == NULL)
    return;
  if (self->tail == NULL)
    self->tail = g_byte_array_new ();
  cairo_destroy (self->cr);
  cairo_surface_destroy (self->surface);
  g_byte_array_unref (self->tail);
  g_array_unref (self->boxes);
  g_clear_error (&self->error);
  g_free (self);
}

static gboolean
check_surface (CrPdfFile *self, GError **error)
{
  cairo_status_t status = cairo_status (self->cr);

  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (self->surface);
  if (self->error == NULL)
    return cr_picture_check (status, error);
  g_propagate_error (error, g_steal_pointer (&self->error));
  return FALSE;
}

/* Gives a piece the id by which it is shown again; drawing on it would remove the id. */
static void
name_piece (cairo_surface_t *piece, guint index)
{
  char *name = g_strdup_printf ("piece %u", index);

  if (cairo_surface_set_mime_data (piece, CAIRO_MIME_TYPE_UNIQUE_ID, (guchar *) name, strlen (name),
                                   g_free, name) != CAIRO_STATUS_SUCCESS)
    g_free (name);
}

/* Returns: (transfer full): a surface for a piece, in points of the page */
static cairo_t *
new_piece (CrBox box)
{
  const cairo_rectangle_t extents = { 0, 0, box.width, box.height + 2 * CR_PDF_BLEED };
  cairo_surface_t *piece = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &extents);
  cairo_t *cr = cairo_create (piece);

  cairo_surface_destroy (piece);
  cairo_translate (cr, -box.x, CR_PDF_BLEED - box.y);
  return cr;
}

static void
show_piece (CrPdfFile *self, cairo_surface_t *piece, guint index)
{
  CrBox box = g_array_index (self->boxes, CrBox, index);

  name_piece (piece, index);
  cairo_save (self->cr);
  cairo_rectangle (self->cr, box.x, box.y, box.width, box.height);
  cairo_clip (self->cr);
  cairo_set_source_surface (self->cr, piece, box.x, box.y - CR_PDF_BLEED);
  cairo_paint (self->cr);
  cairo_restore (self->cr);
}

static gboolean
is_empty (cairo_surface_t *piece)
{
  double x, y, width, height;

  cairo_recording_surface_ink_extents (piece, &x, &y, &width, &height);
  return width <= 0 || height <= 0;
}

gboolean
cr_pdf_file_add (CrPdfFile *self,
                 CrBox box,
                 void (*paint) (cairo_t *cr, gpointer data),
                 gpointer data,
                 GError **error)
{
  cairo_t *cr = new_piece (box);

  paint (cr, data);
  if (!is_empty (cairo_get_target (cr))) {
    g_array_append_val (self->boxes, box);
    show_piece (self, cairo_get_target (cr), self->boxes->len - 1);
    cairo_show_page (self->cr);
  }
  cairo_destroy (cr);
  return check_surface (self, error);
}

/* Shows a piece by its id. The surface is empty, because only its size and id matter. */
static void
show_again (CrPdfFile *self, guint index)
{
  cairo_t *cr = new_piece (g_array_index (self->boxes, CrBox, index));

  cairo_paint (cr);
  show_piece (self, cairo_get_target (cr), index);
  cairo_destroy (cr);
}

/* Returns: (nullable): the last occurrence of the text in the tail, which ends with a zero */
static char *
find_last (const GByteArray *tail, const char *text)
{
  gsize length = strlen (text);

  for (gsize at = tail->len - length; at > 0 && tail->len > length; at--)
    if (memcmp (tail->data + at, text, length) == 0)
      return (char *) tail->data + at;
  return NULL;
}

/* "/Kids [ 5 0 R 9 0 R ]" becomes "/Kids [ 9 0 R       ]", so that no byte of the file moves. The
 * last reference is found from its R by the three spaces before it. Returns: FALSE when the list is
 * not as cairo writes it */
static gboolean
leave_last_page (const GByteArray *tail, guint n_pages)
{
  g_autofree char *count = g_strdup_printf ("/Count %u\n", n_pages);
  char *kids = find_last (tail, "/Kids ["), *counted = find_last (tail, count), *last, *end;
  gsize length;

  end = kids != NULL ? strchr (kids, ']') : NULL;
  last = end != NULL ? end - 2 : NULL;
  for (int spaces = 0; last != NULL && spaces < 3; last -= spaces < 3)
    spaces += *last == ' ';
  if (last == NULL || last < kids || counted == NULL)
    return FALSE;
  length = (gsize) (end - last);
  kids += strlen ("/Kids [");
  memmove (kids, last, length);
  memset (kids + length, ' ', (gsize) (end - kids) - length);
  memset (counted + strlen ("/Count "), ' ', strlen (count) - strlen ("/Count ") - 1);
  counted[strlen ("/Count ")] = '1';
  return TRUE;
}

gboolean
cr_pdf_file_end (CrPdfFile *self, GError **error)
{
  guint n = self->boxes->len;

  for (guint i = 0; i < n; i++)
    show_again (self, i);
  cairo_show_page (self->cr);
  if (!check_surface (self, error))
    return FALSE;
  self->tail = g_byte_array_new ();
  cairo_surface_finish (self->surface);
  g_byte_array_append (self->tail, (const guint8 *) "", 1);
  if (!check_surface (self, error))
    return FALSE;
  if (leave_last_page (self->tail, n + 1))
    return self->sink->put (self->tail->data, self->tail->len - 1, self->sink->data, error);
  g_set_error (error, CR_ERROR, CR_ERROR_IO, cr_text ("the picture could not be drawn: %s"),
               "/Kids");
  return FALSE;
}
