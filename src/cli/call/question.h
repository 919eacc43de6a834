/* question.h: the options of all commands about shooting and walking.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli.h"
#include "cr-answer.h"
#include "cr-words-answer.h"

/**
 * CliQuestion: the command line of such a command, and its answer. All options are rows of the
 * entries in question.c; core gives them their meaning. Clear it when done.
 * @words: (element-type utf8): its options, as cr_question_read_options() reads them
 * @profile: (nullable): the ruleset to use
 * @tabs: tables are for a spreadsheet
 * @castle: as it is in the file
 * @what_if: (nullable): the castle with the changes, if there are any
 * @asked: the question
 * @map: of the castle that is asked about, with the changes
 * @scene: the same
 * @areas: the map whose areas are meant: @map, unless the command has others
 * @answer: (nullable): NULL until it is answered
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

/* Parses the command line. @question: all zero; @more: (nullable): options of this command alone,
 * which may use cli_question_take_cb(); callbacks get the question. Returns: FALSE with an error */
gboolean cli_question_parse (CliQuestion *question,
                             CliCall *call,
                             CrQuestionKind kind,
                             const GOptionEntry *more,
                             GError **error);

/* Loads the castle that is the first argument, and reads the options. Returns: FALSE with an error
 */
gboolean cli_question_load (CliQuestion *question,
                            CliCall *call,
                            CrQuestionKind kind,
                            GError **error);

/* Does both of the above. */
gboolean cli_question_ask (CliQuestion *question,
                           CliCall *call,
                           CrQuestionKind kind,
                           const GOptionEntry *more,
                           GError **error);
gboolean cli_question_take_cb (const char *option,
                               const char *value,
                               gpointer question,
                               GError **error);

/* Reads the arguments after the map, except the last @n_left, and answers. Returns: FALSE with an
 * error */
gboolean cli_question_answer (CliQuestion *question, CliCall *call, int n_left, GError **error);
void cli_question_clear (CliQuestion *question);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliQuestion, cli_question_clear)

/* Adds the member "changes", when there are changes. */
void cli_question_add_changes (const CliQuestion *question, JsonBuilder *json);

/* Returns: (transfer full): the answer in one sentence, by cr_words_answer(). The functions below
 * add it to a document, and print it with its table. */
char *cli_question_dup_sentence (const CliQuestion *question, CrQuestionKind kind);
void cli_question_add_sentence (const CliQuestion *question,
                                CrQuestionKind kind,
                                JsonBuilder *json);
void cli_question_print (const CliQuestion *question, CrQuestionKind kind);

/* Returns: (transfer full) */
char *cli_question_format (const CliQuestion *question, const CrWordsTable *table);

/* Adds the members of a record; from and to are added separately. */
void cli_json_lof (JsonBuilder *json, const CrMap *map, const CrLof *lof);
