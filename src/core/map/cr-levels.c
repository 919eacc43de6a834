/* cr-levels.c: levels as the stairways prove them. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-levels.h"

#include "cr-numbering.h"
#include "cr-text.h"

#define NO_SURFACE (-1)

/* One end of a stairway against the other: whoever knows one knows both. */
typedef struct {
  int foot, head, stairway, steps;
  CrPlace foot_at, head_at;
  gboolean told; /* that it contradicts what was settled before */
} Edge;

struct _CrLevels {
  const CrMap *map;
  int n_cells;
  gint32 *surface_of; /* by place: index, or NO_SURFACE */
  guint8 *is_stair;   /* by place */
  GArray *surfaces;   /* CrSurface */
  GArray *edges;      /* Edge */
  GPtrArray *stairways;
};

static int
get_index (const CrLevels *self, CrPlace place)
{
  int cell = cr_grid_get_cell (cr_map_get_grid (self->map), place.hex);

  if (cell < 0 || place.floor < 0 || place.floor >= cr_map_n_floors (self->map))
    return -1;
  return place.floor * self->n_cells + cell;
}

static CrPlace
get_place (const CrLevels *self, int index)
{
  return (CrPlace){ index / self->n_cells,
                    cr_grid_get_hex (cr_map_get_grid (self->map), index % self->n_cells) };
}

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
  int index = get_index (self, to);

  return index >= 0 && self->surface_of[index] == NO_SURFACE && !self->is_stair[index] &&
         cr_map_has_place (self->map, to) && cr_map_get_level (self->map, to) == painted &&
         !is_parted (self->map, from, direction);
}

static void
flood (CrLevels *self, int start, GArray *queue)
{
  CrPlace first = get_place (self, start);
  CrSurface surface = { .first = first, .painted = cr_map_get_level (self->map, first) };
  int id = (int) self->surfaces->len;

  surface.stairway = surface.from = surface.against = -1;
  surface.level = surface.painted;
  self->surface_of[start] = id;
  g_array_set_size (queue, 0);
  g_array_append_val (queue, start);
  for (guint i = 0; i < queue->len; i++) {
    CrPlace from = get_place (self, g_array_index (queue, int, i));

    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      int to = get_index (self, (CrPlace){ from.floor, cr_hex_neighbour (from.hex, d) });

      if (!can_join (self, from, d, surface.painted))
        continue;
      self->surface_of[to] = id;
      g_array_append_val (queue, to);
    }
  }
  surface.n_hexes = (int) queue->len;
  g_array_append_val (self->surfaces, surface);
}

static void
find_surfaces (CrLevels *self)
{
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < self->n_cells * cr_map_n_floors (self->map); i++)
    if (self->surface_of[i] == NO_SURFACE && !self->is_stair[i] &&
        cr_map_has_place (self->map, get_place (self, i)))
      flood (self, i, queue);
}

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
      Edge edge = { cr_levels_find_surface (self, foot),
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
follow (CrLevels *self, Edge *edge, int from, guint8 *settled, GArray *queue)
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
spread (CrLevels *self, guint8 *settled, GArray *queue)
{
  for (guint i = 0; i < queue->len; i++) {
    int from = g_array_index (queue, int, i);

    for (guint j = 0; j < self->edges->len; j++) {
      Edge *edge = &g_array_index (self->edges, Edge, j);

      if (edge->foot != edge->head && (edge->foot == from || edge->head == from))
        follow (self, edge, from, settled, queue);
    }
  }
  g_array_set_size (queue, 0);
}

static void
settle (int surface, guint8 *settled, GArray *queue)
{
  if (settled[surface])
    return;
  settled[surface] = TRUE;
  g_array_append_val (queue, surface);
}

/* ELV-02: the ground outside is level 0. */
static void
settle_edge (const CrLevels *self, guint8 *settled, GArray *queue)
{
  const CrGrid *grid = cr_map_get_grid (self->map);

  for (int cell = 0; cell < self->n_cells; cell++) {
    int column, row;

    cr_grid_address (grid, cr_grid_get_hex (grid, cell), &column, &row);
    if ((column == 1 || row == 1 || column == grid->columns || row == grid->rows) &&
        self->surface_of[cell] >= 0 &&
        cr_levels_get_surface (self, (guint) self->surface_of[cell])->painted == 0)
      settle (self->surface_of[cell], settled, queue);
  }
}

/* Of the surfaces with stairs that nothing has settled, the lowest; -1 when none is left. */
static int
find_lowest (CrLevels *self, const guint8 *settled)
{
  int lowest = -1;

  for (guint i = 0; i < self->edges->len; i++) {
    const Edge *edge = &g_array_index (self->edges, Edge, i);
    const int ends[] = { edge->foot, edge->head };

    for (int j = 0; j < 2; j++)
      if (!settled[ends[j]] && (lowest < 0 || get_surface (self, ends[j])->painted <
                                                  get_surface (self, lowest)->painted))
        lowest = ends[j];
  }
  return lowest;
}

static void
derive (CrLevels *self)
{
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree guint8 *settled = g_new0 (guint8, self->surfaces->len + 1);
  int lowest;

  for (guint i = 0; i < self->stairways->len; i++)
    add_edges (self, (int) i);
  settle_edge (self, settled, queue);
  spread (self, settled, queue);
  while ((lowest = find_lowest (self, settled)) >= 0) {
    settle (lowest, settled, queue);
    spread (self, settled, queue);
  }
}

/**
 * cr_levels_new:
 * @map: borrowed; must outlive the levels, unchanged
 */
CrLevels *
cr_levels_new (const CrMap *map)
{
  CrLevels *self = g_new0 (CrLevels, 1);
  int n;

  self->map = map;
  self->n_cells = cr_grid_n_cells (cr_map_get_grid (map));
  n = self->n_cells * cr_map_n_floors (map);
  self->surface_of = g_new (gint32, n);
  for (int i = 0; i < n; i++)
    self->surface_of[i] = NO_SURFACE;
  self->is_stair = g_new0 (guint8, n);
  self->surfaces = g_array_new (FALSE, FALSE, sizeof (CrSurface));
  self->edges = g_array_new (FALSE, FALSE, sizeof (Edge));
  self->stairways = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_stairway_free);
  read_stairways (self);
  find_surfaces (self);
  derive (self);
  return self;
}

void
cr_levels_free (CrLevels *levels)
{
  if (levels == NULL)
    return;
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

/**
 * cr_levels_get_hexes:
 * @places: (element-type CrPlace): appended to
 */
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

/* -1: a stair, or no hex at all */
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

/* The stairway with a step at @place, and that step's level. */
static int
find_step (const CrLevels *self, CrPlace place, int *level_out)
{
  for (guint i = 0; i < self->edges->len; i++) {
    const Edge *edge = &g_array_index (self->edges, Edge, i);
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
    return find_step (levels, place, level_out) >= 0;
  *level_out = cr_levels_get_surface (levels, surface)->level;
  return cr_levels_get_surface (levels, surface)->proved;
}

/* "+2", "0", "-1" */
char *
cr_level_format (int level)
{
  return g_strdup_printf (level == 0 ? "%d" : "%+d", level);
}

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
    const Edge *edge = &g_array_index (self->edges, Edge, i);

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

/* To a step from where its stairway begins. */
static char *
say_step (const CrLevels *self, CrPlace place)
{
  int level, index = find_step (self, place, &level);
  const Edge *edge = index >= 0 ? &g_array_index (self->edges, Edge, index) : NULL;
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

/**
 * cr_levels_dup_chain:
 *
 * Returns: (nullable): the way from the ground, stairway by stairway
 */
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
