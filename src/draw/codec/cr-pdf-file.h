/* cr-pdf-file.h: a PDF of one page of any size, written piece by piece.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "cr-layout.h"
#include "cr-picture-file.h"

/**
 * CrPdfFile:
 *
 * A PDF of one page. Each piece is written when it was drawn, and only one is kept in memory: a map
 * of 1000 × 1000 hexes takes 60 MB, while cairo alone needs 370 MB for the whole page.
 */
typedef struct _CrPdfFile CrPdfFile;

/* @surface: a PDF */
void cr_pdf_describe (cairo_surface_t *surface, const CrPictureAbout *about);

/* @width: in points, as @height; @sink: borrowed until the file is ended */
CrPdfFile *cr_pdf_file_new (double width,
                            double height,
                            const CrPictureAbout *about,
                            const CrPictureSink *sink);
void cr_pdf_file_free (CrPdfFile *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrPdfFile, cr_pdf_file_free)

/* A piece is drawn so many points beyond its upper and lower edge and then cut as one. If each
 * stroke were cut at the edge, its blended border would show as a seam. */
#define CR_PDF_BLEED 8

/* Adds a piece over those before it. @box: the piece is visible only within it; @paint: draws in
 * points from the corner of the page, clipped to the box and its bleed */
gboolean cr_pdf_file_add (CrPdfFile *self,
                          CrBox box,
                          void (*paint) (cairo_t *cr, gpointer data),
                          gpointer data,
                          GError **error);

/* Ends the file, which is whole when this returns TRUE. */
gboolean cr_pdf_file_end (CrPdfFile *self, GError **error);
