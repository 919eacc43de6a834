/* cr-verb-weather.c: weather by turn, and where the sun stands.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-consequence-private.h"
#include "cr-verb-private.h"

/* Where it belongs among the others, by its turn. */
static guint
find_forecast (const CrTurn *turn, int from)
{
  guint at = 0;

  while (at < turn->n_forecasts && turn->forecasts[at].from < from)
    at++;
  return at;
}

static gboolean
has_forecast (const CrTurn *turn, guint at, int from)
{
  return at < turn->n_forecasts && turn->forecasts[at].from == from;
}

/* Of what is over only the last holds still. */
static void
forget_past (CrTurn *turn)
{
  while (turn->n_forecasts > 1 && turn->forecasts[1].from <= turn->number) {
    turn->n_forecasts--;
    for (guint i = 0; i < turn->n_forecasts; i++)
      turn->forecasts[i] = turn->forecasts[i + 1];
  }
}

static void
foresee_weather (CrState *state, int from, const char *weather)
{
  CrTurn *turn = cr_state_change_turn (state);
  guint at;

  forget_past (turn);
  at = find_forecast (turn, from);
  if (!has_forecast (turn, at, from)) {
    for (guint i = turn->n_forecasts++; i > at; i--)
      turn->forecasts[i] = turn->forecasts[i - 1];
  }
  turn->forecasts[at] = (CrForecast){ from, weather };
  state->mustered = FALSE;
}

/* WEA-01: by the author, or by a scenario for the turns to come. */
gboolean
cr_verb_weather (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  const CrTurn *turn = &state->turn;
  int from = order->number > 0 ? order->number : turn->number;
  CrEvent *event;

  refusal->limit = from;
  if (!cr_ruleset_plays (cr_state_get_ruleset (state), "WEA-01"))
    return cr_refuse (refusal, CR_REFUSAL_UNPLAYED, "WEA-01", -1);
  if (from < turn->number)
    return cr_refuse (refusal, CR_REFUSAL_PAST, "WEA-01", -1);
  refusal->limit = CR_MAX_FORECASTS;
  if (turn->n_forecasts == CR_MAX_FORECASTS &&
      !has_forecast (turn, find_forecast (turn, from), from))
    return cr_refuse (refusal, CR_REFUSAL_FORECASTS, "WEA-01", -1);
  if (events == NULL)
    return TRUE;
  foresee_weather (state, from, order->name);
  event = cr_events_add (events, CR_EVENT_WEATHER, -1);
  event->code = order->name;
  event->number = from > turn->number ? from : 0;
  event->rule = "WEA-01";
  return TRUE;
}

/* MIS-02 */
gboolean
cr_verb_sun (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  CrEvent *event;

  if (!cr_ruleset_plays (cr_state_get_ruleset (state), "WEA-01"))
    return cr_refuse (refusal, CR_REFUSAL_UNPLAYED, "WEA-01", -1);
  if (events == NULL)
    return TRUE;
  cr_state_change_turn (state)->sun = order->facing;
  state->mustered = FALSE;
  event = cr_events_add (events, CR_EVENT_SUN, -1);
  event->facing = (gint8) order->facing;
  event->rule = "MIS-02";
  return TRUE;
}

static const CrWeather *
find_worse (const CrRuleset *ruleset, const CrWeather *weather)
{
  const char *id = weather != NULL ? weather->id : "clear";

  for (guint i = 0; i < cr_ruleset_n_weathers (ruleset); i++) {
    const CrWeather *worse = cr_ruleset_get_weather (ruleset, i);

    if (g_strcmp0 (worse->after, id) == 0)
      return worse;
  }
  return NULL;
}

/* One step worse or better; what comes after nothing and before nothing stays as it is. */
static void
change_by_die (CrState *state, CrEvents *events)
{
  const CrRuleset *ruleset = cr_state_get_ruleset (state);
  const CrWeather *weather = cr_state_get_weather (state);
  const CrWeather *worse = find_worse (ruleset, weather);
  CrEvent *event;
  const char *id = weather != NULL ? weather->id : NULL;
  int die;

  if (worse == NULL && (weather == NULL || weather->after == NULL))
    return;
  event = cr_events_add (events, CR_EVENT_WEATHER, -1);
  die = cr_roll (state, event, cr_state_get_figure (state, CR_FIGURE_DIE_SIDES));
  if (die >= cr_state_get_figure (state, CR_FIGURE_WEATHER_WORSE) && worse != NULL)
    id = worse->id;
  else if (die <= cr_state_get_figure (state, CR_FIGURE_WEATHER_BETTER) && weather != NULL)
    id = cr_ruleset_find_weather (ruleset, weather->after) != NULL ? weather->after : NULL;
  event->code = id != NULL ? g_intern_string (id) : NULL;
  event->rule = "WEA-01";
  if (g_strcmp0 (id, weather != NULL ? weather->id : NULL) != 0 &&
      state->turn.n_forecasts + 1 < CR_MAX_FORECASTS)
    foresee_weather (state, state->turn.number, event->code);
}

void
cr_weather_begin (CrState *state, CrEvents *events)
{
  const CrTurn *turn = &state->turn;
  guint at = find_forecast (turn, turn->number);
  CrEvent *event;

  state->mustered = FALSE;
  if (!cr_ruleset_plays (cr_state_get_ruleset (state), "WEA-01"))
    return;
  if (cr_state_says (state, "sky-changes", "die"))
    change_by_die (state, events);
  else if (turn->number > 1 && has_forecast (turn, at, turn->number)) {
    event = cr_events_add (events, CR_EVENT_WEATHER, -1);
    event->code = turn->forecasts[at].weather;
    event->rule = "WEA-01";
  }
}
