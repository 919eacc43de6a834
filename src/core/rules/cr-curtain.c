/* cr-curtain.c: the outer wall, and what may hang before it. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-curtain.h"

struct _CrOutside {
  CrGrid grid;
  guint8 *cells;  /* whether each hex of the first floor is outside */
  guint8 *closed; /* of each, bit d for what nobody simply walks past on side d */
};

/* What a besieger does not simply walk past: a wall, a door open or shut, a battlement. */
static gboolean
is_barrier (CrSideKind kind)
{
  return cr_side_kind_is_opening (kind) || kind == CR_SIDE_WALL || kind == CR_SIDE_PARTITION ||
         kind == CR_SIDE_SLIT || kind == CR_SIDE_BATTLEMENT;
}

static void
close_side (CrOutside *outside, CrHex hex, CrDirection direction)
{
  int cell = cr_grid_get_cell (&outside->grid, hex);

  if (cell >= 0)
    outside->closed[cell] |= (guint8) (1 << direction);
}

static void
read_sides (CrOutside *outside, const CrMap *map)
{
  gsize n;
  const CrSide *sides = cr_map_get_all_sides (map, 0, &n);

  for (gsize i = 0; i < n; i++) {
    CrHex hex = cr_grid_get_hex (&outside->grid, sides[i].cell);

    if (!is_barrier (sides[i].kind))
      continue;
    close_side (outside, hex, sides[i].direction);
    close_side (outside, cr_hex_neighbour (hex, sides[i].direction),
                cr_direction_opposite (sides[i].direction));
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

static gboolean
is_new (const CrOutside *outside, CrHex hex)
{
  int cell = cr_grid_get_cell (&outside->grid, hex);

  return cell >= 0 && !outside->cells[cell];
}

static void
add (CrOutside *outside, GArray *queue, CrHex hex)
{
  int cell = cr_grid_get_cell (&outside->grid, hex);

  if (cell < 0 || outside->cells[cell])
    return;
  outside->cells[cell] = 1;
  g_array_append_val (queue, hex);
}

/* Whether the map says itself what is outside. */
static gboolean
add_areas (CrOutside *outside, const CrMap *map, GArray *queue)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_AREAS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_AREAS, i);

    if (g_strcmp0 (cr_node_get (node, "kind"), "outside") == 0 && cr_node_get_text (node) != NULL)
      cr_map_parse_places (map, cr_node_get_text (node), places, NULL);
  }
  for (guint i = 0; i < places->len; i++)
    if (g_array_index (places, CrPlace, i).floor == 0)
      add (outside, queue, g_array_index (places, CrPlace, i).hex);
  return queue->len > 0;
}

static void
add_edges (CrOutside *outside, const CrScene *scene, GArray *queue)
{
  for (int cell = 0; cell < cr_grid_n_cells (&outside->grid); cell++) {
    CrPlace place = { 0, cr_grid_get_hex (&outside->grid, cell) };
    gboolean edge = FALSE;

    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
      edge |= !cr_grid_contains (&outside->grid, cr_hex_neighbour (place.hex, d));
    if (edge && is_ground (scene, place))
      add (outside, queue, place.hex);
  }
}

CrOutside *
cr_outside_new (const CrScene *scene)
{
  const CrMap *map = cr_scene_get_map (scene);
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (CrHex));
  CrOutside *outside = g_new0 (CrOutside, 1);

  outside->grid = *cr_map_get_grid (map);
  outside->cells = g_malloc0 ((gsize) cr_grid_n_cells (&outside->grid));
  outside->closed = g_malloc0 ((gsize) cr_grid_n_cells (&outside->grid));
  read_sides (outside, map);
  if (!add_areas (outside, map, queue))
    add_edges (outside, scene, queue);
  for (guint next = 0; next < queue->len; next++) {
    CrPlace here = { 0, g_array_index (queue, CrHex, next) };

    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlace there = { 0, cr_hex_neighbour (here.hex, d) };

      if (!cr_outside_is_closed (outside, here.hex, d) && is_new (outside, there.hex) &&
          is_ground (scene, there))
        add (outside, queue, there.hex);
    }
  }
  return outside;
}

void
cr_outside_free (CrOutside *outside)
{
  if (outside == NULL)
    return;
  g_free (outside->cells);
  g_free (outside->closed);
  g_free (outside);
}

gboolean
cr_outside_has (const CrOutside *outside, CrHex hex)
{
  int cell = cr_grid_get_cell (&outside->grid, hex);

  return cell >= 0 && outside->cells[cell];
}

/* Whether a wall, a door or a battlement stands on that side of a hex of the first floor. */
gboolean
cr_outside_is_closed (const CrOutside *outside, CrHex hex, CrDirection direction)
{
  int cell = cr_grid_get_cell (&outside->grid, hex);

  return cell >= 0 && (outside->closed[cell] & 1 << direction) != 0;
}

/**
 * cr_curtain_has:
 *
 * Returns: whether a thing of that kind stands on the side with @inside as its inside
 */
gboolean
cr_curtain_has (const CrMap *map, CrPlace inside, CrDirection direction, CrSideKind kind)
{
  gsize n;
  const CrSide *sides = cr_map_get_sides (map, inside, direction, &n);

  for (gsize i = 0; i < n; i++)
    if (sides[i].kind == kind && cr_map_is_inside (map, &sides[i], inside.hex))
      return TRUE;
  return FALSE;
}

static gboolean
is_tower (const CrScene *scene, CrPlace place)
{
  const CrStructureKind *structure = cr_scene_get_structure (scene, place);

  return structure != NULL && structure->tower;
}

/* On any floor: its slits may be in a room below the platform. */
static gboolean
has_slit (const CrMap *map, CrHex hex)
{
  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
      if (cr_curtain_has (map, (CrPlace){ floor, hex }, d, CR_SIDE_SLIT))
        return TRUE;
  return FALSE;
}

/* The tower is all its hexes that hang together on the floor of the battlement. */
static gboolean
is_slit_tower (const CrScene *scene, CrPlace place)
{
  const CrMap *map = cr_scene_get_map (scene);
  const CrGrid *grid = cr_map_get_grid (map);
  g_autofree guint8 *known = NULL;
  g_autoptr (GArray) queue = NULL;

  if (!is_tower (scene, place))
    return FALSE;
  known = g_malloc0 ((gsize) cr_grid_n_cells (grid));
  queue = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  known[cr_grid_get_cell (grid, place.hex)] = 1;
  g_array_append_val (queue, place);
  for (guint next = 0; next < queue->len; next++) {
    CrPlace here = g_array_index (queue, CrPlace, next);

    if (has_slit (map, here.hex))
      return TRUE;
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlace there = { here.floor, cr_hex_neighbour (here.hex, d) };
      int cell = cr_grid_get_cell (grid, there.hex);

      if (cell < 0 || known[cell] || !is_tower (scene, there))
        continue;
      known[cell] = 1;
      g_array_append_val (queue, there);
    }
  }
  return FALSE;
}

/**
 * cr_curtain_fit:
 * @inside: the hex that the battlement belongs to
 * @direction: outwards
 *
 * HRD-01: hoardings hang before battlements of the outer curtain, not on towers with slits.
 */
CrHoardingFit
cr_curtain_fit (const CrScene *scene,
                const CrOutside *outside,
                CrPlace inside,
                CrDirection direction)
{
  if (!cr_curtain_has (cr_scene_get_map (scene), inside, direction, CR_SIDE_BATTLEMENT))
    return CR_HOARDING_NO_BATTLEMENT;
  if (!cr_outside_has (outside, cr_hex_neighbour (inside.hex, direction)))
    return CR_HOARDING_INNER_WALL;
  return is_slit_tower (scene, inside) ? CR_HOARDING_SLIT_TOWER : CR_HOARDING_FITS;
}

/**
 * cr_curtain_next:
 * @right: the way to go for him who looks outwards
 * @inside: (inout):
 * @direction: (inout):
 *
 * Goes on along the run of battlements: round the corner of the same hex, or over to the next.
 *
 * Returns: whether it goes on
 */
gboolean
cr_curtain_next (const CrMap *map, gboolean right, CrPlace *inside, CrDirection *direction)
{
  CrDirection turned = (*direction + (right ? 1 : 5)) % CR_N_DIRECTIONS;
  CrDirection back = (*direction + (right ? 5 : 1)) % CR_N_DIRECTIONS;
  CrPlace beside = { inside->floor, cr_hex_neighbour (inside->hex, turned) };

  if (cr_curtain_has (map, *inside, turned, CR_SIDE_BATTLEMENT)) {
    *direction = turned;
    return TRUE;
  }
  if (!cr_curtain_has (map, beside, back, CR_SIDE_BATTLEMENT))
    return FALSE;
  *inside = beside;
  *direction = back;
  return TRUE;
}
