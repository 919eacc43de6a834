/* cr-words-answer.h: any answer as a sentence and as a table.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-answer.h"
#include "cr-words-table.h"

/**
 * cr_words_answer:
 * @answer: a complete answer
 * @kind: what is told of it: of a field, also its dead ground or coverage; of a shot, also its
 *   section
 * @languages: (array zero-terminated=1) (nullable): as in cr-words-lof.h
 *
 * Returns: (transfer full): one sentence
 */
char *cr_words_answer (const CrAnswer *answer, CrQuestionKind kind, const char *const *languages);

/* Returns: (transfer full): the answer as a table: fire place by place, a single shot step by step
 */
CrWordsTable *cr_words_answer_table (const CrAnswer *answer,
                                     CrQuestionKind kind,
                                     const char *const *languages);
