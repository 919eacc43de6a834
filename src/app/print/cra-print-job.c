/* cra-print-job.c: paints pages in the worker. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-print-job.h"

#include "cra-worker.h"

#include "cr-letter.h"
#include "cr-save.h"

/* @stopped: atomic */
struct _CraPrintPages {
  CrPrint *print;
  CraPrintSource source;
  gpointer held;
  gint stopped;
};

CraPrintPages *
cra_print_pages_new (CrPrint *print, const CraPrintSource *source)
{
  CraPrintPages *self = g_atomic_rc_box_new0 (CraPrintPages);

  self->print = print;
  self->source = *source;
  self->held = source->hold (source->data);
  return self;
}

CraPrintPages *
cra_print_pages_ref (CraPrintPages *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear_job (gpointer data)
{
  CraPrintPages *self = data;

  cr_print_free (self->print);
  self->source.let_go (self->held);
}

void
cra_print_pages_unref (CraPrintPages *self)
{
  g_atomic_rc_box_release_full (self, clear_job);
}

const CrPrint *
cra_print_pages_get (const CraPrintPages *self)
{
  return self->print;
}

void
cra_print_pages_stop (CraPrintPages *self)
{
  g_atomic_int_set (&self->stopped, TRUE);
}

static gboolean
is_stopped (CraPrintPages *self)
{
  return g_atomic_int_get (&self->stopped);
}

/* A page that is being painted for the preview. */
typedef struct {
  CraPrintPages *pages;
  int page, width;
  CraPrintPainted painted;
  gpointer data;
  cairo_surface_t *surface;
} Painting;

static gboolean
painted_cb (gpointer data)
{
  Painting *painting = data;

  if (!is_stopped (painting->pages) && painting->surface != NULL)
    painting->painted (painting->page, painting->surface, painting->data);
  g_clear_pointer (&painting->surface, cairo_surface_destroy);
  cra_print_pages_unref (painting->pages);
  g_free (painting);
  return G_SOURCE_REMOVE;
}

static cairo_surface_t *
new_surface (CrPoint paper, int width)
{
  const cairo_rectangle_t whole = { 0, 0, paper.x, paper.y };

  if (width == 0) {
    cairo_surface_t *recording = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &whole);

    cr_letter_keep (recording);
    return recording;
  }
  return cairo_image_surface_create (CAIRO_FORMAT_RGB24, width,
                                     MAX (1, (int) (width * paper.y / paper.x)));
}

/* This runs in the worker thread. */
static void
paint_cb (gpointer data)
{
  Painting *painting = data;
  CraPrintPages *pages = painting->pages;
  CrPoint paper = cr_print_get_paper (pages->print);
  cairo_t *cr;

  if (!is_stopped (pages)) {
    painting->surface = new_surface (paper, painting->width);
    cr = cairo_create (painting->surface);
    if (painting->width > 0) {
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_paint (cr);
      cairo_scale (cr, painting->width / paper.x, painting->width / paper.x);
    }
    pages->source.ready (pages->print, pages->held);
    cr_print_paint (pages->print, cr, painting->page);
    cairo_destroy (cr);
    cairo_surface_flush (painting->surface);
  }
  g_idle_add_full (CRA_WORKER_DONE, painted_cb, painting, NULL);
}

void
cra_print_pages_paint (CraPrintPages *self,
                       int page,
                       int width,
                       CraPrintPainted painted,
                       gpointer data)
{
  Painting *painting = g_new0 (Painting, 1);

  painting->pages = cra_print_pages_ref (self);
  painting->page = page;
  painting->width = width;
  painting->painted = painted;
  painting->data = data;
  cra_worker_push (paint_cb, painting);
}

/* All pages being saved into a file. */
typedef struct {
  CraPrintPages *pages;
  char *path;
  CraPrintSaved saved;
  gpointer data;
  GError *error;
} Saving;

/* The progress that is sent to the main thread. */
typedef struct {
  Saving *saving;
  int done, n;
} Step;

static gboolean
step_cb (gpointer data)
{
  const Step *step = data;

  if (!is_stopped (step->saving->pages))
    step->saving->saved (step->done, step->n, NULL, step->saving->data);
  return G_SOURCE_REMOVE;
}

/* This runs in the worker thread; the last step is sent after the file was written. */
static gboolean
progress_cb (int done, int n, gpointer data)
{
  Saving *saving = data;
  const Step step = { saving, done, n };

  if (done < n)
    g_idle_add_full (CRA_WORKER_DONE, step_cb, g_memdup2 (&step, sizeof step), g_free);
  return !is_stopped (saving->pages);
}

static gboolean
saved_cb (gpointer data)
{
  Saving *saving = data;
  int n = cr_print_n_pages (saving->pages->print);

  if (!is_stopped (saving->pages))
    saving->saved (n, n, saving->error, saving->data);
  g_clear_error (&saving->error);
  cra_print_pages_unref (saving->pages);
  g_free (saving->path);
  g_free (saving);
  return G_SOURCE_REMOVE;
}

static gboolean
fill_cb (CrSaving *file, gpointer data, GError **error)
{
  Saving *saving = data;
  CrPages all = cr_print_get_pages (saving->pages->print);
  const CrPictureSink sink = { cr_save_put, file };

  return cr_pages_write_pdf (&all, NULL, progress_cb, saving, &sink, error);
}

/* This runs in the worker thread. */
static void
save_cb (gpointer data)
{
  Saving *saving = data;
  CraPrintPages *pages = saving->pages;

  if (!is_stopped (pages)) {
    pages->source.ready (pages->print, pages->held);
    cr_save_pieces (saving->path, fill_cb, saving, &saving->error);
  }
  g_idle_add_full (CRA_WORKER_DONE, saved_cb, saving, NULL);
}

void
cra_print_pages_save (CraPrintPages *self, const char *path, CraPrintSaved saved, gpointer data)
{
  Saving *saving = g_new0 (Saving, 1);

  saving->pages = cra_print_pages_ref (self);
  saving->path = g_strdup (path);
  saving->saved = saved;
  saving->data = data;
  cra_worker_push (save_cb, saving);
}
