/* cr-check-gaps.c: gaps of a hexside or two in a row of battlements.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check-private.h"
#include "cr-curtain.h"
#include "cr-numbering.h"
#include "cr-text.h"

/* A longer row of bare edges is taken to be left open on purpose. */
#define MOST_BARE 2

typedef enum { EDGE_NONE, EDGE_BARE, EDGE_SHELTERED } EdgeState;

/* An outer edge of the castle, seen from the hex it belongs to. */
typedef struct {
  CrPlace place;
  CrDirection direction;
} Edge;

typedef struct {
  const CrScene *scene;
  const CrMap *map;
  const CrOutside *outside;
} Walls;

static gboolean
is_building (const Walls *walls, CrPlace place)
{
  const CrStructureKind *structure = cr_scene_get_structure (walls->scene, place);

  return cr_scene_has_place (walls->scene, place) && structure != NULL &&
         (structure->wall_walk || structure->keep);
}

/* The wall goes on over a gateway on another floor. */
static gboolean
find_building (const Walls *walls, CrPlace *place)
{
  if (is_building (walls, *place))
    return TRUE;
  for (int floor = 0; floor < cr_map_n_floors (walls->map); floor++)
    if (is_building (walls, (CrPlace){ floor, place->hex })) {
      place->floor = floor;
      return TRUE;
    }
  return FALSE;
}

static gboolean
is_sheltered (const Walls *walls, const Edge *edge)
{
  gsize n;
  const CrSide *sides = cr_map_get_sides (walls->map, edge->place, edge->direction, &n);

  for (gsize i = 0; i < n; i++)
    switch (sides[i].kind) {
    case CR_SIDE_SLOPE:
    case CR_SIDE_CLIFF:
    case CR_SIDE_HEDGE:
    case CR_SIDE_FENCE:
    case CR_SIDE_OTHER:
      break;
    default:
      return TRUE;
    }
  return FALSE;
}

/* Where stairs, a bridge or ground as high as the walk lie before an edge, people are meant to
 * pass. */
static gboolean
is_way_in (const Walls *walls, const Edge *edge, CrHex before)
{
  CrPlace ground = { 0, before };
  const CrTerrainKind *terrain = cr_scene_get_terrain (walls->scene, ground);

  return cr_scene_get_level (walls->scene, ground) >=
             cr_scene_get_level (walls->scene, edge->place) ||
         (terrain != NULL && (terrain->stairs || terrain->bridge || terrain->slope));
}

static EdgeState
get_state (const Walls *walls, const Edge *edge)
{
  CrHex before = cr_hex_neighbour (edge->place.hex, edge->direction);

  if (!cr_outside_has (walls->outside, before))
    return EDGE_NONE;
  if (!cr_scene_is_wall_walk (walls->scene, edge->place) || is_sheltered (walls, edge))
    return EDGE_SHELTERED;
  return is_way_in (walls, edge, before) ? EDGE_NONE : EDGE_BARE;
}

/* Moves @edge round the corner of the same hex or over to the next building; FALSE where the castle
 * has no outer edge there. */
static gboolean
go_on (const Walls *walls, gboolean right, Edge *edge)
{
  CrDirection turned = (edge->direction + (right ? 1 : 5)) % CR_N_DIRECTIONS;
  CrPlace beside = cr_place_neighbour (edge->place, turned);

  if (find_building (walls, &beside)) {
    edge->place = beside;
    edge->direction = (edge->direction + (right ? 5 : 1)) % CR_N_DIRECTIONS;
    return TRUE;
  }
  edge->direction = turned;
  return cr_outside_has (walls->outside, beside.hex);
}

/* Counts the bare edges from @edge on up to the next that is sheltered; 0 when there is no such
 * gap. */
static int
measure_gap (const Walls *walls, Edge edge, Edge *gap)
{
  int n = 0;

  for (EdgeState state = EDGE_BARE; state == EDGE_BARE; state = get_state (walls, &edge)) {
    if (n == MOST_BARE)
      return 0;
    gap[n++] = edge;
    if (!go_on (walls, TRUE, &edge))
      return 0;
  }
  return get_state (walls, &edge) == EDGE_SHELTERED ? n : 0;
}

static CrEdit *
close_gap (const Walls *walls, const Edge *gap, int n)
{
  CrEdit *fix = cr_edit_new ();

  for (int i = 0; i < n; i++) {
    CrHex hex = gap[i].place.hex;
    CrDirection direction = gap[i].direction;
    CrSide side = { .kind = CR_SIDE_BATTLEMENT,
                    .height = CR_HEIGHT_DEFAULT,
                    .arc = CR_ARC_DEFAULT };

    cr_grid_name_side (cr_map_get_grid (walls->map), &hex, &direction);
    side.inside = cr_hex_equal (hex, gap[i].place.hex) ? CR_INSIDE_HERE : CR_INSIDE_BEYOND;
    cr_edit_put_side (fix, walls->map, (CrPlace){ gap[i].place.floor, hex }, direction, side);
  }
  return fix;
}

static void
add_gap (const Walls *walls, const Edge *gap, int n, GPtrArray *problems)
{
  g_autofree char *at = cr_map_format_printed_side (walls->map, gap->place, gap->direction);
  char *message =
      n == 1 ? g_strdup_printf (cr_text ("%s: one hexside is left without a battlement in a row "
                                         "that goes on to both sides: close the gap."),
                                at)
             : g_strdup_printf (cr_text ("%s: from here on %d hexsides are left without a "
                                         "battlement in a row that goes on to both sides: close "
                                         "the gap."),
                                at, n);
  CrProblem *problem = cr_check_add (problems, "battlement-gap", gap->place, message);

  problem->side = gap->direction;
  cr_check_set_fix (problem, cr_text ("Close gap"), close_gap (walls, gap, n));
}

static void
check_edge (const Walls *walls, const Edge *edge, GPtrArray *problems)
{
  Edge before = *edge, gap[MOST_BARE];
  int n;

  if (get_state (walls, edge) != EDGE_BARE || !go_on (walls, FALSE, &before) ||
      get_state (walls, &before) != EDGE_SHELTERED)
    return;
  n = measure_gap (walls, *edge, gap);
  if (n > 0)
    add_gap (walls, gap, n, problems);
}

void
cr_check_gaps (const CrScene *scene, const CrOutside *outside, GPtrArray *problems)
{
  const CrMap *map = cr_scene_get_map (scene);
  const CrGrid *grid = cr_map_get_grid (map);
  Walls walls = { scene, map, outside };

  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
      Edge edge = { { floor, cr_grid_get_hex (grid, cell) }, 0 };

      if (!cr_scene_is_wall_walk (scene, edge.place))
        continue;
      for (edge.direction = 0; edge.direction < CR_N_DIRECTIONS; edge.direction++)
        check_edge (&walls, &edge, problems);
    }
}
