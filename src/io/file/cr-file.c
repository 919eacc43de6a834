/* cr-file.c: reads files, and notices when they are changed.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cr-error.h"
#include "cr-text.h"

static gboolean
fail_with (GError **error, int code, const char *path, const char *why)
{
  g_set_error (error, CR_ERROR, code, cr_text ("cannot open “%s”: %s"), path, why);
  return FALSE;
}

/* A missing folder is reported as such, because that helps more than a missing file in it. */
static void
fail_to_open (GError **error, const char *path, int problem)
{
  g_autofree char *folder = g_path_get_dirname (path);

  if (problem == ENOENT && !g_file_test (folder, G_FILE_TEST_EXISTS))
    fail_with (error, CR_ERROR_IO, path, cr_text ("its folder is not there"));
  else
    fail_with (error, CR_ERROR_IO, path, g_strerror (problem));
}

static void
set_state (CrFileState *state, const struct stat *info)
{
  state->known = TRUE;
  state->device = info->st_dev;
  state->inode = info->st_ino;
  state->size = info->st_size;
  state->mtime =
      (gint64) info->st_mtim.tv_sec * G_GINT64_CONSTANT (1000000000) + info->st_mtim.tv_nsec;
}

static gboolean
read_all (int fd, guchar *buffer, gsize length)
{
  for (gsize done = 0; done < length;) {
    gssize n = read (fd, buffer + done, length - done);

    if (n < 0 && errno == EINTR)
      continue;
    if (n <= 0)
      return FALSE;
    done += (gsize) n;
  }
  return TRUE;
}

static GBytes *
read_open (int fd, const char *path, gsize most, CrFileState *state, GError **error)
{
  struct stat info;

  if (fstat (fd, &info) != 0) {
    fail_with (error, CR_ERROR_IO, path, g_strerror (errno));
    return NULL;
  }
  if (!S_ISREG (info.st_mode)) {
    fail_with (error, CR_ERROR_IO, path, cr_text ("it is not a regular file"));
    return NULL;
  }
  if ((guint64) info.st_size > most) {
    fail_with (error, CR_ERROR_LIMIT, path, cr_text ("it is too large"));
    return NULL;
  }

  g_autofree guchar *buffer = g_try_malloc ((gsize) info.st_size + 1);

  if (buffer == NULL) {
    fail_with (error, CR_ERROR_IO, path, cr_text ("there is not enough memory"));
    return NULL;
  }
  errno = 0;
  if (!read_all (fd, buffer, (gsize) info.st_size)) {
    fail_with (error, CR_ERROR_IO, path,
               errno != 0 ? g_strerror (errno) : cr_text ("it became shorter while it was read"));
    return NULL;
  }
  set_state (state, &info);
  return g_bytes_new_take (g_steal_pointer (&buffer), (gsize) info.st_size);
}

GBytes *
cr_file_read (const char *path, gsize most, CrFileState *state_out, GError **error)
{
  int fd = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  CrFileState state = { FALSE };
  GBytes *bytes;

  if (fd < 0) {
    fail_to_open (error, path, errno);
    return NULL;
  }
  bytes = read_open (fd, path, most, &state, error);
  close (fd);
  if (bytes != NULL && state_out != NULL) {
    g_autofree char *sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);

    g_strlcpy (state.sha256, sum, sizeof state.sha256);
    *state_out = state;
  }
  return bytes;
}

void
cr_file_remember (const char *path, GBytes *bytes, CrFileState *state_out)
{
  g_autofree char *sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  struct stat info;

  *state_out = (CrFileState){ FALSE };
  if (stat (path, &info) != 0)
    return;
  set_state (state_out, &info);
  g_strlcpy (state_out->sha256, sum, sizeof state_out->sha256);
}

char *
cr_file_state_dup_date (const CrFileState *state)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_utc (state->mtime / 1000000000);

  return date != NULL && state->known ? g_date_time_format_iso8601 (date) : NULL;
}

gboolean
cr_file_is_same (const char *path, const char *other)
{
  struct stat one, two;

  return stat (path, &one) == 0 && stat (other, &two) == 0 && one.st_dev == two.st_dev &&
         one.st_ino == two.st_ino;
}

gboolean
cr_file_is_changed (const char *path, const CrFileState *state)
{
  CrFileState now = { FALSE };
  struct stat info;

  if (!state->known)
    return FALSE;
  if (stat (path, &info) != 0 || !S_ISREG (info.st_mode))
    return TRUE;
  set_state (&now, &info);
  if (now.device == state->device && now.inode == state->inode && now.size == state->size &&
      now.mtime == state->mtime)
    return FALSE;
  if (now.size != state->size)
    return TRUE;

  g_autoptr (GBytes) bytes = cr_file_read (path, (gsize) info.st_size, &now, NULL);
  return bytes == NULL || !g_str_equal (now.sha256, state->sha256);
}
