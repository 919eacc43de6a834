/* test-edges.c: lines along sides and through corners at the edges of small maps.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All pairs of places of small grids, of either orientation and shift, with and without half
 * hexes, each with one thing in the way after the other: a hex, a side. Proves U-34 and
 * MAP-05 at the half hexes of an edge: core and twin agree, and the same hexes far from any edge
 * answer the same. */
#include "compare.h"
#include "random-castle.h"

#include "cr-map-load.h"
#include "fixture.h"

#define SPAN 24 /* of the wide map in whose middle the small one lies again */

static CrRuleset *ruleset;
static int n_lines, n_along, n_corners, n_blocked;

/* How often a line goes along a side with nothing beyond it, and through corners. */
static void
count_edges (const CrMap *map, const CrLof *lof, const GArray *steps)
{
  const CrGrid *grid = cr_map_get_grid (map);

  n_lines++;
  n_blocked += lof->verdict == CR_LOF_BLOCKED ? 1 : 0;
  for (guint i = 0; i < steps->len; i++) {
    const CrLofStep *step = &g_array_index (steps, CrLofStep, i);

    if (step->side >= 0)
      continue;
    n_along += step->how == CR_LOF_ALONG && !cr_grid_contains (grid, step->place.hex) ? 1 : 0;
    n_corners += step->how == CR_LOF_CORNER ? 1 : 0;
  }
}

static void
compare_pairs (TwinPlan *plan, const CrMap *map, const CrMap *wide, const CastleTurn *turn)
{
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  g_autoptr (CrScene) apart = cr_scene_new (wide, ruleset);
  g_autoptr (TwinCastle) castle = twin_castle_new (plan, scene);
  g_autoptr (GArray) places = compare_list_places (scene);
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrLofStep));
  CrLofOptions options;

  cr_lof_options_init (&options, ruleset);
  for (guint i = 0; i < places->len * places->len * 2; i++) {
    CrPlace from = g_array_index (places, CrPlace, i / 2 / places->len);
    CrPlace to = g_array_index (places, CrPlace, i / 2 % places->len);

    options.either = i % 2;
    compare_pair (castle, from, to, &options);
    CrLof lof = cr_lof_judge (scene, from, to, &options, steps);
    count_edges (map, &lof, steps);
    from.hex = castle_turn_hex (turn, from.hex);
    to.hex = castle_turn_hex (turn, to.hex);
    CrLof other = cr_lof_judge (apart, from, to, &options, NULL);
    g_assert_cmpint (lof.verdict, ==, other.verdict);
    g_assert_cmpint (lof.reason, ==, other.reason);
    g_assert_cmpint (lof.cover, ==, other.cover);
  }
}

static CrMap *
make_plain (const CrGrid *grid)
{
  CrMap *map = cr_map_new (grid, "edges");

  cr_map_load_floor (map, "g", NULL);
  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++)
    castle_put_cell (map, 0, cell, "flat", "none", 0);
  return map;
}

/* @thing: first a house in every hex, then a wall on every side. */
static void
compare_thing (TwinPlan *plan, const CrGrid *grid, int thing)
{
  g_autoptr (CrMap) map = make_plain (grid);
  const CrSide wall = { .kind = CR_SIDE_WALL, .height = -1, .arc = -1 };
  int n = cr_grid_n_cells (grid), side = thing - n;
  CastleTurn turn = { .grid = *grid };

  if (side < 0)
    castle_put_cell (map, 0, thing, "house", "none", 0);
  else
    castle_put_side (map, (CrPlace){ 0, cr_grid_get_hex (grid, side / 6) }, side % 6, wall);
  turn.grid.columns = turn.grid.rows = SPAN;
  turn.moved = cr_grid_hex_at (&turn.grid, SPAN / 2, SPAN / 2);
  g_autoptr (CrMap) wide = castle_turn_map (&turn, map);
  compare_pairs (plan, map, wide, &turn);
}

/* A line from centre to centre needs five hexes to go through a corner alone. */
static void
test_edges (void)
{
  static const int sizes[][2] = { { 2, 3 }, { 3, 2 }, { 2, 6 }, { 6, 2 } };
  g_autoptr (TwinPlan) plan = twin_plan_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (sizes) * 8; i++) {
    const int *size = sizes[i / 8];
    CrGrid grid = { size[0], size[1], i & 1 ? CR_POINTY : CR_FLAT,
                    i & 2 ? CR_SHIFT_ODD : CR_SHIFT_EVEN, (i & 4) != 0 };
    int n = cr_grid_n_cells (&grid);

    /* Of the long ones every fifth thing. */
    for (int thing = 0; thing<n * 7; thing += n> 6 ? 5 : 1)
      compare_thing (plan, &grid, thing);
  }
  g_test_message ("%d lines, %d along the edge, %d through corners, %d blocked", n_lines, n_along,
                  n_corners, n_blocked);
  g_assert_cmpint (n_along, >, 100);
  g_assert_cmpint (n_corners, >, 100);
  g_assert_cmpint (n_blocked, >, 1000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ruleset = fixture_load_ruleset ("siege", NULL);
  g_test_add_func ("/twin/edges", test_edges);

  int status = g_test_run ();
  cr_ruleset_unref (ruleset);
  return status;
}
