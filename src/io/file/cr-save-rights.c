/* cr-save-rights.c: whose a file is, and who may read it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-save-private.h"

#include <errno.h>
#include <string.h>
#include <sys/xattr.h>
#include <unistd.h>

#define ACL "system.posix_acl_access"

/* The most that Linux lets a file have of each. */
#define MOST_NAMES 65536
#define MOST_VALUE 65536

static gboolean
is_absent (int problem)
{
  return problem == ENODATA || problem == ENOTSUP || problem == ENOSYS;
}

/* Attributes that say who may do what; others only tell something of the file. */
static gboolean
is_right (const char *name)
{
  return g_str_has_prefix (name, "system.");
}

/* Sums over the old content would make the new one look forged. */
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

/* A folder may give what is made in it a list of its own, which lets in whom the old file did not.
 */
static gboolean
drop_given_list (int fd)
{
  int result;

  CR_SAVE_RETRY (result, fremovexattr (fd, ACL));
  return result == 0 || is_absent (errno);
}

/**
 * copy_attributes:
 * @has_list_out: (out): whether more than owner, group and mode say who may read the file
 *
 * Returns: whether everything that says who may read it could be copied; what only tells something
 *   may be lost where the system does not allow it
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

/* Members of a group that could not be given become others, and its rights another group's: so
 * nobody of either gets more than he had. */
static mode_t
without_group (mode_t mode)
{
  mode_t others = mode & (mode >> 3) & 07;

  return (mode & ~(mode_t) (S_ISGID | 077)) | others;
}

gboolean
cr_save_copy_rights (int fd, const char *from, const struct stat *info)
{
  gboolean own = give_file (fd, info->st_uid, (gid_t) -1);
  gboolean grouped = give_file (fd, (uid_t) -1, info->st_gid);
  gboolean has_list, listed = copy_attributes (fd, from, &has_list);
  mode_t mode = info->st_mode & 07777;
  int result;

  if (!own)
    mode &= ~(mode_t) S_ISUID;
  if (!listed || (has_list && !grouped)) {
    /* With a list, the bits of the group are those of its mask. */
    if (!drop_given_list (fd))
      return FALSE;
    mode &= ~(mode_t) (S_ISGID | 077);
  } else if (!grouped) {
    mode = without_group (mode);
  }
  CR_SAVE_RETRY (result, fchmod (fd, mode));
  return result == 0;
}
