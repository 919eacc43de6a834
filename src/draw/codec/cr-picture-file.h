/* cr-picture-file.h: a drawing into a file. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

typedef enum { CR_PICTURE_FILE_PNG, CR_PICTURE_FILE_SVG, CR_PICTURE_FILE_PDF } CrPictureFileKind;

/* Whether it was drawn; otherwise the error says what cairo says. */
gboolean cr_picture_check (cairo_status_t status, GError **error);

/* So many pixels, wide and high, are painted as one; see #CrPictureFile. */
#define CR_PICTURE_CELL 256

/* What takes a file, from its first byte to its last. FALSE: it could not; *error is set. */
typedef struct {
  gboolean (*put) (gconstpointer bytes, gsize n, gpointer data, GError **error);
  gpointer data;
} CrPictureSink;

/**
 * CrPictureAbout: what a PDF tells of itself; all are borrowed and (nullable).
 * @date: in ISO 8601; without it that of nothing, for the same drawing is the same file any day
 */
typedef struct {
  const char *title, *author, *date;
} CrPictureAbout;

/**
 * CrPictureFile:
 * @width: in pixels, or in points where there are none
 * @paint: draws, in the same unit, what of it lies within the clip: pixels are painted part by part
 * @data: for @paint and @rest
 * @in_cells: the parts are cells of the plane, and @paint may run in several threads at once
 * @left: of some cell, in pixels
 * @top: of some cell, in pixels
 * @rest: (nullable): called between parts, while none is painted
 * @progress: (nullable): told how much is done, 0…1; FALSE stops it
 * @watcher: for @progress
 */
typedef struct {
  CrPictureFileKind kind;
  double width, height;
  void (*paint) (cairo_t *cr, gpointer data);
  gpointer data;
  gboolean in_cells;
  int left, top;
  void (*rest) (gpointer data);
  gboolean (*progress) (double done, gpointer watcher);
  gpointer watcher;
  CrPictureAbout about;
} CrPictureFile;

/* Reads the kind from the ending of the name. FALSE with an error for an unknown ending. */
gboolean cr_picture_file_read_kind (const char *path, CrPictureFileKind *kind_out, GError **error);

/* FALSE, and *error says that somebody wanted no more of it. */
gboolean cr_picture_file_stop (GError **error);

/* Pixels are written as they are drawn, and take no more memory than some rows of them. */
gboolean cr_picture_file_write (const CrPictureFile *self,
                                const CrPictureSink *sink,
                                GError **error);

/**
 * cr_picture_file_draw:
 *
 * Returns: (transfer full) (nullable): what the file is to hold
 */
GBytes *cr_picture_file_draw (const CrPictureFile *self, GError **error);
