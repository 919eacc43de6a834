/* test-vectors.c: the figures of the texts, in every direction.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Proves LOF-21…26, LOF-17, LOF-19, LOF-20, RMP-04, RMP-06…09, HRD-08, COV-09 by the table of part
 * F3, T-17…T-22, the hoarding's example and the rows of the moat, by core and twin alike, on lines
 * along each of the six rows of hexes, there and back. */
#include "compare.h"
#include "random-castle.h"

#include "cr-map-load.h"
#include "fixture.h"

#define SPAN 90

static CrRuleset *ruleset;
static TwinPlan *plan;

/* A row of hexes in one direction, everything else being off the map. */
typedef struct {
  CrMap *map;
  CrDirection along;
} Row;

static Row
row_new (CrDirection along, int n)
{
  CrGrid grid = { SPAN, SPAN, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  Row row = { cr_map_new (&grid, "row"), along };

  cr_map_load_floor (row.map, "g", NULL);
  for (int i = 0; i < n; i++) {
    CrHex step = { cr_hex_steps[along].q * i, cr_hex_steps[along].r * i };
    CrHex hex = cr_hex_add (cr_grid_hex_at (&grid, SPAN / 2, SPAN / 2), step);

    castle_put_cell (row.map, 0, cr_grid_get_cell (&grid, hex), "flat", "none", 0);
  }
  return row;
}

static CrPlace
row_at (const Row *row, int i)
{
  CrHex middle = cr_grid_hex_at (cr_map_get_grid (row->map), SPAN / 2, SPAN / 2);
  CrHex step = { cr_hex_steps[row->along].q * i, cr_hex_steps[row->along].r * i };

  return (CrPlace){ 0, cr_hex_add (middle, step) };
}

static void
row_put (const Row *row, int i, const char *terrain, const char *structure, int level)
{
  int cell = cr_grid_get_cell (cr_map_get_grid (row->map), row_at (row, i).hex);

  castle_put_cell (row->map, 0, cell, terrain, structure, level);
}

/* On the side of hex @i towards the next one, or the one before, with @i as its inside. */
static void
row_put_side (const Row *row, int i, gboolean next, CrSide side)
{
  side.inside = cr_side_kind_needs_inside (side.kind) ? CR_INSIDE_HERE : CR_INSIDE_NONE;
  castle_put_side (row->map, row_at (row, i), next ? row->along : (row->along + 3) % 6, side);
}

/* Between the hexes @a and @b, asked of core and twin; both ways must say the same. */
static CrLof
row_judge (const Row *row, int a, int b)
{
  g_autoptr (CrScene) scene = cr_scene_new (row->map, ruleset);
  g_autoptr (TwinCastle) castle = twin_castle_new (plan, scene);
  CrLofOptions options;

  cr_lof_options_init (&options, ruleset);
  CrLof there = compare_pair (castle, row_at (row, a), row_at (row, b), &options);
  CrLof back = compare_pair (castle, row_at (row, b), row_at (row, a), &options);
  g_assert_cmpint (there.verdict, ==, back.verdict);
  g_assert_cmpint (there.reverse, ==, back.verdict);
  return there;
}

static void
row_clear (Row *row)
{
  cr_map_free (row->map);
}

/* ---- Thales ---- */

typedef struct {
  int n, h;
} Heights;

static const int far[] = { 1, 2, 3, 4, 5, 6, 8, 10 };

/* As printed in part F3: the least D1 for each D2. */
static const struct {
  Heights heights;
  int least[G_N_ELEMENTS (far)];
} table[] = {
  { { 2, 1 }, { 1, 2, 3, 4, 5, 6, 8, 10 } },     { { 3, 1 }, { 1, 1, 2, 2, 3, 3, 4, 5 } },
  { { 3, 2 }, { 2, 4, 6, 8, 10, 12, 16, 20 } },  { { 4, 1 }, { 1, 1, 1, 2, 2, 2, 3, 4 } },
  { { 5, 1 }, { 1, 1, 1, 1, 2, 2, 2, 3 } },      { { 5, 2 }, { 1, 2, 2, 3, 4, 4, 6, 7 } },
  { { 5, 3 }, { 2, 3, 5, 6, 8, 9, 12, 15 } },    { { 7, 2 }, { 1, 1, 2, 2, 2, 3, 4, 4 } },
  { { 7, 5 }, { 3, 5, 8, 10, 13, 15, 20, 25 } },
};

/* The lower man, @d1 hexes, the far edge, @d2 hexes, the upper man; what stands there is the last
 * of the @d2, or a wall on the edge itself. */
static CrLof
judge_edge (CrDirection along, Heights heights, const int d[2], gboolean wall)
{
  Row row = row_new (along, d[0] + d[1] + 2);
  CrSide side = { .kind = CR_SIDE_WALL, .height = (gint8) heights.h, .arc = -1 };
  CrLof lof;

  row_put (&row, d[0] + d[1] + 1, "flat", "none", heights.n);
  if (wall)
    row_put_side (&row, d[0], TRUE, side);
  else
    row_put (&row, d[0] + 1, "flat", "none", heights.h);
  lof = row_judge (&row, 0, d[0] + d[1] + 1);
  row_clear (&row);
  return lof;
}

static void
check_row_of_table (Heights heights, int d2, int least)
{
  for (CrDirection along = 0; along < CR_N_DIRECTIONS; along++)
    for (int wall = 0; wall < 2; wall++) {
      CrLof enough = judge_edge (along, heights, (int[]){ least, d2 }, wall);
      CrLof less = judge_edge (along, heights, (int[]){ least - 1, d2 }, wall);

      g_assert_cmpint (enough.verdict, ==, CR_LOF_CLEAR);
      g_assert_cmpint (less.verdict, ==, CR_LOF_BLOCKED);
      g_assert_cmpint (less.reason, ==, CR_LOF_DEAD_GROUND);
      g_assert_cmpint (less.needs, ==, least);
      g_assert_cmpint (less.decided.n, ==, heights.n);
      g_assert_cmpint (less.decided.h, ==, heights.h);
      g_assert_cmpint (less.decided.d1, ==, least - 1);
      g_assert_cmpint (less.decided.d2, ==, d2);
    }
}

/* Among them T-19: N 3, H 1. */
static void
test_table (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (far); j++)
      check_row_of_table (table[i].heights, far[j], table[i].least[j]);
}

/* LOF-21: with N twice H the lower man must be at least as far as the higher one. */
static void
test_general_rule (void)
{
  for (int h = 1; h <= 4; h++)
    for (int d2 = 1; d2 <= 6; d2++)
      check_row_of_table ((Heights){ 2 * h, h }, d2, d2);
}

/* ---- ramparts ---- */

/* A man on a rampart @d2 hexes from its inner edge, another on the ground @d1 hexes from it. */
static CrLof
judge_rampart (CrDirection along, int level, int d1, int d2)
{
  CrSide battlement = { .kind = CR_SIDE_BATTLEMENT, .height = -1, .arc = -1 };
  Row row = row_new (along, d1 + d2 + 2);
  CrLof lof;

  for (int i = 0; i <= d2; i++)
    row_put (&row, i, "wallwalk", "rampart", level);
  row_put_side (&row, 0, FALSE, battlement);
  lof = row_judge (&row, 0, d1 + d2 + 1);
  row_clear (&row);
  return lof;
}

/* T-20; and T-21 by U-06b: as high as the upper man a wall is as his rampart's edge, so that the
 * lower one must be 2 · N · D2 away from it. */
static void
test_edges (void)
{
  for (CrDirection along = 0; along < CR_N_DIRECTIONS; along++) {
    CrLof two = judge_edge (along, (Heights){ 2, 1 }, (int[]){ 1, 2 }, FALSE);
    CrLof three = judge_edge (along, (Heights){ 3, 1 }, (int[]){ 1, 2 }, FALSE);
    CrLof at_edge = judge_rampart (along, 1, 2, 0);
    CrLof twice = judge_edge (along, (Heights){ 1, 1 }, (int[]){ 2, 1 }, TRUE);
    CrLof once = judge_edge (along, (Heights){ 1, 1 }, (int[]){ 1, 1 }, TRUE);
    CrLof lower = judge_edge (along, (Heights){ 1, 1 }, (int[]){ 2, 0 }, TRUE);

    g_assert_cmpint (two.reason, ==, CR_LOF_DEAD_GROUND);
    g_assert_cmpint (three.verdict, ==, CR_LOF_CLEAR);
    g_assert_cmpint (at_edge.verdict, ==, CR_LOF_CLEAR);
    g_assert_cmpint (twice.verdict, ==, CR_LOF_CLEAR);
    g_assert_cmpint (once.reason, ==, CR_LOF_DEAD_GROUND);
    g_assert_cmpint (lower.verdict, ==, CR_LOF_BLOCKED);
  }
}

/* T-17, T-18 and what they lead to: 2 · level hexes for each that he stands from the edge. */
static void
test_inner_edge (void)
{
  for (CrDirection along = 0; along < CR_N_DIRECTIONS; along++)
    for (int level = 1; level <= 3; level++) {
      g_assert_cmpint (judge_rampart (along, level, 0, 0).verdict, ==, CR_LOF_CLEAR);
      for (int d2 = 1; d2 <= 3; d2++) {
        int least = 2 * level * d2;

        g_assert_cmpint (judge_rampart (along, level, least, d2).verdict, ==, CR_LOF_CLEAR);
        g_assert_cmpint (judge_rampart (along, level, least - 1, d2).reason, ==, CR_LOF_DEAD_EDGE);
      }
    }
}

/* ---- hoardings, moats, mines ---- */

/* S4's example: a man in the keep, a hoarding before the battlement, so that he reaches only hexes
 * at least three beyond it. */
static CrLof
judge_hoarding (CrDirection along, int beyond, gboolean hoarded)
{
  CrSide battlement = { .kind = CR_SIDE_BATTLEMENT, .height = -1, .arc = -1 };
  CrSide hoarding = { .kind = CR_SIDE_HOARDING, .height = -1, .arc = -1 };
  Row row = row_new (along, beyond + 5);
  CrLof lof;

  row_put (&row, 0, "platform", "keep", 2);
  row_put (&row, 2, "wallwalk", "rampart", 1);
  row_put_side (&row, 2, TRUE, battlement);
  if (hoarded)
    row_put_side (&row, 2, TRUE, hoarding);
  lof = row_judge (&row, 0, 3 + beyond + 1);
  row_clear (&row);
  return lof;
}

static void
test_hoarding (void)
{
  for (CrDirection along = 0; along < CR_N_DIRECTIONS; along++) {
    g_assert_cmpint (judge_hoarding (along, 3, TRUE).verdict, ==, CR_LOF_CLEAR);
    g_assert_cmpint (judge_hoarding (along, 2, TRUE).reason, ==, CR_LOF_DEAD_GROUND);
    g_assert_cmpint (judge_hoarding (along, 2, TRUE).decided.side, ==, -1);
    /* The far side of the battlement hex lies one hex nearer for both. */
    g_assert_cmpint (judge_hoarding (along, 1, FALSE).verdict, ==, CR_LOF_CLEAR);
    g_assert_cmpint (judge_hoarding (along, 0, FALSE).reason, ==, CR_LOF_DEAD_GROUND);
  }
}

/* Open ground 0…2, a moat in 3 and 4, the foot of the wall in 5, a rampart in 6. */
static Row
make_moat (CrDirection along, const char *terrain)
{
  CrSide battlement = { .kind = CR_SIDE_BATTLEMENT, .height = -1, .arc = -1 };
  Row row = row_new (along, 8);

  row_put (&row, 3, terrain, "none", -1);
  row_put (&row, 4, terrain, "none", -1);
  row_put (&row, 6, "wallwalk", "rampart", 1);
  row_put_side (&row, 6, FALSE, battlement);
  return row;
}

static CrLofReason
ask (const Row *row, int a, int b)
{
  g_autoptr (CrScene) scene = cr_scene_new (row->map, ruleset);
  g_autoptr (TwinCastle) castle = twin_castle_new (plan, scene);
  CrLofOptions options;

  cr_lof_options_init (&options, ruleset);
  return compare_pair (castle, row_at (row, a), row_at (row, b), &options).reason;
}

/* LOF-18, 20: who is in the moat, at its edge, behind its edge. */
static void
test_moat (void)
{
  for (CrDirection along = 0; along < CR_N_DIRECTIONS; along++) {
    Row row = make_moat (along, "moat");

    g_assert_cmpint (ask (&row, 3, 6), ==, CR_LOF_MOAT);
    g_assert_cmpint (ask (&row, 4, 6), ==, CR_LOF_MOAT);
    g_assert_cmpint (ask (&row, 2, 3), ==, CR_LOF_FREE);
    g_assert_cmpint (ask (&row, 2, 4), ==, CR_LOF_FREE);
    g_assert_cmpint (ask (&row, 1, 3), ==, CR_LOF_NOT_AT_EDGE);
    g_assert_cmpint (ask (&row, 1, 4), ==, CR_LOF_NOT_AT_EDGE);
    g_assert_cmpint (ask (&row, 3, 4), ==, CR_LOF_FREE);
    g_assert_cmpint (ask (&row, 4, 2), ==, CR_LOF_FREE);
    g_assert_cmpint (ask (&row, 3, 1), ==, CR_LOF_NOT_AT_EDGE);
    /* LOF-19: the wall's foot hides what lies right before it. */
    g_assert_cmpint (ask (&row, 6, 4), ==, CR_LOF_DEAD_GROUND);
    g_assert_cmpint (ask (&row, 6, 3), ==, CR_LOF_FREE);
    row_clear (&row);

    row = make_moat (along, "filledmoat");
    g_assert_cmpint (ask (&row, 3, 6), ==, CR_LOF_FREE);
    row_clear (&row);
  }
}

/* T-22: four levels apart, and no fire either way. */
static void
test_mine (void)
{
  for (CrDirection along = 0; along < CR_N_DIRECTIONS; along++) {
    Row row = row_new (along, 3);
    g_autoptr (CrScene) scene = NULL;

    row_put (&row, 0, "wallwalk", "rampart", 2);
    row_put (&row, 1, "mine", "none", -2);
    scene = cr_scene_new (row.map, ruleset);
    g_assert_cmpint (cr_scene_get_level (scene, row_at (&row, 0)) -
                         cr_scene_get_level (scene, row_at (&row, 1)),
                     ==, 4);
    g_assert_cmpint (row_judge (&row, 0, 1).reason, ==, CR_LOF_UNDERGROUND);
    row_clear (&row);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ruleset = fixture_load_ruleset ("siege", NULL);
  plan = twin_plan_new ();
  g_test_add_func ("/twin/f3-table", test_table);
  g_test_add_func ("/twin/general-rule", test_general_rule);
  g_test_add_func ("/twin/t-20-t-21", test_edges);
  g_test_add_func ("/twin/t-17-t-18", test_inner_edge);
  g_test_add_func ("/twin/hoarding-example", test_hoarding);
  g_test_add_func ("/twin/moat", test_moat);
  g_test_add_func ("/twin/t-22", test_mine);

  int status = g_test_run ();
  twin_plan_free (plan);
  cr_ruleset_unref (ruleset);
  return status;
}
