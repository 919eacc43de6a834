/* cr-state.c: a game as it stands. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-deck-private.h"
#include "cr-ride-private.h"
#include "cr-view.h"

#include <string.h>

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
    return (state->turn.player + 1) % (int) state->n_parties;
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
  return (CrPlace){ gear->places[0].floor,
                    cr_hex_neighbour (gear->places[0].hex, (CrDirection) gear->facing) };
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

static CrMuster *
make_muster (const CrState *state)
{
  CrMuster *muster = cr_muster_new ();
  g_autofree CrMan *men = g_new (CrMan, state->turn.n_fighters);
  guint n = 0;

  for (guint i = 0; i < state->turn.n_fighters; i++)
    if (cr_fighter_is_living (&state->fighters[i]) &&
        state->fighters[i].man.post.kind != CR_POST_BELOW)
      men[n++] = state->fighters[i].man;
  cr_muster_set_men (muster, men, n);
  for (guint i = 0; i < state->turn.n_gear; i++)
    if (state->gear[i].state == CR_GEAR_STANDING) {
      CrTower tower = cr_gear_get_tower (state, (int) i);

      cr_muster_add_tower (muster, &tower);
    }
  cr_muster_set_sky (
      muster, (CrSky){ .weather = cr_state_get_weather (state), .towards = 1 + state->turn.sun });
  return muster;
}

const CrMuster *
cr_state_get_muster (CrState *state)
{
  if (!state->mustered) {
    cr_muster_free (state->muster);
    state->muster = make_muster (state);
    state->mustered = TRUE;
  }
  return state->muster;
}

int
cr_state_get_mover (const CrState *state, int man)
{
  const CrRuleset *ruleset = cr_state_get_ruleset (state);
  const CrFighter *fighter = &state->fighters[man];
  gboolean horse = fighter->man.body != CR_MAN_ON_FOOT || cr_fighter_leads (fighter);
  int mover = cr_ruleset_find_mover (ruleset, horse                        ? CR_MOVER_MOUNTED
                                              : fighter->character->armour ? "armoured"
                                                                           : "foot");

  return MAX (mover, 0);
}

/* MOV-14: of a ladder that stands there, less what the hex itself costs. */
static CrBurden
weigh_ladder (const CrState *state, int mover, CrPlace place)
{
  const CrRuleset *ruleset = cr_state_get_ruleset (state);
  const CrLinkRule *rule = cr_ruleset_find_link (ruleset, "ladder");
  const CrTerrainKind *kind =
      cr_scene_get_terrain (cr_castle_get_scene (cr_state_get_castle (state)), place);
  int cost = rule != NULL ? rule->cost[CR_CROSS_AGAINST_WALL][mover].value : CR_IMPASSABLE;
  int hex = (kind != NULL ? kind : cr_ruleset_get_terrain (ruleset, 0))->cost[mover].value;

  if (hex == CR_IMPASSABLE)
    return (CrBurden){ place, 0, FALSE, NULL };
  return (CrBurden){ place, cost - hex, cost == CR_IMPASSABLE, "MOV-14" };
}

static int
find_upright (const CrState *state, CrPlace place)
{
  for (guint i = 0; i < state->turn.n_gear; i++)
    if (state->gear[i].state == CR_GEAR_UPRIGHT && !state->gear[i].rope &&
        cr_place_equal (state->gear[i].places[0], place))
      return (int) i;
  return -1;
}

CrBurden
cr_state_get_burden (const CrState *state, int man, CrPlace place)
{
  int bodies = cr_state_count_bodies (state, place);
  CrBurden burden = { place, 0, FALSE, NULL };

  if (cr_deck_covers (state, place))
    return (CrBurden){ place, 0, TRUE, "TWR-06" };
  if (find_upright (state, place) >= 0)
    burden = weigh_ladder (state, cr_state_get_mover (state, man), place);
  if (bodies >= cr_state_get_figure (state, CR_FIGURE_BODIES_BAR)) {
    burden.bars = TRUE;
    burden.rule = "MOV-07";
  } else if (bodies >= cr_state_get_figure (state, CR_FIGURE_BODIES_HINDER)) {
    burden.points += cr_state_get_figure (state, CR_FIGURE_BODIES_POINTS);
    burden.rule = burden.rule != NULL ? burden.rule : "MOV-06";
  }
  return burden;
}

/* Who leads a horse walks round it. */
static void
bar_horse (const CrFighter *horse, GArray *burdens)
{
  const CrPlace hexes[] = { horse->man.place, cr_fighter_get_rump (horse) };

  for (gsize i = 0; i < G_N_ELEMENTS (hexes); i++) {
    CrBurden burden = { hexes[i], 0, TRUE, "CHR-04" };

    g_array_append_val (burdens, burden);
  }
}

/* MOV-06, MOV-07, MOV-14, and what stands there. */
static GArray *
find_burdens (const CrState *state, int man)
{
  GArray *burdens = g_array_new (FALSE, FALSE, sizeof (CrBurden));

  for (guint i = 0; i < state->turn.n_fighters + state->turn.n_gear; i++) {
    gboolean body = i < state->turn.n_fighters;
    const CrFighter *fighter = &state->fighters[body ? i : 0];
    const CrGear *gear = body ? NULL : &state->gear[i - state->turn.n_fighters];
    CrBurden burden;

    if (body ? !fighter->here || fighter->health != CR_HEALTH_DEAD : gear->state != CR_GEAR_UPRIGHT)
      continue;
    burden = cr_state_get_burden (state, man, body ? fighter->man.place : gear->places[0]);
    if (burden.rule != NULL)
      g_array_append_val (burdens, burden);
    if (!body || fighter->man.rear < 0)
      continue;
    burden = cr_state_get_burden (state, man, cr_fighter_get_rump (fighter));
    if (burden.rule != NULL)
      g_array_append_val (burdens, burden);
  }
  cr_deck_add_burdens (state, burdens);
  cr_hamstring_add_burdens (state, man, burdens);
  if (cr_fighter_leads (&state->fighters[man]))
    bar_horse (&state->fighters[state->fighters[man].horse], burdens);
  return burdens;
}

/* TMP-07: to whom nobody has shown a secret way, there is none. */
static gboolean
is_stranger (const CrState *state, int man)
{
  const CrMap *map = cr_state_get_map (state);
  gboolean secrets = FALSE;

  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    if (!cr_floor_is_secret (cr_map_get_floor (map, floor)))
      continue;
    if (cr_state_knows_floor (state, state->fighters[man].side, floor))
      return FALSE;
    secrets = TRUE;
  }
  return secrets;
}

static int
get_ridden (const CrFighter *fighter)
{
  return cr_fighter_rides (fighter) ? 1 + cr_fighter_get_facing (fighter) : 0;
}

CrReach *
cr_state_get_reach_alone (const CrState *state, int man)
{
  const CrFighter *fighter = &state->fighters[man];
  CrWalker walker = { .mover = cr_state_get_mover (state, man),
                      .budget = -1,
                      .post = (CrPostKind) fighter->man.post.kind,
                      .rides = get_ridden (fighter),
                      .stranger = is_stranger (state, man) };

  return cr_reach_new_among (cr_castle_get_ways (state->ground->castle), fighter->man.place,
                             &walker);
}

int
cr_state_get_open_points (const CrState *state, int man, int points)
{
  const CrWeather *weather = cr_state_get_weather (state);
  int allowance = cr_fighter_get_allowance (&state->fighters[man]);

  if (weather == NULL || points < 0 || !state->fighters[man].sheltered)
    return points;
  return MAX (0, cr_weather_get_allowance (weather, allowance) - (allowance - points));
}

CrReach *
cr_state_get_reach (CrState *state, int man, int points)
{
  const CrFighter *fighter = &state->fighters[man];
  g_autoptr (GArray) burdens = find_burdens (state, man);
  CrWalker walker = { .mover = cr_state_get_mover (state, man),
                      .budget = fighter->man.post.kind == CR_POST_TOWER
                                    ? 0
                                    : cr_state_get_open_points (state, man, points),
                      .whole = MAX (points, 0),
                      .post = (CrPostKind) fighter->man.post.kind,
                      .rides = get_ridden (fighter),
                      .muster = cr_state_get_muster (state),
                      .side = 1 + fighter->man.side,
                      .stranger = is_stranger (state, man),
                      .burdens = (const CrBurden *) (gpointer) burdens->data,
                      .n_burdens = burdens->len };

  return cr_reach_new_among (cr_castle_get_ways (state->ground->castle), fighter->man.place,
                             &walker);
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

static const char *
get_ground_digest (const CrState *state)
{
  CrGround *ground = state->ground;

  if (ground->digest == NULL)
    ground->digest = cr_map_dup_digest (cr_castle_get_map (ground->castle));
  return ground->digest;
}

static void
digest_awaited (const CrAwaited *awaited, GString *text)
{
  g_string_append_printf (text, "awaited %d %d %d %d %d %d %d,%d", awaited->kind, awaited->party,
                          awaited->man, awaited->number, awaited->by_fire, awaited->from.floor,
                          awaited->from.hex.q, awaited->from.hex.r);
  for (int i = 0; i < awaited->n_men; i++)
    g_string_append_printf (text, " %d", awaited->men[i]);
  for (int i = 0; i < awaited->n_places; i++)
    g_string_append_printf (text, " %d/%d,%d", awaited->places[i].floor, awaited->places[i].hex.q,
                            awaited->places[i].hex.r);
  g_string_append_c (text, '\n');
}

static void
digest_way (const CrWay *way, GString *text)
{
  g_string_append_printf (text, "way %d", way->let_pass);
  for (int i = way->at; i < way->n; i++)
    g_string_append_printf (text, " %d %d", way->stands[i], way->costs[i]);
  g_string_append_c (text, '\n');
}

static void
digest_turn (const CrTurn *turn, GString *text)
{
  g_string_append_printf (text, "turn %d %d %d %" G_GUINT64_FORMAT " %d %d %d %d %d %d\n",
                          turn->number, turn->player, turn->phase, turn->dice.state,
                          turn->dice.typed, turn->over, turn->winner, turn->quiet, turn->flood,
                          turn->last);
  if (turn->sun >= 0)
    g_string_append_printf (text, "sun %d\n", turn->sun);
  for (guint i = 0; i < turn->n_forecasts; i++)
    g_string_append_printf (text, "weather %d %s\n", turn->forecasts[i].from,
                            turn->forecasts[i].weather != NULL ? turn->forecasts[i].weather : "");
  for (guint i = 0; i < turn->n_heaps; i++)
    g_string_append_printf (text, "heap %d %d,%d %d\n", turn->heaps[i].place.floor,
                            turn->heaps[i].place.hex.q, turn->heaps[i].place.hex.r,
                            turn->heaps[i].fascines);
  for (int i = 0; i < CR_MAX_HELD; i++)
    if (turn->holders[i] != 0)
      g_string_append_printf (text, "held %d %d\n", i, turn->holders[i]);
  digest_way (&turn->way, text);
  for (guint i = 0; i < turn->n_awaited; i++)
    digest_awaited (&turn->awaited[i], text);
}

/* @pushed: there is something that is pushed, by those who did not fight (TWR-09) */
static void
digest_fighter (const CrFighter *fighter, gboolean pushed, GString *text)
{
  const CrMan *man = &fighter->man;

  if (fighter->away != CR_AWAY_ASIDE)
    g_string_append_printf (text, "away %d ", fighter->away);
  if (fighter->prey >= 0)
    g_string_append_printf (text, "on %d %d ", fighter->prey, fighter->strength);
  if (fighter->stalks >= 0 || fighter->hocked > 0)
    g_string_append_printf (text, "stalks %d %d ", fighter->stalks, fighter->hocked);
  if (fighter->grapnels > 0)
    g_string_append_printf (text, "grapnels %d ", fighter->grapnels);
  if (fighter->loads >= 0 || fighter->attacked > 0)
    g_string_append_printf (text, "loads %d %d ", fighter->loads, fighter->attacked);
  g_string_append_printf (
      text, "%s %s %d %d %d %d %d %d %d %d %d %d %d,%d %d %d %s %d %d %d %d %d\n", fighter->id,
      fighter->character->id, fighter->side, fighter->here, fighter->health, fighter->stunned,
      fighter->deeds, fighter->points, fighter->works, fighter->turns + 100 * fighter->sheltered,
      man->place.floor, fighter->gear, man->place.hex.q, man->place.hex.r, man->post.kind,
      man->post.facing, man->post.part != NULL ? man->post.part : "", man->state, man->body,
      man->rear, fighter->sheltered, fighter->horse);
  if (pushed)
    g_string_append_printf (text, "fought %d\n", fighter->fought);
}

static void
digest_gear (const CrGear *gear, GString *text)
{
  if (gear->rope)
    g_string_append (text, "rope ");
  g_string_append_printf (text, "%s %d %d %d,%d %d,%d %d %d %d %d", gear->id, gear->state,
                          gear->facing, gear->places[0].hex.q, gear->places[0].hex.r,
                          gear->places[1].hex.q, gear->places[1].hex.r, gear->places[0].floor,
                          gear->bearers[0], gear->bearers[1], gear->raised);
  if (gear->work != NULL)
    g_string_append_printf (text, " %s %d %d %d%s", gear->work->id, gear->wall, gear->bridge_down,
                            gear->rolled, gear->linked ? " linked" : "");
  if (gear->under != NULL)
    g_string_append_printf (text, " on %s %d", gear->under, gear->under_front);
  g_string_append_c (text, '\n');
}

char *
cr_state_dup_digest (const CrState *state)
{
  g_autoptr (GString) text = g_string_new (get_ground_digest (state));
  gboolean pushed = FALSE;

  for (guint i = 0; i < state->turn.n_gear; i++)
    pushed |= state->gear[i].work != NULL;
  for (const char *const *choice = cr_ruleset_get_choices (cr_state_get_ruleset (state));
       *choice != NULL; choice++)
    g_string_append_printf (text, " %s", *choice);
  if (state->plan != NULL)
    g_string_append_printf (text, " %s", state->plan->scenario->id);
  g_string_append_c (text, '\n');
  digest_turn (&state->turn, text);
  for (guint i = 0; i < state->turn.n_fighters; i++)
    digest_fighter (&state->fighters[i], pushed, text);
  for (guint i = 0; i < state->turn.n_gear; i++)
    digest_gear (&state->gear[i], text);
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, (gssize) text->len);
}
