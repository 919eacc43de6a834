/* test-reach.c: how far what stands and lies in a hex shows in others.
 * SPDX-License-Identifier: GPL-3.0-or-later
 * Proves the art direction's sections 1.7 and 13; no rule ids. */
#include <math.h>

#include "cr-castle-private.h"
#include "fort.h"

#define SIZE 9

/* From the middle of a hex: half of it, and one hex about it; in W. */
#define MOST 1.5

static void
put (Sketch *sketch, CrHex hex, char letter)
{
  int column, row;

  cr_grid_address (cr_map_get_grid (sketch->map), hex, &column, &row);
  sketch_put (sketch, column, row, letter);
}

static Sketch *
lay_open (CrOrientation orientation)
{
  g_autoptr (GString) rows = g_string_new (NULL);

  for (int i = 0; i < SIZE; i++)
    g_string_append (rows, ".........\n");
  return sketch_new (rows->str, orientation, CR_SHIFT_ODD);
}

static CrHex
get_middle (const Sketch *sketch)
{
  return cr_grid_hex_at (cr_map_get_grid (sketch->map), SIZE / 2 + 1, SIZE / 2 + 1);
}

/* So many hexes on from the middle. */
static CrHex
walk_on (const Sketch *sketch, CrDirection way, int n)
{
  CrHex hex = get_middle (sketch);

  for (int i = 0; i < n; i++)
    hex = cr_hex_neighbour (hex, way);
  return hex;
}

static void
assert_within (Sketch *sketch, CrHex hex, char letter, double px, double most)
{
  double farthest = sketch_measure_put (sketch, hex, letter, px);

  g_test_message ("%.2f W", farthest);
  g_assert_cmpfloat (farthest, <=, most);
}

static void
assert_near (Sketch *sketch, CrHex hex, char letter, double px)
{
  assert_within (sketch, hex, letter, px, MOST);
}

static void
put_row (Sketch *sketch, CrHex hex, CrDirection way, int n)
{
  for (int i = 0; i < n; i++, hex = cr_hex_neighbour (hex, way))
    put (sketch, hex, 'r');
}

/* A road that is cut ends in the hexes beside the cut; beyond them its stones and ruts stay,
 * wherever chance has strewn them. */
static void
test_road (void)
{
  for (guint i = 0; i < 2 * CR_N_DIRECTIONS * 3; i++) {
    CrDirection way = i % CR_N_DIRECTIONS;
    g_autoptr (Sketch) sketch = lay_open (i / CR_N_DIRECTIONS % 2 ? CR_FLAT : CR_POINTY);
    CrHex cut = cr_hex_add (get_middle (sketch), cr_hex_spiral ((int) i / CR_N_DIRECTIONS / 2));
    CrHex last = cr_hex_neighbour (cut, way);

    put_row (sketch, cut, cr_direction_opposite (way), 3);
    put_row (sketch, last, (way + i / 2) % 2 ? way : (way + 1) % CR_N_DIRECTIONS, 2);
    assert_near (sketch, cut, '.', 90);
  }
}

/* Rubble is of the wall beside it whether or not another wall comes to its other side. */
static void
test_breach (void)
{
  for (guint i = 0; i < 2 * CR_N_DIRECTIONS; i++)
    for (int turn = 2; turn < 5; turn++) {
      CrDirection way = i % CR_N_DIRECTIONS;
      g_autoptr (Sketch) sketch = lay_open (i < CR_N_DIRECTIONS ? CR_FLAT : CR_POINTY);
      CrHex far = cr_hex_neighbour (get_middle (sketch), (way + (guint) turn) % CR_N_DIRECTIONS);

      put (sketch, get_middle (sketch), 'x');
      for (int k = 1; k < 4; k++)
        put (sketch, walk_on (sketch, way, k), '#');
      assert_near (sketch, far, '#', 30);
    }
}

/* The tips of the hachures, which are the shade of a crest, may turn so much farther off. */
#define TIPS 0.18

/* The crest of a hill is rounded over some sides, and what one of them loses in length changes none
 * of the others' hachures. */
static void
test_hill (void)
{
  for (guint i = 0; i < 2 * CR_N_DIRECTIONS * 4; i++) {
    CrDirection way = i % CR_N_DIRECTIONS;
    g_autoptr (Sketch) sketch = lay_open (i / CR_N_DIRECTIONS % 2 ? CR_FLAT : CR_POINTY);
    CrHex hill = get_middle (sketch);
    guint turn = 1 + i / CR_N_DIRECTIONS / 2;

    for (int k = 0; k < 4; k++) {
      put (sketch, hill, 'A');
      put (sketch, cr_hex_neighbour (hill, (way + turn) % CR_N_DIRECTIONS), 'A');
      hill = cr_hex_neighbour (hill, way);
    }
    assert_within (sketch, get_middle (sketch), 'd', 30, MOST + TIPS);
    assert_within (sketch, walk_on (sketch, way, 1), '.', 30, MOST + TIPS);
  }
}

/* A wall of one hex is a square: what stands on a side of the hex looks out of the face that is
 * nearest to it, straight out or aslant by 30 degrees. */
static void
test_corner (void)
{
  for (guint i = 0; i < 2 * CR_N_DIRECTIONS; i++) {
    CrDirection way = i % CR_N_DIRECTIONS;
    g_autoptr (Sketch) sketch = lay_open (i < CR_N_DIRECTIONS ? CR_FLAT : CR_POINTY);
    const CrGrid *grid = cr_map_get_grid (sketch->map);
    CrDraw draw = {
      .art = sketch->art, .map = sketch->map, .grid = grid, .clip = cr_layout_frame (grid)
    };
    CrHex hex = get_middle (sketch);
    CrPoint out =
        cr_way_between (cr_layout_centre (grid, hex), cr_layout_side_middle (grid, hex, way));

    put (sketch, hex, '#');
    CrAnchor anchor = cr_draw_get_anchor (&draw, hex, way);
    g_assert_cmpfloat (anchor.out.x * out.x + anchor.out.y * out.y, >, 0.866);
    g_assert_cmpfloat (MAX (fabs (anchor.out.x), fabs (anchor.out.y)), >, 0.999);
  }
}

/* A turret gives way to a flight of steps beside it, at any of its sides, and to none farther off;
 * what is about in a keep is of its own hex, whatever stair comes to its wall. */
static void
test_stair (void)
{
  for (guint i = 0; i < 2 * CR_N_DIRECTIONS; i++) {
    CrDirection way = i % CR_N_DIRECTIONS;
    g_autoptr (Sketch) sketch = lay_open (i < CR_N_DIRECTIONS ? CR_FLAT : CR_POINTY);
    const CrGrid *grid = cr_map_get_grid (sketch->map);
    CrDraw draw = {
      .art = sketch->art, .map = sketch->map, .grid = grid, .clip = cr_layout_frame (grid)
    };
    CrHex hex = get_middle (sketch);
    CrPoint at = cr_layout_centre (grid, hex);
    CrPoint out = cr_way_between (at, cr_layout_side_middle (grid, hex, way));

    g_assert_false (cr_draw_is_by_stair (&draw, at, 0.3));
    put (sketch, hex, 'S');
    g_assert_true (cr_draw_is_by_stair (&draw, cr_point_along (at, out, 0.7, 0), 0.3));
    g_assert_false (cr_draw_is_by_stair (&draw, cr_point_along (at, out, 0.9, 0), 0.3));
    put (sketch, hex, '.');
    for (int k = 0; k < 7; k++)
      put (sketch, cr_hex_add (hex, cr_hex_spiral (k)), 'K');
    assert_within (sketch, walk_on (sketch, way, 2), 'S', 60, 1.2);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/reach/road", test_road);
  g_test_add_func ("/draw/reach/breach", test_breach);
  g_test_add_func ("/draw/reach/corner", test_corner);
  g_test_add_func ("/draw/reach/hill", test_hill);
  g_test_add_func ("/draw/reach/stair", test_stair);
  return g_test_run ();
}
