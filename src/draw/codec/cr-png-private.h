/* cr-png-private.h: writes pixels into a PNG file. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-picture-file.h"

/* CrPng: a file that is written from the top down, so that its pixels need not all be in memory. */
typedef struct _CrPng CrPng;

/* Returns: (transfer full) (nullable): the file; NULL with an error when its beginning could not be
 * written */
CrPng *cr_png_new (int width, int height, const CrPictureSink *sink, GError **error);
void cr_png_free (CrPng *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrPng, cr_png_free)

/* Makes room for the next @n_rows rows, which cr_png_put() fills until cr_png_turn(). */
void cr_png_begin (CrPng *self, int n_rows);

/* Copies an image of CAIRO_FORMAT_RGB24 into these rows. Several threads may do so at once if their
 * images do not overlap. */
void cr_png_put (CrPng *self, cairo_surface_t *image, int x, int y);

/* The rows of the turn before are packed in so many pieces, each by any thread. */
guint cr_png_n_pieces (const CrPng *self);
void cr_png_pack (CrPng *self, guint index);

/* Writes the rows of the turn before, which are all packed; the current rows take their place.
 * After the last rows it is called twice; the file is then complete. Returns: FALSE with an error
 */
gboolean cr_png_turn (CrPng *self, GError **error);
