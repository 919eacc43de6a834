/* cr-pages.h: pages of paper with any contents. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "cr-layout.h"
#include "cr-picture-file.h"

/**
 * CrPages: what a file, a preview or a printer needs of pages. It borrows all that it holds.
 * @n: how many pages there are
 * @paper: the size of each in points
 * @paint: paints a page, in points from the corner of the paper
 * @dup_label: (transfer full): returns the name of a page
 * @write_svg: (nullable): writes a page as a drawing in layers; NULL when pages have none
 * @data: for these functions
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

/* Returns: the page with that name, −1 when there is none */
int cr_pages_find (const CrPages *pages, const char *label);

/* Told that @done of @n pages are painted. Returns: FALSE to stop */
typedef gboolean (*CrPagesProgress) (int done, int n, gpointer data);

/**
 * cr_pages_write_pdf:
 * @chosen: (nullable) (element-type int): NULL for all
 * @progress: (nullable):
 *
 * Writes page after page as they are drawn, with a line for each in the outline of the file.
 *
 * Returns: FALSE with an error, which is %CR_ERROR_CANCELLED when it was stopped
 */
gboolean cr_pages_write_pdf (const CrPages *pages,
                             const GArray *chosen,
                             CrPagesProgress progress,
                             gpointer data,
                             const CrPictureSink *sink,
                             GError **error);
