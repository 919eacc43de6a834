/* test-save-rights.c: who may read a file after it was saved.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <glib/gstdio.h>
#include <grp.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "cr-save.h"
#include "saved.h"

#define NOBODY 65534
#define STRANGER 12345
#define LIST "system.posix_acl_access"
#define GIVEN_LIST "system.posix_acl_default"

static gboolean
save (const Saved *fixture)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static ("new", 3);

  return cr_save (fixture->path, bytes, NULL, NULL);
}

static void
check_rights (const Saved *fixture, uid_t owner, gid_t group, guint mode)
{
  struct stat info;

  g_assert_cmpint (stat (fixture->path, &info), ==, 0);
  g_assert_cmpuint (info.st_uid, ==, owner);
  g_assert_cmpuint (info.st_gid, ==, group);
  g_assert_cmpuint (info.st_mode & 07777, ==, mode);
}

static gboolean
set_rights (const Saved *fixture, uid_t owner, gid_t group, guint mode)
{
  if (geteuid () != 0) {
    g_test_skip ("only root may give files away");
    return FALSE;
  }
  g_assert_cmpint (chown (fixture->path, owner, group), ==, 0);
  g_assert_cmpint (g_chmod (fixture->path, (int) mode), ==, 0);
  g_assert_cmpint (g_chmod (fixture->folder, 0777), ==, 0);
  return TRUE;
}

/* In a process of its own, as one who is in the groups 65534 and 0 alone. */
static void
save_as_nobody (const Saved *fixture)
{
  pid_t child = fork ();
  gid_t others[] = { NOBODY, 0 };
  int status;

  if (child == 0)
    _exit (setgroups (2, others) == 0 && setgid (NOBODY) == 0 && setuid (NOBODY) == 0 &&
                   save (fixture)
               ? 0
               : 1);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);
}

static void
test_another_owner (Saved *fixture, gconstpointer data)
{
  if (!set_rights (fixture, NOBODY, STRANGER, 0640))
    return;
  g_assert_true (save (fixture));
  check_rights (fixture, NOBODY, STRANGER, 0640);
}

static void
test_group_that_can_be_kept (Saved *fixture, gconstpointer data)
{
  if (!set_rights (fixture, STRANGER, 0, 0664))
    return;
  save_as_nobody (fixture);
  check_rights (fixture, NOBODY, 0, 0664);
}

/* Those who were kept out by their group's bits stay out as others. */
static void
test_group_that_cannot_be_kept (Saved *fixture, gconstpointer data)
{
  if (!set_rights (fixture, NOBODY, STRANGER, 0664))
    return;
  save_as_nobody (fixture);
  check_rights (fixture, NOBODY, NOBODY, 0604);
  set_rights (fixture, NOBODY, STRANGER, 0604);
  save_as_nobody (fixture);
  check_rights (fixture, NOBODY, NOBODY, 0600);
}

typedef struct {
  guint16 tag, rights;
  guint32 id;
} Entry;

/* A list as Linux keeps it: owner, one stranger, group, mask, others. */
static gboolean
set_list (const char *path, const char *which, guint16 group)
{
  struct {
    guint32 version;
    Entry entries[5];
  } list = { GUINT32_TO_LE (2),
             { { GUINT16_TO_LE (1), GUINT16_TO_LE (6), G_MAXUINT32 },
               { GUINT16_TO_LE (2), GUINT16_TO_LE (6), GUINT32_TO_LE (STRANGER) },
               { GUINT16_TO_LE (4), GUINT16_TO_LE (group), G_MAXUINT32 },
               { GUINT16_TO_LE (16), GUINT16_TO_LE (6), G_MAXUINT32 },
               { GUINT16_TO_LE (32), 0, G_MAXUINT32 } } };

  if (setxattr (path, which, &list, sizeof list, 0) == 0)
    return TRUE;
  g_test_skip ("this disk keeps no lists of rights");
  return FALSE;
}

/* The middle bits of a file with a list are its mask, no right of the group. */
static void
test_list (Saved *fixture, gconstpointer data)
{
  char before[200], after[200];
  ssize_t n;

  if (!set_list (fixture->path, LIST, 0))
    return;
  n = getxattr (fixture->path, LIST, before, sizeof before);
  g_assert_true (save (fixture));
  g_assert_cmpint (getxattr (fixture->path, LIST, after, sizeof after), ==, n);
  g_assert_cmpmem (before, (gsize) n, after, (gsize) n);
  check_rights (fixture, geteuid (), getegid (), 0660);
}

/* The list speaks of a group that cannot be kept: then the file is its owner's alone. */
static void
test_list_of_a_group_that_cannot_be_kept (Saved *fixture, gconstpointer data)
{
  if (!set_rights (fixture, NOBODY, STRANGER, 0640) || !set_list (fixture->path, LIST, 4))
    return;
  save_as_nobody (fixture);
  check_rights (fixture, NOBODY, NOBODY, 0600);
  g_assert_cmpint (getxattr (fixture->path, LIST, NULL, 0), ==, -1);
}

/* What a folder gives new files does not reach one that was there before. */
static void
test_list_that_the_folder_gives (Saved *fixture, gconstpointer data)
{
  g_assert_cmpint (g_chmod (fixture->path, 0640), ==, 0);
  if (!set_list (fixture->folder, GIVEN_LIST, 6))
    return;
  g_assert_true (save (fixture));
  check_rights (fixture, geteuid (), getegid (), 0640);
  g_assert_cmpint (getxattr (fixture->path, LIST, NULL, 0), ==, -1);
}

static void
test_attributes (Saved *fixture, gconstpointer data)
{
  char value[10] = "";

  if (setxattr (fixture->path, "user.comment", "keep", 5, 0) != 0) {
    g_test_skip ("this disk keeps no attributes");
    return;
  }
  g_assert_true (save (fixture));
  g_assert_cmpint (getxattr (fixture->path, "user.comment", value, sizeof value), ==, 5);
  g_assert_cmpstr (value, ==, "keep");
}

static void
add (const char *name, void (*test) (Saved *, gconstpointer))
{
  g_autofree char *path = g_strdup_printf ("/io/save-rights/%s", name);

  g_test_add (path, Saved, NULL, saved_set_up, test, saved_tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("another-owner", test_another_owner);
  add ("group-that-can-be-kept", test_group_that_can_be_kept);
  add ("group-that-cannot-be-kept", test_group_that_cannot_be_kept);
  add ("list", test_list);
  add ("list-of-a-group-that-cannot-be-kept", test_list_of_a_group_that_cannot_be_kept);
  add ("list-that-the-folder-gives", test_list_that_the_folder_gives);
  add ("attributes", test_attributes);
  return g_test_run ();
}
