/* cr-save-private.h: the parts of a save. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <sys/stat.h>

/* Between the name of a file and six letters, in the name of what is to take its place. */
#define CR_SAVE_MARK ".crenelsave-"

/* Tries a system call again that a signal interrupted. */
#define CR_SAVE_RETRY(result, call) \
  do \
    (result) = (call); \
  while ((result) < 0 && errno == EINTR)

/**
 * cr_save_copy_rights:
 * @fd: of the file that is to take the place of another, so far its owner's alone
 * @from: path of that other
 * @info: of it
 *
 * Gives it the other's owner, group, mode, list of rights and attributes. Where the system refuses
 * one, fewer may read it than before, never more.
 */
gboolean cr_save_copy_rights (int fd, const char *from, const struct stat *info);

/**
 * cr_save_lock:
 * @fd: of a folder, or -1 where it cannot be opened
 *
 * The system lets go of the lock when the program ends, however it ends. Some network disks have no
 * locks; there, the comparison with what was read is all there is.
 *
 * Returns: FALSE with EWOULDBLOCK when another save does not come to an end
 */
gboolean cr_save_lock (int fd);

void cr_save_unlock (int fd);

/**
 * cr_save_hold:
 * @fd: of a file that a save has just made, while it has the lock of the folder
 *
 * As long as the file is open it shows that its save is alive.
 */
void cr_save_hold (int fd);

/**
 * cr_save_remove_leftovers:
 * @prefix: with which the names begin of what saves of this file leave when they are killed
 *
 * Ask with the lock of the folder only, lest what a save has made and not yet held is taken.
 */
void cr_save_remove_leftovers (const char *folder, const char *prefix);
