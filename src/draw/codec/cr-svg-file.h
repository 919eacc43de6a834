/* cr-svg-file.h: a vector file of named layers. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "cr-picture-file.h"

/**
 * CrSvgFile:
 *
 * An SVG whose groups drawing programs show as layers. Each piece goes out when it is drawn, and no
 * more than one is kept.
 */
typedef struct _CrSvgFile CrSvgFile;

/* @width: in points, as @height; @sink: borrowed */
CrSvgFile *cr_svg_file_new (double width, double height, const CrPictureSink *sink, GError **error);
void cr_svg_file_free (CrSvgFile *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrSvgFile, cr_svg_file_free)

/* What follows is of that layer; one with nothing on it is left out. @label: for people */
gboolean cr_svg_file_begin_layer (CrSvgFile *self,
                                  const char *id,
                                  const char *label,
                                  GError **error);

/* @paint: draws in points from the corner of the whole */
gboolean cr_svg_file_add (CrSvgFile *self,
                          void (*paint) (cairo_t *cr, gpointer data),
                          gpointer data,
                          GError **error);

/* Ends the file, which is whole when this returns TRUE. */
gboolean cr_svg_file_end (CrSvgFile *self, GError **error);
