/* question.h: what every command about shooting and walking is asked with.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli.h"
#include "cr-answer.h"
#include "cr-words-answer.h"

/**
 * CliQuestion: the command line of such a command, and what it comes to.
 * @words: (element-type utf8): its options as cr_question_read_options() reads them
 * @profile: (nullable): the ruleset to judge by
 * @tabs: tables are for a spreadsheet
 * @castle: as it is in the file
 * @what_if: (nullable): as it would be, when there are changes
 * @asked: what is asked
 * @map: of the one that is asked about, with the changes, as is @scene
 * @areas: whose areas are meant: that map, unless the command has others
 * @answer: (nullable): until it is answered
 *
 * Another option is a row of the entries in question.c; what it means is core's. Clear it when
 * done.
 */
typedef struct {
  GPtrArray *words;
  char *profile;
  gboolean tabs;
  CliCastle *castle;
  CrCastle *what_if;
  CrQuestion *asked;
  const CrMap *map, *areas;
  const CrScene *scene;
  CrAnswer *answer;
} CliQuestion;

/* Parses the command line.
 * @question: all zero
 * @more: (nullable): options of this command alone, which may be the question's by
 *   cli_question_take_cb(); the callbacks get the question. */
gboolean cli_question_parse (CliQuestion *question,
                             CliCall *call,
                             CrQuestionKind kind,
                             const GOptionEntry *more,
                             GError **error);

/* Then loads the castle that is named first, and reads the options. */
gboolean cli_question_load (CliQuestion *question,
                            CliCall *call,
                            CrQuestionKind kind,
                            GError **error);

/* Reads the words of the call, then loads the castle: the two functions above in one. */
gboolean cli_question_ask (CliQuestion *question,
                           CliCall *call,
                           CrQuestionKind kind,
                           const GOptionEntry *more,
                           GError **error);
gboolean cli_question_take_cb (const char *option,
                               const char *value,
                               gpointer question,
                               GError **error);

/* Reads what stands behind the map, up to the last @n_left arguments, and answers. */
gboolean cli_question_answer (CliQuestion *question, CliCall *call, int n_left, GError **error);
void cli_question_clear (CliQuestion *question);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliQuestion, cli_question_clear)

/* The document's member "changes", when there are any. */
void cli_question_add_changes (const CliQuestion *question, JsonBuilder *json);

/* The answer as cr_words_answer() tells it: (transfer full): in one sentence; that as a member of
 * the document; and printed, with the table below it. */
char *cli_question_dup_sentence (const CliQuestion *question, CrQuestionKind kind);
void cli_question_add_sentence (const CliQuestion *question,
                                CrQuestionKind kind,
                                JsonBuilder *json);
void cli_question_print (const CliQuestion *question, CrQuestionKind kind);

/* (transfer full) */
char *cli_question_format (const CliQuestion *question, const CrWordsTable *table);

/* The members of a record, from and to apart. */
void cli_json_lof (JsonBuilder *json, const CrMap *map, const CrLof *lof);
