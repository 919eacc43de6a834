/* cr-file.h: reads files, and notices when they are changed.
 * SPDX-License-Identifier: GPL-3.0-or-later */
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

/* Returns: (transfer full) (nullable): when the file was written, in ISO 8601. Files made from it
 * contain this date, so that their bytes are the same each time. */
char *cr_file_state_dup_date (const CrFileState *state);

/**
 * cr_file_read:
 * @most: the most bytes that it may have
 * @state_out: (out) (optional): what to remember of it
 *
 * Only regular files are read, so that it never waits for a pipe or a device.
 *
 * Returns: (transfer full) (nullable): the whole file; NULL with an error
 */
GBytes *cr_file_read (const char *path, gsize most, CrFileState *state_out, GError **error);

/**
 * cr_file_is_same:
 *
 * Returns: whether both exist and are the same file, whatever their names
 */
gboolean cr_file_is_same (const char *path, const char *other);

/**
 * cr_file_is_changed:
 * @state: as it was read or saved
 *
 * Returns: whether its content has changed. A file that was only touched, or replaced by one with
 *   the same content, is not changed.
 */
gboolean cr_file_is_changed (const char *path, const CrFileState *state);

/**
 * cr_file_remember:
 * @bytes: what was just written to the file
 */
void cr_file_remember (const char *path, GBytes *bytes, CrFileState *state_out);
