/* cr-png-private.h: pixels into a PNG file. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-picture-file.h"

/**
 * CrPng: one file, written from the top down, so that its pixels need not be there all at once.
 */
typedef struct _CrPng CrPng;

/* Returns: (transfer full) (nullable): NULL when the beginning could not be written */
CrPng *cr_png_new (int width, int height, const CrPictureSink *sink, GError **error);
void cr_png_free (CrPng *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrPng, cr_png_free)

/* Room for the next @n_rows rows, until they are written: see cr_png_put(). */
void cr_png_begin (CrPng *self, int n_rows);

/* Where an image of CAIRO_FORMAT_RGB24 goes in them: of two images that do not overlap each may
 * come from a thread of its own. */
void cr_png_put (CrPng *self, cairo_surface_t *image, int x, int y);

/* After the last of its rows the file is whole. */
gboolean cr_png_write (CrPng *self, GError **error);
