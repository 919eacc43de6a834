/* cr-words-weather.h: weather and sun of a game, in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-game.h"

/* "rain"; NULL is clear weather: (transfer full). */
char *cr_words_weather (const CrState *state, const char *id, const char *const *languages);

/* "night", "rain, sun in the east": what is to be said of it now; NULL in clear weather with the
 * sun nowhere in particular: (transfer full). */
char *cr_words_sky (const CrState *state, const char *const *languages);

/* (transfer full) (nullable): what happens; NULL for what is none of these. */
char *cr_words_weather_event (const CrState *state,
                              const CrEvent *event,
                              const char *const *languages);

/* (transfer full) (nullable): why not; NULL for what is none of these. */
char *cr_words_weather_refusal (const CrRefusal *refusal);
