/* test-ground.c: how many hexes of made-up pictures are told right, MAP-12.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>

#include "cr-plain.h"
#include "cr-suggest.h"
#include "ground.h"

typedef struct {
  const char *name;
  GroundStyle style;
  int least; /* right, per cent */
} Case;

static const Case cases[] = {
  { "clean", GROUND_CLEAN, 98 },
  { "painted", GROUND_PAINTED, 95 },
  { "photographed", GROUND_PHOTOGRAPHED, 85 },
};

#define TAUGHT 15 /* per cent of the hexes of each terrain */
#define N_PICTURES 4

typedef struct {
  CrMap *map;
  CrGrid grid;
  int looks[26 * 16];
  GArray *also;
} Board;

/* Terrains in blobs, as land has them. */
static void
lay_out (Board *board, guint seed)
{
  for (int cell = 0; cell < cr_grid_n_cells (&board->grid); cell++) {
    CrHex hex = cr_grid_get_hex (&board->grid, cell);
    int q = (hex.q + 40) / 3, r = (hex.r + hex.q / 2 + 40) / 3;

    board->looks[cell] = (int) (((guint) (q * 7 + r * 13 + q * r * 5) + seed) % GROUND_N_LOOKS);
  }
}

static void
teach (Board *board, GRand *rand)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();

  for (int cell = 0; cell < cr_grid_n_cells (&board->grid); cell++) {
    CrPlace place = { 0, cr_grid_get_hex (&board->grid, cell) };

    if (g_rand_int_range (rand, 0, 100) >= TAUGHT)
      continue;
    cr_edit_set_code (edit, board->map, place, CR_LAYER_TERRAIN, ground_codes[board->looks[cell]]);
    g_array_append_val (board->also, place);
  }
  cr_edit_swap (edit, board->map);
}

typedef struct {
  int n, n_right, n_wrong;
} Score;

static void
try_picture (const Case *trial, guint seed, Score *score)
{
  Board board = { .grid = { 26, 16, seed & 1, CR_SHIFT_ODD, TRUE } };
  GRand *rand = g_rand_new_with_seed (seed);
  g_autoptr (GArray) suggestions = NULL;

  board.map = cr_map_new_plain (&board.grid, "board", "Board");
  board.also = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  lay_out (&board, seed);
  teach (&board, rand);
  g_autoptr (CrPatches) patches = ground_paint (&board.grid, board.looks, trial->style, seed);
  suggestions = cr_suggest_terrain (board.map, 0, patches, board.also, NULL);
  g_assert_nonnull (suggestions);
  for (guint i = 0; i < suggestions->len; i++) {
    const CrSuggestion *s = &g_array_index (suggestions, CrSuggestion, i);
    const char *should = ground_codes[board.looks[cr_grid_get_cell (&board.grid, s->place.hex)]];

    score->n++;
    if (s->terrain < 0 || s->confidence < CR_SUGGEST_LEAST)
      continue;
    if (g_str_equal (cr_map_get_code (board.map, CR_LAYER_TERRAIN, s->terrain), should))
      score->n_right++;
    else
      score->n_wrong++;
  }
  g_array_unref (board.also);
  cr_map_free (board.map);
  g_rand_free (rand);
}

static void
test_right (gconstpointer data)
{
  const Case *trial = data;
  Score score = { 0 };

  for (guint seed = 1; seed <= N_PICTURES; seed++)
    try_picture (trial, seed, &score);
  g_test_message ("%d of %d right, %d wrong: %.1f %%", score.n_right, score.n, score.n_wrong,
                  100.0 * score.n_right / score.n);
  g_assert_cmpint (100 * score.n_right, >=, trial->least * score.n);
  /* What is answered is right. */
  g_assert_cmpint (score.n_wrong, <=, score.n * 2 / 100);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *path = g_strdup_printf ("/core/suggest/right/%s", cases[i].name);
    g_test_add_data_func (path, &cases[i], test_right);
  }
  return g_test_run ();
}
