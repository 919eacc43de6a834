/* cr-words-game-private.h: what the files of cr-words-game share.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-words-game.h"

/* (transfer full): a hex as it is printed on the map. */
char *cr_words_game_place (const CrState *state, CrPlace place);

/* "die 4", "die 4 + 2 = 6", and whether it was rolled by hand: (transfer full). */
char *cr_words_die (const CrEvent *event);

/* As he was then: the horse of a result may be dead by now. */
gboolean cr_words_is_mounted (const CrEvent *event);

/* (transfer full): "B, he is wounded", and of what comes to nothing no code.
 * @table: in which the result of @event stands
 * @defensive: it was shot by the side that does not play */
char *cr_words_result (const CrState *state,
                       const CrEvent *event,
                       const char *table,
                       gboolean defensive,
                       const char *const *languages);

/* (transfer full): of what is settled by a table: shots, fights, tests, and who joins in. */
char *cr_words_blow (const CrState *state,
                     const CrEvent *event,
                     const char *man,
                     const char *const *languages);

/* (transfer full) */
char *cr_words_ladder_event (const CrState *state,
                             const CrEvent *event,
                             const char *man,
                             const char *from,
                             const char *to);

/* What is opened, shut or broken on that side: "the gate". Of a whole hex, and of what has fallen,
 * no side is left.
 * @struck: by an axe or a ram, which breaks partitions too */
const char *cr_words_barrier (const CrMap *map, CrPlace place, CrDirection side, gboolean struck);

/* (transfer full): of what is opened, shut or broken. */
char *cr_words_door_event (const CrState *state, const CrEvent *event, const char *man);

/* (transfer full): what working a mechanism does besides: “ (shuts the gate)”, or nothing. */
char *cr_words_work_too (const CrState *state, const CrNode *node);

/* (transfer full): of a mechanism that is worked. */
char *cr_words_work_event (const CrState *state, const CrEvent *event, const char *man);
