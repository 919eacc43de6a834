/* test-shape.c: sets of hexes and ways along hexsides, each against a naive twin.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "cr-layout.h"
#include "cr-plain.h"
#include "cr-shape.h"
#include "cr-symmetry.h"
#include "fixture.h"

#define ROUNDS 300

static GArray *
new_hexes (void)
{
  return g_array_new (FALSE, FALSE, sizeof (CrHex));
}

static CrHex
random_hex (int reach)
{
  return (CrHex){ g_test_rand_int_range (-reach, reach + 1),
                  g_test_rand_int_range (-reach, reach + 1) };
}

static CrGrid
random_grid (void)
{
  return (CrGrid){ g_test_rand_int_range (1, 20), g_test_rand_int_range (1, 20),
                   g_test_rand_bit () ? CR_FLAT : CR_POINTY,
                   g_test_rand_bit () ? CR_SHIFT_ODD : CR_SHIFT_EVEN, TRUE };
}

static gboolean
has (const GArray *hexes, CrHex hex)
{
  for (guint i = 0; i < hexes->len; i++)
    if (cr_hex_equal (g_array_index (hexes, CrHex, i), hex))
      return TRUE;
  return FALSE;
}

static void
assert_once (const GArray *hexes)
{
  for (guint i = 0; i < hexes->len; i++)
    for (guint j = 0; j < i; j++)
      g_assert_false (
          cr_hex_equal (g_array_index (hexes, CrHex, i), g_array_index (hexes, CrHex, j)));
}

static CrPoint
middle (CrHex hex)
{
  const CrGrid grid = { 1, 1, CR_FLAT, CR_SHIFT_EVEN, TRUE };

  return cr_layout_centre (&grid, hex);
}

/* How far the middle of a hex lies from the segment. */
static double
distance_to (CrHex a, CrHex b, CrHex hex)
{
  CrPoint p = middle (hex), u = middle (a), v = middle (b);
  double dx = v.x - u.x, dy = v.y - u.y, length = dx * dx + dy * dy;
  double t = length > 0 ? ((p.x - u.x) * dx + (p.y - u.y) * dy) / length : 0;

  t = CLAMP (t, 0, 1);
  return hypot (u.x + t * dx - p.x, u.y + t * dy - p.y);
}

/* A line has one hex a step, each a neighbour of the one before, none farther off than half a hex
 * is high, and back is the same as there. */
static void
test_line (void)
{
  for (int i = 0; i < ROUNDS; i++) {
    CrHex a = random_hex (15), b = random_hex (15);
    g_autoptr (GArray) there = new_hexes (), back = new_hexes ();

    cr_shape_line (a, b, 0, there);
    cr_shape_line (b, a, 0, back);
    g_assert_cmpuint (there->len, ==, cr_hex_distance (a, b) + 1);
    g_assert_true (cr_hex_equal (g_array_index (there, CrHex, 0), a));
    for (guint j = 0; j < there->len; j++) {
      CrHex hex = g_array_index (there, CrHex, j);

      g_assert_cmpfloat (distance_to (a, b, hex), <=, 0.5 + 1e-9);
      g_assert_true (cr_hex_equal (hex, g_array_index (back, CrHex, there->len - 1 - j)));
      if (j > 0)
        g_assert_cmpint (cr_hex_distance (hex, g_array_index (there, CrHex, j - 1)), ==, 1);
    }
  }
}

/* A thick line is what the brush covers that is drawn along the thin one. */
static void
test_thick_line (void)
{
  for (int i = 0; i < ROUNDS / 10; i++) {
    CrHex a = random_hex (8), b = random_hex (8);
    int radius = g_test_rand_int_range (0, 4);
    g_autoptr (GArray) thin = new_hexes (), thick = new_hexes ();

    cr_shape_line (a, b, 0, thin);
    cr_shape_line (a, b, radius, thick);
    assert_once (thick);
    for (int q = -16; q <= 16; q++)
      for (int r = -16; r <= 16; r++) {
        gboolean near = FALSE;

        for (guint j = 0; j < thin->len; j++)
          near |= cr_hex_distance (g_array_index (thin, CrHex, j), (CrHex){ q, r }) <= radius;
        g_assert_cmpint (has (thick, (CrHex){ q, r }), ==, near);
      }
  }
}

static void
test_rectangle (void)
{
  for (int i = 0; i < ROUNDS; i++) {
    CrGrid grid = random_grid ();
    int n = cr_grid_n_cells (&grid), c[3], r[3];
    CrHex a = cr_grid_get_hex (&grid, g_test_rand_int_range (0, n));
    CrHex b = cr_grid_get_hex (&grid, g_test_rand_int_range (0, n));
    g_autoptr (GArray) hexes = new_hexes ();

    cr_shape_rectangle (&grid, a, b, hexes);
    assert_once (hexes);
    cr_grid_address (&grid, a, &c[0], &r[0]);
    cr_grid_address (&grid, b, &c[1], &r[1]);
    for (int j = 0; j < n; j++) {
      CrHex hex = cr_grid_get_hex (&grid, j);

      cr_grid_address (&grid, hex, &c[2], &r[2]);
      g_assert_cmpint (has (hexes, hex), ==,
                       (c[2] - c[0]) * (c[2] - c[1]) <= 0 && (r[2] - r[0]) * (r[2] - r[1]) <= 0);
    }
  }
}

/* How often the way round the corners turns about a point, by adding up angles. */
static int
winding (const CrHex *corners, gsize n, CrHex hex)
{
  CrPoint p = middle (hex);
  double sum = 0;

  for (gsize i = 0; i < n; i++) {
    CrPoint a = middle (corners[i]), b = middle (corners[(i + 1) % n]);
    double from = atan2 (a.y - p.y, a.x - p.x), to = atan2 (b.y - p.y, b.x - p.x);

    sum += remainder (to - from, 2 * G_PI);
  }
  return (int) lround (sum / (2 * G_PI));
}

static void
test_polygon (void)
{
  for (int i = 0; i < ROUNDS; i++) {
    CrHex corners[6];
    gsize n = (gsize) g_test_rand_int_range (1, 7);
    g_autoptr (GArray) hexes = new_hexes (), edge = new_hexes ();

    for (gsize j = 0; j < n; j++)
      corners[j] = random_hex (7);
    for (gsize j = 0; j < n; j++)
      cr_shape_line (corners[j], corners[(j + 1) % n], 0, edge);
    cr_shape_polygon (corners, n, hexes);
    assert_once (hexes);
    for (int q = -8; q <= 8; q++)
      for (int r = -8; r <= 8; r++) {
        CrHex hex = { q, r };

        g_assert_cmpint (has (hexes, hex), ==,
                         has (edge, hex) || winding (corners, n, hex) % 2 != 0);
      }
  }
}

/* The flood by labels that spread until nothing changes. */
static void
test_flood (void)
{
  for (int i = 0; i < ROUNDS / 10; i++) {
    g_autoptr (CrMap) map = fixture_random_map ();
    const CrGrid *grid = cr_map_get_grid (map);
    int n = cr_grid_n_cells (grid), start = g_test_rand_int_range (0, n);
    CrLayer layer = g_test_rand_int_range (0, CR_N_LAYERS);
    const gint16 *values = cr_map_get_layer (map, 0, layer);
    g_autofree gboolean *wet = g_new0 (gboolean, n);
    g_autoptr (GArray) flood = new_hexes (), alike = new_hexes ();

    wet[start] = TRUE;
    for (gboolean more = TRUE; more;) {
      more = FALSE;
      for (int a = 0; a < n; a++)
        for (int b = 0; b < n; b++)
          if (wet[a] && !wet[b] && values[b] == values[start] &&
              cr_hex_distance (cr_grid_get_hex (grid, a), cr_grid_get_hex (grid, b)) == 1)
            wet[b] = more = TRUE;
    }
    cr_shape_flood (map, (CrPlace){ 0, cr_grid_get_hex (grid, start) }, layer, TRUE, flood);
    cr_shape_flood (map, (CrPlace){ 0, cr_grid_get_hex (grid, start) }, layer, FALSE, alike);
    assert_once (flood);
    assert_once (alike);
    for (int a = 0; a < n; a++) {
      g_assert_cmpint (has (flood, cr_grid_get_hex (grid, a)), ==, wet[a]);
      g_assert_cmpint (has (alike, cr_grid_get_hex (grid, a)), ==, values[a] == values[start]);
    }
  }
}

static void
test_rim (void)
{
  for (int i = 0; i < ROUNDS / 3; i++) {
    g_autoptr (GArray) hexes = new_hexes ();
    g_autoptr (GArray) sides = g_array_new (FALSE, FALSE, sizeof (CrHexSide));
    guint n = 0;

    for (int j = g_test_rand_int_range (1, 30); j > 0; j--) {
      CrHex hex = random_hex (3);

      if (!has (hexes, hex))
        g_array_append_val (hexes, hex);
    }
    cr_shape_rim ((CrHex *) (void *) hexes->data, hexes->len, sides);
    for (guint j = 0; j < hexes->len; j++)
      for (guint k = 0; k < hexes->len; k++)
        n +=
            cr_hex_distance (g_array_index (hexes, CrHex, j), g_array_index (hexes, CrHex, k)) == 1;
    g_assert_cmpuint (sides->len, ==, 6 * hexes->len - n);
    for (guint j = 0; j < sides->len; j++) {
      CrHexSide side = g_array_index (sides, CrHexSide, j);

      g_assert_true (has (hexes, side.hex));
      g_assert_false (has (hexes, cr_hex_neighbour (side.hex, side.direction)));
    }
  }
}

/* The three names of a vertex are one, and it lies where its corners lie. */
static void
test_vertices (void)
{
  for (int i = 0; i < ROUNDS; i++) {
    CrHex hex = random_hex (20), back;
    int corner = g_test_rand_int_range (0, 6), found;
    CrVertex vertex = cr_vertex_of (hex, corner);

    g_assert_true (
        cr_vertex_equal (vertex, cr_vertex_of (cr_hex_neighbour (hex, corner), (corner + 2) % 6)));
    g_assert_true (cr_vertex_equal (
        vertex, cr_vertex_of (cr_hex_neighbour (hex, (corner + 1) % 6), (corner + 4) % 6)));
    back = cr_vertex_get_hex (vertex, &found);
    g_assert_true (cr_vertex_equal (vertex, cr_vertex_of (back, found)));
  }
}

#define SPAN 7

/* Distances from one vertex to all others by walking outwards, a side at a time. */
static void
flood_vertices (CrVertex from, GHashTable *distances)
{
  g_autoptr (GQueue) open = g_queue_new ();

  g_hash_table_insert (distances, g_strdup_printf ("%d %d %d", from.x, from.y, from.z),
                       GINT_TO_POINTER (1));
  g_queue_push_tail (open, g_memdup2 (&from, sizeof from));
  while (!g_queue_is_empty (open)) {
    g_autofree CrVertex *at = g_queue_pop_head (open);
    g_autofree char *key = g_strdup_printf ("%d %d %d", at->x, at->y, at->z);
    int corner, far = GPOINTER_TO_INT (g_hash_table_lookup (distances, key));
    CrHex hex = cr_vertex_get_hex (*at, &corner);
    CrVertex next[3] = {
      cr_vertex_of (hex, (corner + 1) % 6),
      cr_vertex_of (hex, (corner + 5) % 6),
      cr_vertex_of (cr_hex_neighbour (hex, corner), (corner + 1) % 6),
    };

    for (int i = 0; i < 3; i++) {
      char *name = g_strdup_printf ("%d %d %d", next[i].x, next[i].y, next[i].z);

      if (far > 4 * SPAN || g_hash_table_contains (distances, name)) {
        g_free (name);
        continue;
      }
      g_hash_table_insert (distances, name, GINT_TO_POINTER (far + 1));
      g_queue_push_tail (open, g_memdup2 (&next[i], sizeof next[i]));
    }
  }
}

/* A way hangs together, keeps its hex on the right hand, and is as short as can be. */
static void
test_path (void)
{
  for (int i = 0; i < ROUNDS / 10; i++) {
    g_autoptr (GHashTable) distances =
        g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
    CrVertex from = cr_vertex_of (random_hex (3), g_test_rand_int_range (0, 6));

    flood_vertices (from, distances);
    for (int j = 0; j < 10; j++) {
      CrVertex to = cr_vertex_of (random_hex (3), g_test_rand_int_range (0, 6)), at = from;
      g_autofree char *key = g_strdup_printf ("%d %d %d", to.x, to.y, to.z);
      g_autoptr (GArray) sides = g_array_new (FALSE, FALSE, sizeof (CrHexSide));

      cr_vertex_path (from, to, sides);
      g_assert_cmpint (cr_vertex_distance (from, to), ==, sides->len);
      g_assert_cmpint (GPOINTER_TO_INT (g_hash_table_lookup (distances, key)), ==, sides->len + 1);
      for (guint k = 0; k < sides->len; k++) {
        CrHexSide side = g_array_index (sides, CrHexSide, k);

        g_assert_true (cr_vertex_equal (at, cr_vertex_of (side.hex, (side.direction + 5) % 6)));
        at = cr_vertex_of (side.hex, side.direction);
      }
      g_assert_true (cr_vertex_equal (at, to));
    }
  }
}

/* Where the middle of a hex goes when the plane itself is mirrored or turned. */
static CrPoint
move_point (CrSymmetryKind kind, int image, CrPoint p)
{
  static const double turns[CR_N_SYMMETRIES] = { [CR_SYMMETRY_TURN_2] = G_PI,
                                                 [CR_SYMMETRY_TURN_3] = 2 * G_PI / 3,
                                                 [CR_SYMMETRY_TURN_6] = G_PI / 3 };
  double angle = turns[kind] * image;

  if (turns[kind] > 0)
    return (CrPoint){ cos (angle) * p.x - sin (angle) * p.y,
                      sin (angle) * p.x + cos (angle) * p.y };
  if (image & 1 && kind != CR_SYMMETRY_UP_DOWN)
    p.x = -p.x;
  if (image & 2 || (image & 1 && kind == CR_SYMMETRY_UP_DOWN))
    p.y = -p.y;
  return p;
}

static void
assert_moved (const CrSymmetry *symmetry, int image, CrPoint before, CrPoint after)
{
  const CrGrid grid = { 1, 1, symmetry->orientation, CR_SHIFT_EVEN, TRUE };
  CrPoint c = cr_layout_centre (&grid, symmetry->centre);
  CrPoint moved = move_point (symmetry->kind, image, (CrPoint){ before.x - c.x, before.y - c.y });

  g_assert_cmpfloat_with_epsilon (moved.x + c.x, after.x, 1e-9);
  g_assert_cmpfloat_with_epsilon (moved.y + c.y, after.y, 1e-9);
}

static void
test_symmetry (void)
{
  for (int i = 0; i < ROUNDS; i++) {
    CrSymmetry symmetry = { g_test_rand_int_range (0, CR_N_SYMMETRIES),
                            g_test_rand_bit () ? CR_FLAT : CR_POINTY, random_hex (9) };
    const CrGrid grid = { 1, 1, symmetry.orientation, CR_SHIFT_EVEN, TRUE };
    CrHexSide side = { random_hex (9), g_test_rand_int_range (0, 6) };
    g_autoptr (GArray) sides = g_array_new (FALSE, FALSE, sizeof (CrHexSide));

    g_array_append_val (sides, side);
    cr_symmetry_add_sides (&symmetry, sides);
    g_assert_cmpint (cr_symmetry_n_images (&symmetry), ==, sides->len);
    for (guint j = 0; j < sides->len; j++) {
      CrHexSide image = g_array_index (sides, CrHexSide, j);

      assert_moved (&symmetry, (int) j, cr_layout_centre (&grid, side.hex),
                    cr_layout_centre (&grid, image.hex));
      assert_moved (&symmetry, (int) j, cr_layout_side_middle (&grid, side.hex, side.direction),
                    cr_layout_side_middle (&grid, image.hex, image.direction));
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/shape/line", test_line);
  g_test_add_func ("/core/shape/thick-line", test_thick_line);
  g_test_add_func ("/core/shape/rectangle", test_rectangle);
  g_test_add_func ("/core/shape/polygon", test_polygon);
  g_test_add_func ("/core/shape/flood", test_flood);
  g_test_add_func ("/core/shape/rim", test_rim);
  g_test_add_func ("/core/shape/vertices", test_vertices);
  g_test_add_func ("/core/shape/path", test_path);
  g_test_add_func ("/core/shape/symmetry", test_symmetry);
  return g_test_run ();
}
