/* test-recovery.c: work that a killed program leaves behind.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"

#include <glib/gstdio.h>

#include "cre-recovery.h"

#define SVG "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"800\" height=\"600\"/>"

static char *root;

static void
raise_hex (CreMapDocument *document, const char *at)
{
  CrEdit *edit = cr_edit_new ();
  CrPlace place = bench_place (document, at);
  const CrMap *map = cre_map_document_get_map (document);

  cr_edit_set_value (edit, map, place, CR_LAYER_LEVEL, cr_map_get_level (map, place) + 1);
  cre_map_document_apply (document, edit, "raising", 0);
}

static void
remove_tree (const char *folder)
{
  GDir *dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    if (g_file_test (path, G_FILE_TEST_IS_DIR))
      remove_tree (path);
    g_remove (path);
  }
  g_dir_close (dir);
}

static guint
n_left (void)
{
  g_autoptr (GPtrArray) list = cre_recovery_list (root);

  return list->len;
}

static void
write_now (CreRecovery *recovery)
{
  g_autoptr (GError) error = NULL;

  cre_recovery_write (recovery, &error);
  g_assert_no_error (error);
}

/* As if the program had died: the document is let go without a word. */
static char *
die (CreMapDocument *document, CreRecovery *recovery)
{
  char *digest = bench_digest (document);

  g_assert_cmpuint (n_left (), ==, 0);
  g_assert_finalize_object (recovery);
  g_assert_finalize_object (document);
  g_assert_cmpuint (n_left (), ==, 1);
  return digest;
}

static CreMapDocument *
recover (void)
{
  g_autoptr (GPtrArray) list = cre_recovery_list (root);
  g_autoptr (GError) error = NULL;
  CreMapDocument *document =
      CRE_MAP_DOCUMENT (cre_recovered_open (list->pdata[0], CRE_TYPE_MAP_DOCUMENT, &error));

  g_assert_no_error (error);
  g_assert_true (cre_document_get_modified (CRE_DOCUMENT (document)));
  return document;
}

static void
test_crash (void)
{
  CreMapDocument *document = bench_new_document ();
  CreRecovery *recovery = cre_recovery_new (CRE_DOCUMENT (document), root);

  raise_hex (document, "3,3");
  write_now (recovery);
  raise_hex (document, "4,4");
  write_now (recovery);
  g_autofree char *lost = die (document, recovery);

  document = recover ();
  g_autofree char *found = bench_digest (document);
  g_assert_cmpstr (found, ==, lost);
  g_assert_cmpstr (cre_document_get_title (CRE_DOCUMENT (document)), ==, "Bench");
  g_assert_null (cre_document_get_file (CRE_DOCUMENT (document)));
  g_assert_cmpuint (n_left (), ==, 1);
  g_autoptr (GPtrArray) list = cre_recovery_list (root);
  const CreRecovered *left = list->pdata[0];
  g_assert_cmpstr (left->kind, ==, "CreMapDocument");
  g_autofree char *name = g_path_get_basename (left->folder);
  g_autofree char *aside = g_build_filename (root, "discarded", name, NULL);
  cre_recovered_discard (left);
  g_assert_cmpuint (n_left (), ==, 0);
  g_assert_true (g_file_test (aside, G_FILE_TEST_IS_DIR));
  g_assert_finalize_object (document);
  remove_tree (root);
}

/* A copy that was torn does not take the one before it along. */
static void
test_torn (void)
{
  CreMapDocument *document = bench_new_document ();
  CreRecovery *recovery = cre_recovery_new (CRE_DOCUMENT (document), root);

  raise_hex (document, "3,3");
  write_now (recovery);
  g_autofree char *before = bench_digest (document);
  raise_hex (document, "4,4");
  write_now (recovery);
  g_autofree char *lost = die (document, recovery);

  g_autoptr (GPtrArray) list = cre_recovery_list (root);
  const CreRecovered *left = list->pdata[0];
  g_autofree char *torn = g_build_filename (left->folder, "doc.1.xml", NULL);
  g_assert_true (g_file_set_contents (torn, "<map", 4, NULL));
  document = recover ();
  g_autofree char *found = bench_digest (document);
  g_assert_cmpstr (found, ==, before);
  g_assert_cmpstr (found, !=, lost);
  cre_recovered_forget (left);
  g_assert_finalize_object (document);
}

/* Saved or closed on purpose, nothing is left; a copy never makes a document look saved. */
static void
test_clean (void)
{
  g_autofree char *path = g_build_filename (root, "bench.map.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  CreMapDocument *document = bench_new_document ();
  CreRecovery *recovery = cre_recovery_new (CRE_DOCUMENT (document), root);

  raise_hex (document, "3,3");
  write_now (recovery);
  g_assert_true (cre_document_get_modified (CRE_DOCUMENT (document)));
  g_assert_null (cre_document_get_file (CRE_DOCUMENT (document)));
  g_assert_true (cre_document_save (CRE_DOCUMENT (document), file, NULL));
  g_assert_finalize_object (recovery);
  g_assert_cmpuint (n_left (), ==, 0);

  recovery = cre_recovery_new (CRE_DOCUMENT (document), root);
  raise_hex (document, "3,3");
  write_now (recovery);
  cre_recovery_end (recovery);
  g_assert_finalize_object (recovery);
  g_assert_cmpuint (n_left (), ==, 0);

  /* A recovered document knows its file, and sees that another has written to it. */
  recovery = cre_recovery_new (CRE_DOCUMENT (document), root);
  write_now (recovery);
  g_free (die (document, recovery));
  document = recover ();
  g_assert_cmpstr (cre_document_get_file_name (CRE_DOCUMENT (document)), ==, "bench.map.xml");
  CrFileState state = cre_document_copy_disk_state (CRE_DOCUMENT (document));
  g_assert_false (cr_file_is_changed (path, &state));
  g_assert_true (g_file_set_contents (path, "else", 4, NULL));
  g_assert_true (cr_file_is_changed (path, &state));
  g_assert_finalize_object (document);
  remove_tree (root);
}

/* The picture of a map that was never saved comes back with it. */
static void
test_picture (void)
{
  const CrGrid grid = { 14, 10, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autofree char *path = g_build_filename (root, "castle.svg", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, SVG, -1, NULL));
  CreMapDocument *document = cre_map_document_new_from_picture (file, &grid, NULL, NULL, &error);
  g_assert_no_error (error);
  CreRecovery *recovery = cre_recovery_new (CRE_DOCUMENT (document), root);
  write_now (recovery);
  g_free (die (document, recovery));
  g_remove (path);
  document = recover ();
  g_autoptr (GBytes) bytes = cre_map_document_load_picture (document, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_bytes_get_size (bytes), ==, strlen (SVG));
  g_assert_finalize_object (document);
  remove_tree (root);
}

static gboolean
has_copy (void)
{
  g_autoptr (GDir) dir = g_dir_open (root, 0, NULL);
  const char *name = g_dir_read_name (dir);
  g_autofree char *meta = name != NULL ? g_build_filename (root, name, "meta", NULL) : NULL;

  return meta != NULL && g_file_test (meta, G_FILE_TEST_EXISTS);
}

static void
await_copy (gboolean there)
{
  while (has_copy () != there)
    g_main_context_iteration (NULL, TRUE);
}

/* Closed on purpose; the copy that is being written may still hold it for a moment. */
static void
close_watched (CreMapDocument *document, CreRecovery *recovery)
{
  g_object_add_weak_pointer (G_OBJECT (recovery), (gpointer *) &recovery);
  cre_recovery_end (recovery);
  g_object_unref (recovery);
  while (recovery != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_left (), ==, 0);
  g_assert_finalize_object (document);
}

/* Changes are copied without being asked for, in the background. */
static void
test_by_itself (void)
{
  CreMapDocument *document = bench_new_document ();
  CreRecovery *recovery = cre_recovery_new (CRE_DOCUMENT (document), root);

  raise_hex (document, "3,3");
  await_copy (TRUE);
  close_watched (document, recovery);
}

/* The clock, its timers and the writing thread, as the recovery asks for them: the linker puts
 * these before the real ones, so that nothing is judged by how fast the machine is. */
gint64 __real_g_get_monotonic_time (void);
gint64 __wrap_g_get_monotonic_time (void);
guint __real_g_timeout_add (guint interval, GSourceFunc func, gpointer data);
guint __wrap_g_timeout_add (guint interval, GSourceFunc func, gpointer data);
void __real_g_task_run_in_thread (GTask *task, GTaskThreadFunc func);
void __wrap_g_task_run_in_thread (GTask *task, GTaskThreadFunc func);

#define FOREVER_MS (24 * 60 * 60 * 1000)

static struct {
  gboolean ours;
  int now, due; /* ms */
  guint id;
  GSourceFunc func;
  gpointer data;
  int n_timers, n_copies;
} fake;

gint64
__wrap_g_get_monotonic_time (void)
{
  return fake.ours ? 1000 * (gint64) (fake.now + 1) : __real_g_get_monotonic_time ();
}

guint
__wrap_g_timeout_add (guint interval, GSourceFunc func, gpointer data)
{
  if (!fake.ours)
    return __real_g_timeout_add (interval, func, data);
  fake.due = fake.now + (int) interval;
  fake.func = func;
  fake.data = data;
  fake.n_timers++;
  return fake.id = __real_g_timeout_add (FOREVER_MS, func, data);
}

void
__wrap_g_task_run_in_thread (GTask *task, GTaskThreadFunc func)
{
  if (!fake.ours) {
    __real_g_task_run_in_thread (task, func);
    return;
  }
  fake.n_copies++;
  func (task, NULL, g_task_get_task_data (task), NULL);
}

/* Until then; the timer that is set last goes off when it is due. */
static void
wait_until (int time)
{
  while (fake.func != NULL && fake.due <= time) {
    GSourceFunc func = fake.func;

    fake.now = MAX (fake.now, fake.due);
    fake.func = NULL;
    g_source_remove (fake.id);
    func (fake.data);
    while (g_main_context_iteration (NULL, FALSE))
      ;
  }
  fake.now = time;
}

/* Whoever works on without a rest, an edit every tenth of a second, has his work copied within five
 * seconds, and whoever rests within one: a copy begins long enough before that to be written. */
static void
test_no_rest (void)
{
  CreMapDocument *document = bench_new_document ();
  CreRecovery *recovery = cre_recovery_new (CRE_DOCUMENT (document), root);
  int oldest = -1, longest = 0, n_copies = 0, last = 0;

  memset (&fake, 0, sizeof fake);
  fake.ours = TRUE;
  for (int time = 0; time < 20000; time += 100) {
    wait_until (time);
    if (fake.n_copies > n_copies)
      oldest = -1;
    n_copies = fake.n_copies;
    raise_hex (document, time % 200 == 0 ? "3,3" : "4,4");
    last = time;
    oldest = oldest < 0 ? time : oldest;
    longest = MAX (longest, time - oldest);
  }
  g_assert_cmpint (longest, <, 4500);
  g_assert_cmpint (fake.n_copies, >=, 4);
  g_assert_cmpint (fake.n_copies, <=, 6);
  g_assert_cmpint (fake.n_timers, ==, 200);

  wait_until (last + 800);
  g_assert_cmpint (fake.n_copies, ==, n_copies + 1);
  wait_until (last + 60000);
  g_assert_cmpint (fake.n_copies, ==, n_copies + 1);
  fake.ours = FALSE;
  cre_recovery_end (recovery);
  g_object_unref (recovery);
  g_assert_cmpuint (n_left (), ==, 0);
  g_assert_finalize_object (document);
}

/* The work on a file is found by the file, the youngest of several. */
static void
test_of_file (void)
{
  g_autofree char *path = g_build_filename (root, "bench.map.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) another = g_file_new_for_path ("/elsewhere.map.xml");

  for (int i = 0; i < 2; i++) {
    CreMapDocument *document = bench_new_document ();
    CreRecovery *recovery = cre_recovery_new (CRE_DOCUMENT (document), root);

    g_assert_true (cre_document_save (CRE_DOCUMENT (document), file, NULL));
    raise_hex (document, "3,3");
    write_now (recovery);
    g_assert_finalize_object (recovery);
    g_assert_finalize_object (document);
  }
  CreRecovered *found = cre_recovery_find (root, file);
  g_autoptr (GPtrArray) list = cre_recovery_list (root);
  g_assert_cmpuint (list->len, ==, 2);
  g_assert_cmpint (found->time, ==, ((const CreRecovered *) list->pdata[0])->time);
  g_assert_true (g_file_test (found->path, G_FILE_TEST_IS_REGULAR));
  cre_recovered_free (found);
  g_assert_null (cre_recovery_find (root, another));
  remove_tree (root);
}

/* Who has taken everything back has nothing to recover, and is offered nothing. */
static void
test_undone (void)
{
  CreMapDocument *document = bench_new_document ();
  CreRecovery *recovery = cre_recovery_new (CRE_DOCUMENT (document), root);

  raise_hex (document, "3,3");
  await_copy (TRUE);
  cre_document_undo (CRE_DOCUMENT (document));
  await_copy (FALSE);
  cre_document_redo (CRE_DOCUMENT (document));
  await_copy (TRUE);
  close_watched (document, recovery);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  root = g_dir_make_tmp ("crenel-XXXXXX", NULL);
  g_test_add_func ("/editor/recovery/crash", test_crash);
  g_test_add_func ("/editor/recovery/torn", test_torn);
  g_test_add_func ("/editor/recovery/clean", test_clean);
  g_test_add_func ("/editor/recovery/picture", test_picture);
  g_test_add_func ("/editor/recovery/by-itself", test_by_itself);
  g_test_add_func ("/editor/recovery/undone", test_undone);
  g_test_add_func ("/editor/recovery/no-rest", test_no_rest);
  g_test_add_func ("/editor/recovery/of-file", test_of_file);
  status = g_test_run ();
  remove_tree (root);
  g_rmdir (root);
  g_free (root);
  return status;
}
