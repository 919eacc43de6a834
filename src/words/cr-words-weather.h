/* cr-words-weather.h: weather and sun of a game, in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-game.h"

/* Returns: (transfer full): "rain". @id: NULL for clear weather */
char *cr_words_weather (const CrState *state, const char *id, const char *const *languages);

/* Returns: (transfer full) (nullable): the weather now: "night", "rain, sun in the east"; NULL in
 * clear weather without a low sun */
char *cr_words_sky (const CrState *state, const char *const *languages);

/* Returns: (transfer full) (nullable): a sentence about the event; NULL for an event of another
 * kind */
char *cr_words_weather_event (const CrState *state,
                              const CrEvent *event,
                              const char *const *languages);

/* Returns: (transfer full) (nullable): the reason of the refusal; NULL for another refusal */
char *cr_words_weather_refusal (const CrRefusal *refusal);
