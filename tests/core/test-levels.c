/* test-levels.c: surfaces of one level, found at once and bit by bit. Rules: ELV-01, ELV-02.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-levels.h"
#include "fixture.h"

#define N_MAPS 600

/* The naive twin: from each hex that is in no surface yet, step by step to all of its own. */
typedef struct {
  const CrMap *map;
  const CrLevels *levels;
  GHashTable *stairs; /* as "floor:q:r" */
  GHashTable *known;
} Twin;

static char *
make_key (CrPlace place)
{
  return g_strdup_printf ("%d:%d:%d", place.floor, place.hex.q, place.hex.r);
}

static gboolean
has (GHashTable *table, CrPlace place)
{
  g_autofree char *key = make_key (place);

  return g_hash_table_contains (table, key);
}

static gboolean
is_door (int kind)
{
  return kind == CR_SIDE_DOORWAY || kind == CR_SIDE_GATE || kind == CR_SIDE_POSTERN ||
         kind == CR_SIDE_PORTCULLIS || kind == CR_SIDE_SECRET_DOOR;
}

static gboolean
is_wall (int kind)
{
  return kind == CR_SIDE_WALL || kind == CR_SIDE_SLIT || kind == CR_SIDE_WINDOW ||
         kind == CR_SIDE_BATTLEMENT || kind == CR_SIDE_CLIFF;
}

static gboolean
is_parted (const CrMap *map, CrPlace place, CrDirection direction)
{
  gsize n;
  const CrSide *things = cr_map_get_sides (map, place, direction, &n);
  gboolean wall = FALSE, door = FALSE;

  for (gsize i = 0; i < n; i++) {
    wall |= is_wall (things[i].kind);
    door |= is_door (things[i].kind);
  }
  return wall && !door;
}

static gboolean
is_floor (const Twin *twin, CrPlace place)
{
  return cr_map_has_place (twin->map, place) && !has (twin->stairs, place);
}

/* Returns how many hexes the surface has. */
static int
spread (Twin *twin, CrPlace first, int surface)
{
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  g_hash_table_add (twin->known, make_key (first));
  g_array_append_val (queue, first);
  for (guint i = 0; i < queue->len; i++) {
    CrPlace from = g_array_index (queue, CrPlace, i);

    g_assert_cmpint (cr_levels_find_surface (twin->levels, from), ==, surface);
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlace to = { from.floor, cr_hex_neighbour (from.hex, d) };

      if (!is_floor (twin, to) || has (twin->known, to) || is_parted (twin->map, from, d) ||
          cr_map_get_level (twin->map, to) != cr_map_get_level (twin->map, from))
        continue;
      g_hash_table_add (twin->known, make_key (to));
      g_array_append_val (queue, to);
    }
  }
  return (int) queue->len;
}

static void
list_stairs (Twin *twin)
{
  for (guint i = 0; i < cr_levels_n_stairways (twin->levels); i++) {
    const CrStairway *stairway = cr_levels_get_stairway (twin->levels, i);

    for (guint j = 0; j < stairway->n_hexes; j++)
      g_hash_table_add (twin->stairs, make_key (stairway->hexes[j]));
  }
}

/* Surfaces are numbered by their first hexes. */
static void
check_place (Twin *twin, CrPlace place, guint *n_surfaces)
{
  const CrSurface *surface;

  if (!is_floor (twin, place)) {
    g_assert_cmpint (cr_levels_find_surface (twin->levels, place), ==, -1);
    return;
  }
  if (has (twin->known, place))
    return;
  g_assert_cmpuint (*n_surfaces, <, cr_levels_n_surfaces (twin->levels));
  surface = cr_levels_get_surface (twin->levels, *n_surfaces);
  g_assert_true (cr_place_equal (surface->first, place));
  g_assert_cmpint (surface->painted, ==, cr_map_get_level (twin->map, place));
  g_assert_cmpint (spread (twin, place, (int) (*n_surfaces)++), ==, surface->n_hexes);
}

static void
check (const CrMap *map, const CrLevels *levels)
{
  const CrGrid *grid = cr_map_get_grid (map);
  Twin twin = { map, levels, g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
                g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
  guint n_surfaces = 0;

  list_stairs (&twin);
  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++)
      check_place (&twin, (CrPlace){ floor, cr_grid_get_hex (grid, cell) }, &n_surfaces);
  g_assert_cmpuint (n_surfaces, ==, cr_levels_n_surfaces (levels));
  g_hash_table_unref (twin.known);
  g_hash_table_unref (twin.stairs);
}

static void
test_surfaces (void)
{
  for (int i = 0; i < N_MAPS; i++) {
    g_autoptr (CrMap) map = fixture_random_map ();
    g_autoptr (CrLevels) levels = cr_levels_new (map);

    check (map, levels);
  }
}

static void
assert_same (const CrSurface *a, const CrSurface *b)
{
  g_assert_true (cr_place_equal (a->first, b->first));
  g_assert_cmpint (a->n_hexes, ==, b->n_hexes);
  g_assert_cmpint (a->level, ==, b->level);
  g_assert_cmpint (a->proved, ==, b->proved);
  g_assert_cmpint (a->from, ==, b->from);
  g_assert_cmpint (a->against, ==, b->against);
}

/* However little is done at a time. */
static void
test_slices (void)
{
  guint n_proved = 0;

  for (int i = 0; i < N_MAPS; i++) {
    g_autoptr (CrMap) map = fixture_random_map ();
    g_autoptr (CrLevels) whole = cr_levels_new (map), slow = cr_levels_begin (map);
    int n_all = 2 * cr_grid_n_cells (cr_map_get_grid (map)) * cr_map_n_floors (map);

    g_assert_false (cr_levels_grow (slow, n_all - 1));
    g_assert_true (cr_levels_grow (slow, 1));
    g_clear_pointer (&slow, cr_levels_free);
    slow = cr_levels_begin (map);
    while (!cr_levels_grow (slow, g_test_rand_int_range (1, 9)))
      continue;
    g_assert_cmpuint (cr_levels_n_surfaces (slow), ==, cr_levels_n_surfaces (whole));
    for (guint j = 0; j < cr_levels_n_surfaces (whole); j++) {
      assert_same (cr_levels_get_surface (slow, j), cr_levels_get_surface (whole, j));
      n_proved += cr_levels_get_surface (whole, j)->proved;
    }
  }
  g_assert_cmpuint (n_proved, >, 0);
}

/* One may give up in the middle. */
static void
test_given_up (void)
{
  g_autoptr (CrMap) map = fixture_random_map ();

  for (int n = 0; n < 9; n++) {
    g_autoptr (CrLevels) levels = cr_levels_begin (map);

    cr_levels_grow (levels, n);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/levels/surfaces", test_surfaces);
  g_test_add_func ("/core/levels/slices", test_slices);
  g_test_add_func ("/core/levels/given-up", test_given_up);
  return g_test_run ();
}
