/* test-works.c: hoardings, large trees, flat roofs, walled yards. Rules: HRD-01, HRD-02, TRE-01,
 * TRE-02, TRE-04, ROF-01, WAL-01. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build.h"
#include "cr-curtain.h"
#include "cr-move.h"
#include "trial.h"

static CrStep
step (const Trial *trial, const char *from, const char *to, const char *mover)
{
  g_autoptr (CrScene) scene = cr_scene_new (trial->map, trial->ruleset);
  g_autoptr (CrWays) ways = cr_ways_new (scene);

  return cr_ways_step (ways, trial_at (trial, from), trial_at (trial, to),
                       cr_ruleset_find_mover (trial->ruleset, mover));
}

/* A square of ramparts 4,4…10,8 at +1 round a court, battlements outwards on its north face and on
 * one inner side. */
static void
build_castle (Trial *trial)
{
  trial_perform (trial, "terrain", "wallwalk@4,4..10,4;4,8..10,8;4,5..4,7;10,5..10,7");
  trial_perform (trial, "structure", "rampart@4,4..10,4;4,8..10,8;4,5..4,7;10,5..10,7");
  trial_perform (trial, "level", "1@4,4..10,4;4,8..10,8;4,5..4,7;10,5..10,7");
  trial_perform (trial, "side", "battlement@5,4:NW;5,4:N;5,4:NE;6,4:N;7,4:NW;7,4:N;7,4:NE;8,4:N");
  trial_perform (trial, "side", "battlement@7,4:S");
}

static int
count_hoardings (const Trial *trial)
{
  gsize n;
  const CrSide *sides = cr_map_get_all_sides (trial->map, 0, &n);
  int count = 0;

  for (gsize i = 0; i < n; i++)
    count += sides[i].kind == CR_SIDE_HOARDING;
  return count;
}

/* HRD-01: one, two or three, along the run, to the right or the left of who looks outwards. */
static void
test_hoarding (Trial *trial, gconstpointer data)
{
  g_autofree char *before = cr_map_dup_digest (trial->map);

  build_castle (trial);
  trial_perform (trial, "hoarding", "3@5,4:N");
  g_assert_cmpint (count_hoardings (trial), ==, 3);
  g_assert_true (cr_curtain_has (trial->map, trial_at (trial, "5,4"), 0, CR_SIDE_HOARDING));
  g_assert_true (cr_curtain_has (trial->map, trial_at (trial, "5,4"), 1, CR_SIDE_HOARDING));
  g_assert_true (cr_curtain_has (trial->map, trial_at (trial, "6,4"), 0, CR_SIDE_HOARDING));
  g_assert_true (cr_curtain_has (trial->map, trial_at (trial, "6,4"), 0, CR_SIDE_BATTLEMENT));
  trial_perform (trial, "hoarding", "2:way=left@7,4:N");
  g_assert_true (cr_curtain_has (trial->map, trial_at (trial, "7,4"), 5, CR_SIDE_HOARDING));
  trial_perform (trial, "hoarding", "1@7,4:NE");
  g_assert_cmpint (count_hoardings (trial), ==, 6);
  trial_undo_all (trial, before);
}

static void
test_hoarding_refused (Trial *trial, gconstpointer data)
{
  build_castle (trial);
  trial_refuse (trial, "hoarding", "4@5,4:N",
                "found “4” hexes, expected a hoarding of 1, 2 or 3 (HRD-01)");
  trial_refuse (trial, "hoarding", "1@9,4:N",
                "0904 N has no battlement that could carry a hoarding (HRD-01)");
  trial_refuse (
      trial, "hoarding", "1@7,4:S",
      "0704 S belongs to an inner wall: what lies before it is within the castle (HRD-01)");
  trial_refuse (trial, "hoarding", "3@7,4:NE",
                "the battlements go no farther: there is room for 2 of 3 (HRD-01)");
  trial_perform (trial, "level", "2@8,4");
  trial_refuse (
      trial, "hoarding", "2@7,4:NE",
      "0804 is at level 2, the hoarding at 1: it keeps the level of its battlement (HRD-02)");
  trial_perform (trial, "structure", "tower@5,4;6,4");
  trial_perform (trial, "hoarding", "1@5,4:N");
  trial_refuse (trial, "hoarding", "1@5,4:N", "0504 N has a hoarding already");
  trial_perform (trial, "floor", "room");
  trial_perform (trial, "terrain", "slitfloor@room/5,4");
  trial_perform (trial, "side", "slit@room/5,4:N");
  trial_refuse (trial, "hoarding", "1@6,4:N",
                "0604 N belongs to a tower with slits, which carries no hoarding (HRD-01)");
}

/* Where a castle runs off the map, an area says what lies outside. */
static void
test_outside (Trial *trial, gconstpointer data)
{
  build_castle (trial);
  trial_perform (trial, "terrain", "void@3,1..3,12;11,1..11,12");
  {
    g_autoptr (CrScene) scene = cr_scene_new (trial->map, trial->ruleset);
    g_autoptr (CrOutside) outside = cr_outside_new (scene);

    g_assert_true (cr_outside_has (outside, trial_at (trial, "6,2").hex));
    g_assert_true (cr_outside_has (outside, trial_at (trial, "6,11").hex));
    g_assert_false (cr_outside_has (outside, trial_at (trial, "7,6").hex));
  }
  trial_perform (trial, "area", "Before the wall:kind=outside@5,11");
  {
    g_autoptr (CrScene) scene = cr_scene_new (trial->map, trial->ruleset);
    g_autoptr (CrOutside) outside = cr_outside_new (scene);

    g_assert_false (cr_outside_has (outside, trial_at (trial, "6,2").hex));
    g_assert_true (cr_outside_has (outside, trial_at (trial, "6,11").hex));
  }
}

/* T-08; TRE-01: seven hexes, climbed at the trunk for 6 by who wears no armour; TRE-02: 4 in the
 * crown and 4 down; TRE-04: one level up. */
static void
test_tree (Trial *trial, gconstpointer data)
{
  g_autofree char *before = cr_map_dup_digest (trial->map);

  trial_perform (trial, "level", "1@5,5;5,4;4,4;4,5;5,6;6,4;6,5");
  trial_perform (trial, "tree", "oak@5,5");
  g_assert_cmpstr (cr_map_get_floor (trial->map, 1)->id, ==, "above");
  g_assert_cmpint (cr_map_get_floor (trial->map, 1)->storey, ==, 1);
  g_assert_cmpstr (cr_map_get_terrain (trial->map, trial_at (trial, "5,4")), ==, "tree");
  g_assert_cmpstr (cr_map_get_terrain (trial->map, trial_at (trial, "above/6,5")), ==, "treetop");
  g_assert_cmpint (cr_map_get_level (trial->map, trial_at (trial, "above/6,5")), ==, 2);

  g_assert_cmpint (step (trial, "5,5", "above/5,5", "foot").cost, ==, 6);
  g_assert_cmpstr (step (trial, "5,5", "above/5,5", "foot").rule, ==, "TRE-01");
  g_assert_cmpint (step (trial, "5,5", "above/5,5", "armoured").cost, ==, CR_IMPASSABLE);
  g_assert_cmpint (step (trial, "above/5,5", "5,5", "foot").cost, ==, 4);
  g_assert_cmpint (step (trial, "above/5,5", "above/5,4", "foot").cost, ==, 4);
  g_assert_cmpint (step (trial, "5,4", "above/5,4", "foot").why, ==, CR_STEP_APART);
  trial_refuse (trial, "tree", "elm@6,6", "above 0605 there is “treetop” already");
  trial_refuse (trial, "tree", "elm@1,1", "1,0 is no hex of the map");
  trial_perform (trial, "tree", "elm@9,9");
  g_assert_cmpint (cr_map_n_floors (trial->map), ==, 2);
  trial_undo_all (trial, before);
}

/* A rope costs 8 up and 4 down, a level (C2). */
static void
test_rope (Trial *trial, gconstpointer data)
{
  trial_perform (trial, "level", "2@5,4");
  trial_perform (trial, "rope", "r:from=5,5:to=5,4");
  g_assert_cmpint (step (trial, "5,5", "5,4", "foot").cost, ==, 16);
  g_assert_cmpint (step (trial, "5,4", "5,5", "foot").cost, ==, 8);
}

/* ROF-01: the whole house, one level up, 2 over its parapet, a ladder from inside. */
static void
test_roof (Trial *trial, gconstpointer data)
{
  g_autofree char *before = cr_map_dup_digest (trial->map);
  const CrSide *side;

  trial_perform (trial, "terrain", "house@5,5..5,7;6,6");
  trial_perform (trial, "terrain", "house@9,9");
  trial_perform (trial, "roof", "up:ladder=5,6@5,5");
  g_assert_cmpstr (cr_map_get_terrain (trial->map, trial_at (trial, "above/6,6")), ==, "flatroof");
  g_assert_cmpint (cr_map_get_level (trial->map, trial_at (trial, "above/6,6")), ==, 1);
  g_assert_cmpstr (cr_map_get_terrain (trial->map, trial_at (trial, "6,6")), ==, "flathouse");
  g_assert_cmpstr (cr_map_get_structure (trial->map, trial_at (trial, "6,6")), ==, "house");
  g_assert_false (cr_map_has_place (trial->map, trial_at (trial, "above/9,9")));
  side = cr_map_find_side (trial->map, trial_at (trial, "above/5,5"), 0, CR_SIDE_PARAPET);
  g_assert_true (cr_map_is_inside (trial->map, side, trial_at (trial, "5,5").hex));
  g_assert_null (cr_map_find_side (trial->map, trial_at (trial, "above/5,5"), 3, CR_SIDE_PARAPET));
  g_assert_cmpint (step (trial, "5,6", "above/5,6", "foot").cost, ==, 3);
  g_assert_cmpint (step (trial, "above/5,6", "above/5,7", "foot").cost, ==, 1);

  trial_perform (trial, "level", "1@9,8");
  trial_refuse (trial, "roof", "up2:ladder=9,7@9,8;9,9",
                "the ladder at 0907 stands outside the house (ROF-01)");
  trial_refuse (trial, "roof", "up2@9,8;9,9",
                "0909 lies at another level: a flat roof is level (ROF-01)");
  trial_undo_all (trial, before);
}

/* WAL-01: +2 over the wall, nothing through the gate; the yard is an area. */
static void
test_yard (Trial *trial, gconstpointer data)
{
  g_autofree char *before = cr_map_dup_digest (trial->map);
  const CrNode *area;

  trial_perform (trial, "yard", "Smith's yard:gate=5,6:S@5,5..5,6;6,6");
  g_assert_cmpint (step (trial, "5,4", "5,5", "foot").cost, ==, 3);
  g_assert_cmpint (step (trial, "5,7", "5,6", "foot").cost, ==, 1);
  g_assert_cmpint (step (trial, "5,5", "5,6", "foot").cost, ==, 1);
  area = cr_map_find_node (trial->map, CR_SECTION_AREAS, "area", "smith-s-yard");
  g_assert_cmpstr (cr_node_get (area, "kind"), ==, "yard");
  trial_refuse (trial, "yard", "Other:gate=9,9:N@7,9..7,10",
                "a gate of the yard stands in its wall, not elsewhere (WAL-01)");
  trial_undo_all (trial, before);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  trial_add ("/core/works/hoarding", test_hoarding);
  trial_add ("/core/works/hoarding-refused", test_hoarding_refused);
  trial_add ("/core/works/outside", test_outside);
  trial_add ("/core/works/tree/TRE-01/02/04/T-08", test_tree);
  trial_add ("/core/works/rope", test_rope);
  trial_add ("/core/works/roof", test_roof);
  trial_add ("/core/works/yard", test_yard);
  return g_test_run ();
}
