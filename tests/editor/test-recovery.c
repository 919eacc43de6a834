/* test-recovery.c: work that a killed program leaves behind. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "bench.h"

#include <glib/gstdio.h>

#include "cre-recovery.h"

#define SVG "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"800\" height=\"600\"/>"

static char *root;

static void
raise_hex (CreDocument *document, const char *at)
{
  CrEdit *edit = cr_edit_new ();
  CrPlace place = bench_place (document, at);
  const CrMap *map = cre_document_get_map (document);

  cr_edit_set_value (edit, map, place, CR_LAYER_LEVEL, cr_map_get_level (map, place) + 1);
  cre_document_apply (document, edit, "raising", 0);
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
die (CreDocument *document, CreRecovery *recovery)
{
  char *digest = bench_digest (document);

  g_assert_cmpuint (n_left (), ==, 0);
  g_assert_finalize_object (recovery);
  g_assert_finalize_object (document);
  g_assert_cmpuint (n_left (), ==, 1);
  return digest;
}

static CreDocument *
recover (void)
{
  g_autoptr (GPtrArray) list = cre_recovery_list (root);
  g_autoptr (GError) error = NULL;
  CreDocument *document = cre_recovered_open (list->pdata[0], &error);

  g_assert_no_error (error);
  g_assert_true (cre_document_get_modified (document));
  return document;
}

static void
test_crash (void)
{
  CreDocument *document = bench_new_document ();
  CreRecovery *recovery = cre_recovery_new (document, root);

  raise_hex (document, "3,3");
  write_now (recovery);
  raise_hex (document, "4,4");
  write_now (recovery);
  g_autofree char *lost = die (document, recovery);

  document = recover ();
  g_autofree char *found = bench_digest (document);
  g_assert_cmpstr (found, ==, lost);
  g_assert_cmpstr (cre_document_get_title (document), ==, "Bench");
  g_assert_null (cre_document_get_file (document));
  g_assert_cmpuint (n_left (), ==, 1);
  g_autoptr (GPtrArray) list = cre_recovery_list (root);
  const CreRecovered *left = list->pdata[0];
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
  CreDocument *document = bench_new_document ();
  CreRecovery *recovery = cre_recovery_new (document, root);

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
  CreDocument *document = bench_new_document ();
  CreRecovery *recovery = cre_recovery_new (document, root);

  raise_hex (document, "3,3");
  write_now (recovery);
  g_assert_true (cre_document_get_modified (document));
  g_assert_null (cre_document_get_file (document));
  g_assert_true (cre_document_save (document, file, NULL));
  g_assert_finalize_object (recovery);
  g_assert_cmpuint (n_left (), ==, 0);

  recovery = cre_recovery_new (document, root);
  raise_hex (document, "3,3");
  write_now (recovery);
  cre_recovery_end (recovery);
  g_assert_finalize_object (recovery);
  g_assert_cmpuint (n_left (), ==, 0);

  /* A recovered document knows its file, and sees that another has written to it. */
  recovery = cre_recovery_new (document, root);
  write_now (recovery);
  g_free (die (document, recovery));
  document = recover ();
  g_assert_cmpstr (cre_document_get_file_name (document), ==, "bench.map.xml");
  g_assert_false (cre_document_is_changed_on_disk (document));
  g_assert_true (g_file_set_contents (path, "else", 4, NULL));
  g_assert_true (cre_document_is_changed_on_disk (document));
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
  CreDocument *document = cre_document_new_from_picture (file, &grid, NULL, NULL, &error);
  g_assert_no_error (error);
  CreRecovery *recovery = cre_recovery_new (document, root);
  write_now (recovery);
  g_free (die (document, recovery));
  g_remove (path);
  document = recover ();
  g_autoptr (GBytes) bytes = cre_document_load_picture (document, 0, &error);
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

/* Changes are copied without being asked for, in the background. */
static void
test_by_itself (void)
{
  CreDocument *document = bench_new_document ();
  CreRecovery *recovery = cre_recovery_new (document, root);

  g_object_add_weak_pointer (G_OBJECT (recovery), (gpointer *) &recovery);
  raise_hex (document, "3,3");
  while (!has_copy ())
    g_main_context_iteration (NULL, TRUE);
  cre_recovery_end (recovery);
  g_object_unref (recovery);
  while (recovery != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (n_left (), ==, 0);
  g_assert_finalize_object (document);
}

static gboolean
work_cb (gpointer document)
{
  raise_hex (document, "3,3");
  return G_SOURCE_CONTINUE;
}

static gboolean
turn_cb (gpointer late)
{
  *(gboolean *) late = TRUE;
  return G_SOURCE_REMOVE;
}

/* Whoever works on without a rest has his work copied all the same, within five seconds; the test
 * gives a busy machine one and a half more. */
static void
test_no_rest (void)
{
  CreDocument *document = bench_new_document ();
  CreRecovery *recovery = cre_recovery_new (document, root);
  gboolean late = FALSE;
  guint work = g_timeout_add (100, work_cb, document);
  guint deadline = g_timeout_add (6500, turn_cb, &late);

  g_object_add_weak_pointer (G_OBJECT (recovery), (gpointer *) &recovery);
  while (!has_copy () && !late)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (late);
  g_source_remove (work);
  g_source_remove (deadline);
  cre_recovery_end (recovery);
  g_object_unref (recovery);
  while (recovery != NULL)
    g_main_context_iteration (NULL, TRUE);
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
    CreDocument *document = bench_new_document ();
    CreRecovery *recovery = cre_recovery_new (document, root);

    g_assert_true (cre_document_save (document, file, NULL));
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
  g_test_add_func ("/editor/recovery/no-rest", test_no_rest);
  g_test_add_func ("/editor/recovery/of-file", test_of_file);
  status = g_test_run ();
  remove_tree (root);
  g_rmdir (root);
  g_free (root);
  return status;
}
