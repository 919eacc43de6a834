/* cra-print-job.h: paints pages in the worker. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk/gdk.h>

#include "cra-print-settings.h"

/**
 * CraPrintSource: what is printed. All functions but @ready run in the main thread.
 * @make: returns the pages (transfer full), or NULL with an error; they need not be ready to be
 *   painted
 * @hold: returns what @ready needs; it is freed with @let_go together with the pages
 * @ready: prepares the pages before they are painted; runs in the worker thread
 * @let_go: frees what @hold returned
 * @measure_picture: returns how many pixels wide a hex of the author's picture is, from side to
 *   side; 0: there is no picture
 * @data: borrowed: for @make, @hold and @measure_picture
 * @get_state: (nullable): returns the game whose men may be printed
 * @game: borrowed: for @get_state and @list_record
 * @men: what the form calls these men, to be translated
 * @list_record: (nullable): (transfer full) (element-type CrWordsSection): returns the record of a
 *   siege; without it the sheet is empty
 */
typedef struct {
  CrPrint *(*make) (CrPrintWish *wish, const CraPrintChoice *choice, gpointer data, GError **error);
  gpointer (*hold) (gpointer data);
  void (*ready) (CrPrint *print, gpointer held);
  GDestroyNotify let_go;
  double (*measure_picture) (gpointer data);
  gpointer data;
  const CrState *(*get_state) (gpointer game);
  gpointer game;
  const char *men;
  GPtrArray *(*list_record) (gpointer game);
} CraPrintSource;

/* CraPrintPages: pages shared by main thread and worker. They never change. */
typedef struct _CraPrintPages CraPrintPages;

/* Returns: (transfer full): pages of @print, which it takes over (transfer full). @source: it is
 * copied */
CraPrintPages *cra_print_pages_new (CrPrint *print, const CraPrintSource *source);
CraPrintPages *cra_print_pages_ref (CraPrintPages *self);
/* Only the main thread may call this. */
void cra_print_pages_unref (CraPrintPages *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CraPrintPages, cra_print_pages_unref)

const CrPrint *cra_print_pages_get (const CraPrintPages *self);

/* Cancels all that was asked of the pages; no callback is called any more. */
void cra_print_pages_stop (CraPrintPages *self);

/* Called in the main thread when a page was painted. */
typedef void (*CraPrintPainted) (int page, cairo_surface_t *surface, gpointer data);

/**
 * cra_print_pages_paint:
 * @width: in pixels; 0 for a recording at its own size, in points
 * @painted: not called after cra_print_pages_stop()
 */
void cra_print_pages_paint (CraPrintPages *self,
                            int page,
                            int width,
                            CraPrintPainted painted,
                            gpointer data);

/* Called in the main thread. @done: how many of @n pages are written. At the end it is @n; @error
 * is then NULL if the file was written */
typedef void (*CraPrintSaved) (int done, int n, const GError *error, gpointer data);

/* Writes the pages into a PDF. When that fails or is stopped, an existing file stays as it was. */
void cra_print_pages_save (CraPrintPages *self,
                           const char *path,
                           CraPrintSaved saved,
                           gpointer data);
