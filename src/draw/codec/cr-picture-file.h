/* cr-picture-file.h: writes a drawing into a file. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

typedef enum { CR_PICTURE_FILE_PNG, CR_PICTURE_FILE_SVG, CR_PICTURE_FILE_PDF } CrPictureFileKind;

/* Returns: TRUE when cairo could draw; otherwise sets an error with cairo's message */
gboolean cr_picture_check (cairo_status_t status, GError **error);

/* The width and height of a cell in pixels, which is painted as one; see #CrPictureFile. */
#define CR_PICTURE_CELL 256

/* Takes a file from its first byte to its last. @put returns FALSE with an error when it cannot. */
typedef struct {
  gboolean (*put) (gconstpointer bytes, gsize n, gpointer data, GError **error);
  gpointer data;
} CrPictureSink;

/**
 * CrPictureAbout: metadata of a PDF; all are borrowed and (nullable).
 * @date: in ISO 8601; NULL for a fixed date, so that the same drawing gives the same file on any
 *   day
 */
typedef struct {
  const char *title, *author, *date;
} CrPictureAbout;

/**
 * CrPictureFile:
 * @width: in pixels; in points for a kind without pixels
 * @paint: draws what lies within the clip, in the same unit; pixels are painted part by part
 * @data: for @paint and @rest
 * @in_cells: the parts are cells of the plane, and @paint may run in several threads at once
 * @left: the left edge of some cell, in pixels
 * @top: the upper edge of some cell, in pixels
 * @rest: (nullable): called between parts, while none is being painted
 * @progress: (nullable): told how much is done, 0…1; returns FALSE to stop
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

/* Sets the error that the work was stopped. Returns: FALSE */
gboolean cr_picture_file_stop (GError **error);

/* Writes the file. Pixels are written as they are drawn, so that only some rows of them are in
 * memory. Returns: FALSE with an error */
gboolean cr_picture_file_write (const CrPictureFile *self,
                                const CrPictureSink *sink,
                                GError **error);

/**
 * cr_picture_file_draw:
 *
 * Returns: (transfer full) (nullable): the contents of the file; NULL with an error
 */
GBytes *cr_picture_file_draw (const CrPictureFile *self, GError **error);
