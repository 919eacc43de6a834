/* cr-levels.c: levels as the stairways prove them. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-levels.h"

#include "cr-levels-private.h"

int
cr_levels_get_index (const CrLevels *self, CrPlace place)
{
  int cell = cr_grid_get_cell (cr_map_get_grid (self->map), place.hex);

  if (cell < 0 || place.floor < 0 || place.floor >= cr_map_n_floors (self->map))
    return -1;
  return place.floor * self->n_cells + cell;
}

CrPlace
cr_levels_get_place (const CrLevels *self, int index)
{
  return (CrPlace){ index / self->n_cells,
                    cr_grid_get_hex (cr_map_get_grid (self->map), index % self->n_cells) };
}

static int
count_places (const CrLevels *self)
{
  return self->n_cells * cr_map_n_floors (self->map);
}

CrLevels *
cr_levels_begin (const CrMap *map)
{
  CrLevels *self = g_new0 (CrLevels, 1);
  int n;

  self->map = map;
  self->n_cells = cr_grid_n_cells (cr_map_get_grid (map));
  n = count_places (self);
  self->surface_of = g_new (gint32, n);
  self->is_stair = g_new0 (guint8, n);
  self->surfaces = g_array_new (FALSE, FALSE, sizeof (CrSurface));
  self->edges = g_array_new (FALSE, FALSE, sizeof (CrLevelEdge));
  self->stairways = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_stairway_free);
  self->growth = g_new0 (CrLevelGrowth, 1);
  self->growth->parted = g_new (guint8, self->n_cells);
  cr_levels_read_stairways (self);
  cr_levels_find_steps (self);
  return self;
}

static void
end_growth (CrLevels *self)
{
  if (self->growth != NULL)
    g_free (self->growth->parted);
  g_clear_pointer (&self->growth, g_free);
}

static void
end_stage (CrLevels *self)
{
  self->growth->next = 0;
  if (self->growth->stage++ == CR_LEVELS_JOIN)
    return;
  end_growth (self);
  cr_levels_prove (self);
}

gboolean
cr_levels_grow (CrLevels *levels, int n_hexes)
{
  int n_all = count_places (levels);

  while (levels->growth != NULL && n_hexes > 0) {
    CrLevelGrowth *growth = levels->growth;
    int end = growth->next + MIN (n_hexes, n_all - growth->next);

    n_hexes -= end - growth->next;
    for (; growth->next < end; growth->next++)
      if (growth->stage == CR_LEVELS_JOIN)
        cr_levels_join (levels, growth->next);
      else
        cr_levels_number (levels, growth->next);
    if (end == n_all)
      end_stage (levels);
  }
  return levels->growth == NULL;
}

CrLevels *
cr_levels_new (const CrMap *map)
{
  CrLevels *self = cr_levels_begin (map);

  while (!cr_levels_grow (self, G_MAXINT))
    continue;
  return self;
}

void
cr_levels_free (CrLevels *levels)
{
  if (levels == NULL)
    return;
  end_growth (levels);
  g_free (levels->surface_of);
  g_free (levels->is_stair);
  g_array_unref (levels->surfaces);
  g_array_unref (levels->edges);
  g_ptr_array_unref (levels->stairways);
  g_free (levels);
}

guint
cr_levels_n_surfaces (const CrLevels *levels)
{
  return levels->surfaces->len;
}

const CrSurface *
cr_levels_get_surface (const CrLevels *levels, guint index)
{
  return &g_array_index (levels->surfaces, CrSurface, index);
}

void
cr_levels_get_hexes (const CrLevels *levels, guint index, GArray *places)
{
  int floor = cr_levels_get_surface (levels, index)->first.floor;

  for (int i = floor * levels->n_cells; i < (floor + 1) * levels->n_cells; i++)
    if (levels->surface_of[i] == (int) index) {
      CrPlace place = cr_levels_get_place (levels, i);
      g_array_append_val (places, place);
    }
}

int
cr_levels_find_surface (const CrLevels *levels, CrPlace place)
{
  int index = cr_levels_get_index (levels, place);

  return index >= 0 ? levels->surface_of[index] : -1;
}

guint
cr_levels_n_stairways (const CrLevels *levels)
{
  return levels->stairways->len;
}

const CrStairway *
cr_levels_get_stairway (const CrLevels *levels, guint index)
{
  return levels->stairways->pdata[index];
}

/* The stairway with a step at @place, and that step's level. */
int
cr_levels_find_step (const CrLevels *self, CrPlace place, int *level_out)
{
  for (guint i = 0; i < self->edges->len; i++) {
    const CrLevelEdge *edge = &g_array_index (self->edges, CrLevelEdge, i);
    const CrStairway *stairway = self->stairways->pdata[edge->stairway];
    int at = cr_stairway_find (stairway, place);

    if (at < 0)
      continue;
    *level_out = cr_levels_get_surface (self, edge->foot)->level + stairway->steps[at];
    return (int) i;
  }
  return -1;
}

gboolean
cr_levels_get (const CrLevels *levels, CrPlace place, int *level_out)
{
  int surface = cr_levels_find_surface (levels, place);

  if (surface < 0)
    return cr_levels_find_step (levels, place, level_out) >= 0;
  *level_out = cr_levels_get_surface (levels, surface)->level;
  return cr_levels_get_surface (levels, surface)->proved;
}

char *
cr_level_format (int level)
{
  return g_strdup_printf (level == 0 ? "%d" : "%+d", level);
}
