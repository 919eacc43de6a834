/* cr-levels-prove.c: from surface to surface by the stairways: what their levels must be.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-levels-private.h"

/* The surfaces at an end, each once, as @at[0…] with the hexes where the stairs meet them. */
static GArray *
get_end (const CrLevels *self, const CrStairway *stairway, CrStairEndName end)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_stairway_get_accesses (stairway, self->map, end, places);
  for (guint i = 0; i < places->len;) {
    int surface = cr_levels_find_surface (self, g_array_index (places, CrPlace, i));
    gboolean known = surface < 0;

    for (guint j = 0; j < i; j++)
      known |= cr_levels_find_surface (self, g_array_index (places, CrPlace, j)) == surface;
    if (known)
      g_array_remove_index (places, i);
    else
      i++;
  }
  return places;
}

static void
add_edges (CrLevels *self, int index)
{
  const CrStairway *stairway = self->stairways->pdata[index];
  g_autoptr (GArray) feet = get_end (self, stairway, CR_STAIR_FOOT);
  g_autoptr (GArray) heads = get_end (self, stairway, CR_STAIR_HEAD);

  for (guint i = 0; i < feet->len; i++)
    for (guint j = 0; j < heads->len; j++) {
      CrPlace foot = g_array_index (feet, CrPlace, i), head = g_array_index (heads, CrPlace, j);
      CrLevelEdge edge = { cr_levels_find_surface (self, foot),
                           cr_levels_find_surface (self, head),
                           index,
                           stairway->steps[stairway->ends[CR_STAIR_HEAD].stair],
                           foot,
                           head,
                           FALSE };
      g_array_append_val (self->edges, edge);
    }
}

static CrSurface *
get_surface (CrLevels *self, int index)
{
  return &g_array_index (self->surfaces, CrSurface, index);
}

/* What an edge says of the surface at its other end than @from. */
static void
follow_level (CrLevels *self, CrLevelEdge *edge, int from, guint8 *settled, GArray *queue)
{
  gboolean up = edge->foot == from;
  int to = up ? edge->head : edge->foot;
  int level = get_surface (self, from)->level + (up ? edge->steps : -edge->steps);
  CrSurface *surface = get_surface (self, to);

  if (!settled[to]) {
    settled[to] = TRUE;
    surface->level = level;
    surface->proved = TRUE;
    surface->stairway = edge->stairway;
    surface->from = from;
    surface->at = up ? edge->head_at : edge->foot_at;
    g_array_append_val (queue, to);
  } else if (surface->level != level && surface->against < 0 && !edge->told) {
    edge->told = TRUE;
    surface->against = edge->stairway;
    surface->against_level = level;
  }
}

/* From what is settled outwards, the fewest stairways first. */
static void
spread_levels (CrLevels *self, guint8 *settled, GArray *queue)
{
  for (guint i = 0; i < queue->len; i++) {
    int from = g_array_index (queue, int, i);

    for (guint j = 0; j < self->edges->len; j++) {
      CrLevelEdge *edge = &g_array_index (self->edges, CrLevelEdge, j);

      if (edge->foot != edge->head && (edge->foot == from || edge->head == from))
        follow_level (self, edge, from, settled, queue);
    }
  }
  g_array_set_size (queue, 0);
}

static void
settle_surface (int surface, guint8 *settled, GArray *queue)
{
  if (settled[surface])
    return;
  settled[surface] = TRUE;
  g_array_append_val (queue, surface);
}

static void
settle_ground (const CrLevels *self, CrHex hex, guint8 *settled, GArray *queue)
{
  int surface = cr_levels_find_surface (self, (CrPlace){ 0, hex });

  if (surface >= 0 && cr_levels_get_surface (self, (guint) surface)->painted == 0)
    settle_surface (surface, settled, queue);
}

/* ELV-02: the ground outside is level 0. */
static void
settle_edge (const CrLevels *self, guint8 *settled, GArray *queue)
{
  const CrGrid *grid = cr_map_get_grid (self->map);

  for (int row = 1; row <= grid->rows; row++) {
    int step = row == 1 || row == grid->rows ? 1 : MAX (grid->columns - 1, 1);

    for (int column = 1; column <= grid->columns; column += step)
      settle_ground (self, cr_grid_hex_at (grid, column, row), settled, queue);
  }
}

/* Of the surfaces with stairs that nothing has settled, the lowest; -1 when none is left. */
static int
find_lowest (CrLevels *self, const guint8 *settled)
{
  int lowest = -1;

  for (guint i = 0; i < self->edges->len; i++) {
    const CrLevelEdge *edge = &g_array_index (self->edges, CrLevelEdge, i);
    const int ends[] = { edge->foot, edge->head };

    for (int j = 0; j < 2; j++)
      if (!settled[ends[j]] && (lowest < 0 || get_surface (self, ends[j])->painted <
                                                  get_surface (self, lowest)->painted))
        lowest = ends[j];
  }
  return lowest;
}

void
cr_levels_prove (CrLevels *self)
{
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree guint8 *settled = g_new0 (guint8, self->surfaces->len + 1);
  int lowest;

  for (guint i = 0; i < self->stairways->len; i++)
    add_edges (self, (int) i);
  settle_edge (self, settled, queue);
  spread_levels (self, settled, queue);
  while ((lowest = find_lowest (self, settled)) >= 0) {
    settle_surface (lowest, settled, queue);
    spread_levels (self, settled, queue);
  }
}
