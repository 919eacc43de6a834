/* cr-save-lock.c: saves of one folder, one after the other.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "cr-save-private.h"

/* How long another save may keep this one waiting; it needs the lock for no more than the blink in
 * which one file takes the place of another. */
#define MOST_WAITS 200
#define WAIT_MICROSECONDS 10000

/* What other files' saves have left in the folder may be swept up after so long. */
#define STALE_SECONDS (24 * 60 * 60)

gboolean
cr_save_lock (int fd)
{
  for (int n = 0; fd >= 0 && flock (fd, LOCK_EX | LOCK_NB) != 0; n++) {
    if (errno != EWOULDBLOCK && errno != EINTR)
      return TRUE;
    if (n == MOST_WAITS) {
      errno = EWOULDBLOCK;
      return FALSE;
    }
    g_usleep (WAIT_MICROSECONDS);
  }
  return TRUE;
}

void
cr_save_unlock (int fd)
{
  if (fd >= 0)
    flock (fd, LOCK_UN);
}

void
cr_save_hold (int fd)
{
  /* Where there are no locks nothing of today is swept up either. */
  (void) !flock (fd, LOCK_EX | LOCK_NB);
}

/* Whether no living save has the file open. */
static gboolean
is_abandoned (const char *path)
{
  int fd = open (path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  gboolean abandoned = fd >= 0 && flock (fd, LOCK_EX | LOCK_NB) == 0;

  if (fd >= 0)
    close (fd);
  return abandoned;
}

static gboolean
is_old (const struct stat *info)
{
  return info->st_mtime + STALE_SECONDS < g_get_real_time () / G_USEC_PER_SEC;
}

void
cr_save_remove_leftovers (const char *folder, const char *prefix)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = NULL;
    struct stat info;

    if (*name != '.' || strstr (name, CR_SAVE_MARK) == NULL)
      continue;
    path = g_build_filename (folder, name, NULL);
    if (lstat (path, &info) == 0 && S_ISREG (info.st_mode) &&
        (g_str_has_prefix (name, prefix) || is_old (&info)) && is_abandoned (path))
      g_unlink (path);
  }
}
