/* told.h: what an order came to, for people or for programs.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli.h"
#include "cr-playlog.h"

/* (transfer full): the object of one order, a line of output; its rest is added by who knows. */
JsonBuilder *cli_told_begin (const char *order);
void cli_told_add_words (JsonBuilder *json, const char *name, char **words);
/* @refused, @words: (nullable): why it was not done, or what happened */
void cli_told_add_result (JsonBuilder *json, const char *refused, char **words);
void cli_told_end (JsonBuilder *json);

/* For people: what happened, or why nothing did. */
void cli_told_print (const char *order, char **words);
void cli_told_print_refused (const char *order, const char *sentence);

/* @text: (nullable): NULL is 1 */
gboolean cli_read_seed (const char *text, guint64 *seed_out, GError **error);

/* @path: (nullable): NULL writes none */
gboolean cli_save_log (const CrPlaylog *log, const char *path, GError **error);
