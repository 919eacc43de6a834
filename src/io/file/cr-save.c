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
#include "cr-save-private.h"
#include "cr-text.h"

/**
 * CrSaving:
 * @path: as the caller wrote it, for messages
 * @real: the file itself, where a link points to
 * @temporary: beside it
 * @fd: of @temporary, or -1
 * @folder_fd: or -1 where the folder may not be read
 * @length: of what has been put so far
 */
struct _CrSaving {
  const char *path;
  char *real, *folder, *temporary;
  gboolean existed;
  struct stat info;
  int fd, folder_fd;
  gsize length;
};

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
fail_with (const CrSaving *saving, int code, const char *why, GError **error)
{
  g_set_error (error, CR_ERROR, code, cr_text ("cannot save “%s”: %s"), saving->path, why);
  return FALSE;
}

static gboolean
fail_errno (const CrSaving *saving, int problem, GError **error)
{
  int code = code_of (problem);
  const char *why = g_strerror (problem);

  if (code == CR_ERROR_NO_SPACE)
    why = cr_text ("the disk is full; the file on it is unchanged");
  else if (problem == EROFS)
    why = cr_text ("the disk may only be read");
  else if (problem == ENOENT && !g_file_test (saving->folder, G_FILE_TEST_EXISTS))
    why = cr_text ("its folder is not there");
  else if (problem == EWOULDBLOCK)
    why = cr_text ("another program is saving in its folder and does not come to an end");
  return fail_with (saving, code, why, error);
}

/* Keeps a symbolic link and replaces what it points to. */
static gboolean
find_target (CrSaving *saving, GError **error)
{
  char *real = realpath (saving->path, NULL);
  struct stat link;

  if (real == NULL && lstat (saving->path, &link) == 0)
    return fail_with (saving, CR_ERROR_IO, cr_text ("it is a link that leads nowhere"), error);
  saving->real = g_strdup (real != NULL ? real : saving->path);
  saving->folder = g_path_get_dirname (saving->real);
  free (real);
  saving->existed = stat (saving->real, &saving->info) == 0;
  if (!saving->existed)
    return TRUE;
  if (!S_ISREG (saving->info.st_mode))
    return fail_with (saving, CR_ERROR_IO, cr_text ("it is not a regular file"), error);
  /* A rename would not care that the file itself is read-only. */
  if (access (saving->real, W_OK) != 0)
    return fail_with (saving, CR_ERROR_READ_ONLY, cr_text ("it may only be read"), error);
  return TRUE;
}

static gboolean
check_unchanged (const CrSaving *saving, const CrFileState *state, GError **error)
{
  if (state == NULL || !cr_file_is_changed (saving->real, state))
    return TRUE;
  return fail_with (saving, CR_ERROR_CHANGED,
                    saving->existed
                        ? cr_text ("another program has changed it since it was opened")
                        : cr_text ("another program has removed it since it was opened"),
                    error);
}

static gboolean
open_temporary (CrSaving *saving, GError **error)
{
  g_autofree char *base = g_path_get_basename (saving->real);
  g_autofree char *prefix = g_strdup_printf (".%.200s" CR_SAVE_MARK, base);

  cr_save_remove_leftovers (saving->folder, prefix);
  do {
    g_free (saving->temporary);
    saving->temporary = g_strdup_printf ("%s/%sXXXXXX", saving->folder, prefix);
    saving->fd =
        g_mkstemp_full (saving->temporary, O_WRONLY | O_CLOEXEC, saving->existed ? 0600 : 0666);
  } while (saving->fd < 0 && errno == EINTR);
  if (saving->fd >= 0) {
    cr_save_hold (saving->fd);
    return TRUE;
  }

  int problem = errno;

  g_clear_pointer (&saving->temporary, g_free);
  if (code_of (problem) == CR_ERROR_READ_ONLY && problem != EROFS)
    return fail_with (
        saving, CR_ERROR_READ_ONLY,
        cr_text ("nothing may be added to its folder, and it is never overwritten in place"),
        error);
  return fail_errno (saving, problem, error);
}

/* Beside the file; what killed saves of it have left there is swept up. */
static gboolean
make_temporary (CrSaving *saving, GError **error)
{
  gboolean made;

  CR_SAVE_RETRY (saving->folder_fd, open (saving->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!cr_save_lock (saving->folder_fd))
    return fail_errno (saving, errno, error);
  made = open_temporary (saving, error);
  cr_save_unlock (saving->folder_fd);
  return made;
}

/* A full disk shows here, before anything is written. */
static gboolean
reserve_space (const CrSaving *saving, gsize length)
{
  int result;

  if (length == 0)
    return TRUE;
  CR_SAVE_RETRY (result, fallocate (saving->fd, 0, 0, (off_t) length));
  return result == 0 || errno == EOPNOTSUPP || errno == ENOSYS || errno == EINVAL;
}

gboolean
cr_save_put (CrSaving *saving, gconstpointer bytes, gsize n, GError **error)
{
  for (gsize done = 0; done < n;) {
    gssize some = write (saving->fd, (const char *) bytes + done, n - done);

    if (some < 0 && errno != EINTR)
      return fail_errno (saving, errno, error);
    done += some > 0 ? (gsize) some : 0;
  }
  saving->length += n;
  return TRUE;
}

static gboolean
finish_file (const CrSaving *saving)
{
  struct stat written;
  int result;

  CR_SAVE_RETRY (result, fsync (saving->fd));
  if (result != 0 || fstat (saving->fd, &written) != 0)
    return FALSE;
  if (written.st_size == (off_t) saving->length)
    return TRUE;
  errno = EIO;
  return FALSE;
}

static gboolean
close_file (CrSaving *saving)
{
  int fd = saving->fd;

  saving->fd = -1;
  /* An interrupted close has closed the file all the same, and it is on the disk. */
  return close (fd) == 0 || errno == EINTR;
}

/* Some disks have no way to do it, and then there is nothing more to be done. */
static gboolean
sync_folder (const CrSaving *saving, GError **error)
{
  int result;

  if (saving->folder_fd < 0)
    return TRUE;
  CR_SAVE_RETRY (result, fsync (saving->folder_fd));
  if (result == 0 || errno == EINVAL || errno == EOPNOTSUPP || errno == ENOSYS)
    return TRUE;
  g_set_error (
      error, CR_ERROR, CR_ERROR_NOT_SYNCED,
      cr_text ("“%s” is written, but may be the old one again after a power cut: its folder "
               "could not be put on the disk (%s)"),
      saving->path, g_strerror (errno));
  return FALSE;
}

static gboolean
write_temporary (CrSaving *saving, CrSaveFill fill, gpointer data, GError **error)
{
  if (!fill (saving, data, error))
    return FALSE;
  if ((!saving->existed || cr_save_copy_rights (saving->fd, saving->real, &saving->info)) &&
      finish_file (saving))
    return TRUE;
  return fail_errno (saving, errno, error);
}

/* Whoever has the lock sees what the one before him has put there. */
static gboolean
put_in_place (CrSaving *saving, const CrFileState *state, GError **error)
{
  int result;

  if (!check_unchanged (saving, state, error))
    return FALSE;
  if (!close_file (saving))
    return fail_errno (saving, errno, error);
  CR_SAVE_RETRY (result, rename (saving->temporary, saving->real));
  if (result != 0)
    return fail_errno (saving, errno, error);
  g_clear_pointer (&saving->temporary, g_free);
  return TRUE;
}

static gboolean
replace_file (CrSaving *saving,
              CrSaveFill fill,
              gpointer data,
              const CrFileState *state,
              GError **error)
{
  gboolean replaced;

  if (!make_temporary (saving, error) || !write_temporary (saving, fill, data, error))
    return FALSE;
  if (!cr_save_lock (saving->folder_fd))
    return fail_errno (saving, errno, error);
  replaced = put_in_place (saving, state, error);
  cr_save_unlock (saving->folder_fd);
  return replaced;
}

static void
clear_saving (CrSaving *saving)
{
  if (saving->fd >= 0)
    close (saving->fd);
  if (saving->temporary != NULL)
    g_unlink (saving->temporary);
  if (saving->folder_fd >= 0)
    close (saving->folder_fd);
  g_free (saving->temporary);
  g_free (saving->real);
  g_free (saving->folder);
}

static gboolean
put_bytes (CrSaving *saving, gpointer data, GError **error)
{
  gsize length;
  const char *bytes = g_bytes_get_data (data, &length);

  return reserve_space (saving, length) ? cr_save_put (saving, bytes, length, error)
                                        : fail_errno (saving, errno, error);
}

gboolean
cr_save (const char *path, GBytes *bytes, CrFileState *state, GError **error)
{
  CrSaving saving = { .path = path, .fd = -1, .folder_fd = -1 };
  gboolean saved = find_target (&saving, error) && check_unchanged (&saving, state, error) &&
                   replace_file (&saving, put_bytes, bytes, state, error);

  if (saved && state != NULL)
    cr_file_remember (saving.real, bytes, state);
  saved = saved && sync_folder (&saving, error);
  clear_saving (&saving);
  return saved;
}

gboolean
cr_save_pieces (const char *path, CrSaveFill fill, gpointer data, GError **error)
{
  CrSaving saving = { .path = path, .fd = -1, .folder_fd = -1 };
  gboolean saved = find_target (&saving, error) &&
                   replace_file (&saving, fill, data, NULL, error) && sync_folder (&saving, error);

  clear_saving (&saving);
  return saved;
}

char *
cr_save_dup_reason (const char *path, const GError *error)
{
  g_autofree char *before = g_strdup_printf (cr_text ("cannot save “%s”: %s"), path, "");

  return g_strdup (error->message +
                   (g_str_has_prefix (error->message, before) ? strlen (before) : 0));
}
