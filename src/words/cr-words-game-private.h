/* cr-words-game-private.h: shared by the files of cr-words-game.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-words-game.h"

/* Returns: (transfer full): a hex as it is printed on the map. */
char *cr_words_game_place (const CrState *state, CrPlace place);

/* Returns: (transfer full): "die 4" or "die 4 + 2 = 6", and whether it was rolled by hand */
char *cr_words_die (const CrEvent *event);

/* Whether the man of the event was mounted when it happened; his horse may be dead by now. */
gboolean cr_words_is_mounted (const CrEvent *event);

/* Returns: (transfer full): the code and its meaning: "B, he is wounded"; without the code when
 * nothing comes of it. @table: in which the result stands @defensive: it was shot by the side that
 * does not play */
char *cr_words_result (const CrState *state,
                       const CrEvent *event,
                       const char *table,
                       gboolean defensive,
                       const char *const *languages);

/* Returns: (transfer full): an event that a table decides: a shot, a fight, a test, or who joins in
 */
char *cr_words_blow (const CrState *state,
                     const CrEvent *event,
                     const char *man,
                     const char *const *languages);

/* Returns: (transfer full): an event about a ladder */
char *cr_words_ladder_event (const CrState *state,
                             const CrEvent *event,
                             const char *man,
                             const char *from,
                             const char *to);

/* Returns: what is opened, shut or broken on that side: "the gate". An order about a whole hex, and
 * a thing that was broken, have no side any more. @struck: by an axe or a ram, which also breaks
 * partitions */
const char *cr_words_barrier (const CrMap *map, CrPlace place, CrDirection side, gboolean struck);

/* Returns: (transfer full): an event about something that is opened, shut or broken */
char *cr_words_door_event (const CrState *state, const CrEvent *event, const char *man);

/* Returns: (transfer full): what else a mechanism moves: “ (shuts the gate)”, or an empty text */
char *cr_words_work_too (const CrState *state, const CrNode *node);

/* Returns: (transfer full): an event about a mechanism that is worked */
char *cr_words_work_event (const CrState *state, const CrEvent *event, const char *man);
