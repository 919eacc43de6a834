/* test-region.c: outlines of sets of hexes. SPDX-License-Identifier: GPL-3.0-or-later
 * Proves the art direction's section 6; no rule ids. */
#include "cr-region.h"

#include <math.h>

static const CrGrid grids[] = { { 40, 40, CR_FLAT, CR_SHIFT_ODD, TRUE },
                                { 40, 40, CR_FLAT, CR_SHIFT_EVEN, TRUE },
                                { 40, 40, CR_POINTY, CR_SHIFT_ODD, TRUE },
                                { 40, 40, CR_POINTY, CR_SHIFT_EVEN, TRUE } };

static GArray *
new_hexes (void)
{
  return g_array_new (FALSE, FALSE, sizeof (CrHex));
}

static gboolean
has (const GArray *hexes, CrHex hex)
{
  for (guint i = 0; i < hexes->len; i++)
    if (cr_hex_equal (g_array_index (hexes, CrHex, i), hex))
      return TRUE;
  return FALSE;
}

/* A connected ragged set that grows from its first hex. */
static GArray *
new_blob (guint32 seed, int size)
{
  GArray *hexes = new_hexes ();
  CrHex hex = { 15, 10 };
  CrRng rng = { seed, 0 };

  g_array_append_val (hexes, hex);
  while ((int) hexes->len < size) {
    hex = g_array_index (hexes, CrHex, (guint) cr_rng_pick (&rng, (int) hexes->len));
    hex = cr_hex_neighbour (hex, cr_rng_pick (&rng, CR_N_DIRECTIONS));
    if (!has (hexes, hex))
      g_array_append_val (hexes, hex);
  }
  return hexes;
}

static GPtrArray *
trace (const GArray *hexes)
{
  return cr_region_trace ((const CrHex *) hexes->data, hexes->len);
}

/* Every boundary side is in one loop once, and loops close. */
static void
test_trace (void)
{
  for (guint32 seed = 1; seed <= 300; seed++) {
    g_autoptr (GArray) hexes = new_blob (seed, 1 + (int) seed % 40);
    g_autoptr (GPtrArray) loops = trace (hexes);
    guint sides = 0, walked = 0;

    for (guint i = 0; i < hexes->len; i++)
      for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
        sides += !has (hexes, cr_hex_neighbour (g_array_index (hexes, CrHex, i), d));
    for (guint l = 0; l < loops->len; l++) {
      const GArray *loop = loops->pdata[l];

      walked += loop->len;
      for (guint i = 0; i < loop->len; i++) {
        CrPoint end = cr_edge_get_end (&grids[0], cr_edge_at (loop, i));
        CrPoint next = cr_edge_get_start (&grids[0], cr_edge_at (loop, (i + 1) % loop->len));
        g_assert_cmpfloat (cr_distance (end, next), <, 1e-9);
      }
    }
    g_assert_cmpuint (walked, ==, sides);
  }
}

typedef GArray *(*Outline) (const CrGrid *grid, const GArray *loop);

/* Inside by even-odd over all loops of the set. */
static gboolean
covered (const GPtrArray *lines, CrPoint p)
{
  gboolean odd = FALSE;

  for (guint i = 0; i < lines->len; i++)
    odd ^= cr_line_contains (lines->pdata[i], p);
  return odd;
}

static int
count_faults (const CrGrid *grid, const GArray *hexes, Outline outline)
{
  g_autoptr (GPtrArray) loops = trace (hexes);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  int faults = 0;

  for (guint i = 0; i < loops->len; i++)
    g_ptr_array_add (lines, outline (grid, loops->pdata[i]));
  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);

    faults += !covered (lines, cr_layout_centre (grid, hex));
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrHex next = cr_hex_neighbour (hex, d);
      faults += !has (hexes, next) && covered (lines, cr_layout_centre (grid, next));
    }
  }
  return faults;
}

static GArray *
earth (const CrGrid *grid, const GArray *loop)
{
  return cr_region_organic (grid, loop, 6, 0.04);
}

/* The check that makes fitted walls honest: every hex centre on its own ground. */
static void
test_centres (void)
{
  int dug = 0, all = 0;

  for (guint32 seed = 1; seed <= 400; seed++) {
    const CrGrid *grid = &grids[seed % G_N_ELEMENTS (grids)];
    g_autoptr (GArray) hexes = new_blob (seed, 1 + (int) seed % 30);

    g_assert_cmpint (count_faults (grid, hexes, cr_region_built), ==, 0);
    g_assert_cmpint (count_faults (grid, hexes, earth), ==, 0);
    dug += count_faults (grid, hexes, cr_region_dug);
    all += (int) hexes->len;
  }
  g_test_message ("dug: %d of %d centres on the wrong ground", dug, all);
  g_assert_cmpint (dug, ==, 0);
}

/* The outlines of a set. */
static GPtrArray *
outline_all (const CrGrid *grid, const GArray *hexes)
{
  g_autoptr (GPtrArray) loops = trace (hexes);
  GPtrArray *lines = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);

  for (guint i = 0; i < loops->len; i++)
    g_ptr_array_add (lines, cr_region_built (grid, loops->pdata[i]));
  return lines;
}

static gboolean
is_on (const GPtrArray *lines, CrPoint p)
{
  for (guint i = 0; i < lines->len; i++) {
    const GArray *line = lines->pdata[i];
    CrPoint foot = cr_line_get_point (line, cr_line_project (line, p, TRUE), TRUE, NULL);

    if (cr_distance (foot, p) < 1e-6)
      return TRUE;
  }
  return FALSE;
}

/* How far from a place some outlines leave others. */
static double
find_farthest_change (const GPtrArray *lines, const GPtrArray *others, CrPoint place)
{
  double farthest = 0;

  for (guint i = 0; i < lines->len; i++) {
    g_autoptr (GArray) points = cr_line_resample (lines->pdata[i], 0.04, TRUE);

    for (guint k = 0; k < points->len; k++)
      if (cr_distance (cr_line_at (points, k), place) > farthest &&
          !is_on (others, cr_line_at (points, k)))
        farthest = cr_distance (cr_line_at (points, k), place);
  }
  return farthest;
}

/* One hex of masonry more alters its outline only so far from its middle: one hex beyond itself,
 * less what is drawn along the outline; farther where an inner corner becomes square or is no
 * longer, which even of ragged sets is seldom. */
#define MOST_CHANGED 1.38
#define MOST_OF_CORNER 2.25
#define MOST_CORNERS 0.07

/* One hex beside a set, or of it. */
static CrHex
pick_about (const GArray *hexes, CrRng *rng)
{
  CrHex hex = g_array_index (hexes, CrHex, (guint) cr_rng_pick (rng, (int) hexes->len));

  return cr_rng_pick (rng, 2) ? cr_hex_neighbour (hex, cr_rng_pick (rng, CR_N_DIRECTIONS)) : hex;
}

static void
toggle (GArray *hexes, CrHex hex)
{
  for (guint i = 0; i < hexes->len; i++) {
    if (!cr_hex_equal (g_array_index (hexes, CrHex, i), hex))
      continue;
    g_array_remove_index (hexes, i);
    return;
  }
  g_array_append_val (hexes, hex);
}

static double
try_toggle (const CrGrid *grid, GArray *hexes, CrHex hex)
{
  g_autoptr (GPtrArray) before = outline_all (grid, hexes);

  toggle (hexes, hex);
  g_autoptr (GPtrArray) after = outline_all (grid, hexes);
  CrPoint middle = cr_layout_centre (grid, hex);

  return MAX (find_farthest_change (before, after, middle),
              find_farthest_change (after, before, middle));
}

static void
test_changes (void)
{
  double farthest = 0;
  int n = 0, n_far = 0;

  for (guint32 seed = 1; seed <= 300; seed++) {
    const CrGrid *grid = &grids[seed % G_N_ELEMENTS (grids)];
    g_autoptr (GArray) hexes = new_blob (seed, 6 + (int) seed % 40);
    CrRng rng = { seed * 7 + 1, 0 };

    for (int i = 0; i < 4; i++) {
      CrHex hex = pick_about (hexes, &rng);
      double change = try_toggle (grid, hexes, hex);

      farthest = MAX (farthest, change);
      n_far += change > MOST_CHANGED;
      n++;
      g_assert_cmpint (count_faults (grid, hexes, cr_region_built), ==, 0);
    }
  }
  g_test_message ("farthest change of masonry %.2f W from the middle of a hex; %d of %d are of a "
                  "corner",
                  farthest, n_far, n);
  g_assert_cmpfloat (farthest, <=, MOST_OF_CORNER);
  g_assert_cmpfloat (n_far, <=, MOST_CORNERS * n);
}

static void
add_row (GArray *hexes, const CrGrid *grid, int column, int row, int length)
{
  for (int i = 0; i < length; i++) {
    CrHex hex = cr_grid_hex_at (grid, column + i, row);
    g_array_append_val (hexes, hex);
  }
}

/* The corners of a fitted line are few: masonry is straight, a corner blunted by a short piece or
 * two. */
static guint
count_corners (const CrGrid *grid, const GArray *hexes)
{
  g_autoptr (GPtrArray) loops = trace (hexes);
  g_autoptr (GArray) line = cr_region_built (grid, loops->pdata[0]);

  g_assert_cmpuint (loops->len, ==, 1);
  return line->len;
}

static void
test_straight (void)
{
  for (guint g = 0; g < G_N_ELEMENTS (grids); g++) {
    const CrGrid *grid = &grids[g];
    g_autoptr (GArray) block = new_hexes (), wall = new_hexes (), bent = new_hexes ();

    for (int row = 0; row < 4; row++)
      add_row (block, grid, 5, 5 + row, 6);
    g_assert_cmpuint (count_corners (grid, block), <=, 10);
    add_row (wall, grid, 5, 5, 9);
    g_assert_cmpuint (count_corners (grid, wall), <=, 8);
    for (int row = 0; row < 3; row++) {
      add_row (bent, grid, 5, 5 + row, 9);
      add_row (bent, grid, 5, 8 + row, 4);
    }
    g_assert_cmpuint (count_corners (grid, bent), <=, 16);
  }
}

/* A wall one hex thick from a hub: @way a multiple of 30 degrees, the odd ones along the axes. */
static void
add_arm (GArray *hexes, int way, int length)
{
  CrHex hex = { 15, 10 };

  for (int i = 0; i <= length; i++) {
    if (!has (hexes, hex))
      g_array_append_val (hexes, hex);
    hex = cr_hex_neighbour (hex, (way / 2 + (way % 2 && i % 2)) % CR_N_DIRECTIONS);
  }
}

/* Corners of the walls that meet at a hub, as bits of twelve ways; their centres must be right. */
static guint
count_hub_corners (const CrGrid *grid, int ways, int length)
{
  g_autoptr (GArray) hexes = new_hexes ();

  for (int way = 0; way < 12; way++)
    if (ways >> way & 1)
      add_arm (hexes, way, length);
  g_assert_cmpint (count_faults (grid, hexes, cr_region_built), ==, 0);
  return count_corners (grid, hexes);
}

/* Each face of a lone wall is one piece, all the way but for the last hexes at either end. */
static void
check_faces (const CrGrid *grid, int way, int length)
{
  g_autoptr (GArray) hexes = new_hexes ();

  add_arm (hexes, way, length);
  g_autoptr (GPtrArray) lines = outline_all (grid, hexes);
  const GArray *line = lines->pdata[0];
  int n_long = 0;

  for (guint i = 0; i < line->len; i++)
    n_long += cr_distance (cr_line_at (line, i), cr_line_at (line, (i + 1) % line->len)) >
              0.75 * (length - 2);
  g_assert_cmpint (n_long, ==, 2);
}

/* Walls go straight at any of twelve ways. */
static void
test_walls (void)
{
  for (guint g = 0; g < G_N_ELEMENTS (grids); g++)
    for (int way = 0; way < 12; way++)
      for (int length = 4; length < 12; length++)
        check_faces (&grids[g], way, length);
}

/* Two walls meet at any angle, or three: each is a strip whose last hex may turn it by thirty
 * degrees, as only the hex before the last tells which way it came; and between two of them is a
 * corner, blunted by a short piece or two. */
static void
test_hubs (void)
{
  guint most[4] = { 0 };

  for (guint g = 0; g < G_N_ELEMENTS (grids); g += 2) {
    for (int ways = 1; ways < 1 << 12; ways++) {
      int n_arms = 0;
      gboolean sharp = FALSE;

      for (int way = 0; way < 12; way++) {
        int next = ways << 12 | ways;
        n_arms += ways >> way & 1;
        sharp |= (ways >> way & 1) && (next >> (way + 1) & 1);
      }
      if (n_arms > 3 || sharp)
        continue;
      guint corners = count_hub_corners (&grids[g], ways, 6);
      if (corners > (guint) (n_arms == 1 ? 8 : 7 * n_arms))
        g_test_message ("orientation %u, ways %03x: %u corners", g, (guint) ways, corners);
      most[n_arms] = MAX (most[n_arms], corners);
    }
  }
  g_test_message ("corners: %u, %u, %u", most[1], most[2], most[3]);
  g_assert_cmpuint (most[1], <=, 8);
  g_assert_cmpuint (most[2], <=, 14);
  g_assert_cmpuint (most[3], <=, 20);
}

/* A court within walls along rows and columns of hexes. Returns: how many corners it has */
static guint
count_court_corners (const CrGrid *grid, int columns, int rows)
{
  g_autoptr (GArray) hexes = new_hexes ();

  for (int row = 0; row < rows + 2; row++)
    for (int column = 0; column < columns + 2; column++)
      if (row == 0 || row > rows || column == 0 || column > columns)
        add_row (hexes, grid, 5 + column, 5 + row, 1);
  g_autoptr (GPtrArray) loops = trace (hexes);
  g_autoptr (GArray) line = cr_region_built (grid, loops->pdata[1]);

  g_assert_cmpuint (loops->len, ==, 2);
  g_assert_cmpint (count_faults (grid, hexes, cr_region_built), ==, 0);
  return line->len;
}

/* Its corners are square, whatever it is long and wide, and however the grid lies. */
static void
test_court (void)
{
  for (guint g = 0; g < G_N_ELEMENTS (grids); g++)
    for (int columns = 3; columns <= 7; columns++)
      for (int rows = 3; rows <= 7; rows++)
        g_assert_cmpuint (count_court_corners (&grids[g], columns, rows), ==, 4);
}

/* A ring has an outer loop one way round and an inner one the other; each of six corners is blunted
 * by one piece. */
static void
test_ring (void)
{
  g_autoptr (GArray) hexes = new_hexes ();

  for (int i = cr_hex_n_within (3); i < cr_hex_n_within (4); i++) {
    CrHex hex = cr_hex_add ((CrHex){ 15, 10 }, cr_hex_spiral (i));
    g_array_append_val (hexes, hex);
  }
  g_autoptr (GPtrArray) loops = trace (hexes);
  g_assert_cmpuint (loops->len, ==, 2);
  for (guint i = 0; i < 2; i++) {
    g_autoptr (GArray) line = cr_region_built (&grids[0], loops->pdata[i]);
    const GArray *loop = loops->pdata[i];

    g_assert_cmpuint (line->len, ==, 12);
    g_assert_true ((cr_line_get_area (line) > 0) == (loop->len > 50));
  }
}

/* The pieces of an outline that belong to its sides lie beside them and cover it. */
static void
test_project (void)
{
  g_autoptr (GArray) hexes = new_hexes ();
  double sum = 0;

  for (int row = 0; row < 4; row++)
    add_row (hexes, &grids[0], 5, 5 + row, 6);
  g_autoptr (GPtrArray) loops = trace (hexes);
  const GArray *loop = loops->pdata[0];
  g_autoptr (GArray) line = cr_region_dug (&grids[0], loop);
  for (guint i = 0; i < loop->len; i++) {
    double from, to;

    cr_region_project (&grids[0], loop, i, line, &from, &to);
    g_assert_cmpfloat (from, <=, to);
    g_assert_cmpfloat (to - from, <, 1.2);
    CrPoint p = cr_line_get_point (line, (from + to) / 2, TRUE, NULL);
    g_assert_cmpfloat (cr_distance (p, cr_edge_get_middle (&grids[0], cr_edge_at (loop, i))), <,
                       0.5);
    sum += to - from;
  }
  g_assert_cmpfloat (fabs (sum - cr_line_get_length (line, TRUE)), <, 0.6);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/region/trace", test_trace);
  g_test_add_func ("/draw/region/centres", test_centres);
  g_test_add_func ("/draw/region/changes", test_changes);
  g_test_add_func ("/draw/region/straight", test_straight);
  g_test_add_func ("/draw/region/walls", test_walls);
  g_test_add_func ("/draw/region/hubs", test_hubs);
  g_test_add_func ("/draw/region/court", test_court);
  g_test_add_func ("/draw/region/ring", test_ring);
  g_test_add_func ("/draw/region/project", test_project);
  return g_test_run ();
}
