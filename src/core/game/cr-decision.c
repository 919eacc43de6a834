/* cr-decision.c: what the rules leave to a player. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-deck-private.h"
#include "cr-ride-private.h"
#include "cr-verb-private.h"

static int
get_way_cost (const CrState *state, int man, CrPlace to)
{
  return cr_ways_step (cr_castle_get_ways (cr_state_get_castle (state)),
                       cr_ride_get_nearer (&state->fighters[man].man, to), to,
                       cr_state_get_mover (state, man))
      .cost;
}

int
cr_get_step_cost (const CrState *state, int man, CrPlace to)
{
  CrPost post;
  int deck = cr_deck_step (state, man, to, &post);
  int cost = get_way_cost (state, man, to);
  CrBurden burden = cr_state_get_burden (state, man, to);

  if (deck != CR_IMPASSABLE)
    return deck;
  return cost == CR_IMPASSABLE || burden.bars ? CR_IMPASSABLE : cost + burden.points;
}

gboolean
cr_can_step (const CrState *state, int man, CrPlace to)
{
  CrPost post;

  if (cr_deck_step (state, man, to, &post) != CR_IMPASSABLE)
    return TRUE;
  return state->fighters[man].man.post.kind != CR_POST_TOWER &&
         cr_map_has_place (cr_state_get_map (state), to) &&
         get_way_cost (state, man, to) != CR_IMPASSABLE;
}

gboolean
cr_can_enter (const CrState *state, int man, CrPlace to)
{
  CrPost post;

  return cr_deck_step (state, man, to, &post) != CR_IMPASSABLE ||
         (cr_can_step (state, man, to) && !cr_state_get_burden (state, man, to).bars);
}

int
cr_find_in_way (const CrState *state, int man, CrPlace to)
{
  CrPost post;

  return cr_deck_step (state, man, to, &post) != CR_IMPASSABLE
             ? cr_state_find_on (state, to, post)
             : cr_find_in_hex (state, to, CR_POST_GROUND);
}

int
cr_find_in_hex (const CrState *state, CrPlace place, CrPostKind post)
{
  int man = cr_state_find_living (state, place, post);

  if (man < 0 && post == CR_POST_GROUND)
    man = cr_state_find_living (state, place, CR_POST_LADDER_TOP);
  return man < 0 && post == CR_POST_GROUND ? cr_state_find_living (state, place, CR_POST_LADDER)
                                           : man;
}

gboolean
cr_is_beside_foe (const CrState *state, int man, CrPlace place)
{
  for (guint i = 0; i < state->turn.n_fighters; i++) {
    const CrFighter *other = &state->fighters[i];

    if (cr_fighter_is_living (other) && cr_state_are_foes (state, man, (int) i) &&
        !cr_fighter_is_animal (other) && other->man.place.floor == place.floor &&
        cr_hex_distance (cr_ride_get_nearer (&other->man, place).hex, place.hex) == 1)
      return TRUE;
  }
  return FALSE;
}

static CrPlace
get_neighbour (CrPlace place, CrDirection direction)
{
  return (CrPlace){ place.floor, cr_hex_neighbour (place.hex, direction) };
}

void
cr_decision_add_choice (GArray *choices, int man, CrPlace place)
{
  CrChoice choice = { man, place };

  g_array_append_val (choices, choice);
}

const CrPlace cr_nowhere = { -1, { 0, 0 } };

static void
list_victims (CrState *state, const CrAwaited *awaited, GArray *choices)
{
  for (int i = 0; i < awaited->n_men; i++)
    if (cr_fighter_is_living (&state->fighters[awaited->men[i]]))
      cr_decision_add_choice (choices, awaited->men[i], cr_nowhere);
}

/* LAD-05: from the top of a ladder onto the battlement. */
static gboolean
can_advance (const CrState *state, int man, CrPlace to)
{
  const CrMan *here = &state->fighters[man].man;
  CrMan after;

  if (here->post.kind == CR_POST_LADDER_TOP)
    return to.floor == here->place.floor &&
           cr_hex_equal (to.hex,
                         cr_hex_neighbour (here->place.hex, (CrDirection) here->post.facing)) &&
           cr_state_find_living (state, to, CR_POST_GROUND) < 0;
  return here->place.floor == to.floor && cr_hex_distance (here->place.hex, to.hex) == 1 &&
         cr_ride_pace (here, to, &after) && cr_place_equal (after.place, to) &&
         cr_can_enter (state, man, to) && cr_ride_find_in_way (state, man, to) < 0;
}

static gboolean
advances_by_hexes (const CrState *state)
{
  return cr_state_says (state, "advance", "hexes");
}

/* What comes after the first hex is paid for, or counted. */
static void
list_further (CrState *state, const CrAwaited *awaited, int man, GArray *choices)
{
  gboolean counted = advances_by_hexes (state);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace to = get_neighbour (state->fighters[man].man.place, d);

    if (can_advance (state, man, to) &&
        (counted || cr_get_step_cost (state, man, to) <= awaited->number))
      cr_decision_add_choice (choices, man, to);
  }
}

/* The first hex is one that was given up. */
static void
list_advances (CrState *state, const CrAwaited *awaited, GArray *choices)
{
  cr_decision_add_choice (choices, -1, cr_nowhere);
  for (int i = 0; i < awaited->n_men; i++) {
    int man = awaited->men[i];

    if (!cr_fighter_can_act (&state->fighters[man]))
      continue;
    if (awaited->number > 0)
      list_further (state, awaited, man, choices);
    for (int j = 0; awaited->number < 0 && j < awaited->n_places; j++)
      if (can_advance (state, man, awaited->places[j]))
        cr_decision_add_choice (choices, man, awaited->places[j]);
  }
}

/* A man on the wall has it before him. */
static gboolean
is_battlement (const CrMap *map, CrPlace place)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    const CrSide *side = cr_map_find_side (map, place, d, CR_SIDE_BATTLEMENT);

    if (side != NULL && cr_map_is_inside (map, side, place.hex))
      return TRUE;
  }
  return FALSE;
}

static gboolean
are_parted (const CrMap *map, CrPlace place, CrDirection direction)
{
  gsize n;
  const CrSide *sides = cr_map_get_sides (map, place, direction, &n);

  for (gsize i = 0; i < n; i++)
    if (sides[i].kind == CR_SIDE_WALL || sides[i].kind == CR_SIDE_PARTITION ||
        sides[i].kind == CR_SIDE_SLIT || sides[i].kind == CR_SIDE_WINDOW ||
        (cr_side_is_door (&sides[i]) && !cr_side_is_open (&sides[i])))
      return TRUE;
  return FALSE;
}

/* LAD-12: beside the ladder's hex, be it on a man; on no battlement, through no wall. */
static void
list_drops (CrState *state, const CrAwaited *awaited, GArray *choices)
{
  const CrMap *map = cr_state_get_map (state);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace to = get_neighbour (awaited->from, d);

    if (cr_map_has_place (map, to) && !is_battlement (map, to) &&
        !are_parted (map, awaited->from, d) &&
        cr_map_get_level (map, to) <= cr_map_get_level (map, awaited->from))
      cr_decision_add_choice (choices, awaited->man, to);
  }
}

/* DRW-02: into the moat beside the bridge. */
static void
list_falls (CrState *state, const CrAwaited *awaited, GArray *choices)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace to = get_neighbour (state->fighters[awaited->man].man.place, d);
    const CrTerrainKind *kind = cr_ruleset_find_terrain (
        cr_state_get_ruleset (state), cr_map_get_terrain (cr_state_get_map (state), to));

    if (cr_map_has_place (cr_state_get_map (state), to) && kind != NULL && kind->moat)
      cr_decision_add_choice (choices, awaited->man, to);
  }
}

void
cr_decision_await (CrState *state, const CrAwaited *awaited)
{
  g_assert (state->turn.n_awaited < CR_MAX_AWAITED);
  cr_state_change_turn (state)->awaited[state->turn.n_awaited++] = *awaited;
}

void
cr_decision_bring (CrState *state,
                   CrEvents *events,
                   int man,
                   CrPlace to,
                   CrEventKind kind,
                   const char *rule)
{
  CrFighter *fighter;
  CrEvent *event;
  CrPost post;
  CrMan after;

  cr_deck_step (state, man, to, &post);
  cr_ladder_let_go (state, events, man);
  if (cr_fighter_rides (&state->fighters[man]) &&
      !cr_ride_pace (&state->fighters[man].man, to, &after))
    cr_ride_fall (state, events, man);
  fighter = cr_state_change_fighter (state, events, man);
  event = cr_events_add (events, kind, man);
  event->from = fighter->man.place;
  event->to = to;
  event->rule = rule;
  if (cr_ride_pace (&fighter->man, to, &after))
    fighter->man = after;
  else
    fighter->man.place = to;
  fighter->man.post = post;
  if (fighter->man.state == CR_MAN_KNEELING)
    fighter->man.state = CR_MAN_STANDING;
}

static void
harm_victim (CrState *state, CrEvents *events, const CrAwaited *awaited, const CrChoice *choice)
{
  if (choice != NULL)
    cr_harm_man (state, events, choice->man, (CrHarm) awaited->number);
}

/* A horse dies with the harm, and who is on foot takes that alone. */
static void
unhorse_victim (CrState *state, CrEvents *events, const CrAwaited *awaited, const CrChoice *choice)
{
  CrTableResult result = { .harm = (CrHarm) awaited->number, .unhorsed = TRUE };

  if (choice != NULL)
    cr_ride_harm (state, events, choice->man, &result);
}

/* CBT-11, CBT-12: what he may go on by, points or hexes. By points he stops beside a foe. */
static int
count_left (const CrState *state, const CrAwaited *awaited, int man, int cost)
{
  const CrFighter *fighter = &state->fighters[man];
  CrRuleFigure hexes =
      fighter->man.body == CR_MAN_MOUNTED ? CR_FIGURE_ADVANCE_MOUNTED : CR_FIGURE_ADVANCE_FOOT;
  int part;

  if (advances_by_hexes (state))
    return (awaited->number < 0 ? cr_state_get_figure (state, hexes) : awaited->number) - 1;
  if (cr_is_beside_foe (state, man, fighter->man.place))
    return 0;
  part = cr_fighter_get_allowance (fighter) /
         MAX (1, cr_state_get_figure (state, CR_FIGURE_ADVANCE_PART));
  return (awaited->number < 0 ? part : awaited->number) - cost;
}

/* CBT-12: beside an enemy whom he was not beside before. */
static gboolean
gets_past (CrState *state, CrEvents *events, const CrAwaited *awaited, int man)
{
  CrPlace here = state->fighters[man].man.place;
  int watcher = -1;

  if (awaited->number > 0 && !cr_state_says (state, "passing", "free"))
    watcher = cr_find_watcher (state, man, here, &awaited->from);
  return watcher < 0 || cr_reaction_gets_past (state, events, man, watcher);
}

static void
advance_man (CrState *state, CrEvents *events, const CrAwaited *awaited, const CrChoice *choice)
{
  CrAwaited next = *awaited;
  int cost;

  if (choice->man < 0) {
    cr_events_add (events, CR_EVENT_STAYED, -1)->other = awaited->party;
    return;
  }
  if (!gets_past (state, events, awaited, choice->man))
    return;
  cost = state->fighters[choice->man].man.post.kind == CR_POST_LADDER_TOP
             ? 0
             : cr_get_step_cost (state, choice->man, choice->place);
  next.from = state->fighters[choice->man].man.place;
  cr_decision_bring (state, events, choice->man, choice->place, CR_EVENT_ADVANCED, "CBT-11");
  if (cr_fighter_rides (&state->fighters[choice->man]) &&
      cr_ride_meets_stakes (state, next.from, choice->place))
    cr_ride_test_stakes (state, events, choice->man);
  if (!cr_fighter_can_act (&state->fighters[choice->man]))
    return;
  next.number = (gint16) count_left (state, awaited, choice->man, cost);
  next.n_men = 1;
  next.men[0] = (gint16) choice->man;
  next.n_places = 0;
  if (next.number > 0)
    cr_decision_await (state, &next);
}

/* TMP-02 */
static gboolean
is_deadly (const CrState *state, CrPlace place)
{
  const CrTerrainKind *kind =
      cr_scene_get_terrain (cr_castle_get_scene (cr_state_get_castle (state)), place);

  return kind != NULL && kind->deadly;
}

/* DRW-02: who has nowhere to land does not live. */
static void
throw_man (CrState *state, CrEvents *events, const CrAwaited *awaited, const CrChoice *choice)
{
  int man = awaited->man;

  if (choice != NULL)
    cr_decision_bring (state, events, man, choice->place, CR_EVENT_THROWN, "DRW-02");
  if (choice != NULL && is_deadly (state, choice->place))
    cr_kill_man (state, events, man, "TMP-02");
  else
    cr_harm_man (state, events, man, choice != NULL ? CR_HARM_STUNNED : CR_HARM_KILLED);
}

static void
drop_man (CrState *state, CrEvents *events, const CrAwaited *awaited, const CrChoice *choice)
{
  int man = awaited->man;
  int below = choice != NULL ? cr_state_find_living (state, choice->place, CR_POST_GROUND) : -1;
  CrPlace to = choice != NULL ? choice->place : state->fighters[man].man.place;

  cr_decision_bring (state, events, man, to, CR_EVENT_DROPPED, "LAD-12");
  if (is_deadly (state, to))
    cr_kill_man (state, events, man, "TMP-02");
  else
    cr_harm_man (state, events, man, CR_HARM_WOUNDED);
  if (below >= 0 && below != man)
    cr_harm_man (state, events, below, CR_HARM_STUNNED);
}

static void
lay_ladder (CrState *state, CrEvents *events, const CrAwaited *awaited, const CrChoice *choice)
{
  cr_ladder_lie (state, events, awaited->number, choice);
}

static const struct {
  CrDecisionList list; /* (nullable): nothing is asked */
  CrDecisionAnswer answer;
} decisions[] = {
  [CR_AWAITED_RETREAT] = { cr_retreat_list, cr_retreat_answer },
  [CR_AWAITED_VICTIM] = { list_victims, harm_victim },
  [CR_AWAITED_UNHORSED] = { list_victims, unhorse_victim },
  [CR_AWAITED_ADVANCE] = { list_advances, advance_man },
  [CR_AWAITED_FALL] = { list_falls, throw_man },
  [CR_AWAITED_DROP] = { list_drops, drop_man },
  [CR_AWAITED_LADDER] = { list_drops, lay_ladder },
  [CR_AWAITED_FIRE] = { cr_reaction_list_fire, cr_reaction_answer_fire },
  [CR_AWAITED_REFUSE] = { cr_fight_list_refusals, cr_fight_refuse },
  [CR_AWAITED_FIGHT] = { NULL, cr_fight_answer },
  [CR_AWAITED_LEAP] = { NULL, cr_leap_answer },
  [CR_AWAITED_LANDING] = { cr_landing_list, cr_landing_answer },
  [CR_AWAITED_OUT] = { cr_below_list, cr_below_answer },
  [CR_AWAITED_WAY] = { NULL, cr_reaction_answer_way },
};

G_STATIC_ASSERT (G_N_ELEMENTS (decisions) == CR_N_AWAITED_KINDS);

void
cr_state_list_choices (CrState *state, GArray *choices)
{
  const CrAwaited *awaited = cr_state_get_awaited (state);

  g_array_set_size (choices, 0);
  if (awaited != NULL && decisions[awaited->kind].list != NULL)
    decisions[awaited->kind].list (state, awaited, choices);
}

/* @choice: (nullable): NULL when there is none */
static void
answer (CrState *state, CrEvents *events, const CrChoice *choice)
{
  CrAwaited awaited = *cr_state_get_awaited (state);

  cr_state_change_turn (state)->n_awaited--;
  decisions[awaited.kind].answer (state, events, &awaited, choice);
}

void
cr_decision_settle (CrState *state, CrEvents *events)
{
  g_autoptr (GArray) choices = NULL;

  if (state->turn.n_awaited == 0)
    return;
  choices = g_array_new (FALSE, FALSE, sizeof (CrChoice));
  while (state->turn.n_awaited > 0) {
    cr_state_list_choices (state, choices);
    if (choices->len > 1)
      return;
    answer (state, events, choices->len > 0 ? &g_array_index (choices, CrChoice, 0) : NULL);
  }
}

gboolean
cr_verb_choose (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (CrChoice));

  cr_state_list_choices (state, choices);
  refusal->limit = (int) choices->len;
  if (order->number > refusal->limit)
    return cr_refuse (refusal, CR_REFUSAL_NO_CHOICE, NULL, -1);
  if (events != NULL)
    answer (state, events, &g_array_index (choices, CrChoice, order->number - 1));
  return TRUE;
}

void
cr_verb_list_choose (CrState *state, int man, GArray *orders)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (CrChoice));
  CrOrder order = cr_order_new (CR_VERB_CHOOSE);

  if (man >= 0)
    return;
  cr_state_list_choices (state, choices);
  for (guint i = 0; i < choices->len; i++) {
    order.number = (int) i + 1;
    g_array_append_val (orders, order);
  }
}
