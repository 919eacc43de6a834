/* cr-levels-surfaces.c: hexes of one level that nothing parts, as surfaces.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-levels-private.h"

#include <string.h>

void
cr_levels_read_stairways (CrLevels *self)
{
  for (guint i = 0; i < cr_map_n_nodes (self->map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (self->map, CR_SECTION_LINKS, i);
    CrStairway *stairway =
        cr_node_is (node, "stairway") ? cr_stairway_new (self->map, node, NULL) : NULL;

    if (stairway == NULL)
      continue;
    g_ptr_array_add (self->stairways, stairway);
    for (guint j = 0; j < stairway->n_hexes; j++) {
      int index = cr_levels_get_index (self, stairway->hexes[j]);
      if (index >= 0)
        self->is_stair[index] = TRUE;
    }
  }
}

/* Of the things on one side: a wall parts surfaces unless there is a door in it. */
static gboolean
is_parted (const CrSide *things, gsize n)
{
  gboolean parted = FALSE;

  for (gsize i = 0; i < n; i++)
    switch (things[i].kind) {
    case CR_SIDE_WALL:
    case CR_SIDE_SLIT:
    case CR_SIDE_WINDOW:
    case CR_SIDE_BATTLEMENT:
    case CR_SIDE_CLIFF:
      parted = TRUE;
      break;
    case CR_SIDE_DOORWAY:
    case CR_SIDE_GATE:
    case CR_SIDE_POSTERN:
    case CR_SIDE_PORTCULLIS:
    case CR_SIDE_SECRET_DOOR:
      return FALSE;
    default:
      break;
    }
  return parted;
}

static gsize
count_things (const CrSide *things, gsize n)
{
  gsize i = 1;

  while (i < n && things[i].cell == things[0].cell && things[i].direction == things[0].direction)
    i++;
  return i;
}

/* A bit for each side that parts, of both its hexes. */
static void
read_parted (CrLevels *self, int floor)
{
  const CrGrid *grid = cr_map_get_grid (self->map);
  gsize n, n_here;
  const CrSide *things = cr_map_get_all_sides (self->map, floor, &n);

  memset (self->growth->parted, 0, (gsize) self->n_cells);
  for (gsize i = 0; i < n; i += n_here) {
    CrDirection d = things[i].direction;
    int beyond =
        cr_grid_get_cell (grid, cr_hex_neighbour (cr_grid_get_hex (grid, things[i].cell), d));

    n_here = count_things (&things[i], n - i);
    if (!is_parted (&things[i], n_here))
      continue;
    self->growth->parted[things[i].cell] |= (guint8) (1 << d);
    if (beyond >= 0)
      self->growth->parted[beyond] |= (guint8) (1 << cr_direction_opposite (d));
  }
}

void
cr_levels_find_steps (CrLevels *self)
{
  const CrGrid *grid = cr_map_get_grid (self->map);

  for (int odd = 0; odd < 2; odd++) {
    CrHex hex = cr_grid_hex_at (grid, odd, odd);

    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrLevelStep step = { .direction = d };

      cr_grid_address (grid, cr_hex_neighbour (hex, d), &step.columns, &step.rows);
      step.columns -= odd;
      step.rows -= odd;
      if (step.rows < 0 || (step.rows == 0 && step.columns < 0))
        self->growth->steps[odd][self->growth->n_steps[odd]++] = step;
    }
  }
}

/* The lowest index known so far of what hangs together with it. */
static int
find_first (gint32 *before, int index)
{
  while (before[index] != index) {
    before[index] = before[before[index]];
    index = before[index];
  }
  return index;
}

static void
join_surfaces (gint32 *before, int a, int b)
{
  a = find_first (before, a);
  b = find_first (before, b);
  before[MAX (a, b)] = MIN (a, b);
}

/* With those of its neighbours that have been before it. */
static void
join_cell (CrLevels *self, const gint16 *levels, int floor, int cell)
{
  const CrGrid *grid = cr_map_get_grid (self->map);
  const CrLevelGrowth *growth = self->growth;
  int column = cell % grid->columns, row = cell / grid->columns, first = floor * self->n_cells;
  int odd = 1 - ((grid->orientation == CR_FLAT ? column : row) & 1);

  for (int i = 0; i < growth->n_steps[odd]; i++) {
    CrLevelStep step = growth->steps[odd][i];
    int c = column + step.columns, r = row + step.rows, there = r * grid->columns + c;

    if (c >= 0 && c < grid->columns && r >= 0 && self->surface_of[first + there] >= 0 &&
        levels[there] == levels[cell] && (growth->parted[cell] >> step.direction & 1) == 0)
      join_surfaces (self->surface_of, first + cell, first + there);
  }
}

void
cr_levels_join (CrLevels *self, int index)
{
  int floor = index / self->n_cells, cell = index % self->n_cells;

  if (cell == 0)
    read_parted (self, floor);
  self->surface_of[index] = CR_LEVELS_NO_SURFACE;
  if (self->is_stair[index] || cr_map_get_layer (self->map, floor, CR_LAYER_TERRAIN)[cell] == 0)
    return;
  self->surface_of[index] = index;
  join_cell (self, cr_map_get_layer (self->map, floor, CR_LAYER_LEVEL), floor, cell);
}

static int
add_surface (CrLevels *self, int index)
{
  CrPlace first = cr_levels_get_place (self, index);
  CrSurface surface = { .first = first, .painted = cr_map_get_level (self->map, first) };

  surface.stairway = surface.from = surface.against = -1;
  surface.level = surface.painted;
  g_array_append_val (self->surfaces, surface);
  return (int) self->surfaces->len - 1;
}

void
cr_levels_number (CrLevels *self, int index)
{
  int before = self->surface_of[index];

  if (before < 0)
    return;
  self->surface_of[index] = before == index ? add_surface (self, index) : self->surface_of[before];
  g_array_index (self->surfaces, CrSurface, self->surface_of[index]).n_hexes++;
}
