/* test-save-faults.c: a save killed or hindered at every system call.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>

#include "support.h"

/* After each run of save-probe under strace the file must be the old or the new one, never else,
 * and what the program said must be true. */

#define OLD "old"
#define NEW "the new content"
#define CALLS \
  "openat,write,rename,link,unlink,fsync,ftruncate,fallocate,fchmod,fchown,close,newfstatat," \
  "flock," \
  "listxattr,getxattr,fsetxattr,fremovexattr"
#define MOST_CALLS 400
#define NOT_SYNCED 3 /* what save-probe ends with then */

typedef struct {
  char *folder, *path, *log;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = support_make_folder ();
  fixture->path = g_build_filename (fixture->folder, "castle.map.xml", NULL);
  fixture->log = g_build_filename (fixture->folder, "strace.log", NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  support_remove_folder (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->log);
}

static int
run_probe (const Fixture *fixture, const char *calls, const char *fault)
{
  g_autofree char *probe =
      g_build_filename (g_getenv ("CRENEL_BUILD_DIR"), "tests", "io", "save-probe", NULL);
  g_autofree char *trace = g_strdup_printf ("trace=%s", calls);
  g_autofree char *inject = g_strdup_printf ("inject=%s:%s", calls, fault);
  /* Leaks cannot be looked for under a tracer. */
  const char *argv[] = { "strace", "-f",         "-E",  "ASAN_OPTIONS=detect_leaks=0",
                         "-o",     fixture->log, "-e",  trace,
                         "-e",     inject,       probe, fixture->path,
                         NEW,      NULL };
  int status;

  if (!g_spawn_sync (NULL, (char **) argv, NULL,
                     G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_STDERR_TO_DEV_NULL,
                     NULL, NULL, NULL, NULL, &status, NULL))
    return -1;
  return WIFSIGNALED (status) ? 128 + WTERMSIG (status) : WEXITSTATUS (status);
}

static gboolean
can_trace (const Fixture *fixture)
{
  g_autofree char *log = NULL;

  if (run_probe (fixture, "rename", "error=EIO:when=1") == 1 &&
      g_file_get_contents (fixture->log, &log, NULL, NULL) && strstr (log, "INJECTED") != NULL)
    return TRUE;
  g_test_skip ("strace is missing or may not trace here");
  return FALSE;
}

/* A killed program leaves its temporary file behind; here they would only pile up. */
static void
remove_hidden (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    if (*name == '.')
      g_unlink (path);
  }
}

static void
reset (const Fixture *fixture, gboolean exists)
{
  remove_hidden (fixture->folder);
  if (exists)
    g_assert_true (g_file_set_contents (fixture->path, OLD, -1, NULL));
  else
    g_unlink (fixture->path);
}

/* Whether the file is the new one; fails the test when it is neither. */
static gboolean
is_new (const Fixture *fixture, gboolean existed)
{
  g_autofree char *text = NULL;

  if (!g_file_get_contents (fixture->path, &text, NULL, NULL)) {
    g_assert_false (existed);
    return FALSE;
  }
  if (g_str_equal (text, NEW))
    return TRUE;
  g_assert_true (existed);
  g_assert_cmpstr (text, ==, OLD);
  return FALSE;
}

/* strace counts each call by itself. */
static int
kill_at (const Fixture *fixture, const char *call, gboolean exists)
{
  for (int n = 1; n <= MOST_CALLS; n++) {
    g_autofree char *fault = g_strdup_printf ("signal=SIGKILL:when=%d", n);
    int result;

    reset (fixture, exists);
    result = run_probe (fixture, call, fault);
    if (is_new (fixture, exists) && result == 0)
      return n - 1;
    g_assert_cmpint (result, ==, 128 + SIGKILL);
  }
  g_assert_not_reached ();
}

static void
test_killed (Fixture *fixture, gconstpointer data)
{
  g_auto (GStrv) calls = g_strsplit (CALLS, ",", -1);
  int n_killed = 0;

  if (!can_trace (fixture))
    return;
  for (gsize i = 0; calls[i] != NULL; i++)
    n_killed += kill_at (fixture, calls[i], TRUE) + kill_at (fixture, calls[i], FALSE);
  g_test_message ("killed %d times", n_killed);
  g_assert_cmpint (n_killed, >, 40);
}

static gboolean
was_injected (const Fixture *fixture)
{
  g_autofree char *log = NULL;

  return g_file_get_contents (fixture->log, &log, NULL, NULL) && strstr (log, "INJECTED") != NULL;
}

/* A program hindered before main() may end in any way, but not with the file half written. */
static int
hinder (const Fixture *fixture, const char *call, const char *problem)
{
  int n;

  for (n = 1; n <= MOST_CALLS; n++) {
    g_autofree char *fault = g_strdup_printf ("error=%s:when=%d", problem, n);
    int result;

    reset (fixture, TRUE);
    result = run_probe (fixture, call, fault);
    g_assert_cmpint (is_new (fixture, TRUE), ==, result == 0 || result == NOT_SYNCED);
    if (!was_injected (fixture))
      break;
  }
  return n - 1;
}

static void
test_hindered (Fixture *fixture, gconstpointer data)
{
  static const char *const calls[] = { "openat", "write",  "fsync",    "rename",
                                       "close",  "fchmod", "fallocate" };
  static const char *const problems[] = { "ENOSPC", "EIO", "EDQUOT" };
  int n = 0;

  if (!can_trace (fixture))
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (calls); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (problems); j++)
      n += hinder (fixture, calls[i], problems[j]);
  g_test_message ("hindered %d times", n);
  g_assert_cmpint (n, >, 20);
}

/* Whether the call that was hindered had to do with the folder of the test. */
static gboolean
was_ours (const Fixture *fixture)
{
  g_autofree char *log = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (fixture->log, &log, NULL, NULL));
  lines = g_strsplit (log, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    if (strstr (*line, "INJECTED") != NULL)
      return strstr (*line, "openat") == NULL || strstr (*line, fixture->folder) != NULL;
  return FALSE;
}

/* What a signal interrupted is done again. */
static int
interrupt (const Fixture *fixture, const char *call)
{
  int n;

  for (n = 1; n <= MOST_CALLS; n++) {
    g_autofree char *fault = g_strdup_printf ("error=EINTR:when=%d", n);
    int result;

    reset (fixture, TRUE);
    result = run_probe (fixture, call, fault);
    if (!was_injected (fixture))
      break;
    if (was_ours (fixture))
      g_assert_cmpint (result, ==, 0);
  }
  return n - 1;
}

static void
test_interrupted (Fixture *fixture, gconstpointer data)
{
  static const char *const calls[] = { "openat", "write", "fsync",  "rename",    "fallocate",
                                       "fchmod", "flock", "fchown", "listxattr", "fremovexattr" };

  if (!can_trace (fixture))
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (calls); i++)
    g_assert_cmpint (interrupt (fixture, calls[i]), >, 0);
}

/* A folder that could not be synced is told. */
static void
test_folder_not_synced (Fixture *fixture, gconstpointer data)
{
  if (!can_trace (fixture))
    return;
  reset (fixture, TRUE);
  g_assert_cmpint (run_probe (fixture, "fsync", "error=EIO:when=2"), ==, NOT_SYNCED);
  g_assert_true (is_new (fixture, TRUE));
  reset (fixture, TRUE);
  g_assert_cmpint (run_probe (fixture, "fsync", "error=EINVAL:when=2"), ==, 0);
}

static guint
get_mode (const Fixture *fixture)
{
  GStatBuf info;

  g_assert_cmpint (g_stat (fixture->path, &info), ==, 0);
  return info.st_mode & 07777;
}

/* Where the rights of a file cannot be given to the one that takes its place, fewer may read it. */
static void
test_rights_refused (Fixture *fixture, gconstpointer data)
{
  static const struct {
    const char *call, *fault;
    guint mode;
  } cases[] = {
    { "fchown", "error=EPERM:when=2", 0604 }, /* the group; the first gives the owner */
    { "fchown", "error=EPERM:when=1", 0664 },
    { "listxattr", "error=EIO:when=1", 0600 },
  };

  if (!can_trace (fixture))
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    reset (fixture, TRUE);
    g_assert_cmpint (g_chmod (fixture->path, 0664), ==, 0);
    g_assert_cmpint (run_probe (fixture, cases[i].call, cases[i].fault), ==, 0);
    g_assert_cmpuint (get_mode (fixture), ==, cases[i].mode);
  }
}

/* Power can fail after any call: what is renamed must be on the disk, and the rename must be too.
 */
static void
test_order (Fixture *fixture, gconstpointer data)
{
  g_autofree char *log = NULL;
  const char *first, *renamed, *last;

  if (!can_trace (fixture))
    return;
  reset (fixture, TRUE);
  g_assert_cmpint (run_probe (fixture, CALLS, "error=EIO:when=999"), ==, 0);
  g_assert_true (g_file_get_contents (fixture->log, &log, NULL, NULL));
  first = strstr (log, "fsync(");
  renamed = strstr (log, "rename(");
  g_assert_nonnull (first);
  g_assert_nonnull (renamed);
  last = strstr (renamed, "fsync(");
  g_assert_true (first < renamed);
  g_assert_nonnull (last);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/io/save-faults/killed", Fixture, NULL, set_up, test_killed, tear_down);
  g_test_add ("/io/save-faults/hindered", Fixture, NULL, set_up, test_hindered, tear_down);
  g_test_add ("/io/save-faults/interrupted", Fixture, NULL, set_up, test_interrupted, tear_down);
  g_test_add ("/io/save-faults/folder-not-synced", Fixture, NULL, set_up, test_folder_not_synced,
              tear_down);
  g_test_add ("/io/save-faults/rights-refused", Fixture, NULL, set_up, test_rights_refused,
              tear_down);
  g_test_add ("/io/save-faults/order", Fixture, NULL, set_up, test_order, tear_down);
  return g_test_run ();
}
