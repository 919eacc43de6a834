/* test-document.c: the only writer of a map. SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"

#include "cr-error.h"
#include "cr-plain.h"
#include "fixture-field.h"
#include "fixture.h"
#include "support.h"

static CrEdit *
level_edit (CreMapDocument *document, const char *at, int level)
{
  CrEdit *edit = cr_edit_new ();

  cr_edit_set_value (edit, cre_map_document_get_map (document), bench_place (document, at),
                     CR_LAYER_LEVEL, level);
  return edit;
}

static void
count_cb (CreMapDocument *document, const CreChange *change, guint *n_places)
{
  *n_places += change->n_places;
}

static void
test_undo (void)
{
  CreMapDocument *document = bench_new_document ();
  CrPlace place = bench_place (document, "3,3");
  guint n_places = 0;
  gboolean can_undo, can_redo;

  g_signal_connect (document, "changed", G_CALLBACK (count_cb), &n_places);
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (document)));
  g_assert_false (cre_document_undo (CRE_DOCUMENT (document)));
  g_assert_true (cre_map_document_apply (document, level_edit (document, "3,3", 2), "raising", 0));
  g_assert_cmpuint (n_places, ==, 1);
  g_assert_cmpint (cr_scene_get_top (cre_map_document_get_scene (document), place), ==, 2);
  g_assert_true (cre_document_get_modified (CRE_DOCUMENT (document)));
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (document)), ==, "raising");

  g_assert_true (cre_document_undo (CRE_DOCUMENT (document)));
  g_object_get (document, "can-undo", &can_undo, "can-redo", &can_redo, NULL);
  g_assert_false (can_undo);
  g_assert_true (can_redo);
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (document)));
  g_assert_cmpint (cr_scene_get_top (cre_map_document_get_scene (document), place), ==, 0);
  g_assert_cmpstr (cre_document_get_redo_label (CRE_DOCUMENT (document)), ==, "raising");
  g_assert_true (cre_document_redo (CRE_DOCUMENT (document)));
  g_assert_cmpint (cr_map_get_level (cre_map_document_get_map (document), place), ==, 2);
  g_assert_finalize_object (document);
}

/* Modified is a matter of content: going there and back by two acts leaves nothing to save. */
static void
test_modified (void)
{
  CreMapDocument *document = bench_new_document ();
  guint stroke = cre_document_new_stroke (CRE_DOCUMENT (document));

  cre_map_document_apply (document, level_edit (document, "3,3", 2), "raising", 0);
  cre_map_document_apply (document, level_edit (document, "3,3", 0), "lowering", 0);
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (document)));
  g_assert_false (cre_map_document_apply (document, level_edit (document, "3,3", 0), "nothing", 0));
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (document)), ==, "lowering");

  cre_map_document_apply (document, level_edit (document, "3,3", 2), "stroke", stroke);
  cre_map_document_apply (document, level_edit (document, "3,3", 0), "stroke", stroke);
  cre_document_end_stroke (CRE_DOCUMENT (document));
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (document)));
  g_assert_finalize_object (document);
}

/* Edits of one stroke are one step; those of another are another, even with equal labels. */
static void
test_strokes (void)
{
  CreMapDocument *document = bench_new_document ();

  for (int i = 0; i < 3; i++) {
    guint stroke = cre_document_new_stroke (CRE_DOCUMENT (document));
    cre_map_document_apply (document, level_edit (document, "3,3", 3 * i + 1), "raising", stroke);
    cre_map_document_apply (document, level_edit (document, "4,4", 3 * i + 2), "raising", stroke);
    cre_map_document_apply (document, level_edit (document, "3,3", 3 * i + 3), "raising", stroke);
  }
  g_assert_cmpuint (bench_undo_all (document), ==, 3);
  g_assert_cmpint (
      cr_map_get_level (cre_map_document_get_map (document), bench_place (document, "3,3")), ==, 0);
  g_assert_cmpuint (bench_redo_all (document), ==, 3);
  g_assert_cmpint (
      cr_map_get_level (cre_map_document_get_map (document), bench_place (document, "3,3")), ==, 9);

  /* What was undone is gone once something else is done. */
  cre_document_undo (CRE_DOCUMENT (document));
  cre_map_document_apply (document, level_edit (document, "5,5", 1), "other", 0);
  g_assert_false (cre_document_redo (CRE_DOCUMENT (document)));
  g_assert_finalize_object (document);
}

static GFile *
file_in (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  return g_file_new_for_path (path);
}

static char *
contents_of (GFile *file)
{
  char *text = NULL;

  g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
  return text;
}

static void
note_cb (GObject *object, gpointer data)
{
  (*(int *) data)++;
}

/* Painted, saved and opened again it is the same map, and saving it again the same bytes. */
static void
test_save (void)
{
  g_autofree char *folder = g_dir_make_tmp ("crenel-XXXXXX", NULL);
  g_autoptr (GFile) file = file_in (folder, "bench.map.xml");
  g_autoptr (GFile) copy = file_in (folder, "copy.map.xml");
  g_autoptr (GError) error = NULL;
  CreMapDocument *document = bench_new_document ();
  int n_saved = 0;

  g_signal_connect (document, "saved", G_CALLBACK (note_cb), &n_saved);
  cre_map_document_apply (document, level_edit (document, "3,3", 2), "raising", 0);
  g_assert_true (cre_document_save (CRE_DOCUMENT (document), file, &error));
  g_assert_no_error (error);
  g_assert_cmpint (n_saved, ==, 1);
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (document)));
  g_assert_cmpstr (cre_document_get_file_name (CRE_DOCUMENT (document)), ==, "bench.map.xml");
  cre_document_undo (CRE_DOCUMENT (document));
  g_assert_true (cre_document_get_modified (CRE_DOCUMENT (document)));
  cre_document_redo (CRE_DOCUMENT (document));
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (document)));

  CreMapDocument *again = cre_map_document_open (file, &error);
  g_assert_no_error (error);
  g_autofree char *one = bench_digest (document);
  g_autofree char *two = bench_digest (again);
  g_assert_cmpstr (one, ==, two);
  g_assert_cmpstr (cre_document_get_title (CRE_DOCUMENT (again)), ==, "Bench");
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (again)));
  g_assert_true (cre_document_save (CRE_DOCUMENT (again), copy, &error));
  g_autofree char *first = contents_of (file);
  g_autofree char *second = contents_of (copy);
  g_assert_cmpstr (first, ==, second);
  g_assert_finalize_object (again);
  g_assert_finalize_object (document);
  support_remove_folder (folder);
}

typedef struct {
  gboolean done, saved;
} Saved;

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Saved *saved = data;

  saved->saved = cre_document_save_finish (CRE_DOCUMENT (CRE_MAP_DOCUMENT (source)), result, NULL);
  saved->done = TRUE;
}

static gboolean
wait_saved (Saved *saved)
{
  while (!saved->done)
    g_main_context_iteration (NULL, TRUE);
  saved->done = FALSE;
  return saved->saved;
}

/* What is done while it is being written is not in the file, and the document says so; taken back,
 * it is what the file says. */
static void
test_save_beside (void)
{
  g_autofree char *folder = g_dir_make_tmp ("crenel-XXXXXX", NULL);
  g_autoptr (GFile) file = file_in (folder, "bench.map.xml");
  g_autoptr (GFile) nowhere = file_in (folder, "no/such/folder/bench.map.xml");
  CreMapDocument *document = bench_new_document ();
  Saved saved = { FALSE, FALSE };

  cre_map_document_apply (document, level_edit (document, "3,3", 2), "raising", 0);
  g_autofree char *before = bench_digest (document);
  cre_document_save_async (CRE_DOCUMENT (document), file, saved_cb, &saved);
  cre_map_document_apply (document, level_edit (document, "4,4", 3), "raising", 0);
  g_assert_true (wait_saved (&saved));
  g_assert_true (cre_document_get_modified (CRE_DOCUMENT (document)));
  CreMapDocument *again = cre_map_document_open (file, NULL);
  g_autofree char *written = bench_digest (again);
  g_assert_cmpstr (written, ==, before);
  cre_document_undo (CRE_DOCUMENT (document));
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (document)));

  cre_document_redo (CRE_DOCUMENT (document));
  cre_document_save_async (CRE_DOCUMENT (document), nowhere, saved_cb, &saved);
  g_assert_false (wait_saved (&saved));
  g_assert_true (cre_document_get_modified (CRE_DOCUMENT (document)));
  g_assert_cmpstr (cre_document_get_file_name (CRE_DOCUMENT (document)), ==, "bench.map.xml");
  g_assert_finalize_object (again);
  g_assert_finalize_object (document);
  support_remove_folder (folder);
}

/* Whatever goes wrong, the document stays modified and whole, and the file what it was. */
static void
test_save_failure (void)
{
  g_autofree char *folder = g_dir_make_tmp ("crenel-XXXXXX", NULL);
  g_autoptr (GFile) file = file_in (folder, "bench.map.xml");
  g_autoptr (GFile) nowhere = file_in (folder, "no/such/folder/bench.map.xml");
  g_autoptr (GError) error = NULL;
  CreMapDocument *document = bench_new_document ();

  g_assert_true (cre_document_save (CRE_DOCUMENT (document), file, &error));
  cre_map_document_apply (document, level_edit (document, "3,3", 2), "raising", 0);
  g_assert_false (cre_document_save (CRE_DOCUMENT (document), nowhere, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_true (cre_document_get_modified (CRE_DOCUMENT (document)));
  g_assert_cmpstr (cre_document_get_file_name (CRE_DOCUMENT (document)), ==, "bench.map.xml");
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (document)), ==, "raising");

  /* Another program writes to it. */
  CrFileState state = cre_document_copy_disk_state (CRE_DOCUMENT (document));
  g_assert_false (cr_file_is_changed (g_file_peek_path (file), &state));
  g_assert_true (g_file_replace_contents (file, "else", 4, NULL, FALSE, 0, NULL, NULL, NULL));
  g_assert_true (cr_file_is_changed (g_file_peek_path (file), &state));
  g_assert_false (cre_document_save (CRE_DOCUMENT (document), NULL, &error));
  g_assert_error (error, CR_ERROR, CR_ERROR_CHANGED);
  g_clear_error (&error);
  g_autofree char *theirs = contents_of (file);
  g_assert_cmpstr (theirs, ==, "else");
  g_assert_true (cre_document_get_modified (CRE_DOCUMENT (document)));
  cre_document_ignore_disk (CRE_DOCUMENT (document));
  g_assert_true (cre_document_save (CRE_DOCUMENT (document), NULL, &error));
  g_assert_no_error (error);
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (document)));
  g_assert_finalize_object (document);
  support_remove_folder (folder);
}

static void
test_open_refuses (void)
{
  g_autofree char *folder = g_dir_make_tmp ("crenel-XXXXXX", NULL);
  g_autoptr (GFile) file = file_in (folder, "bad.map.xml");
  g_autoptr (GFile) missing = file_in (folder, "missing.map.xml");
  g_autoptr (GFile) remote = g_file_new_for_uri ("smb://server/share/bad.map.xml");
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_replace_contents (file, "<map", 4, NULL, FALSE, 0, NULL, NULL, NULL));
  g_assert_null (cre_map_document_open (file, &error));
  g_assert_error (error, CR_ERROR, CR_ERROR_SYNTAX);
  g_clear_error (&error);
  g_assert_null (cre_map_document_open (missing, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_null (cre_map_document_open (remote, &error));
  g_assert_error (error, CR_ERROR, CR_ERROR_IO);
  support_remove_folder (folder);
}

/* A map for a ruleset that is not here opens, says so, and is saved with all it had. */
static void
test_lost_ruleset (void)
{
  static const char text[] =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<map xmlns=\"urn:x-crenel:1\" version=\"1.0\" id=\"far\" generator=\"Crenel 0.1.0\">\n"
      "  <uses kind=\"ruleset\" id=\"outremer\" version=\"3.1\"/>\n"
      "  <grid columns=\"4\" rows=\"3\" orientation=\"flat\" shift=\"even\" halves=\"yes\"/>\n"
      "  <floor id=\"g\">\n"
      "    <terrain default=\"karst\"/>\n"
      "  </floor>\n"
      "</map>\n";
  g_autofree char *folder = g_dir_make_tmp ("crenel-XXXXXX", NULL);
  g_autoptr (GFile) file = file_in (folder, "far.map.xml");
  g_autoptr (GError) error = NULL;
  g_autofree char *saved = NULL;
  CreMapDocument *document;

  g_file_set_contents (g_file_peek_path (file), text, -1, &error);
  g_assert_no_error (error);
  document = cre_map_document_open (file, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (cr_ruleset_get_id (cre_map_document_get_ruleset (document)), ==, "siege");
  g_assert_nonnull (strstr (cre_document_get_warning (CRE_DOCUMENT (document)), "“outremer”"));
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (document)));
  g_assert_true (cre_map_document_apply (document, level_edit (document, "3,3", 2), "raising", 0));
  g_assert_true (cre_document_undo (CRE_DOCUMENT (document)));
  g_assert_true (cre_document_save (CRE_DOCUMENT (document), file, &error));
  g_assert_no_error (error);
  g_file_get_contents (g_file_peek_path (file), &saved, NULL, &error);
  g_assert_cmpstr (saved, ==, text);
  g_assert_finalize_object (document);
  support_remove_folder (folder);
}

static CreMapDocument *
new_large (void)
{
  const CrGrid grid = { 200, 200, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (CrRuleset) ruleset = fixture_load_ruleset ("siege", NULL);

  return cre_map_document_new (cr_map_new_plain (&grid, "large", "Large"), ruleset);
}

static void
raise_hex (CreMapDocument *document, int column, int row)
{
  CrPlace place = { 0, cr_grid_hex_at (cre_map_document_get_grid (document), column, row) };
  const CrMap *map = cre_map_document_get_map (document);
  CrEdit *edit = cr_edit_new ();

  cr_edit_set_value (edit, map, place, CR_LAYER_LEVEL, cr_map_get_level (map, place) + 3);
  cre_map_document_apply (document, edit, "raising", 0);
}

static void
ready_cb (CreMapDocument *document, guint *n_ready)
{
  g_assert_true (cre_map_document_await_fire (document));
  (*n_ready)++;
}

/* What the two places see of each other is asked of the document and of a map read afresh. */
static void
assert_sees_as_anew (CreMapDocument *document)
{
  const CrGrid *grid = cre_map_document_get_grid (document);
  g_autoptr (CrScene) scene =
      cr_scene_new (cre_map_document_get_map (document), cre_map_document_get_ruleset (document));
  g_autoptr (CrFire) anew = cr_fire_new (scene);
  CrLofOptions options;

  cr_lof_options_init (&options, cre_map_document_get_ruleset (document));
  for (int row = 10; row <= 190; row += 60) {
    CrPlace from = { 0, cr_grid_hex_at (grid, row, 200 - row) };
    g_autoptr (CrField) own =
        fixture_field (cre_map_document_get_fire (document), &from, 1, &options);
    g_autoptr (CrField) fresh = fixture_field (anew, &from, 1, &options);

    g_assert_cmpint (cr_field_n_dead (fresh), >, 0);
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
      CrPlace to = { 0, cr_grid_get_hex (grid, cell) };

      g_assert_cmpint (cr_field_get (own, to)->verdict, ==, cr_field_get (fresh, to)->verdict);
    }
  }
}

/* Large maps are read while nothing else is done, and may be painted on meanwhile. */
static void
test_fire (void)
{
  CreMapDocument *document = new_large ();
  guint n_ready = 0, n_edits = 0;

  g_signal_connect (document, "fire-ready", G_CALLBACK (ready_cb), &n_ready);
  g_assert_false (cre_map_document_await_fire (document));
  /* At least one comes in between; how many more is the machine's to say. */
  while (n_ready == 0) {
    raise_hex (document, 10 + n_edits * 7 % 180, 10 + n_edits * 31 % 180);
    n_edits++;
    g_main_context_iteration (NULL, FALSE);
  }
  g_assert_true (cre_map_document_await_fire (document));
  assert_sees_as_anew (document);
  bench_settle ();
  g_assert_cmpuint (n_ready, ==, 1);
  g_assert_finalize_object (document);
}

/* It is let go in the middle, and begun again on a map of other floors. */
static void
test_fire_anew (void)
{
  CreMapDocument *document = new_large ();
  CrEdit *edit = cr_edit_new ();
  guint n_ready = 0;

  g_signal_connect (document, "fire-ready", G_CALLBACK (ready_cb), &n_ready);
  g_assert_false (cre_map_document_await_fire (document));
  cr_edit_insert_floor (edit, cre_map_document_get_map (document), 1, "above", "Above");
  cre_map_document_apply (document, edit, "adding", 0);
  g_assert_false (cre_map_document_await_fire (document));
  bench_settle ();
  g_assert_cmpuint (n_ready, ==, 1);

  edit = cr_edit_new ();
  cr_edit_remove_floor (edit, cre_map_document_get_map (document), 1);
  cre_map_document_apply (document, edit, "removing", 0);
  g_assert_false (cre_map_document_await_fire (document));
  g_assert_finalize_object (document);
  bench_settle ();
  g_assert_cmpuint (n_ready, ==, 1);
}

static void
levels_cb (CreMapDocument *document, guint *n_ready)
{
  g_assert_true (cre_map_document_has_levels (document));
  g_assert_true (cre_map_document_await_levels (document));
  (*n_ready)++;
}

static CreMapDocument *
new_larger (void)
{
  const CrGrid grid = { 400, 400, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (CrRuleset) ruleset = fixture_load_ruleset ("siege", NULL);

  return cre_map_document_new (cr_map_new_plain (&grid, "larger", "Larger"), ruleset);
}

/* What the stairways prove of a large map takes more than one turn, and each edit begins it anew;
 * who cannot wait has it at once. */
static void
test_levels (void)
{
  CreMapDocument *document = new_larger ();
  guint n_ready = 0;

  g_signal_connect (document, "levels-ready", G_CALLBACK (levels_cb), &n_ready);
  g_assert_false (cre_map_document_await_levels (document));
  g_assert_false (cre_map_document_has_levels (document));
  raise_hex (document, 100, 100);
  bench_settle ();
  g_assert_cmpuint (n_ready, ==, 0);
  g_assert_false (cre_map_document_await_levels (document));
  bench_settle ();
  g_assert_cmpuint (n_ready, ==, 1);
  g_assert_cmpuint (cr_levels_n_surfaces (cre_map_document_get_levels (document)), ==, 2);

  raise_hex (document, 50, 50);
  g_assert_false (cre_map_document_await_levels (document));
  g_assert_cmpuint (cr_levels_n_surfaces (cre_map_document_get_levels (document)), ==, 3);
  bench_settle ();
  g_assert_cmpuint (n_ready, ==, 2);
  raise_hex (document, 60, 50);
  g_assert_false (cre_map_document_await_levels (document));
  g_assert_finalize_object (document);
  bench_settle ();
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/document/undo", test_undo);
  g_test_add_func ("/editor/document/lost-ruleset", test_lost_ruleset);
  g_test_add_func ("/editor/document/modified", test_modified);
  g_test_add_func ("/editor/document/strokes", test_strokes);
  g_test_add_func ("/editor/document/save", test_save);
  g_test_add_func ("/editor/document/save-failure", test_save_failure);
  g_test_add_func ("/editor/document/save-beside", test_save_beside);
  g_test_add_func ("/editor/document/open-refuses", test_open_refuses);
  g_test_add_func ("/editor/document/fire", test_fire);
  g_test_add_func ("/editor/document/fire-anew", test_fire_anew);
  g_test_add_func ("/editor/document/levels", test_levels);
  return g_test_run ();
}
