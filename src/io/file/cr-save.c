/* cr-save.c: the one way a file is written. SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE /* fallocate */
#include "cr-save.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cr-error.h"
#include "cr-text.h"

#define MARK ".crenelsave-"
#define STALE_SECONDS (24 * 60 * 60)

/**
 * Saving:
 * @path: as the caller wrote it, for messages
 * @real: the file itself, where a link points to
 * @temporary: beside it
 * @fd: of @temporary, or -1
 */
typedef struct {
  const char *path;
  char *real, *folder, *temporary;
  gboolean existed;
  struct stat info;
  int fd;
} Saving;

static int
code_of (int problem)
{
  switch (problem) {
  case ENOSPC:
  case EDQUOT:
  case EFBIG:
    return CR_ERROR_NO_SPACE;
  case EACCES:
  case EPERM:
  case EROFS:
    return CR_ERROR_READ_ONLY;
  default:
    return CR_ERROR_IO;
  }
}

static gboolean
fail (const Saving *saving, int code, const char *why, GError **error)
{
  g_set_error (error, CR_ERROR, code, cr_text ("cannot save “%s”: %s"), saving->path, why);
  return FALSE;
}

static gboolean
fail_errno (const Saving *saving, int problem, GError **error)
{
  int code = code_of (problem);
  const char *why = g_strerror (problem);

  if (code == CR_ERROR_NO_SPACE)
    why = cr_text ("the disk is full; the file on it is unchanged");
  else if (problem == EROFS)
    why = cr_text ("the disk may only be read");
  return fail (saving, code, why, error);
}

/* Keeps a symbolic link and replaces what it points to. */
static gboolean
find_target (Saving *saving, GError **error)
{
  char *real = realpath (saving->path, NULL);
  struct stat link;

  if (real == NULL && lstat (saving->path, &link) == 0)
    return fail (saving, CR_ERROR_IO, cr_text ("it is a link that leads nowhere"), error);
  saving->real = g_strdup (real != NULL ? real : saving->path);
  saving->folder = g_path_get_dirname (saving->real);
  free (real);
  saving->existed = stat (saving->real, &saving->info) == 0;
  if (!saving->existed)
    return TRUE;
  if (!S_ISREG (saving->info.st_mode))
    return fail (saving, CR_ERROR_IO, cr_text ("it is not a regular file"), error);
  /* A rename would not care that the file itself is read-only. */
  if (access (saving->real, W_OK) != 0)
    return fail (saving, CR_ERROR_READ_ONLY, cr_text ("it may only be read"), error);
  return TRUE;
}

static gboolean
check_unchanged (const Saving *saving, const CrFileState *state, GError **error)
{
  if (state == NULL || !cr_file_is_changed (saving->real, state))
    return TRUE;
  return fail (saving, CR_ERROR_CHANGED,
               saving->existed ? cr_text ("another program has changed it since it was opened")
                               : cr_text ("another program has removed it since it was opened"),
               error);
}

/* What a crash left behind; younger ones may belong to another Crenel at work. */
static void
remove_stale (const Saving *saving)
{
  GDir *dir = g_dir_open (saving->folder, 0, NULL);
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (saving->folder, name, NULL);
    struct stat info;

    if (*name == '.' && strstr (name, MARK) != NULL && lstat (path, &info) == 0 &&
        S_ISREG (info.st_mode) && info.st_mtime + STALE_SECONDS < now)
      g_unlink (path);
  }
  g_clear_pointer (&dir, g_dir_close);
}

static gboolean
open_temporary (Saving *saving, GError **error)
{
  g_autofree char *base = g_path_get_basename (saving->real);

  saving->temporary = g_strdup_printf ("%s/.%.200s" MARK "XXXXXX", saving->folder, base);
  saving->fd =
      g_mkstemp_full (saving->temporary, O_WRONLY | O_CLOEXEC, saving->existed ? 0600 : 0666);
  if (saving->fd >= 0)
    return TRUE;

  int problem = errno;

  g_clear_pointer (&saving->temporary, g_free);
  if (code_of (problem) == CR_ERROR_READ_ONLY && problem != EROFS)
    return fail (
        saving, CR_ERROR_READ_ONLY,
        cr_text ("nothing may be added to its folder, and it is never overwritten in place"),
        error);
  return fail_errno (saving, problem, error);
}

/* A full disk shows here, before anything is written. */
static gboolean
reserve (const Saving *saving, gsize length)
{
  if (length == 0 || fallocate (saving->fd, 0, 0, (off_t) length) == 0)
    return TRUE;
  return errno == EOPNOTSUPP || errno == ENOSYS || errno == EINVAL;
}

static gboolean
write_all (const Saving *saving, const char *data, gsize length)
{
  for (gsize done = 0; done < length;) {
    gssize n = write (saving->fd, data + done, length - done);

    if (n < 0 && errno != EINTR)
      return FALSE;
    done += n > 0 ? (gsize) n : 0;
  }
  return TRUE;
}

static gboolean
copy_mode (const Saving *saving)
{
  if (!saving->existed)
    return TRUE;
  /* Another's group cannot always be given; the owner's rights are what must stay. */
  if (fchown (saving->fd, (uid_t) -1, saving->info.st_gid) != 0)
    errno = 0;
  return fchmod (saving->fd, saving->info.st_mode & 07777) == 0;
}

static gboolean
finish_file (const Saving *saving, gsize length)
{
  struct stat written;

  if (fsync (saving->fd) != 0 || fstat (saving->fd, &written) != 0)
    return FALSE;
  if (written.st_size == (off_t) length)
    return TRUE;
  errno = EIO;
  return FALSE;
}

static gboolean
close_file (Saving *saving)
{
  int fd = saving->fd;

  saving->fd = -1;
  return close (fd) == 0;
}

static void
sync_folder (const Saving *saving)
{
  int fd = open (saving->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

  if (fd < 0)
    return;
  /* The file is in place; where a folder cannot be synced there is nothing left to do. */
  (void) !fsync (fd);
  close (fd);
}

static gboolean
replace (Saving *saving, GBytes *bytes, const CrFileState *state, GError **error)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  if (!reserve (saving, length) || !write_all (saving, data, length) || !copy_mode (saving) ||
      !finish_file (saving, length) || !close_file (saving))
    return fail_errno (saving, errno, error);
  if (!check_unchanged (saving, state, error))
    return FALSE;
  if (rename (saving->temporary, saving->real) != 0)
    return fail_errno (saving, errno, error);
  g_clear_pointer (&saving->temporary, g_free);
  sync_folder (saving);
  return TRUE;
}

static void
clear (Saving *saving)
{
  if (saving->fd >= 0)
    close (saving->fd);
  if (saving->temporary != NULL)
    g_unlink (saving->temporary);
  g_free (saving->temporary);
  g_free (saving->real);
  g_free (saving->folder);
}

/**
 * cr_save:
 * @path: the file, new or not; a link stays and what it points to is replaced
 * @state: (inout) (optional): what the file is expected to be, when known; on success what it is
 *
 * Writes beside the file and then puts the new one in its place, so that whatever happens, the file
 * is whole: the old one when this fails, the new one when it succeeds. Other hard links to the old
 * file keep the old content.
 */
gboolean
cr_save (const char *path, GBytes *bytes, CrFileState *state, GError **error)
{
  Saving saving = { .path = path, .fd = -1 };
  gboolean saved = find_target (&saving, error) && check_unchanged (&saving, state, error);

  if (saved) {
    remove_stale (&saving);
    saved = open_temporary (&saving, error) && replace (&saving, bytes, state, error);
  }
  if (saved && state != NULL)
    cr_file_remember (saving.real, bytes, state);
  clear (&saving);
  return saved;
}
