/* cr-check-reach.c: ramparts, towers, keeps and floors that nobody can enter.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check-private.h"
#include "cr-map-words.h"
#include "cr-move.h"
#include "cr-numbering.h"
#include "cr-text.h"

/* What a place was found to be; each is looked at once. In a closed one nobody can stand. */
enum { UNSEEN, REACHED, APART, CLOSED };

/* A step leads from one place to another, both given by number. */
typedef struct {
  int from, to;
} Step;

/* A flood is spread over the places of a map, one after the other. */
typedef struct {
  const CrScene *scene;
  const CrWays *ways;
  const CrOutside *outside;
  guint8 *seen;  /* by place */
  GArray *queue; /* int: places of the flood in hand */
  GArray *later; /* Step: by more than terrain; most lead where one has come otherwise by then */
  int mover, main_floor;
  guint64 floors; /* a bit for each of which anything is reached */
} Flood;

/* A group of places that hang together and are cut off from everything else. */
typedef struct {
  GArray *places; /* CrPlace */
  int building;   /* the first of a building, or -1 */
  gboolean above; /* or below: none of it on the main surface */
  gboolean dug;   /* a passage, which has checks of its own */
} Island;

static gboolean
is_building (const Flood *flood, CrPlace place)
{
  const CrStructureKind *structure = cr_scene_get_structure (flood->scene, place);

  return structure != NULL && (structure->wall_walk || structure->keep);
}

static gboolean
can_stand (const Flood *flood, CrPlace place)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (flood->scene, place);

  return (terrain == NULL || terrain->cost[flood->mover].value != CR_IMPASSABLE) &&
         cr_scene_has_place (flood->scene, place);
}

static gboolean
can_step (const Flood *flood, CrPlace from, CrPlace to)
{
  return cr_ways_can_step (flood->ways, from, to, flood->mover);
}

static void
add_place (Flood *flood, int index, guint8 what)
{
  flood->seen[index] = what;
  g_array_append_val (flood->queue, index);
}

/* In a castle only the way in counts, while the places of an island hang together in either
 * direction. */
static void
visit_place (Flood *flood, CrPlace from, CrPlace to, guint8 what)
{
  int index = cr_ways_index (flood->ways, to);

  if (index < 0 || flood->seen[index] != UNSEEN)
    return;
  if (what == REACHED && !cr_ways_steps_freely (flood->ways, from, to, flood->mover)) {
    Step step = { cr_ways_index (flood->ways, from), index };

    g_array_append_val (flood->later, step);
  } else if (can_step (flood, from, to) || (what == APART && can_step (flood, to, from))) {
    add_place (flood, index, what);
  }
}

/* Returns FALSE when none of the steps put off leads on. */
static gboolean
go_on_later (Flood *flood)
{
  while (flood->later->len > 0) {
    Step step = g_array_index (flood->later, Step, flood->later->len - 1);

    g_array_set_size (flood->later, flood->later->len - 1);
    if (flood->seen[step.to] != UNSEEN || !can_step (flood, cr_ways_place (flood->ways, step.from),
                                                     cr_ways_place (flood->ways, step.to)))
      continue;
    add_place (flood, step.to, REACHED);
    return TRUE;
  }
  return FALSE;
}

static void
spread_ways (Flood *flood, guint8 what)
{
  g_autoptr (GArray) joined = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  for (guint i = 0; i < flood->queue->len || go_on_later (flood); i++) {
    CrPlace from = cr_ways_place (flood->ways, g_array_index (flood->queue, int, i));

    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
      visit_place (flood, from, cr_place_neighbour (from, d), what);
    g_array_set_size (joined, 0);
    cr_ways_links (flood->ways, from, joined);
    for (guint j = 0; j < joined->len; j++)
      visit_place (flood, from, g_array_index (joined, CrPlace, j), what);
  }
}

static void
close_places (Flood *flood)
{
  for (int i = 0; i < cr_ways_n_places (flood->ways); i++)
    if (!can_stand (flood, cr_ways_place (flood->ways, i)))
      flood->seen[i] = CLOSED;
}

static gboolean
is_ground (const Flood *flood, int index)
{
  CrPlace place;

  if (flood->seen[index] != UNSEEN)
    return FALSE;
  place = cr_ways_place (flood->ways, index);
  return place.floor == flood->main_floor && !is_building (flood, place);
}

/* Whether the map ends beside the place, be it at its edge or at hexes that are void. */
static gboolean
is_at_edge (const Flood *flood, CrPlace place)
{
  const CrMap *map = cr_scene_get_map (flood->scene);
  const gint16 *terrain = cr_map_get_layer (map, place.floor, CR_LAYER_TERRAIN);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    int cell = cr_grid_get_cell (cr_map_get_grid (map), cr_hex_neighbour (place.hex, d));

    if (cell < 0 || terrain[cell] == 0)
      return TRUE;
  }
  return FALSE;
}

/* The flood enters by the edges of the map; where only buildings stand there, from any ground. */
static void
enter_map (Flood *flood)
{
  for (int i = 0; i < cr_ways_n_places (flood->ways); i++)
    if (is_ground (flood, i) && is_at_edge (flood, cr_ways_place (flood->ways, i)))
      add_place (flood, i, REACHED);
  for (int i = 0; flood->queue->len == 0 && i < cr_ways_n_places (flood->ways); i++)
    if (is_ground (flood, i))
      add_place (flood, i, REACHED);
  spread_ways (flood, REACHED);
}

static Island
read_island (Flood *flood, int start)
{
  Island island = { g_array_new (FALSE, FALSE, sizeof (CrPlace)), -1, TRUE, FALSE };

  g_array_set_size (flood->queue, 0);
  add_place (flood, start, APART);
  spread_ways (flood, APART);
  for (guint i = 0; i < flood->queue->len; i++) {
    CrPlace place = cr_ways_place (flood->ways, g_array_index (flood->queue, int, i));

    const CrTerrainKind *terrain = cr_scene_get_terrain (flood->scene, place);

    g_array_append_val (island.places, place);
    island.dug |= terrain != NULL && terrain->passage;
    island.above &= place.floor != flood->main_floor;
    if (island.building < 0 && is_building (flood, place))
      island.building = (int) i;
  }
  return island;
}

static char *
say_building (const CrMap *map, const CrStructureKind *structure, CrPlace place, guint n_places)
{
  const char *name = cr_node_get_localized (structure->node, "name", g_get_language_names ());
  g_autofree char *at = cr_map_format_printed (map, place);

  name = name != NULL ? name : structure->code;
  if (n_places == 1)
    return g_strdup_printf (cr_text ("No stairs, door or ladder leads to %s (%s): lay a stairway "
                                     "or put in a door."),
                            at, name);
  return g_strdup_printf (cr_text ("No stairs, door or ladder leads to %s (%s) and what hangs "
                                   "together with it, %u hexes in all: lay a stairway or put in a "
                                   "door."),
                          at, name, n_places);
}

static char *
say_floor (const CrMap *map, CrPlace place, guint n_places)
{
  const char *name = cr_map_get_floor_name (map, place.floor, g_get_language_names ());
  g_autofree char *at = cr_map_format_printed (map, place);

  if (n_places == 1)
    return g_strdup_printf (cr_text ("Nothing joins %s of the floor “%s” to the castle: lay a "
                                     "stairway, spiral stair, ladder or trapdoor."),
                            at, name);
  return g_strdup_printf (cr_text ("Nothing joins %s of the floor “%s” to the castle, nor any of "
                                   "the %u hexes it belongs with: lay a stairway, spiral stair, "
                                   "ladder or trapdoor."),
                          at, name, n_places);
}

static CrProblem *
add_building (const Flood *flood, const Island *island, GPtrArray *problems)
{
  CrPlace place = g_array_index (island->places, CrPlace, island->building);
  const CrStructureKind *structure = cr_scene_get_structure (flood->scene, place);
  CrProblem *problem = cr_check_add (
      problems, "unreachable", place,
      say_building (cr_scene_get_map (flood->scene), structure, place, island->places->len));

  problem->rule = structure->keep ? "MOV-04" : "MOV-05";
  return problem;
}

static CrProblem *
add_floor (const Flood *flood, const Island *island, GPtrArray *problems)
{
  CrPlace place = g_array_index (island->places, CrPlace, 0);

  return cr_check_add (problems, "floor-unreachable", place,
                       say_floor (cr_scene_get_map (flood->scene), place, island->places->len));
}

static gboolean
is_reached (gconstpointer data, CrPlace place)
{
  const Flood *flood = data;
  int index = cr_ways_index (flood->ways, place);

  return index >= 0 && flood->seen[index] == REACHED;
}

static void
check_island (Flood *flood, int start, GPtrArray *problems)
{
  Island island = read_island (flood, start);
  CrProblem *problem = island.building >= 0          ? add_building (flood, &island, problems)
                       : island.above && !island.dug ? add_floor (flood, &island, problems)
                                                     : NULL;

  if (problem != NULL) {
    const CrWayIn way_in = { cr_scene_get_map (flood->scene), flood->outside, flood->floors,
                             is_reached, flood };

    cr_check_set_places (problem, island.places);
    cr_check_offer_way_in (&way_in, island.places, problem);
  }
  g_array_unref (island.places);
}

static int
find_main_floor (const CrMap *map)
{
  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    if (cr_map_get_floor (map, floor)->storey == 0)
      return floor;
  return 0;
}

static int
find_foot (const CrRuleset *ruleset)
{
  return MAX (0, cr_ruleset_find_mover (ruleset, "foot"));
}

static void
seek_islands (CrCheckRun *run, int main_floor)
{
  const CrScene *scene = run->scene;
  const CrWays *ways = cr_check_get_open_ways (run);
  g_autofree guint8 *seen = g_new0 (guint8, cr_ways_n_places (ways));
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GArray) later = g_array_new (FALSE, FALSE, sizeof (Step));
  Flood flood = {
    scene,     ways, run->outside, seen, queue, later, find_foot (cr_scene_get_ruleset (scene)),
    main_floor
  };

  G_STATIC_ASSERT (CR_MAX_FLOORS <= 64);
  close_places (&flood);
  enter_map (&flood);
  for (int i = 0; i < cr_ways_n_places (ways); i++)
    if (seen[i] == REACHED)
      flood.floors |= G_GUINT64_CONSTANT (1) << cr_ways_place (ways, i).floor;
  for (int i = 0; i < cr_ways_n_places (ways); i++)
    if (seen[i] == UNSEEN)
      check_island (&flood, i, run->problems);
}

void
cr_check_reach (CrCheckRun *run)
{
  const CrScene *scene = run->scene;
  const CrMap *map = cr_scene_get_map (scene);

  /* On a map of one floor without a castle nothing would be told of the ground. */
  if (cr_ruleset_n_movers (cr_scene_get_ruleset (scene)) == 0 ||
      (cr_map_n_floors (map) == 1 && !cr_check_has_castle (scene)))
    return;
  seek_islands (run, find_main_floor (map));
}
