/* test-men.c: men, weapons and weather on random castles. SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What lines share changes no answer with men about (LOF-02, LOF-03, LOF-04, LOF-14, COV-12,
 * COV-13, MIS-04, WEA-01); it follows edits; and no answer depends on how the castle lies. The seed
 * is printed and CRENEL_SEED repeats it. */
#include "compare.h"
#include "fire-castle.h"
#include "random-castle.h"
#include "random-muster.h"

#include "cr-fire-lines.h"
#include "cr-map-load.h"
#include "fixture-field.h"
#include "fixture.h"

#define N_CASTLES 16
#define N_SHOOTERS 6
#define N_EDITS 12

static CrRuleset *ruleset;
static int reasons[CR_N_LOF_REASONS];

static void
compare_shooter (FireCastle *castle, CrFireLine *line, CrPlace from)
{
  const CrGrid *grid = cr_map_get_grid (castle->map);

  for (int floor = 0; floor < cr_map_n_floors (castle->map); floor++)
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
      CrPlace to = { floor, cr_grid_get_hex (grid, cell) };

      if (cr_scene_has_place (castle->scene, to))
        reasons[fire_castle_shoot (castle, line, from, to).reason]++;
    }
}

/* Half of the shooters are men of the muster. */
static CrPlace
pick_shooter (GRand *rand, const CrMap *map, const CrMuster *muster)
{
  if (g_rand_boolean (rand))
    return fire_castle_random_place (rand, map);
  return cr_muster_get_man (muster,
                            (guint) g_rand_int_range (rand, 0, (int) cr_muster_n_men (muster)))
      ->place;
}

static void
compare_castle (GRand *rand)
{
  g_autoptr (FireCastle) castle = fire_castle_random (rand, ruleset);
  g_autoptr (CrMuster) muster = random_muster_new (rand, castle->map, ruleset);

  for (int i = 0; i < N_SHOOTERS; i++) {
    CrLofOptions options = random_muster_options (rand, ruleset, muster);
    CrPlace from = pick_shooter (rand, castle->map, muster);
    CrFireLine line;

    cr_fire_begin (castle->fire, &options, &line);
    if (cr_scene_has_place (castle->scene, from))
      compare_shooter (castle, &line, from);
  }
}

static void
test_lines (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();

  for (int i = 0; i < N_CASTLES; i++)
    compare_castle (rand);
}

/* A run that never met a rule proves nothing of it. */
static void
test_every_reason (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1121);

  memset (reasons, 0, sizeof reasons);
  for (int i = 0; i < 4 * N_CASTLES; i++)
    compare_castle (rand);
  g_assert_cmpint (reasons[CR_LOF_MEN], >, 0);
  for (int i = CR_LOF_OUT_OF_RANGE; i <= CR_LOF_FRIEND_BESIDE; i++) {
    g_test_message ("%s: %d", cr_lof_reason_get_name (i), reasons[i]);
    g_assert_cmpint (reasons[i], >, 0);
  }
}

static void
test_follow (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();

  for (int i = 0; i < N_CASTLES; i++) {
    g_autoptr (FireCastle) castle = fire_castle_random (rand, ruleset);
    g_autoptr (CrMuster) muster = random_muster_new (rand, castle->map, ruleset);
    CrLofOptions options = random_muster_options (rand, ruleset, muster);
    CrPlace shooters[] = { pick_shooter (rand, castle->map, muster),
                           pick_shooter (rand, castle->map, muster) };
    g_autoptr (CrField) field = fixture_field (castle->fire, shooters, 2, &options);

    for (int j = 0; j < N_EDITS; j++) {
      g_autoptr (CrEdit) edit = fire_castle_random_edit (castle, rand);

      fire_castle_swap (castle, edit);
      field = fire_castle_follow (castle, field, shooters, 2, &options);
      fire_castle_check_field (castle, field, shooters, 2, &options);
    }
  }
}

/* XBL-01: the loader behind the shooter is off every line of his. */
static void
test_follow_loader (void)
{
  const CrGrid grid = { 9, 9, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  CrMap *map = cr_map_new (&grid, "loader");
  g_autoptr (CrMuster) muster = cr_muster_new ();
  g_autoptr (CrEdit) edit = cr_edit_new ();
  CrMan man = cr_man_at ((CrPlace){ 0, cr_grid_hex_at (&grid, 5, 5) });
  CrMan loader = cr_man_at ((CrPlace){ 0, cr_grid_hex_at (&grid, 5, 6) });
  CrPlace target = { 0, cr_grid_hex_at (&grid, 5, 1) };
  CrLofOptions options;

  cr_map_load_floor (map, "g", NULL);
  for (int cell = 0; cell < cr_grid_n_cells (&grid); cell++)
    castle_put_cell (map, 0, cell, "flat", "none", 0);
  g_autoptr (FireCastle) castle = fire_castle_new (map, ruleset);
  man.state = CR_MAN_KNEELING;
  cr_muster_set_man (muster, &man);
  cr_muster_set_man (muster, &loader);
  cr_lof_options_init (&options, ruleset);
  options.muster = muster;
  options.weapon = cr_ruleset_find_weapon (ruleset, "crossbow");
  g_autoptr (CrField) field = fixture_field (castle->fire, &man.place, 1, &options);
  g_assert_cmpint (cr_field_get (field, target)->verdict, ==, CR_LOF_CLEAR);

  cr_edit_set_value (edit, map, loader.place, CR_LAYER_LEVEL, 1);
  fire_castle_swap (castle, edit);
  g_assert_true (cr_field_follow (field, castle->fire));
  g_assert_true (cr_field_work (field, castle->fire, G_MAXINT));
  g_assert_cmpint (cr_field_get (field, target)->verdict, ==, CR_LOF_IMPOSSIBLE);
}

/* On a map so large that wherever the castle is laid it lies within. */
static CastleTurn
pick_turn (GRand *rand)
{
  return (CastleTurn){
    .sixths = g_rand_int_range (rand, 0, 6),
    .mirror = g_rand_boolean (rand),
    .grid = { 160, 160, g_rand_boolean (rand) ? CR_POINTY : CR_FLAT, CR_SHIFT_EVEN, TRUE },
    .moved = { 60, 40 },
  };
}

static void
compare_turned (const CrScene *a, const CrScene *b, const CastleTurn *turn, CrLofOptions options[2])
{
  const CrMap *map = cr_scene_get_map (a);
  const CrGrid *grid = cr_map_get_grid (map);

  for (int i = 0; i < 400; i++) {
    int n = cr_grid_n_cells (grid);
    CrPlace from = { 0, cr_grid_get_hex (grid, (i * 37) % n) };
    CrPlace to = { 0, cr_grid_get_hex (grid, (i * 101 + 13) % n) };
    CrLof lof = cr_lof_judge (a, from, to, &options[0], NULL);
    CrLof turned = cr_lof_judge (b, (CrPlace){ 0, castle_turn_hex (turn, from.hex) },
                                 (CrPlace){ 0, castle_turn_hex (turn, to.hex) }, &options[1], NULL);

    if (lof.verdict != turned.verdict || lof.reason != turned.reason || lof.cover != turned.cover ||
        lof.band != turned.band || lof.n_modifiers != turned.n_modifiers)
      fire_castle_fail_pair (map, &lof, &turned);
  }
}

/* What lies outside must not depend on where the map ends, so a drawbridge needs to be told. */
static void
test_turned (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();

  for (int i = 0; i < N_CASTLES; i++) {
    CastleTurn turn = pick_turn (rand);
    g_autoptr (CrMap) map = random_castle_new (rand, ruleset);
    if (cr_map_n_nodes (map, CR_SECTION_AREAS) == 0)
      castle_drop_bridge (map);
    g_autoptr (CrMap) turned = castle_turn_map (&turn, map);
    g_autoptr (CrScene) a = cr_scene_new (map, ruleset);
    g_autoptr (CrScene) b = cr_scene_new (turned, ruleset);
    g_autoptr (CrMuster) any = random_muster_new (rand, map, ruleset);
    g_autoptr (CrMuster) muster = random_muster_settle (rand, any);
    g_autoptr (CrMuster) moved = castle_turn_muster (&turn, map, turned, muster);
    CrLofOptions options[2] = { random_muster_options (rand, ruleset, muster) };

    options[1] = castle_turn_options (&turn, &options[0], moved);
    compare_turned (a, b, &turn, options);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ruleset = fixture_load_ruleset ("siege", NULL);
  g_test_add_func ("/core/men/lines", test_lines);
  g_test_add_func ("/core/men/every-reason", test_every_reason);
  g_test_add_func ("/core/men/follow", test_follow);
  g_test_add_func ("/core/men/follow-loader", test_follow_loader);
  g_test_add_func ("/core/men/turned", test_turned);

  int status = g_test_run ();
  cr_ruleset_unref (ruleset);
  return status;
}
