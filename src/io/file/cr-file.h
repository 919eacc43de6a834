/* cr-file.h: a file as it was when it was read. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * CrFileState: what a document remembers of its file, to notice that another program changed it.
 * @known: whether the rest is set
 * @device: of the file's volume
 * @inode: of the file
 * @size: in bytes
 * @mtime: of its last change, in nanoseconds
 * @sha256: of its content, in hexadecimal
 *
 * All zero: nothing is known, and nothing is expected of the file.
 */
typedef struct {
  gboolean known;
  guint64 device, inode;
  gint64 size, mtime;
  char sha256[65];
} CrFileState;

GBytes *cr_file_read (const char *path, gsize most, CrFileState *state_out, GError **error);
gboolean cr_file_is_same (const char *path, const char *other);
gboolean cr_file_is_changed (const char *path, const CrFileState *state);
void cr_file_remember (const char *path, GBytes *bytes, CrFileState *state_out);
