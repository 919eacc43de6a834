/* cr-picture-file.h: a drawing into a file. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

typedef enum { CR_PICTURE_FILE_PNG, CR_PICTURE_FILE_SVG, CR_PICTURE_FILE_PDF } CrPictureFileKind;

/**
 * CrPictureFile:
 * @width: in pixels, or in points where there are none
 * @paint: draws, in the same unit
 * @data: for @paint
 */
typedef struct {
  CrPictureFileKind kind;
  double width, height;
  void (*paint) (cairo_t *cr, gpointer data);
  gpointer data;
} CrPictureFile;

/* By the ending of the name. */
gboolean cr_picture_file_read_kind (const char *path, CrPictureFileKind *kind_out, GError **error);

/**
 * cr_picture_file_draw:
 *
 * Returns: (transfer full) (nullable): what the file is to hold
 */
GBytes *cr_picture_file_draw (const CrPictureFile *surface, GError **error);
