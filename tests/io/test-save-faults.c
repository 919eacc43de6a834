/* test-save-faults.c: a save killed or hindered at every system call. SPDX-License-Identifier:
 * GPL-3.0-or-later */
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
  "openat,write,rename,link,unlink,fsync,ftruncate,fallocate,fchmod,fchown,close,newfstatat"
#define MOST_CALLS 400

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
    g_assert_cmpint (is_new (fixture, TRUE), ==, result == 0);
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
  g_test_add ("/io/save-faults/order", Fixture, NULL, set_up, test_order, tear_down);
  return g_test_run ();
}
