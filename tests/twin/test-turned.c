/* test-turned.c: verdicts stay when a castle is laid otherwise.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random castles turned, mirrored, moved, laid on hexes of the other orientation or shift, turned
 * as pieces, cut in two and joined, grown and cropped at the edges, and numbered otherwise, bare
 * and with men on them: proves U-34 and that no rule depends on where a castle lies. CRENEL_SEED
 * repeats a run. */
#include "compare.h"
#include "random-castle.h"
#include "random-muster.h"

#include "cr-build.h"
#include "cr-map-private.h"
#include "cr-numbering.h"
#include "cr-operation.h"
#include "cr-piece.h"
#include "cr-resize.h"
#include "fixture.h"

#define N_CASTLES 24

static CrRuleset *ruleset;

/* ---- comparing ---- */

/* Where a hex of the one map lies on the other: turned about @from, which comes to @to. */
typedef struct {
  int sixths;
  gboolean mirror;
  CrHex from, to;
} Move;

static CastleTurn
get_turn (const Move *move)
{
  CastleTurn turn = { .sixths = move->sixths, .mirror = move->mirror };

  turn.moved = cr_hex_sub (move->to, castle_turn_hex (&turn, move->from));
  return turn;
}

/* A piece has the floors of its places only. */
static CrPlace
move_place (const CrMap *map, const CrMap *other, const CastleTurn *turn, CrPlace place)
{
  int floor = cr_map_find_floor (other, cr_map_get_floor (map, place.floor)->id);

  return (CrPlace){ floor, castle_turn_hex (turn, place.hex) };
}

static void
tell_and_stop (const CrMap *map, const CrLof *one, const CrLof *two)
{
  g_autofree char *from = cr_map_format_place (map, one->from);
  g_autofree char *to = cr_map_format_place (map, one->to);

  compare_describe (map);
  g_error ("%s to %s: %s, %s, back %s; laid otherwise %s, %s, back %s", from, to,
           cr_lof_reason_get_name (one->reason), cr_cover_get_name (one->cover),
           cr_lof_reason_get_name (one->reverse_reason), cr_lof_reason_get_name (two->reason),
           cr_cover_get_name (two->cover), cr_lof_reason_get_name (two->reverse_reason));
}

static gboolean
is_same (const CrLof *one, const CrLof *two)
{
  return one->verdict == two->verdict && one->reason == two->reason && one->cover == two->cover &&
         one->range == two->range && one->reverse == two->reverse &&
         one->reverse_reason == two->reverse_reason;
}

/* All pairs of places, with the men of each. */
static void
compare_scenes (const CrScene *scene,
                const CrScene *moved,
                const CastleTurn *turn,
                const CrLofOptions options[2])
{
  const CrMap *map = cr_scene_get_map (scene), *other = cr_scene_get_map (moved);
  g_autoptr (GArray) places = compare_list_places (scene);

  for (guint a = 0; a < places->len; a++)
    for (guint b = 0; b < places->len; b++) {
      CrPlace from = g_array_index (places, CrPlace, a), to = g_array_index (places, CrPlace, b);
      CrPlace there = move_place (map, other, turn, from);
      CrPlace thither = move_place (map, other, turn, to);

      g_assert_true (cr_scene_has_place (moved, there) && cr_scene_has_place (moved, thither));
      CrLof one = cr_lof_judge (scene, from, to, &options[0], NULL);
      CrLof two = cr_lof_judge (moved, there, thither, &options[1], NULL);
      if (!is_same (&one, &two))
        tell_and_stop (map, &one, &two);
    }
}

/* Bare, and with men, siege towers, a weapon and weather under any switches. */
static void
compare_maps (GRand *rand, const CrMap *map, const CrMap *other, const Move *move, gboolean either)
{
  CastleTurn turn = get_turn (move);
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  g_autoptr (CrScene) moved = cr_scene_new (other, ruleset);
  g_autoptr (CrMuster) any = random_muster_new (rand, map, ruleset);
  g_autoptr (CrMuster) muster = random_muster_settle (rand, any);
  g_autoptr (CrMuster) turned = castle_turn_muster (&turn, map, other, muster);
  CrLofOptions options[2];

  cr_lof_options_init (&options[0], ruleset);
  options[0].either = either;
  options[1] = options[0];
  compare_scenes (scene, moved, &turn, options);
  options[0] = random_muster_options (rand, ruleset, muster);
  options[1] = castle_turn_options (&turn, &options[0], turned);
  compare_scenes (scene, moved, &turn, options);
}

static const Move stay;

/* What stands between two hexes that are both off the map is lost when a map is cropped. */
static void
drop_outer_sides (CrMap *map)
{
  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    CrFloorData *data = map->floors->pdata[floor];

    for (guint i = data->sides->len; i > 0; i--) {
      const CrSide *side = &g_array_index (data->sides, CrSide, i - 1);
      CrHex hex = cr_grid_get_hex (&map->grid, side->cell);

      if (!cr_map_has_place (map, (CrPlace){ floor, hex }) &&
          !cr_map_has_place (map, (CrPlace){ floor, cr_hex_neighbour (hex, side->direction) }))
        g_array_remove_index (data->sides, i - 1);
    }
  }
}

static void
swap_in (CrEdit *edit, CrMap *map)
{
  cr_edit_swap (edit, map);
  cr_edit_free (edit);
}

/* ---- the tests ---- */

/* What lies outside must not depend on where the map ends. */
static CrMap *
make_castle (GRand *rand)
{
  CrMap *map = random_castle_new (rand, ruleset);

  if (cr_map_n_nodes (map, CR_SECTION_AREAS) == 0)
    castle_drop_bridge (map);
  return map;
}

static void
test_turned (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();

  for (int i = 0; i < N_CASTLES; i++) {
    g_autoptr (CrMap) map = make_castle (rand);
    CastleTurn turn = {
      .sixths = i % 6,
      .mirror = g_rand_boolean (rand),
      .grid = { 90, 90, g_rand_int_range (rand, 0, 2), g_rand_int_range (rand, 0, 2), TRUE },
    };

    turn.moved = cr_grid_hex_at (&turn.grid, g_rand_int_range (rand, 42, 48),
                                 g_rand_int_range (rand, 42, 48));
    g_autoptr (CrMap) turned = castle_turn_map (&turn, map);
    Move move = { turn.sixths, turn.mirror, { 0, 0 }, turn.moved };
    compare_maps (rand, map, turned, &move, i % 2);
  }
}

/* As the program turns and flips a piece. */
static void
test_pieces (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();

  for (int i = 0; i < N_CASTLES; i++) {
    g_autoptr (CrMap) map = make_castle (rand);
    g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
    g_autoptr (GArray) places = compare_list_places (scene);
    CrPlace anchor = g_array_index (places, CrPlace, 0);
    gboolean mirror = i / 6 % 2;
    /* Left and right are swapped, for which pointy hexes are turned by one sixth more. */
    int upright = mirror && map->grid.orientation == CR_POINTY ? 1 : 0;
    g_autoptr (CrMap) piece = cr_piece_copy (map, cr_places_of (places), anchor);
    g_autoptr (CrMap) turned = cr_piece_turn (piece, i % 6, mirror);
    Move copied = { 0, FALSE, anchor.hex, cr_piece_get_anchor (piece).hex };
    Move move = { i % 6 + upright, mirror, anchor.hex, cr_piece_get_anchor (turned).hex };

    drop_outer_sides (map);
    compare_maps (rand, map, piece, &copied, i % 2);
    compare_maps (rand, map, turned, &move, i % 2);
  }
}

static gboolean
is_right_of (const CrGrid *grid, CrHex hex, int cut)
{
  int column, row;

  cr_grid_address (grid, hex, &column, &row);
  return column > cut;
}

/* Takes what lies on one side of a column out of the map and puts it on another. */
static void
carry_half (const CrMap *map, CrMap *joined, int cut, gboolean right)
{
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  g_autoptr (GArray) places = compare_list_places (scene);
  g_autoptr (CrMap) half = NULL;
  g_autoptr (GError) error = NULL;
  CrEdit *edit = cr_edit_new ();

  for (guint i = places->len; i > 0; i--)
    if (is_right_of (&map->grid, g_array_index (places, CrPlace, i - 1).hex, cut) != right)
      g_array_remove_index (places, i - 1);
  if (places->len > 0) {
    const CrPlace *all = cr_places_of (places).places;
    CrPasting how = { .at = all[0], .layers = CR_PIECE_ALL };

    half = cr_piece_copy (map, (CrPlaces){ all, places->len }, all[0]);
    cr_piece_paste (edit, joined, half, &how, &error);
    g_assert_no_error (error);
  }
  swap_in (edit, joined);
}

/* Two maps joined edge to edge are one. */
static void
test_joined (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();

  for (int i = 0; i < N_CASTLES; i++) {
    g_autoptr (CrMap) map = make_castle (rand);
    g_autoptr (CrMap) joined = cr_map_new (&map->grid, "joined");
    int cut = g_rand_int_range (rand, 1, map->grid.columns);

    for (int floor = 0; floor < cr_map_n_floors (map); floor++)
      cr_map_load_floor (joined, cr_map_get_floor (map, floor)->id, NULL);
    carry_half (map, joined, cut, FALSE);
    carry_half (map, joined, cut, TRUE);
    drop_outer_sides (map);
    compare_maps (rand, map, joined, &stay, i % 2);
  }
}

static CrMargins
random_margins (GRand *rand)
{
  return (CrMargins){
    g_rand_int_range (rand, 0, 4),
    g_rand_int_range (rand, 0, 4),
    g_rand_int_range (rand, 0, 4),
    g_rand_int_range (rand, 0, 4),
  };
}

static CrMap *
resize (const CrMap *map, const CrMargins *margins, Move *move)
{
  CrMap *other = cr_map_copy (map);
  CrEdit *edit = cr_edit_new ();
  g_autoptr (GError) error = NULL;
  CrResizing resizing;

  cr_resize_plan (other, margins, &resizing, &error);
  g_assert_no_error (error);
  cr_resize (edit, other, margins, &error);
  g_assert_no_error (error);
  swap_in (edit, other);
  *move = (Move){ 0, FALSE, { 0, 0 }, resizing.shift };
  return other;
}

/* No hexes within the margins. */
static void
clear_edges (CrMap *map, const CrMargins *margins)
{
  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int cell = 0; cell < cr_grid_n_cells (&map->grid); cell++) {
      int column, row;

      cr_grid_address (&map->grid, cr_grid_get_hex (&map->grid, cell), &column, &row);
      if (column <= -margins->west || column > map->grid.columns + margins->east ||
          row <= -margins->north || row > map->grid.rows + margins->south)
        cr_map_load_layer (map, floor, CR_LAYER_TERRAIN)[cell] = 0;
    }
  drop_outer_sides (map);
}

/* Hexes off the map are open: it does not matter whether the map has cells for them. */
static void
test_grown (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();

  for (int i = 0; i < N_CASTLES; i++) {
    g_autoptr (CrMap) map = make_castle (rand);
    CrMargins margins = random_margins (rand);
    CrMargins back = { -margins.west, -margins.east, -margins.north, -margins.south };
    Move move;

    drop_outer_sides (map);
    g_autoptr (CrMap) other = resize (map, &margins, &move);
    clear_edges (other, &back);
    compare_maps (rand, map, other, &move, i % 2);
  }
}

/* Through corners and along sides at the cut hexes of the edge. */
static void
test_cropped (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();

  for (int i = 0; i < N_CASTLES; i++) {
    g_autoptr (CrMap) map = make_castle (rand);
    CrMargins margins = { -(i % 2), -(i / 2 % 2), -(i / 4 % 2), -(i / 8 % 2) };
    Move move;

    if (map->grid.columns < 4 || map->grid.rows < 4)
      continue;
    clear_edges (map, &margins);
    castle_drop_bridge (map);
    g_autoptr (CrMap) other = resize (map, &margins, &move);
    compare_maps (rand, map, other, &move, i / 3 % 2);
  }
}

static CrNumbering
random_numbering (GRand *rand)
{
  static const char *const separators[] = { "", "-", "." };
  CrNumbering numbering = {
    .pattern = g_rand_int_range (rand, 0, 2),
    .first_column = g_rand_int_range (rand, 0, 30),
    .first_row = g_rand_int_range (rand, 0, 30),
    .from = g_rand_int_range (rand, 0, 4),
    .rows_first = g_rand_boolean (rand),
  };

  g_strlcpy (numbering.separator, separators[g_rand_int_range (rand, 0, 3)],
             sizeof numbering.separator);
  return numbering;
}

/* A place asked for by its printed number is that place, and no verdict depends on the numbers. */
static void
test_numbered (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();

  for (int i = 0; i < N_CASTLES; i++) {
    g_autoptr (CrMap) map = make_castle (rand);
    g_autoptr (CrMap) other = cr_map_copy (map);
    g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
    g_autoptr (GArray) places = compare_list_places (scene);
    CrNumbering numbering = random_numbering (rand);
    CrEdit *edit = cr_edit_new ();

    cr_build_numbering (edit, other, &numbering);
    swap_in (edit, other);
    for (guint j = 0; j < places->len; j++) {
      CrPlace place = g_array_index (places, CrPlace, j), read;
      g_autofree char *text = cr_map_format_printed (other, place);
      g_autoptr (GError) error = NULL;

      cr_map_parse_printed (other, text, &read, &error);
      g_assert_no_error (error);
      g_assert_cmpint (read.floor, ==, place.floor);
      g_assert_true (cr_hex_equal (read.hex, place.hex));
    }
    compare_maps (rand, map, other, &stay, i % 2);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ruleset = fixture_load_ruleset ("siege", NULL);
  g_test_add_func ("/twin/turned", test_turned);
  g_test_add_func ("/twin/pieces", test_pieces);
  g_test_add_func ("/twin/joined", test_joined);
  g_test_add_func ("/twin/grown", test_grown);
  g_test_add_func ("/twin/cropped", test_cropped);
  g_test_add_func ("/twin/numbered", test_numbered);

  int status = g_test_run ();
  cr_ruleset_unref (ruleset);
  return status;
}
