/* cr-pdf-file.h: a page of any size, piece by piece. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "cr-layout.h"
#include "cr-picture-file.h"

/**
 * CrPdfFile:
 *
 * A PDF of one page. Each piece goes out when it is drawn, and no more than one is kept: of a map
 * of 1000 × 1000 hexes that is 60 MB, where cairo alone holds all of the page in 370.
 */
typedef struct _CrPdfFile CrPdfFile;

/* @surface: a PDF */
void cr_pdf_describe (cairo_surface_t *surface, const CrPictureAbout *about);

/* @width: in points, as @height; @sink: borrowed */
CrPdfFile *cr_pdf_file_new (double width,
                            double height,
                            const CrPictureAbout *about,
                            const CrPictureSink *sink);
void cr_pdf_file_free (CrPdfFile *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrPdfFile, cr_pdf_file_free)

/* A piece is drawn so many points beyond its upper and lower edge, so that it is cut as one: what
 * is drawn up to there would blend at its edge, each stroke for itself, and show as a seam. */
#define CR_PDF_BLEED 8

/* Over those before it. @box: nothing is seen of it elsewhere; @paint: draws in points from the
 * corner of the page, within what is clipped: the box and the bleed
 */
gboolean cr_pdf_file_add (CrPdfFile *self,
                          CrBox box,
                          void (*paint) (cairo_t *cr, gpointer data),
                          gpointer data,
                          GError **error);

/* Ends the file, which is whole when this returns TRUE. */
gboolean cr_pdf_file_end (CrPdfFile *self, GError **error);
