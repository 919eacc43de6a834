/* cr-pages.c: pages of paper with any contents. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-pages.h"

#include <cairo-pdf.h>

#include "cr-error.h"
#include "cr-pdf-file.h"
#include "cr-picture-file.h"
#include "cr-text.h"

int
cr_pages_find (const CrPages *pages, const char *label)
{
  for (int page = 0; page < pages->n; page++) {
    g_autofree char *known = pages->dup_label (page, pages->data);

    if (g_ascii_strcasecmp (known, label) == 0)
      return page;
  }
  return -1;
}

/* What cairo writes. Errors are kept and not reported to cairo, which would crash while it embeds
 * fonts. */
typedef struct {
  const CrPictureSink *sink;
  GError *error;
} Stream;

static cairo_status_t
write_cb (void *data, const unsigned char *bytes, unsigned int length)
{
  Stream *stream = data;

  if (stream->error == NULL)
    stream->sink->put (bytes, length, stream->sink->data, &stream->error);
  return CAIRO_STATUS_SUCCESS;
}

/* @number: of the page in the file */
static void
draw_page (const CrPages *pages, cairo_t *cr, int page, int number)
{
  cairo_surface_t *surface = cairo_get_target (cr);
  g_autofree char *label = pages->dup_label (page, pages->data);
  g_autofree char *link = g_strdup_printf ("page=%d", number);

  cairo_pdf_surface_set_page_label (surface, label);
  cairo_pdf_surface_add_outline (surface, CAIRO_PDF_OUTLINE_ROOT, label, link,
                                 (cairo_pdf_outline_flags_t) 0);
  pages->paint (cr, page, pages->data);
  cairo_show_page (cr);
}

/* Draws the pages; FALSE when the drawing was stopped. */
static gboolean
draw_pages (const CrPages *pages,
            cairo_t *cr,
            const GArray *chosen,
            CrPagesProgress progress,
            gpointer data,
            const Stream *stream)
{
  int n = chosen != NULL ? (int) chosen->len : pages->n;
  gboolean wanted = TRUE;

  for (int i = 0; wanted && i < n && stream->error == NULL; i++) {
    draw_page (pages, cr, chosen != NULL ? g_array_index (chosen, int, i) : i, i + 1);
    wanted = progress == NULL || progress (i + 1, n, data);
  }
  return wanted;
}

static gboolean
tell_status (Stream *stream, cairo_status_t status, gboolean wanted, GError **error)
{
  if (stream->error != NULL)
    g_propagate_error (error, stream->error);
  else if (!wanted)
    g_set_error_literal (error, CR_ERROR, CR_ERROR_CANCELLED, cr_text ("the drawing was stopped"));
  else
    return cr_picture_check (status, error);
  return FALSE;
}

gboolean
cr_pages_write_pdf (const CrPages *pages,
                    const GArray *chosen,
                    CrPagesProgress progress,
                    gpointer data,
                    const CrPictureSink *sink,
                    GError **error)
{
  Stream stream = { sink, NULL };
  cairo_surface_t *surface =
      cairo_pdf_surface_create_for_stream (write_cb, &stream, pages->paper.x, pages->paper.y);
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;
  gboolean wanted;

  cr_pdf_describe (surface, &pages->about);
  wanted = draw_pages (pages, cr, chosen, progress, data, &stream);
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return tell_status (&stream, status, wanted, error);
}
