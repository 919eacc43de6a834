/* cr-levels.c: levels as the stairways prove them.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-levels.h"

#include "cr-numbering.h"
#include "cr-text.h"

#include <string.h>

#define CR_LEVELS_NO_SURFACE (-1)

/* One end of a stairway against the other: whoever knows one knows both. */
typedef struct {
  int foot, head, stairway, steps; /* two surfaces, and what joins them */
  CrPlace foot_at, head_at;
  gboolean told; /* that it contradicts what was settled before */
} CrLevelEdge;

/* From a hex to a neighbour, in addresses. */
typedef struct {
  CrDirection direction;
  int columns, rows;
} CrLevelStep;

/* First each place is joined with those before it, then surfaces are numbered. */
typedef enum { CR_LEVELS_JOIN, CR_LEVELS_NUMBER } CrLevelStage;

/**
 * CrLevelGrowth: what levels that are not complete have come to.
 * @next: index of the place to go on with
 * @parted: of its floor, by cell, a bit for each side that parts surfaces
 * @steps: to neighbours of lower index, from an even and from an odd column (pointed: row)
 * @n_steps: how many those are
 */
typedef struct {
  CrLevelStage stage;
  int next;
  guint8 *parted;
  CrLevelStep steps[2][CR_N_DIRECTIONS];
  int n_steps[2];
} CrLevelGrowth;

/* @growth: NULL when they are complete. The map is borrowed, all else is owned. A place is known by
 * its index: its floor times the cells of a floor, plus its cell. */
struct _CrLevels {
  const CrMap *map;
  int n_cells;
  gint32 *surface_of; /* by place: index, or CR_LEVELS_NO_SURFACE */
  guint8 *is_stair;   /* by place */
  GArray *surfaces;   /* CrSurface */
  GArray *edges;      /* CrLevelEdge */
  GPtrArray *stairways;
  CrLevelGrowth *growth;
};

/* Hexes of one level that nothing parts, as surfaces. */

static int
get_index (const CrLevels *self, CrPlace place)
{
  int cell = cr_grid_get_cell (cr_map_get_grid (self->map), place.hex);

  if (cell < 0 || place.floor < 0 || place.floor >= cr_map_n_floors (self->map))
    return -1;
  return place.floor * self->n_cells + cell;
}

/* Stairways are read in the order of the map. */
static void
read_stairways (CrLevels *self)
{
  for (guint i = 0; i < cr_map_n_nodes (self->map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (self->map, CR_SECTION_LINKS, i);
    CrStairway *stairway =
        cr_node_is (node, "stairway") ? cr_stairway_new (self->map, node, NULL) : NULL;

    if (stairway == NULL)
      continue;
    g_ptr_array_add (self->stairways, stairway);
    for (guint j = 0; j < stairway->n_hexes; j++) {
      int index = get_index (self, stairway->hexes[j]);
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

/* Which neighbours of a hex have lower indices hangs on whether its column, or in maps of pointed
 * hexes its row, is odd. */
static void
find_steps (CrLevels *self)
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

/**
 * join_levels:
 * @index: of a place; all before have been joined
 *
 * Until all surfaces are numbered, each place names one before it of the same surface, if there is
 * any, else itself.
 */
static void
join_levels (CrLevels *self, int index)
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

static CrPlace
get_place (const CrLevels *self, int index)
{
  return (CrPlace){ index / self->n_cells,
                    cr_grid_get_hex (cr_map_get_grid (self->map), index % self->n_cells) };
}

static int
add_surface (CrLevels *self, int index)
{
  CrPlace first = get_place (self, index);
  CrSurface surface = { .first = first, .painted = cr_map_get_level (self->map, first) };

  surface.stairway = surface.from = surface.against = -1;
  surface.level = surface.painted;
  g_array_append_val (self->surfaces, surface);
  return (int) self->surfaces->len - 1;
}

/**
 * number_levels:
 * @index: of a place; all before have been numbered
 */
static void
number_levels (CrLevels *self, int index)
{
  int before = self->surface_of[index];

  if (before < 0)
    return;
  self->surface_of[index] = before == index ? add_surface (self, index) : self->surface_of[before];
  g_array_index (self->surfaces, CrSurface, self->surface_of[index]).n_hexes++;
}

/* Why a level is what it is: the way from the ground in words. */

static void
say_start (const CrLevels *self, GString *chain, int surface, CrPlace at)
{
  g_autofree char *level = cr_level_format (cr_levels_get_surface (self, surface)->level);
  g_autofree char *hex = cr_map_format_printed (self->map, at);

  /* Translators: a level, then the number of a hex: “0 at 0503” */
  g_string_append_printf (chain, cr_text ("%s at %s"), level, hex);
}

/* Up or down so many steps of a stairway to a place. */
typedef struct {
  int stairway, steps, level;
  CrPlace to;
} Leg;

static void
say_leg (const CrLevels *self, GString *chain, const Leg *leg)
{
  const CrStairway *stairway = self->stairways->pdata[leg->stairway];
  g_autofree char *level = cr_level_format (leg->level);
  g_autofree char *hex = cr_map_format_printed (self->map, leg->to);
  int steps = leg->steps;
  const char *format = steps > 0 ? g_dngettext (GETTEXT_PACKAGE, "%d step up “%s” to %s at %s",
                                                "%d steps up “%s” to %s at %s", (gulong) steps)
                                 : g_dngettext (GETTEXT_PACKAGE, "%d step down “%s” to %s at %s",
                                                "%d steps down “%s” to %s at %s", (gulong) -steps);

  g_string_append (chain, ", ");
  g_string_append_printf (chain, format, ABS (steps),
                          stairway->id != NULL ? stairway->id : cr_text ("stairway"), level, hex);
}

/* Where the stairway that leaves @surface for @next meets it. */
static CrPlace
find_departure (const CrLevels *self, int surface, const CrSurface *next)
{
  for (guint i = 0; i < self->edges->len; i++) {
    const CrLevelEdge *edge = &g_array_index (self->edges, CrLevelEdge, i);

    if (edge->stairway == next->stairway && edge->foot == surface)
      return edge->foot_at;
    if (edge->stairway == next->stairway && edge->head == surface)
      return edge->head_at;
  }
  return cr_levels_get_surface (self, surface)->first;
}

static void
say_way (const CrLevels *self, GString *chain, int surface)
{
  const CrSurface *to = cr_levels_get_surface (self, surface);
  const CrSurface *from = to->proved ? cr_levels_get_surface (self, to->from) : NULL;

  if (from == NULL)
    return;
  if (!from->proved)
    say_start (self, chain, to->from, find_departure (self, to->from, to));
  say_way (self, chain, to->from);
  say_leg (self, chain, &(Leg){ to->stairway, to->level - from->level, to->level, to->at });
}

/* The stairway with a step at @place, and that step's level. */
static int
find_step (const CrLevels *self, CrPlace place, int *level_out)
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

/* To a step from where its stairway begins. */
static char *
say_step (const CrLevels *self, CrPlace place)
{
  int level, index = find_step (self, place, &level);
  const CrLevelEdge *edge = index >= 0 ? &g_array_index (self->edges, CrLevelEdge, index) : NULL;
  GString *chain;

  if (edge == NULL)
    return NULL;
  chain = g_string_new (NULL);
  if (!cr_levels_get_surface (self, edge->foot)->proved)
    say_start (self, chain, edge->foot, edge->foot_at);
  say_way (self, chain, edge->foot);
  say_leg (self, chain,
           &(Leg){ edge->stairway, level - cr_levels_get_surface (self, edge->foot)->level, level,
                   place });
  return g_string_free (chain, FALSE);
}

char *
cr_levels_dup_chain (const CrLevels *levels, CrPlace place)
{
  int surface = cr_levels_find_surface (levels, place);
  GString *chain;

  if (surface < 0)
    return say_step (levels, place);
  if (!cr_levels_get_surface (levels, surface)->proved)
    return NULL;
  chain = g_string_new (NULL);
  say_way (levels, chain, surface);
  return g_string_free (chain, FALSE);
}

/* From surface to surface by the stairways: what their levels must be. */

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

static void
prove_levels (CrLevels *self)
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
  read_stairways (self);
  find_steps (self);
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
  prove_levels (self);
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
        join_levels (levels, growth->next);
      else
        number_levels (levels, growth->next);
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
      CrPlace place = get_place (levels, i);
      g_array_append_val (places, place);
    }
}

int
cr_levels_find_surface (const CrLevels *levels, CrPlace place)
{
  int index = get_index (levels, place);

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

gboolean
cr_levels_get (const CrLevels *levels, CrPlace place, int *level_out)
{
  int surface = cr_levels_find_surface (levels, place);

  if (surface < 0)
    return find_step (levels, place, level_out) >= 0;
  *level_out = cr_levels_get_surface (levels, surface)->level;
  return cr_levels_get_surface (levels, surface)->proved;
}

char *
cr_level_format (int level)
{
  return g_strdup_printf (level == 0 ? "%d" : "%+d", level);
}
