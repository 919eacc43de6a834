/* cr-words-game.h: what happens in a game, in words. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-game.h"
#include "cr-playlog.h"

/* (transfer full): what he is called. */
char *cr_words_fighter (const CrState *state, int man);

/* "the besiegers", as they are called. */
const char *cr_words_party (const CrState *state, int party);

/* (transfer full): "Turn 3, the besiegers: movement." */
char *cr_words_phase (const CrState *state, const char *const *languages);

/* (transfer full) (nullable): what is to be decided and by whom; NULL when nothing is */
char *cr_words_awaited (const CrState *state);

/* (transfer full): one of the answers: "Tom to 1310" */
char *cr_words_choice (const CrState *state, const CrChoice *choice);

/**
 * cr_words_event:
 * @state: after it happened
 *
 * Returns: (transfer full): a sentence with its rule
 */
char *cr_words_event (const CrState *state, const CrEvent *event, const char *const *languages);

/* (transfer full) (array zero-terminated=1): all of them */
char **cr_words_events (const CrState *state, const CrEvents *events, const char *const *languages);

/* As cr_playlog_replay(); an order that is refused is so with the reason in words. */
gboolean cr_words_replay (const CrPlaylog *log,
                          guint index,
                          CrState *state,
                          CrEvents *events,
                          const char *const *languages,
                          GError **error);

/* (transfer full): why an order cannot be done, with its rule */
char *cr_words_refusal (const CrState *state,
                        const CrOrder *order,
                        const CrRefusal *refusal,
                        const char *const *languages);
