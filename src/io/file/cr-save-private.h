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

gboolean cr_save_copy_rights (int fd, const char *from, const struct stat *info);

gboolean cr_save_lock (int fd);
void cr_save_unlock (int fd);
void cr_save_hold (int fd);
void cr_save_remove_leftovers (const char *folder, const char *prefix);
