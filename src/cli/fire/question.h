/* question.h: what every command about shooting is asked with.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli.h"
#include "cr-change.h"
#include "cr-words-fire.h"

/**
 * CliQuestion: the options that lof, field, dead and the like share, and what they come to.
 * @profile: (nullable): as it was given, and so are the other texts
 * @changes: (nullable) (element-type utf8): texts of --with and --without, behind "+" or "-"
 * @tabs: tables are for a spreadsheet
 * @sun: shines into the shooter’s eyes
 * @dim: the target is seen badly
 * @castle: as it is in the file
 * @what_if: (nullable): as it would be, when there are changes
 * @it: the one that is asked about, with the changes; not owned, nor are its map and its scene
 * @options: how its lines of fire are judged
 * @posts: those of shooter and target that were given, for @options
 * @muster: the men, siege towers and weather of @options
 * @fire: what many of them share
 * @before: (nullable): the same of the castle without the changes
 *
 * Another option is a member for its text, a row of the entries and one of the readers in
 * question.c; what it means for a line goes into @options. Clear it when done.
 */
typedef struct {
  char *profile, *side, *weapon, *weather, *post, *target_post;
  char **switches, **men, **towers;
  CrPost posts[2];
  GPtrArray *changes;
  gboolean tabs, sun, dim;
  CliCastle *castle;
  CrCastle *what_if, *it;
  const CrMap *map;
  const CrScene *scene;
  CrLofOptions options;
  CrMuster *muster;
  CrFire *fire, *before;
} CliQuestion;

/* @more: (nullable): options of this command alone; their callbacks get the question. */
gboolean cli_question_ask (CliQuestion *question,
                           CliCall *call,
                           const GOptionEntry *more,
                           GError **error);
void cli_question_clear (CliQuestion *question);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliQuestion, cli_question_clear)

/* Men of the castle that is asked about. */
gboolean cli_question_read_some (const CliQuestion *question,
                                 const char *text,
                                 GArray *men,
                                 GError **error);
gboolean cli_question_read_men (const CliQuestion *question,
                                char *const *texts,
                                GArray *men,
                                GError **error);
CrWordsFire cli_question_get_asked (const CliQuestion *question, const GArray *men);

/* The document's member "changes", when there are any. */
void cli_question_add_changes (const CliQuestion *question, JsonBuilder *json);

/* The sentence and the table below it. (transfer full) both */
char *cli_question_format (const CliQuestion *question, const CrWordsTable *table);
void cli_question_print (const CliQuestion *question, char *sentence, CrWordsTable *table);

/* The members of a record, from and to apart. */
void cli_json_lof (JsonBuilder *json, const CrMap *map, const CrLof *lof);
