/* question.h: what every command about shooting is asked with. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cli.h"
#include "cr-fire.h"

/**
 * CliQuestion: the options that lof, field, dead and the like share, and what they come to.
 * @profile: (nullable): as it was given, and so are @side and @switches
 * @castle: that is asked about
 * @options: how its lines of fire are judged
 * @fire: what many of them share
 *
 * Another option is a member for its text, a row of the entries and one of the readers in
 * question.c; what it means for a line goes into @options. Clear it when done.
 */
typedef struct {
  char *profile, *side;
  char **switches;
  CliCastle *castle;
  CrLofOptions options;
  CrFire *fire;
} CliQuestion;

/* @more: (nullable): options of this command alone; their callbacks get the question. */
gboolean cli_question_ask (CliQuestion *question,
                           CliCall *call,
                           const GOptionEntry *more,
                           GError **error);
void cli_question_clear (CliQuestion *question);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliQuestion, cli_question_clear)
