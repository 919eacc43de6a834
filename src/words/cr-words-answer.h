/* cr-words-answer.h: any answer as a sentence and as a table.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-answer.h"
#include "cr-words-table.h"

/**
 * cr_words_answer:
 * @answer: known
 * @kind: as what it is told: of a field dead ground and coverage can be told, of a shot its section
 * @languages: (array zero-terminated=1) (nullable): as in cr-words-lof.h
 *
 * Returns: (transfer full): one sentence
 */
char *cr_words_answer (const CrAnswer *answer, CrQuestionKind kind, const char *const *languages);

/* (transfer full): of shooting: place by place; a shot step by step. */
CrWordsTable *cr_words_answer_table (const CrAnswer *answer,
                                     CrQuestionKind kind,
                                     const char *const *languages);
