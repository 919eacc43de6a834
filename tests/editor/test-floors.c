/* test-floors.c: floors added, changed and taken away. SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none; the storeys order what ELV-03 calls floors. */
#include "bench.h"
#include "cr-build.h"
#include "cr-floors.h"
#include "cre-floors.h"

static CreMapDocument *document;

static void
add (const char *id, int storey, const char *known)
{
  CrFloor like = { .id = (char *) id, .storey = storey, .known = (char *) known };
  g_autoptr (GError) error = NULL;

  g_assert_true (cre_floors_add (document, &like, &error));
  g_assert_no_error (error);
}

static int
find (const char *id)
{
  return cr_map_find_floor (cre_map_document_get_map (document), id);
}

static void
test_add (void)
{
  document = bench_new_document ();

  g_autofree char *before = bench_digest (document);
  g_autofree char *id = cre_floors_make_id (cre_map_document_get_map (document), "Upper Rooms");
  g_autoptr (GError) error = NULL;
  CrFloor same = { .id = id };

  g_assert_cmpstr (id, ==, "upper-rooms");
  add (id, 1, NULL);
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (document)), ==,
                   "new floor upper-rooms");
  g_assert_false (cre_floors_add (document, &same, &error));
  g_assert_nonnull (error);

  g_autofree char *second = cre_floors_make_id (cre_map_document_get_map (document), "upper rooms");
  g_assert_cmpstr (second, ==, "upper-rooms-2");
  g_assert_cmpuint (bench_undo_all (document), ==, 1);

  g_autofree char *after = bench_digest (document);
  g_assert_cmpstr (after, ==, before);
  g_assert_finalize_object (document);
}

/* One above what it lies on, and it says so when it is no higher; a cellar goes down. */
static void
test_level (void)
{
  static const struct {
    int storey, level, next;
  } cases[] = { { 1, 3, 2 }, { 2, 4, 3 }, { -1, 1, 2 } };
  CrFloor like = { .id = (char *) "room" };
  CrPlace place;
  CrEdit *edit = cr_edit_new ();

  document = bench_new_document ();
  place = bench_place (document, "5,5");
  cr_edit_set_value (edit, cre_map_document_get_map (document), place, CR_LAYER_LEVEL, 2);
  cre_map_document_apply (document, edit, "level", 0);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    const CrMap *map = cre_map_document_get_map (document);
    g_autofree char *fine = NULL, *warned = NULL;
    int next;

    like.storey = cases[i].storey;
    like.defaults[CR_LAYER_LEVEL] =
        (gint16) cr_floors_propose_level (map, like.storey, &place.hex, &next);
    g_assert_cmpint (like.defaults[CR_LAYER_LEVEL], ==, cases[i].level);
    g_assert_cmpint (next, ==, cases[i].next);
    fine = cre_floors_describe_new (map, &like, &place.hex);
    g_assert_true (g_str_has_prefix (fine, "It has no hexes yet"));
    like.defaults[CR_LAYER_LEVEL] = (gint16) next;
    warned = cre_floors_describe_new (map, &like, &place.hex);
    g_assert_true (g_str_has_prefix (warned, i < 2 ? "No higher than" : "No deeper than"));
    if (i > 0)
      continue;
    like.defaults[CR_LAYER_LEVEL] = 3;
    g_assert_true (cre_floors_add (document, &like, NULL));
    place.floor = 1;
    g_assert_cmpint (cr_map_get_level (cre_map_document_get_map (document), place), ==, 3);
    edit = cr_edit_new ();
    cr_edit_set_code (edit, cre_map_document_get_map (document), place, CR_LAYER_TERRAIN, "clear");
    cre_map_document_apply (document, edit, "room", 0);
  }
  g_assert_finalize_object (document);
}

static void
test_change (void)
{
  document = bench_new_document ();
  add ("cellar", -1, NULL);

  g_autofree char *before = bench_digest (document);
  CrFloor like = { .name = (char *) "Vault", .storey = -2, .known = (char *) "owner" };
  const CrFloor *info;

  g_assert_true (cre_floors_change (document, 1, &like));
  g_assert_false (cre_floors_change (document, 1, &like));
  info = cr_map_get_floor (cre_map_document_get_map (document), 1);
  g_assert_cmpstr (info->id, ==, "cellar");
  g_assert_cmpstr (cre_floors_get_name (cre_map_document_get_map (document), 1), ==, "Vault");
  g_assert_cmpint (info->storey, ==, -2);
  g_assert_cmpstr (info->known, ==, "owner");
  cre_document_undo (CRE_DOCUMENT (document));

  g_autofree char *after = bench_digest (document);
  g_assert_cmpstr (after, ==, before);
  g_assert_finalize_object (document);
}

/* What is said to go is what goes, and all of it comes back. */
static void
test_remove (void)
{
  document = bench_new_document ();
  add ("cellar", -1, NULL);

  CrEdit *edit = cr_edit_new ();
  const CrMap *map = cre_map_document_get_map (document);
  CrNode *spiral = cr_node_new ("spiral");
  int terrain = cr_map_intern_code (cre_map_document_get_map (document), CR_LAYER_TERRAIN, "room");

  cr_edit_set_value (edit, map, bench_place (document, "cellar/4,4"), CR_LAYER_TERRAIN, terrain);
  cr_edit_set_value (edit, map, bench_place (document, "cellar/4,5"), CR_LAYER_TERRAIN, terrain);
  cr_node_set (spiral, "id", "s");
  cr_node_set (spiral, "from", "4,4");
  cr_node_set (spiral, "to", "cellar/4,4");
  g_assert_true (cr_build_link (edit, map, spiral, NULL));
  cre_map_document_apply (document, edit, "cellar", 0);

  g_autofree char *before = bench_digest (document);
  g_autofree char *said = cre_floors_describe_removal (document, 1);
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (said, ==,
                   "With “cellar” go 2 hexes, 0 things on sides and 1 link, label or picture.");
  g_assert_true (cre_floors_remove (document, 1, NULL));
  g_assert_cmpuint (cr_map_n_nodes (cre_map_document_get_map (document), CR_SECTION_LINKS), ==, 0);
  g_assert_cmpint (find ("cellar"), ==, -1);
  g_assert_false (cre_floors_remove (document, 0, &error));
  g_assert_nonnull (error);
  cre_document_undo (CRE_DOCUMENT (document));

  g_autofree char *after = bench_digest (document);
  g_assert_cmpstr (after, ==, before);
  g_assert_finalize_object (document);
}

static void
test_order (void)
{
  const CrMap *map;

  document = bench_new_document ();
  add ("roofs", 2, NULL);
  add ("cellar", -1, NULL);
  add ("rooms", 1, NULL);
  add ("way", -2, "owner");
  add ("vault", 1, "owner");
  map = cre_map_document_get_map (document);
  g_assert_cmpint (cr_floors_step (map, 0, 1), ==, find ("rooms"));
  g_assert_cmpint (cr_floors_step (map, 0, -1), ==, find ("cellar"));
  g_assert_cmpint (cr_floors_step (map, find ("way"), -1), ==, find ("way"));
  g_assert_cmpint (cr_floors_step (map, 0, 9), ==, find ("roofs"));
  /* A secret vault beside the rooms does not show through the roofs. */
  g_assert_cmpint (cr_floors_get_ghost (map, find ("roofs")), ==, find ("rooms"));
  g_assert_cmpint (cr_floors_get_ghost (map, find ("rooms")), ==, 0);
  g_assert_cmpint (cr_floors_get_ghost (map, find ("way")), ==, 0);
  g_assert_cmpint (cr_floors_get_ghost (map, 0), ==, -1);
  g_assert_finalize_object (document);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/floors/add", test_add);
  g_test_add_func ("/editor/floors/change", test_change);
  g_test_add_func ("/editor/floors/level", test_level);
  g_test_add_func ("/editor/floors/remove", test_remove);
  g_test_add_func ("/editor/floors/order", test_order);
  return g_test_run ();
}
