/* cr-state.c: a game as it stands. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-state-private.h"

static CrGround *
ground_new (CrCastle *castle)
{
  CrGround *ground = g_new0 (CrGround, 1);

  g_atomic_ref_count_init (&ground->count);
  ground->castle = castle;
  return ground;
}

static CrGround *
ground_ref (CrGround *ground)
{
  g_atomic_ref_count_inc (&ground->count);
  return ground;
}

static void
ground_unref (CrGround *ground)
{
  if (!g_atomic_ref_count_dec (&ground->count))
    return;
  cr_castle_free (ground->castle);
  g_free (ground->digest);
  cr_siege_rules_unref (ground->siege);
  g_free (ground);
}

CrState *
cr_state_new (CrCastle *castle, const CrCharacters *library, guint64 seed)
{
  CrState *state = g_new0 (CrState, 1);

  state->ground = ground_new (castle);
  state->library = cr_characters_ref (library);
  state->seed = seed;
  state->turn.dice = cr_dice_new (seed);
  state->turn.winner = -1;
  state->turn.flood = -1;
  state->turn.sun = -1;
  state->turn.level = -1;
  state->parties[0] = (CrParty){ "besiegers", 0, FALSE };
  state->parties[1] = (CrParty){ "garrison", 1, TRUE };
  state->n_parties = 2;
  cr_state_take_stock (state);
  return state;
}

CrState *
cr_state_new_by (const CrCastle *castle,
                 const char *const *choices,
                 int last_turn,
                 const CrCharacters *library,
                 guint64 seed,
                 GError **error)
{
  g_autoptr (CrRuleset) ruleset =
      cr_ruleset_choose (cr_castle_get_ruleset (castle), choices, error);
  CrState *state;

  if (ruleset == NULL)
    return NULL;
  if (*cr_ruleset_get_choices (ruleset) == NULL)
    state = cr_state_new (cr_castle_copy (castle), library, seed);
  else
    state = cr_state_new (cr_castle_new (cr_map_copy (cr_castle_get_map (castle)), ruleset),
                          library, seed);
  state->turn.last = last_turn;
  return state;
}

CrState *
cr_state_copy (const CrState *state)
{
  CrState *copy = g_memdup2 (state, sizeof *state);

  ground_ref (copy->ground);
  cr_characters_ref (copy->library);
  copy->plan = cr_plan_ref (state->plan);
  copy->start = cr_start_ref (state->start);
  copy->room = state->turn.n_fighters;
  copy->fighters = g_memdup2 (state->fighters, copy->room * sizeof *state->fighters);
  copy->gear_room = state->turn.n_gear;
  copy->gear = g_memdup2 (state->gear, copy->gear_room * sizeof *state->gear);
  copy->muster = NULL;
  copy->mustered = FALSE;
  return copy;
}

void
cr_state_free (CrState *state)
{
  if (state == NULL)
    return;
  ground_unref (state->ground);
  cr_characters_unref (state->library);
  cr_plan_unref (state->plan);
  cr_start_unref (state->start);
  cr_muster_free (state->muster);
  g_free (state->fighters);
  g_free (state->gear);
  g_free (state);
}

CrCastle *
cr_state_get_castle (const CrState *state)
{
  return state->ground->castle;
}

const CrMap *
cr_state_get_map (const CrState *state)
{
  return cr_castle_get_map (state->ground->castle);
}

const CrRuleset *
cr_state_get_ruleset (const CrState *state)
{
  return cr_castle_get_ruleset (state->ground->castle);
}

gboolean
cr_state_says (const CrState *state, const char *option, const char *value)
{
  return g_strcmp0 (cr_ruleset_get_option_value (cr_state_get_ruleset (state), option), value) == 0;
}

const CrWeather *
cr_state_get_weather (const CrState *state)
{
  const CrRuleset *ruleset = cr_state_get_ruleset (state);
  const char *sky = cr_ruleset_get_option_value (ruleset, "sky");
  const CrWeather *weather;

  for (guint i = 0; i < state->turn.n_forecasts; i++)
    if (state->turn.forecasts[i].from <= state->turn.number)
      sky = state->turn.forecasts[i].weather;
  weather = sky != NULL ? cr_ruleset_find_weather (ruleset, sky) : NULL;
  return weather != NULL && cr_ruleset_plays (ruleset, "WEA-01") ? weather : NULL;
}

gboolean
cr_state_is_sheltered (const CrState *state, int man)
{
  const CrMan *it = &state->fighters[man].man;
  const CrWays *ways = cr_castle_get_ways (state->ground->castle);
  int stand = cr_ways_index_on (ways, it->place, (CrPostKind) it->post.kind);

  return stand >= 0 && cr_ways_is_covered (ways, stand);
}

gboolean
cr_state_is_fair (const CrState *state)
{
  return cr_state_says (state, "fair-play", "fair");
}

int
cr_state_get_figure (const CrState *state, CrRuleFigure figure)
{
  return cr_ruleset_get_figure (cr_state_get_ruleset (state), figure).value;
}

const CrCharacters *
cr_state_get_library (const CrState *state)
{
  return state->library;
}

const CrTurn *
cr_state_get_turn (const CrState *state)
{
  return &state->turn;
}

guint64
cr_state_get_seed (const CrState *state)
{
  return state->seed;
}

const CrPhase *
cr_state_get_phase (const CrState *state)
{
  return state->turn.number == 0
             ? NULL
             : cr_ruleset_get_phase (cr_state_get_ruleset (state), (guint) state->turn.phase);
}

const CrAwaited *
cr_state_get_awaited (const CrState *state)
{
  return state->turn.n_awaited == 0 ? NULL : &state->turn.awaited[state->turn.n_awaited - 1];
}

/* The other side of a phase is whoever is the next to play. */
/* Of who plays; the next side where nobody is his foe. */
static int
find_next_foe (const CrState *state)
{
  int n = (int) state->n_parties, player = state->turn.player;

  for (int i = 1; i < n; i++)
    if (state->parties[(player + i) % n].team != state->parties[player].team)
      return (player + i) % n;
  return (player + 1) % n;
}

int
cr_state_get_actor (const CrState *state)
{
  const CrAwaited *awaited = cr_state_get_awaited (state);
  const CrPhase *phase = cr_state_get_phase (state);

  if (awaited != NULL)
    return awaited->party;
  if (state->turn.number == 0 && state->plan != NULL)
    return cr_plan_get_actor (state->plan, state->turn.phase);
  if (phase != NULL && phase->of_other)
    return find_next_foe (state);
  return state->turn.player;
}

guint
cr_state_n_parties (const CrState *state)
{
  return state->n_parties;
}

const CrParty *
cr_state_get_party (const CrState *state, guint index)
{
  g_return_val_if_fail (index < state->n_parties, NULL);
  return &state->parties[index];
}

int
cr_state_find_party (const CrState *state, const char *id)
{
  for (guint i = 0; i < state->n_parties; i++)
    if (g_ascii_strcasecmp (state->parties[i].id, id) == 0)
      return (int) i;
  return -1;
}

guint
cr_state_n_fighters (const CrState *state)
{
  return state->turn.n_fighters;
}

const CrFighter *
cr_state_get_fighter (const CrState *state, guint index)
{
  g_return_val_if_fail (index < state->turn.n_fighters, NULL);
  return &state->fighters[index];
}

int
cr_state_find_fighter (const CrState *state, const char *id)
{
  for (guint i = 0; i < state->turn.n_fighters; i++)
    if (g_ascii_strcasecmp (state->fighters[i].id, id) == 0)
      return (int) i;
  return -1;
}

int
cr_state_find_living (const CrState *state, CrPlace place, CrPostKind post)
{
  for (guint i = 0; i < state->turn.n_fighters; i++) {
    const CrFighter *fighter = &state->fighters[i];

    if (cr_fighter_is_living (fighter) && fighter->man.post.kind == post &&
        cr_fighter_covers (fighter, place))
      return (int) i;
  }
  return -1;
}

guint
cr_state_n_gear (const CrState *state)
{
  return state->turn.n_gear;
}

const CrGear *
cr_state_get_gear (const CrState *state, guint index)
{
  g_return_val_if_fail (index < state->turn.n_gear, NULL);
  return &state->gear[index];
}

int
cr_state_find_gear (const CrState *state, const char *id)
{
  for (guint i = 0; i < state->turn.n_gear; i++)
    if (g_ascii_strcasecmp (state->gear[i].id, id) == 0)
      return (int) i;
  return -1;
}

CrPlace
cr_gear_get_top (const CrGear *gear)
{
  return cr_place_neighbour (gear->places[0], (CrDirection) gear->facing);
}

CrTower
cr_gear_get_tower (const CrState *state, int index)
{
  const CrGear *gear = &state->gear[index];

  return (CrTower){ .front = gear->places[0],
                    .facing = (CrDirection) gear->facing,
                    .type = gear->work,
                    .bridge_down = gear->bridge_down,
                    .wall = gear->wall,
                    .moving = gear->raised == state->turn.played };
}

int
cr_state_find_climber (const CrState *state, int gear)
{
  const CrGear *ladder = &state->gear[gear];

  int climber = ladder->state != CR_GEAR_UPRIGHT
                    ? -1
                    : cr_state_find_living (state, ladder->places[0], CR_POST_LADDER_TOP);

  return climber < 0 && ladder->rope && ladder->state == CR_GEAR_UPRIGHT
             ? cr_state_find_living (state, ladder->places[0], CR_POST_LADDER)
             : climber;
}

gboolean
cr_state_are_foes (const CrState *state, int man, int other)
{
  return state->fighters[man].man.side != state->fighters[other].man.side;
}

int
cr_state_count_bodies (const CrState *state, CrPlace place)
{
  int n = 0;

  for (guint i = 0; i < state->turn.n_fighters; i++) {
    const CrFighter *fighter = &state->fighters[i];

    if (fighter->here && fighter->health == CR_HEALTH_DEAD && cr_fighter_covers (fighter, place))
      n += cr_fighter_is_animal (fighter) ? cr_state_get_figure (state, CR_FIGURE_HORSE_BODIES) : 1;
  }
  return n;
}

void
cr_state_begin (const CrState *state, CrEvents *events)
{
  cr_events_clear (events);
  events->turn = state->turn;
}

CrTurn *
cr_state_change_turn (CrState *state)
{
  return &state->turn;
}

CrFighter *
cr_state_change_fighter (CrState *state, CrEvents *events, int index)
{
  CrWas was = { (guint) index, state->fighters[index] };

  g_array_append_val (events->were, was);
  state->mustered = FALSE;
  return &state->fighters[index];
}

int
cr_state_add_fighter (CrState *state, const CrFighter *fighter)
{
  if (state->turn.n_fighters == state->room) {
    state->room = MAX (16, 2 * state->room);
    state->fighters = g_renew (CrFighter, state->fighters, state->room);
  }
  state->fighters[state->turn.n_fighters] = *fighter;
  state->mustered = FALSE;
  return (int) state->turn.n_fighters++;
}

CrGear *
cr_state_change_gear (CrState *state, CrEvents *events, int index)
{
  CrGearWas was = { (guint) index, state->gear[index] };

  g_array_append_val (events->gear_were, was);
  state->mustered = FALSE;
  return &state->gear[index];
}

int
cr_state_add_gear (CrState *state, const CrGear *gear)
{
  if (state->turn.n_gear == state->gear_room) {
    state->gear_room = MAX (8, 2 * state->gear_room);
    state->gear = g_renew (CrGear, state->gear, state->gear_room);
  }
  state->gear[state->turn.n_gear] = *gear;
  state->mustered = FALSE;
  return (int) state->turn.n_gear++;
}

const CrSiegeRules *
cr_state_get_siege_rules (const CrState *state)
{
  CrGround *ground = state->ground;

  if (ground->siege == NULL)
    ground->siege = cr_siege_rules_new (cr_castle_get_ruleset (ground->castle), NULL);
  return ground->siege;
}

/* What others share is left to them. */
void
cr_state_change_castle (CrState *state, CrEvents *events, CrEdit *edit)
{
  if (!g_atomic_ref_count_compare (&state->ground->count, 1)) {
    CrGround *own = ground_new (cr_castle_copy (state->ground->castle));

    ground_unref (state->ground);
    state->ground = own;
  }
  cr_castle_swap (state->ground->castle, edit, NULL);
  g_clear_pointer (&state->ground->digest, g_free);
  if (events != NULL)
    g_ptr_array_add (events->changes, edit);
}
