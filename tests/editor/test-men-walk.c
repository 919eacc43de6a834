/* test-men-walk.c: nobody who was placed is lost. SPDX-License-Identifier: GPL-3.0-or-later
 * Random walks over men, siege towers, levels, floors and the size of the map: each step undone and
 * done again leaves map and muster as they were. Rules: unchanged. */
#include "bench.h"
#include "cr-resize.h"
#include "cre-floors.h"
#include "cre-men.h"
#include "cre-tools.h"

#define N_WALKS 12
#define N_STEPS 80

/* All that a step may change. */
static char *
take_snapshot (CreMapDocument *document)
{
  const CrMuster *muster = cre_men_get_muster (cre_men_get (document));
  g_autofree char *digest = bench_digest (document);
  GString *text = g_string_new (digest);

  for (guint i = 0; i < cr_muster_n_men (muster); i++) {
    const CrMan *man = cr_muster_get_man (muster, i);

    g_string_append_printf (text, " man %d/%d,%d %d%d%d%d", man->place.floor, man->place.hex.q,
                            man->place.hex.r, man->side, man->state, man->body, man->rear);
  }
  for (guint i = 0; i < cr_muster_n_towers (muster); i++) {
    const CrTower *tower = cr_muster_get_tower (muster, i);

    g_string_append_printf (text, " tower %d,%d %d%d%d", tower->front.hex.q, tower->front.hex.r,
                            tower->facing, tower->bridge_down, tower->moving);
  }
  return g_string_free (text, FALSE);
}

static CrPlace
pick_place (CreMapDocument *document)
{
  const CrMap *map = cre_map_document_get_map (document);
  const CrGrid *grid = cr_map_get_grid (map);

  return (CrPlace){ g_test_rand_int_range (0, cr_map_n_floors (map)),
                    cr_grid_get_hex (grid, g_test_rand_int_range (0, cr_grid_n_cells (grid))) };
}

static gboolean
place_man (CreMapDocument *document)
{
  CrMan man = cr_man_at (pick_place (document));
  CrMuster *muster;

  if (!cr_map_has_place (cre_map_document_get_map (document), man.place))
    return FALSE;
  man.body = (guint8) g_test_rand_int_range (0, CR_N_MAN_BODIES);
  man.rear = (gint8) g_test_rand_int_range (-1, CR_N_DIRECTIONS);
  muster = cr_muster_copy (cre_men_get_muster (cre_men_get (document)));
  cr_muster_set_man (muster, &man);
  cre_men_take (cre_men_get (document), muster, "placing");
  return TRUE;
}

static gboolean
place_tower (CreMapDocument *document)
{
  CrTower tower = { .front = pick_place (document),
                    .facing = g_test_rand_int_range (0, CR_N_DIRECTIONS),
                    .type = cr_ruleset_find_work (cre_map_document_get_ruleset (document), "new"),
                    .wall = 1,
                    .moving = g_test_rand_int_range (0, 2) };
  CrMuster *muster;

  tower.front.floor = 0;
  for (int i = g_test_rand_int_range (0, 4); i > 0; i--)
    tower.front.hex = cr_hex_neighbour (tower.front.hex, tower.facing);
  if (!cr_tower_check (&tower, cre_map_document_get_map (document), NULL))
    return FALSE;
  muster = cr_muster_copy (cre_men_get_muster (cre_men_get (document)));
  cr_muster_add_tower (muster, &tower);
  cre_men_take (cre_men_get (document), muster, "placing");
  return TRUE;
}

static gboolean
paint (CreMapDocument *document)
{
  CrEdit *edit = cr_edit_new ();
  CrPlace place = pick_place (document);

  cr_edit_set_value (
      edit, cre_map_document_get_map (document), place, CR_LAYER_TERRAIN,
      cr_map_intern_code (cre_map_document_get_map (document), CR_LAYER_TERRAIN, "scrub"));
  cr_edit_set_value (edit, cre_map_document_get_map (document), place, CR_LAYER_LEVEL,
                     g_test_rand_int_range (-1, 3));
  return cre_map_document_apply (document, edit, "painting", 0);
}

static gboolean
resize (CreMapDocument *document)
{
  CrEdit *edit = cr_edit_new ();
  const CrMargins by = { g_test_rand_int_range (-3, 4), g_test_rand_int_range (-3, 4),
                         g_test_rand_int_range (-3, 4), g_test_rand_int_range (-3, 4) };

  if (cr_resize (edit, cre_map_document_get_map (document), &by, NULL))
    return cre_map_document_apply (document, edit, "resizing", 0);
  cr_edit_free (edit);
  return FALSE;
}

static gboolean
change_floors (CreMapDocument *document)
{
  const CrMap *map = cre_map_document_get_map (document);
  g_autofree char *id = cre_floors_make_id (map, "room");
  CrEdit *edit = cr_edit_new ();

  if (cr_map_n_floors (map) < 4 && g_test_rand_bit ())
    cr_edit_insert_floor (edit, map, g_test_rand_int_range (1, cr_map_n_floors (map) + 1), id,
                          NULL);
  else if (cr_map_n_floors (map) > 1)
    cr_edit_remove_floor (edit, map, g_test_rand_int_range (1, cr_map_n_floors (map)));
  return cre_map_document_apply (document, edit, "floors", 0);
}

static gboolean
take_step (CreMapDocument *document)
{
  static gboolean (*const steps[]) (CreMapDocument *) = { place_man, place_man, place_tower,  paint,
                                                          paint,     resize,    change_floors };

  return steps[g_test_rand_int_range (0, G_N_ELEMENTS (steps))](document);
}

/* A step of men leaves those of the map that were undone, and the other way round: what these lead
 * to when they are done again after it is not known before. */
static void
assert_snapshot (CreMapDocument *document, GPtrArray *snapshots, guint at)
{
  g_autofree char *now = take_snapshot (document);

  if (at == snapshots->len)
    g_ptr_array_add (snapshots, g_steal_pointer (&now));
  else
    g_assert_cmpstr (now, ==, snapshots->pdata[at]);
}

/* Back and forth by as many steps as come. Returns: how many are done afterwards */
static guint
wander (CreMapDocument *document, GPtrArray *snapshots, guint at)
{
  for (int i = g_test_rand_int_range (0, 4); i > 0 && at > 0; i--) {
    g_assert_true (bench_undo (document));
    assert_snapshot (document, snapshots, --at);
  }
  for (int i = g_test_rand_int_range (0, 8); i > 0; i--) {
    if (!bench_redo (document)) {
      g_assert_cmpuint (at, ==, snapshots->len - 1);
      return at;
    }
    assert_snapshot (document, snapshots, ++at);
  }
  return at;
}

/* The tool that asks about fire listens all the while; it is made anew with the map's size. */
static void
walk (CrOrientation orientation)
{
  CreMapDocument *document = bench_new_document_of (orientation);
  g_autoptr (GPtrArray) snapshots = g_ptr_array_new_with_free_func (g_free);
  guint at = 0;

  g_ptr_array_add (snapshots, take_snapshot (document));
  for (int i = 0; i < N_STEPS; i++) {
    CreTool *tool = cre_tools_create (cre_tools_find ("fire"), document);

    if (take_step (document)) {
      g_ptr_array_set_size (snapshots, (int) ++at);
      g_ptr_array_add (snapshots, take_snapshot (document));
    }
    at = wander (document, snapshots, at);
    g_assert_finalize_object (tool);
  }
  while (bench_redo (document))
    assert_snapshot (document, snapshots, ++at);
  while (bench_undo (document))
    assert_snapshot (document, snapshots, --at);
  g_assert_cmpuint (at, ==, 0);
  while (bench_redo (document))
    assert_snapshot (document, snapshots, ++at);
  g_assert_cmpuint (at, ==, snapshots->len - 1);
  g_assert_cmpuint (snapshots->len, >, 10);
  g_assert_finalize_object (document);
}

static void
test_walk (gconstpointer data)
{
  for (int i = 0; i < N_WALKS; i++)
    walk (GPOINTER_TO_INT (data));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/editor/men-walk/flat", GINT_TO_POINTER (CR_FLAT), test_walk);
  g_test_add_data_func ("/editor/men-walk/pointy", GINT_TO_POINTER (CR_POINTY), test_walk);
  return g_test_run ();
}
