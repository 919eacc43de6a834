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

/* Room for the next @n_rows rows, see cr_png_put(), which are at hand until they are turned. */
void cr_png_begin (CrPng *self, int n_rows);

/* Where an image of CAIRO_FORMAT_RGB24 goes in them: of two images that do not overlap each may
 * come from a thread of its own. */
void cr_png_put (CrPng *self, cairo_surface_t *image, int x, int y);

/* The rows before these are packed in so many pieces, each by any thread. */
guint cr_png_n_pieces (const CrPng *self);
void cr_png_pack (CrPng *self, guint index);

/* Writes the rows before, all of which are packed; those at hand are the rows before from then on.
 * After the last rows it is called twice, and the file is whole. */
gboolean cr_png_turn (CrPng *self, GError **error);
