/* test-hex.c: hexes without a map. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-hex.h"

static void
test_directions (void)
{
  CrDirection direction;

  for (CrDirection i = 0; i < CR_N_DIRECTIONS; i++) {
    CrHex step = cr_hex_steps[i];
    CrHex back = cr_hex_neighbour (step, cr_direction_opposite (i));

    g_assert_true (cr_hex_equal (back, (CrHex){ 0, 0 }));
    g_assert_cmpint (cr_hex_direction_to ((CrHex){ 0, 0 }, step), ==, i);
    g_assert_true (cr_hex_equal (cr_hex_rotate (step, 1), cr_hex_steps[(i + 1) % 6]));
    g_assert_true (cr_hex_equal (cr_hex_mirror (step), cr_hex_steps[(6 - i) % 6]));
    g_assert_cmpint (cr_hex_dot (step, step), ==, 2);
    g_assert_cmpint (cr_hex_dot (step, cr_hex_steps[(i + 1) % 6]), ==, 1);
    g_assert_cmpint (cr_hex_dot (step, cr_hex_steps[(i + 2) % 6]), ==, -1);
  }
  g_assert_cmpint (cr_hex_direction_to ((CrHex){ 0, 0 }, (CrHex){ 2, 0 }), ==, -1);
  g_assert_cmpstr (cr_direction_get_name (0, CR_FLAT), ==, "N");
  g_assert_cmpstr (cr_direction_get_name (2, CR_POINTY), ==, "E");
  g_assert_true (cr_direction_parse ("SW", CR_POINTY, &direction));
  g_assert_cmpint (direction, ==, 4);
  g_assert_true (cr_direction_parse ("SO", CR_POINTY, &direction));
  g_assert_cmpint (direction, ==, 4);
  g_assert_true (cr_direction_parse ("O", CR_POINTY, &direction));
  g_assert_cmpint (direction, ==, 5);
  g_assert_true (cr_direction_parse ("NO", CR_FLAT, &direction));
  g_assert_cmpint (direction, ==, 5);
  g_assert_false (cr_direction_parse ("OS", CR_POINTY, &direction));
  g_assert_false (cr_direction_parse ("NOO", CR_FLAT, &direction));
  g_assert_false (cr_direction_parse ("N", CR_POINTY, &direction));
  g_assert_false (cr_direction_parse ("E", CR_FLAT, &direction));
}

/* Distance against the definition: the least number of steps, found ring by ring. */
static void
test_distance (void)
{
  for (int i = 0; i < cr_hex_n_within (6); i++) {
    CrHex hex = cr_hex_spiral (i);
    int ring = 0;

    while (i >= cr_hex_n_within (ring))
      ring++;
    g_assert_cmpint (cr_hex_distance ((CrHex){ 0, 0 }, hex), ==, ring);
    for (int j = 0; j < i; j++)
      g_assert_false (cr_hex_equal (cr_hex_spiral (j), hex));
  }
}

static void
test_rotate (void)
{
  CrHex hex = { 3, -1 };

  g_assert_true (cr_hex_equal (cr_hex_rotate (hex, 6), hex));
  g_assert_true (cr_hex_equal (cr_hex_rotate (hex, -1), cr_hex_rotate (hex, 5)));
  g_assert_true (cr_hex_equal (cr_hex_mirror (cr_hex_mirror (hex)), hex));
  g_assert_cmpint (cr_hex_distance (cr_hex_rotate (hex, 2), (CrHex){ 0, 0 }), ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/hex/directions", test_directions);
  g_test_add_func ("/core/hex/distance", test_distance);
  g_test_add_func ("/core/hex/rotate", test_rotate);
  return g_test_run ();
}
