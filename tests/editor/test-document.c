/* test-document.c: the only writer of a map. SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"

static CrEdit *
level_edit (CreDocument *document, const char *at, int level)
{
  CrEdit *edit = cr_edit_new ();

  cr_edit_set_value (edit, cre_document_get_map (document), bench_place (document, at),
                     CR_LAYER_LEVEL, level);
  return edit;
}

static void
count_cb (CreDocument *document, const CreChange *change, guint *n_places)
{
  *n_places += change->n_places;
}

static void
test_undo (void)
{
  CreDocument *document = bench_new_document ();
  CrPlace place = bench_place (document, "3,3");
  guint n_places = 0;
  gboolean can_undo, can_redo;

  g_signal_connect (document, "changed", G_CALLBACK (count_cb), &n_places);
  g_assert_false (cre_document_get_modified (document));
  g_assert_false (cre_document_undo (document));
  g_assert_true (cre_document_apply (document, level_edit (document, "3,3", 2), "raising", 0));
  g_assert_cmpuint (n_places, ==, 1);
  g_assert_cmpint (cr_scene_get_top (cre_document_get_scene (document), place), ==, 2);
  g_assert_true (cre_document_get_modified (document));
  g_assert_cmpstr (cre_document_get_undo_label (document), ==, "raising");

  g_assert_true (cre_document_undo (document));
  g_object_get (document, "can-undo", &can_undo, "can-redo", &can_redo, NULL);
  g_assert_false (can_undo);
  g_assert_true (can_redo);
  g_assert_false (cre_document_get_modified (document));
  g_assert_cmpint (cr_scene_get_top (cre_document_get_scene (document), place), ==, 0);
  g_assert_cmpstr (cre_document_get_redo_label (document), ==, "raising");
  g_assert_true (cre_document_redo (document));
  g_assert_cmpint (cr_map_get_level (cre_document_get_map (document), place), ==, 2);
  g_assert_finalize_object (document);
}

/* Modified is a matter of content: going there and back by two acts leaves nothing to save. */
static void
test_modified (void)
{
  CreDocument *document = bench_new_document ();
  guint stroke = cre_document_new_stroke (document);

  cre_document_apply (document, level_edit (document, "3,3", 2), "raising", 0);
  cre_document_apply (document, level_edit (document, "3,3", 0), "lowering", 0);
  g_assert_false (cre_document_get_modified (document));
  g_assert_false (cre_document_apply (document, level_edit (document, "3,3", 0), "nothing", 0));
  g_assert_cmpstr (cre_document_get_undo_label (document), ==, "lowering");

  cre_document_apply (document, level_edit (document, "3,3", 2), "stroke", stroke);
  cre_document_apply (document, level_edit (document, "3,3", 0), "stroke", stroke);
  cre_document_end_stroke (document);
  g_assert_false (cre_document_get_modified (document));
  g_assert_finalize_object (document);
}

/* Edits of one stroke are one step; those of another are another, even with equal labels. */
static void
test_strokes (void)
{
  CreDocument *document = bench_new_document ();

  for (int i = 0; i < 3; i++) {
    guint stroke = cre_document_new_stroke (document);
    cre_document_apply (document, level_edit (document, "3,3", 3 * i + 1), "raising", stroke);
    cre_document_apply (document, level_edit (document, "4,4", 3 * i + 2), "raising", stroke);
    cre_document_apply (document, level_edit (document, "3,3", 3 * i + 3), "raising", stroke);
  }
  g_assert_cmpuint (bench_undo_all (document), ==, 3);
  g_assert_cmpint (
      cr_map_get_level (cre_document_get_map (document), bench_place (document, "3,3")), ==, 0);
  g_assert_cmpuint (bench_redo_all (document), ==, 3);
  g_assert_cmpint (
      cr_map_get_level (cre_document_get_map (document), bench_place (document, "3,3")), ==, 9);

  /* What was undone is gone once something else is done. */
  cre_document_undo (document);
  cre_document_apply (document, level_edit (document, "5,5", 1), "other", 0);
  g_assert_false (cre_document_redo (document));
  g_assert_finalize_object (document);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/document/undo", test_undo);
  g_test_add_func ("/editor/document/modified", test_modified);
  g_test_add_func ("/editor/document/strokes", test_strokes);
  return g_test_run ();
}
