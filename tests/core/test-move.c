/* test-move.c: steps, reach and paths. SPDX-License-Identifier: GPL-3.0-or-later */
/* Proves: MOV-01 MOV-02 MOV-03 MOV-04 MOV-05 MOV-09 MOV-10 MOV-11 MOV-16 ELV-06 DRW-01 TMP-05
 * MOV-12 HRD-02 HRD-03 TMP-07 WAL-01 ROF-01 LAD-03 LAD-05 LAD-06 LAD-08 LAD-16 GRP-01 GRP-02 STA-01
 * T-08 (its first two hexes). The cases stand in tests/data/move. */
#include <string.h>

#include "cr-edit.h"
#include "cr-map-load.h"
#include "cr-move.h"
#include "cr-plain.h"
#include "fixture-case.h"
#include "fixture.h"

static CrRuleset *siege;

static CrPlace
at (const CrMap *map, const char *text)
{
  CrPlace place = { -1, { 0, 0 } };

  g_assert_true (cr_map_parse_place (map, text, &place, NULL));
  return place;
}

/* "3 = 2H+1P stairs MOV-09 0>1": cost, its parts with their provenance, why, rule, levels. */
static char *
describe_step (const CrStep *step)
{
  static const char marks[] = "PIH";
  const char *why = cr_step_why_get_name (step->why);

  if (step->cost == CR_IMPASSABLE)
    return g_strdup_printf ("no %s%s%s %s %d>%d", why, step->side_kind >= 0 ? " " : "",
                            step->side_kind >= 0 ? cr_side_kind_get_name (step->side_kind) : "",
                            step->rule != NULL ? step->rule : "-", step->from_level,
                            step->to_level);
  return g_strdup_printf ("%d = %d%c+%d%c %s %s %d>%d", step->cost, step->hex_cost.value,
                          marks[step->hex_cost.provenance], step->side_cost.value,
                          marks[step->side_cost.provenance], why,
                          step->rule != NULL ? step->rule : "-", step->from_level, step->to_level);
}

static char *
describe_reach (const CrMap *map, const CrReach *reach)
{
  const CrGrid *grid = cr_map_get_grid (map);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%d:", cr_reach_n_places (reach));
  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
      CrPlace place = { floor, cr_grid_get_hex (grid, cell) };
      g_autofree char *name = cr_map_format_place (map, place);
      int cost = cr_reach_get_cost (reach, place);
      int hung = cr_reach_get_cost_on (reach, place, CR_POST_HOARDING);

      if (cost != CR_IMPASSABLE)
        g_string_append_printf (text, " %s=%d", name, cost);
      if (hung != CR_IMPASSABLE)
        g_string_append_printf (text, " %s^=%d", name, hung);
    }
  return g_string_free (text, FALSE);
}

static char *
describe_path (const CrMap *map, const CrReach *reach, CrPlace to)
{
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrStep));
  GString *text = g_string_new (NULL);

  if (!cr_reach_get_path (reach, to, steps))
    return g_string_free (g_string_assign (text, "no way"), FALSE);
  g_string_append_printf (text, "%d:", cr_reach_get_least (reach, to));
  for (guint i = 0; i < steps->len; i++) {
    const CrStep *step = &g_array_index (steps, CrStep, i);
    g_autofree char *name = cr_map_format_place (map, step->to);
    g_string_append_printf (text, " %s%s %s %d", name, step->to_post == CR_POST_HOARDING ? "^" : "",
                            cr_step_why_get_name (step->why), step->cost);
  }
  return g_string_free (text, FALSE);
}

/* reach FROM MOVER MP [in=WEATHER] [from=hoarding] [stranger] [MAN…], men as --man has them */
static char *
answer_reach (const CrMap *map, const CrWays *ways, char **words)
{
  g_autoptr (CrMuster) muster = cr_muster_new ();
  CrWalker walker = { .mover = cr_ruleset_find_mover (siege, words[2]),
                      .budget = atoi (words[3]),
                      .muster = muster };

  for (char **word = words + 4; *word != NULL; word++) {
    CrMan man;

    if (g_str_has_prefix (*word, "in=")) {
      CrSky sky = { cr_ruleset_find_weather (siege, *word + 3), FALSE, FALSE };
      g_assert_nonnull (sky.weather);
      cr_muster_set_sky (muster, sky);
    } else if (g_str_equal (*word, "from=hoarding")) {
      walker.post = CR_POST_HOARDING;
    } else if (g_str_equal (*word, "stranger")) {
      walker.stranger = TRUE;
    } else {
      g_assert_true (cr_man_parse (map, *word, &man, NULL));
      cr_muster_set_man (muster, &man);
    }
  }

  g_autoptr (CrReach) reach = cr_reach_new_among (ways, at (map, words[1]), &walker);
  return describe_reach (map, reach);
}

/* step FROM TO MOVER, path FROM TO MOVER or reach FROM MOVER MP. */
static char *
answer (const FixtureCase *it, const char *question)
{
  g_auto (GStrv) words = g_strsplit (question, " ", -1);
  g_autoptr (CrScene) scene = cr_scene_new (it->map, siege);
  g_autoptr (CrWays) ways = cr_ways_new (scene);
  int mover;

  g_assert_cmpuint (g_strv_length (words), >=, 4);
  if (g_str_equal (words[0], "reach"))
    return answer_reach (it->map, ways, words);
  mover = cr_ruleset_find_mover (siege, words[3]);
  g_assert_cmpint (mover, >=, 0);
  if (g_str_equal (words[0], "step")) {
    CrStep step = cr_ways_step (ways, at (it->map, words[1]), at (it->map, words[2]), mover);
    return describe_step (&step);
  }

  g_autoptr (CrReach) reach = cr_reach_new (ways, at (it->map, words[1]), mover, -1);
  return describe_path (it->map, reach, at (it->map, words[2]));
}

/* The naive twin: Bellman and Ford over every pair that may be next to each other. */
typedef struct {
  const CrWays *ways;
  int mover, budget;
  int *costs; /* by place, then by hoarding; CR_IMPASSABLE out of reach */
} Twin;

static gboolean
relax (const Twin *twin, int from, int to)
{
  CrStep step = cr_ways_step_between (twin->ways, from, to, twin->mover);
  int cost = twin->costs[from] + step.cost;

  if (step.cost == CR_IMPASSABLE || (twin->costs[to] != CR_IMPASSABLE && twin->costs[to] <= cost) ||
      (twin->budget >= 0 && cost > twin->budget))
    return FALSE;
  twin->costs[to] = cost;
  return TRUE;
}

static gboolean
may_step (const Twin *twin, int from, int to)
{
  CrPlace here = cr_ways_place (twin->ways, from), there = cr_ways_place (twin->ways, to);

  return twin->costs[from] != CR_IMPASSABLE && cr_hex_distance (here.hex, there.hex) <= 1;
}

static void
run_twin (const Twin *twin, int start)
{
  int n = cr_ways_n_stands (twin->ways);
  gboolean changed = TRUE;

  for (int i = 0; i < n; i++)
    twin->costs[i] = CR_IMPASSABLE;
  twin->costs[start] = 0;
  while (changed) {
    changed = FALSE;
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++)
        changed |= may_step (twin, i, j) && relax (twin, i, j);
  }
}

/* A path is a chain of steps from start to end whose prices add up to the cost. */
static void
check_path (const CrReach *reach, CrPlace from, CrPlace to, CrPostKind post, int cost)
{
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrStep));
  int sum = 0;

  g_assert_cmpint (cr_reach_get_path_on (reach, to, post, steps), ==, cost != CR_IMPASSABLE);
  for (guint i = 0; i < steps->len; i++) {
    const CrStep *step = &g_array_index (steps, CrStep, i);

    g_assert_true (cr_place_equal (step->from, from));
    g_assert_cmpint (step->cost, !=, CR_IMPASSABLE);
    sum += step->cost;
    from = step->to;
  }
  if (cost != CR_IMPASSABLE)
    g_assert_cmpint (sum, ==, cost);
}

static void
compare_with_twin (const CrMap *map)
{
  g_autoptr (CrScene) scene = cr_scene_new (map, siege);
  g_autoptr (CrWays) ways = cr_ways_new (scene);
  int n_cells = cr_grid_n_cells (cr_map_get_grid (map)), n = cr_ways_n_stands (ways);
  g_autofree int *costs = g_new (int, n);
  Twin twin = { ways, g_test_rand_int_range (0, 3), g_test_rand_int_range (-1, 12), costs };
  CrPlace from = { 0, cr_grid_get_hex (cr_map_get_grid (map), g_test_rand_int_range (0, n_cells)) };
  g_autoptr (CrReach) reach = cr_reach_new (ways, from, twin.mover, twin.budget);
  int n_reached = 0;

  if (!cr_scene_has_place (scene, from)) {
    g_assert_cmpint (cr_reach_n_places (reach), ==, 0);
    return;
  }
  run_twin (&twin, cr_ways_index (ways, from));
  for (int i = 0; i < n; i++) {
    CrPlace place = cr_ways_place (ways, i);
    CrPostKind post = i < cr_ways_n_places (ways) ? CR_POST_GROUND : CR_POST_HOARDING;

    n_reached += costs[i] != CR_IMPASSABLE;
    if (cr_ways_index_on (ways, place, post) != i)
      continue; /* of two hoardings over one hex only the first is asked for */
    g_assert_cmpint (cr_reach_get_cost_on (reach, place, post), ==, costs[i]);
    check_path (reach, from, place, post, costs[i]);
  }
  g_assert_cmpint (cr_reach_n_places (reach), ==, n_reached);
}

static void
test_twin (void)
{
  for (int i = 0; i < (g_test_quick () ? 300 : 3000); i++) {
    g_autoptr (CrMap) map = fixture_random_map ();
    compare_with_twin (map);
  }
}

static gboolean
is_walk (const CrScene *scene, CrPlace place)
{
  return cr_scene_has_place (scene, place) && cr_scene_is_wall_walk (scene, place);
}

static gboolean
has_open_door (const CrMap *map, CrPlace place, CrDirection direction)
{
  gsize n;
  const CrSide *sides = cr_map_get_sides (map, place, direction, &n);

  for (gsize i = 0; i < n; i++)
    if (cr_side_kind_is_opening (sides[i].kind) && sides[i].kind != CR_SIDE_WINDOW &&
        cr_side_is_open (&sides[i]))
      return TRUE;
  return FALSE;
}

/* Whether one walks straight over to that side of a hex on the other floor. */
static gboolean
should_join (const CrScene *scene, CrPlace from, CrDirection d)
{
  const CrMap *map = cr_scene_get_map (scene);
  CrPlace to = { 1 - from.floor, cr_hex_neighbour (from.hex, d) };
  CrPlace under = { to.floor, from.hex }, beside = { from.floor, to.hex };
  int level = cr_scene_get_level (scene, from);
  gboolean alone;

  if (!cr_scene_has_place (scene, from) || !cr_scene_has_place (scene, to) ||
      cr_scene_get_level (scene, to) != level)
    return FALSE;
  if (has_open_door (map, from, d) || has_open_door (map, to, cr_direction_opposite (d)))
    return TRUE;
  alone = !is_walk (scene, under) || cr_scene_get_level (scene, under) != level ||
          !is_walk (scene, beside) || cr_scene_get_level (scene, beside) != level;
  return is_walk (scene, from) && is_walk (scene, to) && alone;
}

static gboolean
is_joined (const CrWays *ways, CrPlace from, CrPlace to)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  gboolean found = FALSE;

  cr_ways_links (ways, from, places);
  for (guint i = 0; i < places->len; i++)
    found |= cr_ways_index (ways, g_array_index (places, CrPlace, i)) == cr_ways_index (ways, to);
  return found;
}

/* Every side of every hex, looked at from both floors; links may join more. */
static void
compare_joins (const CrMap *map, int *n_joins)
{
  const CrGrid *grid = cr_map_get_grid (map);
  g_autoptr (CrScene) scene = cr_scene_new (map, siege);
  g_autoptr (CrWays) ways = cr_ways_new (scene);
  gboolean linked = cr_map_n_nodes (map, CR_SECTION_LINKS) > 0;

  for (int i = 0; i < 2 * cr_grid_n_cells (grid); i++)
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlace from = cr_ways_place (ways, i);
      CrPlace to = { 1 - from.floor, cr_hex_neighbour (from.hex, d) };
      gboolean should = should_join (scene, from, d);

      *n_joins += should;
      if (should || !linked)
        g_assert_cmpint (is_joined (ways, from, to), ==, should);
    }
}

static void
test_floors (void)
{
  int n_joins = 0;

  for (int i = 0; i < 300; i++) {
    g_autoptr (CrMap) map = fixture_random_map ();
    g_autoptr (CrEdit) edit = cr_edit_new ();

    /* Without links the joins are all there is. */
    while (i % 2 == 0 && cr_map_n_nodes (map, CR_SECTION_LINKS) > 0) {
      g_autoptr (CrEdit) less = cr_edit_new ();

      cr_edit_remove_node (less, map, CR_SECTION_LINKS, 0);
      cr_edit_swap (less, map);
    }
    for (int cell = 0; cell < cr_grid_n_cells (cr_map_get_grid (map)); cell++)
      if (g_test_rand_bit ())
        cr_edit_set_code (edit, map,
                          (CrPlace){ cell % 2, cr_grid_get_hex (cr_map_get_grid (map), cell) },
                          CR_LAYER_STRUCTURE, "rampart");
    cr_edit_swap (edit, map);
    compare_joins (map, &n_joins);
  }
  g_assert_cmpint (n_joins, >, 300);
}

/* Places that are no hexes are refused, and nothing is read outside the map. */
static void
test_step_of_nowhere (void)
{
  g_autoptr (FixtureCase) it = fixture_case_read ("grid 3 1 flat odd\nplan . . -\n");
  g_autoptr (CrScene) scene = cr_scene_new (it->map, siege);
  g_autoptr (CrWays) ways = cr_ways_new (scene);
  CrPlace here = at (it->map, "1,1"), off = { 0, { -5, -5 } }, attic = { 7, here.hex };

  g_assert_cmpint (cr_ways_step (ways, here, off, 0).why, ==, CR_STEP_OFF_MAP);
  g_assert_cmpint (cr_ways_step (ways, off, here, 0).why, ==, CR_STEP_OFF_MAP);
  g_assert_cmpint (cr_ways_step (ways, here, attic, 0).why, ==, CR_STEP_OFF_MAP);
  g_assert_cmpint (cr_ways_step (ways, at (it->map, "2,1"), at (it->map, "3,1"), 0).why, ==,
                   CR_STEP_OFF_MAP);
  g_assert_cmpint (cr_ways_step (ways, here, here, 0).why, ==, CR_STEP_APART);

  g_autoptr (CrReach) reach = cr_reach_new (ways, off, 0, -1);
  g_assert_cmpint (cr_reach_n_places (reach), ==, 0);
  g_assert_cmpint (cr_reach_get_cost (reach, here), ==, CR_IMPASSABLE);
}

/* A wall shuts exactly the side it stands on, from both hexes, in every direction: MOV-04. */
static void
test_each_side (void)
{
  for (int i = 0; i < 2 * CR_N_DIRECTIONS; i++) {
    CrGrid grid = { 5, 5, i < CR_N_DIRECTIONS ? CR_FLAT : CR_POINTY, CR_SHIFT_ODD, TRUE };
    g_autoptr (CrMap) map = cr_map_new_plain (&grid, "ring", NULL);
    g_autoptr (CrEdit) edit = cr_edit_new ();
    CrPlace middle = at (map, "3,3");
    CrSide wall = { .kind = CR_SIDE_WALL, .height = CR_HEIGHT_DEFAULT, .arc = CR_ARC_DEFAULT };

    cr_edit_put_side (edit, map, middle, i % CR_N_DIRECTIONS, wall);
    cr_edit_swap (edit, map);

    g_autoptr (CrScene) scene = cr_scene_new (map, siege);
    g_autoptr (CrWays) ways = cr_ways_new (scene);
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlace other = { 0, cr_hex_neighbour (middle.hex, d) };
      CrStepWhy why = d == i % CR_N_DIRECTIONS ? CR_STEP_WALL : CR_STEP_PLAIN;

      g_assert_cmpint (cr_ways_step (ways, middle, other, 0).why, ==, why);
      g_assert_cmpint (cr_ways_step (ways, other, middle, 0).why, ==, why);
    }
  }
}

/* House figures may be far dearer than any printed one; sums beyond a byte are paid in full. */
static void
test_dear_steps (void)
{
  g_autoptr (CrRuleset) dear = fixture_read_ruleset (
      "<ruleset id='dear' extends='siege'><terrains><terrain code='flat'>"
      "<move mover='foot' value='99' provenance='house'/></terrain></terrains><sides>"
      "<side kind='hedge'><move mover='foot' value='99' provenance='house'/></side>"
      "<side kind='fence'><move mover='foot' value='98' provenance='house'/></side>"
      "</sides></ruleset>",
      siege, NULL);
  g_autoptr (FixtureCase) it = fixture_case_read ("grid 1 3 flat odd\nplan .\nplan .\nplan .\n"
                                                  "side 1,1:S hedge\nside 1,1:S fence\n");
  g_autoptr (CrScene) scene = cr_scene_new (it->map, dear);
  g_autoptr (CrWays) ways = cr_ways_new (scene);
  g_autoptr (CrReach) reach = cr_reach_new (ways, at (it->map, "1,1"), 0, -1);
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrStep));

  g_assert_cmpint (cr_reach_get_cost (reach, at (it->map, "1,2")), ==, 296);
  g_assert_cmpint (cr_reach_get_cost (reach, at (it->map, "1,3")), ==, 395);
  g_assert_true (cr_reach_get_path (reach, at (it->map, "1,3"), steps));
  g_assert_cmpint (g_array_index (steps, CrStep, 0).side_kind, ==, CR_SIDE_HEDGE);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  siege = fixture_load_ruleset ("siege", NULL);
  g_test_add_func ("/core/move/twin", test_twin);
  g_test_add_func ("/core/move/floors", test_floors);
  g_test_add_func ("/core/move/step-of-nowhere", test_step_of_nowhere);
  g_test_add_func ("/core/move/each-side", test_each_side);
  g_test_add_func ("/core/move/dear-steps", test_dear_steps);
  status = fixture_case_run (argc, argv, "move", answer);
  cr_ruleset_unref (siege);
  return status;
}
