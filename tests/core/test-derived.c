/* test-derived.c: answers made of many lines of fire, against the lines themselves. Rules: LOF-23,
 * RMP-01, COV-01. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-exposure.h"
#include "cr-hitters.h"
#include "cr-shot-table.h"
#include "fixture-field.h"
#include "fixture.h"
#include "trial.h"

/* A rampart at +1 along row 5 with battlements to the north, a ditch before it, a cellar below
 * its middle and a house behind. */
static void
build_castle (Trial *trial)
{
  trial_perform (trial, "terrain", "wallwalk@3,5..9,5");
  trial_perform (trial, "structure", "rampart@3,5..9,5");
  trial_perform (trial, "level", "1@3,5..9,5");
  trial_perform (trial, "side", "battlement@3,5:N;5,5:N;7,5:N;9,5:N");
  trial_perform (trial, "terrain", "moat@3,3..9,3");
  trial_perform (trial, "level", "-1@3,3..9,3");
  trial_perform (trial, "floor", "cellar:name=Cellar:storey=-1");
  trial_perform (trial, "terrain", "court@cellar/5,5;cellar/6,5;cellar/5,2");
  trial_perform (trial, "level", "-1@cellar/5,5;cellar/6,5;cellar/5,2");
}

static GArray *
list_places (const CrMap *map)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  const CrGrid *grid = cr_map_get_grid (map);

  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
      CrPlace place = { floor, cr_grid_get_hex (grid, cell) };

      if (cr_map_has_place (map, place))
        g_array_append_val (places, place);
    }
  return places;
}

static gboolean
has_shooter (const GArray *hitters, CrPlace place)
{
  for (guint i = 0; i < hitters->len; i++) {
    CrPlace from = g_array_index (hitters, CrLof, i).from;

    if (from.floor == place.floor && cr_hex_equal (from.hex, place.hex))
      return TRUE;
  }
  return FALSE;
}

/* Just those who can are in the list, once, and no worse shot stands before a better one. */
static void
check_hitters (CrFire *fire, const CrScene *scene, CrPlace target, const CrLofOptions *options)
{
  g_autoptr (GArray) places = list_places (cr_scene_get_map (scene));
  g_autoptr (GArray) hitters = cr_hitters_find (fire, target, (CrPlaces){ NULL, 0 }, options);
  guint n = 0;

  for (guint i = 0; i < places->len; i++) {
    CrPlace from = g_array_index (places, CrPlace, i);
    CrLof lof = cr_lof_judge (scene, from, target, options, NULL);

    g_assert_true ((lof.verdict == CR_LOF_CLEAR) == has_shooter (hitters, from));
    n += lof.verdict == CR_LOF_CLEAR ? 1 : 0;
  }
  g_assert_cmpuint (hitters->len, ==, n);
  for (guint i = 1; i < hitters->len; i++) {
    const CrLof *better = &g_array_index (hitters, CrLof, i - 1),
                *worse = &g_array_index (hitters, CrLof, i);

    g_assert_true (better->cover < worse->cover ||
                   (better->cover == worse->cover && better->range <= worse->range));
  }
}

static void
test_hitters (Trial *trial, gconstpointer data)
{
  static const char *const targets[] = { "5,5", "5,4", "5,3", "5,7", "1,1", "cellar/5,5" };
  CrLofOptions options;

  build_castle (trial);
  g_autoptr (CrScene) scene = cr_scene_new (trial->map, trial->ruleset);
  g_autoptr (CrFire) fire = cr_fire_new (scene);
  cr_lof_options_init (&options, trial->ruleset);
  for (gsize i = 0; i < G_N_ELEMENTS (targets); i++)
    check_hitters (fire, scene, trial_at (trial, targets[i]), &options);
}

/* One of the smallest random maps in some hundred has no hex. */
static CrMap *
make_random_map (void)
{
  for (;;) {
    CrMap *map = fixture_random_map ();
    g_autoptr (GArray) places = list_places (map);

    if (places->len > 0)
      return map;
    cr_map_free (map);
  }
}

/* On castles of no sense at all too, in bad weather and with men in the way: LOF-03, WEA-01. */
static void
test_hitters_by_chance (Trial *trial, gconstpointer data)
{
  for (int i = 0; i < 4; i++) {
    g_autoptr (CrMap) map = make_random_map ();
    g_autoptr (CrScene) scene = cr_scene_new (map, trial->ruleset);
    g_autoptr (CrFire) fire = cr_fire_new (scene);
    g_autoptr (GArray) places = list_places (map);
    g_autoptr (CrMuster) muster = cr_muster_new ();
    CrLofOptions options;

    cr_lof_options_init (&options, trial->ruleset);
    for (int j = 0; j < 6; j++) {
      CrMan man =
          cr_man_at (g_array_index (places, CrPlace, g_test_rand_int_range (0, places->len)));

      man.side = (guint8) (j % 2);
      cr_muster_set_man (muster, &man);
    }
    cr_muster_set_sky (muster, (CrSky){ .weather = cr_ruleset_get_weather (trial->ruleset, 0) });
    if (i % 2 == 1) {
      options.muster = muster;
      options.weapon = cr_ruleset_get_weapon (trial->ruleset, (guint) i % 3);
    }
    for (int j = 0; j < 4; j++)
      check_hitters (fire, scene,
                     g_array_index (places, CrPlace, g_test_rand_int_range (0, places->len)),
                     &options);
  }
}

/* Of some shooters only those; of nobody nobody. */
static void
test_hitters_of (Trial *trial, gconstpointer data)
{
  CrLofOptions options;

  build_castle (trial);
  g_autoptr (CrScene) scene = cr_scene_new (trial->map, trial->ruleset);
  g_autoptr (CrFire) fire = cr_fire_new (scene);
  CrPlace men[] = { trial_at (trial, "5,5"), trial_at (trial, "5,12"),
                    trial_at (trial, "cellar/5,5") };
  g_autoptr (GArray) some = NULL, none = NULL;

  cr_lof_options_init (&options, trial->ruleset);
  some = cr_hitters_find (fire, trial_at (trial, "5,1"), (CrPlaces){ men, 3 }, &options);
  none = cr_hitters_find (fire, trial_at (trial, "5,1"), (CrPlaces){ men, 0 }, &options);
  g_assert_cmpuint (some->len, ==, 1);
  g_assert_true (has_shooter (some, men[0]));
  g_assert_cmpuint (none->len, ==, 0);
}

static void
test_shot_table (Trial *trial, gconstpointer data)
{
  CrLofOptions options;

  build_castle (trial);
  g_autoptr (CrScene) scene = cr_scene_new (trial->map, trial->ruleset);
  g_autoptr (CrFire) fire = cr_fire_new (scene);
  CrHex from = trial_at (trial, "5,5").hex, to = trial_at (trial, "5,2").hex;
  g_autoptr (CrShotTable) table = NULL;

  cr_lof_options_init (&options, trial->ruleset);
  table = cr_shot_table_new (fire, from, to, &options);
  g_assert_cmpuint (cr_shot_table_n_rows (table), ==, 2);
  g_assert_cmpuint (cr_shot_table_n_columns (table), ==, 2);
  g_assert_cmpint (cr_shot_table_get_row (table, 0).floor, ==, 0);
  g_assert_cmpint (cr_shot_table_get_row (table, 1).floor, ==, 1);
  for (guint row = 0; row < 2; row++)
    for (guint column = 0; column < 2; column++) {
      CrLof lof = cr_lof_judge (scene, cr_shot_table_get_row (table, row),
                                cr_shot_table_get_column (table, column), &options, NULL);
      const CrLof *cell = cr_shot_table_get (table, row, column);

      g_assert_cmpint (cell->verdict, ==, lof.verdict);
      g_assert_cmpint (cell->reason, ==, lof.reason);
      g_assert_cmpint (cell->cover, ==, lof.cover);
    }
  g_assert_cmpint (cr_shot_table_get (table, 0, 0)->verdict, ==, CR_LOF_CLEAR);
  g_assert_cmpint (cr_shot_table_get (table, 1, 1)->from.floor, ==, 1);
}

/* HRD-04: who stands under a hoarding may stand in it; the figures are of its own level. */
static void
test_shot_table_posts (Trial *trial, gconstpointer data)
{
  CrLofOptions options;

  build_castle (trial);
  trial_perform (trial, "hoarding", "1@5,5:N");
  g_autoptr (CrScene) scene = cr_scene_new (trial->map, trial->ruleset);
  g_autoptr (CrFire) fire = cr_fire_new (scene);
  CrHex from = trial_at (trial, "5,4").hex, to = trial_at (trial, "5,1").hex;
  CrPlace bottom = { 0, from }, goal = { 0, to };
  g_autoptr (CrShotTable) posts = NULL;

  cr_lof_options_init (&options, trial->ruleset);
  posts = cr_shot_table_new (fire, from, to, &options);
  g_assert_cmpuint (cr_shot_table_n_rows (posts), ==, 2);
  g_assert_cmpuint (cr_shot_table_n_columns (posts), ==, 1);
  g_assert_cmpint (cr_shot_table_get_row_post (posts, 0)->kind, ==, CR_POST_HOARDING);
  g_assert_cmpint (cr_shot_table_get_row_post (posts, 1)->kind, ==, CR_POST_GROUND);
  g_assert_cmpint (cr_shot_table_get (posts, 0, 0)->from_stand.level, ==, 1);
  g_assert_cmpint (cr_shot_table_get (posts, 1, 0)->verdict, ==,
                   cr_lof_judge (scene, bottom, goal, &options, NULL).verdict);
}

static CrField *
ask (const Trial *trial, const CrScene *scene, const CrPlace *men, gsize n)
{
  g_autoptr (CrFire) fire = cr_fire_new (scene);
  CrLofOptions options;

  cr_lof_options_init (&options, trial->ruleset);
  return fixture_field (fire, men, n, &options);
}

static CrFireChange
get_change (const CrDifference *difference, CrPlace place)
{
  for (guint i = 0; i < cr_difference_n (difference); i++)
    if (cr_place_equal (cr_difference_get (difference, i)->place, place))
      return cr_difference_get (difference, i)->change;
  return CR_FIRE_SAME;
}

/* A wall before an archer in the open takes places from him and gives none. */
static void
test_difference (Trial *trial, gconstpointer data)
{
  g_autoptr (CrMap) walled = NULL;
  CrPlace man = trial_at (trial, "6,8");

  build_castle (trial);
  walled = cr_map_copy (trial->map);
  g_autoptr (CrScene) before_scene = cr_scene_new (trial->map, trial->ruleset);
  g_autoptr (CrField) before = ask (trial, before_scene, &man, 1);
  g_autoptr (CrEdit) edit = cr_operation_parse (walled, trial->ruleset, "side", "wall@6,7:N", NULL);

  cr_edit_swap (edit, walled);
  g_autoptr (CrScene) scene = cr_scene_new (walled, trial->ruleset);
  g_autoptr (CrField) after = ask (trial, scene, &man, 1);
  g_autoptr (CrDifference) there = fixture_difference (scene, before, after);
  g_autoptr (CrDifference) back = fixture_difference (scene, after, before);
  g_autoptr (CrDifference) none = fixture_difference (scene, before, before);

  g_assert_cmpuint (cr_difference_count (there, CR_FIRE_GAINED), ==, 0);
  g_assert_cmpuint (cr_difference_count (there, CR_FIRE_LOST), >, 0);
  g_assert_cmpint (cr_difference_count (there, CR_FIRE_LOST), ==,
                   cr_field_n_hit (before) - cr_field_n_hit (after));
  g_assert_cmpuint (cr_difference_count (back, CR_FIRE_GAINED), ==,
                    cr_difference_count (there, CR_FIRE_LOST));
  g_assert_cmpint (get_change (there, trial_at (trial, "6,6")), ==, CR_FIRE_LOST);
  g_assert_cmpint (get_change (there, trial_at (trial, "6,12")), ==, CR_FIRE_SAME);
  g_assert_cmpint (get_change (there, (CrPlace){ 9, { 0, 0 } }), ==, CR_FIRE_SAME);
  g_assert_cmpuint (cr_difference_n (none), ==, 0);
}

/* COV-01: without his battlement the man on the wall is hit as before, but in the open; one man
 * fewer is one shooter fewer. */
static void
test_difference_kinds (Trial *trial, gconstpointer data)
{
  g_autoptr (CrMap) bare = NULL;
  CrPlace men[] = { trial_at (trial, "5,1"), trial_at (trial, "5,2") };

  build_castle (trial);
  bare = cr_map_copy (trial->map);
  g_autoptr (CrScene) before_scene = cr_scene_new (trial->map, trial->ruleset);
  g_autoptr (CrField) before = ask (trial, before_scene, men, 2);
  g_autoptr (CrField) fewer = ask (trial, before_scene, men, 1);
  g_autoptr (CrEdit) edit = cr_operation_parse (bare, trial->ruleset, "side", "none@5,5:N", NULL);

  cr_edit_swap (edit, bare);
  g_autoptr (CrScene) scene = cr_scene_new (bare, trial->ruleset);
  g_autoptr (CrField) after = ask (trial, scene, men, 2);
  g_autoptr (CrDifference) cover = fixture_difference (scene, before, after);
  g_autoptr (CrDifference) count = fixture_difference (before_scene, before, fewer);

  g_assert_cmpint (get_change (cover, trial_at (trial, "5,5")), ==, CR_FIRE_COVER);
  g_assert_cmpint (get_change (count, trial_at (trial, "5,5")), ==, CR_FIRE_SHOOTERS);
  for (guint i = 0; i < cr_difference_n (count); i++)
    g_assert_cmpuint (cr_difference_get (count, i)->before.n_shooters, >=,
                      cr_difference_get (count, i)->after.n_shooters);
}

static void
test_exposure (Trial *trial, gconstpointer data)
{
  CrLofOptions options;

  build_castle (trial);
  g_autoptr (CrScene) scene = cr_scene_new (trial->map, trial->ruleset);
  g_autoptr (CrFire) fire = cr_fire_new (scene);
  CrPlace way[] = { trial_at (trial, "5,1"), trial_at (trial, "5,2"), trial_at (trial, "5,4"),
                    trial_at (trial, "cellar/5,5") };
  CrPlace men[] = { trial_at (trial, "3,5"), trial_at (trial, "5,5"), trial_at (trial, "9,5") };
  g_autoptr (CrExposure) exposure = NULL, nobody = NULL;
  guint total = 0;

  cr_lof_options_init (&options, trial->ruleset);
  exposure = cr_exposure_new (fire, (CrPlaces){ way, 4 }, (CrPlaces){ men, 3 }, &options);
  nobody = cr_exposure_new (fire, (CrPlaces){ way, 4 }, (CrPlaces){ NULL, 0 }, &options);
  g_assert_cmpuint (cr_exposure_n_steps (exposure), ==, 4);
  for (guint i = 0; i < 4; i++) {
    const CrExposureStep *step = cr_exposure_get_step (exposure, i);
    guint n = 0;

    for (gsize j = 0; j < 3; j++)
      n += cr_lof_judge (scene, men[j], way[i], &options, NULL).verdict == CR_LOF_CLEAR ? 1 : 0;
    g_assert_cmpuint (step->hitters->len, ==, n);
    total += n;
  }
  g_assert_cmpuint (cr_exposure_get_total (exposure), ==, total);
  g_assert_cmpuint (cr_exposure_n_men (exposure), ==, 3);
  g_assert_cmpuint (cr_exposure_get_step (exposure, 0)->hitters->len, ==, 3);
  g_assert_cmpuint (cr_exposure_get_worst (exposure), ==, 0);
  g_assert_cmpuint (cr_exposure_n_safe (exposure), ==, 1);
  g_assert_cmpuint (cr_exposure_get_total (nobody), ==, 0);
  g_assert_cmpuint (cr_exposure_n_safe (nobody), ==, 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  trial_add ("/core/derived/hitters", test_hitters);
  trial_add ("/core/derived/hitters-by-chance", test_hitters_by_chance);
  trial_add ("/core/derived/hitters-of", test_hitters_of);
  trial_add ("/core/derived/shot-table", test_shot_table);
  trial_add ("/core/derived/shot-table-posts", test_shot_table_posts);
  trial_add ("/core/derived/difference", test_difference);
  trial_add ("/core/derived/difference-kinds", test_difference_kinds);
  trial_add ("/core/derived/exposure", test_exposure);
  return g_test_run ();
}
