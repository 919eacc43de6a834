/* cr-words-weather.c: weather and sun of a game, in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-weather.h"

#include "cr-text.h"
#include "cr-words-game-private.h"
#include "cr-words-lof-private.h"

char *
cr_words_weather (const CrState *state, const char *id, const char *const *languages)
{
  const CrRuleset *ruleset = cr_state_get_ruleset (state);
  const CrWeather *weather = id != NULL ? cr_ruleset_find_weather (ruleset, id) : NULL;
  g_autofree char *name = NULL;

  if (weather == NULL)
    return g_strdup (cr_text ("clear"));
  name = cr_words_row (weather->node, weather->id, languages);
  return g_utf8_strdown (name, -1);
}

static const char *
word_side (const CrState *state, int direction)
{
  return cr_direction_get_title ((CrDirection) direction,
                                 cr_map_get_grid (cr_state_get_map (state))->orientation);
}

char *
cr_words_sky (const CrState *state, const char *const *languages)
{
  const CrWeather *weather = cr_state_get_weather (state);
  int sun = cr_state_get_turn (state)->sun;

  if (weather != NULL)
    return cr_words_weather (state, weather->id, languages);
  /* Translators: a direction, such as north-east */
  return sun >= 0 ? g_strdup_printf (cr_text ("sun in the %s"), word_side (state, sun)) : NULL;
}

static char *
word_weather (const CrState *state, const CrEvent *event, const char *const *languages)
{
  g_autofree char *name = cr_words_weather (state, event->code, languages);
  g_autofree char *die = event->die > 0 ? cr_words_die (event) : NULL;

  if (die != NULL)
    /* Translators: the die, the weather it brings, the rule */
    return g_strdup_printf (cr_text ("Weather, %1$s: %2$s. %3$s"), die, name, event->rule);
  return event->number > 0 ? g_strdup_printf (cr_text ("Weather from turn %1$d on: %2$s. %3$s"),
                                              event->number, name, event->rule)
                           : g_strdup_printf (cr_text ("Weather: %1$s. %2$s"), name, event->rule);
}

char *
cr_words_weather_event (const CrState *state, const CrEvent *event, const char *const *languages)
{
  if (event->kind == CR_EVENT_WEATHER)
    return word_weather (state, event, languages);
  if (event->kind != CR_EVENT_SUN)
    return NULL;
  return event->facing < 0
             ? g_strdup_printf (cr_text ("The sun is in nobody's eyes. %s"), event->rule)
             /* Translators: a direction, such as north-east, and the rule */
             : g_strdup_printf (cr_text ("The sun is in the %1$s. %2$s"),
                                word_side (state, event->facing), event->rule);
}

char *
cr_words_weather_refusal (const CrRefusal *refusal)
{
  if (refusal->why == CR_REFUSAL_PAST)
    return g_strdup_printf (cr_text ("Turn %d is over."), refusal->limit);
  if (refusal->why == CR_REFUSAL_FORECASTS)
    return g_strdup_printf (cr_text ("The weather changes at most %d times."), refusal->limit);
  return NULL;
}
