/* cr-words-ask.h: questions about orders, typed as a line that ends with a question mark.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-game.h"

/* Whether the line is a question, which orders nothing: it ends with a question mark. */
gboolean cr_words_is_question (const char *line);

/**
 * cr_words_ask:
 * @line: “tom ?” or “tom+wulf ?”: what they can do and what not; “attack tom at odo ?”: the odds;
 *   “move tom ?”: what could come next
 *
 * Returns: (transfer full) (array zero-terminated=1): the answer, line by line
 */
char **cr_words_ask (CrState *state, const char *line, const char *const *languages);
