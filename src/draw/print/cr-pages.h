/* cr-pages.h: pages of paper, whatever is on them. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "cr-layout.h"
#include "cr-picture-file.h"

/**
 * CrPages: what a file, a preview or a printer asks for. It borrows all it holds.
 * @n: how many there are
 * @paper: size of each, in points
 * @paint: in points from the corner of the paper
 * @dup_label: (transfer full): how that page is called
 * @write_svg: (nullable): a page as a drawing in layers; NULL where it has none
 * @data: of them
 */
typedef struct {
  int n;
  CrPoint paper;
  CrPictureAbout about;
  void (*paint) (cairo_t *cr, int page, gconstpointer data);
  char *(*dup_label) (int page, gconstpointer data);
  gboolean (*write_svg) (int page, const CrPictureSink *sink, gconstpointer data, GError **error);
  gconstpointer data;
} CrPages;

/* -1: there is none of that name. */
int cr_pages_find (const CrPages *pages, const char *label);

/* So many of the @n pages are painted. Returns: FALSE to stop */
typedef gboolean (*CrPagesProgress) (int done, int n, gpointer data);

/**
 * cr_pages_write_pdf:
 * @chosen: (nullable) (element-type int): NULL for all
 * @progress: (nullable):
 *
 * Page by page, as they are drawn, with a line for each in its outline.
 *
 * Returns: FALSE with an error, which is %CR_ERROR_CANCELLED when it was stopped
 */
gboolean cr_pages_write_pdf (const CrPages *pages,
                             const GArray *chosen,
                             CrPagesProgress progress,
                             gpointer data,
                             const CrPictureSink *sink,
                             GError **error);
