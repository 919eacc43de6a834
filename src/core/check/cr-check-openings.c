/* cr-check-openings.c: openings of a hex or two in the curtain, doors into nothing.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check-private.h"

#include "cr-check-thing-private.h"
#include "cr-curtain.h"
#include "cr-numbering.h"
#include "cr-text.h"

/* Whether the place is solid wall, through which no door leads: MOV-04. */
static gboolean
is_solid (const CrThing *it, CrPlace place)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (it->scene, place);
  int foot = MAX (0, cr_ruleset_find_mover (cr_scene_get_ruleset (it->scene), "foot"));

  return cr_scene_has_place (it->scene, place) && terrain != NULL &&
         terrain->cover.value == CR_COVER_INFINITE && terrain->cost[foot].value == CR_IMPASSABLE;
}

/* A tower room may open on a rampart that is painted on another floor, at the same level; and by a
 * gate at the edge of the map one comes from the next. */
static gboolean
leads_on (const CrThing *it, CrPlace from, CrPlace to)
{
  if (!cr_grid_contains (cr_map_get_grid (it->map), to.hex))
    return TRUE;
  for (int floor = 0; floor < cr_map_n_floors (it->map); floor++) {
    CrPlace place = { floor, to.hex };

    if (cr_scene_has_place (it->scene, place) &&
        (floor == to.floor ||
         cr_scene_get_level (it->scene, place) == cr_scene_get_level (it->scene, from)))
      return TRUE;
  }
  return FALSE;
}

static void
check_way (const CrThing *it, CrPlace from, CrPlace to)
{
  g_autofree char *at = NULL, *there = NULL;

  if (is_solid (it, to)) {
    at = cr_thing_dup_at (it);
    there = cr_map_format_printed (it->map, to);
    cr_thing_offer_removal (
        it, cr_thing_add (
                it, "door-into-wall",
                g_strdup_printf (cr_text ("%s: “%s” leads into the solid wall of %s: hollow the "
                                          "wall out, or take the door away."),
                                 at, cr_thing_get_name (it), there)));
  } else if (it->side->kind != CR_SIDE_WINDOW && cr_scene_has_place (it->scene, from) &&
             !leads_on (it, from, to)) {
    at = cr_thing_dup_at (it);
    cr_thing_offer_removal (
        it, cr_thing_add (
                it, "door-into-void",
                g_strdup_printf (cr_text ("%s: “%s” leads to where there is no hex to step on: "
                                          "paint one there, or take the door away."),
                                 at, cr_thing_get_name (it))));
  }
}

void
cr_check_door (const CrThing *it)
{
  check_way (it, it->here, it->beyond);
  check_way (it, it->beyond, it->here);
}

/* A space behind an opening of fewer hexes is a niche, no court. */
#define LEAST_ENCLOSED 6

/* So many hexes lie round two that lie side by side. */
#define PAIR_RING 8

enum {
  GROUND = 1 << 0, /* one can walk there */
  WALL = 1 << 1,   /* of the castle */
  GAP = 1 << 2,    /* ground between two walls, no more than two hexes apart */
  OPEN = 1 << 3,   /* reached from the edge of the map */
  KEPT = 1 << 4,   /* reached from there when every gap is closed */
  DONE = 1 << 5,
  PAIR = 1 << 6,  /* one of two such hexes */
  HOUSE = 1 << 7, /* ground under a roof: its walls are not the castle's */
};

typedef struct {
  const CrScene *scene;
  const CrMap *map;
  const CrGrid *grid;
  const CrOutside *outside;
  const gint16 *levels; /* of the first floor, by cell; so are those next */
  guint8 *cells;
  guint8 *free;  /* of ground: bit d where one can go on, past no wall and no drop */
  guint8 *walls; /* of ground: bit d where a wall of the castle stands, be it hexes or sides */
  GArray *queue; /* int */
} Field;

static gboolean
has_flag (const Field *field, CrHex hex, guint8 flag)
{
  int cell = cr_grid_get_cell (field->grid, hex);

  return cell >= 0 && (field->cells[cell] & flag) != 0;
}

static guint8
read_cell (const Field *field, CrPlace place, int foot)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (field->scene, place);
  const CrStructureKind *structure = cr_scene_get_structure (field->scene, place);

  if (!cr_scene_has_place (field->scene, place))
    return 0;
  if (structure != NULL && (structure->wall_walk || structure->keep))
    return WALL;
  if (terrain == NULL || terrain->cost[foot].value == CR_IMPASSABLE)
    return terrain == NULL ? GROUND : 0;
  return terrain->low || terrain->roofed ? GROUND | HOUSE : GROUND;
}

/* A drop of two levels shuts as well as a wall; the walls of a house are not the castle's. */
static void
read_sides (Field *field, int cell)
{
  CrHex hex = cr_grid_get_hex (field->grid, cell);
  guint8 closed = cr_outside_get_closed (field->outside, hex);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    int other = cr_grid_get_cell (field->grid, cr_hex_neighbour (hex, d));
    guint8 there = other >= 0 ? field->cells[other] : 0, bit = (guint8) (1 << d);

    if ((there & GROUND) && !(closed & bit) &&
        ABS (field->levels[cell] - field->levels[other]) <= 1)
      field->free[cell] |= bit;
    if ((there & WALL) || ((closed & bit) && !((field->cells[cell] | there) & HOUSE)))
      field->walls[cell] |= bit;
  }
}

/* The hexes of a gateway are ground: what shuts it are the gates on its sides. */
static void
read_cells (Field *field)
{
  int foot = MAX (0, cr_ruleset_find_mover (cr_scene_get_ruleset (field->scene), "foot"));

  for (int cell = 0; cell < cr_grid_n_cells (field->grid); cell++)
    field->cells[cell] =
        read_cell (field, (CrPlace){ 0, cr_grid_get_hex (field->grid, cell) }, foot);
  for (int cell = 0; cell < cr_grid_n_cells (field->grid); cell++)
    if (field->cells[cell] & GROUND)
      read_sides (field, cell);
}

/* What lies round a gap, in order: one can go on there, or a wall of the castle stands there. */
typedef struct {
  gboolean free[PAIR_RING], wall[PAIR_RING];
  int n;
} Ring;

static gboolean
is_free (const Field *field, CrHex from, CrDirection direction)
{
  return (field->free[cr_grid_get_cell (field->grid, from)] & 1 << direction) != 0;
}

static void
add_to_ring (const Field *field, Ring *ring, CrHex from, CrDirection direction)
{
  int cell = cr_grid_get_cell (field->grid, from);

  ring->free[ring->n] = (field->free[cell] & 1 << direction) != 0;
  ring->wall[ring->n] = (field->walls[cell] & 1 << direction) != 0;
  ring->n++;
}

/* Whether walls stand on both sides of a gap, and ground lies before and behind it. */
static gboolean
is_passage (const Ring *ring)
{
  int n_walls = 0, start = 0;

  while (start < ring->n && !ring->free[start])
    start++;
  if (start == ring->n)
    return FALSE;
  for (int i = 1; i <= ring->n; i++) {
    gboolean wall = FALSE;

    for (; !ring->free[(start + i) % ring->n]; i++)
      wall |= ring->wall[(start + i) % ring->n];
    n_walls += wall;
  }
  return n_walls >= 2;
}

static gboolean
is_gap (const Field *field, CrHex hex)
{
  Ring ring = { .n = 0 };

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    add_to_ring (field, &ring, hex, d);
  return is_passage (&ring);
}

/* Of the hexes round the pair five lie beside the first hex, two of them beside the second too, and
 * three beside the second alone. */
static gboolean
is_pair_gap (const Field *field, CrHex hex, CrDirection direction)
{
  CrHex other = cr_hex_neighbour (hex, direction);
  Ring ring = { .n = 0 };

  if (!is_free (field, hex, direction))
    return FALSE;
  for (int i = 1; i < CR_N_DIRECTIONS; i++)
    add_to_ring (field, &ring, hex, (direction + i) % CR_N_DIRECTIONS);
  for (int i = 5; i <= 7; i++)
    add_to_ring (field, &ring, other, (direction + i) % CR_N_DIRECTIONS);
  return is_passage (&ring);
}

/* Where one hex closes the opening, pairs of hexes need not be looked at. */
static void
mark_pairs (Field *field, CrHex hex)
{
  int cell = cr_grid_get_cell (field->grid, hex);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex other = cr_hex_neighbour (hex, d);

    if (has_flag (field, other, GAP) || !is_pair_gap (field, hex, d))
      continue;
    field->cells[cell] |= PAIR;
    field->cells[cr_grid_get_cell (field->grid, other)] |= PAIR;
  }
}

/* A gap lies between walls, be they hexes or sides. */
static gboolean
has_walls (const Field *field)
{
  gsize n_sides;

  cr_map_get_all_sides (field->map, 0, &n_sides);
  return n_sides > 0 || cr_check_has_castle (field->scene);
}

/* Returns: whether there are any */
static gboolean
find_gaps (Field *field)
{
  gboolean found = FALSE;
  int n_cells = cr_grid_n_cells (field->grid);

  for (int pass = 1; pass <= 2; pass++)
    for (int cell = 0; cell < n_cells; cell++) {
      CrHex hex;

      /* A gap touches the walls, so hexes of open country are passed over. */
      if ((field->cells[cell] & (GROUND | GAP)) != GROUND || !field->walls[cell])
        continue;
      hex = cr_grid_get_hex (field->grid, cell);
      if (pass == 2)
        mark_pairs (field, hex);
      else if (is_gap (field, hex))
        field->cells[cell] |= GAP;
    }
  for (int cell = 0; cell < n_cells; cell++) {
    if (field->cells[cell] & PAIR)
      field->cells[cell] |= GAP;
    found |= (field->cells[cell] & GAP) != 0;
  }
  return found;
}

static void
visit_cell (Field *field, int cell, guint8 mark)
{
  field->cells[cell] |= mark;
  g_array_append_val (field->queue, cell);
}

/* The flood goes on from what is queued over all ground that is neither marked nor has a flag of
 * @without. */
static void
spread_ground (Field *field, guint8 mark, guint8 without)
{
  for (guint i = 0; i < field->queue->len; i++) {
    int from = g_array_index (field->queue, int, i);
    CrHex hex = cr_grid_get_hex (field->grid, from);

    for (CrDirection d = 0; field->free[from] >> d != 0; d++) {
      int cell = cr_grid_get_cell (field->grid, cr_hex_neighbour (hex, d));

      if ((field->free[from] & 1 << d) && !(field->cells[cell] & (mark | without)))
        visit_cell (field, cell, mark);
    }
  }
}

static void
come_from_edge (Field *field, guint8 mark, guint8 without)
{
  g_array_set_size (field->queue, 0);
  for (int cell = 0; cell < cr_grid_n_cells (field->grid); cell++)
    if (cr_check_is_at_edge (field->grid, cell) && (field->cells[cell] & GROUND) &&
        !(field->cells[cell] & without))
      visit_cell (field, cell, mark);
  spread_ground (field, mark, without);
}

/* Whether the cell is reached from the edge of the map, but only through a gap. */
static gboolean
is_enclosed (const Field *field, int cell)
{
  return (field->cells[cell] & (OPEN | KEPT | GAP | DONE)) == OPEN;
}

/* Collects the hexes of one opening: those of the gap that hang together with @cell. */
static GArray *
collect_gap (Field *field, int cell)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (int));

  field->cells[cell] |= DONE;
  g_array_append_val (queue, cell);
  for (guint i = 0; i < queue->len; i++) {
    CrPlace place = { 0, cr_grid_get_hex (field->grid, g_array_index (queue, int, i)) };

    g_array_append_val (places, place);
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      int other = cr_grid_get_cell (field->grid, cr_hex_neighbour (place.hex, d));

      if (other < 0 || (field->cells[other] & (GAP | OPEN | DONE)) != (GAP | OPEN))
        continue;
      field->cells[other] |= DONE;
      g_array_append_val (queue, other);
    }
  }
  return places;
}

/* Whether one comes to the hex from the edge of the map without passing another gap. */
static gboolean
is_outer (const Field *field, CrHex hex)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    if (is_free (field, hex, d) && has_flag (field, cr_hex_neighbour (hex, d), KEPT))
      return TRUE;
  return FALSE;
}

/* Nooks within the wall hang together with its openings. An opening is shown at a hex that closes
 * it alone, first at one of a gatehouse; else at a hex by which one comes in. */
static int
rate_opening (const Field *field, CrHex hex)
{
  gboolean single = !has_flag (field, hex, PAIR);
  gboolean built = cr_scene_get_structure (field->scene, (CrPlace){ 0, hex }) != NULL;
  int rating = (single ? 20 : is_outer (field, hex) ? 10 : 0) + built;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    rating += 2 * has_flag (field, cr_hex_neighbour (hex, d), WALL);
  return rating;
}

static gboolean
leads_out (const Field *field, const GArray *places)
{
  for (guint i = 0; i < places->len; i++)
    if (is_outer (field, g_array_index (places, CrPlace, i).hex))
      return TRUE;
  return FALSE;
}

static CrPlace
find_mouth (const Field *field, const GArray *places)
{
  guint mouth = 0;
  int best = -1;

  for (guint i = 0; i < places->len; i++) {
    int rating = rate_opening (field, g_array_index (places, CrPlace, i).hex);

    if (rating > best) {
      best = rating;
      mouth = i;
    }
  }
  return g_array_index (places, CrPlace, mouth);
}

static void
add_opening (const Field *field, const GArray *places, guint n_enclosed, GPtrArray *problems)
{
  CrPlace mouth = find_mouth (field, places);
  g_autofree char *at = cr_map_format_printed (field->map, mouth);

  cr_check_add (problems, "curtain-open", mouth,
                g_strdup_printf (cr_text ("The wall is open at %s: from the edge of the map one "
                                          "walks in there, past no gate, to %u hexes behind: "
                                          "close it with wall or gate."),
                                 at, n_enclosed));
}

/* Adds the openings through which one comes to what is queued and would be enclosed. */
static void
add_openings (Field *field, GPtrArray *problems)
{
  for (guint i = 0; i < field->queue->len; i++) {
    CrHex hex = cr_grid_get_hex (field->grid, g_array_index (field->queue, int, i));

    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      int cell = cr_grid_get_cell (field->grid, cr_hex_neighbour (hex, d));

      if (cell < 0 || (field->cells[cell] & (GAP | OPEN | DONE)) != (GAP | OPEN))
        continue;

      g_autoptr (GArray) places = collect_gap (field, cell);
      if (leads_out (field, places))
        add_opening (field, places, field->queue->len, problems);
    }
  }
}

gboolean
cr_check_openings (const CrScene *scene, const CrOutside *outside, GPtrArray *problems)
{
  const CrMap *map = cr_scene_get_map (scene);
  const CrGrid *grid = cr_map_get_grid (map);
  gsize n_cells = (gsize) cr_grid_n_cells (grid);
  g_autofree guint8 *cells = g_malloc0 (3 * n_cells);
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (int));
  Field field = { scene,
                  map,
                  grid,
                  outside,
                  cr_map_get_layer (map, 0, CR_LAYER_LEVEL),
                  cells,
                  cells + n_cells,
                  cells + 2 * n_cells,
                  queue };
  guint n_before = problems->len;

  if (!has_walls (&field))
    return FALSE;
  read_cells (&field);
  if (!find_gaps (&field))
    return FALSE;
  come_from_edge (&field, OPEN, 0);
  come_from_edge (&field, KEPT, GAP);
  for (int cell = 0; cell < (int) n_cells; cell++) {
    if (!is_enclosed (&field, cell))
      continue;
    g_array_set_size (queue, 0);
    visit_cell (&field, cell, DONE);
    spread_ground (&field, DONE, GAP);
    if (queue->len >= LEAST_ENCLOSED)
      add_openings (&field, problems);
  }
  return problems->len > n_before;
}
