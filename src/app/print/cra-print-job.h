/* cra-print-job.h: pages drawn in the worker. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk/gdk.h>

#include "cra-print-settings.h"

/**
 * CraPrintSource: what is printed.
 * @make: its pages (transfer full), or NULL with an error; they need not be ready to be painted
 * @hold: what @ready needs, as long as the pages are there, until @let_go; all of them but @ready
 *   run in the main thread
 * @ready: worker thread: the pages are painted next
 * @measure_picture: pixels of a hex from side to side on the author's picture; 0: there is none
 * @data: of @make, @hold and @measure_picture, borrowed
 * @get_state: (nullable): of the game whose men may be printed; @game: of it, borrowed
 * @men: what the form calls them, to be translated
 * @list_record: (nullable): (transfer full) (element-type CrWordsSection): of a siege, @game, its
 *   record so far; else the sheet is empty
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

/**
 * CraPrintPages: pages that main thread and worker have together; nothing of them changes.
 */
typedef struct _CraPrintPages CraPrintPages;

/* @print: (transfer full) */
CraPrintPages *cra_print_pages_new (CrPrint *print, const CraPrintSource *source);
CraPrintPages *cra_print_pages_ref (CraPrintPages *self);
/* Main thread. */
void cra_print_pages_unref (CraPrintPages *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CraPrintPages, cra_print_pages_unref)

const CrPrint *cra_print_pages_get (const CraPrintPages *self);

/* Nobody waits for what has been asked of them any more. */
void cra_print_pages_stop (CraPrintPages *self);

/* Main thread. */
typedef void (*CraPrintPainted) (int page, cairo_surface_t *surface, gpointer data);

/**
 * cra_print_pages_paint:
 * @width: in pixels; 0 for a recording at its own size, in points
 * @painted: is not called once they were stopped
 */
void cra_print_pages_paint (CraPrintPages *self,
                            int page,
                            int width,
                            CraPrintPainted painted,
                            gpointer data);

/* Main thread; @done: pages of @n; at the end it is @n, and @error is NULL when the file is there.
 */
typedef void (*CraPrintSaved) (int done, int n, const GError *error, gpointer data);

/* Into a PDF; the old file stays when that fails or they are stopped. */
void cra_print_pages_save (CraPrintPages *self,
                           const char *path,
                           CraPrintSaved saved,
                           gpointer data);
