/* cr-svg-file.h: an SVG file with named layers. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "cr-picture-file.h"

/**
 * CrSvgFile:
 *
 * An SVG whose groups are layers in drawing programs. Each piece is written when it was drawn, and
 * only one is kept in memory.
 */
typedef struct _CrSvgFile CrSvgFile;

/* @width: in points, as @height; @sink: borrowed until the file is ended */
CrSvgFile *cr_svg_file_new (double width, double height, const CrPictureSink *sink, GError **error);
void cr_svg_file_free (CrSvgFile *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrSvgFile, cr_svg_file_free)

/* Begins a layer; a layer with nothing on it is left out. @label: shown to people */
gboolean cr_svg_file_begin_layer (CrSvgFile *self,
                                  const char *id,
                                  const char *label,
                                  GError **error);

/* Adds a piece to the layer. @paint: draws in points from the corner of the whole drawing */
gboolean cr_svg_file_add (CrSvgFile *self,
                          void (*paint) (cairo_t *cr, gpointer data),
                          gpointer data,
                          GError **error);

/* Ends the file, which is whole when this returns TRUE. */
gboolean cr_svg_file_end (CrSvgFile *self, GError **error);
