/* test-tool-fire-towers.c: siege towers of a question. Rules: TWR-01, TWR-07, TWR-08, TWR-12,
 * TWR-14, TWO-02. SPDX-License-Identifier: GPL-3.0-or-later */
#include "asked.h"
#include "bench.h"
#include "cre-tool-fire.h"

static const CrTower *
get_tower (BenchFire *fixture, guint index)
{
  return cr_muster_get_tower (asked_muster (fixture->fire), index);
}

static guint
count (BenchFire *fixture)
{
  return cr_muster_n_towers (asked_muster (fixture->fire));
}

static void
place_towers (BenchFire *fixture)
{
  g_object_set (fixture->tool, "placing", CRE_FIRE_TOWERS, NULL);
}

/* A press puts one there, a drag turns it; the shot that is shown follows (TWR-12). */
static void
test_place (BenchFire *fixture, gconstpointer data)
{
  bench_stroke (fixture->tool, "3,6 12,6", 0);
  g_assert_cmpint (asked_lof (fixture->fire)->verdict, ==, CR_LOF_CLEAR);
  place_towers (fixture);
  bench_stroke (fixture->tool, "7,5 7,3", 0);
  g_assert_cmpuint (count (fixture), ==, 1);
  g_assert_cmpint (get_tower (fixture, 0)->facing, ==, 0);
  g_assert_cmpint (asked_lof (fixture->fire)->reason, ==, CR_LOF_SOLID);
  g_assert_cmpstr (cre_tool_get_status (fixture->tool), ==,
                   "0705: large siege tower, facing N, against a wall of 1 level, bridge up.");
  /* By its front it turns: away from the line. */
  bench_stroke (fixture->tool, "7,5 7,7", 0);
  g_assert_cmpint (get_tower (fixture, 0)->facing, ==, 3);
  g_assert_cmpint (asked_lof (fixture->fire)->verdict, ==, CR_LOF_CLEAR);
}

/* A click lets the bridge down and draws it up (TWR-01); a right click turns, a drag moves. */
static void
test_handle (BenchFire *fixture, gconstpointer data)
{
  CreAim rear = bench_aim (fixture->document, "7,6", 0);

  place_towers (fixture);
  bench_click (fixture->tool, "7,4", 0);
  g_assert_false (get_tower (fixture, 0)->bridge_down);
  bench_click (fixture->tool, "7,5", 0);
  g_assert_true (get_tower (fixture, 0)->bridge_down);
  bench_click (fixture->tool, "7,5", 0);
  g_assert_false (get_tower (fixture, 0)->bridge_down);
  cre_tool_pick (fixture->tool, &rear);
  g_assert_cmpint (get_tower (fixture, 0)->facing, ==, 1);
  g_object_set (asked_towers (fixture->tool), "facing", 0, NULL);
  bench_stroke (fixture->tool, "7,6 9,6", 0);
  CrPlace front = bench_place (fixture->document, "9,4");
  g_assert_true (cr_hex_equal (get_tower (fixture, 0)->front.hex, front.hex));
  g_assert_false (get_tower (fixture, 0)->bridge_down);
  g_assert_cmpuint (count (fixture), ==, 1);
}

/* Two towers are never in one hex, whether one is put there or moved there. */
static void
test_apart (BenchFire *fixture, gconstpointer data)
{
  CrHex front;

  place_towers (fixture);
  bench_click (fixture->tool, "7,4", 0);
  bench_click (fixture->tool, "7,3", 0);
  g_assert_cmpuint (count (fixture), ==, 1);
  g_assert_cmpstr (cre_tool_get_status (fixture->tool), ==,
                   "No siege tower here: the siege tower at 0703, facing N, would stand on 0704, "
                   "where another is.");
  bench_click (fixture->tool, "11,4", 0);
  g_assert_cmpuint (count (fixture), ==, 2);
  front = get_tower (fixture, 1)->front.hex;
  bench_stroke (fixture->tool, "11,6 7,6", 0);
  g_assert_true (cr_hex_equal (get_tower (fixture, 1)->front.hex, front));
  g_assert_false (get_tower (fixture, 1)->bridge_down);
  g_assert_nonnull (strstr (cre_tool_get_status (fixture->tool), "where another is"));
}

/* Options are about the tower that was touched last; each type has its own shape. */
static void
test_options (BenchFire *fixture, gconstpointer data)
{
  gboolean has_tower = FALSE, bridge = FALSE;
  int facing = -1, wall = 0;
  g_autofree char *type = NULL;

  place_towers (fixture);
  g_object_set (asked_towers (fixture->tool), "type", "original", "wall", 3, NULL);
  g_assert_cmpuint (count (fixture), ==, 0);
  bench_click (fixture->tool, "3,4", 0);
  g_assert_cmpstr (get_tower (fixture, 0)->type->id, ==, "original");
  g_assert_cmpint (get_tower (fixture, 0)->wall, ==, 3);
  g_object_set (asked_towers (fixture->tool), "type", "new", NULL);
  g_assert_cmpstr (get_tower (fixture, 0)->type->id, ==, "new");
  bench_click (fixture->tool, "9,4", 0);
  g_object_set (asked_towers (fixture->tool), "bridge", TRUE, "facing", 2, "moving", TRUE, NULL);
  g_assert_true (get_tower (fixture, 1)->bridge_down && get_tower (fixture, 1)->moving);
  g_assert_false (get_tower (fixture, 0)->bridge_down);
  cre_tower_placer_choose (asked_towers (fixture->fire), 0);
  g_object_get (asked_towers (fixture->tool), "has-tower", &has_tower, "bridge", &bridge, "facing",
                &facing, "wall", &wall, "type", &type, NULL);
  g_assert_true (has_tower);
  g_assert_false (bridge);
  g_assert_cmpint (facing, ==, 0);
  g_assert_cmpint (wall, ==, 3);
  g_assert_cmpstr (type, ==, "new");
}

/* The keyboard does the same; Backspace takes each step back, and Delete the tower away. */
static void
test_keyboard (BenchFire *fixture, gconstpointer data)
{
  CreAim aim = bench_aim (fixture->document, "7,4", 0);

  place_towers (fixture);
  cre_tool_activate (fixture->tool, &aim);
  cre_tool_activate (fixture->tool, &aim);
  g_assert_true (get_tower (fixture, 0)->bridge_down);
  g_assert_true (cre_tool_turn (fixture->tool, 1));
  g_assert_cmpint (get_tower (fixture, 0)->facing, ==, 1);
  g_assert_true (cre_tool_take_back (fixture->tool));
  g_assert_cmpint (get_tower (fixture, 0)->facing, ==, 0);
  g_assert_true (get_tower (fixture, 0)->bridge_down);
  cre_tool_erase (fixture->tool, &aim);
  g_assert_cmpuint (count (fixture), ==, 0);
  g_assert_false (cre_tower_placer_turn (asked_towers (fixture->fire), 1));
  g_assert_true (cre_tool_take_back (fixture->tool));
  g_assert_cmpuint (count (fixture), ==, 1);
  g_assert_true (cre_tool_take_back (fixture->tool));
  g_assert_false (get_tower (fixture, 0)->bridge_down);
  g_assert_true (cre_tool_take_back (fixture->tool));
  g_assert_cmpuint (count (fixture), ==, 0);
  g_assert_false (cre_tool_take_back (fixture->tool));
  g_assert_cmpint (cre_tower_placer_get_chosen (asked_towers (fixture->fire)), ==, -1);
  /* The first Esc lets go of what is placed, the next one of the question. */
  cre_tool_cancel (fixture->tool);
  bench_stroke (fixture->tool, "3,5 12,5", 0);
  place_towers (fixture);
  cre_tool_cancel (fixture->tool);
  g_assert_nonnull (asked_lof (fixture->fire));
  cre_tool_cancel (fixture->tool);
  g_assert_null (asked_lof (fixture->fire));
}

static void
build_rampart (BenchFire *fixture, const char *at, int level)
{
  CrEdit *edit = cr_edit_new ();
  CrPlace place = bench_place (fixture->document, at);

  cr_edit_set_value (edit, cre_map_document_get_map (fixture->document), place, CR_LAYER_LEVEL,
                     level);
  cr_edit_set_value (edit, cre_map_document_get_map (fixture->document), place, CR_LAYER_STRUCTURE,
                     cr_map_intern_code (cre_map_document_get_map (fixture->document),
                                         CR_LAYER_STRUCTURE, "rampart"));
  cre_map_document_apply (fixture->document, edit, "building", 0);
}

/* A new one looks at the rampart before it, and serves its height (TWO-02); one that is too high
 * for it, it does not look at. */
static void
test_faces_wall (BenchFire *fixture, gconstpointer data)
{
  build_rampart (fixture, "7,8", 2);
  build_rampart (fixture, "9,5", 4);
  place_towers (fixture);
  g_object_set (asked_towers (fixture->tool), "facing", 1, NULL);
  bench_click (fixture->tool, "7,6", 0);
  g_assert_cmpint (get_tower (fixture, 0)->facing, ==, 3);
  g_assert_cmpint (get_tower (fixture, 0)->wall, ==, 2);
  /* Its top is a level above that rampart (TWR-14). */
  g_object_set (fixture->tool, "placing", CRE_FIRE_ASKS, NULL);
  bench_stroke (fixture->tool, "7,6 7,8", 0);
  g_assert_cmpint (asked_lof (fixture->fire)->from_stand.level, ==, 3);
  g_assert_cmpint (asked_lof (fixture->fire)->to_stand.level, ==, 2);
  bench_undo_all (fixture->document);
}

/* TWR-08: at rest nothing of it reaches beyond the map: that is said before the click, nothing is
 * placed, turned or moved there; a turn goes on to the next side that has room. */
static void
test_edge (BenchFire *fixture, gconstpointer data)
{
  CreAim low = bench_aim (fixture->document, "7,9", 0),
         top = bench_aim (fixture->document, "7,1", 0);
  CreAim west = bench_aim (fixture->document, "2,5", 0);
  gboolean bridge = TRUE;

  place_towers (fixture);
  cre_tool_hover (fixture->tool, &low);
  g_assert_true (g_str_has_prefix (
      cre_tool_get_status (fixture->tool),
      "No siege tower here: the siege tower at 0709, facing N, reaches beyond the map: "));
  bench_click (fixture->tool, "7,9", 0);
  g_assert_cmpuint (count (fixture), ==, 0);
  g_assert_true (g_str_has_prefix (cre_tool_get_status (fixture->tool), "No siege tower here: "));
  bench_click (fixture->tool, "7,1", 0);
  g_assert_cmpuint (count (fixture), ==, 1);
  /* No bridge over the edge, and no drag to where there is no room. */
  g_object_set (asked_towers (fixture->tool), "bridge", TRUE, NULL);
  g_object_get (asked_towers (fixture->tool), "bridge", &bridge, NULL);
  g_assert_false (bridge || get_tower (fixture, 0)->bridge_down);
  g_assert_true (g_str_has_prefix (
      cre_tool_get_status (fixture->tool),
      "The siege tower stays as it is: the siege tower at 0701, facing N, reaches beyond the map "
      "with its lowered bridge"));
  bench_stroke (fixture->tool, "7,3 7,10", 0);
  g_assert_cmpint (get_tower (fixture, 0)->front.hex.r, ==, top.place.hex.r);
  /* One that has moved may be on its way in. */
  g_object_set (asked_towers (fixture->tool), "moving", TRUE, "facing", 3, NULL);
  g_assert_cmpint (get_tower (fixture, 0)->facing, ==, 3);
  g_object_set (asked_towers (fixture->tool), "moving", FALSE, NULL);
  g_assert_true (get_tower (fixture, 0)->moving);
  /* Beside the western edge there is room to the north and to the south only. */
  g_object_set (asked_towers (fixture->tool), "facing", 0, NULL);
  bench_click (fixture->tool, "2,5", 0);
  g_assert_cmpint (get_tower (fixture, 1)->facing, ==, 0);
  cre_tool_pick (fixture->tool, &west);
  g_assert_cmpint (get_tower (fixture, 1)->facing, ==, 3);
}

/* TWR-08: one that has moved comes in over the edge facing as wished. Put by a click with its front
 * beyond the edge, held by its rear, or pushed out straight ahead, it stays while it shows a hex.
 */
static void
test_rear_first (BenchFire *fixture, gconstpointer data)
{
  CrPlace front = bench_place (fixture->document, "7,1");
  CreAim beyond = cre_aim_at_place (cre_map_document_get_grid (fixture->document), front, 0);
  const CrHex north = cr_hex_steps[0];

  place_towers (fixture);
  beyond.place.hex = cr_hex_add (front.hex, north);
  cre_tool_begin (fixture->tool, &beyond);
  cre_tool_end (fixture->tool, &beyond);
  g_assert_cmpuint (count (fixture), ==, 0);
  g_assert_true (g_str_has_prefix (cre_tool_get_status (fixture->tool),
                                   "No siege tower here: the siege tower at 7,0, facing N, "
                                   "reaches beyond the map: "));
  g_object_set (asked_towers (fixture->tool), "moving", TRUE, NULL);
  cre_tool_hover (fixture->tool, &beyond);
  g_assert_cmpstr (cre_tool_get_status (fixture->tool), ==,
                   "Click puts there: 7,0, beyond the edge: large siege tower, facing N, "
                   "against a wall of 1 level, bridge up, on the move.");
  cre_tool_begin (fixture->tool, &beyond);
  cre_tool_end (fixture->tool, &beyond);
  g_assert_cmpuint (count (fixture), ==, 1);
  g_assert_true (cr_hex_equal (get_tower (fixture, 0)->front.hex, beyond.place.hex));
  for (int i = 0; i < 2; i++)
    g_assert_true (cre_tool_fire_change_floor (fixture->fire, 1));
  g_assert_cmpint (get_tower (fixture, 0)->front.hex.r, ==, front.hex.r - 3);
  cre_tower_placer_push (asked_towers (fixture->fire), 1);
  g_assert_cmpint (get_tower (fixture, 0)->front.hex.r, ==, front.hex.r - 3);
  g_assert_true (g_strstr_len (cre_tool_get_status (fixture->tool), -1, "has no hex on the map"));
  for (int i = 0; i < 4; i++)
    cre_tower_placer_push (asked_towers (fixture->fire), -1);
  g_assert_true (cr_hex_equal (get_tower (fixture, 0)->front.hex, cr_hex_sub (front.hex, north)));
  bench_stroke (fixture->tool, "7,3 7,1", 0);
  g_assert_true (cr_hex_equal (get_tower (fixture, 0)->front.hex, cr_hex_add (front.hex, north)));
  /* At rest it would have to be within. */
  g_object_set (asked_towers (fixture->tool), "moving", FALSE, NULL);
  g_assert_true (get_tower (fixture, 0)->moving);
}

static void
paint (BenchFire *fixture, const char *at, const char *code)
{
  CrEdit *edit = cr_edit_new ();

  cr_edit_set_code (edit, (CrMap *) cre_map_document_get_map (fixture->document),
                    bench_place (fixture->document, at), CR_LAYER_TERRAIN, code);
  cre_map_document_apply (fixture->document, edit, "digging", 0);
}

/* TWR-07, TWO-05: what it cannot have come over is said before the click, and nothing is placed,
 * turned or moved there; a filled moat bears it. One that stands already keeps its bridge. */
static void
test_ground (BenchFire *fixture, gconstpointer data)
{
  CreAim aim = bench_aim (fixture->document, "7,4", 0);
  const char *refusal =
      "No siege tower here: the siege tower at 0704, facing N, would stand with its middle on 0706 "
      "(Uncrossable moat): it rolls over level ground and filled moats only "
      "(TWR-07).";
  gsize n = 0;

  place_towers (fixture);
  paint (fixture, "7,6", "deepmoat");
  cre_tool_hover (fixture->tool, &aim);
  g_assert_cmpstr (cre_tool_get_status (fixture->tool), ==, refusal);
  cre_tool_get_preview (fixture->tool, &n);
  g_assert_cmpuint (n, ==, 0);
  bench_click (fixture->tool, "7,4", 0);
  g_assert_cmpuint (count (fixture), ==, 0);
  g_assert_cmpstr (cre_tool_get_status (fixture->tool), ==, refusal);
  paint (fixture, "7,6", "filledmoat");
  bench_click (fixture->tool, "7,4", 0);
  g_assert_cmpuint (count (fixture), ==, 1);
  paint (fixture, "7,6", "moat");
  g_object_set (asked_towers (fixture->tool), "bridge", TRUE, NULL);
  g_assert_true (get_tower (fixture, 0)->bridge_down);
  bench_undo_all (fixture->document);
}

/* All go at once, with the men, and come back at once. */
static void
test_clear (BenchFire *fixture, gconstpointer data)
{
  CrMan man = cr_man_at (bench_place (fixture->document, "2,2"));

  place_towers (fixture);
  bench_click (fixture->tool, "7,4", 0);
  cre_man_placer_set (asked_men (fixture->fire), &man);
  cre_men_clear (cre_men_get (cre_ask_get_document (asked_of (fixture->fire))));
  g_assert_cmpuint (count (fixture), ==, 0);
  g_assert_cmpuint (cr_muster_n_men (asked_muster (fixture->fire)), ==, 0);
  g_assert_true (cre_tool_take_back (fixture->tool));
  g_assert_cmpuint (count (fixture), ==, 1);
  g_assert_cmpuint (cr_muster_n_men (asked_muster (fixture->fire)), ==, 1);
}

#define TEST(name) \
  g_test_add ("/editor/fire-towers/" #name, BenchFire, NULL, bench_set_up_fire, test_##name, \
              bench_tear_down_fire)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  TEST (place);
  TEST (handle);
  TEST (apart);
  TEST (options);
  TEST (keyboard);
  TEST (faces_wall);
  TEST (edge);
  TEST (rear_first);
  TEST (ground);
  TEST (clear);
  return g_test_run ();
}
