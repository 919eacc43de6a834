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

/* (transfer full) (nullable): when it was written, in ISO 8601: files made of it say so, and are
 * the same bytes each time. */
char *cr_file_state_dup_date (const CrFileState *state);

/**
 * cr_file_read:
 * @most: bytes it may have
 * @state_out: (out) (optional): what to remember of it
 *
 * Never waits on a pipe or device: only regular files are read.
 *
 * Returns: (transfer full) (nullable): the whole file
 */
GBytes *cr_file_read (const char *path, gsize most, CrFileState *state_out, GError **error);

/**
 * cr_file_is_same:
 *
 * Returns: whether both are there and the same file, whatever they are called
 */
gboolean cr_file_is_same (const char *path, const char *other);

/**
 * cr_file_is_changed:
 * @state: as it was read or saved
 *
 * A file that was only touched, or put there again with the same content, is not changed.
 */
gboolean cr_file_is_changed (const char *path, const CrFileState *state);

/**
 * cr_file_remember:
 * @bytes: what was just written to the file
 */
void cr_file_remember (const char *path, GBytes *bytes, CrFileState *state_out);
