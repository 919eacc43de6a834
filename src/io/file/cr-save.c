/* cr-save.c: writes files; there is no other way to write one.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE /* fallocate */

#include "cr-save.h"

#include "cr-error.h"
#include "cr-text.h"

#include <errno.h>
#include <fcntl.h>
#include <glib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

/* Stands between the name of a file and six letters in the name of its temporary file. */
#define CR_SAVE_MARK ".crenelsave-"

/* Tries a system call again that a signal interrupted. */
#define CR_SAVE_RETRY(result, call) \
  do \
    (result) = (call); \
  while ((result) < 0 && errno == EINTR)

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

/* These functions let saves in one folder run one after the other. */

/* How long a save waits for another one; that needs the lock only while one file replaces another.
 */
#define MOST_WAITS 200
#define WAIT_MICROSECONDS 10000

/* What saves of other files have left in the folder is removed after this time. */
#define STALE_SECONDS (24 * 60 * 60)

/**
 * lock_save:
 * @fd: of a folder; −1 when it cannot be opened
 *
 * The system releases the lock when the program ends in any way. Some network disks have no locks;
 * there only the comparison with what was read protects the file.
 *
 * Returns: FALSE with EWOULDBLOCK when another save does not end
 */
static gboolean
lock_save (int fd)
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

static void
unlock_save (int fd)
{
  if (fd >= 0)
    flock (fd, LOCK_UN);
}

/**
 * hold_save:
 * @fd: of a file that a save has just made, while it has the lock of the folder
 *
 * Locks the file; as long as it is open it shows that its save is alive.
 */
static void
hold_save (int fd)
{
  /* Without locks, nothing made today is removed either. */
  (void) !flock (fd, LOCK_EX | LOCK_NB);
}

/* Whether no running save has the file open. */
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

/**
 * remove_leftovers:
 * @prefix: with which the names of temporary files of this file begin
 *
 * Removes what killed saves of this file have left. Call it only with the lock of the folder;
 * otherwise the file of a save that has not locked it yet could be removed.
 */
static void
remove_leftovers (const char *folder, const char *prefix)
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

/* The functions from here on copy who owns a file and who may read it. */

#define ACL "system.posix_acl_access"

/* The longest names and value of attributes that Linux allows. */
#define MOST_NAMES 65536
#define MOST_VALUE 65536

static gboolean
is_absent (int problem)
{
  return problem == ENODATA || problem == ENOTSUP || problem == ENOSYS;
}

/* Whether an attribute grants rights; the others only describe the file. */
static gboolean
is_right (const char *name)
{
  return g_str_has_prefix (name, "system.");
}

/* A checksum of the old content would make the new content look forged. */
static gboolean
is_of_content (const char *name)
{
  return g_str_equal (name, "security.ima") || g_str_equal (name, "security.evm");
}

static gboolean
copy_attribute (int fd, const char *from, const char *name)
{
  g_autofree char *value = g_malloc (MOST_VALUE);
  ssize_t length;
  int result;

  CR_SAVE_RETRY (length, getxattr (from, name, value, MOST_VALUE));
  if (length < 0)
    return is_absent (errno);
  CR_SAVE_RETRY (result, fsetxattr (fd, name, value, (size_t) length, 0));
  return result == 0;
}

/* Removes the access list that a folder gives to its new files, which may grant rights that the old
 * file did not. */
static gboolean
drop_given_list (int fd)
{
  int result;

  CR_SAVE_RETRY (result, fremovexattr (fd, ACL));
  return result == 0 || is_absent (errno);
}

/**
 * copy_attributes:
 * @has_list_out: (out): whether the file has an access list beside owner, group and mode
 *
 * Returns: whether all attributes that grant rights were copied; others may be lost if the system
 *   does not allow them
 */
static gboolean
copy_attributes (int fd, const char *from, gboolean *has_list_out)
{
  g_autofree char *names = g_malloc (MOST_NAMES);
  gboolean kept = drop_given_list (fd);
  ssize_t length;

  *has_list_out = FALSE;
  CR_SAVE_RETRY (length, listxattr (from, names, MOST_NAMES));
  if (length < 0)
    return kept && is_absent (errno);
  for (ssize_t at = 0; at < length; at += (ssize_t) strlen (names + at) + 1) {
    const char *name = names + at;

    if (is_of_content (name))
      continue;
    *has_list_out = *has_list_out || is_right (name);
    if (!copy_attribute (fd, from, name) && is_right (name))
      kept = FALSE;
  }
  return kept;
}

static gboolean
give_file (int fd, uid_t owner, gid_t group)
{
  int result;

  CR_SAVE_RETRY (result, fchown (fd, owner, group));
  return result == 0;
}

/* When the group cannot be set, its members count as others, and its rights go to another group; so
 * both get only the rights that both had. */
static mode_t
without_group (mode_t mode)
{
  mode_t others = mode & (mode >> 3) & 07;

  return (mode & ~(mode_t) (S_ISGID | 077)) | others;
}

/**
 * copy_rights:
 * @fd: of the new file, which only its owner can read so far
 * @from: the path of the old file
 * @info: of the old file
 *
 * Gives the new file the owner, group, mode, access list and attributes of the old one. Where the
 * system refuses one, fewer people may read it than before, never more.
 */
static gboolean
copy_rights (int fd, const char *from, const struct stat *info)
{
  gboolean own = give_file (fd, info->st_uid, (gid_t) -1);
  gboolean grouped = give_file (fd, (uid_t) -1, info->st_gid);
  gboolean has_list, listed = copy_attributes (fd, from, &has_list);
  mode_t mode = info->st_mode & 07777;
  int result;

  if (!own)
    mode &= ~(mode_t) S_ISUID;
  if (!listed || (has_list && !grouped)) {
    /* With an access list, the group bits are those of its mask. */
    if (!drop_given_list (fd))
      return FALSE;
    mode &= ~(mode_t) (S_ISGID | 077);
  } else if (!grouped) {
    mode = without_group (mode);
  }
  CR_SAVE_RETRY (result, fchmod (fd, mode));
  return result == 0;
}

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

/* Finds the file to which a symbolic link points; the link stays. */
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
  /* A rename would replace even a read-only file, so this is checked here. */
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

  remove_leftovers (saving->folder, prefix);
  do {
    g_free (saving->temporary);
    saving->temporary = g_strdup_printf ("%s/%sXXXXXX", saving->folder, prefix);
    saving->fd =
        g_mkstemp_full (saving->temporary, O_WRONLY | O_CLOEXEC, saving->existed ? 0600 : 0666);
  } while (saving->fd < 0 && errno == EINTR);
  if (saving->fd >= 0) {
    hold_save (saving->fd);
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

/* Makes the temporary file beside the target, and removes those of killed saves. */
static gboolean
make_temporary (CrSaving *saving, GError **error)
{
  gboolean made;

  CR_SAVE_RETRY (saving->folder_fd, open (saving->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!lock_save (saving->folder_fd))
    return fail_errno (saving, errno, error);
  made = open_temporary (saving, error);
  unlock_save (saving->folder_fd);
  return made;
}

/* A full disk is noticed here, before anything is written. */
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
cr_save_put (gconstpointer bytes, gsize n, gpointer data, GError **error)
{
  CrSaving *saving = data;

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
  /* A close that was interrupted has closed the file anyway, and it is on the disk. */
  return close (fd) == 0 || errno == EINTR;
}

/* Some disks cannot do this; then nothing more can be done. */
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
  if ((!saving->existed || copy_rights (saving->fd, saving->real, &saving->info)) &&
      finish_file (saving))
    return TRUE;
  return fail_errno (saving, errno, error);
}

/* With the lock, a save sees what the one before it has written. */
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
  if (!lock_save (saving->folder_fd))
    return fail_errno (saving, errno, error);
  replaced = put_in_place (saving, state, error);
  unlock_save (saving->folder_fd);
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

  return reserve_space (saving, length) ? cr_save_put (bytes, length, saving, error)
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
