/* cr-words-ask.h: what could be ordered, asked in a line. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-game.h"

/* Whether a line asks and orders nothing: it ends with a question mark. */
gboolean cr_words_is_question (const char *line);

/**
 * cr_words_ask:
 * @line: “tom ?” or “tom+wulf ?”: what they can do and what not; “attack tom at odo ?”: how that
 *   would stand; “move tom ?”: what could come next
 *
 * Returns: (transfer full) (array zero-terminated=1): the answer, line by line
 */
char **cr_words_ask (CrState *state, const char *line, const char *const *languages);
