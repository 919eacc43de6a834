/* cr-words-game.h: what happens in a game, in words. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-game.h"
#include "cr-playlog.h"

/* Returns: (transfer full): what he is called. */
char *cr_words_fighter (const CrState *state, int man);

/* Returns: the name of a side within a sentence: "the besiegers" */
const char *cr_words_party (const CrState *state, int party);

/* Returns: (transfer full): "Turn 3, the besiegers: movement." */
char *cr_words_phase (const CrState *state, const char *const *languages);

/* Returns: (transfer full) (nullable): what is to be decided and by whom; NULL when the game asks
 * nothing */
char *cr_words_awaited (const CrState *state);

/* Returns: (transfer full): one of the answers: "Tom to 1310" */
char *cr_words_choice (const CrState *state, const CrChoice *choice);

/**
 * cr_words_event:
 * @state: the state after the event
 *
 * Returns: (transfer full): a sentence with the rule that it follows
 */
char *cr_words_event (const CrState *state, const CrEvent *event, const char *const *languages);

/* Returns: (transfer full) (array zero-terminated=1): a sentence for each event */
char **cr_words_events (const CrState *state, const CrEvents *events, const char *const *languages);

/* As cr_playlog_replay(), but the error for a refused order has the reason in words. */
gboolean cr_words_replay (const CrPlaylog *log,
                          guint index,
                          CrState *state,
                          CrEvents *events,
                          const char *const *languages,
                          GError **error);

/* Returns: (transfer full): why an order cannot be done, with its rule */
char *cr_words_refusal (const CrState *state,
                        const CrOrder *order,
                        const CrRefusal *refusal,
                        const char *const *languages);
