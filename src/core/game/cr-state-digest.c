/* cr-state-digest.c: a game as one number, by which two are told apart.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-state-private.h"

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
  for (guint i = 0; i < turn->n_blazes; i++) {
    const CrBlaze *blaze = &turn->blazes[i];

    g_string_append_printf (text, "blaze %d/%d,%d %d %d %d %d\n", blaze->fuel.place.floor,
                            blaze->fuel.place.hex.q, blaze->fuel.place.hex.r, blaze->fuel.side,
                            blaze->fuel.gear, blaze->by_arrow, blaze->since);
  }
  for (int i = 0; i < CR_MAX_HELD; i++)
    if (turn->holders[i] != 0)
      g_string_append_printf (text, "held %d %d\n", i, turn->holders[i]);
  for (int i = 0; i < CR_MAX_EVENTS; i++)
    if (turn->happened[i] != 0)
      g_string_append_printf (text, "happened %d %d\n", i, turn->happened[i]);
  for (int i = 0; i < CR_MAX_FORCES; i++)
    if (turn->due[i])
      g_string_append_printf (text, "due %d\n", i);
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
  if (fighter->edge > 0 || fighter->hidden)
    g_string_append_printf (text, "edge %d %d ", fighter->edge, fighter->hidden);
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
  for (int i = 0; i < CR_GEAR_PLACES; i++)
    if (gear->under[i] != NULL)
      g_string_append_printf (text, " on %s %d", gear->under[i], gear->under_front[i]);
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
