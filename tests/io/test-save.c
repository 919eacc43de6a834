/* test-save.c: a save is whole or not at all. SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE /* unshare */
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utime.h>

#include "cr-error.h"
#include "cr-map-private.h"
#include "cr-save.h"
#include "cr-xml-map.h"
#include "saved.h"
#include "support.h"

#define NEW "the new content, which is longer"

static gboolean
save (const char *path, const char *text, CrFileState *state, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));

  return cr_save (path, bytes, state, error);
}

static void
check_content (const char *path, const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

static void
check_refused (Saved *fixture, const char *path, CrFileState *state, int code, const char *why)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *message = g_strdup_printf ("cannot save “%s”: %s", path, why), *reason = NULL;

  g_assert_false (save (path, NEW, state, &error));
  g_assert_cmpstr (error->message, ==, message);
  g_assert_error (error, CR_ERROR, code);
  reason = cr_save_dup_reason (path, error);
  g_assert_cmpstr (reason, ==, why);
}

static void
test_replaces (Saved *fixture, gconstpointer data)
{
  g_autofree char *other = g_build_filename (fixture->folder, "new.map.xml", NULL);
  g_autoptr (GError) error = NULL;
  CrFileState state = { FALSE };
  struct stat info;

  g_assert_cmpint (g_chmod (fixture->path, 0640), ==, 0);
  g_assert_true (save (fixture->path, NEW, &state, &error));
  check_content (fixture->path, NEW);
  g_assert_cmpint (stat (fixture->path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 07777, ==, 0640);
  g_assert_true (state.known);
  g_assert_cmpint (state.size, ==, (gint64) strlen (NEW));
  g_assert_true (save (fixture->path, SAVED_OLD, &state, &error));
  g_assert_true (save (other, "", NULL, &error));
  check_content (other, "");
  g_assert_cmpuint (count_files (fixture->folder), ==, 2);
}

static void
test_links (Saved *fixture, gconstpointer data)
{
  g_autofree char *soft = g_build_filename (fixture->folder, "soft", NULL);
  g_autofree char *hard = g_build_filename (fixture->folder, "hard", NULL);
  g_autofree char *lost = g_build_filename (fixture->folder, "lost", NULL);

  g_assert_cmpint (symlink ("castle.map.xml", soft), ==, 0);
  g_assert_cmpint (link (fixture->path, hard), ==, 0);
  g_assert_cmpint (symlink ("nowhere", lost), ==, 0);
  g_assert_true (save (soft, NEW, NULL, NULL));
  g_assert_true (g_file_test (soft, G_FILE_TEST_IS_SYMLINK));
  check_content (fixture->path, NEW);
  check_content (hard, SAVED_OLD);
  check_refused (fixture, lost, NULL, CR_ERROR_IO, "it is a link that leads nowhere");
}

static void
test_not_a_file (Saved *fixture, gconstpointer data)
{
  g_autofree char *fifo = g_build_filename (fixture->folder, "fifo", NULL);
  g_autofree char *deep = g_build_filename (fixture->folder, "gone", "a.xml", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (mkfifo (fifo, 0600), ==, 0);
  check_refused (fixture, fifo, NULL, CR_ERROR_IO, "it is not a regular file");
  check_refused (fixture, fixture->folder, NULL, CR_ERROR_IO, "it is not a regular file");
  check_refused (fixture, "/dev/null", NULL, CR_ERROR_IO, "it is not a regular file");
  check_refused (fixture, deep, NULL, CR_ERROR_IO, "its folder is not there");
  g_assert_null (cr_file_read (fifo, 100, NULL, &error));
  g_assert_true (g_str_has_suffix (error->message, "it is not a regular file"));
}

static void
test_changed_by_others (Saved *fixture, gconstpointer data)
{
  g_autoptr (GBytes) bytes = NULL;
  CrFileState state;
  struct utimbuf past = { 1000, 1000 };

  bytes = cr_file_read (fixture->path, 1000, &state, NULL);
  g_assert_cmpint (utime (fixture->path, &past), ==, 0);
  g_assert_false (cr_file_is_changed (fixture->path, &state));
  g_assert_true (g_file_set_contents (fixture->path, "the SAVED_OLD content", -1, NULL));
  check_refused (fixture, fixture->path, &state, CR_ERROR_CHANGED,
                 "another program has changed it since it was opened");
  check_content (fixture->path, "the SAVED_OLD content");
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  check_refused (fixture, fixture->path, &state, CR_ERROR_CHANGED,
                 "another program has removed it since it was opened");
}

static void
test_stale_files (Saved *fixture, gconstpointer data)
{
  g_autofree char *stale = g_build_filename (fixture->folder, ".a.crenelsave-1", NULL);
  g_autofree char *young = g_build_filename (fixture->folder, ".b.crenelsave-2", NULL);
  struct utimbuf past = { 1000, 1000 };

  g_assert_true (g_file_set_contents (stale, SAVED_OLD, -1, NULL));
  g_assert_true (g_file_set_contents (young, SAVED_OLD, -1, NULL));
  g_assert_cmpint (utime (stale, &past), ==, 0);
  g_assert_true (save (fixture->path, NEW, NULL, NULL));
  g_assert_false (g_file_test (stale, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (young, G_FILE_TEST_EXISTS));
}

/* What a killed save of the same file has left goes at once, but never what a living one holds. */
static void
test_leftovers (Saved *fixture, gconstpointer data)
{
  g_autofree char *dead =
      g_build_filename (fixture->folder, ".castle.map.xml.crenelsave-a1b2c3", NULL);
  g_autofree char *living =
      g_build_filename (fixture->folder, ".castle.map.xml.crenelsave-d4e5f6", NULL);
  int fd;

  g_assert_true (g_file_set_contents (dead, SAVED_OLD, -1, NULL));
  g_assert_true (g_file_set_contents (living, SAVED_OLD, -1, NULL));
  fd = g_open (living, O_RDONLY | O_CLOEXEC, 0);
  g_assert_cmpint (flock (fd, LOCK_EX), ==, 0);
  g_assert_true (save (fixture->path, NEW, NULL, NULL));
  g_assert_false (g_file_test (dead, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (living, G_FILE_TEST_EXISTS));
  close (fd);
  g_assert_true (save (fixture->path, NEW, NULL, NULL));
  g_assert_false (g_file_test (living, G_FILE_TEST_EXISTS));
}

/* A save that does not come to an end keeps others waiting a while, not for ever. */
static void
test_lock_that_stays (Saved *fixture, gconstpointer data)
{
  int fd = g_open (fixture->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  g_assert_cmpint (flock (fd, LOCK_EX), ==, 0);
  check_refused (fixture, fixture->path, NULL, CR_ERROR_IO,
                 "another program is saving in its folder and does not come to an end");
  check_content (fixture->path, SAVED_OLD);
  close (fd);
}

#define N_RIVALS 8

/* All read the same file, and all save over it as soon as the pipe is closed. */
static pid_t
start_rival (Saved *fixture, int number, const int *gate)
{
  g_autofree char *text = g_strdup_printf ("rival %d", number);
  CrFileState state;
  pid_t child = fork ();
  char byte;

  if (child != 0)
    return child;
  close (gate[1]);
  g_bytes_unref (cr_file_read (fixture->path, 1000, &state, NULL));
  _exit (read (gate[0], &byte, 1) == 0 && save (fixture->path, text, &state, NULL) ? 0 : 1);
}

static void
test_rivals (Saved *fixture, gconstpointer data)
{
  pid_t rivals[N_RIVALS];
  int gate[2], n_saved = 0;

  g_assert_cmpint (pipe (gate), ==, 0);
  for (int i = 0; i < N_RIVALS; i++)
    rivals[i] = start_rival (fixture, i, gate);
  close (gate[0]);
  g_usleep (100000);
  close (gate[1]);
  for (int i = 0; i < N_RIVALS; i++) {
    int status;

    g_assert_cmpint (waitpid (rivals[i], &status, 0), ==, rivals[i]);
    n_saved += status == 0;
  }
  g_assert_cmpint (n_saved, ==, 1);
}

/* What is tried in a process of its own, which may be limited without harm to the others. */
typedef gboolean (*Attempt) (Saved *fixture);

#define COULD_NOT_LIMIT 77

static int
run_apart (Saved *fixture, Attempt prepare, Attempt attempt)
{
  pid_t child = fork ();
  int status;

  if (child == 0)
    _exit (!prepare (fixture) ? COULD_NOT_LIMIT : attempt (fixture) ? 0 : 1);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  return WEXITSTATUS (status);
}

static gboolean
expect_refusal (const char *path, int code, const char *why)
{
  g_autoptr (GError) error = NULL;

  return !save (path, NEW, NULL, &error) && error->code == code &&
         g_str_has_suffix (error->message, why);
}

static gboolean
become_nobody (Saved *fixture)
{
  return geteuid () != 0 || setuid (65534) == 0;
}

static gboolean
try_read_only_file (Saved *fixture)
{
  return expect_refusal (fixture->path, CR_ERROR_READ_ONLY, "it may only be read");
}

static gboolean
try_read_only_folder (Saved *fixture)
{
  return expect_refusal (fixture->path, CR_ERROR_READ_ONLY,
                         "nothing may be added to its folder, and it is never overwritten in "
                         "place");
}

static void
check_apart (Saved *fixture, Attempt prepare, Attempt attempt)
{
  int result = run_apart (fixture, prepare, attempt);

  if (result == COULD_NOT_LIMIT)
    g_test_skip ("this system does not let a test limit itself so");
  else
    g_assert_cmpint (result, ==, 0);
}

static void
test_read_only (Saved *fixture, gconstpointer data)
{
  g_assert_cmpint (g_chmod (fixture->path, 0444), ==, 0);
  g_assert_cmpint (g_chmod (fixture->folder, 0777), ==, 0);
  check_apart (fixture, become_nobody, try_read_only_file);
  g_assert_cmpint (g_chmod (fixture->path, 0666), ==, 0);
  g_assert_cmpint (g_chmod (fixture->folder, 0555), ==, 0);
  check_apart (fixture, become_nobody, try_read_only_folder);
  check_content (fixture->path, SAVED_OLD);
  g_assert_cmpint (g_chmod (fixture->folder, 0755), ==, 0);
}

static gboolean
limit_size (Saved *fixture)
{
  struct rlimit limit = { 20, 20 };

  return signal (SIGXFSZ, SIG_IGN) != SIG_ERR && setrlimit (RLIMIT_FSIZE, &limit) == 0;
}

static gboolean
try_full_disk (Saved *fixture)
{
  return expect_refusal (fixture->path, CR_ERROR_NO_SPACE,
                         "the disk is full; the file on it is unchanged");
}

static void
test_size_limit (Saved *fixture, gconstpointer data)
{
  check_apart (fixture, limit_size, try_full_disk);
  check_content (fixture->path, SAVED_OLD);
  g_assert_cmpuint (count_files (fixture->folder), ==, 1);
}

/* A disk of one page, filled but for what the old file has. */
static gboolean
mount_small_disk (Saved *fixture)
{
  g_autofree char *filler = g_build_filename (fixture->folder, "filler", NULL);
  char page[4096] = { 1 };
  int flags = geteuid () == 0 ? CLONE_NEWNS : CLONE_NEWNS | CLONE_NEWUSER;

  if (unshare (flags) != 0 || mount ("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0 ||
      mount ("tmpfs", fixture->folder, "tmpfs", 0, "size=8k") != 0)
    return FALSE;
  return g_file_set_contents_full (fixture->path, SAVED_OLD, -1, 0, 0666, NULL) &&
         g_file_set_contents_full (filler, page, sizeof page, 0, 0666, NULL);
}

static gboolean
try_small_disk (Saved *fixture)
{
  g_autofree char *text = NULL;

  return try_full_disk (fixture) && g_file_get_contents (fixture->path, &text, NULL, NULL) &&
         g_str_equal (text, SAVED_OLD) && count_files (fixture->folder) == 2;
}

static void
test_full_disk (Saved *fixture, gconstpointer data)
{
  check_apart (fixture, mount_small_disk, try_small_disk);
}

/* What XML cannot carry is noticed before the good file is touched. */
static void
test_map_that_does_not_read_back (Saved *fixture, gconstpointer data)
{
  g_autoptr (CrMap) map = support_random_map (1);
  g_autoptr (GError) error = NULL;
  CrNode *label = cr_node_new ("label");

  cr_node_set_text (label, "a\033b");
  cr_map_load_node (map, CR_SECTION_LABELS, label);
  g_assert_false (cr_map_save (map, fixture->path, NULL, &error));
  g_assert_nonnull (strstr (error->message, "what would be written does not read back as this map "
                                            "(castle.map.xml, line "));
  check_content (fixture->path, SAVED_OLD);
}

/* A code that no reader takes does not reach the file, nor anything beyond its line. */
static void
test_map_with_long_code (Saved *fixture, gconstpointer data)
{
  g_autoptr (CrMap) map = support_random_map (1);
  g_autofree char *code = g_strnfill (5000, 'x');
  g_autoptr (GError) error = NULL;

  cr_map_load_layer (map, 0, CR_LAYER_TERRAIN)[0] =
      (gint16) cr_map_intern_code (map, CR_LAYER_TERRAIN, code);
  g_assert_false (cr_map_save (map, fixture->path, NULL, &error));
  g_assert_nonnull (strstr (error->message, "expected “.” or a code of 1 to 12 letters"));
  check_content (fixture->path, SAVED_OLD);
}

static void
test_map (Saved *fixture, gconstpointer data)
{
  g_autoptr (CrMap) map = support_random_map (2);
  g_autoptr (CrMap) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *digest = cr_map_dup_digest (map);
  g_autofree char *digest_again = NULL;
  CrFileState state = { FALSE }, read;

  g_assert_true (cr_map_save (map, fixture->path, &state, &error));
  g_assert_no_error (error);
  again = cr_map_load (fixture->path, &read, &error);
  g_assert_no_error (error);
  digest_again = cr_map_dup_digest (again);
  g_assert_cmpstr (digest, ==, digest_again);
  g_assert_cmpstr (state.sha256, ==, read.sha256);
}

/* A comment whose neighbour was taken away moves; that must not stop the save. */
static void
test_map_with_lost_neighbours (Saved *fixture, gconstpointer data)
{
  const char *xml =
      "<map xmlns=\"urn:x-crenel:1\" version=\"1.0\" id=\"m\"><meta/><!-- n --><numbering "
      "pattern=\"CCRR\"/><grid columns=\"2\" rows=\"2\"/><!-- f --><floor id=\"g\"/><floor "
      "id=\"h\"/><!-- l "
      "--><links><lift/></links></map>";
  g_autoptr (GBytes) bytes = g_bytes_new_static (xml, strlen (xml));
  g_autoptr (CrMap) map = cr_map_parse (bytes, "m", NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_ptr_array_set_size (map->sections[CR_SECTION_LINKS], 0);
  g_ptr_array_set_size (map->sections[CR_SECTION_HEAD], 2);
  g_ptr_array_set_size (map->floors, 1);
  g_assert_true (cr_map_save (map, fixture->path, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "<!-- n -->"));
  g_assert_nonnull (strstr (text, "<!-- f -->"));
  g_assert_nonnull (strstr (text, "<!-- l -->"));
}

/* @data: how many pieces are made before it fails; none: it does not */
static gboolean
fill_cb (CrSaving *saving, gpointer data, GError **error)
{
  const int *most = data;

  for (int i = 0; i < 3; i++) {
    if (most != NULL && i == *most) {
      g_set_error_literal (error, CR_ERROR, CR_ERROR_CANCELLED, "no more");
      return FALSE;
    }
    if (!cr_save_put ("piece ", 6, saving, error))
      return FALSE;
  }
  return TRUE;
}

/* What is written as it is made, and given up in the middle, leaves the old file. */
static void
test_pieces (Saved *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  int most = 2;

  g_assert_true (save (fixture->path, NEW, NULL, NULL));
  g_assert_false (cr_save_pieces (fixture->path, fill_cb, &most, &error));
  g_assert_error (error, CR_ERROR, CR_ERROR_CANCELLED);
  check_content (fixture->path, NEW);
  g_assert_cmpuint (count_files (fixture->folder), ==, 1);
  g_assert_true (cr_save_pieces (fixture->path, fill_cb, NULL, NULL));
  check_content (fixture->path, "piece piece piece ");
}

static void
add (const char *name, void (*test) (Saved *, gconstpointer))
{
  g_autofree char *path = g_strdup_printf ("/io/save/%s", name);

  g_test_add (path, Saved, NULL, saved_set_up, test, saved_tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("replaces", test_replaces);
  add ("links", test_links);
  add ("not-a-file", test_not_a_file);
  add ("changed-by-others", test_changed_by_others);
  add ("stale-files", test_stale_files);
  add ("leftovers", test_leftovers);
  add ("lock-that-stays", test_lock_that_stays);
  add ("rivals", test_rivals);
  add ("read-only", test_read_only);
  add ("size-limit", test_size_limit);
  add ("full-disk", test_full_disk);
  add ("pieces", test_pieces);
  add ("map", test_map);
  add ("map-that-does-not-read-back", test_map_that_does_not_read_back);
  add ("map-with-long-code", test_map_with_long_code);
  add ("map-with-lost-neighbours", test_map_with_lost_neighbours);
  return g_test_run ();
}
