/* cr-question-words.h: questions as people write them. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-question.h"

/* "lof", "field", …: stable keys, never translated. */
const char *cr_question_kind_get_name (CrQuestionKind kind);

/**
 * cr_question_parse:
 * @castle: as it is before any change
 * @words: (array zero-terminated=1): as for the command line without the map: the kind, then ends
 *   and options in any order: "lof", "5,5", "12,8", "--with=breach@7,3"
 * @what_if_out: (out) (optional) (nullable) (transfer full): the castle with the changes
 *
 * Returns: (transfer full) (nullable): NULL with what was found and what was expected
 */
CrQuestion *cr_question_parse (CrCastle *castle,
                               const char *const *words,
                               CrCastle **what_if_out,
                               GError **error);

/* (transfer full) (array zero-terminated=1): words that cr_question_parse() makes the same question
 * of; what its kind does not ask for is left out. */
char **cr_question_dup_words (const CrQuestion *question, const CrMap *map);

/**
 * cr_question_read_options:
 * @options: (array zero-terminated=1): "--side=N", "--sun", …; of those that are said once the last
 *   one holds
 * @what_if_out: (out) (nullable) (transfer full): the castle with the changes, which are done
 *   before anything else is read
 */
gboolean cr_question_read_options (CrQuestion *question,
                                   CrCastle *castle,
                                   const char *const *options,
                                   CrCastle **what_if_out,
                                   GError **error);

/**
 * cr_question_read_ends:
 * @what_if: (nullable): the castle with the changes
 * @ends: (array zero-terminated=1): as many as its kind takes: FROM TO, TO FROM…, FROM…
 */
gboolean cr_question_read_ends (CrQuestion *question,
                                CrCastle *castle,
                                CrCastle *what_if,
                                const char *const *ends,
                                GError **error);

/* One option, without its dashes, when the castle is as it is asked about.
 * @text: (nullable): NULL for those that are so or not */
gboolean cr_question_read_option (CrQuestion *question,
                                  CrCastle *castle,
                                  const char *name,
                                  const char *text,
                                  GError **error);

/* A place that is on the map, not void. */
gboolean cr_question_read_place (const CrMap *map,
                                 const char *text,
                                 CrPlace *place_out,
                                 GError **error);
