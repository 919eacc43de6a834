/* test-lof-line.c: what a line touches in plan. SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Proves LOF-01, LOF-06, LOF-09 (where ends lie and which may be used together) and the corners
 * and sides of U-34, against clipping every hex by exact fractions. */
#include "cr-lof-line.h"

#define REACH 9

/* The touches as text: "h" a hex, "s" a side, "c" a corner, "a" along a side. */
static char *
spell (CrLofPoint from, CrLofPoint to)
{
  GString *text = g_string_new (NULL);
  CrLofLine line;
  CrLofTouch touch;

  cr_lof_line_init (&line, from, to);
  while (cr_lof_line_next (&line, &touch))
    g_string_append_c (text, "hsca"[touch.kind]);
  return g_string_free (text, FALSE);
}

static const struct {
  const char *what;
  CrLofPoint from, to;
  const char *touches;
} samples[] = {
  { "neighbours", { { 0, 0 }, -1 }, { { 0, -1 }, -1 }, "hsh" },
  { "straight ahead", { { 0, 0 }, -1 }, { { 0, -3 }, -1 }, "hshshsh" },
  { "along one side", { { 0, 0 }, -1 }, { { 1, -2 }, -1 }, "hah" },
  { "along two sides", { { 0, 0 }, -1 }, { { 2, -4 }, -1 }, "hahah" },
  { "a knight's move", { { 0, 0 }, -1 }, { { 1, -3 }, -1 }, "hshshsh" },
  { "from a side straight ahead", { { 0, 0 }, 0 }, { { 0, -2 }, -1 }, "hshsh" },
  { "to a side straight ahead", { { 0, -2 }, -1 }, { { 0, 0 }, 0 }, "hshsh" },
  { "the same middle", { { 0, 0 }, 0 }, { { 0, -1 }, 3 }, "hsh" },
  { "from a side through a corner", { { 0, 0 }, 0 }, { { 1, -4 }, -1 }, "hshchshsh" },
  { "from side to side", { { 0, 0 }, 0 }, { { 2, -3 }, 3 }, "hshshshshsh" },
};

static void
test_samples (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (samples); i++) {
    g_autofree char *touches = spell (samples[i].from, samples[i].to);

    g_test_message ("%s", samples[i].what);
    g_assert_true (cr_lof_line_can_join (samples[i].from, samples[i].to));
    g_assert_cmpstr (touches, ==, samples[i].touches);
  }
}

/* The side may be used only when the other end is past its straight line, strictly. */
static void
test_beyond (void)
{
  CrLofPoint north = { { 0, 0 }, 0 };

  g_assert_true (cr_lof_line_is_beyond (north, (CrLofPoint){ { 0, -1 }, -1 }));
  g_assert_false (cr_lof_line_is_beyond (north, (CrLofPoint){ { 1, -1 }, -1 }));
  g_assert_false (cr_lof_line_is_beyond (north, (CrLofPoint){ { 0, -1 }, 3 }));
  g_assert_true (cr_lof_line_is_beyond (north, (CrLofPoint){ { 0, -1 }, 0 }));
  g_assert_true (cr_lof_line_can_join (north, (CrLofPoint){ { 0, -1 }, 3 }));
  g_assert_false (cr_lof_line_can_join (north, (CrLofPoint){ { 0, -1 }, 2 }));
}

/* Twice the scale again, so that everything below stays whole. */
static CrHex
point_of (CrLofPoint end)
{
  CrHex point = { end.hex.q * 2, end.hex.r * 2 };

  return end.side < 0 ? point : cr_hex_add (point, cr_hex_steps[end.side]);
}

/* Whether the open segment passes the inside of @hex: the span of t in which all six distances
 * to its sides are positive is not empty. Fractions are compared by cross products. */
static gboolean
clips (CrLofPoint from, CrLofPoint to, CrHex hex)
{
  CrHex start = cr_hex_sub (point_of (from), (CrHex){ hex.q * 2, hex.r * 2 });
  CrHex along = cr_hex_sub (point_of (to), point_of (from));
  gint64 low = 0, low_unit = 1, high = 1, high_unit = 1;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    gint64 room = 2 - cr_hex_dot (cr_hex_steps[d], start);
    gint64 rate = cr_hex_dot (cr_hex_steps[d], along);

    if (rate == 0 && room <= 0)
      return FALSE;
    if (rate > 0 && room * high_unit < high * rate) {
      high = room;
      high_unit = rate;
    } else if (rate < 0 && -room * low_unit > low * -rate) {
      low = -room;
      low_unit = -rate;
    }
  }
  return low * high_unit < high * low_unit;
}

static void
check_hexes (CrLofPoint from, CrLofPoint to)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_direct_hash, g_direct_equal);
  CrLofLine line;
  CrLofTouch touch;

  cr_lof_line_init (&line, from, to);
  while (cr_lof_line_next (&line, &touch))
    if (touch.kind == CR_LOF_TOUCH_HEX)
      g_hash_table_add (seen, GINT_TO_POINTER ((touch.hex.q + 64) * 128 + touch.hex.r + 64));
  for (int i = 0; i < cr_hex_n_within (REACH + 1); i++) {
    CrHex hex = cr_hex_spiral (i);
    gboolean man = cr_hex_equal (hex, from.hex) || cr_hex_equal (hex, to.hex);
    gpointer key = GINT_TO_POINTER ((hex.q + 64) * 128 + hex.r + 64);

    g_assert_cmpint (g_hash_table_contains (seen, key), ==, man || clips (from, to, hex));
  }
}

static void
test_against_clipping (void)
{
  int n_lines = 0;

  for (int i = 1; i < cr_hex_n_within (REACH); i++)
    for (CrDirection a = -1; a < CR_N_DIRECTIONS; a++)
      for (CrDirection b = -1; b < CR_N_DIRECTIONS; b++) {
        CrLofPoint from = { { 0, 0 }, a }, to = { cr_hex_spiral (i), b };

        if (!cr_lof_line_can_join (from, to))
          continue;
        check_hexes (from, to);
        n_lines++;
      }
  g_test_message ("%d lines", n_lines);
  g_assert_cmpint (n_lines, >, 3000);
}

static CrLofPoint
turn (CrLofPoint end, int sixths)
{
  return (CrLofPoint){ cr_hex_rotate (end.hex, sixths),
                       end.side < 0 ? -1 : (end.side + sixths) % CR_N_DIRECTIONS };
}

static CrLofPoint
mirror (CrLofPoint end)
{
  return (CrLofPoint){ cr_hex_mirror (end.hex),
                       end.side < 0 ? -1 : (CR_N_DIRECTIONS - end.side) % CR_N_DIRECTIONS };
}

static CrLofPoint
move (CrLofPoint end)
{
  return (CrLofPoint){ cr_hex_add (end.hex, (CrHex){ -401, 733 }), end.side };
}

static void
test_symmetry (void)
{
  for (int i = 1; i < cr_hex_n_within (REACH); i++)
    for (CrDirection a = -1; a < CR_N_DIRECTIONS; a++) {
      CrLofPoint from = { { 0, 0 }, a }, to = { cr_hex_spiral (i), i % 7 - 1 };

      if (!cr_lof_line_can_join (from, to))
        continue;
      g_autofree char *plain = spell (from, to);
      g_autofree char *back = g_strreverse (spell (to, from));
      g_autofree char *turned = spell (turn (from, i % 6), turn (to, i % 6));
      g_autofree char *mirrored = spell (mirror (from), mirror (to));
      g_autofree char *moved = spell (move (from), move (to));
      g_assert_cmpstr (plain, ==, back);
      g_assert_cmpstr (plain, ==, turned);
      g_assert_cmpstr (plain, ==, mirrored);
      g_assert_cmpstr (plain, ==, moved);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/lof/line/samples", test_samples);
  g_test_add_func ("/core/lof/line/beyond", test_beyond);
  g_test_add_func ("/core/lof/line/against-clipping", test_against_clipping);
  g_test_add_func ("/core/lof/line/symmetry", test_symmetry);
  return g_test_run ();
}
