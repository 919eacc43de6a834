/* test-men.c: men of a question, their own undo and that of the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none of its own. */
#include "bench.h"
#include "cr-resize.h"
#include "cre-men.h"

typedef struct {
  CreMapDocument *document;
  CreMen *men;
  int n_told;
} Fixture;

static void
count_cb (Fixture *fixture)
{
  fixture->n_told++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->document = bench_new_document ();
  fixture->men = cre_men_get (fixture->document);
  g_signal_connect_swapped (fixture->men, "changed", G_CALLBACK (count_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_true (cre_men_get (fixture->document) == fixture->men);
  g_assert_finalize_object (fixture->document);
}

static void
place (Fixture *fixture, const char *at)
{
  CrMuster *muster = cr_muster_copy (cre_men_get_muster (fixture->men));
  CrMan man = cr_man_at (bench_place (fixture->document, at));
  g_autofree char *label = g_strdup_printf ("man %s", at);

  cr_muster_set_man (muster, &man);
  cre_men_take (fixture->men, muster, label);
}

static void
raise_hex (Fixture *fixture, const char *at, int level)
{
  CrEdit *edit = cr_edit_new ();
  g_autofree char *label = g_strdup_printf ("level %s", at);

  cr_edit_set_value (edit, cre_map_document_get_map (fixture->document),
                     bench_place (fixture->document, at), CR_LAYER_LEVEL, level);
  g_assert_true (cre_map_document_apply (fixture->document, edit, label, 0));
}

static void
resize (Fixture *fixture, CrMargins by)
{
  CrEdit *edit = cr_edit_new ();

  g_assert_true (cr_resize (edit, cre_map_document_get_map (fixture->document), &by, NULL));
  g_assert_true (cre_map_document_apply (fixture->document, edit, "resizing", 0));
}

/* @men: addresses in the order they came
 * @modified: the map says something else than at first */
static void
assert_is (Fixture *fixture, const char *men, gboolean modified)
{
  const CrMuster *muster = cre_men_get_muster (fixture->men);
  const CrMap *map = cre_map_document_get_map (fixture->document);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < cr_muster_n_men (muster); i++) {
    g_autofree char *at = cr_map_format_place (map, cr_muster_get_man (muster, i)->place);

    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", at);
  }
  g_assert_cmpstr (text->str, ==, men);
  g_assert_cmpint (cre_document_get_modified (CRE_DOCUMENT (fixture->document)), ==, modified);
}

/* What is next of each, as the buttons say; NULL for nothing. */
static void
assert_next (Fixture *fixture, const char *undo, const char *redo)
{
  g_assert_cmpstr (cre_men_get_undo_label (fixture->men), ==, undo);
  g_assert_cmpstr (cre_men_get_redo_label (fixture->men), ==, redo);
}

static void
undo (Fixture *fixture)
{
  g_assert_true (cre_men_undo (fixture->men));
}

static void
redo (Fixture *fixture)
{
  g_assert_true (cre_men_redo (fixture->men));
}

/* The newest step of either is undone; what was undone last is done again first. Each deed is told
 * once. */
static void
test_order (Fixture *fixture, gconstpointer data)
{
  place (fixture, "3,5");
  raise_hex (fixture, "8,8", 2);
  place (fixture, "3,6");
  g_assert_cmpint (fixture->n_told, ==, 2);
  assert_next (fixture, "man 3,6", NULL);
  undo (fixture);
  assert_is (fixture, "3,5", TRUE);
  assert_next (fixture, "level 8,8", "man 3,6");
  g_assert_false (cre_men_take_back (fixture->men));
  undo (fixture);
  assert_is (fixture, "3,5", FALSE);
  assert_next (fixture, "man 3,5", "level 8,8");
  g_assert_true (cre_men_take_back (fixture->men));
  assert_is (fixture, "", FALSE);
  assert_next (fixture, NULL, "man 3,5");
  g_assert_false (cre_men_undo (fixture->men));
  redo (fixture);
  redo (fixture);
  assert_is (fixture, "3,5", TRUE);
  redo (fixture);
  assert_next (fixture, "man 3,6", NULL);
  g_assert_false (cre_men_redo (fixture->men));
  g_assert_cmpint (fixture->n_told, ==, 6);
}

/* Men never make the map something to be saved. */
static void
test_unmodified (Fixture *fixture, gconstpointer data)
{
  gboolean can_undo;

  place (fixture, "3,5");
  g_object_get (fixture->document, "can-undo", &can_undo, NULL);
  g_assert_false (can_undo);
  assert_is (fixture, "3,5", FALSE);
  undo (fixture);
  assert_is (fixture, "", FALSE);
}

/* Placing a man leaves what can be done again to the map. */
static void
test_map_stays (Fixture *fixture, gconstpointer data)
{
  raise_hex (fixture, "8,8", 2);
  raise_hex (fixture, "9,8", 2);
  undo (fixture);
  undo (fixture);
  place (fixture, "3,5");
  assert_next (fixture, "man 3,5", "level 8,8");
  redo (fixture);
  assert_is (fixture, "3,5", TRUE);
  assert_next (fixture, "level 8,8", "level 9,8");
  undo (fixture);
  assert_next (fixture, "man 3,5", "level 8,8");
  undo (fixture);
  assert_is (fixture, "", FALSE);
  assert_next (fixture, NULL, "man 3,5");
}

/* And painting what can be done again to the men. */
static void
test_men_stay (Fixture *fixture, gconstpointer data)
{
  place (fixture, "3,5");
  place (fixture, "3,6");
  undo (fixture);
  raise_hex (fixture, "8,8", 2);
  assert_next (fixture, "level 8,8", "man 3,6");
  redo (fixture);
  assert_is (fixture, "3,5 3,6", TRUE);
  undo (fixture);
  undo (fixture);
  assert_is (fixture, "3,5", FALSE);
  place (fixture, "3,7");
  assert_next (fixture, "man 3,7", "level 8,8");
}

/* Whoever is placed while a new size is undone goes with his hex when it is done again; undone once
 * more, all are where they were, those beyond the edge too. */
static void
test_size_again (Fixture *fixture, gconstpointer data)
{
  place (fixture, "3,5");
  resize (fixture, (CrMargins){ .west = -2 });
  assert_is (fixture, "1,5", TRUE);
  undo (fixture);
  place (fixture, "1,7");
  place (fixture, "6,7");
  assert_next (fixture, "man 6,7", "resizing");
  redo (fixture);
  assert_is (fixture, "1,5 4,7", TRUE);
  assert_next (fixture, "resizing", NULL);
  undo (fixture);
  assert_is (fixture, "3,5 1,7 6,7", FALSE);
  undo (fixture);
  undo (fixture);
  assert_is (fixture, "3,5", FALSE);
}

/* Men who were taken back before the map got another size wait until it has the old one again. */
static void
test_wait (Fixture *fixture, gconstpointer data)
{
  place (fixture, "3,5");
  undo (fixture);
  resize (fixture, (CrMargins){ .west = 1 });
  assert_next (fixture, "resizing", NULL);
  g_assert_false (cre_men_redo (fixture->men));
  undo (fixture);
  assert_next (fixture, NULL, "resizing");
  raise_hex (fixture, "8,8", 2);
  assert_next (fixture, "level 8,8", "man 3,5");
  redo (fixture);
  assert_is (fixture, "3,5", TRUE);
}

/* And those of a size that is undone, until it is done again; when it never will be, they are gone
 * with it. */
static void
test_wait_for_size (Fixture *fixture, gconstpointer data)
{
  resize (fixture, (CrMargins){ .west = 1, .north = 1 });
  place (fixture, "1,1");
  undo (fixture);
  undo (fixture);
  assert_next (fixture, NULL, "resizing");
  redo (fixture);
  assert_next (fixture, "resizing", "man 1,1");
  undo (fixture);
  raise_hex (fixture, "8,8", 2);
  assert_next (fixture, "level 8,8", NULL);
  g_assert_false (cre_men_redo (fixture->men));
  assert_is (fixture, "", TRUE);
}

/* Floors of one stroke are one step, however often they moved the men; who was up there is back
 * with them. Men are told of after the document, once for each change. */
static void
test_stroke (Fixture *fixture, gconstpointer data)
{
  guint stroke = cre_document_new_stroke (CRE_DOCUMENT (fixture->document));
  const CrMap *map = cre_map_document_get_map (fixture->document);

  place (fixture, "3,5");
  for (int i = 0; i < 2; i++) {
    CrEdit *edit = cr_edit_new ();

    cr_edit_insert_floor (edit, map, 0, i == 0 ? "cellar" : "vault", NULL);
    g_assert_true (cre_map_document_apply (fixture->document, edit, "digging", stroke));
  }
  g_assert_cmpint (fixture->n_told, ==, 3);
  g_assert_cmpint (cr_muster_get_man (cre_men_get_muster (fixture->men), 0)->place.floor, ==, 2);
  undo (fixture);
  g_assert_cmpint (fixture->n_told, ==, 4);
  assert_is (fixture, "3,5", FALSE);
  redo (fixture);
  g_assert_cmpint (cr_muster_get_man (cre_men_get_muster (fixture->men), 0)->place.floor, ==, 2);
  undo (fixture);
  assert_is (fixture, "3,5", FALSE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define TEST(name, func) g_test_add ("/editor/men/" name, Fixture, NULL, set_up, func, tear_down)
  TEST ("order", test_order);
  TEST ("unmodified", test_unmodified);
  TEST ("map-stays", test_map_stays);
  TEST ("men-stay", test_men_stay);
  TEST ("size-again", test_size_again);
  TEST ("wait", test_wait);
  TEST ("wait-for-size", test_wait_for_size);
  TEST ("stroke", test_stroke);
  return g_test_run ();
}
