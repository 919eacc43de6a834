/* test-edit.c: every change can be taken back. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-edit-private.h"
#include "cr-map-load.h"
#include "cr-plain.h"

static CrMap *
make_map (void)
{
  CrGrid grid = { 12, 10, CR_POINTY, CR_SHIFT_ODD, TRUE };
  CrMap *map = cr_map_new (&grid, "test");

  cr_map_load_floor (map, "g", "Ground");
  return map;
}

static void
change_cell (CrEdit *edit, CrMap *map, GRand *rand, CrPlace place)
{
  static const char *const codes[] = { "void", "flat", "moat", "scrub" };

  if (g_rand_boolean (rand))
    cr_edit_set_code (edit, map, place, CR_LAYER_TERRAIN, codes[g_rand_int_range (rand, 0, 4)]);
  else
    cr_edit_set_value (edit, map, place, CR_LAYER_LEVEL, g_rand_int_range (rand, -2, 4));
}

static void
change_side (CrEdit *edit, CrMap *map, GRand *rand, CrPlace place)
{
  CrDirection d = g_rand_int_range (rand, 0, 6);
  CrSide side = { .kind = (gint8) g_rand_int_range (rand, 0, CR_SIDE_OTHER),
                  .inside = (gint8) g_rand_int_range (rand, 0, 3),
                  .height = -1,
                  .arc = -1 };

  if (g_rand_boolean (rand))
    cr_edit_put_side (edit, map, place, d, side);
  else
    cr_edit_remove_side (edit, map, place, d, CR_N_SIDE_KINDS);
}

static void
change_node (CrEdit *edit, CrMap *map, GRand *rand)
{
  guint n = cr_map_n_nodes (map, CR_SECTION_AREAS);
  guint index = n > 0 ? (guint) g_rand_int_range (rand, 0, (gint32) n) : 0;
  CrNode *node = cr_node_new (g_rand_boolean (rand) ? "area" : "stranger");

  cr_node_set_int (node, "id", g_rand_int_range (rand, 0, 12));
  switch (n > 0 ? g_rand_int_range (rand, 0, 3) : 0) {
  case 0:
    cr_edit_insert_node (edit, map, CR_SECTION_AREAS, index, node);
    break;
  case 1:
    cr_edit_replace_node (edit, map, CR_SECTION_AREAS, index, node);
    break;
  default:
    cr_edit_remove_node (edit, map, CR_SECTION_AREAS, index);
    cr_node_unref (node);
  }
}

/* Nodes that come before another grid, and nodes that come after it. */
static void
change_grid (CrEdit *edit, CrMap *map, GRand *rand)
{
  change_node (edit, map, rand);
  cr_edit_exchange_grid (edit, cr_map_copy (map), (CrHex){ 0, 0 });
  change_node (edit, map, rand);
}

static void
change_floor (CrEdit *edit, CrMap *map, GRand *rand)
{
  int n = cr_map_n_floors (map), index = g_rand_int_range (rand, 0, n);
  CrFloor like = { .name = (char *) (g_rand_boolean (rand) ? "New" : NULL),
                   .known = (char *) (g_rand_boolean (rand) ? "owner" : NULL),
                   .storey = g_rand_int_range (rand, -3, 4) };

  if (g_rand_boolean (rand))
    cr_edit_set_floor (edit, map, index, &like);
  else if (n < 4 || g_rand_boolean (rand))
    cr_edit_insert_floor (edit, map, g_rand_int_range (rand, 1, n + 1), "x", NULL);
  else
    cr_edit_remove_floor (edit, map, g_rand_int_range (rand, 1, n));
}

static CrEdit *
random_edit (CrMap *map, GRand *rand)
{
  CrEdit *edit = cr_edit_new ();
  int choice = g_rand_int_range (rand, 0, 11);

  if (choice == 0)
    change_node (edit, map, rand);
  else if (choice == 1)
    change_floor (edit, map, rand);
  else if (choice == 10)
    change_grid (edit, map, rand);
  else
    for (int i = 0; i < 12; i++) {
      int cell = g_rand_int_range (rand, 0, cr_grid_n_cells (cr_map_get_grid (map)));
      CrPlace place = { g_rand_int_range (rand, 0, cr_map_n_floors (map)),
                        cr_grid_get_hex (cr_map_get_grid (map), cell) };

      if (choice < 6)
        change_cell (edit, map, rand, place);
      else
        change_side (edit, map, rand, place);
    }
  return edit;
}

static void
assert_finds (const CrMap *map, const char *name, const char *id)
{
  const CrNode *first = NULL;

  for (guint i = 0; first == NULL && i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_AREAS, i);

    if ((name == NULL || cr_node_is (node, name)) && g_strcmp0 (cr_node_get (node, "id"), id) == 0)
      first = node;
  }
  g_assert_true (cr_map_find_node (map, CR_SECTION_AREAS, name, id) == first);
}

/* Of nodes with one id the first is found, whatever came and went before it. */
static void
swap_and_find (CrEdit *edit, CrMap *map)
{
  cr_edit_swap (edit, map);
  for (int i = 0; i < 12; i++) {
    g_autofree char *id = g_strdup_printf ("%d", i);

    assert_finds (map, NULL, id);
    assert_finds (map, "area", id);
    assert_finds (map, "stranger", id);
  }
}

/* A random walk: undo all gives the first map, redo all the last. */
static void
test_walk (void)
{
  guint32 seed = g_test_rand_int ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (CrMap) map = make_map ();
  g_autoptr (GPtrArray) done = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_edit_free);
  g_autofree char *first = cr_map_dup_digest (map);

  g_test_message ("seed %u", seed);
  for (int i = 0; i < 400; i++) {
    CrEdit *edit = random_edit (map, rand);
    swap_and_find (edit, map);
    g_ptr_array_add (done, edit);
  }
  g_autofree char *last = cr_map_dup_digest (map);
  for (guint i = done->len; i > 0; i--)
    swap_and_find (done->pdata[i - 1], map);
  g_autofree char *undone = cr_map_dup_digest (map);
  g_assert_cmpstr (undone, ==, first);
  for (guint i = 0; i < done->len; i++)
    swap_and_find (done->pdata[i], map);
  g_autofree char *redone = cr_map_dup_digest (map);
  g_assert_cmpstr (redone, ==, last);
}

/* Many edits merged into one undo together as they would one by one. */
static void
test_merge (void)
{
  guint32 seed = g_test_rand_int ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);

  g_test_message ("seed %u", seed);
  for (int round = 0; round < 60; round++) {
    g_autoptr (CrMap) map = make_map ();
    g_autofree char *first = cr_map_dup_digest (map);
    g_autoptr (CrEdit) all = random_edit (map, rand);

    cr_edit_swap (all, map);
    for (int i = 0; i < 8; i++) {
      CrEdit *later = random_edit (map, rand);
      cr_edit_swap (later, map);
      cr_edit_merge (all, later);
    }
    g_autofree char *last = cr_map_dup_digest (map);
    cr_edit_swap (all, map);
    g_autofree char *undone = cr_map_dup_digest (map);
    cr_edit_swap (all, map);
    g_autofree char *redone = cr_map_dup_digest (map);
    g_assert_cmpstr (undone, ==, first);
    g_assert_cmpstr (redone, ==, last);
  }
}

static void
count_place (CrPlace place, gpointer data)
{
  (*(int *) data)++;
}

static void
test_nothing (void)
{
  g_autoptr (CrMap) map = make_map ();
  g_autoptr (CrEdit) edit = cr_edit_new ();
  CrPlace place = { 0, { 2, 2 } };
  int n_places = 0;

  cr_edit_set_value (edit, map, place, CR_LAYER_LEVEL, 0);
  cr_edit_set_value (edit, map, (CrPlace){ 0, { 99, 99 } }, CR_LAYER_LEVEL, 3);
  cr_edit_remove_side (edit, map, place, 2, CR_N_SIDE_KINDS);
  g_assert_true (cr_edit_is_empty (edit));

  cr_edit_set_value (edit, map, place, CR_LAYER_LEVEL, 2);
  cr_edit_set_value (edit, map, place, CR_LAYER_LEVEL, 3);
  g_assert_cmpuint (edit->items->len, ==, 1);
  cr_edit_put_side (edit, map, place, 0, (CrSide){ .kind = CR_SIDE_WALL, .height = -1, .arc = -1 });
  cr_edit_foreach_place (edit, map, count_place, &n_places);
  g_assert_cmpint (n_places, ==, 2);
}

/* However many hexes an edit changes, each is in it once for each layer, and told once. */
static void
test_many (void)
{
  const CrGrid grid = { 70, 50, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (CrMap) map = cr_map_new_plain (&grid, "many", NULL);
  g_autoptr (CrEdit) edit = cr_edit_new (), later = cr_edit_new ();
  int n = cr_grid_n_cells (&grid), n_places = 0, n_again = 0;

  cr_edit_reserve (edit, n);
  for (int value = 1; value <= 2; value++)
    for (int i = 0; i < n; i++) {
      CrPlace place = { 0, cr_grid_get_hex (&grid, value == 1 ? i : n - 1 - i) };

      cr_edit_set_value (edit, map, place, CR_LAYER_LEVEL, value);
      cr_edit_set_value (edit, map, place, CR_LAYER_STRUCTURE, value - 1);
    }
  g_assert_cmpuint (edit->items->len, ==, 2 * n);
  cr_edit_foreach_place (edit, map, count_place, &n_places);
  g_assert_cmpint (n_places, ==, n);
  cr_edit_swap (edit, map);
  for (int i = 0; i < n; i++) {
    CrPlace place = { 0, cr_grid_get_hex (&grid, i) };

    g_assert_cmpint (cr_map_get_level (map, place), ==, 2);
    g_assert_cmpint (cr_map_get_value (map, place, CR_LAYER_STRUCTURE), ==, 1);
    cr_edit_set_value (later, map, place, CR_LAYER_LEVEL, 3);
  }
  cr_edit_swap (later, map);
  cr_edit_merge (edit, g_steal_pointer (&later));
  g_assert_cmpuint (edit->items->len, ==, 2 * n);
  cr_edit_foreach_place (edit, map, count_place, &n_again);
  g_assert_cmpint (n_again, ==, n);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/edit/walk", test_walk);
  g_test_add_func ("/core/edit/merge", test_merge);
  g_test_add_func ("/core/edit/nothing", test_nothing);
  g_test_add_func ("/core/edit/many", test_many);
  return g_test_run ();
}
