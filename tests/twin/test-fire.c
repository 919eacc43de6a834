/* test-fire.c: lines of fire follow edits. SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is kept for many lines is after random edits what it would be if it were worked out anew:
 * it holds no rule (LOF, RMP, HRD, COV) and must not change one. The seed is printed and
 * CRENEL_SEED repeats it. */
#include "compare.h"
#include "fire-castle.h"

#include "cr-field-private.h"
#include "fixture-field.h"
#include "fixture.h"

#define N_CASTLES 24
#define N_EDITS 20

static CrRuleset *ruleset;

static CrLofTable *
new_table (const CrScene *scene)
{
  CrLofTable *table = cr_lof_table_begin (scene);

  while (!cr_lof_table_grow (table, G_MAXINT))
    continue;
  return table;
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
  assert_same_site (*cr_lof_table_site (a, place), *cr_lof_table_site (b, place));
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
  g_assert_cmpint (a->low, ==, b->low);
  g_assert_cmpint (a->rampart, ==, b->rampart);
  g_assert_cmpint (a->cover, ==, b->cover);
  g_assert_cmpint (a->breach, ==, b->breach);
}

static void
assert_same_view (const CrLofView *a, const CrLofView *b)
{
  gsize n = a->square.n_cells;

  g_assert_cmpmem (a->tops, n * CR_LOF_N_LAYERS, b->tops, n * CR_LOF_N_LAYERS);
  g_assert_cmpmem (a->levels, n, b->levels, n);
  g_assert_cmpmem (a->grounds, n, b->grounds, n);
  g_assert_cmpmem (a->sides, n, b->sides, n);
  for (gsize i = 0; i < n; i++)
    assert_same_stance (cr_lof_view_stance (a, (int) i), cr_lof_view_stance (b, (int) i));
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
  g_autoptr (GRand) rand = compare_make_rand ();

  for (int i = 0; i < N_CASTLES; i++) {
    g_autoptr (FireCastle) castle = fire_castle_random (rand, ruleset);

    cr_fire_prepare (castle->fire);
    for (int j = 0; j < N_EDITS; j++) {
      g_autoptr (CrEdit) edit = fire_castle_random_edit (castle, rand);

      for (int swaps = j % 3 == 2 ? 2 : 1; swaps > 0; swaps--) {
        fire_castle_swap (castle, edit);
        g_autoptr (CrLofTable) anew = new_table (castle->scene);
        assert_same_table (castle->fire->table, anew);
      }
    }
  }
}

static void
swap_random (FireCastle *castle, GRand *rand)
{
  g_autoptr (CrEdit) edit = fire_castle_random_edit (castle, rand);

  fire_castle_swap (castle, edit);
}

/* Edits come while the table is being read, from the first hex to after the last; it is then what
 * it would be, and is followed from there as any other. */
static void
test_growth (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();
  int n_between = 0;

  for (int i = 0; i < 2 * N_CASTLES; i++) {
    g_autoptr (FireCastle) castle = fire_castle_random (rand, ruleset);
    int most = cr_grid_n_cells (cr_map_get_grid (castle->map)) / (1 + i % 8);

    g_assert_false (cr_fire_is_ready (castle->fire));
    while (!cr_fire_grow (castle->fire, g_rand_int_range (rand, 1, most + 2))) {
      g_assert_false (cr_fire_is_ready (castle->fire));
      swap_random (castle, rand);
      n_between++;
    }
    g_assert_true (cr_fire_is_ready (castle->fire));
    for (int j = 0; j < 3; j++) {
      g_autoptr (CrLofTable) anew = new_table (castle->scene);

      assert_same_table (castle->fire->table, anew);
      swap_random (castle, rand);
    }
  }
  g_assert_cmpint (n_between, >, 16 * N_CASTLES);
}

/* Who asks does not have to wait for it, and a map of other floors is read from the beginning. */
static void
test_growth_asked (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();
  g_autoptr (FireCastle) castle = fire_castle_random (rand, ruleset);
  g_autoptr (CrLofTable) anew = new_table (castle->scene);

  g_assert_false (cr_fire_grow (castle->fire, 1));
  cr_fire_prepare (castle->fire);
  g_assert_true (cr_fire_is_ready (castle->fire));
  assert_same_table (castle->fire->table, anew);
  g_assert_true (cr_fire_grow (castle->fire, 1));
  cr_fire_touch (castle->fire);
  g_assert_false (cr_fire_is_ready (castle->fire));
  g_assert_false (cr_fire_grow (castle->fire, 1));
}

/* Whether height decides it alone. */
static gboolean
assert_same_line (FireCastle *castle, CrFireLine *line, CrPlace from, CrPlace to)
{
  CrLofQuick *quick = &g_array_index (castle->fire->quicks, CrLofQuick, from.floor);
  CrLofQuickPair pair = cr_lof_quick_pair (quick, from.hex, to.hex);
  CrCover cover;

  fire_castle_shoot (castle, line, from, to);
  return from.floor == to.floor && cr_lof_quick_judge (quick, &pair, &cover) != CR_LOF_QUICK_DOUBT;
}

static CrPlace
get_place (const CrField *field, int index)
{
  return (CrPlace){ index / field->n_cells, field->hexes[index] };
}

/* Of all pairs, and how many of them height decides alone. */
static void
test_lines (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();
  int n_quick = 0, n_all = 0;

  for (int i = 0; i < N_CASTLES / 2; i++) {
    g_autoptr (FireCastle) castle = fire_castle_random (rand, ruleset);
    CrLofOptions options = { FALSE, -1 };
    g_autoptr (CrField) places = fixture_field (castle->fire, NULL, 0, &options);
    CrFireLine line;

    cr_fire_begin (castle->fire, &options, &line);
    for (int a = 0; a < places->n_places; a++)
      for (int b = 0; b < places->n_places; b++) {
        CrPlace from = get_place (places, a), to = get_place (places, b);

        if (!places->exists[a] || !places->exists[b])
          continue;
        n_all++;
        n_quick += assert_same_line (castle, &line, from, to) ? 1 : 0;
      }
  }
  g_test_message ("height decides %d of %d", n_quick, n_all);
  g_assert_cmpint (n_quick, >, n_all / 10);
}

/* Shooters may lose their hex and get it back. */
static void
test_field (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();
  gsize n_waited = 0, n_all = 0;

  for (int i = 0; i < N_CASTLES; i++) {
    g_autoptr (FireCastle) castle = fire_castle_random (rand, ruleset);
    CrLofOptions options = { i % 4 == 3, -1 };
    CrPlace shooters[5];
    gsize n = 1 + i % G_N_ELEMENTS (shooters);

    for (gsize j = 0; j < n; j++)
      shooters[j] = fire_castle_random_place (rand, castle->map);
    g_autoptr (CrField) field = fixture_field (castle->fire, shooters, n, &options);
    for (int j = 0; j < N_EDITS; j++) {
      g_autoptr (CrEdit) edit = fire_castle_random_edit (castle, rand);

      for (int swaps = j % 3 == 2 ? 3 : 1; swaps > 0; swaps--)
        fire_castle_swap (castle, edit);
      field = fire_castle_follow (castle, field, shooters, n, &options);
      n_waited += cr_field_n_waiting (field);
      fire_castle_check_field (castle, field, shooters, n, &options);
      n_all += n * cr_map_n_floors (castle->map) * cr_grid_n_cells (cr_map_get_grid (castle->map));
    }
  }
  g_test_message ("judged again %" G_GSIZE_FORMAT " of %" G_GSIZE_FORMAT, n_waited, n_all);
  g_assert_cmpuint (n_waited, <, n_all * 3 / 4);
}

/* All of them, or some. */
/* A castle by chance with many shooters in it. */
typedef struct {
  FireCastle *castle;
  GArray *places;
  const CrPlace *shooters;
} Crowd;

static void
crowd_clear (Crowd *crowd)
{
  g_clear_pointer (&crowd->castle, fire_castle_free);
  g_clear_pointer (&crowd->places, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Crowd, crowd_clear)

/* One in every so many places. */
static Crowd
crowd_random (GRand *rand, int stride)
{
  Crowd crowd = { .castle = fire_castle_random (rand, ruleset),
                  .places = g_array_new (FALSE, FALSE, sizeof (CrPlace)) };
  const CrMap *map = crowd.castle->map;
  const CrGrid *grid = cr_map_get_grid (map);

  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell += stride)
      g_array_append_vals (crowd.places, &(CrPlace){ floor, cr_grid_get_hex (grid, cell) }, 1);
  crowd.shooters = cr_places_of (crowd.places).places;
  return crowd;
}

static CrField *
crowd_start (const Crowd *crowd, const CrLofOptions *options)
{
  return cr_field_start (crowd->castle->fire, crowd->shooters, crowd->places->len, options);
}

/* Judged one after the other. */
static CrField *
crowd_judge_singly (const Crowd *crowd, const CrLofOptions *options)
{
  CrField *field = crowd_start (crowd, options);

  field->fresh = FALSE;
  g_assert_true (cr_field_work (field, crowd->castle->fire, G_MAXINT));
  return field;
}

/* Each shooter's shots bit by bit. */
static void
assert_same_shots (const CrField *a, const CrField *b)
{
  for (int i = 0; i < a->n_shooters; i++)
    if (a->present[i])
      g_assert_cmpmem (cr_field_row (a, i), a->n_places, cr_field_row (b, i), b->n_places);
}

/* A shooter in each place, judged many at once, and one after the other. */
static void
test_sweep (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();

  for (int i = 0; i < N_CASTLES; i++) {
    g_auto (Crowd) crowd = crowd_random (rand, 1);
    CrLofOptions options = { FALSE, -1 };
    g_autoptr (CrField) at_once =
        fixture_field (crowd.castle->fire, crowd.shooters, crowd.places->len, &options);
    g_autoptr (CrField) singly = crowd_judge_singly (&crowd, &options);

    fire_castle_assert_same_field (crowd.castle->map, at_once, singly);
    assert_same_shots (at_once, singly);
  }
}

/* So many that their shots are not kept, with and without a weapon's reach, bit by bit. */
static void
test_sweep_loose (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();
  CrWeapon weapon = *cr_ruleset_get_weapon (ruleset, 0);

  for (int band = 0; band < CR_N_BANDS; band++)
    weapon.reach[band].value = 2 * band + 2;
  for (int i = 0; i < N_CASTLES; i++) {
    g_auto (Crowd) crowd = crowd_random (rand, 1 + i % 3);
    CrLofOptions options = { .from_side = -1, .weapon = i % 2 == 0 ? &weapon : NULL };
    g_autoptr (CrField) swept = crowd_start (&crowd, &options);
    g_autoptr (CrField) kept = crowd_start (&crowd, &options);
    g_autoptr (CrField) singly = crowd_judge_singly (&crowd, &options);

    swept->keeps = FALSE;
    memset (swept->shots, CR_FIELD_WAITS, swept->n_places);
    while (!cr_field_work (swept, crowd.castle->fire, 1))
      g_assert_false (cr_field_is_known (swept));
    while (!cr_field_work (kept, crowd.castle->fire, 50))
      ;
    fire_castle_assert_same_field (crowd.castle->map, swept, singly);
    fire_castle_assert_same_field (crowd.castle->map, kept, singly);
    assert_same_shots (kept, singly);
  }
}

/* An edit while the sweep lasts, and others when it is over. */
static void
test_sweep_follow (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();

  for (int i = 0; i < N_CASTLES; i++) {
    g_auto (Crowd) crowd = crowd_random (rand, 1);
    FireCastle *castle = crowd.castle;
    CrLofOptions options = { FALSE, -1 };
    guint n = crowd.places->len;
    g_autoptr (CrField) field = crowd_start (&crowd, &options);

    g_assert_false (cr_field_work (field, castle->fire, 1));
    for (int j = 0; j < 3; j++) {
      g_autoptr (CrEdit) edit = fire_castle_random_edit (castle, rand);

      fire_castle_swap (castle, edit);
      field = fire_castle_follow (castle, field, crowd.shooters, n, &options);
      fire_castle_check_field (castle, field, crowd.shooters, n, &options);
    }
  }
}

/* Each slice gets on, if only by one shot. */
static void
work_in_slices (CrField *field, CrFire *fire, int n_shots)
{
  gsize n_slices = 0, most = 8 * (gsize) field->n_places * field->n_shooters;

  while (!cr_field_work (field, fire, n_shots))
    g_assert_cmpuint (++n_slices, <, most);
}

/* Too many shooters to keep all their shots. */
static void
test_loose (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();

  for (int i = 0; i < N_CASTLES; i++) {
    g_autoptr (FireCastle) castle = fire_castle_random (rand, ruleset);
    CrLofOptions options = { FALSE, -1 };
    CrPlace shooters[5];

    for (gsize j = 0; j < G_N_ELEMENTS (shooters); j++)
      shooters[j] = fire_castle_random_place (rand, castle->map);
    g_autoptr (CrField) whole = fixture_field (castle->fire, shooters, 5, &options);
    g_autoptr (CrField) field = cr_field_start (castle->fire, shooters, 5, &options);
    field->keeps = FALSE;
    memset (field->stale, 0, field->n_places);
    work_in_slices (field, castle->fire, g_rand_int_range (rand, 1, 50));
    fire_castle_assert_same_field (castle->map, field, whole);
    g_assert_false (cr_field_follow (field, castle->fire));
  }
}

/* Of a weapon that reaches only so far, whoever is farther away is neither hit nor in dead ground.
 */
static void
test_reach (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();

  for (int i = 0; i < N_CASTLES; i++) {
    g_autoptr (FireCastle) castle = fire_castle_random (rand, ruleset);
    const CrWeapon *like = cr_ruleset_get_weapon (ruleset, 0);
    CrWeapon weapon = *like;
    CrLofOptions options = { .from_side = -1, .weapon = &weapon };
    CrPlace from = fire_castle_random_place (rand, castle->map);

    for (int band = 0; band < CR_N_BANDS; band++)
      weapon.reach[band].value = band + 1;
    g_autoptr (CrField) field = fixture_field (castle->fire, &from, 1, &options);
    g_autoptr (CrField) places = fixture_field (castle->fire, NULL, 0, &options);
    for (int j = 0; j < places->n_places; j++) {
      CrPlace to = get_place (places, j);
      CrLof lof = cr_lof_judge (castle->scene, from, to, &options, NULL);
      const CrFieldCell *cell = cr_field_get (field, to);

      g_assert_cmpint (cell->verdict, ==, lof.verdict);
      g_assert_cmpint (cell->n_shooters, ==, lof.verdict == CR_LOF_CLEAR ? 1 : 0);
      if (cr_hex_distance (from.hex, to.hex) > CR_N_BANDS)
        g_assert_false (cr_field_is_dead (field, to));
    }
    for (int j = 0; j < N_EDITS; j++) {
      g_autoptr (CrEdit) edit = fire_castle_random_edit (castle, rand);

      fire_castle_swap (castle, edit);
      field = fire_castle_follow (castle, field, &from, 1, &options);
      fire_castle_check_field (castle, field, &from, 1, &options);
    }
  }
}

/* What an edit of a floor brings cannot be followed. */
static void
test_anew (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();
  g_autoptr (FireCastle) castle = fire_castle_random (rand, ruleset);
  CrLofOptions options = { FALSE, -1 };
  CrPlace shooter = { 0, { 0, 0 } };
  g_autoptr (CrField) field = fixture_field (castle->fire, &shooter, 1, &options);

  g_assert_true (cr_field_follow (field, castle->fire));
  cr_fire_touch (castle->fire);
  g_assert_false (cr_field_follow (field, castle->fire));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ruleset = fixture_load_ruleset ("siege", NULL);
  g_test_add_func ("/core/fire/table", test_table);
  g_test_add_func ("/core/fire/growth", test_growth);
  g_test_add_func ("/core/fire/growth-asked", test_growth_asked);
  g_test_add_func ("/core/fire/lines", test_lines);
  g_test_add_func ("/core/fire/field", test_field);
  g_test_add_func ("/core/fire/sweep", test_sweep);
  g_test_add_func ("/core/fire/sweep-loose", test_sweep_loose);
  g_test_add_func ("/core/fire/sweep-follow", test_sweep_follow);
  g_test_add_func ("/core/fire/loose", test_loose);
  g_test_add_func ("/core/fire/reach", test_reach);
  g_test_add_func ("/core/fire/anew", test_anew);

  int status = g_test_run ();
  cr_ruleset_unref (ruleset);
  return status;
}
