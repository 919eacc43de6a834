/* cr-state-reach.c: where a man of a game can walk. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-blaze-private.h"
#include "cr-deck-private.h"
#include "cr-ride-private.h"
#include "cr-view.h"

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
    return (CrBurden){ place, 0, FALSE, NULL, CR_POST_GROUND };
  return (CrBurden){ place, cost - hex, cost == CR_IMPASSABLE, "MOV-14", CR_POST_GROUND };
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
  CrBurden burden = { place, 0, FALSE, NULL, CR_POST_GROUND };

  if (cr_deck_covers (state, place))
    return (CrBurden){ place, 0, TRUE, "TWR-06", CR_POST_GROUND };
  burden.rule = cr_blaze_bars (state, place, CR_POST_GROUND);
  burden.bars = burden.rule != NULL;
  if (burden.bars)
    return burden;
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
    CrBurden burden = { hexes[i], 0, TRUE, "CHR-04", CR_POST_GROUND };

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
  cr_blaze_add_burdens (state, burdens);
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
