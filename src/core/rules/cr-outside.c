/* cr-outside.c: the ground before the castle. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-outside.h"

#include "cr-lof-square.h"

#include <string.h>

/* What is known of a hex: bit d for what nobody simply walks past on side d, and these. Round the
 * map lies a border of hexes that are no ground. */
enum { GROUND = 1 << 6, OUTSIDE = 1 << 7 };

/* @cells: by cell of the square
 * @stale: who is outside is to be found anew */
struct _CrOutside {
  CrGrid grid;
  CrLofSquare square;
  int steps[CR_N_DIRECTIONS];
  guint8 *cells;
  gboolean stale;
};

/* What a besieger does not simply walk past: a wall, a door open or shut, a battlement. */
static gboolean
is_barrier (CrSideKind kind)
{
  return cr_side_kind_is_opening (kind) || kind == CR_SIDE_WALL || kind == CR_SIDE_PARTITION ||
         kind == CR_SIDE_SLIT || kind == CR_SIDE_BATTLEMENT;
}

static guint8 *
get_cell (const CrOutside *outside, CrHex hex)
{
  return &outside->cells[cr_lof_square_cell (&outside->square, hex)];
}

static void
read_sides (CrOutside *outside, const CrMap *map)
{
  gsize n;
  const CrSide *sides = cr_map_get_all_sides (map, 0, &n);

  for (gsize i = 0; i < n; i++) {
    CrHex hex = cr_grid_get_hex (&outside->grid, sides[i].cell);
    CrDirection d = sides[i].direction;

    if (!is_barrier (sides[i].kind))
      continue;
    *get_cell (outside, hex) |= (guint8) (1 << d);
    *get_cell (outside, cr_hex_neighbour (hex, d)) |= (guint8) (1 << cr_direction_opposite (d));
  }
}

/* No structure, not solid wall, and no breach: behind it lies the castle still. */
static gboolean
is_ground (const CrScene *scene, CrPlace place)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (scene, place);

  return cr_scene_has_place (scene, place) && cr_scene_get_structure (scene, place) == NULL &&
         (terrain == NULL || (terrain->cover.value != CR_COVER_INFINITE && !terrain->breach));
}

/* Hexes of the same terrain and structure are the same: each pair is looked up once. */
static void
read_ground (CrOutside *outside, const CrScene *scene)
{
  const CrMap *map = cr_scene_get_map (scene);
  const gint16 *terrain = cr_map_get_layer (map, 0, CR_LAYER_TERRAIN);
  const gint16 *structure = cr_map_get_layer (map, 0, CR_LAYER_STRUCTURE);
  int n_structures = cr_map_n_codes (map, CR_LAYER_STRUCTURE);
  g_autofree gint8 *known =
      g_malloc0 ((gsize) cr_map_n_codes (map, CR_LAYER_TERRAIN) * n_structures);

  for (int row = 1; row <= outside->grid.rows; row++)
    for (int column = 1; column <= outside->grid.columns; column++) {
      gint8 *ground = &known[*terrain++ * n_structures + *structure++];
      CrHex hex = cr_grid_hex_at (&outside->grid, column, row);

      if (*ground == 0)
        *ground = is_ground (scene, (CrPlace){ 0, hex }) ? 1 : -1;
      if (*ground > 0)
        *get_cell (outside, hex) |= GROUND;
    }
}

/* @stack: has room for all hexes */
static int
add_hex (CrOutside *outside, CrHex hex, int *stack, int n)
{
  guint8 *cell = get_cell (outside, hex);

  if ((*cell & OUTSIDE) == 0)
    stack[n++] = (int) (cell - outside->cells);
  *cell |= OUTSIDE;
  return n;
}

/* Adds the hexes of the areas that the map itself calls outside. Returns how many it added. */
static int
add_areas (CrOutside *outside, const CrMap *map, int *stack)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  int n = 0;

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_AREAS, i);

    if (g_strcmp0 (cr_node_get (node, "kind"), "outside") != 0 || cr_node_get_text (node) == NULL)
      continue;
    g_array_set_size (places, 0);
    cr_map_parse_places (map, cr_node_get_text (node), places, NULL);
    for (guint j = 0; j < places->len; j++)
      if (g_array_index (places, CrPlace, j).floor == 0)
        n = add_hex (outside, g_array_index (places, CrPlace, j).hex, stack, n);
  }
  return n;
}

static int
add_edge (CrOutside *outside, int column, int row, int *stack, int n)
{
  CrHex hex = cr_grid_hex_at (&outside->grid, column, row);

  return (*get_cell (outside, hex) & GROUND) != 0 ? add_hex (outside, hex, stack, n) : n;
}

/* Adds the ground at the edge of the map. Returns how many hexes it added. */
static int
add_edges (CrOutside *outside, int *stack)
{
  int columns = outside->grid.columns, rows = outside->grid.rows, n = 0;

  for (int column = 1; column <= columns; column++) {
    n = add_edge (outside, column, 1, stack, n);
    n = add_edge (outside, column, rows, stack, n);
  }
  for (int row = 1; row <= rows; row++) {
    n = add_edge (outside, 1, row, stack, n);
    n = add_edge (outside, columns, row, stack, n);
  }
  return n;
}

/* From @n hexes on the stack over all ground that no side closes. */
static void
spread_ground (CrOutside *outside, int *stack, int n)
{
  guint8 *cells = outside->cells;

  while (n > 0) {
    int here = stack[--n];

    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      int there = here + outside->steps[d];

      if ((cells[here] >> d & 1) != 0 || (cells[there] & (GROUND | OUTSIDE)) != GROUND)
        continue;
      cells[there] |= OUTSIDE;
      stack[n++] = there;
    }
  }
}

static void
find_all (CrOutside *outside, const CrMap *map)
{
  g_autofree int *stack = g_new (int, cr_grid_n_cells (&outside->grid));
  int n;

  for (int i = 0; i < outside->square.n_cells; i++)
    outside->cells[i] &= (guint8) ~OUTSIDE;
  n = add_areas (outside, map, stack);
  if (n == 0)
    n = add_edges (outside, stack);
  spread_ground (outside, stack, n);
  outside->stale = FALSE;
}

CrOutside *
cr_outside_new (const CrScene *scene)
{
  const CrMap *map = cr_scene_get_map (scene);
  CrOutside *outside = g_new0 (CrOutside, 1);

  outside->grid = *cr_map_get_grid (map);
  cr_lof_square_init (&outside->square, &outside->grid);
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    outside->steps[d] = cr_hex_steps[d].q * outside->square.stride + cr_hex_steps[d].r;
  outside->cells = g_malloc0 ((gsize) outside->square.n_cells);
  read_sides (outside, map);
  read_ground (outside, scene);
  find_all (outside, map);
  return outside;
}

void
cr_outside_free (CrOutside *outside)
{
  if (outside == NULL)
    return;
  g_free (outside->cells);
  g_free (outside);
}

gboolean
cr_outside_has (const CrOutside *outside, CrHex hex)
{
  return cr_grid_contains (&outside->grid, hex) && (*get_cell (outside, hex) & OUTSIDE) != 0;
}

guint8
cr_outside_get_closed (const CrOutside *outside, CrHex hex)
{
  return cr_grid_contains (&outside->grid, hex) ? *get_cell (outside, hex) & (GROUND - 1) : 0;
}

static gboolean
is_closed (const CrMap *map, CrPlace place, CrDirection direction)
{
  gsize n;
  const CrSide *things = cr_map_get_sides (map, place, direction, &n);

  for (gsize i = 0; i < n; i++)
    if (is_barrier (things[i].kind))
      return TRUE;
  return FALSE;
}

void
cr_outside_touch (CrOutside *outside, const CrScene *scene, CrPlace place)
{
  const CrMap *map = cr_scene_get_map (scene);
  guint8 *cell, now, sides;

  if (place.floor != 0 || !cr_grid_contains (&outside->grid, place.hex))
    return;
  cell = get_cell (outside, place.hex);
  now = (*cell & OUTSIDE) | (is_ground (scene, place) ? GROUND : 0);
  sides = cr_map_get_occupied_sides (map, place);
  for (CrDirection d = 0; sides >> d != 0; d++)
    if ((sides >> d & 1) != 0 && is_closed (map, place, d))
      now |= (guint8) (1 << d);
  outside->stale |= now != *cell;
  *cell = now;
}

void
cr_outside_touch_areas (CrOutside *outside)
{
  outside->stale = TRUE;
}

gboolean
cr_outside_follow (CrOutside *outside, const CrScene *scene)
{
  gsize n = (gsize) outside->square.n_cells;
  g_autofree guint8 *before = NULL;

  if (!outside->stale)
    return FALSE;
  before = g_memdup2 (outside->cells, n);
  find_all (outside, cr_scene_get_map (scene));
  return memcmp (before, outside->cells, n) != 0;
}
