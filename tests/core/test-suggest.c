/* test-suggest.c: terrain proposed from a picture, MAP-12.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is proposed is a guess, and no share of right guesses holds for every picture; so the
 * made-up pictures are the same in every run. */
#include "cr-edit-private.h"
#include "cr-plain.h"
#include "cr-suggest.h"

#include <string.h>

/* What a made-up artist paints: a colour, strewn with specks of another. */
typedef struct {
  const char *code;
  int red, green, blue, speck, share; /* of specks, per cent */
} Look;

static const Look looks[] = {
  { "flat", 180, 190, 120, -25, 10 },
  { "scrub", 170, 180, 115, -90, 45 },
  { "moat", 80, 130, 150, 20, 10 },
  { "court", 225, 200, 150, -20, 15 },
};

typedef struct {
  CrMap *map;
  CrGrid grid;
  int looks[26 * 16]; /* what each hex really is */
  CrPatches *patches;
  GRand *rand;
  gboolean cut; /* beyond the edge of the map there is paper */
} Board;

static guint32
pick_pixel (GRand *rand, const Look *look)
{
  int by = g_rand_int_range (rand, 0, 100) < look->share ? look->speck : 0;
  int noise = by + g_rand_int_range (rand, -8, 9);
  int red = CLAMP (look->red + noise, 0, 255), green = CLAMP (look->green + noise, 0, 255);

  return 0xff000000u | (guint32) red << 16 | (guint32) green << 8 |
         (guint32) CLAMP (look->blue + noise, 0, 255);
}

/* Terrains in blobs, as land has them. */
static int
pick_look (CrHex hex, guint seed)
{
  int q = (hex.q + 40) / 4, r = (hex.r + hex.q / 2 + 40) / 4;

  return (int) ((guint) (q * 7 + r * 13 + q * r * 5) + seed) % (int) G_N_ELEMENTS (looks);
}

/* The hexes of @edge are half of their own terrain, a little more of that of the next. */
static void
paint_pixel (Board *board, guint32 *out, CrPoint at)
{
  int cell = cr_grid_get_cell (&board->grid, cr_layout_hex_at (&board->grid, at));
  CrBox frame = cr_layout_frame (&board->grid);
  gboolean inside = at.x > frame.x && at.y > frame.y && at.x < frame.x + frame.width &&
                    at.y < frame.y + frame.height;

  if (board->cut && !inside)
    *out = pick_pixel (board->rand, &looks[G_N_ELEMENTS (looks) - 1]);
  else
    *out = cell < 0 ? 0 : pick_pixel (board->rand, &looks[board->looks[cell]]);
}

static void
paint_row (Board *board, int row)
{
  int width = board->patches->columns * CR_PATCH_PIXELS;
  g_autofree guint32 *band = g_new (guint32, (gsize) width * CR_PATCH_PIXELS);
  double scale = CR_PATCHES_PER_W * CR_PATCH_PIXELS;

  for (int y = 0; y < CR_PATCH_PIXELS; y++)
    for (int x = 0; x < width; x++) {
      CrPoint at = { board->patches->corner.x + (x + 0.5) / scale,
                     board->patches->corner.y + (row * CR_PATCH_PIXELS + y + 0.5) / scale };
      paint_pixel (board, &band[(gsize) y * width + x], at);
    }
  cr_patches_read_row (board->patches, row, (const guint8 *) band, width * 4);
}

static void
paint (Board *board)
{
  for (int row = 0; row < board->patches->rows; row++)
    paint_row (board, row);
  cr_patches_finish (board->patches);
}

/* The variants differ in their hexes and in what there is most of. */
static Board *
board_new (int variant)
{
  Board *board = g_new0 (Board, 1);

  board->grid = (CrGrid){ 26, 16, variant & 1, variant >> 1 & 1, TRUE };
  board->map = cr_map_new_plain (&board->grid, "board", "Board");
  for (int cell = 0; cell < cr_grid_n_cells (&board->grid); cell++)
    board->looks[cell] = pick_look (cr_grid_get_hex (&board->grid, cell), (guint) variant);
  board->rand = g_rand_new_with_seed (1 + (guint) variant);
  board->patches = cr_patches_new (&board->grid);
  return board;
}

static void
board_free (Board *board)
{
  g_rand_free (board->rand);
  cr_patches_free (board->patches);
  cr_map_free (board->map);
  g_free (board);
}

/* The author paints the first @n hexes of each terrain but the ground. */
static void
paint_some (Board *board, int n)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();
  int done[G_N_ELEMENTS (looks)] = { n };

  for (int cell = 0; cell < cr_grid_n_cells (&board->grid); cell++) {
    int look = board->looks[cell];
    CrPlace place = { 0, cr_grid_get_hex (&board->grid, cell) };

    if (done[look]++ < n)
      cr_edit_set_code (edit, board->map, place, CR_LAYER_TERRAIN, looks[look].code);
  }
  cr_edit_swap (edit, board->map);
}

static gboolean
is_proposed (const CrSuggestion *suggestion)
{
  return suggestion->terrain >= 0 && suggestion->confidence >= CR_SUGGEST_LEAST;
}

static int
count_right (const Board *board, const GArray *suggestions)
{
  int n = 0;

  for (guint i = 0; i < suggestions->len; i++) {
    const CrSuggestion *suggestion = &g_array_index (suggestions, CrSuggestion, i);
    int look = board->looks[cr_grid_get_cell (&board->grid, suggestion->place.hex)];

    if (look == 0)
      n += !is_proposed (suggestion);
    else if (is_proposed (suggestion))
      n += g_str_equal (cr_map_get_code (board->map, CR_LAYER_TERRAIN, suggestion->terrain),
                        looks[look].code);
  }
  return n;
}

/* Six hexes of each kind are enough for all the others; what was never painted stays. */
static void
test_learns (void)
{
  for (int variant = 0; variant < 4; variant++) {
    Board *board = board_new (variant);
    g_autoptr (GArray) suggestions = NULL;
    GError *error = NULL;

    paint_some (board, 6);
    paint (board);
    suggestions = cr_suggest_terrain (board->map, 0, board->patches, NULL, &error);
    g_assert_no_error (error);
    g_test_message ("%d of %d right", count_right (board, suggestions), (int) suggestions->len);
    g_assert_cmpint (suggestions->len, ==, 26 * 16 - 18);
    g_assert_cmpint (count_right (board, suggestions) * 100, >=, (int) suggestions->len * 97);
    board_free (board);
  }
}

/* Of a hex that the edge of the map cuts in half, the half that is printed is asked: the paper
 * beyond may look like some other kind. */
static void
test_halves (void)
{
  for (int variant = 0; variant < 4; variant++) {
    Board *board = board_new (variant);
    g_autoptr (GArray) suggestions = NULL;

    board->cut = TRUE;
    paint_some (board, 6);
    paint (board);
    suggestions = cr_suggest_terrain (board->map, 0, board->patches, NULL, NULL);
    g_test_message ("%d of %d right", count_right (board, suggestions), (int) suggestions->len);
    g_assert_cmpint (suggestions->len, ==, 26 * 16 - 18);
    g_assert_cmpint (count_right (board, suggestions) * 100, >=, (int) suggestions->len * 97);
    board_free (board);
  }
}

/* A picture of one colour tells nothing, whatever was painted on it. */
static void
test_blank (void)
{
  Board *board = board_new (0);
  g_autoptr (GArray) suggestions = NULL;

  paint_some (board, 6);
  memset (board->looks, 0, sizeof board->looks);
  paint (board);
  suggestions = cr_suggest_terrain (board->map, 0, board->patches, NULL, NULL);
  g_assert_nonnull (suggestions);
  for (guint i = 0; i < suggestions->len; i++)
    g_assert_false (is_proposed (&g_array_index (suggestions, CrSuggestion, i)));
  board_free (board);
}

static void
test_nothing_painted (void)
{
  Board *board = board_new (0);
  GError *error = NULL;

  paint (board);
  g_assert_null (cr_suggest_terrain (board->map, 0, board->patches, NULL, &error));
  g_assert_nonnull (strstr (error->message, "paint a few hexes"));
  g_clear_error (&error);
  board_free (board);
}

static void
test_no_picture (void)
{
  Board *board = board_new (0);
  GError *error = NULL;

  paint_some (board, 6);
  g_assert_null (cr_suggest_terrain (board->map, 0, board->patches, NULL, &error));
  g_assert_nonnull (strstr (error->message, "No picture"));
  g_clear_error (&error);
  board_free (board);
}

/* Of all hexes that nobody painted, those proposed as what they are, ground as well. */
static int
count_named (const Board *board, const GArray *suggestions)
{
  int n = 0;

  for (guint i = 0; i < suggestions->len; i++) {
    const CrSuggestion *suggestion = &g_array_index (suggestions, CrSuggestion, i);
    int look = board->looks[cr_grid_get_cell (&board->grid, suggestion->place.hex)];

    n += suggestion->terrain >= 0 &&
         g_str_equal (cr_map_get_code (board->map, CR_LAYER_TERRAIN, suggestion->terrain),
                      looks[look].code);
  }
  return n;
}

static void
check_also (int variant)
{
  Board *board = board_new (variant);
  g_autoptr (GArray) also = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autoptr (GArray) suggestions = NULL;
  int n = 0, n_left, n_named;

  paint_some (board, 6);
  paint (board);
  for (int cell = 0; cell < 26 * 16; cell++) {
    CrPlace place = { 0, cr_grid_get_hex (&board->grid, cell) };

    if (board->looks[cell] == 0 && n++ < 8)
      g_array_append_val (also, place);
  }
  suggestions = cr_suggest_terrain (board->map, 0, board->patches, also, NULL);
  n_left = 26 * 16 - 3 * 6 - 8;
  n_named = count_named (board, suggestions);
  g_test_message ("variant %d: %d of %d hexes named", variant, n_named, n_left);
  g_assert_cmpint (n_named * 100, >=, n_left * 97);
  board_free (board);
}

/* Ground that the author names as such is learnt as well, and is then a proposal like others. With
 * that all there is has been taught, be the ground a tenth of the land or half of it: what chance
 * leaves over is no kind of its own. */
static void
test_also (void)
{
  for (int variant = 0; variant < 8; variant++)
    check_also (variant);
}

/* Where no picture lies nothing is said, not even that nothing is known. */
static void
test_uncovered (void)
{
  Board *board = board_new (0);
  g_autoptr (GArray) suggestions = NULL;

  paint_some (board, 6);
  paint (board);
  for (int row = 0; row < board->patches->rows; row++)
    for (int column = board->patches->columns / 2; column < board->patches->columns; column++)
      board->patches->patches[(gsize) row * board->patches->columns + column].covered = FALSE;
  suggestions = cr_suggest_terrain (board->map, 0, board->patches, NULL, NULL);
  for (guint i = 0; i < suggestions->len; i++) {
    CrHex hex = g_array_index (suggestions, CrSuggestion, i).place.hex;

    g_assert_cmpfloat (cr_layout_centre (&board->grid, hex).x, <, 26 * 0.75 / 2 + 0.5);
  }
  g_assert_cmpint (suggestions->len, >, 150);
  board_free (board);
}

/* MAP-12: of a hex of two terrains, the one that covers more. Three squares of five against two
 * are told apart by the share of each, with the confidence near that share. */
static void
test_majority (void)
{
  Board *board = board_new (0);
  g_autoptr (GArray) suggestions = NULL;
  const CrHex mixed = cr_grid_hex_at (&board->grid, 13, 8);
  CrPoint centre = cr_layout_centre (&board->grid, mixed);
  int cell = cr_grid_get_cell (&board->grid, mixed);

  board->looks[cell] = 2;
  paint_some (board, 6);
  paint (board);
  /* The right third is court, copied from a hex of court. */
  for (int row = 0; row < board->patches->rows; row++)
    for (int column = 0; column < board->patches->columns; column++) {
      CrPoint at = cr_patches_get_middle (board->patches, column, row);
      CrPatch *patch = &board->patches->patches[(gsize) row * board->patches->columns + column];

      if (cr_hex_equal (cr_layout_hex_at (&board->grid, at), mixed) && at.x > centre.x + 0.12)
        *patch = (CrPatch){ { 24, 22, 31, 3, 2 }, TRUE };
    }
  suggestions = cr_suggest_terrain (board->map, 0, board->patches, NULL, NULL);
  for (guint i = 0; i < suggestions->len; i++) {
    const CrSuggestion *suggestion = &g_array_index (suggestions, CrSuggestion, i);

    if (!cr_hex_equal (suggestion->place.hex, mixed))
      continue;
    g_assert_cmpint (suggestion->terrain, >=, 0);
    g_assert_cmpstr (cr_map_get_code (board->map, CR_LAYER_TERRAIN, suggestion->terrain), ==,
                     "moat");
    g_assert_cmpint (suggestion->confidence, <, 85);
    board_free (board);
    return;
  }
  g_assert_not_reached ();
}

/* Accepting is one edit; taken back, the map is as it was. */
static void
test_accept (void)
{
  Board *board = board_new (0);
  g_autoptr (GArray) suggestions = NULL;
  g_autoptr (CrEdit) edit = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *undone = NULL;

  paint_some (board, 6);
  paint (board);
  before = cr_map_dup_digest (board->map);
  suggestions = cr_suggest_terrain (board->map, 0, board->patches, NULL, NULL);
  edit = cr_suggest_accept (board->map, suggestions, CR_SUGGEST_LEAST);
  g_assert_cmpint (edit->items->len, >, 100);
  cr_edit_swap (edit, board->map);
  after = cr_map_dup_digest (board->map);
  g_assert_cmpstr (before, !=, after);
  cr_edit_swap (edit, board->map);
  undone = cr_map_dup_digest (board->map);
  g_assert_cmpstr (before, ==, undone);
  board_free (board);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/suggest/learns", test_learns);
  g_test_add_func ("/core/suggest/halves/MAP-05", test_halves);
  g_test_add_func ("/core/suggest/blank", test_blank);
  g_test_add_func ("/core/suggest/nothing-painted", test_nothing_painted);
  g_test_add_func ("/core/suggest/no-picture", test_no_picture);
  g_test_add_func ("/core/suggest/also", test_also);
  g_test_add_func ("/core/suggest/uncovered", test_uncovered);
  g_test_add_func ("/core/suggest/majority/MAP-12", test_majority);
  g_test_add_func ("/core/suggest/accept", test_accept);
  return g_test_run ();
}
