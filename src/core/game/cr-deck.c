/* cr-deck.c: siege towers as places to stand on. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-deck-private.h"

#include "cr-blaze-private.h"
#include "cr-consequence-private.h"
#include "cr-tower-ground.h"

gboolean
cr_gear_stands (const CrGear *gear)
{
  return gear->state == CR_GEAR_STANDING;
}

CrDeck
cr_deck_find (const CrState *state, CrPlace place, CrPost post)
{
  CrDeck deck = { .gear = -1, .part = -1 };

  if (post.kind != CR_POST_TOWER || place.floor != 0)
    return deck;
  for (int i = 0; i < (int) state->turn.n_gear; i++) {
    CrTower tower = cr_gear_get_tower (state, i);
    int part;

    if (!cr_gear_stands (&state->gear[i]))
      continue;
    part = post.part != NULL ? cr_work_find_part (tower.type, post.part)
                             : cr_tower_find_top (&tower, place.hex);
    deck.own = cr_tower_get_own (&tower, place.hex);
    if (part < 0 || !cr_tower_uses (&tower, part) ||
        !cr_work_part_has (cr_work_get_part (tower.type, part), deck.own))
      continue;
    deck.gear = i;
    deck.part = part;
    return deck;
  }
  return deck;
}

const CrWorkPart *
cr_deck_get_part (const CrState *state, CrDeck deck)
{
  return deck.gear < 0 ? NULL : cr_work_get_part (state->gear[deck.gear].work, deck.part);
}

gboolean
cr_deck_covers (const CrState *state, CrPlace place)
{
  for (int i = 0; place.floor == 0 && i < (int) state->turn.n_gear; i++) {
    CrTower tower = cr_gear_get_tower (state, i);

    if (cr_gear_stands (&state->gear[i]) && cr_tower_find_top (&tower, place.hex) >= 0)
      return TRUE;
  }
  return FALSE;
}

static CrPost
get_post (const CrWorkPart *part)
{
  return (CrPost){ CR_POST_TOWER, -1, g_intern_string (part->id) };
}

void
cr_deck_lift (CrState *state, CrEvents *events, int man)
{
  CrPlace place = state->fighters[man].man.place;
  CrDeck deck = cr_deck_find (state, place, (CrPost){ CR_POST_TOWER, -1, NULL });
  const CrWorkPart *part = cr_deck_get_part (state, deck);
  CrEvent *event;

  if (part == NULL || part->enclosed || !cr_fighter_is_living (&state->fighters[man]) ||
      state->fighters[man].man.post.kind != CR_POST_GROUND ||
      cr_state_find_on (state, place, get_post (part)) >= 0)
    return;
  cr_state_change_fighter (state, events, man)->man.post = get_post (part);
  event = cr_events_add (events, CR_EVENT_BRIDGE_BEARS, man);
  event->number = deck.gear;
  event->to = place;
  event->rule = "TWR-16";
}

void
cr_deck_add_burdens (const CrState *state, GArray *burdens)
{
  for (int i = 0; i < (int) state->turn.n_gear; i++) {
    CrTower tower = cr_gear_get_tower (state, i);

    for (int j = 0; cr_gear_stands (&state->gear[i]) && j < (int) tower.type->parts->len; j++) {
      const CrWorkPart *part = cr_work_get_part (tower.type, j);

      for (guint k = 0; cr_tower_uses (&tower, j) && k < part->hexes->len; k++) {
        CrHex own = g_array_index (part->hexes, CrHex, k);
        CrBurden burden = {
          { 0, cr_tower_get_hex (&tower, own) }, 0, TRUE, "TWR-06", CR_POST_GROUND
        };

        if ((j == 0 || !part->enclosed) &&
            cr_map_has_place (cr_state_get_map (state), burden.place))
          g_array_append_val (burdens, burden);
      }
    }
  }
}

int
cr_state_find_on (const CrState *state, CrPlace place, CrPost post)
{
  if (post.kind != CR_POST_TOWER)
    return cr_find_in_hex (state, place, (CrPostKind) post.kind);
  for (guint i = 0; i < state->turn.n_fighters; i++) {
    const CrFighter *fighter = &state->fighters[i];

    if (cr_fighter_is_living (fighter) && fighter->man.post.kind == CR_POST_TOWER &&
        cr_place_equal (fighter->man.place, place) &&
        g_strcmp0 (fighter->man.post.part, post.part) == 0)
      return (int) i;
  }
  return -1;
}

/* One step of a man, of whom no more is asked than what he walks as. */
typedef struct {
  const CrState *state;
  int man;
  CrPlace place;
  GArray *spots;
} Steps;

static void
add_spot (const Steps *steps, CrPlace place, CrPost post, int cost, const char *rule)
{
  CrDeckSpot spot = { place, post, cost, rule };

  if (cost != CR_IMPASSABLE && cr_map_has_place (cr_state_get_map (steps->state), place))
    g_array_append_val (steps->spots, spot);
}

static gboolean
has_hex (const GArray *hexes, CrHex hex)
{
  for (guint i = 0; i < hexes->len; i++)
    if (cr_hex_equal (g_array_index (hexes, CrHex, i), hex))
      return TRUE;
  return FALSE;
}

/* TWR-06 */
static int
get_entry (const CrWorkPart *part, CrHex own)
{
  return has_hex (part->winches, own) ? part->winch.value : part->enter.value;
}

static int
get_ground_cost (const Steps *steps, CrPlace from, CrPlace to)
{
  const CrState *state = steps->state;

  if (!cr_map_has_place (cr_state_get_map (state), from) ||
      !cr_map_has_place (cr_state_get_map (state), to))
    return CR_IMPASSABLE;
  return cr_ways_step (cr_castle_get_ways (cr_state_get_castle (state)), from, to,
                       cr_state_get_mover (state, steps->man))
      .cost;
}

/* The side of a tower's hex, as its work counts them. */
static CrDirection
get_own_side (const CrTower *tower, CrDirection direction)
{
  return (direction + CR_N_DIRECTIONS - tower->facing) % CR_N_DIRECTIONS;
}

static gboolean
has_battlement (const CrState *state, CrPlace inside, CrPlace outside)
{
  const CrMap *map = cr_state_get_map (state);
  CrDirection d = cr_hex_direction_to (inside.hex, outside.hex);
  const CrSide *side = cr_map_find_side (map, inside, d, CR_SIDE_BATTLEMENT);

  return side != NULL && cr_map_is_inside (map, side, inside.hex) &&
         cr_map_find_side (map, inside, d, CR_SIDE_HOARDING) == NULL;
}

/* TWR-17: whether one crosses from that hex of a tower to a hex of the wall beside it. */
static gboolean
can_cross (const CrState *state,
           const CrTower *tower,
           const CrWorkPart *part,
           CrPlace at,
           CrDirection direction)
{
  const CrScene *scene = cr_castle_get_scene (cr_state_get_castle (state));
  const CrWays *ways = cr_castle_get_ways (cr_state_get_castle (state));
  CrPlace wall = cr_place_neighbour (at, direction);
  int level = cr_tower_get_level (tower, scene) + tower->wall;
  CrHex own = cr_tower_get_own (tower, at.hex);

  if (!part->crosses || !cr_scene_has_place (scene, wall) ||
      cr_scene_get_level (scene, wall) != level || !cr_scene_is_wall_walk (scene, wall) ||
      cr_deck_covers (state, wall))
    return FALSE;
  if (part->enclosed)
    return cr_work_part_get_face (part, own, get_own_side (tower, direction)) == CR_FACE_FRONT &&
           has_battlement (state, wall, at);
  return cr_scene_has_place (scene, at) && cr_scene_get_level (scene, at) == level
             ? cr_ways_can_step (ways, at, wall, 0)
             : has_battlement (state, wall, at);
}

/* TWR-06: adds the steps from one part of the tower to another. */
static void
add_steps_inside (const Steps *steps, const CrTower *tower, CrDeck deck, CrDirection d)
{
  const CrWorkPart *here = cr_work_get_part (tower->type, deck.part);
  CrPlace to = cr_place_neighbour (steps->place, d);
  CrHex own = cr_tower_get_own (tower, to.hex);

  for (int i = 0; i < (int) tower->type->parts->len; i++) {
    const CrWorkPart *part = cr_work_get_part (tower->type, i);

    if (cr_tower_uses (tower, i) && cr_work_part_has (part, own) &&
        (i == deck.part || (here->enclosed != part->enclosed &&
                            here->level[tower->wall - 1] == part->level[tower->wall - 1])))
      add_spot (steps, to, get_post (part), get_entry (part, own), "TWR-06");
  }
}

/* TWR-18: through the rear of a tower; what is open has no other walls. */
static gboolean
is_way_out (const CrWorkPart *part, const CrTower *tower, CrHex own, CrDirection direction)
{
  return part->open ||
         cr_work_part_get_face (part, own, get_own_side (tower, direction)) == CR_FACE_REAR;
}

/* Adds the step out to the ground beside it, or over its bridge. */
static void
add_step_out (const Steps *steps, const CrTower *tower, CrDeck deck, CrDirection d)
{
  const CrWorkPart *part = cr_work_get_part (tower->type, deck.part);
  CrPlace to = cr_place_neighbour (steps->place, d);
  CrPost ground = { CR_POST_GROUND, -1, NULL };

  if (deck.part == 0 && !cr_deck_covers (steps->state, to) &&
      !cr_work_part_has (part, cr_tower_get_own (tower, to.hex)) &&
      is_way_out (part, tower, deck.own, d))
    add_spot (steps, to, ground, get_ground_cost (steps, steps->place, to), "MOV-01");
  else if (can_cross (steps->state, tower, part, steps->place, d))
    add_spot (steps, to, ground, cr_state_get_figure (steps->state, CR_FIGURE_TOWER_BRIDGE),
              "TWR-17");
}

/* -1, or the part that is reached by the ladder from that one, or that it leads down to. */
static int
find_other_end (const CrTower *tower, int part, gboolean up)
{
  int step = up ? 1 : -1;

  for (int i = part + step; i >= 0 && i < (int) tower->type->parts->len; i += step)
    if (cr_tower_uses (tower, i) && cr_work_get_part (tower->type, i)->enclosed)
      return i;
  return -1;
}

/* TWR-04: from the ground one climbs only while it stands, and a ladder is there. */
static gboolean
is_cut_off (const CrState *state, const CrTower *tower, int gear)
{
  return tower->moving ||
         (!state->gear[gear].linked && cr_state_says (state, "tower-ladders", "removable"));
}

static void
add_climb (const Steps *steps, const CrTower *tower, CrDeck deck, gboolean up)
{
  int other = find_other_end (tower, deck.part, up);
  const CrWorkPart *here = cr_work_get_part (tower->type, deck.part);
  const CrWorkPart *there = cr_work_get_part (tower->type, other);
  const CrWorkPart *upper = up ? there : here;
  const CrLinkRule *ladder = cr_ruleset_find_link (cr_state_get_ruleset (steps->state), "ladder");
  int mover = cr_state_get_mover (steps->state, steps->man), levels;

  if (there == NULL || !here->enclosed || !upper->has_ladder ||
      !cr_hex_equal (upper->ladder, deck.own) || ladder == NULL ||
      ((deck.part == 0 || other == 0) && is_cut_off (steps->state, tower, deck.gear)))
    return;
  levels = ABS (there->level[tower->wall - 1] - here->level[tower->wall - 1]);
  if (ladder->cost[CR_CROSS_PLAIN][mover].value != CR_IMPASSABLE)
    add_spot (steps, steps->place, get_post (there),
              upper->climb.value > 0 ? upper->climb.value
                                     : levels * ladder->cost[CR_CROSS_PLAIN][mover].value,
              "TWR-06");
}

/* From the ground in at the rear, and from the wall over the bridge. */
static void
add_steps_onto (const Steps *steps, int gear, CrDirection d)
{
  CrTower tower = cr_gear_get_tower (steps->state, gear);
  CrPlace to = cr_place_neighbour (steps->place, d);
  CrDirection back = cr_direction_opposite (d);
  CrHex own = cr_tower_get_own (&tower, to.hex);

  for (int i = 0; i < (int) tower.type->parts->len; i++) {
    const CrWorkPart *part = cr_work_get_part (tower.type, i);

    if (!cr_tower_uses (&tower, i) || !cr_work_part_has (part, own))
      continue;
    if (i == 0 && is_way_out (part, &tower, own, back) &&
        get_ground_cost (steps, steps->place, to) != CR_IMPASSABLE)
      add_spot (steps, to, get_post (part), get_entry (part, own), "TWR-06");
    else if (can_cross (steps->state, &tower, part, to, back))
      add_spot (steps, to, get_post (part),
                cr_state_get_figure (steps->state, CR_FIGURE_TOWER_BRIDGE), "TWR-17");
  }
}

/* (nullable): what of a piece stands on the ground of that hex */
static const CrWorkPart *
find_ground_part (const CrState *state, CrPlace place, CrDeck *deck)
{
  for (int i = 0; place.floor == 0 && i < (int) state->turn.n_gear; i++) {
    CrTower tower = cr_gear_get_tower (state, i);
    const CrWorkPart *part;

    if (!cr_gear_stands (&state->gear[i]))
      continue;
    part = cr_work_get_part (tower.type, 0);
    *deck = (CrDeck){ i, 0, cr_tower_get_own (&tower, place.hex) };
    if (cr_work_part_has (part, deck->own))
      return part;
  }
  return NULL;
}

/* MIN-03: down into the mine whose mouth the part on the ground stands over. */
static void
add_steps_down (const Steps *steps, CrDeck deck)
{
  const CrWays *ways = cr_castle_get_ways (cr_state_get_castle (steps->state));
  g_autoptr (GArray) joined = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrPost ground = { CR_POST_GROUND, -1, NULL };

  if (deck.part != 0)
    return;
  cr_ways_links (ways, steps->place, joined);
  for (guint i = 0; i < joined->len; i++) {
    CrPlace to = g_array_index (joined, CrPlace, i);

    if (to.floor != steps->place.floor)
      add_spot (steps, to, ground, get_ground_cost (steps, steps->place, to), "MIN-03");
  }
}

/* And up out of it. */
static void
add_steps_up (const Steps *steps)
{
  const CrWays *ways = cr_castle_get_ways (cr_state_get_castle (steps->state));
  g_autoptr (GArray) joined = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_ways_links (ways, steps->place, joined);
  for (guint i = 0; i < joined->len; i++) {
    CrPlace to = g_array_index (joined, CrPlace, i);
    CrDeck deck = { .gear = -1 };
    const CrWorkPart *part = find_ground_part (steps->state, to, &deck);

    if (part != NULL && get_ground_cost (steps, steps->place, to) != CR_IMPASSABLE)
      add_spot (steps, to, get_post (part), get_entry (part, deck.own), "MIN-03");
  }
}

void
cr_deck_list_steps (const CrState *state, int man, CrPlace place, CrPost post, GArray *spots)
{
  Steps steps = { state, man, place, spots };
  CrDeck deck = cr_deck_find (state, place, post);
  CrTower tower;

  g_array_set_size (spots, 0);
  if (deck.gear < 0 && place.floor != 0 && post.kind == CR_POST_GROUND)
    add_steps_up (&steps);
  if (deck.gear < 0) {
    for (int i = 0; post.kind == CR_POST_GROUND && place.floor == 0 && i < (int) state->turn.n_gear;
         i++)
      for (CrDirection d = 0; cr_gear_stands (&state->gear[i]) && d < CR_N_DIRECTIONS; d++)
        add_steps_onto (&steps, i, d);
    return;
  }
  tower = cr_gear_get_tower (state, deck.gear);
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    add_steps_inside (&steps, &tower, deck, d);
    add_step_out (&steps, &tower, deck, d);
  }
  add_steps_down (&steps, deck);
  add_climb (&steps, &tower, deck, TRUE);
  add_climb (&steps, &tower, deck, FALSE);
}

int
cr_deck_step (const CrState *state, int man, CrPlace to, CrPost *post_out)
{
  const CrMan *it = &state->fighters[man].man;
  g_autoptr (GArray) spots = NULL;

  *post_out = (CrPost){ CR_POST_GROUND, -1, NULL };
  if (it->body != CR_MAN_ON_FOOT || cr_hex_distance (it->place.hex, to.hex) != 1 ||
      (it->post.kind != CR_POST_TOWER && !cr_deck_covers (state, to)))
    return CR_IMPASSABLE;
  spots = g_array_new (FALSE, FALSE, sizeof (CrDeckSpot));
  cr_deck_list_steps (state, man, it->place, it->post, spots);
  for (guint i = 0; i < spots->len; i++) {
    const CrDeckSpot *spot = &g_array_index (spots, CrDeckSpot, i);

    int gear = cr_deck_find (state, spot->place, spot->post).gear;

    if (!cr_place_equal (spot->place, to))
      continue;
    if (cr_blaze_is_on (state, gear) && cr_deck_find (state, it->place, it->post).gear != gear)
      return CR_IMPASSABLE;
    *post_out = spot->post;
    return spot->cost;
  }
  return CR_IMPASSABLE;
}
