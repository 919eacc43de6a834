/* test-check.c: problems found beside the work, and mended.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Proves: MAP-06 and HRD-01 as checks of a document. */
#include <glib/gstdio.h>

#include "cr-xml-map.h"
#include "cre-check.h"

static void
wait_for (CreCheck *check)
{
  while (!cre_check_is_fresh (check))
    g_main_context_iteration (NULL, TRUE);
}

static guint
count (CreCheck *check, const char *id)
{
  const GPtrArray *problems = cre_check_get_problems (check);
  guint n = 0;

  for (guint i = 0; i < problems->len; i++)
    n += g_str_equal (((const CrProblem *) problems->pdata[i])->id, id);
  return n;
}

static CreMapDocument *
make_document (void)
{
  CrGrid grid = { 12, 9, CR_FLAT, CR_SHIFT_ODD, TRUE };
  g_autoptr (GError) error = NULL;
  CreMapDocument *document = cre_map_document_new_styled (&grid, "Checked", NULL, &error);

  g_assert_no_error (error);
  return document;
}

/* Things that are wrong, one below the other. */
static void
put (CreMapDocument *document, int n, CrSideKind kind, int arc)
{
  const CrMap *map = cre_map_document_get_map (document);
  CrSide side = { .kind = (gint8) kind, .inside = CR_INSIDE_HERE };
  CrEdit *edit = cr_edit_new ();

  side.height = CR_HEIGHT_DEFAULT;
  side.arc = (gint16) arc;
  for (int row = 1; row <= n; row++)
    cr_edit_put_side (edit, map, (CrPlace){ 0, cr_grid_hex_at (cr_map_get_grid (map), 5, row) }, 0,
                      side);
  g_assert_true (cre_map_document_apply (document, edit, "sides", 0));
}

static void
hang (CreMapDocument *document, int n)
{
  put (document, n, CR_SIDE_HOARDING, CR_ARC_DEFAULT);
}

static guint
find (CreCheck *check, const char *id)
{
  const GPtrArray *problems = cre_check_get_problems (check);
  guint i = 0;

  while (i < problems->len && !g_str_equal (((CrProblem *) problems->pdata[i])->id, id))
    i++;
  return i;
}

/* Neighbours share a side's hexes, so that they are mended in rounds; one step undoes them all. */
static void
test_mend_kind (void)
{
  g_autoptr (CreMapDocument) document = make_document ();
  g_autoptr (CreCheck) check = cre_check_new (document);
  g_autofree char *before = NULL, *after = NULL;

  put (document, 7, CR_SIDE_SLIT, 90);
  before = cr_map_dup_digest (cre_map_document_get_map (document));
  g_assert_false (cre_check_is_fresh (check));
  g_assert_false (cre_check_mend (check, 0));
  wait_for (check);
  g_assert_cmpuint (count (check, "slit-arc"), ==, 7);

  g_assert_cmpuint (cre_check_mend_kind (check, "slit-arc"), ==, 7);
  g_assert_cmpuint (cre_check_mend_kind (check, "slit-arc"), ==, 0);
  wait_for (check);
  g_assert_cmpuint (count (check, "slit-arc"), ==, 0);
  g_assert_true (cre_document_undo (CRE_DOCUMENT (document)));
  after = cr_map_dup_digest (cre_map_document_get_map (document));
  g_assert_cmpstr (after, ==, before);
  wait_for (check);
  g_assert_cmpuint (count (check, "slit-arc"), ==, 7);
  g_assert_true (cre_check_mend (check, find (check, "slit-arc")));
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (document)), ==, "mending: Set 120°");
  wait_for (check);
  g_assert_cmpuint (count (check, "slit-arc"), ==, 6);
}

/* What would only be taken away is taken by itself, or not at all. */
static void
test_removal (void)
{
  g_autoptr (CreMapDocument) document = make_document ();
  g_autoptr (CreCheck) check = cre_check_new (document);

  hang (document, 2);
  wait_for (check);
  g_assert_cmpuint (cre_check_mend_kind (check, "hoarding-without-battlement"), ==, 0);
  g_assert_true (cre_check_mend (check, find (check, "hoarding-without-battlement")));
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (document)), ==, "mending: Take down");
  wait_for (check);
  g_assert_cmpuint (count (check, "hoarding-without-battlement"), ==, 1);
}

/* A closed check says nothing more, whatever was under way. */
static void
test_close (void)
{
  g_autoptr (CreMapDocument) document = make_document ();
  g_autoptr (CreCheck) check = cre_check_new (document);

  hang (document, 2);
  cre_check_start (check);
  cre_check_close (check);
  for (int i = 0; i < 50; i++) {
    g_usleep (1000);
    g_main_context_iteration (NULL, FALSE);
  }
  g_assert_false (cre_check_is_fresh (check));
  g_assert_cmpuint (cre_check_mend_kind (check, "hoarding-without-battlement"), ==, 0);
}

/* A picture laid under a map that was never saved is at hand; once its file is gone it is not. */
static void
test_picture (void)
{
  g_autofree char *folder = g_dir_make_tmp ("crenel-check-XXXXXX", NULL);
  g_autofree char *from =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", "border-castle.png", NULL);
  g_autofree char *to = g_build_filename (folder, "scan.png", NULL);
  g_autofree char *path = g_build_filename (folder, "scan.map.xml", NULL);
  g_autoptr (GFile) source = g_file_new_for_path (from), picture = g_file_new_for_path (to);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (CreMapDocument) document = make_document ();
  g_autoptr (CreCheck) check = cre_check_new (document);

  g_assert_true (g_file_copy (source, picture, 0, NULL, NULL, NULL, NULL));
  g_assert_true (cre_map_document_add_picture (document, picture, 0, 0, NULL));
  wait_for (check);
  g_assert_cmpuint (count (check, "picture-missing"), ==, 0);
  g_assert_true (cre_document_save (CRE_DOCUMENT (document), file, NULL));
  cre_check_start (check);
  wait_for (check);
  g_assert_cmpuint (count (check, "picture-missing"), ==, 0);
  g_assert_cmpint (g_unlink (to), ==, 0);
  hang (document, 1);
  wait_for (check);
  g_assert_cmpuint (count (check, "picture-missing"), ==, 1);
  g_unlink (path);
  g_rmdir (folder);
}

/* A map for a ruleset that is not here opens, is read by the usual one, and says so. */
static void
test_ruleset (void)
{
  g_autofree char *folder = g_dir_make_tmp ("crenel-check-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "saga.map.xml", NULL), *text = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (CreMapDocument) plain = make_document (), document = NULL;
  g_autoptr (CreCheck) check = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) other = NULL;

  g_assert_true (cre_document_save (CRE_DOCUMENT (plain), file, NULL));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  other = g_string_new (text);
  g_assert_cmpuint (g_string_replace (other, "id=\"siege\"", "id=\"saga\"", 0), ==, 1);
  g_assert_true (g_file_set_contents (path, other->str, -1, NULL));
  document = cre_map_document_open (file, &error);
  g_assert_no_error (error);
  check = cre_check_new (document);
  wait_for (check);
  g_assert_cmpuint (count (check, "ruleset-missing"), ==, 1);
  g_assert_cmpuint (cre_check_mend_kind (check, "ruleset-missing"), ==, 1);
  wait_for (check);
  g_assert_cmpuint (count (check, "ruleset-missing"), ==, 0);
  g_unlink (path);
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/check/mend-kind", test_mend_kind);
  g_test_add_func ("/editor/check/removal", test_removal);
  g_test_add_func ("/editor/check/close", test_close);
  g_test_add_func ("/editor/check/picture", test_picture);
  g_test_add_func ("/editor/check/ruleset", test_ruleset);
  return g_test_run ();
}
