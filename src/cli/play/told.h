/* told.h: prints what an order has come to, for people or for programs.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli.h"
#include "cr-playlog.h"

/* Returns: (transfer full): the JSON object of one order, a line of output, to which the caller
 * adds members */
JsonBuilder *cli_told_begin (const char *order);
void cli_told_add_words (JsonBuilder *json, const char *name, char **words);
/* @refused, @words: (nullable): why it was not done, or what has happened */
void cli_told_add_result (JsonBuilder *json, const char *refused, char **words);
void cli_told_end (JsonBuilder *json);

/* These functions tell people what has happened, or why nothing has. */
void cli_told_print (const char *order, char **words);
void cli_told_print_refused (const char *order, const char *sentence);

/* @text: (nullable): NULL is 1 */
gboolean cli_read_seed (const char *text, guint64 *seed_out, GError **error);

/* @path: (nullable): NULL writes none */
gboolean cli_save_log (const CrPlaylog *log, const char *path, GError **error);
