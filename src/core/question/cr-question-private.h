/* cr-question-private.h: shared by what reads questions. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-question-words.h"

/* A place, several or a group; groups are kept by name. FALSE with an error when nobody is there.
 * @castle: as it is before any change */
gboolean cr_question_read_item (CrQuestion *question,
                                CrQuestionList list,
                                const CrCastle *castle,
                                const char *text,
                                GError **error);

/* Its own, to be written to while it is read. */
CrMuster *cr_question_open_muster (CrQuestion *question);

/* The options that it has, and the words that make it the question it is.
 * @words: (element-type utf8): appended to */
void cr_question_print_options (const CrQuestion *question, const CrMap *map, GPtrArray *words);
void cr_question_print_ends (const CrQuestion *question, const CrMap *map, GPtrArray *words);
