/* test-fire.c: lines of fire follow edits. SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is kept for many lines is after random edits what it would be if it were worked out anew:
 * it holds no rule (LOF, RMP, HRD, COV) and must not change one. The seed is printed and
 * CRENEL_SEED repeats it. */
#include "fire-edit.h"
#include "random-castle.h"

#include "cr-field-private.h"
#include "fixture.h"

#define N_CASTLES 24
#define N_EDITS 20

static CrRuleset *ruleset;

static GRand *
make_rand (void)
{
  const char *seed = g_getenv ("CRENEL_SEED");
  guint32 value =
      seed != NULL ? (guint32) g_ascii_strtoull (seed, NULL, 10) : (guint32) g_test_rand_int ();

  g_test_message ("CRENEL_SEED=%u", value);
  return g_rand_new_with_seed (value);
}

static void
assert_same_site (CrLofSite a, CrLofSite b)
{
  g_assert_cmpint (a.exists, ==, b.exists);
  g_assert_cmpint (a.level, ==, b.level);
  g_assert_cmpint (a.top, ==, b.top);
  g_assert_cmpint (a.sides, ==, b.sides);
  g_assert_cmpint (a.hung, ==, b.hung);
  g_assert_cmpint (a.walk, ==, b.walk);
  g_assert_cmpint (a.set_back, ==, b.set_back);
  g_assert_cmpint (a.wall, ==, b.wall);
  g_assert_cmpint (a.keep, ==, b.keep);
  g_assert_cmpint (a.low, ==, b.low);
  g_assert_cmpint (a.blocks, ==, b.blocks);
  g_assert_cmpint (a.tower, ==, b.tower);
  g_assert_cmpint (a.moat, ==, b.moat);
  g_assert_cmpint (a.passage, ==, b.passage);
}

static void
assert_same_place (const CrLofTable *a, const CrLofTable *b, CrPlace place)
{
  assert_same_site (cr_lof_table_site (a, place), cr_lof_table_site (b, place));
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    gsize n_a, n_b;
    const CrSide *x = cr_lof_table_sides (a, place, d, &n_a);
    const CrSide *y = cr_lof_table_sides (b, place, d, &n_b);

    g_assert_cmpuint (n_a, ==, n_b);
    for (gsize i = 0; i < n_a; i++)
      g_assert_true (cr_side_same (&x[i], &y[i]));
  }
}

static void
assert_same_stance (const CrLofStance *a, const CrLofStance *b)
{
  g_assert_cmpint (a->ends, ==, b->ends);
  g_assert_cmpint (a->slits, ==, b->slits);
  g_assert_cmpint (a->doors, ==, b->doors);
  g_assert_cmpint (a->odd, ==, b->odd);
  g_assert_cmpint (a->odd_in, ==, b->odd_in);
  g_assert_cmpint (a->battlements, ==, b->battlements);
  g_assert_cmpint (a->low_walls, ==, b->low_walls);
  g_assert_cmpint (a->parapets, ==, b->parapets);
  g_assert_cmpint (a->onward, ==, b->onward);
  g_assert_cmpint (a->indoors, ==, b->indoors);
  g_assert_cmpint (a->flags, ==, b->flags);
  g_assert_cmpint (a->arcs, ==, b->arcs);
}

static void
assert_same_view (const CrLofView *a, const CrLofView *b)
{
  gsize n = a->square.n_cells;

  g_assert_cmpmem (a->tops, n * CR_LOF_N_LAYERS, b->tops, n * CR_LOF_N_LAYERS);
  g_assert_cmpmem (a->levels, n, b->levels, n);
  g_assert_cmpmem (a->sides, n, b->sides, n);
  g_assert_cmpmem (a->lows, n, b->lows, n);
  g_assert_cmpmem (a->ramparts, n, b->ramparts, n);
  for (gsize i = 0; i < n; i++)
    assert_same_stance (&a->stances[i], &b->stances[i]);
  g_assert_cmpmem (a->covers, n, b->covers, n);
}

static void
assert_same_table (const CrLofTable *a, const CrLofTable *b)
{
  const CrGrid *grid = a->grid;

  g_assert_cmpint (a->n_keep_doors, ==, b->n_keep_doors);
  for (int floor = 0; floor < (int) a->views->len; floor++) {
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++)
      assert_same_place (a, b, (CrPlace){ floor, cr_grid_get_hex (grid, cell) });
    assert_same_view (a->views->pdata[floor], b->views->pdata[floor]);
  }
}

/* Every third edit is undone at once. */
static void
test_table (void)
{
  g_autoptr (GRand) rand = make_rand ();

  for (int i = 0; i < N_CASTLES; i++) {
    g_autoptr (CrMap) map = random_castle_new (rand, ruleset);
    g_autoptr (CrMap) donor = random_castle_new (rand, ruleset);
    g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
    g_autoptr (CrFire) fire = cr_fire_new (scene);

    cr_fire_prepare (fire);
    for (int j = 0; j < N_EDITS; j++) {
      g_autoptr (CrEdit) edit = fire_edit_random (rand, map, donor);

      for (int swaps = j % 3 == 2 ? 2 : 1; swaps > 0; swaps--) {
        fire_edit_swap (edit, map, scene, fire);
        g_autoptr (CrLofTable) anew = cr_lof_table_new (scene);
        assert_same_table (fire->table, anew);
      }
    }
  }
}

static gboolean
assert_same_line (CrFire *fire, CrFireLine *line, CrPlace from, CrPlace to)
{
  CrLof lof = cr_lof_judge (fire->scene, from, to, line->slow.options, NULL);
  CrCover cover = CR_COVER_NONE;
  CrVerdict verdict = cr_fire_shoot (fire, line, from, to, &cover);
  CrLofQuick *quick = &g_array_index (fire->quicks, CrLofQuick, from.floor);

  if (verdict != lof.verdict || (lof.verdict == CR_LOF_CLEAR && cover != lof.cover)) {
    const CrMap *map = cr_scene_get_map (fire->scene);
    g_autofree char *a = cr_map_format_place (map, from);
    g_autofree char *b = cr_map_format_place (map, to);

    g_error ("%s to %s: %s, %s, %s; %s, %s with what is kept", a, b,
             cr_verdict_get_name (lof.verdict), cr_lof_reason_get_name (lof.reason),
             cr_cover_get_name (lof.cover), cr_verdict_get_name (verdict),
             cr_cover_get_name (cover));
  }
  return from.floor == to.floor &&
         cr_lof_quick_judge (quick, from.hex, to.hex, &cover) != CR_LOF_QUICK_DOUBT;
}

/* Of all pairs, and how many of them height decides alone. */
static void
test_lines (void)
{
  g_autoptr (GRand) rand = make_rand ();
  int n_quick = 0, n_all = 0;

  for (int i = 0; i < N_CASTLES / 2; i++) {
    g_autoptr (CrMap) map = random_castle_new (rand, ruleset);
    g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
    g_autoptr (CrFire) fire = cr_fire_new (scene);
    CrLofOptions options = { FALSE, -1 };
    g_autoptr (CrField) places = cr_field_start (fire, NULL, 0, &options);
    CrFireLine line;

    cr_fire_begin (fire, &options, &line);
    for (int a = 0; a < places->n_places; a++)
      for (int b = 0; b < places->n_places; b++) {
        CrPlace from = cr_field_get_place (places, a), to = cr_field_get_place (places, b);

        if (!places->exists[a] || !places->exists[b])
          continue;
        n_all++;
        n_quick += assert_same_line (fire, &line, from, to) ? 1 : 0;
      }
  }
  g_test_message ("height decides %d of %d", n_quick, n_all);
  g_assert_cmpint (n_quick, >, n_all / 10);
}

static void
assert_same_field (const CrMap *map, const CrField *a, const CrField *b)
{
  const CrGrid *grid = cr_map_get_grid (map);

  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
      CrPlace place = { floor, cr_grid_get_hex (grid, cell) };
      const CrFieldCell *x = cr_field_get (a, place), *y = cr_field_get (b, place);

      g_assert_cmpint (x->verdict, ==, y->verdict);
      g_assert_cmpint (x->cover, ==, y->cover);
      g_assert_cmpint (x->range, ==, y->range);
      g_assert_cmpint (x->n_shooters, ==, y->n_shooters);
      g_assert_cmpint (cr_field_is_dead (a, place), ==, cr_field_is_dead (b, place));
    }
}

/* Shooters may lose their hex and get it back. */
static void
test_field (void)
{
  g_autoptr (GRand) rand = make_rand ();
  gsize n_waited = 0, n_all = 0;

  for (int i = 0; i < N_CASTLES; i++) {
    g_autoptr (CrMap) map = random_castle_new (rand, ruleset);
    g_autoptr (CrMap) donor = random_castle_new (rand, ruleset);
    g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
    g_autoptr (CrFire) fire = cr_fire_new (scene);
    CrLofOptions options = { i % 4 == 3, -1 };
    CrPlace shooters[5];
    gsize n = 1 + i % G_N_ELEMENTS (shooters);

    for (gsize j = 0; j < n; j++)
      shooters[j] = fire_edit_random_place (rand, map);
    g_autoptr (CrField) field = cr_field_new (fire, shooters, n, &options, NULL, NULL);
    for (int j = 0; j < N_EDITS; j++) {
      g_autoptr (CrEdit) edit = fire_edit_random (rand, map, donor);

      for (int swaps = j % 3 == 2 ? 3 : 1; swaps > 0; swaps--)
        fire_edit_swap (edit, map, scene, fire);
      /* A drawbridge may look at all of the castle anew. */
      if (!cr_field_follow (field, fire)) {
        g_assert_cmpuint (cr_map_n_nodes (map, CR_SECTION_MECHANISMS), >, 0);
        g_clear_pointer (&field, cr_field_free);
        field = cr_field_new (fire, shooters, n, &options, NULL, NULL);
      }
      n_waited += cr_field_n_waiting (field);
      g_assert_true (cr_field_work (field, fire, G_MAXINT));

      g_autoptr (CrFire) other = cr_fire_new (scene);
      g_autoptr (CrField) anew = cr_field_new (other, shooters, n, &options, NULL, NULL);
      assert_same_field (map, field, anew);
      n_all += n * cr_map_n_floors (map) * cr_grid_n_cells (cr_map_get_grid (map));
    }
  }
  g_test_message ("judged again %" G_GSIZE_FORMAT " of %" G_GSIZE_FORMAT, n_waited, n_all);
  g_assert_cmpuint (n_waited, <, n_all * 3 / 4);
}

/* A shooter in each place, judged many at once, and one after the other. */
static void
test_sweep (void)
{
  g_autoptr (GRand) rand = make_rand ();

  for (int i = 0; i < N_CASTLES; i++) {
    g_autoptr (CrMap) map = random_castle_new (rand, ruleset);
    g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
    g_autoptr (CrFire) fire = cr_fire_new (scene);
    CrLofOptions options = { FALSE, -1 };
    g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
    const CrGrid *grid = cr_map_get_grid (map);

    for (int floor = 0; floor < cr_map_n_floors (map); floor++)
      for (int cell = 0; cell < cr_grid_n_cells (grid); cell++)
        g_array_append_vals (places, &(CrPlace){ floor, cr_grid_get_hex (grid, cell) }, 1);

    const CrPlace *shooters = (const CrPlace *) (const void *) places->data;
    g_autoptr (CrField) at_once = cr_field_new (fire, shooters, places->len, &options, NULL, NULL);
    g_autoptr (CrField) singly = cr_field_start (fire, shooters, places->len, &options);
    singly->fresh = FALSE;
    g_assert_true (cr_field_work (singly, fire, G_MAXINT));
    assert_same_field (map, at_once, singly);
    for (int j = 0; j < at_once->n_shooters; j++)
      if (at_once->present[j])
        g_assert_cmpmem (at_once->shots + (gsize) j * at_once->n_places, at_once->n_places,
                         singly->shots + (gsize) j * singly->n_places, singly->n_places);
  }
}

/* Too many shooters to keep all their shots. */
static void
test_loose (void)
{
  g_autoptr (GRand) rand = make_rand ();

  for (int i = 0; i < N_CASTLES; i++) {
    g_autoptr (CrMap) map = random_castle_new (rand, ruleset);
    g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
    g_autoptr (CrFire) fire = cr_fire_new (scene);
    CrLofOptions options = { FALSE, -1 };
    CrPlace shooters[5];

    for (gsize j = 0; j < G_N_ELEMENTS (shooters); j++)
      shooters[j] = fire_edit_random_place (rand, map);
    g_autoptr (CrField) whole = cr_field_new (fire, shooters, 5, &options, NULL, NULL);
    g_autoptr (CrField) field = cr_field_start (fire, shooters, 5, &options);
    field->keeps = FALSE;
    memset (field->stale, 0, field->n_places);
    while (!cr_field_work (field, fire, 50))
      ;
    assert_same_field (map, field, whole);
    g_assert_false (cr_field_follow (field, fire));
  }
}

/* Of a weapon that reaches only so far, whoever is farther away is neither hit nor in dead ground.
 */
static void
test_reach (void)
{
  g_autoptr (GRand) rand = make_rand ();

  for (int i = 0; i < N_CASTLES; i++) {
    g_autoptr (CrMap) map = random_castle_new (rand, ruleset);
    g_autoptr (CrMap) donor = random_castle_new (rand, ruleset);
    g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
    g_autoptr (CrFire) fire = cr_fire_new (scene);
    const CrWeapon *like = cr_ruleset_get_weapon (ruleset, 0);
    CrWeapon weapon = *like;
    CrLofOptions options = { .from_side = -1, .weapon = &weapon };
    CrPlace from = fire_edit_random_place (rand, map);

    for (int band = 0; band < CR_N_BANDS; band++)
      weapon.reach[band].value = band + 1;
    g_autoptr (CrField) field = cr_field_new (fire, &from, 1, &options, NULL, NULL);
    g_autoptr (CrField) places = cr_field_start (fire, NULL, 0, &options);
    for (int j = 0; j < places->n_places; j++) {
      CrPlace to = cr_field_get_place (places, j);
      CrLof lof = cr_lof_judge (scene, from, to, &options, NULL);
      const CrFieldCell *cell = cr_field_get (field, to);

      g_assert_cmpint (cell->verdict, ==, lof.verdict);
      g_assert_cmpint (cell->n_shooters, ==, lof.verdict == CR_LOF_CLEAR ? 1 : 0);
      if (cr_hex_distance (from.hex, to.hex) > CR_N_BANDS)
        g_assert_false (cr_field_is_dead (field, to));
    }
    for (int j = 0; j < N_EDITS; j++) {
      g_autoptr (CrEdit) edit = fire_edit_random (rand, map, donor);

      fire_edit_swap (edit, map, scene, fire);
      if (!cr_field_follow (field, fire)) {
        cr_field_free (field);
        field = cr_field_start (fire, &from, 1, &options);
      }
      cr_field_work (field, fire, G_MAXINT);
      g_autoptr (CrField) anew = cr_field_new (fire, &from, 1, &options, NULL, NULL);
      assert_same_field (map, field, anew);
    }
  }
}

/* What an edit of a floor brings cannot be followed. */
static void
test_anew (void)
{
  g_autoptr (GRand) rand = make_rand ();
  g_autoptr (CrMap) map = random_castle_new (rand, ruleset);
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  g_autoptr (CrFire) fire = cr_fire_new (scene);
  CrLofOptions options = { FALSE, -1 };
  CrPlace shooter = { 0, { 0, 0 } };
  g_autoptr (CrField) field = cr_field_new (fire, &shooter, 1, &options, NULL, NULL);

  g_assert_true (cr_field_follow (field, fire));
  cr_fire_touch (fire);
  g_assert_false (cr_field_follow (field, fire));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ruleset = fixture_load_ruleset ("siege", NULL);
  g_test_add_func ("/core/fire/table", test_table);
  g_test_add_func ("/core/fire/lines", test_lines);
  g_test_add_func ("/core/fire/field", test_field);
  g_test_add_func ("/core/fire/sweep", test_sweep);
  g_test_add_func ("/core/fire/loose", test_loose);
  g_test_add_func ("/core/fire/reach", test_reach);
  g_test_add_func ("/core/fire/anew", test_anew);

  int status = g_test_run ();
  cr_ruleset_unref (ruleset);
  return status;
}
