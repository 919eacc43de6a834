/* cr-levels-surfaces.c: hexes of one level that nothing parts, as surfaces.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-levels-private.h"

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

/* A wall parts surfaces unless there is a door in it. */
static gboolean
is_parted (const CrMap *map, CrPlace place, CrDirection direction)
{
  gsize n;
  const CrSide *sides = cr_map_get_sides (map, place, direction, &n);
  gboolean parted = FALSE;

  for (gsize i = 0; i < n; i++)
    switch (sides[i].kind) {
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

static gboolean
can_join (const CrLevels *self, CrPlace from, CrDirection direction, int painted)
{
  CrPlace to = { from.floor, cr_hex_neighbour (from.hex, direction) };
  int index = cr_levels_get_index (self, to);

  return index >= 0 && self->surface_of[index] == CR_LEVELS_NO_SURFACE && !self->is_stair[index] &&
         cr_map_has_place (self->map, to) && cr_map_get_level (self->map, to) == painted &&
         !is_parted (self->map, from, direction);
}

static void
flood (CrLevels *self, int start, GArray *queue)
{
  CrPlace first = cr_levels_get_place (self, start);
  CrSurface surface = { .first = first, .painted = cr_map_get_level (self->map, first) };
  int id = (int) self->surfaces->len;

  surface.stairway = surface.from = surface.against = -1;
  surface.level = surface.painted;
  self->surface_of[start] = id;
  g_array_set_size (queue, 0);
  g_array_append_val (queue, start);
  for (guint i = 0; i < queue->len; i++) {
    CrPlace from = cr_levels_get_place (self, g_array_index (queue, int, i));

    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      int to = cr_levels_get_index (self, (CrPlace){ from.floor, cr_hex_neighbour (from.hex, d) });

      if (!can_join (self, from, d, surface.painted))
        continue;
      self->surface_of[to] = id;
      g_array_append_val (queue, to);
    }
  }
  surface.n_hexes = (int) queue->len;
  g_array_append_val (self->surfaces, surface);
}

void
cr_levels_find_surfaces (CrLevels *self)
{
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < self->n_cells * cr_map_n_floors (self->map); i++)
    if (self->surface_of[i] == CR_LEVELS_NO_SURFACE && !self->is_stair[i] &&
        cr_map_has_place (self->map, cr_levels_get_place (self, i)))
      flood (self, i, queue);
}
