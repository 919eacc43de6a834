/* twin-walk.c: a second, naive judge of who may move where.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "twin-walk.h"

#include "cr-stairway.h"
#include "cr-text.h"

#define NO (-1)

struct _TwinWalk {
  const CrState *state;
  const CrMap *map;
  const CrRuleset *rules;
  const CrFighter *man;
  int mover, n_cells;
  gboolean armoured, knows_secrets;
  GPtrArray *stairways; /* CrStairway */
  GArray *barred;       /* CrPlace */
  int *costs;           /* by place, then by place the hoardings */
};

/* ---- what stands where ---- */

static const CrTerrainKind *
get_terrain (const TwinWalk *walk, CrPlace place)
{
  const CrTerrainKind *kind =
      cr_ruleset_find_terrain (walk->rules, cr_map_get_terrain (walk->map, place));

  return kind != NULL ? kind : cr_ruleset_get_terrain (walk->rules, 0);
}

static gboolean
is_wall_walk (const TwinWalk *walk, CrPlace place)
{
  const CrStructureKind *kind =
      cr_ruleset_find_structure (walk->rules, cr_map_get_structure (walk->map, place));

  return cr_map_has_place (walk->map, place) && kind != NULL && kind->wall_walk;
}

static gboolean
is_masonry (const TwinWalk *walk, CrPlace place)
{
  const CrStructureKind *kind =
      cr_ruleset_find_structure (walk->rules, cr_map_get_structure (walk->map, place));

  return kind != NULL && (kind->wall_walk || kind->keep);
}

static gboolean
is_door (const CrSide *thing)
{
  return thing->kind == CR_SIDE_DOORWAY || thing->kind == CR_SIDE_GATE ||
         thing->kind == CR_SIDE_POSTERN || thing->kind == CR_SIDE_PORTCULLIS ||
         thing->kind == CR_SIDE_SECRET_DOOR;
}

/* A doorway stands open unless the map says otherwise, all else that is hung in a wall is shut. */
static gboolean
stands_open (const CrSide *thing)
{
  return thing->state == CR_STATE_OPEN || thing->state == CR_STATE_BROKEN ||
         (thing->state == CR_STATE_DEFAULT && thing->kind == CR_SIDE_DOORWAY);
}

static gboolean
has_thing (const TwinWalk *walk, CrPlace place, CrDirection side, CrSideKind kind)
{
  return cr_map_find_side (walk->map, place, side, kind) != NULL;
}

/* ---- sides: MOV-04, MOV-05, MOV-16, WAL-01, ROF-01 ---- */

/* One floor's things between two hexes; @door: some floor has a door there. */
static int
cross_floor (const TwinWalk *walk, CrPlace from, CrDirection side, gboolean door, gboolean between)
{
  gsize n;
  const CrSide *things = cr_map_get_sides (walk->map, from, side, &n);
  int sum = 0;

  for (gsize i = 0; i < n; i++) {
    const CrSideRule *rule = cr_ruleset_get_side (walk->rules, (CrSideKind) things[i].kind);
    gboolean outside =
        things[i].inside != CR_INSIDE_NONE && !cr_map_is_inside (walk->map, &things[i], from.hex);
    int cost;

    if (is_door (&things[i])) {
      if (!stands_open (&things[i]))
        return NO;
      cost = rule->cost[CR_CROSS_OPEN][walk->mover].value;
    } else if (things[i].kind == CR_SIDE_WALL || things[i].kind == CR_SIDE_PARTITION ||
               things[i].kind == CR_SIDE_SLIT || things[i].kind == CR_SIDE_WINDOW) {
      if (!door && !(between && cr_side_get_height (&things[i]) == 0))
        return NO;
      cost = 0;
    } else if (things[i].kind == CR_SIDE_BATTLEMENT && outside &&
               !has_thing (walk, from, side, CR_SIDE_HOARDING)) {
      return NO;
    } else {
      cost = rule->cost[CR_CROSS_PLAIN][walk->mover].value;
    }
    if (cost == CR_IMPASSABLE)
      return NO;
    sum += cost;
  }
  return sum;
}

static gboolean
has_door (const TwinWalk *walk, CrPlace from, CrDirection side)
{
  gsize n;
  const CrSide *things = cr_map_get_sides (walk->map, from, side, &n);

  for (gsize i = 0; i < n; i++)
    if (is_door (&things[i]))
      return TRUE;
  return FALSE;
}

static int
cross_side (const TwinWalk *walk, CrPlace from, CrPlace to)
{
  CrDirection side = cr_hex_direction_to (from.hex, to.hex);
  CrPlace below = { to.floor, from.hex };
  gboolean between = from.floor != to.floor;
  gboolean door = has_door (walk, from, side) || (between && has_door (walk, below, side));
  int here = cross_floor (walk, from, side, door, between);
  int there = between ? cross_floor (walk, below, side, door, between) : 0;

  return here == NO || there == NO ? NO : here + there;
}

/* ---- stairs: ELV-06, MOV-09 to MOV-11 ---- */

static gboolean
is_stair (const TwinWalk *walk, CrPlace place)
{
  for (guint i = 0; i < walk->stairways->len; i++)
    if (cr_stairway_find (walk->stairways->pdata[i], place) >= 0)
      return TRUE;
  return FALSE;
}

/* Whether an end of a run at @stair leads to @other. The shipped castles open every end on a side:
 * "12,11" is the hex behind it, "12,8:NE" the side itself. */
static gboolean
leads (const TwinWalk *walk, const CrStairway *run, CrPlace stair, CrPlace other)
{
  for (int end = CR_STAIR_FOOT; end <= CR_STAIR_HEAD; end++) {
    CrPlace at = run->hexes[end == CR_STAIR_FOOT ? 0 : run->n_hexes - 1];

    g_assert_cmpint (run->ends[end].opens, ==, CR_OPENS_SIDE);
    if (cr_place_equal (at, stair) && cr_place_equal (run->ends[end].places[0], other))
      return TRUE;
  }
  return FALSE;
}

static gboolean
climbs_stairs (const TwinWalk *walk, CrPlace from, CrPlace to)
{
  for (guint i = 0; i < walk->stairways->len; i++) {
    const CrStairway *run = walk->stairways->pdata[i];
    int here = cr_stairway_find (run, from), there = cr_stairway_find (run, to);

    if (here >= 0 && there >= 0)
      return ABS (here - there) == 1;
  }
  for (guint i = 0; i < walk->stairways->len; i++)
    if (leads (walk, walk->stairways->pdata[i], from, to) ||
        leads (walk, walk->stairways->pdata[i], to, from))
      return TRUE;
  return FALSE;
}

/* ---- another level without stairs ---- */

/* A slope, rubble or a bank; no bank leads up a bridge or a wall. */
static gboolean
climbs_ground (const TwinWalk *walk, CrPlace from, CrPlace to)
{
  const CrTerrainKind *here = get_terrain (walk, from), *there = get_terrain (walk, to);
  int height = ABS (cr_map_get_level (walk->map, from) - cr_map_get_level (walk->map, to));
  gboolean bank = (here->moat || there->moat) && !here->slope && !there->slope;

  if (height == 1 && has_thing (walk, from, cr_hex_direction_to (from.hex, to.hex), CR_SIDE_SLOPE))
    return TRUE;
  if (MAX (here->climb.value, there->climb.value) < height)
    return FALSE;
  return !bank ||
         !(here->bridge || there->bridge || is_masonry (walk, from) || is_masonry (walk, to));
}

/* ---- hexes ---- */

static gboolean
is_barred (const TwinWalk *walk, CrPlace place)
{
  for (guint i = 0; i < walk->barred->len; i++)
    if (cr_place_equal (g_array_index (walk->barred, CrPlace, i), place))
      return TRUE;
  return FALSE;
}

static int
count_dead (const TwinWalk *walk, CrPlace place)
{
  int n = 0;

  for (guint i = 0; i < cr_state_n_fighters (walk->state); i++) {
    const CrFighter *other = cr_state_get_fighter (walk->state, i);

    n += other->here && other->health == CR_HEALTH_DEAD && cr_place_equal (other->man.place, place);
  }
  return n;
}

static gboolean
has_ladder (const TwinWalk *walk, CrPlace place)
{
  for (guint i = 0; i < cr_state_n_gear (walk->state); i++) {
    const CrGear *gear = cr_state_get_gear (walk->state, i);

    if (gear->state == CR_GEAR_UPRIGHT && !gear->rope && cr_place_equal (gear->places[0], place))
      return TRUE;
  }
  return FALSE;
}

/* MOV-01; MOV-14: a ladder's 3 points whatever lies there; MOV-06: three dead one point more;
 * MOV-07: six bar it. Stakes from their front, STA-01, stand on no shipped castle. */
static int
enter_hex (const TwinWalk *walk, CrPlace to)
{
  int cost = get_terrain (walk, to)->cost[walk->mover].value, dead = count_dead (walk, to);

  if (cost == CR_IMPASSABLE || dead >= 6)
    return NO;
  return (has_ladder (walk, to) ? 3 : cost) + (dead >= 3);
}

/* What bodies and a ladder change for him who pays a link in place of the hex. */
static int
burden_hex (const TwinWalk *walk, CrPlace to)
{
  int with = enter_hex (walk, to);

  return with == NO ? NO : with - get_terrain (walk, to)->cost[walk->mover].value;
}

/* WAG-01: two points more onto a cart and off it, not over its front; from one of its hexes to the
 * other none. All carts of the shipped castles stand. */
static int
climb_cart (const TwinWalk *walk, CrPlace from, CrPlace to)
{
  gboolean down = g_str_equal (get_terrain (walk, from)->code, "cart") &&
                  cr_map_get_front (walk->map, from) >= 0;
  gboolean up =
      g_str_equal (get_terrain (walk, to)->code, "cart") && cr_map_get_front (walk->map, to) >= 0;
  CrPlace cart = up ? to : from, ground = up ? from : to;

  if (up == down)
    return 0;
  return cr_map_get_front (walk->map, cart) == (int) cr_hex_direction_to (cart.hex, ground.hex) ? NO
                                                                                                : 2;
}

/* ---- men: MOV-03 ---- */

static const CrFighter *
find_man (const TwinWalk *walk, CrPlace place, CrPostKind post)
{
  for (guint i = 0; i < cr_state_n_fighters (walk->state); i++) {
    const CrFighter *other = cr_state_get_fighter (walk->state, i);

    if (other != walk->man && other->here && other->health != CR_HEALTH_DEAD &&
        other->man.post.kind == post && cr_place_equal (other->man.place, place))
      return other;
  }
  return NULL;
}

/* Every living enemy, stunned or not, unless the later games are played: a man fallen off a ladder
 * may lie where another stands. */
static gboolean
has_enemy (const TwinWalk *walk, CrPlace place, CrPostKind post)
{
  gboolean passed = cr_state_says (walk->state, "stunned-block-walking", "no");

  for (guint i = 0; i < cr_state_n_fighters (walk->state); i++) {
    const CrFighter *other = cr_state_get_fighter (walk->state, i);

    if (other->stunned > 0 && passed)
      continue;
    if (other->here && other->health != CR_HEALTH_DEAD && other->side != walk->man->side &&
        other->man.post.kind == post && cr_place_equal (other->man.place, place))
      return TRUE;
  }
  return FALSE;
}

gboolean
twin_walk_is_free (const TwinWalk *walk, CrPlace place, gboolean hoarding)
{
  return find_man (walk, place, hoarding ? CR_POST_HOARDING : CR_POST_GROUND) == NULL &&
         (hoarding || find_man (walk, place, CR_POST_LADDER_TOP) == NULL);
}

/* TMP-07 */
static gboolean
may_know (const TwinWalk *walk, CrPlace place)
{
  return walk->knows_secrets || !cr_floor_is_secret (cr_map_get_floor (walk->map, place.floor));
}

/* ---- steps ---- */

static int
step_beside (const TwinWalk *walk, CrPlace from, CrPlace to)
{
  int side = cross_side (walk, from, to), hex = enter_hex (walk, to);
  int cart = climb_cart (walk, from, to);

  if (side == NO || hex == NO || cart == NO)
    return NO;
  side += cart;
  if (is_stair (walk, from) || is_stair (walk, to))
    return climbs_stairs (walk, from, to) ? side + hex : NO;
  if (cr_map_get_level (walk->map, from) != cr_map_get_level (walk->map, to) &&
      (from.floor != to.floor || !climbs_ground (walk, from, to)))
    return NO;
  return side + hex;
}

/* From floor to floor at one level: along the wall-walks where one of them ends, and through an
 * open door. */
static gboolean
joins_floors (const TwinWalk *walk, CrPlace from, CrPlace to)
{
  CrDirection side = cr_hex_direction_to (from.hex, to.hex);
  int level = cr_map_get_level (walk->map, from);
  CrPlace ahead = { from.floor, to.hex }, under = { to.floor, from.hex };
  gsize n;

  if (level != cr_map_get_level (walk->map, to))
    return FALSE;
  if (is_wall_walk (walk, from) && is_wall_walk (walk, to) &&
      !(is_wall_walk (walk, ahead) && cr_map_get_level (walk->map, ahead) == level &&
        is_wall_walk (walk, under) && cr_map_get_level (walk->map, under) == level))
    return TRUE;
  for (int i = 0; i < 2; i++) {
    const CrSide *things = cr_map_get_sides (walk->map, i == 0 ? from : under, side, &n);

    for (gsize j = 0; j < n; j++)
      if (is_door (&things[j]) && stands_open (&things[j]))
        return TRUE;
  }
  return FALSE;
}

/* TMP-07, TRE-01, ladders within houses: 3 points a level. */
static int
follow_link (const TwinWalk *walk, const CrNode *node, CrPlace from, CrPlace to)
{
  int rise = cr_map_get_level (walk->map, to) - cr_map_get_level (walk->map, from);
  int more = burden_hex (walk, to);

  if (enter_hex (walk, to) == NO)
    return NO;
  if (cr_node_is (node, "spiral"))
    return get_terrain (walk, from) == get_terrain (walk, to) && cr_hex_equal (from.hex, to.hex)
               ? more
               : enter_hex (walk, to);
  if (cr_node_is (node, "tree"))
    return walk->armoured ? NO : more + (rise > 0 ? 6 * rise : 4 * MAX (1, -rise));
  g_assert_true (cr_node_is (node, "ladder") && cr_hex_equal (from.hex, to.hex));
  return more + 3 * MAX (1, ABS (rise));
}

static gboolean
is_link_between (const TwinWalk *walk, const CrNode *node, CrPlace from, CrPlace to)
{
  CrPlace ends[2];

  if (cr_node_is (node, "stairway") || cr_node_is (node, "passage"))
    return FALSE;
  for (int i = 0; i < 2; i++)
    if (!cr_map_parse_place (walk->map, cr_node_get (node, i == 0 ? "from" : "to"), &ends[i], NULL))
      return FALSE;
  return (cr_place_equal (ends[0], from) && cr_place_equal (ends[1], to)) ||
         (cr_place_equal (ends[1], from) && cr_place_equal (ends[0], to));
}

static int
step_on_ground (const TwinWalk *walk, CrPlace from, CrPlace to)
{
  int best = NO;

  if (!cr_map_has_place (walk->map, to) || !may_know (walk, to) || is_barred (walk, from) ||
      is_barred (walk, to))
    return NO;
  if (cr_hex_distance (from.hex, to.hex) == 1 &&
      (from.floor == to.floor || joins_floors (walk, from, to)))
    best = step_beside (walk, from, to);
  for (guint i = 0; i < cr_map_n_nodes (walk->map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (walk->map, CR_SECTION_LINKS, i);
    int cost = is_link_between (walk, node, from, to) ? follow_link (walk, node, from, to) : NO;

    if (cost != NO && (best == NO || cost < best))
      best = cost;
  }
  return best;
}

/* HRD-03, MOV-16: which hoarding hangs there belongs to the battlement behind it. */
static gboolean
hangs (const TwinWalk *walk, CrPlace over, CrPlace *behind_out)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    const CrSide *side = cr_map_find_side (walk->map, over, d, CR_SIDE_HOARDING);
    CrPlace behind = { over.floor, cr_hex_neighbour (over.hex, d) };

    if (side == NULL || cr_map_is_inside (walk->map, side, over.hex))
      continue;
    *behind_out = behind;
    return TRUE;
  }
  return FALSE;
}

static int
step_hoarding (const TwinWalk *walk, CrPlace from, gboolean out_from, CrPlace to, gboolean out_to)
{
  CrPlace behind, other;
  CrDirection side;

  if (from.floor != to.floor || cr_hex_distance (from.hex, to.hex) != 1)
    return NO;
  side = cr_hex_direction_to (from.hex, to.hex);
  if (out_from && out_to)
    return hangs (walk, from, &behind) && hangs (walk, to, &other) &&
                   cr_map_get_level (walk->map, behind) == cr_map_get_level (walk->map, other)
               ? 1
               : NO;
  if (!has_thing (walk, from, side, CR_SIDE_HOARDING) ||
      !hangs (walk, out_to ? to : from, &behind) ||
      !cr_map_is_inside (walk->map, cr_map_find_side (walk->map, from, side, CR_SIDE_HOARDING),
                         out_to ? from.hex : to.hex))
    return NO;
  if (out_to)
    return 2 + 1;
  return enter_hex (walk, to) == NO ? NO : 2 + enter_hex (walk, to);
}

/* ---- the search ---- */

static int
get_index (const TwinWalk *walk, CrPlace place, gboolean hoarding)
{
  int cell = cr_grid_get_cell (cr_map_get_grid (walk->map), place.hex);

  return cell < 0 ? -1
                  : place.floor * walk->n_cells + cell +
                        hoarding * cr_map_n_floors (walk->map) * walk->n_cells;
}

/* FIR-06, HRD-12: nobody enters a hex that burns, nor a hoarding. */
static gboolean
is_burning (const TwinWalk *walk, CrPlace place, gboolean hoarding)
{
  const CrTurn *turn = cr_state_get_turn (walk->state);

  for (guint i = 0; i < turn->n_blazes; i++) {
    const CrFuel *fuel = &turn->blazes[i].fuel;
    gboolean hung = fuel->side >= 0 &&
                    has_thing (walk, fuel->place, (CrDirection) fuel->side, CR_SIDE_HOARDING);
    CrPlace at = fuel->place;

    if (hung)
      at.hex = cr_hex_neighbour (at.hex, (CrDirection) fuel->side);
    if (fuel->gear < 0 && hung == hoarding && (hung || fuel->side < 0) &&
        cr_place_equal (at, place))
      return TRUE;
  }
  return FALSE;
}

static gboolean
better (TwinWalk *walk, CrPlace to, gboolean hoarding, int cost)
{
  int index = get_index (walk, to, hoarding);

  if (index < 0 || is_burning (walk, to, hoarding) ||
      has_enemy (walk, to, hoarding ? CR_POST_HOARDING : CR_POST_GROUND) ||
      (walk->costs[index] != NO && walk->costs[index] <= cost))
    return FALSE;
  walk->costs[index] = cost;
  return TRUE;
}

/* Every place of every floor in the seven hexes around. */
static gboolean
spread (TwinWalk *walk, CrPlace from, gboolean out)
{
  int index = get_index (walk, from, out), had = walk->costs[index];
  gboolean changed = FALSE;

  for (int floor = 0; floor < cr_map_n_floors (walk->map); floor++)
    for (int d = -1; d < CR_N_DIRECTIONS; d++) {
      CrPlace to = { floor, d < 0 ? from.hex : cr_hex_neighbour (from.hex, (CrDirection) d) };
      int ground =
          out ? step_hoarding (walk, from, TRUE, to, FALSE) : step_on_ground (walk, from, to);
      int boards = step_hoarding (walk, from, out, to, TRUE);

      if (ground != NO)
        changed |= better (walk, to, FALSE, had + ground);
      if (boards != NO)
        changed |= better (walk, to, TRUE, had + boards);
    }
  return changed;
}

static void
search (TwinWalk *walk)
{
  const CrGrid *grid = cr_map_get_grid (walk->map);
  int n = cr_map_n_floors (walk->map) * walk->n_cells;
  gboolean changed = TRUE;
  g_autofree int *done = g_new (int, 2 * n);

  for (int i = 0; i < 2 * n; i++)
    done[i] = NO;
  while (changed) {
    changed = FALSE;
    for (int i = 0; i < 2 * n; i++) {
      CrPlace place = { i % n / walk->n_cells, cr_grid_get_hex (grid, i % walk->n_cells) };

      if (walk->costs[i] == NO || walk->costs[i] == done[i])
        continue;
      done[i] = walk->costs[i];
      spread (walk, place, i >= n);
      changed = TRUE;
    }
  }
}

/* ---- what is raised, and under water ---- */

static void
bar_passage (TwinWalk *walk, const char *id)
{
  const CrNode *node = cr_map_find_node (walk->map, CR_SECTION_LINKS, "passage", id);

  if (node == NULL)
    return;
  for (int floor = 0; floor < cr_map_n_floors (walk->map); floor++)
    for (int cell = 0; cell < walk->n_cells; cell++) {
      CrPlace place = { floor, cr_grid_get_hex (cr_map_get_grid (walk->map), cell) };

      if (cr_map_has_place (walk->map, place) && get_terrain (walk, place)->passage)
        g_array_append_val (walk->barred, place);
    }
}

/* TMP-05: the upper hex of a raised stairway; TMP-08: the passage. A raised bridge is moat. */
static void
bar_places (TwinWalk *walk)
{
  for (guint i = 0; i < cr_map_n_nodes (walk->map, CR_SECTION_MECHANISMS); i++) {
    const CrNode *node = cr_map_get_node (walk->map, CR_SECTION_MECHANISMS, i);
    const CrNode *effect = cr_node_n_children (node) > 0 ? cr_node_get_child (node, 0) : NULL;
    const char *of = effect != NULL ? cr_node_get (effect, "of") : NULL;
    const char *at = cr_node_get (node, "state");

    if (of == NULL || g_strcmp0 (at, cr_node_get (effect, "state")) != 0)
      continue;
    bar_passage (walk, of);
    for (guint j = 0; j < walk->stairways->len; j++) {
      const CrStairway *run = walk->stairways->pdata[j];

      if (g_strcmp0 (run->id, of) == 0)
        g_array_append_val (walk->barred, run->hexes[run->n_hexes - 1]);
    }
  }
}

/* TMP-07: of a secret floor knows whose castle it is, and who has somebody there or where its
 * stairs end. */
static gboolean
find_knowledge (const TwinWalk *walk)
{
  if (walk->man->side == cr_state_n_parties (walk->state) - 1)
    return TRUE;
  for (guint i = 0; i < cr_state_n_fighters (walk->state); i++) {
    const CrFighter *other = cr_state_get_fighter (walk->state, i);

    if (other->side != walk->man->side || !cr_fighter_is_living (other))
      continue;
    for (int floor = 0; floor < cr_map_n_floors (walk->map); floor++) {
      CrPlace below = { floor, other->man.place.hex };

      if (!cr_floor_is_secret (cr_map_get_floor (walk->map, floor)))
        continue;
      if (other->man.place.floor == floor)
        return TRUE;
      for (guint j = 0; j < cr_map_n_nodes (walk->map, CR_SECTION_LINKS); j++)
        if (is_link_between (walk, cr_map_get_node (walk->map, CR_SECTION_LINKS, j),
                             other->man.place, below))
          return TRUE;
    }
  }
  return FALSE;
}

static void
read_stairways (TwinWalk *walk)
{
  for (guint i = 0; i < cr_map_n_nodes (walk->map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (walk->map, CR_SECTION_LINKS, i);

    if (cr_node_is (node, "stairway"))
      g_ptr_array_add (walk->stairways, cr_stairway_new (walk->map, node, NULL));
  }
}

TwinWalk *
twin_walk_new (const CrState *state, int man)
{
  TwinWalk *walk = g_new0 (TwinWalk, 1);
  const CrFighter *fighter = cr_state_get_fighter (state, (guint) man);
  int n;

  walk->state = state;
  walk->map = cr_state_get_map (state);
  walk->rules = cr_state_get_ruleset (state);
  walk->man = fighter;
  walk->armoured = fighter->character->armour;
  walk->mover = cr_ruleset_find_mover (walk->rules, walk->armoured ? "armoured" : "foot");
  walk->n_cells = cr_grid_n_cells (cr_map_get_grid (walk->map));
  walk->stairways = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_stairway_free);
  walk->barred = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  n = 2 * cr_map_n_floors (walk->map) * walk->n_cells;
  walk->costs = g_new (int, n);
  for (int i = 0; i < n; i++)
    walk->costs[i] = NO;
  read_stairways (walk);
  bar_places (walk);
  walk->knows_secrets = find_knowledge (walk);
  walk->costs[get_index (walk, fighter->man.place, fighter->man.post.kind == CR_POST_HOARDING)] = 0;
  search (walk);
  return walk;
}

void
twin_walk_free (TwinWalk *walk)
{
  if (walk == NULL)
    return;
  g_ptr_array_unref (walk->stairways);
  g_array_unref (walk->barred);
  g_free (walk->costs);
  g_free (walk);
}

int
twin_walk_get_cost (const TwinWalk *walk, CrPlace place, gboolean hoarding)
{
  return walk->costs[get_index (walk, place, hoarding)];
}
